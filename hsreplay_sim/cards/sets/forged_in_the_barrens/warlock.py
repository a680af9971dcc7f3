"""Forged in the Barrens with the Wailing Caverns (2021): Warlock."""

from hsreplay_sim.cards.words import *


class BAR_910:
    """Grimoire of Sacrifice. Destroy a friendly minion. Deal 2 damage to all enemy minions."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> damage(ENEMY_MINIONS, N)


class BAR_912:
    """Apothecary's Caravan. At the start of your turn, summon a 1-Cost minion from your deck."""

    events = turn_start(recruit(random(FRIENDLY_DECK & MINION & cost_is(N))))


class BAR_913:
    """Altar of Fire. Destroy the top 3 cards of each deck."""

    action = mill(top(FRIENDLY_DECK, N) + top(ENEMY_DECK, N))


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


class BAR_915:
    """Kabal Outfitter. Battlecry and Deathrattle: Give another random friendly minion +1/+1."""

    action = give(random(FRIENDLY_MINIONS - SELF), "BAR_915e")
    deathrattle = give(random(FRIENDLY_MINIONS - SELF), "BAR_915e")


class BAR_916:
    """Blood Shard Bristleback.

    Lifesteal. Battlecry: If your deck contains 10 or fewer cards, deal 6 damage to a minion.
    """

    targets = target(MINIONS, only=count(FRIENDLY_DECK) <= N)
    action = damage(TARGET, N2)


class BAR_917:
    """Barrens Scavenger. Taunt. Costs (1) while your deck has 10 or fewer cards."""

    cost = (N - OVERALL) * as_number(count(FRIENDLY_DECK) <= N2)


class BAR_918:
    """Tamsin Roame.

    Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
    """

    events = when_played(
        FRIENDLY & SPELL & school(SpellSchool.SHADOW),
        copy_to_hand(SUBJECT, signed=False)
        >> give(MADE, "BAR_918e")
        >> set_displayed_creator(MADE),
        COST_PAID >= N,
    )


class BAR_918e:
    """Gathered Shadows.

    Costs (1).

    Before that its card says (0).
    """

    set_cost = of_card("BAR_918", N2)


class WC_021:
    """Unstable Shadow Blast. Deal 6 damage to a minion. Excess damage hits your hero."""

    targets = target(MINIONS, optional=False)
    action = damage_with_excess(TARGET, FRIENDLY_HERO, N)
