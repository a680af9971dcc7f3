"""The report of a whole file in one go, as the commands write it game by game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from hsreplay_sim.report import concise
from hsreplay_sim.report import json as report_json

if TYPE_CHECKING:
    from hsreplay_sim.report.model import FileReport
    from hsreplay_sim.report.terminal.human import Human


def concise_lines(file: FileReport) -> list[str]:
    """All lines for grep."""
    games = [line for game in file.games for line in concise.game_lines(file, game)]
    return games + list(concise.end_lines(file))


def json_rows(file: FileReport, engine: str) -> list[dict[str, Any]]:
    """All objects of JSON Lines."""
    lines = [report_json.game_line(file, game, engine) for game in file.games]
    return [json.loads(line) for line in [*lines, report_json.error_line(file, engine)] if line]


def show(human: Human, file: FileReport) -> None:
    """All for people."""
    for game in file.games:
        human.game(file, game)
    human.end(file)
