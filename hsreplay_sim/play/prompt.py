"""Playing on in a terminal: lines in, lines out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.play.moves import name
from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.play.game import Game
    from hsreplay_sim.play.views.choice import Choice, Mulligan

HELP = "a number: do it · undo · chance: any of them · save FILE · quit"


class Prompt:
    """A game that is played by typed numbers."""

    def __init__(self, game: Game, say: Callable[[str], object]) -> None:
        self.game = game
        self._out = say
        self._before: list[Game] = []

    def say(self, text: str) -> None:
        """Print lines, made harmless: names come from files."""
        self._out("\n".join(map(clean, text.split("\n"))))

    def run(self, lines: Iterable[str]) -> None:
        """Play until the game is over, the lines end, or a line is "quit"."""
        self.say(HELP)
        if blanks := self.game.blanks:
            self.say(f"in play without their text: {', '.join(card.name for card in blanks)}")
        self.show()
        for line in lines:
            if line.strip() in ("quit", "q"):
                return
            try:
                self.take(line.strip())
            except HsReplayError as error:
                self.say(str(error))
                continue
            if self.game.ended:
                return

    def show(self) -> None:
        """The board, and what may be done."""
        game = self.game
        self.say("")
        self.say(str(game.drawing()))
        if game.ended:
            self.say("a draw" if game.winner is None else f"player {game.winner.player_id} has won")
            return
        self.say(self._question())
        for number, text in enumerate(self._offers(), 1):
            self.say(f"{number:3}  {text}")

    def take(self, line: str) -> None:
        """Carry out a line: save, undo, chance or the number of a move."""
        word, _, rest = line.partition(" ")
        if word == "save":
            self.game.save(rest.strip())
            self.say(f"saved as {rest.strip()}")
        elif word == "undo":
            self._undo()
        elif word in ("chance", "") or (word.isascii() and word.isdigit()):
            count = len(self._offers())
            number = self.game.oracle.one_of(range(count)) if word == "chance" else int(word or 0)
            self._do(number + (word == "chance"), count)
        else:
            self.say(HELP)

    def _do(self, number: int, count: int) -> None:
        if not 1 <= number <= count:
            self.say(f"a number from 1 to {count}")
            return
        if self._asked() is None:
            self._before.append(self.game.copy())
        self._answer(number - 1)
        self.show()

    def _undo(self) -> None:
        if not self._before:
            self.say("nothing was done yet")
            return
        self.game = self._before.pop()
        self.show()

    # --- what is asked -------------------------------------------------------------------

    def _asked(self) -> Choice | Mulligan | None:
        return next((p.choice for p in self.game.players if p.choice is not None), None)

    def _question(self) -> str:
        asked = self._asked()
        if asked is None:
            return f"turn {self.game.turn}, player {self.game.current_player.player_id}:"
        return f"player {asked.player.player_id} chooses:"

    def _offers(self) -> list[str]:
        """Return the moves or cards that the numbers mean."""
        asked = self._asked()
        if asked is None:
            return [str(move) for move in self.game.legal_moves()]
        if self.game.in_mulligan:
            return ["keep all", *(f"replace {name(card.entity)}" for card in asked.cards)]
        return [name(card.entity) for card in asked.cards]

    def _answer(self, number: int) -> None:
        asked = self._asked()
        if asked is None:
            self.game.legal_moves()[number].do()
        elif self.game.in_mulligan:
            asked.choose(*asked.cards[number - 1 : number] if number else ())
        else:
            asked.choose(asked.cards[number])
