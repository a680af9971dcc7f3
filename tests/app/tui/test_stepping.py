"""The stepper on the whole screen, driven as a person drives it.

Textual is an extra: without it these tests are skipped; `./run test` installs it.
"""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

import corpus
from hsreplay_sim_cli.main import run
from places import ROOT

if TYPE_CHECKING:
    from hsreplay_sim.app.tui.stepping import StepApp

PLANTED = str(ROOT / "fixtures" / "demo" / "planted.log")


def driven(*keys: list[str], size: tuple[int, int] = (120, 40)) -> tuple[StepApp, list[str]]:
    """The application when all keys were pressed, and what its right side shows after each list."""
    if find_spec("textual") is None:
        corpus.missing("textual is not installed")
    from textual.widgets import Static

    from hsreplay_sim.app.tui.stepping import StepApp

    async def drive() -> tuple[StepApp, list[str]]:
        app, said = StepApp(PLANTED), []
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for some in keys:
                await pilot.press(*some)
                await pilot.pause()
                said.append(str(app.query_one("#said", Static).render()))
            return app, said

    return asyncio.run(drive())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_it_opens_at_the_first_step(size: tuple[int, int]) -> None:
    app, (said,) = driven([], size=size)
    assert app.stepper.step == 1
    assert "deal" in said


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        (["n", "n", "p"], 2),
        (["d"], 34),
        (["d", "T"], 29),
        (["down", "down"], 3),
        (["colon", "4", "1", "enter"], 41),
    ],
)
def test_keys_go_to_a_step(keys: list[str], step: int) -> None:
    assert driven(keys)[0].stepper.step == step


def test_the_divergence_is_shown_on_both_sides() -> None:
    _, (said,) = driven(["d"])
    assert "attack River Crocolisk #46 at Murloc Raider #14" in said
    assert "logged 3, simulated 2" in said
    assert "Murloc Raider #14 DAMAGE 2" in said


def test_a_command_with_words_is_typed() -> None:
    why = ["colon", *"w", "space", *"46", "space", *"DAMAGE", "enter"]
    first = ["colon", *"1", "enter"]
    _, said = driven(["d", *why], first, [*why, "d"], [*first, "colon", *"99", "enter"])
    assert "#46 DAMAGE: 0 becomes 2" in said[0]
    assert "deal" in said[1]
    assert said[2].startswith("#46 DAMAGE: 0 becomes 2")
    assert "there is no step 99" in said[3]


def test_without_textual_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "hsreplay_sim.app.tui.stepping", None)
    assert run(["step", PLANTED, "--tui"]) == 2
    assert "pip install 'hsreplay-sim[tui]'" in capsys.readouterr().err
