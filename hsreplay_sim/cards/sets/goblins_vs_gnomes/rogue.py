"""Goblins vs Gnomes: Rogue."""

from hsreplay_sim.cards.words import *


class GVG_022:
    """Tinker's Sharpsword Oil.

    Give your weapon +3 Attack. Combo: Give a random friendly minion +3 Attack.
    """

    action = give(FRIENDLY_WEAPON, "GVG_022a")
    combo = give(FRIENDLY_WEAPON, "GVG_022a") >> give(random(FRIENDLY_MINIONS), "GVG_022b")


class GVG_023:
    """Goblin Auto-Barber. Battlecry: Give your weapon +1 Attack."""

    action = give(FRIENDLY_WEAPON, "GVG_023a")


class GVG_024:
    """Cogmaster's Wrench. Has +2 Attack while you have a Mech."""

    atk = as_number(any_of(FRIENDLY_MINIONS & MECH)) * N


class GVG_025:
    """One-eyed Cheat. Whenever you summon a Pirate, gain Stealth."""

    events = when_summoned((FRIENDLY_MINIONS & PIRATE) - SELF, keyword(SELF, STEALTH))


class GVG_027:
    """Iron Sensei. At the end of your turn, give another friendly Mech +2/+2."""

    events = turn_end(give(random((FRIENDLY_MINIONS & MECH) - SELF), "GVG_027e"))


class GVG_027e:
    """Ironed Out. Increased stats."""

    atk = 2
    max_health = 2


class GVG_028:
    """Trade Prince Gallywix.

    Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
    """

    events = when_played(
        (ENEMY & SPELL) & ~card("GVG_028t"), copy_to_hand(SUBJECT) >> opponent_gets("GVG_028t")
    )


class GVG_028t:
    """Gallywix's Coin. Gain 1 Mana Crystal this turn only. (Won't trigger Gallywix.)"""

    action = gain_mana(N)


class GVG_047:
    """Sabotage. Destroy a random enemy minion. Combo: And your opponent's weapon."""

    action = destroy(random(ENEMY_MINIONS))
    combo = destroy(random(ENEMY_MINIONS)) >> destroy(ENEMY_WEAPON)


class GVG_088:
    """Ogre Ninja. Stealth. 50% chance to attack the wrong enemy."""

    events = FORGETFUL
