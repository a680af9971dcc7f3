"""Forged in the Barrens: paladin."""

from hsreplay_sim.cards.words import *


class BAR_875:
    """Sword of the Fallen. After your hero attacks, cast a Secret from your deck."""

    events = after_attack(
        FRIENDLY & HERO, put_secret(random(FRIENDLY_DECK & A_SECRET & NOT_ACTIVE))
    )
