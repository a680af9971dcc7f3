"""What brawls lay on both players (TB): enchantments with the rules of the brawl."""

from hsreplay_sim.cards.words import *

WHAT_IS_HELPED = Filter(
    lambda g, me, e: (
        e.card is not None
        and e.tags.get(ELITE, 0) > 0
        and me.tags.get(TAG_SCRIPT_DATA_NUM_1, 0) in (0, e.card.dbf)
    )
)
"""Any Legendary minion, or the copies of the one that was played."""

A_TURN_OF_THE_OFFENSIVE = Condition(lambda g, me, it: g.root.get(TURN) in (1, 2, 5, 6, 9, 10))
"""The first, third or fifth turn of a player (12 of 12, U255:7138 to 12316)."""


class TB_ClassRandom_PickSecondClass:
    """Pick your second class.

    It offers three other classes in its player's first turn, and the cards of the pick go into the
    deck (U005:1794): which they are is told nowhere. The draw of each turn is its own (U005:2706).
    """

    untold = True
    events = with_keyword(turn_draw(draw()), 0)


class TB_GreatCurves_01:
    """TB_ClockworkCardDealer.

    Each turn a card that costs as much as its player has mana crystals lies on top, if the deck
    holds one (U603:3374, 5962).
    """

    events = with_keyword(turn_start(lay_on_top(FRIENDLY_DECK & cost_is(CRYSTALS))), 0)


class TB_Superfriends001:
    """Offensive Play.

    The next Legendary minion you play and all your other copies cost (3) less.
    """

    action = give(FRIENDLY_PLAYER, "TB_Superfriends001e")


class TB_Superfriends001e:
    """Facilitated.

    The next legend you cast this turn costs (3) less. (It keeps which: U060:3710.)
    """

    undispellable = True
    aura = cost_change(FRIENDLY_HAND & MINION & WHAT_IS_HELPED, -N)
    events = with_keyword(
        when_played(
            FRIENDLY & MINION & has(ELITE),
            add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, dbf_of(SUBJECT)),
            only=DATA1.equals(0),
        ),
        0,
    )


class TB_Superfriends002e:
    """Draw Offensive Play. Draw Offensive Play on first, third, and fifth turn."""

    events = with_keyword(
        turn_start(add_card("TB_Superfriends001", signed=False), only=A_TURN_OF_THE_OFFENSIVE), 0
    )


class TB_KoboldGiftMinion:
    """Large Waxy Gift.

    Deathrattle: Add a random Legendary minion to your opponent's hand. It costs (3) less.
    """

    deathrattle = add_random(pool(A_MINION, where=legendary), opponent=True, signed=False) >> give(
        MADE & IN_HAND, "GBL_004e"
    )
