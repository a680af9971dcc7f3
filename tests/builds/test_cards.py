"""What a draw, an opening hand and a new card in the hand write in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import CLOSE, TAG
from hsreplay_sim.base.tags import (
    COST,
    LAST_DRAWN_CARD,
    NUM_CARDS_DRAWN_THIS_GAME,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_TO_DRAW,
    NUM_SPELLS_DRAWN_THIS_TURN,
    NUM_TURNS_IN_HAND,
    TURN,
    TURN_DRAWN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.moves.setup import deal
from hsreplay_sim.engine.rules.zones import add_to_hand, draw, fatigue
from table import YETI, stats, table
from texts import written

FIREBALL = "CS2_029"


@pytest.mark.parametrize(("build", "counted"), [(23966, 0), (24769, 1)])
def test_r147_draws_of_a_game_are_counted_since_24769(build: int, counted: int) -> None:
    t = table(build=build)
    t.deck(YETI)
    draw(t.game, 1)
    assert t.tag(NUM_CARDS_DRAWN_THIS_GAME) == counted


@pytest.mark.parametrize(("build", "counted"), [(66927, 1), (79904, 0)])
def test_r152_since_79904_a_card_that_casts_itself_is_counted_before_it_does(
    build: int, counted: int
) -> None:
    """U380:13342, U517:8156: which draw is counted first, of a Soul Fragment or what follows it."""
    t = table(build=build)
    t.answers(*t.deck("SCH_307t", YETI))
    since = len(t.game.out)
    draw(t.game, 1)
    told = [
        packet[2] if packet[0] == TAG else CLOSE
        for packet in t.game.out[since:]
        if packet[0] == CLOSE or (packet[0] == TAG and packet[2] == NUM_CARDS_DRAWN_THIS_TURN)
    ]
    behind = [NUM_CARDS_DRAWN_THIS_TURN] * counted
    assert told[told.index(CLOSE) + 1 :] == behind


@pytest.mark.parametrize(("build", "left"), [(14830, []), (15590, [2, 1, 0])])
def test_r148_the_draws_that_are_left_are_told_since_15590(build: int, left: list[int]) -> None:
    t = table(build=build)
    t.deck(YETI, YETI)
    since = len(t.game.out)
    draw(t.game, 1, 2)
    changes = written(t.game, since, of=t.game.owner(1))
    assert [value for _, tag, value in changes if tag == NUM_CARDS_TO_DRAW] == left


@pytest.mark.parametrize(("build", "told"), [(121569, False), (134558, True)])
def test_r147_the_card_drawn_last_is_noted_since_134558_and_fatigue_is_none(
    build: int, *, told: bool
) -> None:
    t = table(build=build)
    (card,) = t.deck(YETI)
    draw(t.game, 1)
    assert t.tag(LAST_DRAWN_CARD) == (card.id if told else 0)
    fatigue(t.game, 1)
    assert t.tag(LAST_DRAWN_CARD) == 0


@pytest.mark.parametrize(("build", "told"), [(121569, False), (134558, True)])
def test_r28_the_card_dealt_last_is_noted_since_134558(build: int, *, told: bool) -> None:
    t = table(build=build)
    cards = t.deck(YETI, YETI, YETI)
    deal(t.game, 1)
    assert t.tag(LAST_DRAWN_CARD) == (cards[-1].id if told else 0)


@pytest.mark.parametrize(("build", "counted"), [(185054, 0), (185749, 1)])
def test_r147_spells_drawn_in_a_turn_are_counted_since_185749(build: int, counted: int) -> None:
    t = table(build=build)
    t.deck(YETI, "CORE_CS2_029")
    draw(t.game, 1, 2)
    assert t.tag(NUM_SPELLS_DRAWN_THIS_TURN) == counted


@pytest.mark.parametrize(("build", "turns"), [(185749, 0), (189017, 1)])
def test_r147_since_189017_a_card_counts_the_turn_in_which_it_comes_to_the_hand(
    build: int, turns: int
) -> None:
    t = table(build=build)
    (drawn,) = t.deck(YETI)
    draw(t.game, 1)
    given = add_to_hand(t.game, t.hero(1), 1, YETI)
    assert given is not None
    assert (drawn.get(NUM_TURNS_IN_HAND), given.get(NUM_TURNS_IN_HAND)) == (turns, turns)


@pytest.mark.parametrize(("build", "places"), [(185749, [1]), (189017, [1, 0, 1])])
def test_r147_since_189017_the_place_of_a_drawn_card_is_written_twice(
    build: int, places: list[int]
) -> None:
    t = table(build=build)
    (card,) = t.deck(YETI)
    since = len(t.game.out)
    draw(t.game, 1)
    changes = written(t.game, since, of=card)
    assert [value for _, tag, value in changes if tag == ZONE_POSITION] == places


@pytest.mark.parametrize(("build", "turn"), [(43246, 0), (45310, 1), (121569, 1), (134558, 0)])
def test_r28_an_opening_hand_tells_its_turn_from_45310_to_121569(build: int, turn: int) -> None:
    t = table(build=build)
    cards = t.deck(YETI, YETI, YETI)
    deal(t.game, 1)
    assert [card.get(TURN_DRAWN) for card in cards] == [turn] * 3


@pytest.mark.parametrize(("build", "counted"), [(23966, 3), (24769, 0)])
def test_r28_an_opening_hand_is_counted_as_drawn_up_to_23966(build: int, counted: int) -> None:
    t = table(build=build)
    t.deck(YETI, YETI, YETI)
    deal(t.game, 1)
    assert t.tag(NUM_CARDS_DRAWN_THIS_TURN) == counted


@pytest.mark.parametrize(("build", "helped"), [(11460, True), (12574, False)])
@pytest.mark.parametrize("murloc", ["EX1_507", "EX1_508", "EX1_103"])
def test_r142_murlocs_help_those_of_both_sides_up_to_11460(
    murloc: str, build: int, helped: bool
) -> None:
    """Patch 5.0: the texts said ALL other Murlocs before."""
    t = table(build=build)
    friend, foe = t.minion("CS2_168"), t.minion("CS2_168", side=2)
    t.play(murloc)
    assert stats(friend) != (2, 1)
    assert (stats(foe) != (2, 1)) is helped


@pytest.mark.parametrize(("build", "atk"), [(11460, 2), (12574, 1)])
def test_r142_the_tidecaller_counts_the_murlocs_of_both_sides_up_to_11460(
    build: int, atk: int
) -> None:
    t = table(build=build)
    caller = t.minion("EX1_509", side=2)
    t.play("CS2_168")
    assert stats(caller)[0] == atk


@pytest.mark.parametrize(("build", "later"), [(9786, True), (23966, False)])
def test_r202_loatheb_taxes_until_his_own_turn_begins_up_to_9786(build: int, later: bool) -> None:
    """U011:8549, not U090:8884; nothing is dearer in his own turn."""
    t = table(build=build)
    coin = t.hand("GAME_005", 2)
    t.play("FP1_030")
    tax = next(e for e in t.game.entities.values() if e.card_id == "FP1_030e")
    t.end_turn()
    assert (coin.get(COST), tax.zone) == (5, Zone.PLAY)
    since = len(t.game.out)
    t.end_turn()
    told = [(entity, tag) for entity, tag, _ in written(t.game, since)]
    ended, turned = told.index((tax.id, ZONE)), told.index((t.game.root.id, TURN))
    assert (coin.get(COST), ended > turned) == (0, later)


@pytest.mark.parametrize(("build", "fires"), [(10604, True), (10833, False)])
def test_r107_duplicate_waits_for_room_in_the_hand_since_10833(build: int, fires: bool) -> None:
    """Patch 4.0: before, it fired into a full hand and was lost."""
    t = table(build=build)
    secret = t.game.create("FP1_018", 2, Zone.SECRET)
    yeti = t.minion(side=2)
    for _ in range(10):
        t.hand(YETI, side=2)
    t.kill(yeti)
    assert (secret.zone == Zone.GRAVEYARD) is fires
    t.game.hand[2].pop()
    t.kill(t.minion(side=2))
    assert secret.zone == Zone.GRAVEYARD
