"""Voyage to the Sunken City: Paladin."""

from hsreplay_sim.cards.words import *


class TSC_059:
    """Bubblebot. Battlecry: Give your other Mechs Divine Shield and Taunt."""

    action = shield((FRIENDLY_MINIONS & MECH) - SELF) >> keyword(
        (FRIENDLY_MINIONS & MECH) - SELF, TAUNT
    )


class TSC_060:
    """Shimmering Sunfish.

    Battlecry: If you're holding a Holy Spell, gain Taunt and Divine Shield.
    """

    action = when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.HOLY)),
        keyword(SELF, TAUNT) >> shield(SELF),
    )


class TSC_644:
    """Azsharan Mooncatcher.

    Divine Shield. Battlecry: Put a 'Sunken Mooncatcher' on the bottom of your deck.
    """

    action = put_on_bottom("TSC_644t")


class TSC_644t:
    """Sunken Mooncatcher. Divine Shield. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)
