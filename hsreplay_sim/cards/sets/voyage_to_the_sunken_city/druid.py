"""Voyage to the Sunken City: Druid."""

from hsreplay_sim.cards.words import *

NATURE_WHILE_HELD = PLAYED_WHILE_HELD & SPELL & school(SpellSchool.NATURE)


class TID_000:
    """Spirit of the Tides. If you have any unspent Mana at the end of your turn, gain +1/+2."""

    events = turn_end(give(SELF, "TID_000e"), only=MANA_LEFT > 0)


class TID_001:
    """Moonbeam. Deal 1 damage to an enemy, twice."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = repeat(2, damage(TARGET, N))


class TID_002:
    """Herald of Nature.

    Battlecry: If you've cast a Nature spell while holding this, give your other minions +1/+1.
    """

    action = when(count(NATURE_WHILE_HELD) >= 1, give(FRIENDLY_MINIONS - SELF, "TID_002e"))
    in_hand = in_zone(
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.NATURE),
            NOTHING,
            only=count(NATURE_WHILE_HELD).equals(1),
        ),
        Zone.HAND,
        0,
    )


class TSC_650:
    """Flipper Friends.

    Choose One - Summon a 6/6 Orca with Taunt; or six 1/1 Otters with Rush.
    """

    choose = ("TSC_650a", "TSC_650d")


class TSC_650a:
    """Order the Orca. Summon a 6/6 Orca with Taunt."""

    action = summon("TSC_650t")
    summons = True


class TSC_650d:
    """Romp of Otters. Summon six 1/1 Otters with Rush."""

    action = summon("TSC_650t4", 6)
    summons = True


class TSC_651:
    """Seaweed Strike.

    Deal 4 damage to a minion. If you played a Naga while holding this, also give your hero +4
    Attack this turn.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(DATA1 >= 1, give(FRIENDLY_HERO, "TSC_651e"))
    in_hand = in_zone(
        after_played(FRIENDLY & NAGA, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class TSC_652:
    """Green-Thumb Gardener.

    Battlecry: Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
    """

    action = for_each(random(highest(FRIENDLY_HAND & SPELL, COST)), refresh_mana(cost_of(SUBJECT)))


class TSC_653:
    """Bottomfeeder.

    Deathrattle: Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
    """

    deathrattle = put_grown_on_bottom("TSC_653", N, N2)


class TSC_654:
    """Aquatic Form. Dredge. If you have the Mana to play the card this turn, draw it."""

    action = dredge(when(payable(SUBJECT), draw_these(SUBJECT)))


class TSC_656:
    """Miracle Growth. Draw 3 cards. Summon a Plant with Taunt and stats equal to your hand size."""

    action = draw(N) >> summon_sized(
        "TSC_656t", count(FRIENDLY_HAND), count(FRIENDLY_HAND), cost=count(FRIENDLY_HAND)
    )


class TSC_927:
    """Azsharan Gardens.

    Give all minions in your hand +1/+1. Put a 'Sunken Gardens' on the bottom of your deck.
    """

    action = give(FRIENDLY_HAND & MINION, "TSC_927e") >> put_on_bottom("TSC_927t")


class TSC_927t:
    """Sunken Gardens. Give +1/+1 to all minions in your hand, deck, and battlefield."""

    action = (
        give(FRIENDLY_HAND & MINION, "TSC_927e")
        >> give(FRIENDLY_DECK & MINION, "TSC_927e")
        >> give(FRIENDLY_MINIONS, "TSC_927e")
    )
