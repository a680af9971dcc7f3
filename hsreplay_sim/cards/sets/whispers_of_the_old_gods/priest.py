"""Whispers of the Old Gods: Priest."""

from hsreplay_sim.cards.words import *


class OG_234:
    """Darkshire Alchemist. Battlecry: Restore 5 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class OG_334:
    """Hooded Acolyte.

    Taunt. Whenever a character is healed, give your C'Thun +1/+1 (wherever it is).
    """

    events = when_healed(CHARACTERS, cthun_gains(N, N2))
    ritual = True
