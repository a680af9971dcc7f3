"""Scholomance Academy: Demon Hunter."""

from hsreplay_sim.cards.words import *


class SCH_279:
    """Trueaim Crescent. After your Hero attacks a minion, your minions attack it too."""

    events = after_attack(FRIENDLY & HERO, attacks(FRIENDLY_MINIONS, TARGET), defender=MINION)


class SCH_422:
    """Double Jump. Draw an Outcast card from your deck."""

    action = draw_from(FRIENDLY_DECK & has(OUTCAST))
