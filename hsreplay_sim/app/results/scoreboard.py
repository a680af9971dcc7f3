"""The scoreboard of a file of results: by build, mode, card and root cause, asked of its tables."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from hsreplay_sim.app.results.schema import FILE
from hsreplay_sim.app.results.store import read, rows_of
from hsreplay_sim.report.batch.sections import Cell, Scoreboard, Section, percent
from hsreplay_sim.report.json import text
from hsreplay_sim.report.text import block_text, card_text
from hsreplay_sim.report.words import Verdict

if TYPE_CHECKING:
    import sqlite3

TOP = 40
ACTIONS = ("verified", "diverged", "unexplained", "unverifiable")
VERDICTS = tuple(verdict.value for verdict in Verdict)
SUMS = ", ".join(
    [
        "count(*) AS games",
        *(f"sum(verdict = '{verdict}') AS games_{verdict}" for verdict in VERDICTS),
        *(f"sum(actions_{each}) AS {each}" for each in ("total", *ACTIONS)),
        *(f"sum(tag_changes_{each}) AS {each}" for each in ("logged", "predicted")),
    ]
)
COLUMNS = (
    "games", *VERDICTS, "actions", *(f"{each}%" for each in ACTIONS), "tag changes", "predicted%",
)  # fmt: skip


def scoreboard(path: str, top: int = TOP) -> Scoreboard:
    """The figures of a file of results; of long tables at most `top` rows, 0 for all.

    Raises:
        InputError: it is no file of results.
    """
    with closing(read(path)) as db:
        about = {
            row["key"]: row["value"] for row in rows_of(db, "SELECT * FROM about ORDER BY key")
        }
        names = {row["card"]: row["name"] for row in rows_of(db, "SELECT * FROM cards")}
        return Scoreboard(
            about,
            _totals(db),
            [
                _grouped(db, "build", "By build"),
                _grouped(db, "mode", "By mode"),
                _by_card(db, names).cut(top),
                _by_cause(db, names).cut(top),
                _beside(db, names).cut(top),
                _without_result(db).cut(top),
            ],
        )


def written(path: str, form: str, top: int = TOP) -> str:
    """The scoreboard as "text", "html" or "json".

    Raises:
        InputError: it is no file of results.
    """
    board = scoreboard(path, top)
    if form == "html":
        from hsreplay_sim.pages.scoreboard import scoreboard_page

        return scoreboard_page(board)
    if form == "json":
        return text(board.data())
    return "".join(f"{line}\n" for line in board.lines())


def _totals(db: sqlite3.Connection) -> dict[str, Cell]:
    files = rows_of(
        db, "SELECT count(*) AS files, count(content) AS readable,"
        " count(DISTINCT content) AS contents FROM files"
    )[0]  # fmt: skip
    kept = rows_of(db, "SELECT count(*) AS kept, count(code) AS failed FROM contents")[0]
    totals: dict[str, Cell] = {
        "files": files["files"],
        "contents": files["contents"],
        "contents verified": kept["kept"],
        "without a result": kept["failed"] + files["files"] - files["readable"],
    }
    row = rows_of(db, f"SELECT {SUMS} FROM games")[0]  # noqa: S608
    return totals | dict(zip(COLUMNS, _figures(row), strict=True))


def _figures(row: sqlite3.Row) -> tuple[Cell, ...]:
    """The cells of COLUMNS."""
    return (
        row["games"],
        *(row[f"games_{verdict}"] or 0 for verdict in VERDICTS),
        row["total"] or 0,
        *(percent(row[each], row["total"]) for each in ACTIONS),
        row["logged"] or 0,
        percent(row["predicted"], row["logged"]),
    )


def _grouped(db: sqlite3.Connection, column: str, title: str) -> Section:
    asked = f"SELECT {column} AS key, {SUMS} FROM games GROUP BY {column} ORDER BY {column}"  # noqa: S608
    rows = [(row["key"], *_figures(row)) for row in rows_of(db, asked)]
    return Section(column, title, (column, *COLUMNS), rows)


def _by_card(db: sqlite3.Connection, names: dict[str, str]) -> Section:
    """Cards in which something differs, or whose text is not implemented."""
    asked = """
        SELECT card, count(DISTINCT CASE kind WHEN 'root' THEN game END) AS games,
               sum(kind = 'root') AS roots, sum(kind = 'diverged') AS diverged,
               sum(kind = 'unexplained') AS unexplained,
               sum(CASE kind WHEN 'adopted' THEN n ELSE 0 END) AS adopted
        FROM (
            SELECT card, content || ' ' || game AS game, 1 AS n,
                   CASE WHEN root THEN 'root' ELSE outcome END AS kind
            FROM differences WHERE card <> ''
            UNION ALL
            SELECT key, content || ' ' || game, count, 'adopted'
            FROM counts WHERE counter = 'unimplemented'
        )
        GROUP BY card
        ORDER BY games DESC, roots DESC, diverged DESC, unexplained DESC, adopted DESC, card
    """
    rows: list[tuple[Cell, ...]] = [
        (
            card_text(row["card"], names), row["games"], row["roots"],
            row["roots"] + row["diverged"], row["unexplained"], row["adopted"],
        )
        for row in rows_of(db, asked)
    ]  # fmt: skip
    columns = ("card", "games", "roots", "differences", "unexplained", "actions adopted")
    return Section("card", "By card: where it diverges, and where it is not implemented",
                   columns, rows)  # fmt: skip


def _by_cause(db: sqlite3.Connection, names: dict[str, str]) -> Section:
    """The roots of divergences: one bug of the engine is one row; grade and cause of the first."""
    asked = """
        SELECT count(DISTINCT content || ' ' || game) AS games, count(*) AS count,
               sum(followers) AS followers, code, block, card, tag, sign,
               min(address) AS first, grade, cause
        FROM addressed WHERE root
        GROUP BY code, block, card, tag, sign
        ORDER BY games DESC, count DESC, code, block, card, tag, sign
    """
    rows: list[tuple[Cell, ...]] = [
        (
            row["games"], row["count"], row["followers"], row["grade"], row["code"],
            block_text(row["block"], names), card_text(row["card"], names), row["tag"],
            row["sign"], row["cause"], row["first"],
        )
        for row in rows_of(db, asked)
    ]  # fmt: skip
    columns = (
        "games", "count", "followers", "grade", "code", "block", "card", "tag", "simulated",
        "cause", "first",
    )  # fmt: skip
    return Section("root", "By root of a divergence", columns, rows)


def _beside(db: sqlite3.Connection, names: dict[str, str]) -> Section:
    """What is beside unexplained actions."""
    asked = """
        SELECT what, count(DISTINCT content || ' ' || game) AS games,
               count(DISTINCT content || ' ' || game || ' ' || step) AS actions,
               min(address) AS first
        FROM addressed JOIN beside USING (content, game, number)
        GROUP BY what ORDER BY games DESC, actions DESC, what
    """
    rows: list[tuple[Cell, ...]] = [
        (card_text(row["what"], names), row["games"], row["actions"], row["first"])
        for row in rows_of(db, asked)
    ]
    return Section("beside", "Unexplained, by what is beside it",
                   ("beside", "games", "actions", "first"), rows)  # fmt: skip


def _without_result(db: sqlite3.Connection) -> Section:
    """Files and games without a verdict, by the reason."""
    asked = f"""
        SELECT code, error, count(*) AS count, min(file) AS first FROM (
            SELECT code, replace(error, '{FILE}', name) AS error, name AS file
            FROM files WHERE content IS NULL
            UNION ALL
            SELECT contents.code, replace(contents.error, '{FILE}', ''),
                   (SELECT min(name) FROM files WHERE files.content = contents.content)
            FROM contents WHERE contents.code IS NOT NULL
            UNION ALL
            SELECT code, replace(error, '{FILE}', ''), file || ':' || game
            FROM played WHERE code IS NOT NULL
        )
        GROUP BY code, error ORDER BY count DESC, code, error
    """  # noqa: S608
    rows: list[tuple[Cell, ...]] = [
        (row["code"], row["error"], row["count"], row["first"]) for row in rows_of(db, asked)
    ]
    return Section("without", "Without a verdict", ("code", "reason", "count", "first"), rows)
