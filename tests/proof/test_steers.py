"""No value of an action's own log steers what the engine makes of its own in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, ZONE
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.actions import Action, course_of, flat
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.simulate import simulation
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading
from hsreplay_sim.verifier.simulate.drive import run_action
from places import ROOT
from proof import steers
from proof.proofs import PROOFS
from proof.steers import Told, steered, values_of, with_other

COUNT = 12


def demo() -> Recording:
    (game,) = read_powerlog((ROOT / "fixtures" / "demo" / "clean.log").read_bytes())
    return game


@pytest.mark.proof
def test_nothing_steers_in_a_clean_game() -> None:
    found = steered(demo(), Random(1), COUNT)
    assert len(found) == COUNT
    assert not [each.text() for each in found if each.new]


@pytest.mark.proof
def test_an_engine_that_takes_a_value_from_the_log_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It writes the damage that the log tells of an entity into the armour of a hero."""

    def peeks(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
        told = [each for each in flat(action.packets) if isinstance(each, TagChange)]
        values = [each.value for each in told if each.tag == DAMAGE]
        hero = game.hero[1]
        run_action(game, action, reading)
        if hero is not None and values:
            game.set(hero, ARMOR, values[-1])
            game.set(hero, ARMOR, 0)

    monkeypatch.setattr(simulation, "run_action", peeks)
    monkeypatch.setattr(steers, "values_of", only_damage)
    found = steers.steered(demo(), Random(1), COUNT)
    assert [each for each in found if each.new]


def only_damage(action: Action) -> Iterator[Told]:
    return (each for each in values_of(action) if each.tag == DAMAGE)


def test_one_value_is_made_another_and_the_rest_stays() -> None:
    game = demo()
    packet = next(each for each in flat(game.packets) if isinstance(each, TagChange))
    other = with_other(game, Told(packet, packet.tag, packet.value))
    pairs = zip(flat(game.packets), flat(other.packets), strict=True)
    changes = [(a, b) for a, b in pairs if isinstance(a, TagChange) and a != b]
    assert [(a.value + 1, b.value) for a, b in changes if isinstance(b, TagChange)] == [
        (packet.value + 1, packet.value + 1)
    ]


def test_moves_and_answers_are_not_changed() -> None:
    game = demo()
    told = [each for action in course_of(game.packets).actions for each in values_of(action)]
    assert {ATK, DAMAGE} <= {each.tag for each in told}
    assert ZONE not in {each.tag for each in told}


def test_the_proof_has_a_name() -> None:
    assert "steers" in PROOFS
