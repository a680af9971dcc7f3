"""Madness at the Darkmoon Faire: Rogue."""

from hsreplay_sim.cards.words import *


class DMF_511:
    """Foxy Fraud. Battlecry: Your next Combo card this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "DMF_511e")


class DMF_511e:
    """Enabling. Your next Combo card costs (2) less."""

    aura = aura(FRIENDLY_HAND & A_COMBO, "DMF_511e2")
    events = until_played(FRIENDLY & A_COMBO)


class DMF_511e2:
    """Cheaper Combos. Costs (2) less."""

    cost = -N


class DMF_514:
    """Ticket Master.

    Deathrattle: Shuffle 3 Tickets into your deck. When drawn, summon a 3/3 Plush Bear.
    """

    deathrattle = shuffle("DMF_514t", N)


class DMF_514t:
    """Tickets. Casts When Drawn Summon a 3/3 Plush Bear."""

    on_draw = summon("DMF_514t2")


class DMF_515:
    """Swindle. Draw a spell. Combo: And a minion."""

    action = draw_from(FRIENDLY_DECK & SPELL)
    combo = draw_from(FRIENDLY_DECK & SPELL) >> draw_from(FRIENDLY_DECK & MINION)


class DMF_519:
    """Prize Plunderer.

    Combo: Deal 1 damage to a minion for each other card you've played this turn.
    """

    targets = target(MINIONS, only=COMBO)
    combo = damage(TARGET, N * (mine(NUM_CARDS_PLAYED_THIS_TURN) - 1))
