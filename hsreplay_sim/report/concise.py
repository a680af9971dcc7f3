"""One line per finding, ``file:line`` first, for grep and for editors that jump there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.report.model import NO_GAME
from hsreplay_sim.report.text import (
    beside_text,
    clean,
    contradiction_text,
    entity_text,
    option_text,
    tag_text,
    title,
    value_text,
)

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, ErrorInfo, FileReport, GameReport


def game_lines(file: FileReport, game: GameReport) -> Iterator[str]:
    """All findings of one game, then a line with its verdict."""
    yield from finding_lines(file, game)
    yield verdict_line(file, game)


def finding_lines(file: FileReport, game: GameReport) -> Iterator[str]:
    """All findings of one game."""
    path = clean(file.path)
    if game.error is not None:
        yield _error(path, game.error, f" game {game.game}")
    for divergence in game.divergences:
        yield _divergence(path, game, divergence)
    for divergence in game.unexplained:
        yield _divergence(path, game, divergence, "unexplained")
    for each in game.contradictions:
        place = f"{path}:{each.line}: {each.code} game {game.game} step {each.step}"
        said = contradiction_text(each, game.names).removeprefix(each.code)
        yield f"{place}{said}{' known' * each.known}\n"
    for difference in game.option_differences:
        step = difference.address.rpartition("@")[2]
        place = f"{path}:{difference.line}: {difference.code} game {game.game} step {step}"
        yield f"{place} option{option_text(difference).removeprefix(difference.code)}\n"


def verdict_line(file: FileReport, game: GameReport) -> str:
    """The verdict on one game, and the counts that it rests on."""
    return f"{clean(file.path)}: {_verdict(game)}\n"


def end_lines(file: FileReport) -> Iterator[str]:
    """Yield the line after the games of a file: why it ends, or that it has none."""
    path = clean(file.path)
    if file.error is not None:
        yield _error(path, file.error)
    elif not file.games:
        yield f"{path}: {NO_GAME}\n"


def _error(path: str, error: ErrorInfo, where: str = "") -> str:
    place = f"{path}:{error.line}" if error.line else path
    return f"{place}: {error.code}{where} {clean(error.message)}\n"


def _divergence(path: str, game: GameReport, divergence: Divergence, word: str = "") -> str:
    d = divergence
    words = [
        f"{path}:{d.line}:",
        d.code,
        word,
        f"game {game.game} step {d.step}",
        clean(d.action),
        difference_text(d, game.names),
    ]
    return " ".join(word for word in words if word) + "\n"


def difference_text(difference: Divergence, names: Mapping[str, str]) -> str:
    """``Murloc Raider #14 DAMAGE (44) logged 3 simulated 2 [board]``: what differs, and how much.

    After the grade: the note, the texts beside it, and whether the user's list or the baseline has
    it.
    """
    d = difference
    words = [f"{entity_text(d.entity)} {tag_text(d.tag)}".strip() or title(d.code)]
    if d.logged is not None or d.simulated is not None:
        words.append(f"logged {value_text(d.tag, d.logged, names)}")
        words.append(f"simulated {value_text(d.tag, d.simulated, names)}")
    words.append(f"[{d.grade}]")
    words.append(f"({clean(d.note)})" if d.note else "")
    words.append(beside_text(d.beside, names))
    words.append(f"ignored: {clean(d.ignored)}" if d.ignored else "")
    words.append("known" if d.known else "")
    return " ".join(filter(None, words))


def _verdict(game: GameReport) -> str:
    actions, changes = game.tally.actions, game.tally.tag_changes
    words = [f"game {game.game} {game.verdict}:"]
    words.append(f"{actions.verified} of {actions.total} actions verified,")
    if actions.unexplained:
        words.append(f"{actions.unexplained} unexplained,")
    if game.tally.states.compared:
        states = game.tally.states
        words.append(f"{states.equal} of {states.compared} states equal")
    else:
        words.append(f"{changes.predicted} of {changes.logged} tag changes predicted")
    return " ".join(words)
