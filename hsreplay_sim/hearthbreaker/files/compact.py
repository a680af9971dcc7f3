"""hearthbreaker's compact replay format (one directive a line), read and written.

The reader accepts what hearthbreaker itself reads and what its document describes: classes as
heroes, `start` without parentheses, an empty `keep()`; and blank or comment lines.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NoReturn

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import FormatError, LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats.json_ import decode_utf8
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

FORMAT = "hearthbreaker-compact"

_DIRECTIVE = re.compile(r"\s*+([A-Za-z_]\w*+)\s*+(?:\(([^)]*+)\)\s*+)?(?:;.*+)?")
_LINE_END = re.compile(r"\r\n|\n|\r")
_EMPTY = re.compile(r"\s*+(?:;.*+)?")
_SIMPLE: dict[str, type[StartMove | EndMove | ConcedeMove]] = {
    "start": StartMove,
    "end": EndMove,
    "concede": ConcedeMove,
}
_MOVES = {*_SIMPLE, "play", "summon", "attack", "power", "use"}


def read(data: bytes, path: str) -> ScriptedGame:
    """The game in `data`.

    Raises:
        FormatError: not the compact format.
        LimitError: the file or a line is too long.
    """
    reader = _Reader(path)
    for number, line in enumerate(_LINE_END.split(decode_utf8(data, path)), 1):
        reader.line = number
        reader.read_line(line)
    return reader.game()


def write(game: ScriptedGame, *, strict: bool = False) -> str:
    """The game in the order in which hearthbreaker writes it: decks, random, keep, moves.

    Raises:
        LossError: `strict`, and :func:`losses` is not empty.
    """
    if strict:
        shared.refuse_losses(losses(game), game, FORMAT)
    lines = [
        _directive("deck", [deck.hero, *map(shared.compact_name, deck.cards)])
        for deck in game.decks
    ]
    lines.append(_directive("random", list(game.random)))
    lines += [_directive("keep", list(keep)) for keep in game.keep]
    for move in game.moves:
        lines.append(move_line(move))
        if move.random:
            lines.append(_directive("random", list(move.random)))
    return "\n".join(lines) + "\n"


def losses(game: ScriptedGame) -> list[str]:
    """What hearthbreaker would lose of `game` in reading it back."""
    return shared.compact_losses(game)


def _directive(name: str, arguments: list[str] | list[int] | list[Number]) -> str:
    return f"{name}({','.join(map(str, arguments))})"


def move_line(move: ScriptedMove) -> str:
    """A move as a line of the compact format, without its numbers."""
    if isinstance(move, AttackMove):
        return f"attack({move.character},{move.target})"
    if isinstance(move, PowerMove):
        return "power()" if move.target is None else f"power({move.target})"
    if not isinstance(move, PlayMove):
        return f"{move.name}()"
    card = str(move.card_index) if move.option is None else f"{move.card_index}:{move.option}"
    arguments = [card]
    if move.index is not None:
        arguments.append(str(move.index))
    if move.target is not None:
        arguments.append(str(move.target))
    return _directive("play" if move.index is None else "summon", arguments)


class _Reader:
    """Collects the directives of one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.line = 0
        self.decks: list[ScriptedDeck] = []
        self.keep: list[tuple[int, ...]] = []
        self.random: list[int] = []
        self.moves: list[ScriptedMove] = []
        self.numbers: list[Number] = []
        self.problems: list[Problem] = []

    def read_line(self, text: str) -> None:
        if len(text) > limits.LINE_BYTES_MAX:
            length = f"{len(text)} characters, at most {limits.LINE_BYTES_MAX} are read"
            raise LimitError(f"a line of {length}", SourceRef(self.path, self.line))
        if _EMPTY.fullmatch(text):
            return
        found = _DIRECTIVE.fullmatch(text)
        if found is None:
            self.fail(f"{_shown(text)} is no directive")
        name, inside = found.groups()
        arguments = [argument.strip() for argument in inside.split(",")] if inside else []
        if arguments == [""]:
            arguments = []
        self.take(name, arguments)

    def take(self, name: str, arguments: list[str]) -> None:
        if name == "random":
            self.take_random(arguments)
        elif name in _MOVES:
            self.close_move()
            self.moves.append(self.move(name, arguments))
        elif name == "deck":
            self.take_deck(arguments)
        elif name == "keep":
            self.take_keep(arguments)
        else:
            text = f"unknown directive {_shown(name)} is left out"
            self.problems.append(Problem(shared.DROPPED, text, self.line, lost=True))

    def game(self) -> ScriptedGame:
        self.close_move()
        if len(self.decks) < 2:
            self.fail(f"{len(self.decks)} deck directives, 2 are needed")
        if len(self.keep) == 1:
            self.note(shared.ASSUMED, "one keep directive: the second player keeps all cards")
        keep = [*self.keep, *KEEP_ALL[len(self.keep) :]]
        return ScriptedGame(
            decks=(self.decks[0], self.decks[1]),
            random=tuple(self.random),
            keep=(keep[0], keep[1]),
            moves=tuple(self.moves),
            path=self.path,
            format=FORMAT,
            problems=self.problems,
        )

    def close_move(self) -> None:
        """Give the last move the numbers that followed it."""
        if self.numbers:
            self.moves[-1] = replace(self.moves[-1], random=tuple(self.numbers))
            self.numbers = []

    def take_deck(self, arguments: list[str]) -> None:
        if len(self.decks) == 2:
            self.fail("a third deck")
        hero = shared.hero_name(arguments[0]) if arguments else None
        if hero is None:
            found = _shown(arguments[0]) if arguments else "nothing"
            self.fail(f"{found} is no hero; wanted {shared.hero_names()}")
        cards = tuple(arguments[1:])
        if not cards or not all(cards):
            self.fail("a deck without cards" if not cards else "a card without a name")
        self.decks.append(ScriptedDeck(hero, shared.bounded_deck(cards, self.line, self.problems)))

    def take_keep(self, arguments: list[str]) -> None:
        if len(self.keep) == 2:
            self.fail("a third keep")
        keep = tuple(self.integer(argument) for argument in arguments)
        if error := keep_error(keep, len(self.keep)):
            self.fail(error)
        self.keep.append(keep)

    def take_random(self, arguments: list[str]) -> None:
        if not self.moves:
            self.random += [self.integer(argument) for argument in arguments]
            return
        for argument in arguments:
            number = shared.int_of_text(argument)
            self.numbers.append(self.ref(argument) if number is None else number)

    def move(self, name: str, arguments: list[str]) -> ScriptedMove:
        if name in _SIMPLE:
            self.surplus(name, arguments, 0)
            return _SIMPLE[name](line=self.line)
        if name in {"power", "use"}:
            self.surplus(name, arguments, 1)
            return PowerMove(self.ref(arguments[0]) if arguments else None, line=self.line)
        if name == "attack":
            self.need(name, arguments, 2)
            return AttackMove(self.ref(arguments[0]), self.ref(arguments[1]), line=self.line)
        return self.play(name, arguments)

    def play(self, name: str, arguments: list[str]) -> PlayMove:
        fixed = 2 if name == "summon" else 1
        self.need(name, arguments, fixed)
        self.surplus(name, arguments, fixed + 1)
        card, colon, option = (part.strip() for part in arguments[0].partition(":"))
        return PlayMove(
            self.integer(card),
            self.integer(option) if colon else None,
            self.integer(arguments[1]) if name == "summon" else None,
            self.ref(arguments[fixed]) if len(arguments) > fixed else None,
            line=self.line,
        )

    def need(self, name: str, arguments: list[str], count: int) -> None:
        if len(arguments) < count:
            self.fail(f"{name} needs {count} arguments, found {len(arguments)}")

    def surplus(self, name: str, arguments: list[str], count: int) -> None:
        if len(arguments) > count:
            self.note(shared.UNUSED_ARGUMENT, f"{name} uses {count} arguments at most")

    def integer(self, text: str) -> int:
        number = shared.int_of_text(text)
        if number is None:
            self.fail(f"{_shown(text)} where a whole number is wanted")
        return number

    def ref(self, text: str) -> CharacterRef:
        ref = shared.ref_of_text(text)
        if ref is None:
            self.fail(f"{_shown(text)} is no character; wanted p1, p2, p1:0 …")
        return ref

    def note(self, code: str, message: str) -> None:
        self.problems.append(Problem(code, message, self.line))

    def fail(self, message: str) -> NoReturn:
        raise FormatError(message, SourceRef(self.path, self.line))


def _shown(text: str) -> str:
    """A short form of the text found, for a message."""
    shown = text.strip()
    return repr(shown if len(shown) <= 40 else f"{shown[:36]}…")
