"""What a move says of a card that is played: its place on the board, and the option chosen."""

from __future__ import annotations

from adapter.engines import Plain
from hsreplay_sim.adapter.protocol import Answers, Changes, Move
from hsreplay_sim.adapter.session import Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.replay.recording import Recording
from recordings import recording

OLDEST = "U163"
"""A recording of build 5834 in which a minion keeps the number that it had in the hand (5224)."""


DRUIDS = "U597"
"""A recording with three cards that have Choose One."""


class Listening(Plain):
    """Our engine, which keeps the moves."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[Move] = []

    def apply(self, move: Move, answers: Answers) -> Changes:
        self.moves.append(move)
        return super().apply(move, answers)


def moves_of(prefix: str) -> list[Move]:
    engine = Listening()
    for game in load(recording(prefix)):
        assert isinstance(game, Recording)
        verify_by(Session(engine), game)
    return engine.moves


def test_a_minion_that_keeps_its_number_of_the_hand_has_it_as_its_place() -> None:
    ogre, *_ = (each for each in moves_of(OLDEST) if each.entity == 72)
    assert (ogre.kind, ogre.position) == ("play", 1)


def test_the_option_that_is_chosen_has_its_card() -> None:
    chosen = [(e.option, e.option_card) for e in moves_of(DRUIDS) if e.option >= 0]
    assert chosen == [(1, "AT_037b"), (1, "EX1_165b"), (0, "EX1_154a")]
