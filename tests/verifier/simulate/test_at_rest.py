"""A game that follows the recording is at rest: an update of the auras writes nothing."""

from __future__ import annotations

import pytest

from builders import board, card, mine
from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.tags import CHARGE, CREATOR
from hsreplay_sim.engine.load import follow_the_log
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.summon import take_control
from hsreplay_sim.engine.state.following import drop, write
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.replay.actions import Action
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import Step
from recordings import recordings

RAID_LEADER, RAPTOR = "CS2_122", "CS2_172"
DECKHAND, AXE = "CS2_146", "CS2_106"


def refreshed(game: Game) -> list[tuple[object, ...]]:
    """What an update of the auras writes now."""
    start = len(game.out)
    game.touch_auras()
    update_auras(game)
    return list(game.out[start:])


def without_its_aura() -> Game:
    """Raid Leader and a raptor on which the recording shows no Enhanced."""
    game = board([card(RAID_LEADER), card(RAPTOR)])
    refreshed(game)
    (worn,) = game.board[1][1].attached
    drop(game, worn)
    return game


def test_an_aura_that_the_recording_lacks_is_not_attached_again() -> None:
    game = without_its_aura()
    follow_the_log(game, [game.board[1][1].id], agreed=False)
    assert refreshed(game) == []


def test_where_both_sides_agreed_the_engine_has_its_way() -> None:
    game = without_its_aura()
    follow_the_log(game, [], agreed=True)
    assert refreshed(game) != []


def test_the_recording_overrules_until_the_aura_selects_otherwise() -> None:
    """The raptor is the opponent's for a moment; when it is back, Raid Leader enhances it."""
    game = without_its_aura()
    follow_the_log(game, [], agreed=False)
    leader, raptor = game.board[1]
    take_control(game, raptor, 2)
    refreshed(game)
    take_control(game, raptor, 1)
    refreshed(game)
    assert [each.get(CREATOR) for each in raptor.attached] == [leader.id]


def test_an_aura_that_outlives_its_source_in_the_recording_is_not_ended() -> None:
    game = board([card(RAID_LEADER), card(RAPTOR)])
    refreshed(game)
    drop(game, game.board[1][0])
    follow_the_log(game, [], agreed=False)
    assert refreshed(game) == []
    assert len(game.board[1][0].attached) == 1


def test_a_keyword_that_the_recording_contradicts_is_not_written_again() -> None:
    """Southsea Deckhand has Charge beside a weapon; the recording says that it has none."""
    game = board([card(DECKHAND)], weapon=card(AXE))
    refreshed(game)
    deckhand = mine(game)
    assert deckhand.get(CHARGE) == 1
    write(game, deckhand, CHARGE, 0)
    follow_the_log(game, [deckhand.id], agreed=False)
    assert refreshed(game) == []
    assert deckhand.get(CHARGE) == 0


class AtRest:
    """Notes what an update would write of entities in sight as each step begins."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.steps = 0
        self.known: set[int] = set()

    def begins(self, action: Action, simulation: Simulation) -> None:
        """The engine follows the recording: refresh a copy of it."""
        self.steps += 1
        twin = Saved(simulation.engine).copy(simulation.engine, simulation.engine.oracle)
        for kind, entity, what, value, old in refreshed(twin):
            if entity in self.known:
                self.written.append(f"step {action.step}: {kind} {entity} {what} {old} {value}")

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Keep what is in sight."""
        self.known = step.observed.known


@pytest.mark.corpus
def test_a_refresh_between_two_steps_writes_nothing() -> None:
    steps, found = 0, []
    for game in observed_games(recordings()[::10]):
        witness = AtRest()
        verify_game(game, witness=witness)
        steps += witness.steps
        found += [f"{game}: {each}" for each in witness.written]
    assert steps > 2000
    assert found == []
