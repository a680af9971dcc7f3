"""Each code of an observed game's divergence is reported where its condition holds."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from hsreplay_sim.base.errors import RunawayError
from hsreplay_sim.base.tags import ARMOR
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.report.json import game_data
from hsreplay_sim.report.model import FileReport, GameReport, Verdict
from hsreplay_sim.report.terminal.human import Human
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate import simulation
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading
from hsreplay_sim.verifier.simulate.drive import run_action
from places import ROOT
from report.shown import concise_lines, show

DEMO = ROOT / "fixtures" / "demo" / "clean.log"

Play = Callable[[Engine, Action], None]


def verified(text: bytes) -> GameReport:
    (game,) = read_powerlog(text)
    return verify_game(game)


def at_the_first_attack(then: Play) -> Play:
    done: list[Action] = []

    def play(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
        run_action(game, action, reading)
        if action.kind == Kind.ATTACK and not done:
            done.append(action)
            then(game, action)

    return play


def runs_away(game: Engine, action: Action) -> None:
    raise RunawayError("runaway triggers, the last by X")


def breaks_a_law(game: Engine, action: Action) -> None:
    """Without a packet: it is found in the next action that differs in its order at least."""
    hero = game.hero[1]
    assert hero is not None
    hero.tags[ARMOR] = -1


def fails(game: Engine, action: Action) -> None:
    raise KeyError("nowhere")


@pytest.mark.parametrize(
    ("then", "code", "note"),
    [
        (runs_away, "E310", "runaway triggers, the last by X"),
        (breaks_a_law, "E311", f"tag {int(ARMOR)} is -1"),
        (fails, "X901", "KeyError: 'nowhere'"),
    ],
)
def test_what_goes_wrong_inside_the_engine_is_a_divergence_of_its_action(
    monkeypatch: pytest.MonkeyPatch, then: Play, code: str, note: str
) -> None:
    monkeypatch.setattr(simulation, "run_action", at_the_first_attack(then))
    report = verified(DEMO.read_bytes())
    assert report.verdict is Verdict.DIVERGED
    assert report.first is not None
    assert report.first.code == code
    if code != "E311":
        assert report.first.action.startswith("attack")
    assert note in report.first.note
    assert report.tally.actions.diverged >= 1


def test_a_wrong_place_in_a_zone_has_a_code_of_its_own() -> None:
    text = DEMO.read_text()
    played = re.compile(r"TAG_CHANGE Entity=\S+ tag=ZONE_POSITION value=(2) ")
    for found in played.finditer(text):
        changed = f"{text[: found.start(1)]}5{text[found.end(1) :]}"
        codes = {d.code for d in verified(changed.encode()).divergences}
        if "E304" in codes:
            return
    pytest.fail("no order was found wrong")


def test_an_option_that_is_judged_otherwise_is_listed_and_is_no_divergence() -> None:
    text = DEMO.read_text()
    listed = re.compile(r"option \d+ type=POWER mainEntity=.* error=(REQ_ENOUGH_MANA) errorParam")
    found = listed.search(text)
    assert found is not None
    report = verified(f"{text[: found.start(1)]}NONE{text[found.end(1) :]}".encode())
    assert report.verdict is Verdict.VERIFIED
    (difference,) = report.option_differences
    assert (difference.code, difference.logged) == ("E211", "NONE")
    assert difference.simulated == "REQ_ENOUGH_MANA"
    first = text.count("\n", 0, found.start()) + 1
    assert difference.line <= first
    (data,) = game_data(report)["option_differences"]
    assert data["logged"] == "NONE"
    out = io.StringIO()
    file = FileReport("a.log", games=[report])
    show(Human.to(out), file)
    line = f"a.log:{difference.line}  E211 {difference.entity.name} #{difference.entity.id} logged"
    assert line in out.getvalue()
    assert any("E211" in line for line in concise_lines(file))
