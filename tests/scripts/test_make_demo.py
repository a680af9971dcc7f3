"""The game with the odd moment is what the script plays today."""

from __future__ import annotations

from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.report.words import Verdict
from hsreplay_sim.verifier.run import verify_game
from scripts.loading import script

demo = script("make_demo")


def test_the_odd_game_is_that_of_the_script_and_verifies() -> None:
    path = demo.FIXTURES / demo.ODD
    assert path.read_text(encoding="utf-8") == demo.odd(), "python scripts/make_demo.py"
    (game,) = read_powerlog(path)
    assert verify_game(game).verdict is Verdict.VERIFIED
