"""Where hearthbreaker's documents and its recordings disagree, both are read as what they mean."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hsreplay_sim.base.errors import InputError, LimitError, LossError
from hsreplay_sim.hearthbreaker.files import compact, complete
from hsreplay_sim.hearthbreaker.scripted import (
    KEEP_ALL,
    AttackMove,
    CharacterRef,
    ConcedeMove,
    EndMove,
    PlayMove,
    PowerMove,
    ScriptedDeck,
    ScriptedGame,
    StartMove,
)
from hsreplay_sim.hearthbreaker.verify import verify_script
from hsreplay_sim.report.model import Verdict
from places import ROOT

FIXTURES = ROOT / "fixtures" / "hearthbreaker"
HEAD = "deck(Jaina,Wisp)\ndeck(Thrall,Wisp)\nrandom(0,1)\n"


def of_json(*moves: Any, **header: Any) -> ScriptedGame:
    deck = {"hero": "Jaina", "cards": ["Wisp"]}
    header = {"decks": [deck, deck], "keep": [[0], [1]], "random": [0], **header}
    return complete.read(json.dumps({"header": header, "moves": moves}).encode(), "game.hsreplay")


def of_text(*lines: str, head: str = HEAD) -> ScriptedGame:
    return compact.read((head + "\n".join(lines)).encode(), "game.rep")


def play(**keys: Any) -> dict[str, Any]:
    return {"name": "play", "card": {"card_index": 0}, **keys}


def deck(**keys: Any) -> dict[str, Any]:
    return {"decks": [{"cards": ["Wisp"], **keys}] * 2}


JSON_FORMS = [
    pytest.param(
        lambda: of_json(**deck(hero="Gul'dan")).decks[0].hero, "Gul'dan", id="deck-by-hero"
    ),
    pytest.param(
        lambda: of_json(**deck(character="Mage")).decks[0].hero, "Jaina", id="deck-by-character"
    ),
    pytest.param(
        lambda: of_json(**deck(**{"class": "Rogue"})).decks[1].hero, "Valeera", id="deck-by-class"
    ),
    pytest.param(lambda: of_json({"name": "use"}).moves, (PowerMove(),), id="use-is-power"),
    pytest.param(lambda: of_json({"name": "power"}).moves, (PowerMove(),), id="power-is-power"),
    pytest.param(lambda: of_json(play(card=3)).moves, (PlayMove(3),), id="card-as-number"),
    pytest.param(
        lambda: of_json(play(card={"card_index": 3, "option": 1})).moves,
        (PlayMove(3, 1),),
        id="card-as-object-with-option",
    ),
    pytest.param(
        lambda: of_json(play(target={"player": "p2", "minion": 1})).moves[0].target,
        CharacterRef(2, 1),
        id="character-as-recorded",
    ),
    pytest.param(
        lambda: of_json(play(target={"player": 2, "index": 1})).moves[0].target,
        CharacterRef(2, 1),
        id="character-as-documented",
    ),
    pytest.param(
        lambda: of_json(play(target={"player": "p1", "minion": None})).moves[0].target,
        CharacterRef(1),
        id="character-null-minion-is-the-hero",
    ),
    pytest.param(
        lambda: of_json(play(target={"player": "p1", "minion": -1})).moves[0].target,
        CharacterRef(1, -1),
        id="character-minus-one-is-kept",
    ),
    pytest.param(lambda: of_json(play(index=2)).moves, (PlayMove(0, None, 2),), id="board-place"),
    pytest.param(lambda: of_json(keep=[]).keep, KEEP_ALL, id="empty-keep-keeps-all"),
    pytest.param(lambda: of_json(keep=[[], []]).keep, ((), ()), id="keeping-nothing"),
    pytest.param(
        lambda: of_json({"name": "start", "random": [1, {"player": "p2"}]}).moves[0].random,
        (1, CharacterRef(2)),
        id="numbers-and-characters",
    ),
]


CLASSES = {
    "Mage": "Jaina", "Druid": "Malfurion", "Hunter": "Rexxar", "Priest": "Anduin",
    "Paladin": "Uther", "Warlock": "Gul'dan", "Rogue": "Valeera", "Shaman": "Thrall",
    "Warrior": "Garrosh",
}  # fmt: skip


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_is_its_hero_in_both_formats(name: str) -> None:
    assert of_json(**deck(character=name)).decks[0].hero == CLASSES[name]
    text = of_text(head=f"deck({name},Wisp)\ndeck(Jaina,Wisp)\n")
    assert text.decks[0].hero == CLASSES[name]


def test_every_move_of_the_complete_format_is_understood() -> None:
    hero = {"player": 1}
    attack = {"name": "attack", "character": {"player": 2, "index": 0}, "target": hero}
    named = [{"name": name} for name in ("start", "end", "concede")]
    assert of_json(attack, {"name": "power", "target": hero}, *named).moves == (
        AttackMove(CharacterRef(2, 0), CharacterRef(1)),
        PowerMove(CharacterRef(1)),
        StartMove(),
        EndMove(),
        ConcedeMove(),
    )


@pytest.mark.parametrize(("found", "meant"), JSON_FORMS)
def test_every_form_of_the_complete_format_is_understood(
    found: Callable[[], object], meant: object
) -> None:
    assert found() == meant


def test_of_more_than_30_cards_the_first_30_are_used() -> None:
    cards = [f"card {number}" for number in range(34)]
    game = of_json(decks=[{"hero": "Jaina", "cards": cards}] * 2)
    assert list(game.decks[0].cards) == cards[:30]
    assert len(game.problems) == 2


TEXT_FORMS = [
    pytest.param(["start"], [StartMove()], id="start-without-parentheses"),
    pytest.param(["start()"], [StartMove()], id="start-with-parentheses"),
    pytest.param(["", "  ", "end()"], [EndMove()], id="blank-lines"),
    pytest.param(["; nothing", "end() ; over"], [EndMove()], id="comments"),
    pytest.param(["concede( )"], [ConcedeMove()], id="blanks-inside"),
    pytest.param(["  play ( 2:1 , p1:3 ) "], [PlayMove(2, 1, None, CharacterRef(1, 3))], id="play"),
    pytest.param(["summon(2:0,4,p2)"], [PlayMove(2, 0, 4, CharacterRef(2))], id="summon"),
    pytest.param(["power()", "power(p1)"], [PowerMove(), PowerMove(CharacterRef(1))], id="power"),
    pytest.param(["use(p2:0)"], [PowerMove(CharacterRef(2, 0))], id="use-is-power"),
    pytest.param(
        ["attack(p1:0,p2)"], [AttackMove(CharacterRef(1, 0), CharacterRef(2))], id="attack"
    ),
    pytest.param(
        ["start()", "random(3)", "random(p1:0, 2)"],
        [StartMove(random=(3, CharacterRef(1, 0), 2))],
        id="numbers-belong-to-the-move-before",
    ),
    pytest.param(["start()", "random()"], [StartMove()], id="no-numbers"),
]


@pytest.mark.parametrize(("lines", "moves"), TEXT_FORMS)
def test_every_form_of_the_compact_format_is_understood(
    lines: list[str], moves: list[object]
) -> None:
    assert list(of_text(*lines).moves) == moves


def test_the_compact_header_may_stand_in_any_order() -> None:
    text = "keep()\nrandom(1)\ndeck(Mage,Wisp)\nkeep(3)\nrandom(2, 3)\ndeck(Jaraxxus,Wisp,Wisp)\n"
    game = of_text(head=text)
    assert [deck.hero for deck in game.decks] == ["Jaina", "Jaraxxus"]
    assert (game.keep, game.random) == (((), (3,)), (1, 2, 3))


def test_without_a_keep_directive_everything_is_kept() -> None:
    assert of_text("start()").keep == KEEP_ALL


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_line_ends_of_all_systems_count_as_one_line(newline: str) -> None:
    text = newline.join(["deck(Jaina,Wisp)", "deck(Thrall,Wisp)", "start()", "bogus"])
    with pytest.raises(InputError, match=r"game\.rep:4"):
        compact.read((text + "(").encode(), "game.rep")


def test_an_unknown_directive_is_reported_as_lost() -> None:
    game = of_text("START()", "end()")
    assert [(problem.line, problem.lost) for problem in game.problems] == [(4, True)]


@pytest.mark.parametrize("suffix", ["hsreplay", "rep"])
def test_the_documented_form_means_the_same_in_both_formats(suffix: str) -> None:
    module = complete if suffix == "hsreplay" else compact
    path = FIXTURES / f"as-documented.{suffix}"
    game = module.read(path.read_bytes(), path.name)
    assert [deck.hero for deck in game.decks] == ["Jaina", "Garrosh"]
    assert game.moves[1:3] == (
        PlayMove(1, None, 0),
        AttackMove(CharacterRef(1, 0), CharacterRef(2)),
    )
    assert game.moves[-1] == ConcedeMove()


def test_writing_gives_the_bytes_of_a_recording() -> None:
    full = (FIXTURES / "coin-and-druid.hsreplay").read_bytes()
    short = (FIXTURES / "coin-and-druid.rep").read_bytes()
    game = complete.read(full, "x")
    assert game == compact.read(short, "y")
    assert complete.write(game).encode() == full
    assert compact.write(game).encode() == short


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.*")), ids=lambda path: path.name)
def test_good_fixtures_are_games_by_the_rules(path: Path) -> None:
    module = complete if path.suffix == ".hsreplay" else compact
    report = verify_script(module.read(path.read_bytes(), path.name))
    assert report.verdict is Verdict.VERIFIED, report.first


def test_moves_know_where_they_were_read() -> None:
    game = complete.read((FIXTURES / "coin-and-druid.hsreplay").read_bytes(), "game")
    assert (game.moves[1].path, game.moves[1].line) == ("$.moves[1]", 51)
    game = compact.read((FIXTURES / "coin-and-druid.rep").read_bytes(), "game")
    assert str(game.at(game.moves[1])) == "game:8"


def test_a_deck_is_repeated_until_it_has_30_cards() -> None:
    cards = ScriptedDeck("Jaina", ("A", "B", "C", "D")).full()
    assert len(cards) == 30
    assert [cards.count(name) for name in "ABCD"] == [8, 8, 7, 7]


LOSSES = [
    pytest.param(compact, {"decks": "N'Zoth, the Corruptor"}, "be written", id="comma-in-a-name"),
    pytest.param(compact, {"decks": "Odd (Even)"}, "be written", id="parenthesis-in-a-name"),
    pytest.param(compact, {"keep": ((), (1,))}, "keeps no card", id="empty-keep"),
    pytest.param(compact, {"moves": (StartMove(random=(-1,)),)}, "negative", id="negative-number"),
    pytest.param(complete, {"hero": "Ragnaros"}, "no hero Ragnaros", id="hero-of-compact-only"),
    pytest.param(complete, {"moves": (PlayMove(10),)}, "ends at card 9", id="card-index"),
    pytest.param(complete, {"moves": (PlayMove(0, None, 7),)}, "ends at board", id="board-place"),
]


@pytest.mark.parametrize(("module", "change", "words"), LOSSES)
def test_what_the_target_cannot_hold_is_listed_and_refused_when_strict(
    module: Any, change: dict[str, Any], words: str
) -> None:
    cards = (change.pop("decks", "Wisp"),)
    deck = ScriptedDeck(change.pop("hero", "Jaina"), cards)
    game = ScriptedGame((deck, deck), **change)
    assert any(words in loss for loss in module.losses(game))
    assert module.write(game)
    with pytest.raises(LossError, match=words):
        module.write(game, strict=True)


BAD_JSON = [
    pytest.param('{"header": {}, "header": {}}', "'header' stands twice", id="key-twice"),
    pytest.param('{"header": NaN}', "NaN", id="nan"),
    pytest.param('{"header": 1e999}', "1e999", id="infinity"),
    pytest.param('{"header": ' + "9" * 5000 + "}", "5000 digits", id="many-digits"),
    pytest.param('{"header": "\\ud800"}', "surrogate", id="lone-surrogate"),
    pytest.param('{"header": ' + "[" * 1000, "nested deeper", id="depth"),
    pytest.param('{"header": ' + '{"a":' * 1000, "nested deeper", id="depth-of-objects"),
    pytest.param('"' + '\\"' * 100_000, "not JSON", id="string-without-end"),
    pytest.param("", "not JSON", id="empty"),
    pytest.param("[]", "an object is wanted", id="list"),
    pytest.param('{"moves": []}', "no `header`", id="no-header"),
]


@pytest.mark.parametrize(("text", "words"), BAD_JSON)
def test_hostile_json_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words) as caught:
        complete.read(text.encode(), "game.hsreplay")
    assert str(caught.value).startswith("game.hsreplay:1")


BAD_MOVES = [
    pytest.param({"name": "dance"}, "is no move", id="unknown-move"),
    pytest.param({"name": "start", "extra": 1}, "unknown key", id="extra-key"),
    pytest.param({"name": "play"}, "no `card`", id="no-card"),
    pytest.param(play(card={"option": 1}), "no `card_index`", id="no-card-index"),
    pytest.param(play(card=True), "whole number", id="boolean"),
    pytest.param(play(index="0"), "whole number", id="text"),
    pytest.param(play(target="p1"), "an object is wanted", id="target-as-text"),
    pytest.param(play(target={"player": "p3"}), "no player", id="third-player"),
    pytest.param(play(target={"player": 0}), "no player", id="player-zero"),
    pytest.param(play(target={"player": True}), "no player", id="player-true"),
    pytest.param(play(target={"player": [1]}), "no player", id="player-list"),
    pytest.param(
        play(target={"player": 1, "index": 1, "minion": 2}), "different places", id="two-places"
    ),
    pytest.param({"name": "attack", "target": {"player": "p1"}}, "`character`", id="no-attacker"),
    pytest.param({"name": "attack", "character": {"player": "p1"}}, "no target", id="no-target"),
    pytest.param({"name": "start", "random": [[1]]}, "whole number", id="list-of-lists"),
    pytest.param({"name": "start", "random": 1}, "list", id="number-for-list"),
]


@pytest.mark.parametrize(("move", "words"), BAD_MOVES)
def test_a_wrong_move_is_refused_with_its_path(move: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError, match=words) as caught:
        of_json({"name": "start"}, move)
    assert "$.moves[1]" in str(caught.value)


BAD_HEADERS = [
    pytest.param({"decks": []}, "2 are needed", id="no-decks"),
    pytest.param({"decks": [{"hero": "Jaina", "cards": []}] * 2}, "without cards", id="no-cards"),
    pytest.param(
        {"decks": [{"hero": "Jaina", "cards": [1]}] * 2}, "no card name", id="card-number"
    ),
    pytest.param({"decks": [{"hero": "Chen", "cards": ["Wisp"]}] * 2}, "is no hero", id="hero"),
    pytest.param({"decks": [{"cards": ["Wisp"]}] * 2}, "no hero", id="without-hero"),
    pytest.param({"keep": [[3], []]}, "cannot keep 3", id="fourth-card-of-the-first-player"),
    pytest.param({"keep": [[], [4]]}, "cannot keep 4", id="the-coin"),
    pytest.param({"keep": [[1, 1], []]}, "twice", id="card-kept-twice"),
    pytest.param({"keep": [[], [], []]}, "2 are needed", id="three-players"),
    pytest.param({"random": [{"player": "p1"}]}, "whole number", id="character-in-the-header"),
]


@pytest.mark.parametrize(("header", "words"), BAD_HEADERS)
def test_a_wrong_header_is_refused(header: dict[str, Any], words: str) -> None:
    with pytest.raises(InputError, match=words):
        of_json(**header)


BAD_TEXT = [
    pytest.param("start() end()", "no directive", id="two-on-a-line"),
    pytest.param("play()", "needs 1", id="no-card"),
    pytest.param("summon(1)", "needs 2", id="summon-without-place"),
    pytest.param("attack(p1)", "needs 2", id="attack-without-target"),
    pytest.param("play(x)", "whole number", id="word-for-number"),
    pytest.param("play(1.0)", "whole number", id="float"),
    pytest.param("play(٣)", "whole number", id="arabic-digit"),
    pytest.param("play(" + "9" * 20 + ")", "whole number", id="many-digits"),
    pytest.param("play(0,p3)", "no character", id="third-player"),
    pytest.param("play(0,p1:)", "no character", id="colon-without-place"),
    pytest.param("deck(Jaina,Wisp)", "third deck", id="third-deck"),
    pytest.param("play(" + " " * 5000 + ")", "a line of", id="long-line"),
    pytest.param("play((((((((", "no directive", id="open-parentheses"),
]


@pytest.mark.parametrize(("line", "words"), BAD_TEXT)
def test_a_wrong_line_is_refused_with_its_number(line: str, words: str) -> None:
    with pytest.raises(InputError, match=words) as caught:
        of_text(line)
    assert str(caught.value).startswith("game.rep:4")


@pytest.mark.parametrize("path", sorted((FIXTURES / "bad").iterdir()), ids=lambda path: path.name)
def test_bad_fixtures_are_refused(path: Path) -> None:
    module = complete if path.suffix == ".hsreplay" else compact
    with pytest.raises(InputError):
        module.read(path.read_bytes(), path.name)


def test_every_prefix_of_a_recording_is_a_game_or_an_input_error() -> None:
    for module, suffix in ((complete, "hsreplay"), (compact, "rep")):
        data = (FIXTURES / f"coin-and-druid.{suffix}").read_bytes()
        for end in range(len(data)):
            try:
                module.read(data[:end], "prefix")
            except InputError:
                continue


def test_a_large_file_is_refused_before_it_is_parsed() -> None:
    for module in (complete, compact):
        with pytest.raises(LimitError):
            module.read(b" " * (9 << 20), "large")
