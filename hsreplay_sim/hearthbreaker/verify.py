"""Verification of scripted games: legal moves, exact use of the numbers, equal dumped states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from hsreplay_sim.base.address import Address
from hsreplay_sim.base.errors import HsReplayError, InternalError, RunawayError, UnsupportedError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.hearthbreaker.dump import StateDifference, state_differences
from hsreplay_sim.hearthbreaker.oracle import CardMissingError, NumberError
from hsreplay_sim.hearthbreaker.player import IllegalMoveError, ScriptedPlayer, Step
from hsreplay_sim.hearthbreaker.scripted import EndMove, PlayMove, ScriptedGame
from hsreplay_sim.hearthbreaker.walkthrough import title
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.titles import Title, names_in
from hsreplay_sim.report.model import (
    Divergence,
    ErrorInfo,
    GameReport,
    TagRef,
    Value,
    Verdict,
)
from hsreplay_sim.report.words import Outcome, Reason

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording


class Dumped(Protocol):
    """A state dumped by hearthbreaker after `n` moves."""

    @property
    def n(self) -> int:
        """The number of moves made; 0 is the state after the mulligan."""

    @property
    def state(self) -> dict[str, Any]:
        """The dump."""

    @property
    def line(self) -> int:
        """Where it was read."""


def verify_script(game: ScriptedGame, snapshots: Iterator[Dumped] | None = None) -> GameReport:
    """Play a scripted game by hearthbreaker's rules and compare it with its own dumps.

    Never raises on a divergence or a missing card: both are in the report.
    """
    return _Verification(game, snapshots).run()


def simulate(game: ScriptedGame) -> Recording:
    """The recording of a scripted game as the engine plays it, with both hands seen.

    Raises:
        UnsupportedError: a card is not implemented, or the script cannot be played to its end.
    """
    player = ScriptedPlayer(game)
    try:
        for _ in player.steps():
            if player.unoffered:
                raise IllegalMoveError(player.unoffered)
    except (NumberError, IllegalMoveError) as error:
        raise UnsupportedError(f"cannot be played: {error}", SourceRef(game.path)) from error
    player.finish()
    recording = record(player.engine, names=("p1#1", "p2#2"))
    recording.path = game.path
    return recording


class _Verification:
    """The state of one run."""

    def __init__(self, game: ScriptedGame, snapshots: Iterator[Dumped] | None) -> None:
        self.game = game
        self.player = ScriptedPlayer(game)
        heroes = " vs ".join(deck.hero for deck in game.decks)
        cards = self.player.cards
        self.report = GameReport(1, game.format, None, cards.build, "constructed", title=heroes)
        self.report.players = tuple(deck.hero for deck in game.decks)
        self.report.turns = sum(isinstance(move, EndMove) for move in game.moves)
        self.report.lines_lost = sum(problem.lost for problem in game.problems)
        self.dumps = snapshots
        self.dump: Dumped | None = None
        self.known: tuple[str, Value, Value] | None = None
        """The difference found last: a field that merely stays different is not reported again."""
        self.judged = 0
        self.title, self.card_text = Title("mulligan"), ""
        """The running step by name, and the text of the card that acts."""

    def run(self) -> GameReport:
        """Play and compare all steps of the game."""
        report, last = self.report, None
        report.tally.actions.total = len(self.game.moves)
        try:
            for step in self.player.steps():
                if last is not None:
                    self._done(last)
                last = step
                self.title, self.card_text = title(self.player, step)
            if last is not None:
                self._done(last)
            self._winner(last)
        except CardMissingError as error:
            report.tally.count("unimplemented", error.card_id)
            self._rest(Reason.UNIMPLEMENTED)
            report.flags.append(error.message)
        except NumberError as error:
            self._failed(last, error.code, error.note)
        except IllegalMoveError as error:
            self._failed(last, "E210", str(error))
        except RunawayError as error:
            self._failed(last, error.code, error.message)
        except UnsupportedError as error:
            report.verdict = Verdict.UNSUPPORTED
            report.error = ErrorInfo.of(error)
            self._rest(Reason.UNSUPPORTED)
        except (HsReplayError, MemoryError):
            raise
        except Exception as error:
            self._broken(last, error)
        report.names = names_in(report, self.player.cards)
        report.judge()
        return report

    # --- one step --------------------------------------------------------------------------------

    def _done(self, step: Step) -> None:
        """Judge a step that has been played to its end."""
        oracle, actions = self.player.oracle, self.report.tally.actions
        before = self.report.divergences_total
        self.report.tally.numbers.used += oracle.position
        self.report.tally.numbers.left += oracle.left
        if oracle.left and not oracle.always_zero:
            count = len(oracle.numbers)
            note = f"{count} numbers are recorded, {oracle.position} were asked for"
            self._diverge(step, "E202", note)
        equal = self._compare(step)
        if self.player.unoffered and (self.dump is None or self.dump.n != step.number):
            raise IllegalMoveError(self.player.unoffered)
        if step.move is not None:
            self.judged += 1
            outcomes = self.report.outcomes
            if self.report.divergences_total > before:
                actions.diverged += 1
                outcomes[step.number] = Outcome.DIVERGED
            elif equal:
                actions.verified += 1
                outcomes[step.number] = Outcome.VERIFIED
            else:
                actions.unverifiable += 1
                outcomes[step.number] = Reason.STALE
                self.report.tally.count("reasons", Reason.STALE)

    def _compare(self, step: Step) -> bool:
        """Whether the dumped state equals ours; True when none was dumped."""
        dumped = self._dump_after(step.number)
        if dumped is None:
            return True
        states = self.report.tally.states
        states.compared += 1
        found = state_differences(dumped.state, self.player.dump())
        if not found:
            states.equal += 1
            self.known = None
            return True
        self._differs(step, found[0], len(found), dumped.line)
        return False

    def _dump_after(self, number: int) -> Dumped | None:
        while self.dumps is not None and (self.dump is None or self.dump.n < number):
            self.dump = next(self.dumps, None)
            if self.dump is None:
                self.dumps = None
        return self.dump if self.dump is not None and self.dump.n == number else None

    def _differs(self, step: Step, first: StateDifference, count: int, line: int) -> None:
        logged, simulated = _value(first.logged), _value(first.simulated)
        key = first.path, logged, simulated
        if key == self.known:
            return
        self.known = key
        note = f"{count} fields differ" if count > 1 else ""
        self._diverge(step, "E301", note, TagRef(0, first.path), logged, simulated, line)

    def _diverge(
        self,
        step: Step | None,
        code: str,
        note: str = "",
        tag: TagRef | None = None,
        logged: Value = None,
        simulated: Value = None,
        line: int = 0,
    ) -> None:
        move = step.move if step is not None else None
        self.report.add(
            Divergence(
                address=str(Address(self.game.path, 1, step.number if step is not None else 0)),
                code=code,
                turn=self.player.turn,
                action=self.title.text,
                actor=self.title.actor,
                target=self.title.target,
                block=self._block(step),
                card_text=self.card_text,
                tag=tag,
                logged=logged,
                simulated=simulated,
                line=move.line if move is not None else line,
                note=note,
            )
        )

    def _block(self, step: Step | None) -> str:
        """The kind of move and the card played; reports are grouped by it."""
        move = step.move if step is not None else None
        if move is None:
            return "mulligan" if step is None or not step.number else "end"
        card = self.player.card_played if isinstance(move, PlayMove) else ""
        return f"{move.name} {card}" if card else move.name

    # --- the end ---------------------------------------------------------------------------------

    def _failed(self, step: Step | None, code: str, note: str) -> None:
        """The game cannot go on; after a known difference this is no finding of its own."""
        if self.known is None:
            self._diverge(step, code, note)
            if step is not None and step.move is not None:
                self.judged += 1
                self.report.tally.actions.diverged += 1
                self.report.outcomes[step.number] = Outcome.DIVERGED
        self._rest(Reason.STALE)

    def _broken(self, step: Step | None, error: Exception) -> None:
        """An error in a step: after a known difference it may happen, otherwise it is a bug."""
        if self.known is None:
            at = SourceRef(self.game.path, step.move.line if step and step.move else 0)
            message = f"{type(error).__name__}: {error} in {self._block(step)}"
            raise InternalError(message, at) from error
        self._rest(Reason.STALE)

    def _rest(self, reason: Reason) -> None:
        """Count the moves that were not reached."""
        actions = self.report.tally.actions
        left = actions.total - self.judged
        if left > 0:
            actions.unverifiable += left
            for number in range(self.judged + 1, actions.total + 1):
                self.report.outcomes[number] = reason
            self.report.tally.count("reasons", reason, left)

    def _winner(self, step: Step | None) -> None:
        """Report the moves that are left when the game is already over."""
        left = len(self.game.moves) - self.judged
        if left > 0:
            self._rest(Reason.NOT_PLAYED)
            self._diverge(step, "E305", f"the game is over {left} moves before the record ends")


def _value(value: Any) -> Value:
    return value if value is None or type(value) is int else str(value)
