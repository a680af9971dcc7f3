"""Cataclysm: demon hunter."""

from hsreplay_sim.cards.words import *


class CATA_525:
    """Armored Bloodletter. Rush. Battlecry: Herald {0}."""

    action = herald()


class CATA_530:
    """Fel Infusion. Herald {0}. Your hero has Lifesteal this turn."""

    action = herald() >> give(FRIENDLY_HERO, "CATA_530e")


class CATA_530e:
    """Lifesteal this turn."""

    keywords = (LIFESTEAL,)
    events = turn_end(expire(SOURCE))
