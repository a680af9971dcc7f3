"""Goblins vs Gnomes: Priest."""

from hsreplay_sim.cards.words import *


class GVG_008:
    """Lightbomb.

    Deal damage to each minion equal to its Attack. It goes from one to the next: what one of them
    gains by the wounds of others counts (hs-bugs#133).
    """

    action = for_each(MINIONS, tell_stats() >> damage(TARGET, atk_of(TARGET)))


class GVG_009:
    """Shadowbomber. Battlecry: Deal 3 damage to each hero."""

    action = damage(HEROES, N)


class GVG_010:
    """Velen's Chosen. Give a minion +2/+4 and Spell Damage +1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GVG_010b")


class GVG_011:
    """Shrinkmeister. Battlecry: Give a minion -3 Attack this turn."""

    targets = MINIONS
    action = give(TARGET, "GVG_011a")


class GVG_011a:
    """Shrunk. -2 Attack this turn."""

    atk = -of_creator(N)


class GVG_012:
    """Light of the Naaru.

    Restore 3 Health. If the target is still damaged, summon a Lightwarden.
    """

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(any_of(TARGET & HURT), summon("EX1_001"))


class GVG_014:
    """Vol'jin. Battlecry: Swap Health with another minion."""

    targets = MINIONS
    action = trade_stats(SELF, TARGET, "GVG_014a", stats=(HEALTH,))


class GVG_014a:
    """Shadowed. Health was swapped."""

    set_health = DATA1


class GVG_072:
    """Shadowboxer. Whenever a minion is healed, deal 1 damage to a random enemy.

    Up to 24769: a character.
    """

    events = when_healed(
        either(says("a minion"), MINIONS, CHARACTERS), damage(random(ENEMY_CHARACTERS), N)
    )


class GVG_083:
    """Upgraded Repair Bot. Battlecry: Give a friendly Mech +4 Health."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "GVG_069a")
