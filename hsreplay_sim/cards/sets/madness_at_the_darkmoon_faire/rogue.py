"""Madness at the Darkmoon Faire: Rogue."""

from hsreplay_sim.cards.words import *


class DMF_071:
    """Tenwu of the Red Smoke.

    Battlecry: Return a friendly minion to your hand. It costs (1) this turn.
    """

    targets = FRIENDLY_MINIONS - SELF
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "DMF_071e")


class DMF_071e:
    """Fired Up. Costs (1) this turn."""

    set_cost = N
    events = with_keyword(turn_end(wear_off()), 0)


class DMF_511:
    """Foxy Fraud. Battlecry: Your next Combo card this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "DMF_511e")


class DMF_511e:
    """Enabling. Your next Combo card costs (2) less."""

    aura = aura(FRIENDLY_HAND & A_COMBO, "DMF_511e2")
    events = until_played(FRIENDLY & A_COMBO)


class DMF_512:
    """Cloak of Shadows. Give your hero Stealth until your next turn."""

    action = keyword(FRIENDLY_HERO, STEALTH) >> give(FRIENDLY_HERO, "DMF_512e")


class DMF_512e:
    """Sneaky. Stealth for 1 turn."""

    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


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


class DMF_517:
    """Sweet Tooth. Corrupt: Gain +2 Attack and Stealth."""

    corrupt = "DMF_517a"


class DMF_518:
    """Malevolent Strike.

    Destroy a minion. Costs (1) less for each card in your deck that didn't start there.
    """

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    cost = -(N * count(FRIENDLY_DECK & GENERATED))


class DMF_519:
    """Prize Plunderer.

    Combo: Deal 1 damage to a minion for each other card you've played this turn.
    """

    targets = target(MINIONS, only=COMBO)
    combo = damage(TARGET, N * (mine(NUM_CARDS_PLAYED_THIS_TURN) - 1))
