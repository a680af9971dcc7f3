"""The verifier beside a scenario: which blocks are its text, and what is read for it."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, PlayState, Step, Zone
from hsreplay_sim.base.tags import (
    CONTROLLER,
    DUNGEON_PASSIVE_BUFF,
    HEALTH,
    LOOT_CARD_1,
    LOOT_CARD_2,
    NEXT_STEP,
    PLAYSTATE,
    RESOURCES,
    STEP,
    ZONE,
)
from hsreplay_sim.cards.registry import scenario_of
from hsreplay_sim.engine.load import set_scenario
from hsreplay_sim.engine.oracle import FROM_OUTSIDE, Purpose, Question
from hsreplay_sim.engine.rules import events
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import YETI, Table, table


def staged(sign: str = "GILA_BOSS_36h", *, step: int = 0) -> Table:
    t = table(build=28855)
    scenario = scenario_of([sign])
    assert scenario is not None
    set_scenario(t.game, scenario)
    t.game.root.tags[STEP] = step
    return t


def text(t: Table, *packets: Packet) -> Block:
    return Block(BlockType.TRIGGER, t.game.root.id, list(packets))


def with_oracle(t: Table, *packets: Packet) -> LogOracle:
    oracle = LogOracle({})
    oracle.begin(Tape(list(packets)))
    t.game.oracle = t.game.watcher = oracle
    return oracle


def test_what_a_scenario_tells_of_the_stage_is_read_and_nothing_is_adopted() -> None:
    t = staged()
    hero, boss = t.hero(1), t.hero(2)
    told = [TagChange(hero.id, HEALTH, 15), TagChange(boss.id, HEALTH, 20)]
    oracle = with_oracle(t, text(t), text(t, *told))
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    oracle.finish(t.game)
    assert [each.get(HEALTH) for each in (hero, boss)] == [15, 20]
    assert (oracle.adopter.adopted.cards, oracle.questions.read) == (set(), 3)
    assert oracle.questions.asked == oracle.questions.answered


def test_an_oracle_that_does_not_read_leaves_all_as_it_is() -> None:
    t = staged()
    hero = t.hero(1)
    oracle = with_oracle(t, text(t, TagChange(hero.id, HEALTH, 15)))
    oracle.reads = False
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    assert hero.get(HEALTH) == 30


def test_a_text_of_the_scenario_is_no_step_that_comes_first() -> None:
    t = staged()
    hero = t.hero(1)
    step = text(t, TagChange(t.game.root.id, NEXT_STEP, Step.BEGIN_MULLIGAN))
    with_oracle(t, step, text(t, TagChange(hero.id, HEALTH, 15)))
    events.let_scenario_speak(t.game, events.GAME_BEGINS)
    assert hero.get(HEALTH) == 30


@pytest.mark.parametrize(
    ("step", "adopted"),
    [
        (0, False),
        (Step.BEGIN_MULLIGAN, False),
        (Step.MAIN_ACTION, True),
    ],
)
def test_where_the_scenario_has_no_text_its_block_is_adopted(step: int, *, adopted: bool) -> None:
    t = staged(step=step)
    oracle = with_oracle(t, text(t, TagChange(t.hero(1).id, HEALTH, 15)))
    oracle.finish(t.game)
    assert bool(oracle.adopter.adopted.packets) is adopted


def test_a_text_of_the_turns_is_known_where_the_scenario_listens_to_them() -> None:
    t = staged("TB_AllMinionsTauntCharge", step=Step.MAIN_ACTION)
    oracle = with_oracle(t, text(t, TagChange(t.hero(1).id, HEALTH, 15)))
    oracle.finish(t.game)
    assert not oracle.adopter.adopted.packets


def made(number: int, card_id: str, zone: int = Zone.SETASIDE, passive: int = 1) -> FullEntity:
    tags = ((ZONE, zone), (CONTROLLER, 1), (DUNGEON_PASSIVE_BUFF, passive))
    return FullEntity(number, card_id, tags)


@pytest.mark.parametrize(
    ("packets", "won"),
    [
        ([made(90, "LOOTA_801")], "LOOTA_801"),
        ([made(90, "LOOTA_801"), made(91, "LOOTA_801", Zone.REMOVED)], "LOOTA_801"),
        ([made(90, "ULDA_804", passive=0)], ""),
        ([Block(BlockType.POWER, 5, [made(90, "LOOTA_801")])], ""),
    ],
)
def test_the_cards_that_were_won_are_the_passive_ones_that_the_block_itself_sets_aside(
    packets: list[Packet], won: str
) -> None:
    t = staged()
    oracle = with_oracle(t, *packets)
    assert oracle.number(t.game, Question(Purpose.WINS, None, range(9))) == bool(won)
    if won:
        question = Question(Purpose.WON, None, ("LOOTA_800", "LOOTA_801"), 1)
        assert oracle.card(t.game, question) == won
    assert not oracle.questions.outside


def test_a_card_that_was_won_counts_where_it_is_shown_only_in_play() -> None:
    made_unseen = FullEntity(90, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    shown = ShowEntity(90, "LOOTA_801", ((ZONE, Zone.PLAY), (DUNGEON_PASSIVE_BUFF, 1)))
    t = staged()
    oracle = with_oracle(t, made_unseen, shown)
    assert oracle.number(t.game, Question(Purpose.WINS, None, range(9))) == 1


def test_what_cannot_be_won_is_no_answer() -> None:
    t = staged()
    oracle = with_oracle(t, made(90, YETI))
    oracle.card(t.game, Question(Purpose.WON, None, ("LOOTA_801",), 1))
    assert oracle.questions.outside == [f"won: {YETI}"]


def test_no_card_of_the_deck_is_left_out_unless_it_is_told() -> None:
    t = staged()
    deck = t.deck(YETI, YETI, side=2)
    question = Question(Purpose.LEFT_OUT, None, deck)
    oracle = with_oracle(t, TagChange(deck[1].id, ZONE, Zone.SETASIDE))
    assert oracle.pick(t.game, question) is deck[1]
    assert oracle.pick(t.game, question) is None
    assert (oracle.questions.asked, oracle.questions.answered) == (2, 2)


def test_crystals_are_read_of_the_player() -> None:
    t = staged()
    player = t.game.owner(2)
    oracle = with_oracle(t, TagChange(player.id, RESOURCES, 2))
    question = Question(Purpose.CRYSTALS, player, range(11))
    assert [oracle.number(t.game, question) for _ in range(2)] == [2, 0]


def test_what_is_read_is_a_question_to_the_outside() -> None:
    assert {str(each) for each in FROM_OUTSIDE} == {
        str(each) for each in Purpose if each.told.endswith("it is read")
    }


def test_what_a_run_offers_is_read_card_by_card_until_none_is_drawn_anew() -> None:
    """U063:10536."""
    t = staged()
    bucket = t.game.create("GILA_490", 1, Zone.SETASIDE)
    assert bucket.card is not None
    entourage = bucket.card.entourage
    cards = [card for each in entourage[:2] if (card := t.game.cards.get(each))]
    told = zip((LOOT_CARD_2, LOOT_CARD_1), cards, strict=True)
    oracle = with_oracle(t, *[TagChange(bucket.id, tag, card.dbf) for tag, card in told])
    question = Question(Purpose.LOOT, bucket, entourage)
    again = Question(Purpose.ANOTHER, bucket, (0, LOOT_CARD_1, LOOT_CARD_2))
    assert [oracle.number(t.game, again), oracle.card(t.game, question)] == [
        LOOT_CARD_2,
        cards[0].id,
    ]
    assert oracle.number(t.game, again) == LOOT_CARD_1
    oracle.card(t.game, question)
    assert oracle.number(t.game, again) == 0


def test_what_does_not_lie_with_the_others_is_no_loot() -> None:
    t = staged()
    bucket = t.game.create("GILA_490", 1, Zone.SETASIDE)
    yeti = t.game.cards.get(YETI)
    assert yeti is not None
    oracle = with_oracle(t, TagChange(bucket.id, LOOT_CARD_1, yeti.dbf))
    oracle.card(t.game, Question(Purpose.LOOT, bucket, ("ICC_415",)))
    assert oracle.questions.outside == [f"loot: {YETI}"]


def test_a_run_that_offers_nothing_is_asked_without_a_block() -> None:
    t = staged(step=Step.FINAL_GAMEOVER)
    t.game.owner(1).tags[PLAYSTATE] = PlayState.WON
    oracle = with_oracle(t)
    events.let_scenario_speak(t.game, events.GAME_OVER)
    assert not oracle.questions.unlogged
    assert oracle.questions.asked == oracle.questions.answered == 3
