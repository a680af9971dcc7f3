"""Recordings that contradict themselves, judged by what no game can do, never by a prediction."""

from __future__ import annotations

from dataclasses import dataclass

from hsreplay_sim.base.tags import NUM_TURNS_IN_PLAY, STEP
from hsreplay_sim.replay.packets import FullEntity
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.exchange import are_exchanged

EXCHANGED = "the players are exchanged: their own blocks move the other one's cards"
TORN = "most actions lost lines"
AGED = "its first entities hold what they became later"
BACK = "its counters go back: another part of a game stands in it"


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a recording cannot be judged, and from which step on."""

    words: str
    since: int = 0

    def spoils(self, step: int) -> bool:
        """Whether nothing of a step can be judged."""
        return step >= self.since

    def __str__(self) -> str:
        return f"damaged: {self.words}" + (f", from step {self.since} on" if self.since else "")


def damage_of(game: Recording, torn: int, actions: int, back: int = 0) -> Damage | None:
    """What is wrong with the recording as a whole, or from some step on; None if nothing is.

    `torn` of its `actions` lost lines. If that is more than half, the changes of a player are
    missing throughout, because nothing tells which player they belong to (U029, U053), and the
    state is that of no game. `back` is the first step in which a counter goes back.
    """
    if torn * 2 > actions:
        return Damage(TORN)
    if _is_aged(game):
        return Damage(AGED)
    if are_exchanged(game):
        return Damage(EXCHANGED)
    return Damage(BACK, back) if back else None


def _is_aged(game: Recording) -> bool:
    """Whether something has been in play for turns before the first step of the game.

    One converter wrote the entities as they were at the end (U200a:14, the XML of a game of which
    there is a log as well); no other of 544 games has such an entity.
    """
    create = game.create
    if create is None or dict(create.tags).get(STEP):
        return False
    for packet in game.packets[1:]:
        if type(packet) is not FullEntity:
            break
        if dict(packet.tags).get(NUM_TURNS_IN_PLAY, 0) > 1:
            return True
    return False
