"""Scholomance Academy: Priest."""

from hsreplay_sim.cards.words import *


class SCH_120:
    """Cabal Acolyte.

    Taunt. Spellburst: Gain control of a random enemy minion with 2 or less Attack.
    """

    spellburst = after_played(
        FRIENDLY & SPELL, take_control(random(ENEMY_MINIONS & atk_at_most(N)))
    )


class SCH_126:
    """Disciplinarian Gandling.

    After you play a minion, destroy it and summon a 4/4 Failed Student.
    """

    events = after_played(
        (FRIENDLY & MINION) & OTHERS,
        destroy(SUBJECT) >> when(~ROOM, resolve_deaths()) >> summon("SCH_126t"),
    )


class SCH_136:
    """Power Word: Feast. Give a minion +2/+2. Restore it to full Health at the end of this turn."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "SCH_136e") >> give(TARGET, "SCH_136e2")


class SCH_136e2:
    """Famished. Restores full health at end of turn."""

    events = turn_end(heal(SELF, max_health_of(SELF)) >> expire(SOURCE))


class SCH_140:
    """Flesh Giant. Costs (1) less for each time your hero's Health changed during your turns."""

    cost = -(N * mine(HERO_HEALTH_CHANGES_ON_OWN_TURN))


class SCH_233:
    """Draconic Studies. Discover a Dragon. Your next one costs (1) less."""

    action = discover(discoverable(pool(race=Race.DRAGON))) >> give(FRIENDLY_PLAYER, "SCH_233e")


class SCH_233e:
    """Draconic Studies. Your next Dragon costs (1) less."""

    aura = aura(FRIENDLY_HAND & DRAGON, "SCH_233e2")
    events = until_played(FRIENDLY & DRAGON)


class SCH_512:
    """Initiation. Deal 4 damage to a minion. If it dies, summon a new copy."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon_random(copies(TARGET)))


class SCH_513:
    """Brittlebone Destroyer.

    Battlecry: If your hero's Health changed this turn, destroy a minion.
    """

    targets = target(MINIONS, only=mine(HERO_HEALTH_CHANGED_THIS_TURN) > 0)
    action = destroy(TARGET)


class SCH_514:
    """Raise Dead.

    Deal 3 damage to your hero. Return two friendly minions that died this game to your hand.
    """

    playable = any_of(FRIENDLY_DEAD_MINIONS)
    action = damage(FRIENDLY_HERO, N) >> copy_to_hand(random(FRIENDLY_DEAD_MINIONS, 2))
