"""Files of results that tests make of invented reports: no worker is needed for them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hsreplay_sim.app.inputs.info import GameInfo, PlayerInfo
from hsreplay_sim.app.results.rows import Result, game_row
from hsreplay_sim.app.results.store import Store
from hsreplay_sim.report.model import GameReport
from report.samples import diverged_game, unexplained_game, verified_game

ABOUT = {"version": "1", "rules": "a", "options": "{}"}
THREE = (("b.log", "k1"), ("again/b.log", "k1"), ("d.log", "k2"), ("u.log", "k3"))


def row_of(report: GameReport) -> dict[str, object]:
    info = GameInfo("a.log", report.game, "power.log", turns=9)
    info.players = [PlayerInfo("Rosa", "HERO_01", "won"), PlayerInfo("Emil", "HERO_02", "lost")]
    return game_row(report, info, "a.log")


def result(key: str, *reports: GameReport) -> Result:
    return Result(key, f"sha of {key}", 100, [row_of(each) for each in reports], seconds=0.5,
                  memory_mb=50.0, worker="here")  # fmt: skip


def three(path: Path) -> str:
    """A verified game under two names, a diverged one, an unexplained one; and a lost file."""
    path.write_bytes(_three())
    return str(path)


@cache
def _three() -> bytes:
    with TemporaryDirectory() as folder:
        target = Path(folder) / "r.sqlite"
        with Store(str(target), ABOUT) as store:
            for name, key in THREE:
                store.name(name, key)
            store.unreadable("lost.log", "I101", "cannot open")
            store.put(result("k1", verified_game()))
            store.put(result("k2", diverged_game()))
            store.put(result("k3", unexplained_game(contradicted=True)))
        return target.read_bytes()
