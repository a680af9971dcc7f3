"""Voyage to the Sunken City (TSC)."""

from __future__ import annotations

from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.effects import add_card, draw, equip, give
from hsreplay_sim.cards.words.keywords import called, count_to_awaken, dredge
from hsreplay_sim.cards.words.selectors import FRIENDLY_MINIONS, FRIENDLY_WEAPON, SELF, card
from hsreplay_sim.cards.words.triggers import after_summon, turn_start
from hsreplay_sim.cards.words.values import N, of_creator

CLAWS = card("TSC_937t", "TSC_937t2", "TSC_937t3")


class TSC_631:
    """Schooling. Add three 1/1 Piranha Swarmers to your hand."""

    action = add_card("TSC_638", 3)


class TSC_638:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638e:
    """Swarming. Increased Attack."""

    atk = of_creator(N)


class TSC_647:
    """Pelican Diver. Dormant for 1 turn. Rush."""

    dormant = "TSC_647e"


class TSC_647e:
    """Diving. Dormant. Awaken in 1 turn."""

    events = turn_start(count_to_awaken())


class TSC_916:
    """Gone Fishin'. Dredge. Combo: Draw a card."""

    action = dredge()
    combo = dredge() >> draw()


class TSC_937:
    """Crabatoa. Colossal +2. Your Crabatoa Claws have +2 Attack."""

    colossal = ("TSC_937t", "TSC_937t3")
    aura = aura((FRIENDLY_MINIONS + FRIENDLY_WEAPON) & CLAWS, "TSC_937e")


class TSC_937e:
    """Crusty Treasure. +2 Attack."""

    atk = N


class TSC_937t:
    """Crabatoa's Claw. Rush. Deathrattle: Equip a 2/1 Claw."""

    deathrattle = equip("TSC_937t2")


class TSC_937t3:
    """Crabatoa's Claw. Rush. Deathrattle: Equip a 2/1 Claw."""

    deathrattle = equip("TSC_937t2")


class TSC_638t:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638t2:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638t3:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )


class TSC_638t4:
    """Piranha Swarmer. Rush. After you summon a Piranha Swarmer, gain +1 Attack."""

    events = after_summon(
        (FRIENDLY_MINIONS & called("Piranha Swarmer")) - SELF, give(SELF, "TSC_638e")
    )
