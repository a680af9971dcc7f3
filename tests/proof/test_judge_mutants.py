"""No condition of the judge is open: each is broken, and a claim notices.

The verdict is held by its table, what is alive and each law of recordings by their tests.
"""

from __future__ import annotations

from types import ModuleType

import pytest
from _pytest.mark.structures import ParameterSet

from hsreplay_sim.verifier.judge import alive, verdict
from hsreplay_sim.verifier.trust import laws
from proof.broken import Break, mutants, noticed, running, whole
from tests.verifier.judge import test_alive, test_verdict
from tests.verifier.trust import test_laws

HELD_BY = {verdict: test_verdict, alive: test_alive, laws: test_laws}

NARROWED = "it only tells the type checker what the packet or card is"
EQUIVALENT = {
    "card is None or not words [without part 0]": NARROWED,
    "type(block) is not Block or block.kind != BlockType.ATTACK [without part 0]": NARROWED,
    "type(block) is not Block or block.kind != BlockType.PLAY [without part 0]": NARROWED,
    "type(packet) is ChosenEntities and (packet.id, packet.player) in offers [without part 0]":
        NARROWED,
    "type(change) is TagChange and change.tag in _PAYMENT [without part 1]":
        "no other tag is looked at",
    "def _reaches_others(step: Step, text: Unmodelled, zones: set[int]) -> bool: "
    "[statements 3 and 4 swapped]": "without words no text reaches others",
    "if (packet.entity, CREATOR_DBID) not in logs.logged.before: [never]":
        "it saves time: without the number there is no case",
    "changes.items() if texts or self._written else () [always]":
        "it saves time: nothing is noted, and nothing was",
    "if self._old: [always]": "it saves time: of what is not old nobody asks what was told",
    "number is None or maker in observed.remade or packet.entity == maker [without part 0]":
        "it is asked before, but of the whole action",
}  # fmt: skip
"""Conditions that can be left out, and why."""


def param(module: ModuleType, name: str, broken: Break) -> ParameterSet:
    why = EQUIVALENT.get(name)
    marks = pytest.mark.xfail(reason=why, strict=True) if why else ()
    return pytest.param(module, broken, marks=marks, id=f"{module.__name__.split('.')[-1]}: {name}")


MUTANTS = [param(module, *mutant) for module in HELD_BY for mutant in mutants(module)]


def rows_of_the_verdict() -> bool:
    """Whether a row is judged otherwise than the table says, or not at all."""
    for row in test_verdict.ROWS:
        try:
            test_verdict.test_verdict(row)
        except (AssertionError, AttributeError, TypeError):
            return True
    return False


def is_noticed(module: ModuleType) -> bool:
    return rows_of_the_verdict() if module is verdict else noticed(HELD_BY[module])


@pytest.mark.parametrize("module", HELD_BY)
def test_whole_it_is_as_the_claims_say(module: ModuleType) -> None:
    with running(module, whole(module)):
        assert not is_noticed(module)


@pytest.mark.parametrize(("module", "broken"), MUTANTS)
def test_a_broken_condition_is_noticed(module: ModuleType, broken: Break) -> None:
    with running(module, broken()):
        assert is_noticed(module)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.name)
def test_a_law_that_is_silent_is_missed(law: laws.Law, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LAWS", tuple(each for each in laws.LAWS if each is not law))
    assert noticed(test_laws)
