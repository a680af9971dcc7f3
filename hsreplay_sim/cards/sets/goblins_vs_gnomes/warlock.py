"""Goblins vs Gnomes: Warlock."""

from hsreplay_sim.cards.words import *


class GVG_015:
    """Darkbomb.

    Deal 3 damage to a character. If it dies, draw a Shadow spell.

    Before 184968: Deal 3 damage.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(TARGET & DOOMED) & says("Shadow"),
        draw_from(FRIENDLY_DECK & school(SpellSchool.SHADOW)),
    )


class GVG_018:
    """Queen of Pain.

    Lifesteal.

    Before 20457: Damage dealt by this minion also heals your hero.
    """

    events = when_deals_damage(SELF, heal(FRIENDLY_HERO, AMOUNT), only=says("also heals"))


class GVG_019:
    """Demonheart. Deal 5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead."""

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & FRIENDLY & DEMON), give(TARGET, "GVG_019e"), damage(TARGET, N))


class GVG_020:
    """Fel Cannon. At the end of your turn, deal 2 damage to a non-Mech minion."""

    events = turn_end(damage(random(MINIONS & ~MECH), N))


class GVG_021:
    """Mal'Ganis. Your hero is Immune. Your other Demons have +2/+2."""

    aura = aura((FRIENDLY_MINIONS & DEMON) - SELF, "GVG_021e")
    hero_keywords = ((IMMUNE, ALWAYS),)


class GVG_021e:
    """Grasp of Mal'Ganis. Mal'Ganis is granting +2/+2."""

    atk = N
    max_health = N2
    undispellable = True


class GVG_045:
    """Imp-losion. Deal 2-4 damage to a minion. Summon a 1/1 Imp for each damage dealt."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, between(N, N2)) >> summon("GVG_045t", LEFT_BEHIND)


class GVG_077:
    """Anima Golem. At the end of each turn, destroy this minion if it's your only one."""

    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS, only=count(FRIENDLY_MINIONS).equals(1))


class GVG_100:
    """Floating Watcher. Whenever your hero takes damage on your turn, gain +2/+2."""

    events = when_damaged(FRIENDLY_HERO, give(SELF, "GVG_100e"), only=MY_TURN)


class GVG_100e:
    """Brow Furrow. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)
