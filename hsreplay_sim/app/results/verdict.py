"""The exit code that the results of a batch come to."""

from __future__ import annotations

from contextlib import closing

from hsreplay_sim.app.results.store import read, rows_of
from hsreplay_sim.base.errors import ExitCode
from hsreplay_sim.report.model import PRIORITY
from hsreplay_sim.report.words import Verdict


def exit_code(path: str, *, strict: bool = False) -> ExitCode:
    """The code for all results of a file; `strict`: what is unsupported or unexplained counts.

    Raises:
        InputError: it is no file of results.
    """
    with closing(read(path)) as db:
        told = "SELECT exit_code FROM contents UNION SELECT exit_code FROM games"
        codes = {ExitCode(row[0]) for row in rows_of(db, told) if row[0] is not None}
        if rows_of(db, "SELECT 1 FROM files WHERE content IS NULL LIMIT 1"):
            codes.add(ExitCode.UNREADABLE)
        if rows_of(
            db,
            "SELECT 1 FROM games WHERE verdict = ? AND divergences >"
            " (SELECT coalesce(sum(count), 0) FROM counts WHERE counts.content = games.content"
            " AND counts.game = games.game AND counter = 'ignored') LIMIT 1",
            (Verdict.DIVERGED.value,),
        ):
            codes.add(ExitCode.DIVERGED)
        if not rows_of(
            db,
            "SELECT 1 FROM games WHERE actions_verified OR actions_diverged"
            " OR tag_changes_predicted OR states_compared OR numbers_used LIMIT 1",
        ):
            codes.add(ExitCode.NOTHING)
        if rows_of(
            db,
            "SELECT 1 FROM games WHERE verdict = ? OR contradictions OR unexplained >"
            " (SELECT coalesce(sum(count), 0) FROM counts WHERE counts.content = games.content"
            " AND counts.game = games.game AND counter = 'ignored_unexplained')"
            " UNION ALL SELECT 1 FROM counts WHERE counter = 'unimplemented' LIMIT 1",
            (Verdict.UNSUPPORTED.value,),
        ):
            codes.add(ExitCode.UNSUPPORTED)
    if not strict:
        codes.discard(ExitCode.UNSUPPORTED)
    return next((code for code in PRIORITY if code in codes), ExitCode.CLEAN)
