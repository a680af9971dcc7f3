"""The Core set: Shaman."""

from hsreplay_sim.cards.words import *


class CORE_CATA_004:
    """Rehgar Earthfury. After this or an adjacent minion attacks, get a Lightning Bolt."""

    events = after_attack(
        FRIENDLY & MINION,
        add_card("CORE_EX1_238"),
        only=~any_of(SUBJECT - (SELF + ADJACENT)),
    )
