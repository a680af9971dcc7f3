"""The report as JSON (``hsreplay-sim/report/1``): whole, or one line per game.

The schema stands in docs/report-1.schema.json. Same report, same bytes: keys are written in the
order below, counters sorted, numbers are integers, text is ASCII-escaped, and nothing here
knows the clock, the host or the working folder.
"""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from hsreplay_sim.report.words import Verdict

if TYPE_CHECKING:
    from hsreplay_sim.report.clusters import Cluster
    from hsreplay_sim.report.model import (
        Contradiction,
        Divergence,
        ErrorInfo,
        FileReport,
        GameReport,
        OptionDifference,
        Report,
        Tally,
    )

SCHEMA = "hsreplay-sim/report/1"
LINE_SCHEMA = f"{SCHEMA}#/$defs/line"
"""Of each line of JSON Lines."""

Json = dict[str, object]


def render(report: Report, clusters: list[Cluster] | None = None) -> str:
    """The whole report as indented JSON with a final line end."""
    return text(report_data(report, clusters))


def text(data: Json) -> str:
    """Indented JSON with a final line end."""
    return json.dumps(data, indent=1) + "\n"


def game_line(file: FileReport, game: GameReport, engine: str) -> str:
    """JSON Lines: a game."""
    return json.dumps(_head(file, engine) | {"error": None, "game": game_data(game)}) + "\n"


def error_line(file: FileReport, engine: str) -> str:
    """JSON Lines: a file that could not be read to its end; "" for any other."""
    if file.error is None:
        return ""
    return json.dumps(_head(file, engine) | {"error": error_data(file.error), "game": None}) + "\n"


def _head(file: FileReport, engine: str) -> Json:
    return {"schema": LINE_SCHEMA, "engine": engine, "path": printable(file.path)}


def report_data(report: Report, clusters: list[Cluster] | None = None) -> Json:
    """The report as plain dicts and lists, in the order of the schema."""
    verdicts = dict.fromkeys((verdict.value for verdict in Verdict), 0)
    for game in report.games:
        verdicts[game.verdict.value] += 1
    data: Json = {
        "schema": SCHEMA,
        "engine": report.engine,
        "totals": {"games": verdicts, **tally_data(report.totals())},
        "files": [file_data(file) for file in report.files],
    }
    data["unmet"] = list(report.unmet)
    if clusters is not None:
        data["clusters"] = [dataclasses.asdict(cluster) for cluster in clusters]
    return data


def file_data(file: FileReport) -> Json:
    """Return an entry of `files`."""
    return {
        "path": printable(file.path),
        "error": error_data(file.error),
        "games": [game_data(game) for game in file.games],
    }


def game_data(game: GameReport) -> Json:
    """Return an entry of `games`."""
    return {
        "game": game.game,
        "format": game.format,
        "build": game.build,
        "card_build": game.card_build,
        "mode": game.mode,
        "title": printable(game.title),
        "players": [printable(each) for each in game.players],
        "turns": game.turns,
        "verdict": game.verdict.value,
        "headline": printable(game.headline.address) if game.headline else None,
        "error": error_data(game.error),
        "lines_lost": game.lines_lost,
        "flags": [printable(flag) for flag in sorted(game.flags)],
        **tally_data(game.tally),
        "divergences_total": max(game.divergences_total, len(game.divergences)),
        "divergences": [divergence_data(divergence) for divergence in game.divergences],
        "unexplained_total": max(game.unexplained_total, len(game.unexplained)),
        "unexplained": [divergence_data(difference) for difference in game.unexplained],
        "contradictions": [contradiction_data(each) for each in game.contradictions],
        "option_differences": [option_data(each) for each in game.option_differences],
        "exposure": dict(sorted(game.exposure.items())),
        "seen_since": dict(sorted(game.seen_since.items())),
        "names": {card_id: printable(name) for card_id, name in sorted(game.names.items())},
    }


def tally_data(tally: Tally) -> Json:
    """The counts: the fixed groups, then the counters by key."""
    fixed: Json = {name: asdict(group) for name, group in tally.groups()}
    return fixed | {name: dict(sorted(counter.items())) for name, counter in tally.counters()}


def divergence_data(divergence: Divergence) -> Json:
    """Return an entry of `divergences` or `unexplained`."""
    d = divergence
    return {
        "address": printable(d.address),
        "code": d.code,
        "turn": d.turn,
        "action": d.action,
        "actor": asdict(d.actor) if d.actor else None,
        "target": asdict(d.target) if d.target else None,
        "block": d.block,
        "entity": asdict(d.entity) if d.entity else None,
        "tag": asdict(d.tag) if d.tag else None,
        "before": d.before,
        "logged": d.logged,
        "simulated": d.simulated,
        "line": d.line,
        "cause": asdict(d.cause) if d.cause else None,
        "note": d.note,
        "beside": [printable(each) for each in d.beside],
        "ignored": d.ignored or None,
        "known": d.known,
        "log": d.log,
        "card_text": d.card_text,
        "grade": d.grade.value,
        "host": asdict(d.host) if d.host else None,
        "follows": printable(d.follows) or None,
    }


def contradiction_data(contradiction: Contradiction) -> Json:
    """Return an entry of `contradictions`."""
    c = contradiction
    return {
        "address": printable(c.address),
        "code": c.code,
        "turn": c.turn,
        "action": c.action,
        "law": c.law,
        "says": c.says,
        "entity": asdict(c.entity),
        "tag": asdict(c.tag),
        "logged": c.logged,
        "line": c.line,
        "logged_elsewhere": c.logged_elsewhere,
        "line_elsewhere": c.line_elsewhere,
        "known": c.known,
    }


def option_data(difference: OptionDifference) -> Json:
    """Return an entry of `option_differences`."""
    d = difference
    return {
        "address": printable(d.address),
        "code": d.code,
        "line": d.line,
        "entity": asdict(d.entity),
        "target": asdict(d.target) if d.target else None,
        "choice": d.choice,
        "logged": d.logged or None,
        "simulated": d.simulated or None,
    }


def error_data(error: ErrorInfo | None) -> Json | None:
    """Why there is no verdict; null when there is one."""
    if error is None:
        return None
    return {"code": error.code, "message": printable(error.message), "line": error.line}


def printable(text: str) -> str:
    """The text with bytes that are not UTF-8 (file names) escaped, so that the JSON stays valid."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
