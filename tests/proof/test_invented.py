"""No verified action holds an entity that the engine alone has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.compare import action as comparison
from hsreplay_sim.verifier.simulate import simulation
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading
from hsreplay_sim.verifier.simulate.drive import run_action
from places import ROOT
from proof.invented import invented


def demo() -> Recording:
    (game,) = read_powerlog((ROOT / "fixtures" / "demo" / "clean.log").read_bytes())
    return game


def test_a_clean_game_holds_none() -> None:
    found = invented(demo())
    assert found.actions > 10
    assert found.told == []


@pytest.mark.parametrize("blind", [False, True])
def test_one_that_the_verdict_passes_over_is_found(
    monkeypatch: pytest.MonkeyPatch, *, blind: bool
) -> None:
    """An engine sets a Yeti aside at every attack; the verdict sees it, unless it is blind."""

    def inventive(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
        run_action(game, action, reading)
        if action.kind is Kind.ATTACK:
            game.create("CS2_182", 1, Zone.SETASIDE)

    def nothing(*of: object) -> Iterator[object]:
        return iter(())

    monkeypatch.setattr(simulation, "run_action", inventive)
    if blind:
        monkeypatch.setattr(comparison, "invented", nothing)
    assert bool(invented(demo()).told) is blind
