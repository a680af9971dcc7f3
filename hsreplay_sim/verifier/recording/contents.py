"""The packets of a recorded game, sorted in one walk: what is read before its first action."""

from __future__ import annotations

from functools import cached_property

from hsreplay_sim.base.tags import CONTROLLER, TURN, ZONE
from hsreplay_sim.builds.signs.evidence import Shown
from hsreplay_sim.carddb.prints import Prints, first_possible
from hsreplay_sim.replay.actions import Course, course_of, flat
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Choices,
    Description,
    Packet,
    ResetGame,
    TagChange,
    is_strange,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.revelations import BELONGING, is_reset

WHOLE = 10
"""The turns after which a game has shown what every game shows."""


class Contents:
    """One game: its packets in written order, and the few kinds of them that are read again."""

    def __init__(self, game: Recording) -> None:
        self.game = game
        self.packets: list[Packet] = flat(game.packets)
        """Every packet, blocks before their content."""
        self.descriptions: list[Description] = []
        self.telling: list[Packet] = []
        """Descriptions, changes that say to which other entity one belongs, and resets."""
        self.moves: list[TagChange | Description] = []
        """Descriptions and changes of ZONE or CONTROLLER."""
        self.written: set[int] = set()
        """The tags that are changed at least once."""
        self.turns = 0
        """The number of turns."""
        self.goes_back = False
        """Whether the game is ever put back to a point."""
        self.strange_choices = 0
        """The number of choices of a type that nobody knows."""
        for packet in self.packets:
            if type(packet) is TagChange:
                self.written.add(packet.tag)
                if packet.tag in BELONGING:
                    self.telling.append(packet)
                elif packet.tag in (ZONE, CONTROLLER):
                    self.moves.append(packet)
                elif packet.tag == TURN:
                    self.turns = max(self.turns, packet.value)
            elif isinstance(packet, DESCRIPTIONS):
                self.descriptions.append(packet)
                self.telling.append(packet)
                self.moves.append(packet)
            elif type(packet) is ResetGame or is_reset(packet):
                self.goes_back = True
                self.telling.append(packet)
            elif type(packet) is Choices:
                self.strange_choices += is_strange(packet)

    @cached_property
    def course(self) -> Course:
        """The game cut into setup and actions."""
        return course_of(self.game.packets)

    @cached_property
    def signs(self) -> Shown:
        """What dates the game: the tags changed, listed, and of game and players at first."""
        listed = {tag for each in self.descriptions for tag, _ in each.tags}
        found = {("changed", tag) for tag in self.written} | {("listed", tag) for tag in listed}
        if (create := self.game.create) is not None:
            found |= {("game", tag) for tag, _ in create.tags}
            found |= {("player", tag) for each in create.players for tag, _ in each.tags}
        return frozenset(found)

    @property
    def started(self) -> bool:
        """Whether the game is recorded from its beginning."""
        game = self.game
        return game.create is not None and not (game.implicit_create or game.reconnected)

    @property
    def whole(self) -> bool:
        """Whether the game is long enough to show what every game shows."""
        return self.started and self.turns >= WHOLE

    @cached_property
    def cards(self) -> frozenset[str]:
        """The ids of all cards that are ever shown."""
        return frozenset(each.card_id for each in self.descriptions if each.card_id)

    @cached_property
    def prints(self) -> Prints:
        """The cards as they are described, each time."""
        found: dict[str, list[dict[int, int]]] = {}
        for each in self.descriptions:
            if each.card_id:
                found.setdefault(each.card_id, []).append(dict(each.tags))
        return Prints(found)

    @cached_property
    def cards_since(self) -> list[int]:
        """Of each card, the first build that may have it, oldest first."""
        return sorted(first_possible(each) for each in self.cards)
