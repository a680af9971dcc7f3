"""United in Stormwind: Demon Hunter."""

from hsreplay_sim.cards.words import *


class DED_507:
    """Crow's Nest Lookout.

    Battlecry: Deal 2 damage to the left and right-most enemy minions.
    """

    action = damage(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS), N)


class SW_037:
    """Irebound Brute. Taunt. Costs (1) less for each card drawn this turn."""

    cost = -(N * mine(NUM_CARDS_DRAWN_THIS_TURN))


DRAWS_IN_A_TURN = (
    when_drawn(FRIENDLY, progress()),
    in_zone(
        turn_start(
            set_tag(SELF, QUEST_PROGRESS, 0),
            BOTH_PLAYERS,
            only=tag_of(SELF, QUEST_PROGRESS) >= 1,
        ),
        Zone.SECRET,
    ),
)
"""As a turn begins it counts anew, before the draw (U321:1938)."""


class SW_039:
    """Final Showdown.

    Questline: Draw 4 cards in one turn. Reward: Reduce the Cost of the cards drawn by (1).
    """

    quest = DRAWS_IN_A_TURN
    reward = give(FRIENDLY_HAND & DRAWN_THIS_TURN, "SW_039te")


class SW_039t:
    """Gain Momentum.

    Questline: Draw 5 cards in one turn. Reward: Reduce the Cost of the cards drawn by (1).
    """

    quest = DRAWS_IN_A_TURN
    reward = give(FRIENDLY_HAND & DRAWN_THIS_TURN, "SW_039te")


class SW_039t3:
    """Close the Portal. Questline: Draw 5 cards in one turn. Reward: Demonslayer Kurtrus."""

    quest = DRAWS_IN_A_TURN
    reward = reward_card("SW_039t3_t", signed=False)


class SW_039t3_t:
    """Demonslayer Kurtrus. Battlecry: For the rest of the game, cards you draw cost (2) less."""

    action = give(FRIENDLY_PLAYER, "SW_039t3_te")


class SW_039t3_te:
    """Ludicrous Speed. Costs (2) less."""

    events = when_drawn(FRIENDLY, give(SUBJECT, "SW_039t2e"))


class SW_040:
    """Fel Barrage. Deal 2 damage to the lowest Health enemy, twice."""

    action = repeat(2, damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N))


class SW_041:
    """Sigil of Alacrity. At the start of your next turn, draw a card and reduce its Cost by (1)."""

    sigil = turn_start(draw() >> give(DRAWN & IN_HAND, "SW_041e2"))


class SW_043:
    """Felgorger. Battlecry: Draw a Fel spell. Reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FEL)) >> give(
        DRAWN & IN_HAND, "SW_043e"
    )


class SW_451:
    """Metamorfin. Taunt. Battlecry: If you've cast a Fel spell this turn, gain +2/+2."""

    action = when(any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.FEL)), give(SELF, "SW_451e"))


class SW_452:
    """Chaos Leech. Lifesteal. Deal 3 damage to a minion. Outcast: Deal 5 instead."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)
    outcast = damage(TARGET, N2)
