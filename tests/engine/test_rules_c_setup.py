"""Setup and mulligan (R25–R39)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from hsreplay_sim.base.enums import CardType, Mulligan, Step, Zone
from hsreplay_sim.base.stream import FULL, HIDE, TAG
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    COST,
    DAMAGE,
    FIRST_PLAYER,
    HEALTH,
    HIDDEN_ZONE_OWNER_2,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_CARDS_DRAWN_THIS_TURN,
    PLAYER_ID,
    REVEALED,
    STEP,
    TOPDECK,
    TURN,
    TURN_DRAWN,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.engine.moves.setup import Seat, answer_mulligan, create_game, deal
from hsreplay_sim.engine.oracle import Purpose, Sequential
from hsreplay_sim.engine.state.game import Game
from table import registry, table
from texts import written

BUILD = 54613
WISP, RAPTOR, COIN, QUEST = "CS2_231", "CS2_172", "GAME_005", "UNG_028"


def created(build: int = BUILD, deck: tuple[str, ...] = (WISP,) * 15 + (RAPTOR,) * 15) -> Game:
    """Two decks of thirty laid out."""
    game = Game(CardStore.open().at(build), registry(), Sequential(), build)
    create_game(game, [Seat("HERO_08", "HERO_08bp", deck), Seat("HERO_01", "HERO_01bp", deck)])
    return game


def dealt(first: int = 1, build: int = BUILD) -> Game:
    """The opening hands are there, the mulligan has begun."""
    game = created(build)
    deal(game, first)
    return game


# --- creation ------------------------------------------------------------------------------------


def test_r2_r3_the_game_is_entity_one_the_players_two_and_three() -> None:
    game = created()
    games = [e.id for e in game.entities.values() if e.get(CARDTYPE) == CardType.GAME]
    assert games == [1]
    assert [game.entities[n].get(PLAYER_ID) for n in (2, 3)] == [1, 2]
    assert {e.get(CONTROLLER) for e in game.entities.values() if e.id > 3} == {1, 2}


def test_r4_r25_decks_then_heroes_and_powers_in_rising_ids() -> None:
    game = created()
    made = [p[1] for p in game.out if p[0] == FULL]
    assert made == list(range(4, 4 + 30 + 30 + 4))
    assert {game.entities[n].controller for n in range(4, 34)} == {1}
    assert [game.entities[n].type for n in range(64, 68)] == [3, 10, 3, 10]


def test_r215_thirty_health() -> None:
    hero = created().hero[1]
    assert hero is not None
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (30, 0)


@pytest.mark.parametrize(("build", "told"), [(19632, [1]), (22611, [1, 0, 1]), (54613, [1])])
def test_r25_up_to_35057_a_quest_lies_on_top_before_it_is_dealt(
    build: int, told: list[int]
) -> None:
    game = created(build, (QUEST, *(WISP,) * 29))
    game.out.clear()
    deal(game, 1)
    quest = game.entities[4]
    assert [p[3] for p in game.out if p[:3] == (TAG, quest.id, ZONE_POSITION)] == told


@pytest.mark.parametrize("first", [1, 2])
def test_r26_r27_r34_three_cards_and_four_with_the_coin(first: int) -> None:
    game = dealt(first)
    second = 3 - first
    assert game.owner(first).get(FIRST_PLAYER) == 1
    assert len(game.hand[first]) == 3
    cards = game.in_row(game.hand[second])
    assert len(cards) == 5
    assert (cards[-1].card_id, cards[-1].get(ZONE_POSITION)) == (COIN, 5)
    assert game.root.get(STEP) == Step.BEGIN_MULLIGAN


@pytest.mark.parametrize(("hero", "held"), [("DRGA_BOSS_01h3", 4), ("BRMA06_1", 5)])
def test_r27_a_boss_of_late_adventures_gets_no_coin(hero: str, held: int) -> None:
    t = table("HERO_07", hero, build=39954)
    for side in (1, 2):
        t.deck(*[WISP] * 6, side=side)
    deal(t.game, 1)
    assert len(t.game.hand[2]) == held


# --- mulligan ------------------------------------------------------------------------------------


def test_r28_the_opening_hand_is_not_drawn() -> None:
    game = dealt()
    answer_mulligan(game, 1, [])
    assert game.owner(1).get(NUM_CARDS_DRAWN_THIS_TURN) == 0


def test_r29_who_is_not_kept_is_rejected() -> None:
    game = dealt()
    hand = list(game.hand[1])
    answer_mulligan(game, 1, [])
    assert all(card.zone == Zone.DECK for card in hand)
    assert len(game.hand[1]) == 3


def test_r30_one_slot_at_a_time_the_replacement_first() -> None:
    game = dealt()
    away, kept, also = game.in_row(game.hand[1])
    since = len(game.out)
    answer_mulligan(game, 1, [kept])
    packets = game.out[since:]
    came = [p[1] for p in packets if p[0] == 0 and p[2:4] == (49, Zone.HAND)]
    left = [p[1] for p in packets if p[0] == HIDE]
    assert left == [away.id, also.id]
    order = [p[1] for p in packets if p[1] in {*came, *left} and (p[0] == HIDE or p[2] == 49)]
    assert order[0] == came[0]
    places = [card.get(ZONE_POSITION) for card in game.hand[1]]
    assert sorted(places) == [1, 2, 3]
    assert kept.get(ZONE_POSITION) == 2


def test_r30_a_card_that_was_shown_as_it_was_dealt_stays_in_sight() -> None:
    """A TOPDECK card is not hidden, and marked as the deck is shuffled (U463:940, U463:972)."""
    game = dealt()
    away, *_ = game.in_row(game.hand[1])
    away.tags |= {TOPDECK: 1, REVEALED: 1}
    since = len(game.out)
    answer_mulligan(game, 1, [])
    answer_mulligan(game, 2, [])
    assert away.id not in [p[1] for p in game.out[since:] if p[0] == HIDE]
    assert (away.zone, away.get(HIDDEN_ZONE_OWNER_2)) == (Zone.DECK, 1)


def test_r30_a_rejected_card_is_as_it_was_before_it_was_dealt() -> None:
    game = dealt()
    away, *_ = game.in_row(game.hand[1])
    away.tags |= {TURN_DRAWN: 1, COST: 2}
    since = len(game.out)
    answer_mulligan(game, 1, [])
    changes = [value for _, tag, value in written(game, since, of=away) if tag == COST]
    assert (away.get(TURN_DRAWN), away.get(COST), changes) == (0, 2, [0, 2])


def test_r31_a_rejected_card_does_not_come_back_its_twin_may() -> None:
    game = dealt()
    asked: list[list[int]] = []

    class Listening(Sequential):
        def pick(self, game, question):
            if question.purpose is Purpose.MULLIGAN:
                asked.append([e.id for e in question.options])
            return question.options[0]

    game.oracle = Listening()
    rejected = {card.id for card in game.hand[1]}
    answer_mulligan(game, 1, [])
    assert len(asked) == 3
    assert not any(rejected & set(options) for options in asked)
    assert any(game.entities[n].card_id == WISP for n in asked[0])


def test_r27_the_coin_cannot_be_thrown_back() -> None:
    game = dealt(first=1)
    answer_mulligan(game, 2, [])
    assert COIN in [card.card_id for card in game.hand[2]]


def test_r33_both_players_answer_for_themselves() -> None:
    game = dealt()
    since = len(game.out)
    answer_mulligan(game, 2, [])
    assert game.owner(2).get(MULLIGAN_STATE) == Mulligan.DONE
    assert game.owner(1).get(MULLIGAN_STATE) == Mulligan.INPUT
    states = [v for _, tag, v in written(game, since) if tag == MULLIGAN_STATE]
    assert states == [Mulligan.DEALING, Mulligan.WAITING, Mulligan.DONE]
    assert game.root.get(STEP) == Step.BEGIN_MULLIGAN
    answer_mulligan(game, 1, [])
    assert (game.root.get(STEP), game.root.get(NEXT_STEP)) == (Step.MAIN_ACTION, Step.MAIN_END)
    assert (game.root.get(TURN), game.current) == (1, 1)


def test_r37_the_coin_belongs_to_no_class() -> None:
    cards = CardStore.open().at(BUILD)
    coin = cards.get(COIN)
    assert coin is not None
    assert COIN not in cards.pool()


# --- R38: the odds of a hard mulligan ------------------------------------------------------------


def odds(hand: int) -> Fraction:
    """Of having one of two copies after a hard mulligan and the draw of the first own turn.

    By enumeration over where the two copies lie: in the opening hand one is kept and the search
    is over; else all of the hand goes back after its replacements were drawn from the rest.
    """
    places = list(combinations(range(30), 2))
    total = Fraction(0)
    for first, second in places:
        if first < hand or second < hand:
            total += 1
        else:
            total += 1 - _missed(hand)
    return total / len(places)


def _missed(hand: int) -> Fraction:
    """Both copies among the 30 − hand others: none in the replacements, none in the draw."""
    rest = 30 - hand
    none = Fraction(1)
    for drawn in range(hand):
        none *= Fraction(rest - 2 - drawn, rest - drawn)
    deck = 30 - hand
    return none * Fraction(deck - 2, deck)


def test_r38_the_exact_odds_of_a_hard_mulligan() -> None:
    assert (odds(3), odds(4)) == (Fraction(323, 783), Fraction(961, 1885))


def test_r38_the_engine_deals_with_these_odds() -> None:
    """The engine offers what the enumeration counts: 27 and 26 replacements, 27 and 26 draws."""
    game = dealt(first=1)
    sizes: list[tuple[Purpose, int]] = []

    class Counting(Sequential):
        def pick(self, game, question):
            sizes.append((question.purpose, len(question.options)))
            return question.options[0]

    game.oracle = Counting()
    answer_mulligan(game, 2, [])
    answer_mulligan(game, 1, [])
    second = [(Purpose.MULLIGAN, n) for n in (26, 25, 24, 23)]
    first = [(Purpose.MULLIGAN, n) for n in (27, 26, 25)]
    assert sizes == [*second, *first, (Purpose.DRAW, 27)]


def test_r38_the_hands_after_the_mulligan_are_kept_in_mind_without_the_coin() -> None:
    game = dealt(first=1)
    answer_mulligan(game, 1, [])
    answer_mulligan(game, 2, [])
    for side, count in ((1, 3), (2, 4)):
        opening = [e.card_id for _, e in game.untagged.opening if e.controller == side]
        assert len(opening) == count
        assert opening == [e.card_id for e in game.in_row(game.hand[side])][:count]
