"""Scholomance Academy: Mage."""

from hsreplay_sim.cards.words import *


class SCH_241:
    """Firebrand. Spellburst: Deal 4 damage randomly split among all enemy minions."""

    spellburst = after_played(FRIENDLY & SPELL, missiles(N, ENEMY_MINIONS))


class SCH_353:
    """Cram Session. Draw $1 |4(card, cards) (improved by Spell Damage)."""

    action = draw(N + SPELL_POWER)
