"""A verified game as the rows that are kept of it: plain data that goes from process to process."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hsreplay_sim.app.results.schema import FILE
from hsreplay_sim.report.clusters import roots
from hsreplay_sim.report.json import printable, tally_data

if TYPE_CHECKING:
    from hsreplay_sim.app.inputs.info import GameInfo, PlayerInfo
    from hsreplay_sim.report.model import Contradiction, Divergence, ErrorInfo, GameReport

Row = dict[str, Any]
"""Column → value; under `counts`, `differences`, `contradictions` and `cards` more of them."""


@dataclass(slots=True)
class Result:
    """What came of one content."""

    content: str
    """Its key in the file of results."""
    sha256: str
    bytes: int
    games: list[Row] = field(default_factory=list)
    error: Row | None = None
    """Why it could not be read to its end: `code`, `error`, `line`, `exit_code`."""
    tries: int = 1
    """How many workers it took: each but the last died on it."""
    seconds: float = 0.0
    memory_mb: float = 0.0
    """The most that its worker ever held, up to the end of this file."""
    worker: str = ""
    """Where that was, in words."""

    def count(self, name: str) -> int:
        """The sum of a count over the games: ``actions_total``."""
        return sum(int(game["counts"][name]) for game in self.games)


def error_row(error: ErrorInfo, path: str) -> Row:
    """An error of a file or of a game."""
    message = printable(error.message.replace(path, FILE))
    code = int(error.exit_code)
    return {"code": error.code, "error": message, "line": error.line, "exit_code": code}


def game_row(report: GameReport, info: GameInfo, path: str) -> Row:
    """A game, with its differences; `path` is how it was called, and is left out of all texts."""
    players = [*info.players, None, None]
    error = error_row(report.error, path) if report.error else {}
    tally = tally_data(report.tally)
    return {
        "game": report.game,
        "format": report.format,
        "build": report.build,
        "card_build": report.card_build,
        "mode": report.mode,
        **_player(1, players[0]),
        **_player(2, players[1]),
        "turns": info.turns,
        "verdict": report.verdict.value,
        "code": error.get("code"),
        "error": error.get("error"),
        "exit_code": error.get("exit_code"),
        "lines_lost": report.lines_lost,
        "flags": printable("; ".join(sorted(report.flags))),
        "divergences": max(report.divergences_total, len(report.divergences)),
        "unexplained": max(report.unexplained_total, len(report.unexplained)),
        "contradictions": len(report.contradictions),
        "option_differences": len(report.option_differences),
        "counts": {
            f"{group}_{name}": count
            for group, _ in report.tally.groups()
            for name, count in _counts(tally[group])
        },
        "counters": {name: dict(tally_counter) for name, tally_counter in report.tally.counters()},
        "differences": _differences(report, path),
        "contradicted": [_contradiction(each) for each in report.contradictions],
        "cards": {card: printable(name) for card, name in sorted(report.names.items())},
    }


def _counts(group: object) -> list[tuple[str, int]]:
    assert isinstance(group, dict)
    return list(group.items())


def _player(number: int, player: PlayerInfo | None) -> Row:
    return {
        f"player_{number}": printable(player.name) if player else None,
        f"hero_{number}": player.hero if player else None,
        f"result_{number}": player.result if player else None,
    }


def _differences(report: GameReport, path: str) -> list[Row]:
    begun = {root.address: (root, followers) for root, followers in roots(report)}
    rows = []
    for outcome, found in ("diverged", report.divergences), ("unexplained", report.unexplained):
        for each in found:
            row = _difference(each, path)
            row["outcome"] = outcome
            root, followers = begun.get(each.address, (None, 0))
            row["root"], row["followers"] = (1, followers) if root is each else (0, 0)
            rows.append(row)
    return rows


def _difference(each: Divergence, path: str) -> Row:
    code, block, card, tag, sign = each.signature()
    cause = each.cause

    def told(text: str) -> str:
        return printable(text.replace(path, FILE))

    return {
        "step": each.step,
        "turn": each.turn,
        "code": code,
        "grade": each.grade.value,
        "action": told(each.action),
        "block": block,
        "actor": each.actor.card_id if each.actor else None,
        "target": each.target.card_id if each.target else None,
        "entity": each.entity.id if each.entity else None,
        "card": card,
        "tag": tag,
        "before": each.before,
        "logged": each.logged,
        "simulated": each.simulated,
        "line": each.line,
        "sign": sign,
        "cause": cause.code if cause else None,
        "cause_text": told(cause.text) if cause else None,
        "evidence": told(cause.evidence) if cause else None,
        "note": told(each.note),
        "beside": sorted(set(map(told, each.beside))),
        "ignored": each.ignored,
    }


def _contradiction(each: Contradiction) -> Row:
    return {
        "step": each.step,
        "turn": each.turn,
        "code": each.code,
        "action": printable(each.action),
        "law": each.law,
        "entity": each.entity.id,
        "card": each.entity.card_id,
        "tag": each.tag.name,
        "logged": each.logged,
        "line": each.line,
        "logged_elsewhere": each.logged_elsewhere,
        "line_elsewhere": each.line_elsewhere,
    }
