"""Voyage to the Sunken City: Warlock."""

from hsreplay_sim.cards.words import *


class TSC_039:
    """Azsharan Scavenger. Battlecry: Put a 'Sunken Scavenger' on the bottom of your deck."""

    action = put_on_bottom("TSC_039t")


class TSC_039t:
    """Sunken Scavenger. Battlecry: Give your other Murlocs +1/+1 (wherever they are)."""

    action = give(
        ((FRIENDLY_MINIONS + FRIENDLY_HAND + FRIENDLY_DECK) & MURLOC & MINION) - SELF, "TSC_039te"
    )


class TSC_955t:
    """Abyssal Curse.

    At the start of your turn, take {0} damage. Each Curse is worse than the last. ({1}
    |4(turn,turns) remaining).
    """

    in_hand = turn_start(
        damage(FRIENDLY_HERO, DATA1)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_2, -1)
        >> when(DATA2 <= 0, remove(SELF))
    )


class TSC_614:
    """Voidgill. Deathrattle: Give all Murlocs in your hand +1/+1."""

    deathrattle = give(FRIENDLY_HAND & MURLOC, "TSC_614e")


class TSC_753:
    """Bloodscent Vilefin.

    Battlecry:Dredge. If it's a Murloc, change its Cost to Health instead of Mana.
    """

    action = dredge(give(SUBJECT & MURLOC, "TSC_753e"))


class TSC_753e:
    """Fresh Scent. Costs Health instead of Mana."""

    keywords = (CARD_COSTS_HEALTH,)


class TSC_925:
    """Rock Bottom. Summon a 1/1 Murloc, then Dredge. If it's also a Murloc, summon one more."""

    action = summon("TSC_925t") >> dredge(when(any_of(SUBJECT & MURLOC), summon("TSC_925t")))


class TSC_957:
    """Chum Bucket. Give all Murlocs in your hand +1/+1. Repeat for each Murloc you control."""

    action = repeat(count(FRIENDLY_MINIONS & MURLOC) + 1, give(FRIENDLY_HAND & MURLOC, "TSC_957e"))
