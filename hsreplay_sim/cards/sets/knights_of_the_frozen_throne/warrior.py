"""Knights of the Frozen Throne: Warrior."""

from hsreplay_sim.cards.words import *


class ICC_062:
    """Mountainfire Armor. Deathrattle: If it's your opponent's turn, gain 6 Armor."""

    deathrattle = when(THEIR_TURN, armor(N))


class ICC_064:
    """Blood Razor. Battlecry and Deathrattle: Deal 1 damage to all minions."""

    action = damage(MINIONS, N)
    deathrattle = damage(MINIONS, N)


class ICC_238:
    """Animated Berserker. After you play a minion, deal 1 damage to it."""

    events = after_played(FRIENDLY & MINION & OTHERS & IN_PLAY, damage(SUBJECT, N))


class ICC_281:
    """Forge of Souls. Draw 2 weapons from your deck."""

    action = draw_from(FRIENDLY_DECK & WEAPON, N)


class ICC_405:
    """Rotface.

    After this minion survives damage, summon a random Legendary minion.

    Before 23180: Whenever this minion survives damage.
    """

    events = on("survived", SELF & ALIVE, summon_random(pool(A_MINION, where=legendary)))


class ICC_408:
    """Val'kyr Soulclaimer. After this minion survives damage, summon a 2/2 Ghoul.

    Before 23180: Whenever this minion survives damage.
    """

    events = on("survived", SELF & ALIVE, summon("ICC_900t"))


class ICC_450:
    """Death Revenant. Battlecry: Gain +1/+1 for each damaged minion."""

    action = give(SELF, "ICC_450e", count(MINIONS & HURT))


class ICC_450e:
    """Bloodthirsty. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class ICC_834:
    """Scourgelord Garrosh.

    Battlecry: Equip a 4/3 Shadowmourne that also damages adjacent minions.
    """

    action = equip("ICC_834w")


class ICC_834h:
    """Bladestorm. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class ICC_834w:
    """Shadowmourne. Also damages the minions next to whomever your hero attacks."""

    events = when_strikes(
        FRIENDLY_HERO, damage(adjacent(TARGET), atk_of(FRIENDLY_HERO)), defender=MINIONS
    )


class ICC_837:
    """Bring It On! Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2)."""

    action = armor(N) >> give(ENEMY_HAND & MINION, "ICC_837e")


class ICC_837e:
    """Challenged. Minion cost reduced by (2)."""

    cost = -N
