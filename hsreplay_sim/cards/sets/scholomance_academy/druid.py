"""Scholomance Academy: Druid."""

from hsreplay_sim.cards.words import *


class SCH_242:
    """Gibberling. Spellburst: Summon a Gibberling."""

    spellburst = after_played(FRIENDLY & SPELL, summon("SCH_242"))


class SCH_333:
    """Nature Studies. Discover a spell. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_SPELL))) >> give(FRIENDLY_PLAYER, "SCH_333e")


class SCH_333e:
    """Nature Studies. Your next spell costs (1) less."""

    aura = aura(FRIENDLY_HAND & SPELL, "SCH_333e2")
    events = when_played(FRIENDLY & SPELL, expire(SOURCE))


class SCH_427:
    """Lightning Bloom. Refresh 2 Mana Crystals. Overload: (2)"""

    action = when(says("Refresh"), refresh_mana(N), gain_mana(N))


class SCH_606:
    """Partner Assignment. Add a random 2-Cost and 3-Cost Beast to your hand."""

    action = add_random(pool(A_MINION, cost=N, race=Race.BEAST)) >> add_random(
        pool(A_MINION, cost=N2, race=Race.BEAST)
    )


class SCH_609:
    """Survival of the Fittest.

    Give +4/+4 to all minions in your hand, deck, and battlefield. What it gives them to is marked
    with where that is (U439:16745, U439:16841).
    """

    action = (
        for_each(
            FRIENDLY_HAND & MINION,
            set_tag(SUBJECT, FX_DATANUM_1, 1) >> give(SUBJECT, "SCH_609e"),
        )
        >> give(FRIENDLY_HAND & MINION & HIDDEN, "SCH_609e")
        >> give(FRIENDLY_DECK & MINION, "SCH_609e")
        >> for_each(
            FRIENDLY_MINIONS, set_tag(SUBJECT, FX_DATANUM_1, 2) >> give(SUBJECT, "SCH_609e")
        )
    )


class SCH_613:
    """Groundskeeper.

    Taunt. Battlecry: If you're holding a spell that costs (5) or more, restore 5 Health.
    """

    targets = target(CHARACTERS, only=any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)))
    action = heal(TARGET, N2)


class SCH_614:
    """Forest Warden Omu. Spellburst: Refresh your Mana Crystals."""

    spellburst = after_played(FRIENDLY & SPELL, refresh_mana(CRYSTALS))


class SCH_616:
    """Twilight Runner. Stealth. Whenever this attacks, draw 2 cards."""

    events = when_attacks(SELF, draw(N))
