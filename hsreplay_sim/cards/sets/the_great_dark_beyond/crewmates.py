"""The Great Dark Beyond: the Crewmates of Demon Hunters, each with a Bonus Effect."""

from hsreplay_sim.cards.words import *

CREWMATES = given(
    "GDB_471t",
    "GDB_471t2",
    "GDB_471t3",
    "GDB_471t4",
    "GDB_471t5",
    "GDB_471t6",
    "GDB_471t7",
    "GDB_471t8",
)
_CREW = recruit(adjoining(has(TAG_3631)))
"""The Crewmates bear that tag. Those beside it in the hand come along, and those beside them."""


class GDB_471t:
    """Engine Crewmate. Divine Shield Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t2:
    """Tactical Crewmate. Taunt Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t3:
    """Gunner Crewmate. Rush Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t4:
    """Helm Crewmate. Windfury Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t5:
    """Recon Crewmate. Elusive Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t6:
    """Research Crewmate. Poisonous Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t7:
    """Medical Crewmate. Lifesteal Battlecry: Summon every adjoining Crewmate."""

    action = _CREW


class GDB_471t8:
    """Admin Crewmate. Reborn Battlecry: Summon every adjoining Crewmate."""

    action = _CREW
