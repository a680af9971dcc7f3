"""One Night in Karazhan: Shaman."""

from hsreplay_sim.cards.words import *


class KAR_021:
    """Wicked Witchdoctor. Whenever you cast a spell, summon a random basic Totem."""

    events = when_played(FRIENDLY & SPELL, summon_random(basic_totems))


class KAR_063:
    """Spirit Claws. Has +2 Attack while you have Spell Damage."""

    atk = N * as_number(SPELL_POWER > 0)


class KAR_073:
    """Maelstrom Portal. Deal 1 damage to all enemy minions. Summon a random 1-Cost minion."""

    action = damage(ENEMY_MINIONS, N) >> summon_random(pool(A_MINION, cost=N2))
