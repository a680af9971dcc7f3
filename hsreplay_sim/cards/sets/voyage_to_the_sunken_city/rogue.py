"""Voyage to the Sunken City: Rogue."""

from hsreplay_sim.cards.words import *

CLAWS = card("TSC_937t", "TSC_937t2", "TSC_937t3")


class TSC_085:
    """Cutlass Courier. After your hero attacks, draw a Pirate."""

    events = after_attack(FRIENDLY & HERO, draw_from(FRIENDLY_DECK & PIRATE))


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


class TSC_963:
    """Filletfighter. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)
