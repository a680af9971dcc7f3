"""hslog's packet tree with what its parser knows besides, and what the tree has no place for."""

from __future__ import annotations

from typing import Any

from hslog.packets import PacketTree
from hslog.player import PlayerManager

NO_PLACE = {
    "the form of a time": "it is a `time` or a `datetime`: without the seventh digit of a second,"
    " and of an hour past 24:00 the time of day, or with a date the next day",
    "redacted accounts": "they are None, as an account that is not told: 0 is an AI for hslog",
    "attributes of HSReplay XML": "of the game, of its players (rank, cardback, deck of a tracker),"
    " of META_DATA and of sub-spells",
    "names of cards": "as the client printed them, and cards that references alone name",
    "further names of an AI": "it goes by several, and has one in the tree",
    "batches": "which packets the server sent at once",
    "how it was read": "the stream, the lines of the file around the packets, what was damaged or"
    " lost, the signs that date a log without a build",
}
"""What hslog's classes have no place for, so that nothing gives it back → what there is instead."""


class HslogTree(PacketTree):  # type: ignore[misc]
    """A packet tree as hslog's parser makes it, out of a recording.

    An entity is always its number; only a Player of CREATE_GAME has a `PlayerReference`. Each
    packet of the recording has its `line` beside hslog's own attributes, a block its `end_line`.
    """

    def __init__(self, ts: object) -> None:
        super().__init__(ts)
        self.spectator_mode = False
        self.game_meta: dict[str, Any] = {}
        """As `LogParser.game_meta`: GameType, FormatType, BuildNumber, ScenarioID."""
        self.player_manager: Any = PlayerManager()
        """As `LogParser.player_manager`."""
        self.lost: list[str] = []
        """A sentence for each thing of the recording that the tree does not hold."""
        self.added: list[str] = []
        """A sentence for each packet that the recording lacks and exporters need.

        It has an attribute `added`, by which from_hslog knows it.
        """

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.packet_counter} packets>"
