"""Rise of Shadows: Hunter."""

from hsreplay_sim.cards.words import *


class DAL_371:
    """Marked Shot. Deal 4 damage to a minion. Discover a spell."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> discover(discoverable(pool(A_SPELL)))


class DAL_372:
    """Arcane Fletcher. Whenever you play a 1-Cost minion, draw a spell from your deck."""

    events = when_played(
        FRIENDLY & MINION & OTHERS, draw_from(FRIENDLY_DECK & SPELL), COST_PAID.equals(N)
    )


class DAL_373:
    """Rapid Fire. Twinspell. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class DAL_373ts:
    """Rapid Fire. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class DAL_376:
    """Oblivitron. Deathrattle: Summon a Mech from your hand and trigger its Deathrattle.

    There must be room while it is still in its place (hs-bugs#1204).
    """

    deathrattle = aim(random(FRIENDLY_HAND & MECH), recruit(TARGET) >> trigger_deathrattles(TARGET))
    rattles = ROOM


class DAL_377:
    """Nine Lives.

    Discover a friendly Deathrattle minion that died this game. Also trigger its Deathrattle.
    """

    playable = any_of(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE))
    action = discover_in_sight(
        copies(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE)), trigger_deathrattles(SUBJECT)
    )


class DAL_378:
    """Unleash the Beast. Twinspell. Summon a 5/5 Wyvern with Rush."""

    action = summon("DAL_378t1")


class DAL_378ts:
    """Unleash the Beast. Summon a 5/5 Wyvern with Rush."""

    action = summon("DAL_378t1")


class DAL_587:
    """Shimmerfly. Deathrattle: Add a random Hunter spell to your hand."""

    deathrattle = add_random(pool(A_SPELL, card_class=CardClass.HUNTER))


class DAL_589:
    """Hunting Party. Copy all Beasts in your hand."""

    action = copy_exactly(FRIENDLY_HAND & BEAST, beside=True)


class DAL_604:
    """Ursatron. Deathrattle: Draw a Mech from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MECH)
