"""hearthbreaker's complete replay format (JSON), read and written.

The reader accepts what the document describes and what recordings hold; where they disagree, the
tables of docs/FORMATS.md say what is meant. Written files follow the recordings, because the only
program that reads them back demands it.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats.json_ import JsonObject, parse_json
from hsreplay_sim.hearthbreaker.files import shared
from hsreplay_sim.hearthbreaker.scripted import (
    KEEP_ALL,
    AttackMove,
    CharacterRef,
    ConcedeMove,
    EndMove,
    Number,
    PlayMove,
    PowerMove,
    ScriptedDeck,
    ScriptedGame,
    ScriptedMove,
    StartMove,
    keep_error,
)

FORMAT = "hearthbreaker-complete"

_HERO_KEYS = ("hero", "character", "class")
_SIMPLE: dict[str, type[StartMove | EndMove | ConcedeMove]] = {
    "start": StartMove,
    "end": EndMove,
    "concede": ConcedeMove,
}
_MOVE_KEYS: dict[str, frozenset[str]] = {
    "start": frozenset(),
    "end": frozenset(),
    "concede": frozenset(),
    "play": frozenset({"card", "index", "target"}),
    "attack": frozenset({"character", "target"}),
    "power": frozenset({"target"}),
}


def read(data: bytes, path: str) -> ScriptedGame:
    """The game in `data`.

    Raises:
        FormatError: not the complete format; the message names the JSON path.
        LimitError: too large or too deep.
    """
    return _Reader(path).game(parse_json(data, path))


def write(game: ScriptedGame, *, strict: bool = False) -> str:
    """The game as hearthbreaker itself writes it: two blanks of indentation, sorted keys.

    Raises:
        LossError: `strict`, and :func:`losses` is not empty.
    """
    if strict:
        shared.refuse_losses(losses(game), game, FORMAT)
    header = {
        "decks": [{"hero": deck.hero, "cards": list(deck.cards)} for deck in game.decks],
        "keep": [list(keep) for keep in game.keep],
        "random": list(game.random),
    }
    document = {"header": header, "moves": [_move_object(move) for move in game.moves]}
    return json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def losses(game: ScriptedGame) -> list[str]:
    """What hearthbreaker would lose of `game` in reading it back."""
    return shared.complete_losses(game)


def _move_object(move: ScriptedMove) -> dict[str, object]:
    result: dict[str, object] = {"name": move.name}
    if isinstance(move, PlayMove):
        card = {"card_index": move.card_index}
        if move.option is not None:
            card["option"] = move.option
        result["card"] = card
        if move.index is not None:
            result["index"] = move.index
    elif isinstance(move, AttackMove):
        result["character"] = _ref_object(move.character)
    if isinstance(move, PlayMove | AttackMove | PowerMove) and move.target is not None:
        result["target"] = _ref_object(move.target)
    if move.random:
        result["random"] = [
            number if isinstance(number, int) else _ref_object(number) for number in move.random
        ]
    return result


def _ref_object(ref: CharacterRef) -> dict[str, object]:
    result: dict[str, object] = {"player": f"p{ref.player}"}
    if ref.index is not None:
        result["minion"] = ref.index
    return result


class _Reader:
    """Turns the parsed document into a game; keeps the problems it meets."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.problems: list[Problem] = []

    def game(self, document: Any) -> ScriptedGame:
        root = self.object(document, "$", 1)
        header = self.object(self.need(root, "header", "$"), "$.header", root.line)
        self.note_unknown(root, {"header", "moves"}, "$")
        self.note_unknown(header, {"decks", "keep", "random"}, "$.header")
        decks = self.decks(header)
        keep = self.keep(header)
        random = self.header_random(header)
        moves = self.list(self.need(root, "moves", "$"), "$.moves", root.line)
        return ScriptedGame(
            decks=decks,
            random=random,
            keep=keep,
            moves=tuple(self.move(move, f"$.moves[{i}]", root) for i, move in enumerate(moves)),
            path=self.path,
            format=FORMAT,
            problems=self.problems,
        )

    def decks(self, header: JsonObject) -> tuple[ScriptedDeck, ScriptedDeck]:
        where = "$.header.decks"
        decks = self.list(self.need(header, "decks", "$.header"), where, header.line)
        if len(decks) < 2:
            self.fail(f"{len(decks)} decks, 2 are needed", where, header.line)
        if len(decks) > 2:
            self.assume(f"{len(decks)} decks: the first two are used", header.line)
        first, second = (
            self.deck(deck, f"{where}[{i}]", header) for i, deck in enumerate(decks[:2])
        )
        return first, second

    def deck(self, value: Any, where: str, header: JsonObject) -> ScriptedDeck:
        deck = self.object(value, where, header.line)
        self.note_unknown(deck, {*_HERO_KEYS, "cards"}, where)
        key = next((key for key in _HERO_KEYS if key in deck), None)
        if key is None:
            self.fail("no hero", where, deck.line)
        name = deck[key]
        hero = shared.hero_name(name) if isinstance(name, str) else None
        if hero is None:
            wanted = shared.hero_names()
            self.fail(f"{name!r} is no hero; wanted {wanted}", f"{where}.{key}", deck.line)
        cards = self.list(self.need(deck, "cards", where), f"{where}.cards", deck.line)
        if not cards:
            self.fail("a deck without cards", f"{where}.cards", deck.line)
        for i, card in enumerate(cards):
            if not isinstance(card, str) or not card.strip():
                self.fail(f"{_shown(card)} is no card name", f"{where}.cards[{i}]", deck.line)
        return ScriptedDeck(hero, shared.bounded_deck(tuple(cards), deck.line, self.problems))

    def keep(self, header: JsonObject) -> tuple[tuple[int, ...], tuple[int, ...]]:
        where = "$.header.keep"
        keeps = self.list(header.get("keep", []), where, header.line)
        if len(keeps) > 2:
            self.fail(f"{len(keeps)} lists of kept cards, 2 are needed", where, header.line)
        if len(keeps) < 2:
            self.assume("a player without a list of kept cards keeps all", header.line)
        result = [self.integers(keep, f"{where}[{i}]", header.line) for i, keep in enumerate(keeps)]
        for i, keep in enumerate(result):
            if error := keep_error(keep, i):
                self.fail(error, f"{where}[{i}]", header.line)
        result += KEEP_ALL[len(result) :]
        return result[0], result[1]

    def header_random(self, header: JsonObject) -> tuple[int, ...]:
        if "random" not in header:
            self.assume("no `random` in the header: every number is 0", header.line)
        return self.integers(header.get("random", []), "$.header.random", header.line)

    def move(self, value: Any, where: str, root: JsonObject) -> ScriptedMove:
        move = self.object(value, where, root.line)
        name = move.get("name")
        name = "power" if name == "use" else name
        if not isinstance(name, str) or name not in _MOVE_KEYS:
            wanted = ", ".join(sorted(_MOVE_KEYS))
            self.fail(f"{_shown(name)} is no move; wanted {wanted}", f"{where}.name", move.line)
        self.refuse_unknown(move, _MOVE_KEYS[name] | {"name", "random"}, where)
        random = self.numbers(move.get("random", []), f"{where}.random", move.line)
        if name in _SIMPLE:
            return _SIMPLE[name](random=random, line=move.line, path=where)
        target = move.get("target")
        ref = None if target is None else self.ref(target, f"{where}.target", move.line)
        if name == "power":
            return PowerMove(ref, random=random, line=move.line, path=where)
        if name == "play":
            return self.play(move, ref, random, where)
        attacker = self.need(move, "character", where)
        if ref is None:
            self.fail("no target", where, move.line)
        character = self.ref(attacker, f"{where}.character", move.line)
        return AttackMove(character, ref, random=random, line=move.line, path=where)

    def play(
        self, move: JsonObject, target: CharacterRef | None, random: tuple[Number, ...], where: str
    ) -> PlayMove:
        card = self.need(move, "card", where)
        option = None
        if isinstance(card, JsonObject):
            self.refuse_unknown(card, {"card_index", "option"}, f"{where}.card")
            if card.get("option") is not None:
                option = self.integer(card["option"], f"{where}.card.option", card.line)
            card = self.need(card, "card_index", f"{where}.card")
        index = move.get("index")
        return PlayMove(
            self.integer(card, f"{where}.card", move.line),
            option,
            None if index is None else self.integer(index, f"{where}.index", move.line),
            target,
            random=random,
            line=move.line,
            path=where,
        )

    def ref(self, value: Any, where: str, line: int) -> CharacterRef:
        ref = self.object(value, where, line)
        self.refuse_unknown(ref, {"player", "minion", "index"}, where)
        player = {"p1": 1, "p2": 2, 1: 1, 2: 2}.get(_key(ref.get("player")))
        if player is None:
            found = _shown(ref.get("player"))
            self.fail(f'{found} is no player; wanted "p1" or "p2"', f"{where}.player", ref.line)
        given = [key for key in ("minion", "index") if ref.get(key) is not None]
        if len(given) == 2 and ref["minion"] != ref["index"]:
            self.fail("`minion` and `index` name different places", where, ref.line)
        if not given:
            return CharacterRef(player)
        index = self.integer(ref[given[0]], f"{where}.{given[0]}", ref.line)
        return CharacterRef(player, index)

    def numbers(self, value: Any, where: str, line: int) -> tuple[Number, ...]:
        return tuple(
            self.ref(entry, f"{where}[{i}]", line)
            if isinstance(entry, JsonObject)
            else self.integer(entry, f"{where}[{i}]", line)
            for i, entry in enumerate(self.list(value, where, line))
        )

    def integers(self, value: Any, where: str, line: int) -> tuple[int, ...]:
        entries = self.list(value, where, line)
        return tuple(self.integer(entry, f"{where}[{i}]", line) for i, entry in enumerate(entries))

    def integer(self, value: Any, where: str, line: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.fail(f"{_shown(value)} where a whole number is wanted", where, line)
        return value

    def object(self, value: Any, where: str, line: int) -> JsonObject:
        if not isinstance(value, JsonObject):
            self.fail(f"{_shown(value)} where an object is wanted", where, line)
        return value

    def list(self, value: Any, where: str, line: int) -> list[Any]:
        if not isinstance(value, list):
            self.fail(f"{_shown(value)} where a list is wanted", where, line)
        return value

    def need(self, value: JsonObject, key: str, where: str) -> Any:
        if value.get(key) is None:
            self.fail(f"no `{key}`", where, value.line)
        return value[key]

    def refuse_unknown(self, value: JsonObject, known: set[str] | frozenset[str], at: str) -> None:
        for key in value:
            if key not in known:
                self.fail(f"unknown key {key!r}", at, value.line)

    def note_unknown(self, value: JsonObject, known: set[str], where: str) -> None:
        for key in value:
            if key not in known:
                text = f"{where}: key {key!r} is not used"
                self.problems.append(Problem(shared.UNKNOWN_KEY, text, value.line))

    def assume(self, message: str, line: int) -> None:
        self.problems.append(Problem(shared.ASSUMED, message, line))

    def fail(self, message: str, where: str, line: int) -> NoReturn:
        raise FormatError(f"{where}: {message}", SourceRef(self.path, line))


def _key(value: Any) -> Any:
    """A key by which a value may be looked up; here True is not 1."""
    return value if isinstance(value, str | int) and not isinstance(value, bool) else None


def _shown(value: Any) -> str:
    """A short form of the value found, for a message."""
    text = json.dumps(value, ensure_ascii=False) if value is not None else "nothing"
    return text if len(text) <= 40 else f"{text[:36]}…"
