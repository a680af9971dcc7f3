"""Goblins vs Gnomes: Warrior."""

from hsreplay_sim.cards.words import *


class GVG_050:
    """Bouncing Blade. Deal 1 damage to a random minion. Repeat until a minion dies."""

    action = repeat_until_one_dies(damage(random(MINIONS), N), rounds=80)


class GVG_051:
    """Warbot. Has +1 Attack while damaged."""

    aura = aura(SELF, "GVG_051e", only=DAMAGED)


class GVG_052:
    """Crush. Destroy a minion. If you have a damaged minion, this costs (4) less."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    cost = -(as_number(any_of(FRIENDLY_MINIONS & HURT)) * N)


class GVG_053:
    """Shieldmaiden. Battlecry: Gain 5 Armor."""

    action = armor(N)


class GVG_054:
    """Ogre Warmaul. 50% chance to attack the wrong enemy."""

    events = when_attacks(FRIENDLY_HERO, coin_flip(TO_THE_WRONG_ENEMY))


class GVG_055:
    """Screwjank Clunker. Battlecry: Give a friendly Mech +2/+2."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "GVG_055e")


class GVG_056:
    """Iron Juggernaut.

    Battlecry and Deathrattle: Shuffle a Mine into your opponent's deck. When drawn, explode for 10
    damage!

    Before 184968: Battlecry: Shuffle a Mine into your opponent's deck. When drawn, it explodes for
    10 damage.
    """

    action = shuffle("GVG_056t", opponent=True)
    deathrattle = shuffle("GVG_056t", opponent=True)


class GVG_056t:
    """Burrowing Mine.

    Casts When Drawn. You take 10 damage.

    The engine draws the other card.
    """

    on_draw = damage(FRIENDLY_HERO, N)


class GVG_086:
    """Siege Engine. Whenever you gain Armor, give this minion +1 Attack."""

    events = when_armored(FRIENDLY_HERO, give(SELF, "GVG_086e"))


class GVG_086e:
    """Armor Plated. Increased Attack."""

    atk = of_creator(N)
