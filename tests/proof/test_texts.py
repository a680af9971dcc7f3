"""Errors planted in the text of logs show, and the planter reads that text on its own."""

from __future__ import annotations

import ast
from functools import cache
from random import Random
from unittest.mock import patch

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.verifier.recording.flags import flags_of
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE, UNCOMPARED_IN_DESCRIPTIONS
from places import ROOT
from proof.text.blocks import is_of_a_text
from proof.text.descriptions import hide, tag
from proof.text.listed import LISTED, REPRINTED, is_listed
from proof.text.log import OUTSIDE, Log, games_of
from proof.text.plants import Plant
from proof.text.trial import APART, KINDS, REPORTED, VERIFIED, Game, Tried, Verdicts, kinds_in
from proof.text.values import is_enchantment_at, moved_to_a_block, names_an_enchantment

FOLDER = ROOT / "tests" / "proof" / "text"
DEMO = ROOT / "fixtures" / "demo" / "clean.log"

LOG = """\
GameState.DebugPrintPower() - CREATE_GAME
GameState.DebugPrintPower() -     GameEntity EntityID=1
GameState.DebugPrintPower() -         tag=TURN value=1
GameState.DebugPrintPower() - BLOCK_START BlockType=PLAY Entity=[id=38 cardId=] Target=0
GameState.DebugPrintPower() -     FULL_ENTITY - Creating ID=104 CardID=GVG_110t
GameState.DebugPrintPower() -         tag=HEALTH value=1
PowerTaskList.DebugPrintPower() -     TAG_CHANGE Entity=104 tag=ATK value=9
GameState.DebugPrintPower() -     TAG_CHANGE Entity=[name=A [x=B] id=104 x=1] tag=ATK value=2
GameState.DebugPrintPower() - BLOCK_END
"""


def planted(lines: list[str], seed: int, count: int) -> list[Tried]:
    return Game("game", lines).plants(Random(seed), count, list(KINDS))


@cache
def demo() -> tuple[str, ...]:
    (lines,) = games_of(DEMO.read_text("utf-8"))
    return tuple(lines)


def test_the_planter_has_no_code_of_the_program_but_its_public_names() -> None:
    imported = {
        name
        for path in FOLDER.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in names_of(node)
        if name.startswith(("hsreplay_sim", "proof"))
    }
    assert {name for name in imported if not name.startswith("proof.text")} == {"hsreplay_sim"}


def names_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def test_statements_know_their_entity_their_block_and_their_tags() -> None:
    (lines,) = games_of(LOG)
    log = Log.read(lines)
    block, created, change = log.statements[2:5]
    assert (block.value, block.entity, block.block, block.end) == ("PLAY", "38", OUTSIDE, 5)
    assert (created.entity, created.card, created.tells("HEALTH")) == ("104", "GVG_110t", "1")
    assert (change.entity, change.tag, change.value, change.block) == ("104", "ATK", "2", 2)
    assert log.tags_before(5)["104"] == {"HEALTH": "1", "ATK": "2"}


BESIDE = """\
GameState.DebugPrintPower() - CREATE_GAME
GameState.DebugPrintPower() - BLOCK_START BlockType=PLAY Entity=[id=38 cardId=] Target=0
GameState.DebugPrintPower() -     BLOCK_START BlockType=TRIGGER Entity=Player Target=0
GameState.DebugPrintPower() -         TAG_CHANGE Entity=44 tag=EXHAUSTED value=1
GameState.DebugPrintPower() -     BLOCK_END
GameState.DebugPrintPower() -     BLOCK_START BlockType=TRIGGER Entity=Player Target=0
GameState.DebugPrintPower() -     BLOCK_END
GameState.DebugPrintPower() - TAG_CHANGE Entity=Player tag=COMBO_ACTIVE value=1
GameState.DebugPrintPower() - BLOCK_END
"""


def test_a_change_is_not_moved_to_an_empty_block_beside_its_own() -> None:
    """U324, step 5: no packet would stand elsewhere, only the bounds of two like blocks."""
    (lines,) = games_of(BESIDE)
    log = Log.read(lines)
    moved = [moved_to_a_block(log, 3, Random(seed)) for seed in range(20)]
    assert {plant and max(plant.edits) for plant in moved} == {8}


def test_only_a_card_that_was_seen_can_be_hidden() -> None:
    told = """\
GameState.DebugPrintPower() - CREATE_GAME
GameState.DebugPrintPower() - FULL_ENTITY - Creating ID=7 CardID=
GameState.DebugPrintPower() -     tag=ZONE value=DECK
GameState.DebugPrintPower() - HIDE_ENTITY - Entity=[id=7 cardId=] tag=ZONE value=DECK
GameState.DebugPrintPower() - SHOW_ENTITY - Updating Entity=7 CardID=CS2_182
GameState.DebugPrintPower() -     tag=ZONE value=HAND
GameState.DebugPrintPower() - HIDE_ENTITY - Entity=[id=7 cardId=] tag=ZONE value=DECK
GameState.DebugPrintPower() - HIDE_ENTITY - Entity=[id=7 cardId=] tag=ZONE value=DECK
"""
    (lines,) = games_of(told)
    log = Log.read(lines)
    places = [at for at, each in enumerate(log.statements) if each.kind == "HIDE_ENTITY"]
    planted_there = [hide(log, at, Random(1)) is not None for at in places]
    assert planted_there == [False, True, False]


def test_a_tag_that_no_seat_can_know_is_not_planted() -> None:
    """Each of them stands in the table of what is not compared, with its reason."""
    told = """\
GameState.DebugPrintPower() - CREATE_GAME
GameState.DebugPrintPower() - FULL_ENTITY - Creating ID=7 CardID=CS2_182
GameState.DebugPrintPower() -     tag=MINI_SET value=1
GameState.DebugPrintPower() -     tag=HIDE_WATERMARK value=1
"""
    (lines,) = games_of(told)
    log = Log.read(lines)
    assert tag("FULL_ENTITY")(log, len(log.statements) - 1, Random(1)) is None


def test_a_log_without_edits_is_as_it_was() -> None:
    assert Log.read(list(demo())).text({}) == "".join(demo()).encode()


@pytest.mark.proof
def test_what_is_planted_in_a_clean_game_is_reported() -> None:
    tried = planted(list(demo()), 1, 24)
    told = [each for each in tried if each.kind in ("value", "moved over", "defending")]
    assert len(told) >= 3
    assert {each.outcome for each in told} == {REPORTED}, [each.text() for each in told]


def test_an_error_is_of_the_action_that_holds_its_line() -> None:
    """U012:2, step 15: a step out of nowhere behind its last line begins another one."""
    lines = list(demo())
    log = Log.read(lines)
    log.sound = list(range(len(log.statements)))
    kinds = (KINDS["nowhere"][1], KINDS["doubled"][1])
    changes = [at for at, each in enumerate(log.statements) if each.kind == "TAG_CHANGE"]
    for plant in (kind(log, at, Random(1)) for kind in kinds for at in changes[40:60]):
        if plant is not None:
            assert len(plant.edits[plant.line]) == 1 + plant.behind == 2


def test_another_difference_of_an_option_is_reported_though_their_number_is_the_same() -> None:
    """U277, step 7: the option differs in place of its target."""
    game = Game("game", list(demo()))
    game.before.options = {1: ["the target"]}
    outcomes = [
        game._outcome(1, Verdicts({}, {1: [each]}), of_option=True)
        for each in ("the target", "the option")
    ]
    assert outcomes == [VERIFIED, REPORTED]


def test_an_option_that_nobody_judged_is_no_place_for_an_error() -> None:
    """U527, step 4: the requirement of a card without a class."""
    game = Game("game", list(demo()))
    places = game._options()
    assert places
    offered = {int(game.log.statements[at].entity or 0) for at in places}
    steps = range(len(game._spans) + 1)
    game.before.not_judged = frozenset((step, each) for step in steps for each in offered)
    assert game._options() == []


@pytest.mark.proof
def test_the_same_seed_plants_the_same_errors() -> None:
    assert planted(list(demo()), 2, 6) == planted(list(demo()), 2, 6)


def test_kinds_that_find_few_places_are_planted_in_one_game_several_times() -> None:
    rare = kinds_in(list(demo()), ["block FATIGUE", "card changed into", "value"])
    assert rare == ["value"]
    tried = Game("game", list(demo())).more(Random(1), 3, rare)
    assert len(tried) == len(set(tried)) == 3


def test_errors_can_be_planted_beside_texts_alone() -> None:
    lines = list(demo())
    log = Log.read(lines)
    texts = [at for at, each in enumerate(log.statements) if is_of_a_text(log, at)]
    around = {log.statements[block].value for at in texts for block in log.blocks_around(at)}
    assert texts
    assert "POWER" in around
    assert Game("game", lines, outside=True).plants(Random(1), 3, list(KINDS)) == []


def test_what_no_seat_can_know_is_told_apart_with_its_reason() -> None:
    scope = {tag_name(number) for number in (*UNCOMPARED_IN_DESCRIPTIONS, *OUT_OF_SCOPE)}
    assert {each.tag for each in LISTED} - scope == {"RARITY"}
    told = [Plant(0, f"tag=RARITY value={a}", f"tag=RARITY value={b}", {}) for a, b in PAIRS]
    assert [is_listed(each) for each in told] == [True, True, False]
    assert not is_listed(Plant(0, "TAG_CHANGE Entity=4 tag=POWERED_UP value=0", "nothing", {}))
    for card, block in (("", "JOUST"), ("", "POWER"), ("EX1_277", "JOUST")):
        made = Plant(0, f"FULL_ENTITY - Creating ID=85 CardID={card}", "nothing", {}, block)
        assert is_listed(made) is (block == "JOUST" and not card)
    blocks = [Plant(0, f"BLOCK_START [id=30 cardId={each} x=1]", "nothing", {}) for each in WATCHED]
    assert [is_listed(each) for each in blocks] == [True, False]


def test_a_card_of_which_two_samples_of_the_data_may_be_right_is_told_apart() -> None:
    """U171, step 12: the Health of the next sample, on a card that is told once."""
    recording = hs.load("".join(demo()).encode())[0]
    assert isinstance(recording, hs.Recording)
    assert flags_of(recording, 1, ["Yeti"])[-1] == f"{REPRINTED}Yeti"
    game = Game("game", list(demo()))
    plant = Plant(game.log.statements[-1].line, "tag=HEALTH value=3", "tag=HEALTH value=4", {})
    game.before.reprinted = (f"{REPRINTED}Yeti",)
    with patch.object(Game, "_outcome", lambda *_: VERIFIED):
        assert game._tried("tag of a showing", plant).outcome == APART


WATCHED = ("BAR_074", "BAR_075")
PAIRS = (("FREE", "COMMON"), ("COMMON", "FREE"), ("FREE", "EPIC"))


SCENARIO = """\
GameState.DebugPrintPower() - CREATE_GAME
GameState.DebugPrintPower() -     GameEntity EntityID=1
GameState.DebugPrintPower() -     Player EntityID=2 PlayerID=1 GameAccountId=[hi=1 lo=2]
GameState.DebugPrintPower() -     FULL_ENTITY - Creating ID=70 CardID=ULDA_801e
GameState.DebugPrintPower() -         tag=CARDTYPE value=SPELL
GameState.DebugPrintPower() - BLOCK_START BlockType=TRIGGER Entity=1 Target=0
GameState.DebugPrintPower() -     TAG_CHANGE Entity=2 tag=RESOURCES value=2
GameState.DebugPrintPower() - BLOCK_END
GameState.DebugPrintPower() - BLOCK_START BlockType=TRIGGER Entity=70 Target=0
GameState.DebugPrintPower() - BLOCK_END
GameState.DebugPrintPower() - BLOCK_START BlockType=TRIGGER Entity=1 Target=0
GameState.DebugPrintPower() -     TAG_CHANGE Entity=1 tag=NEXT_STEP value=BEGIN_MULLIGAN
GameState.DebugPrintPower() - BLOCK_END
GameState.DebugPrintPower() - BLOCK_START BlockType=TRIGGER Entity=Player Target=0
GameState.DebugPrintPower() -     TAG_CHANGE Entity=2 tag=RESOURCES value=3
GameState.DebugPrintPower() - BLOCK_END
GameState.DebugPrintPower() - FULL_ENTITY - Creating ID=71 CardID=
GameState.DebugPrintPower() -     tag=ZONE value=SETASIDE
GameState.DebugPrintPower() - TAG_CHANGE Entity=71 tag=ZONE value=PLAY
"""


def test_a_scenario_acts_in_triggers_that_name_no_step_and_a_card_before_it_has_a_name() -> None:
    """U223@1, U530@1."""
    (lines,) = games_of(SCENARIO)
    log = Log.read(lines)
    blocks = [at for at, each in enumerate(log.statements) if each.kind == "BLOCK"]
    assert [is_of_a_text(log, at) for at in blocks] == [True, True, False, False]


def test_no_enchantment_changes_out_of_nowhere_beside_a_text() -> None:
    """U276a@1."""
    change = "TAG_CHANGE Entity=[entityName=A id=70 zone=PLAY] tag=ZONE value=GRAVEYARD"
    for kind in ("SPELL", "ENCHANTMENT"):
        (lines,) = games_of(SCENARIO.replace("SPELL", kind))
        found = names_an_enchantment(Log.read(lines), Plant(0, "nothing", change, {}))
        assert found is (kind == "ENCHANTMENT")


def test_what_comes_into_play_unseen_is_an_enchantment_from_the_start() -> None:
    """U510@77, U171@28."""
    (lines,) = games_of(SCENARIO)
    log = Log.read(lines)
    unseen = [at for at, each in enumerate(log.statements) if each.entity == "71"]
    assert [is_enchantment_at(log, at) for at in unseen] == [True, True]
    assert not is_enchantment_at(log, 3)
