"""Forged in the Barrens with the Wailing Caverns (2021): Warlock."""

from hsreplay_sim.cards.words import *


class BAR_914:
    """Imp Swarm (Rank 1). Summon a 3/2 Imp. (Upgrades when you have 5 Mana.)"""

    action = summon("BAR_914t3")
    summons = True
    next_rank = "BAR_914t"


class BAR_914t:
    """Imp Swarm (Rank 2). Summon two 3/2 Imps. (Upgrades when you have 10 Mana.)"""

    action = summon("BAR_914t3", 2)
    summons = True
    next_rank = "BAR_914t2"


class BAR_914t2:
    """Imp Swarm (Rank 3). Summon three 3/2 Imps."""

    action = summon("BAR_914t3", 3)
    summons = True


class BAR_918:
    """Tamsin Roame.

    Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
    """

    events = when_played(
        FRIENDLY & SPELL & school(SpellSchool.SHADOW),
        copy_to_hand(SUBJECT, signed=False) >> give(MADE, "BAR_918e") >> sign(MADE),
        cost_of(AS_PLAYED) >= N,
    )


class BAR_918e:
    """Gathered Shadows.

    Costs (1).

    Before that its card says (0).
    """

    set_cost = of_card("BAR_918", N2)
