"""The index of a folder of pages: every game with its verdict, and the classes of divergences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from hsreplay_sim.pages.data import MARKS
from hsreplay_sim.pages.head import sentence, text
from hsreplay_sim.pages.page import fill, framed
from hsreplay_sim.report.clusters import clusters
from hsreplay_sim.report.model import FileReport, GameReport, Report

CLASSES_MAX = 200
HEAD = ("file", "game", "players", "build", "verdict", *MARKS)
COUNTS = {"game", "build", "games", "count", *MARKS}
"""The columns of figures."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game, or a file without one; `page` is the name of its page, "" where it has none."""

    file: str
    page: str = ""
    report: GameReport | None = None
    players: str = ""
    why: str = ""
    """Why there is no page."""


def index_of(entries: Sequence[Entry]) -> str:
    """The page that leads to all the others."""
    title = "Games played again"
    body = fill(
        "index.html",
        title=title,
        counts=text(_counts(entries)),
        games=_games(entries),
        classes=_classes(entries),
    )
    return framed(title, body)


def _counts(entries: Sequence[Entry]) -> str:
    verdicts = Counter(each.report.verdict.value for each in entries if each.report)
    games = sum(verdicts.values())
    words = ", ".join(f"{count} {verdict}" for verdict, count in sorted(verdicts.items()))
    unexplained = sum(each.report.tally.actions.unexplained for each in entries if each.report)
    if unexplained:
        words += f"; {unexplained} action{'s' * (unexplained != 1)} unexplained"
    return f"{games} game{'s' * (games != 1)}: {words}" if words else "no games"


def _games(entries: Iterable[Entry]) -> str:
    return _table("games", HEAD, map(_game, entries))


def _game(each: Entry) -> str:
    report = each.report
    name = text(each.file)
    if report is None:
        rest = f'<td colspan="{len(HEAD) - 1}">{text(each.why)}</td>'
        return f'<th scope="row">{name}</th>{rest}'
    link = f'<a href="{quote(each.page)}">{name}</a>' if each.page else name
    actions = report.tally.actions
    verdict = report.verdict.value
    why = f" <small>{text(sentence(report))}</small>" if report.error is not None else ""
    return "".join(
        [
            f'<th scope="row">{link}</th>',
            _count(report.game),
            f"<td>{text(each.players)}</td>",
            _count(report.build or "not stated"),
            f'<td><span class="mark is-{verdict}">{verdict}</span>{why}</td>',
            _count(actions.verified),
            _count(actions.diverged),
            _count(actions.unexplained),
            _count(actions.unverifiable),
        ]
    )


def _classes(entries: Iterable[Entry]) -> str:
    """One bug of the engine is one line; it leads to the first place where it was met."""
    shown = [each for each in entries if each.report is not None]
    pages = {}
    for each in shown:
        assert each.report is not None
        pages.update({found.address: (each, found) for found in reversed(each.report.divergences)})
    reports = [FileReport(each.file, games=[each.report]) for each in shown if each.report]
    ranked = clusters(Report(files=reports))
    rows = []
    for found in ranked[:CLASSES_MAX]:
        entry, first = pages[found.first]
        assert entry.report is not None
        place = f"{entry.file} game {entry.report.game} step {first.step}"
        link = f'<a href="{quote(entry.page)}#g{entry.report.game}s{first.step}">{text(place)}</a>'
        words = (found.code, found.block, found.card, found.tag, found.sign)
        cells = "".join(f"<td>{text(word)}</td>" for word in words)
        rows.append(f"{_count(found.games)}{_count(found.count)}{cells}<td>{link}</td>")
    if not rows:
        return '<p class="none">Nothing diverged.</p>'
    more = len(ranked) - len(rows)
    rest = f'<p class="none">and {more} more</p>' if more else ""
    head = ("games", "count", "code", "block", "card", "tag", "simulated", "first met")
    return _table("classes", head, rows) + rest


def _count(value: object) -> str:
    return f'<td class="count">{text(str(value))}</td>'


def _table(name: str, head: Iterable[str], rows: Iterable[str]) -> str:
    cells = "".join(
        f'<th scope="col"{" class=count" if word in COUNTS else ""}>{word}</th>' for word in head
    )
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return (
        f'<div class="wide"><table class="{name}"><thead><tr>{cells}</tr></thead>'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )
