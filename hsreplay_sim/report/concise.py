"""One line per finding, ``file:line`` first, for grep and for editors that jump there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.report.model import NO_GAME
from hsreplay_sim.report.text import clean, entity_text, option_text, tag_text, title, value_text

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, ErrorInfo, FileReport, GameReport


def game_lines(file: FileReport, game: GameReport) -> Iterator[str]:
    """All findings of one game, then a line with its verdict."""
    path = clean(file.path)
    if game.error is not None:
        yield _error(path, game.error, f" game {game.game}")
    for divergence in game.divergences:
        yield _divergence(path, game, divergence)
    for difference in game.option_differences:
        step = difference.address.rpartition("@")[2]
        place = f"{path}:{difference.line}: {difference.code} game {game.game} step {step}"
        yield f"{place} option{option_text(difference).removeprefix(difference.code)}\n"
    yield f"{path}: {_verdict(game)}\n"


def end_lines(file: FileReport) -> Iterator[str]:
    """What remains to be said behind the games of a file: why it ends, or that it has none."""
    path = clean(file.path)
    if file.error is not None:
        yield _error(path, file.error)
    elif not file.games:
        yield f"{path}: {NO_GAME}\n"


def _error(path: str, error: ErrorInfo, where: str = "") -> str:
    place = f"{path}:{error.line}" if error.line else path
    return f"{place}: {error.code}{where} {clean(error.message)}\n"


def _divergence(path: str, game: GameReport, divergence: Divergence) -> str:
    d = divergence
    subject = f"{entity_text(d.entity)} {tag_text(d.tag)}".strip() or title(d.code)
    words = [
        f"{path}:{d.line}:",
        d.code,
        f"game {game.game} step {d.step}",
        clean(d.action),
        subject,
    ]
    if d.logged is not None or d.simulated is not None:
        words.append(f"logged {value_text(d.tag, d.logged, game.names)}")
        words.append(f"simulated {value_text(d.tag, d.simulated, game.names)}")
    words.append(f"[{d.grade}]")
    if d.note:
        words.append(f"({clean(d.note)})")
    if d.known:
        words.append(f"known: {clean(d.known)}")
    if d.ignored:
        words.append(f"ignored: {clean(d.ignored)}")
    return " ".join(word for word in words if word) + "\n"


def _verdict(game: GameReport) -> str:
    actions, changes = game.tally.actions, game.tally.tag_changes
    words = [f"game {game.game} {game.verdict}:"]
    words.append(f"{actions.verified} of {actions.total} actions verified,")
    if game.tally.states.compared:
        states = game.tally.states
        words.append(f"{states.equal} of {states.compared} states equal")
    else:
        words.append(f"{changes.predicted} of {changes.logged} tag changes predicted")
    return " ".join(words)
