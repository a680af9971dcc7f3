"""The tables hold every figure of the report, and SQLite takes them."""

from __future__ import annotations

import sqlite3

from hsreplay_sim.app.results.schema import COUNTS, statements
from hsreplay_sim.report.tally import Tally


def test_every_count_of_a_tally_is_a_column_of_games() -> None:
    db = sqlite3.connect(":memory:")
    for statement in statements():
        db.execute(statement)
    columns = {row[1] for row in db.execute("PRAGMA table_info(games)")}
    groups = Tally().groups()
    named = {f"{name}_{part}" for name, group in groups for part in group.__struct_fields__}
    assert named == set(COUNTS) <= columns
