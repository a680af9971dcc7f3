"""A game that a run meets a second time: it is said once, by the first of its reports."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from hsreplay_sim.base.address import Address
from hsreplay_sim.replay.packets import DESCRIPTIONS, TagChange, walk
from hsreplay_sim.replay.recording import Recording

if TYPE_CHECKING:
    from hsreplay_sim.app.api import AnyGame
    from hsreplay_sim.report.model import GameReport


def content_of(game: AnyGame) -> str:
    """What two games have alike that are the same one, told by one seat; "" if nothing is told.

    Lines, times, paths and formats do not count: what becomes of the entities does.
    """
    digest, told = blake2b(digest_size=16), False
    if isinstance(game, Recording):
        for packet in walk(game.packets):
            if type(packet) is TagChange:
                told = True
                digest.update(b"%d %d %d\n" % (packet.entity, packet.tag, packet.value))
            elif isinstance(packet, DESCRIPTIONS):
                digest.update(f"{packet.entity} {packet.card_id}\n".encode("utf-8", "replace"))
        return digest.hexdigest() if told else ""
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame

    if isinstance(game, ScriptedGame):
        told = bool(game.moves)
        digest.update(repr((game.decks, game.random, game.keep)).encode())
        for move in game.moves:
            digest.update(repr((type(move).__name__, move)).encode())
    return digest.hexdigest() if told else ""


class Repeats:
    """The games of a run so far."""

    def __init__(self) -> None:
        self._first: dict[str, str] = {}
        """Content → the address of the first game that has it."""

    def mark(self, path: str, game: GameReport) -> None:
        """Say in the report of a game of which earlier one it is a copy."""
        if not game.content:
            return
        first = self._first.get(game.content)
        if first is None:
            self._first[game.content] = str(Address(path, game.game))
        else:
            game.same_as = first
            game.flags.append(f"the same game as {first}")
