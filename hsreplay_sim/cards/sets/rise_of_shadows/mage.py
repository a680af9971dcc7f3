"""Rise of Shadows: Mage."""

from hsreplay_sim.cards.words import *


class DAL_163:
    """Messenger Raven. Battlecry: Discover a Mage minion."""

    action = discover(pool(A_MINION, card_class=CardClass.MAGE))


CALLS = (
    set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, cost_of(TARGET))
    >> set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, tag_of(TARGET, ZONE_POSITION))
    >> destroy(TARGET)
    >> resolve_deaths()
    >> next_block()
    >> repeat(N, summon_of_cost(DATA1, TARGET, place=DATA2))
)
"""Each stands where the destroyed minion stood (U388:4023, U211:3826)."""


class DAL_177:
    """Conjurer's Calling.

    Twinspell Destroy a minion. Summon 2 minions of the same Cost to replace it.
    """

    targets = target(MINIONS, optional=False)
    action = CALLS


class DAL_177ts:
    """Conjurer's Calling. Destroy a minion. Summon 2 minions of the same Cost to replace it."""

    targets = target(MINIONS, optional=False)
    action = CALLS


class DAL_182:
    """Magic Dart Frog. After you cast a spell, deal 1 damage to a random enemy minion."""

    events = after_played(FRIENDLY & SPELL, damage(random(ENEMY_MINIONS), N))


class DAL_575:
    """Khadgar. Your cards that summon minions summon twice as many."""

    events = when_summoned(
        MINION & CALLED_BY_A_FRIEND,
        set_tag(SUBJECT, COPIED_BY_KHADGAR, 1) >> summon_copy(SUBJECT, beside=True),
    )


class DAL_576:
    """Kirin Tor Tricaster. Spell Damage +3. Your spells cost (1) more."""

    aura = aura(FRIENDLY_HAND & SPELL, "DAL_576e")


class DAL_577:
    """Ray of Frost. Twinspell. Freeze a minion. If it's already Frozen, deal 2 damage to it."""

    targets = MINIONS
    action = when(any_of(TARGET & FROZEN_ONES), damage(TARGET, N), freeze(TARGET))


class DAL_577ts:
    """Ray of Frost. Freeze a minion. If it's already Frozen, deal 2 damage to it."""

    targets = MINIONS
    action = when(any_of(TARGET & FROZEN_ONES), damage(TARGET, N), freeze(TARGET))


class DAL_578:
    """Power of Creation. Discover a 6-Cost minion. Summon two copies of it."""

    action = discover_and_summon(discoverable(pool(A_MINION, cost=N)), copies=2)


class DAL_603:
    """Mana Cyclone.

    Battlecry: For each spell you've cast this turn, add a random Mage spell to your hand.
    """

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), count(PLAYED_THIS_TURN & SPELL))


class DAL_608:
    """Magic Trick. Discover a spell that costs (3) or less."""

    action = discover(discoverable(pool(A_SPELL, cost_up_to=N)))


class DAL_609:
    """Kalecgos. Your first spell each turn costs (0). Battlecry: Discover a spell.

    A countered spell is none.
    """

    action = discover(discoverable(pool(A_SPELL)))
    aura = aura(
        FRIENDLY_HAND & SPELL,
        "DAL_609e",
        mine(NUM_SPELLS_PLAYED_THIS_TURN).equals(count(COUNTERED_THIS_TURN & SPELL)),
    )


class DAL_609e:
    """Aspect's Magic. Costs (0)."""

    set_cost = N
