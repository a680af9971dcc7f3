"""TITANS: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TTN_841:
    """Momentum.

    Give your hero +4 Attack this turn. Costs (1) less for each card you've drawn this turn.
    """

    cost = -(N2 * mine(NUM_CARDS_DRAWN_THIS_TURN))
    action = give(FRIENDLY_HERO, "TTN_841e1")


class TTN_843:
    """Eredar Deceptor. Whenever you draw a card, summon a 1/1 Demon with Rush."""

    events = when_drawn(FRIENDLY, summon("TTN_843t1"))


class TTN_861:
    """Disciple of Argus. Deathrattle: Summon two 2/2 Elementals with Taunt."""

    deathrattle = summon("TTN_862t4", 2)


class TTN_865:
    """Weight of the World.

    Draw 2 cards. Forge: Draw cards until you have as many in hand as your opponent first.
    """

    action = draw(N)
    forge = "TTN_865t"


class TTN_865t:
    """Weight of the World.

    Forged. Draw cards until you have as many in hand as your opponent, then draw 2 cards.
    """

    action = draw(count(ENEMY_HAND) - count(FRIENDLY_HAND)) >> draw(N)


class TTN_866:
    """Mythical Terror.

    Lifesteal At the end of your turn, force all enemy minions to attack this.
    """

    events = turn_end(attacks(ENEMY_MINIONS, SELF, counted=False))


class YOG_401:
    """Sigil of Time. At the start of your next turn, draw 3 additional cards."""

    sigil = turn_start(draw(N))


class YOG_402:
    """Mindbender. Battlecry: Deal 1 damage for each card you have drawn this turn.@ (@)"""

    targets = CHARACTERS
    hand_number = mine(NUM_CARDS_DRAWN_THIS_TURN)
    action = damage(TARGET, N * mine(NUM_CARDS_DRAWN_THIS_TURN))


class YOG_521:
    """Saronite Shambler.

    Battlecry: If you've cast 5 or more spells this game, give your hero +4 Attack this turn. @ ({0}
    left!)@ (Ready!)
    """

    action = when(SPELLS_CAST >= N, give(FRIENDLY_HERO, "YOG_521e"))
