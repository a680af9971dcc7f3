"""Voyage to the Sunken City: Priest."""

from hsreplay_sim.cards.words import *

HOLY_WHILE_HELD = PLAYED_WHILE_HELD & SPELL & school(SpellSchool.HOLY)


class TID_085:
    """Herald of Light.

    Battlecry: If you've cast a Holy spell while holding this, restore 6 Health to all friendly
    characters.
    """

    action = when(count(HOLY_WHILE_HELD) >= 1, heal(FRIENDLY_CHARACTERS, N))
    in_hand = in_zone(
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.HOLY),
            NOTHING,
            only=count(HOLY_WHILE_HELD).equals(1),
        ),
        Zone.HAND,
        0,
    )


class TSC_215:
    """Serpent Wig.

    Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.

    A number of its own notes the Naga (U043:4350).
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TSC_215e") >> when(DATA1 >= 1, add_card("TSC_215"))
    in_hand = in_zone(
        after_played(FRIENDLY & NAGA, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class TSC_215e:
    """Snakes for Hair. +1/+2."""

    atk = N
    max_health = N2
