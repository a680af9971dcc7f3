"""Stepping through a game, forwards and backwards."""

from __future__ import annotations

import io
from copy import copy
from functools import cache

import pytest

from hsreplay_sim.app.look.stepping import HELP, Stepper, asked
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.report.terminal.screen import Screen
from hsreplay_sim.report.words import Outcome
from places import ROOT

PLANTED = str(ROOT / "fixtures" / "demo" / "planted.log")
PLANTED_ATTACK = "attack River Crocolisk #46 at Murloc Raider #14"
SCRIPT = str(ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep")


@cache
def opened(address: str) -> Stepper:
    """Verified once: the tests step through copies."""
    return Stepper(Screen.to(io.StringIO(), "never", 100), address)


def stepped(commands: str, address: str = PLANTED) -> tuple[Stepper, list[str]]:
    """Where some commands lead, and what they print."""
    out = io.StringIO()
    stepper = copy(opened(address))
    stepper.screen = Screen.to(out, "never", 100)
    stepper.run(commands.split(";"))
    return stepper, out.getvalue().splitlines()


@pytest.mark.parametrize(
    ("commands", "step"),
    [
        pytest.param("n;n", 3, id="next"),
        pytest.param("41;p", 40, id="before"),
        pytest.param("t 11;t", 38, id="next-turn"),
        pytest.param("t 11", 32, id="turn"),
        pytest.param("41;T", 38, id="turn-before"),
        pytest.param("d", 34, id="next-divergence"),
        pytest.param("63;D", 34, id="divergence-before"),
        pytest.param("w 46 DAMAGE;63;rc;rc", 34, id="back-to-the-last-change"),
        pytest.param("7;q;9", 7, id="leave"),
        pytest.param("p;64;0;t 99;63;t;d;rc;?;1;T;D;5", 5, id="nowhere"),
    ],
)
def test_a_command_goes_to_a_step(commands: str, step: int) -> None:
    assert stepped(commands)[0].step == step


@pytest.mark.parametrize(
    ("commands", "line"),
    [
        pytest.param("d", f"34/63 ✗ turn 11 Emil#5678  {PLANTED_ATTACK}", id="where"),
        pytest.param("d;e 14", f"  {'ZONE':<32} GRAVEYARD (4)", id="tag-of-an-entity"),
        pytest.param("d;e 14", f"  {'DAMAGE':<32} 0   the engine: 2", id="both-values"),
        pytest.param("33;w 46 DAMAGE;n", "  #46 DAMAGE: 0 becomes 2", id="watched"),
        pytest.param("64", "there is no step 64, they count from 1 to 63", id="no-such-step"),
        pytest.param("rc", "nothing is watched: w ENTITY TAG", id="nothing-watched"),
        pytest.param("w 46", "say an entity and a tag: w 14 ATK", id="half-a-watch"),
        pytest.param("e 999", "there is no entity 999 in step 1", id="no-such-entity"),
        pytest.param("what", HELP.splitlines()[0], id="help"),
    ],
)
def test_what_a_command_prints(commands: str, line: str) -> None:
    assert line in stepped(commands)[1]


def test_both_sides_the_board_and_the_lines_are_shown() -> None:
    assert any(line.startswith(">  2365") for line in stepped("34;s")[1])
    assert any("Garrosh Hellscream" in line for line in stepped("34;b")[1])
    assert any("TAG_CHANGE" in line for line in stepped("34;raw")[1])
    assert any(line.startswith(">  2365") for line in stepped("34;")[1])


def test_unexplained_steps_have_keys_of_their_own() -> None:
    stepper, _ = stepped("")
    stepper._report.outcomes[34] = stepper._report.outcomes[40] = Outcome.UNEXPLAINED
    for command, step in (("u", 34), ("u", 40), ("u", 40), ("U", 34), ("d", 34)):
        stepper.obey(command)
        assert stepper.step == step
    assert stepper.step_in_words(34)[0] == "~"


def test_an_address_says_where_to_begin() -> None:
    assert stepped("", f"{PLANTED}@turn:11")[0].step == 32


def test_only_recordings_are_stepped_through() -> None:
    with pytest.raises(UnsupportedError, match="has one side; log lists"):
        stepped("", SCRIPT)


def test_a_person_is_asked_for_each_line(capsys: pytest.CaptureFixture[str]) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert list(asked(Terminal("n\nq\n"))) == ["n\n", "q\n"]
    assert capsys.readouterr().out == "> > > "
    assert list(asked(io.StringIO("n\n"))) == ["n\n"]
    assert capsys.readouterr().out == ""
