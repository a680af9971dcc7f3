"""The tables of a file of results. docs/BATCHES.md says what the columns mean.

Every count of the report is a column of `games`, named by its group: ``actions_verified``. An
address is kept as the step alone, because one content may have several names; in text that the
verifier wrote, `FILE` stands for the name.
"""

from __future__ import annotations

from collections.abc import Iterator

from hsreplay_sim.report.tally import Tally

VERSION = 1
"""Stands in the file as its `user_version`."""

FILE = "{file}"
"""What stands for the name of the file in texts of the results."""

GAME = (
    "game", "format", "build", "card_build", "mode", "player_1", "hero_1", "result_1",
    "player_2", "hero_2", "result_2", "turns", "verdict", "code", "error", "exit_code",
    "lines_lost", "flags", "divergences", "unexplained", "contradictions", "option_differences",
)  # fmt: skip
"""What is kept of a game, but for its counts."""
DIFFERENCE = (
    "outcome", "step", "turn", "code", "grade", "action", "block", "actor", "target", "entity",
    "card", "tag", "before", "logged", "simulated", "line", "root", "followers", "sign", "cause",
    "cause_text", "evidence", "note", "ignored",
)  # fmt: skip
CONTRADICTION = (
    "step", "turn", "code", "action", "law", "entity", "card", "tag", "logged", "line",
    "logged_elsewhere", "line_elsewhere",
)  # fmt: skip
INTEGERS = {
    "game", "build", "card_build", "turns", "exit_code", "lines_lost", "divergences", "unexplained",
    "contradictions", "option_differences", "step", "turn", "entity", "line", "root", "followers",
    "line_elsewhere",
}  # fmt: skip
"""Columns of whole numbers; a value of a tag may be a text in a scripted game."""
VALUES = {"before", "logged", "simulated", "logged_elsewhere"}

_OF_GAMES = "FROM differences JOIN played USING (content, game)"


def counts() -> Iterator[tuple[str, str]]:
    """The counts of a game: (group of the tally, name in the group)."""
    for name, group in Tally().groups():
        yield from ((name, each) for each in group.__struct_fields__)


COUNTS = tuple(f"{group}_{name}" for group, name in counts())


def statements() -> Iterator[str]:
    """What makes the tables, one statement each."""
    yield "CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"
    yield (
        "CREATE TABLE files (name TEXT PRIMARY KEY, content TEXT, code TEXT, error TEXT)"
        " WITHOUT ROWID"
    )
    yield "CREATE INDEX names ON files (content, name)"
    yield (
        "CREATE TABLE contents (content TEXT PRIMARY KEY, sha256 TEXT NOT NULL,"
        " bytes INTEGER NOT NULL, format TEXT, code TEXT, error TEXT, line INTEGER,"
        " exit_code INTEGER, tries INTEGER NOT NULL, seconds REAL NOT NULL,"
        " memory_mb REAL NOT NULL, worker TEXT NOT NULL) WITHOUT ROWID"
    )
    columns = [*map(_column, GAME), *(f"{name} INTEGER NOT NULL" for name in COUNTS)]
    yield _of_content("games", columns, "game")
    yield _of_content(
        "counts",
        ["game INTEGER", "counter TEXT", "key TEXT", "count INTEGER NOT NULL"],
        "game, counter, key",
    )
    for table, names in (("differences", DIFFERENCE), ("contradictions", CONTRADICTION)):
        columns = ["game INTEGER", "number INTEGER", *map(_column, names)]
        yield _of_content(table, columns, "game, number")
    columns = ["game INTEGER", "number INTEGER", "what TEXT"]
    yield _of_content("beside", columns, "game, number, what")
    yield "CREATE TABLE cards (card TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID"
    yield (
        "CREATE VIEW played AS SELECT (SELECT min(name) FROM files"
        " WHERE files.content = games.content) AS file, games.* FROM games"
    )
    texts = ", ".join(
        f"replace({name}, '{FILE}', file) AS {name}"
        if name in ("evidence", "note")
        else f"differences.{name}"
        for name in ("content", "game", "number", *DIFFERENCE)
    )
    address = "file || ':' || differences.game || '@' || step AS address"
    yield f"CREATE VIEW addressed AS SELECT {address}, build, mode, {texts} {_OF_GAMES}"


def _column(name: str) -> str:
    if name in VALUES:
        return name
    return f"{name} {'INTEGER' if name in INTEGERS else 'TEXT'}"


def _of_content(table: str, columns: list[str], key: str) -> str:
    """A table whose rows belong to a content, and go when it does."""
    return (
        f"CREATE TABLE {table} (content TEXT REFERENCES contents ON DELETE CASCADE,"
        f" {', '.join(columns)}, PRIMARY KEY (content, {key})) WITHOUT ROWID"
    )
