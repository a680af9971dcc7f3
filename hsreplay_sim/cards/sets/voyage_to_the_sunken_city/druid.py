"""Voyage to the Sunken City: Druid."""

from hsreplay_sim.cards.words import *

NATURE_WHILE_HELD = PLAYED_WHILE_HELD & SPELL & school(SpellSchool.NATURE)


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


class TID_002e:
    """Nature's Bounty. +1/+1."""

    atk = N
    max_health = N2
