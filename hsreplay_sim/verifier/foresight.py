"""What the whole recording tells beforehand: read once, however often the game is played."""

from __future__ import annotations

from typing import NamedTuple, Self

from hsreplay_sim.carddb.store import CardSet
from hsreplay_sim.replay.fold import goes_back
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.revelations import (
    Ties,
    cards_shown,
    made_out_of_sight,
    parts_of,
    revelations,
    telling,
    ties_of,
)
from hsreplay_sim.verifier.recording.dealt import makers_beside
from hsreplay_sim.verifier.recording.observed import golden, seat_of
from hsreplay_sim.verifier.recording.signs import tags_written


class Foresight(NamedTuple):
    """What comes to light anywhere in a game."""

    names: dict[int, str]
    """Entity → the card that it turns out to be."""
    ties: Ties
    golden: dict[int, int]
    """Entity → PREMIUM with which it is first shown, unless 0."""
    parts: dict[int, dict[int, int]]
    """Entity → the parts of which its player put it together before the game."""
    cards: frozenset[str]
    """The ids of all cards that are ever shown."""
    seat: int
    """The player who records; 0 if both hands are shown, or none."""
    goes_back: bool
    """Whether the game is ever put back to a point."""
    dealt_beside: dict[int, frozenset[int]]
    """Card of a starting deck → what may have made it."""
    written: frozenset[int]
    """The tags that are changed at least once."""

    @classmethod
    def of(cls, game: Recording, cards: CardSet) -> Self:
        """Read a game whose cards are those of a build."""
        packets = game.packets
        told, remade = telling(packets), made_out_of_sight(packets)
        return cls(
            names=revelations(told, cards, remade),
            ties=ties_of(told, remade),
            golden=golden(told),
            parts=parts_of(told),
            cards=frozenset(cards_shown(told)),
            seat=seat_of(packets),
            goes_back=goes_back(packets),
            dealt_beside=makers_beside(packets),
            written=frozenset(tags_written(game)),
        )

    def own_names(self) -> dict[int, str]:
        """A copy of the names, to be put right as the game goes on."""
        return dict(self.names)

    def own_ties(self) -> Ties:
        """A copy of the ties, to be put right as the game goes on."""
        hosts, makers, originals, remade = self.ties
        return Ties(dict(hosts), dict(makers), dict(originals), dict(remade))
