"""Forged in the Barrens: Demon Hunter."""

from hsreplay_sim.cards.words import *


class BAR_306:
    """Sigil of Flame. At the start of your next turn, deal 3 damage to all minions."""

    sigil = turn_start(damage(MINIONS, N))


class BAR_325:
    """Razorboar. Deathrattle: Summon a Deathrattle minion that costs (3) or less from your hand."""

    deathrattle = recruit(
        random(FRIENDLY_HAND & MINION & has(DEATHRATTLE) & cost_at_most(N)), in_place=True
    )


class BAR_326:
    """Razorfen Beastmaster.

    Deathrattle: Summon a Deathrattle minion that costs (4) or less from your hand.
    """

    deathrattle = recruit(
        random(FRIENDLY_HAND & MINION & has(DEATHRATTLE) & cost_at_most(N)), in_place=True
    )


class BAR_327:
    """Vile Call. Summon two 2/2 Demons with Lifesteal."""

    action = summon("BAR_327t", 2)
    summons = True


class BAR_328:
    """Vengeful Spirit. Outcast: Draw 2 Deathrattle minions."""

    outcast = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE), N)


class BAR_329:
    """Death Speaker Blackthorn.

    Battlecry: Summon 3 Deathrattle minions that cost (5) or less from your deck.
    """

    action = repeat(
        N, recruit(random(FRIENDLY_DECK & MINION & has(DEATHRATTLE) & cost_at_most(N2)))
    )


class BAR_330:
    """Tuskpiercer. Deathrattle: Draw a Deathrattle minion."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE))


class BAR_705:
    """Sigil of Silence. At the start of your next turn, Silence all enemy minions."""

    sigil = turn_start(silence(ENEMY_MINIONS))


class BAR_891:
    """Fury (Rank 1). Give your hero +2 Attack this turn. (Upgrades when you have 5 Mana.)"""

    action = give(FRIENDLY_HERO, "BAR_891e")
    next_rank = "BAR_891t"


class BAR_891t:
    """Fury (Rank 2). Give your hero +3 Attack this turn. (Upgrades when you have 10 Mana.)"""

    action = give(FRIENDLY_HERO, "BAR_891e2")
    next_rank = "BAR_891t2"


class BAR_891t2:
    """Fury (Rank 3). Give your hero +4 Attack this turn."""

    action = give(FRIENDLY_HERO, "BAR_891e3")


class WC_003:
    """Sigil of Summoning. At the start of your next turn, summon two 2/2 Demons with Taunt."""

    sigil = turn_start(summon("WC_003t", 2))


class WC_040:
    """Taintheart Tormenter. Taunt. Your opponent's spells cost (2) more."""

    aura = aura(ENEMY_HAND & SPELL, "WC_040e")


class WC_701:
    """Felrattler. RushDeathrattle: Deal 1 damage to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, N)
