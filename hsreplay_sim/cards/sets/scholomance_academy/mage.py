"""Scholomance Academy: Mage."""

from hsreplay_sim.cards.words import *


class SCH_241:
    """Firebrand. Spellburst: Deal 4 damage randomly split among all enemy minions."""

    spellburst = after_played(FRIENDLY & SPELL, missiles(N, ENEMY_MINIONS))


class SCH_243:
    """Wyrm Weaver. Spellburst: Summon two 1/3 Mana Wyrms."""

    spellburst = after_played(FRIENDLY & SPELL, summon("NEW1_012", 2))


class SCH_348:
    """Combustion. Deal 4 damage to a minion. Any excess damages both neighbors."""

    targets = target(MINIONS, optional=False)
    action = damage_with_excess(TARGET, adjacent(TARGET), N)


class SCH_353:
    """Cram Session. Draw $1 |4(card, cards) (improved by Spell Damage)."""

    action = draw(N + SPELL_POWER)


class SCH_400:
    """Mozaki, Master Duelist. After you cast a spell, gain Spell Damage +1."""

    events = after_played(FRIENDLY & SPELL, give(SELF, "SCH_400e2"))
