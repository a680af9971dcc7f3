"""The dialect of Firestone: what its reader of statistics demands on a Game and a Player.

Without `isMainPlayer` it reads no document, without `gameType`, `formatType` and `buildNumber` it
knows less. Other readers pass over them; the document type 1.8 does not have them.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as with_fields

from hsreplay_sim.base.enums import members
from hsreplay_sim.replay.packets import PlayerDef
from hsreplay_sim.replay.recording import Recording

FIRESTONE = "firestone"
DIALECTS = (FIRESTONE,)

GAME_DIALECT = ("gameType", "formatType", "buildNumber")
MAIN_PLAYER = "isMainPlayer"


def in_dialect(game: Recording) -> Recording:
    """The game with all that the dialect demands; what is told already stays."""
    told = dict(game.meta)
    wanted = {
        "gameType": _number("GameType", game.game_type),
        "formatType": _number("FormatType", game.format_type),
        "buildNumber": "" if game.build is None else str(game.build),
    }
    for name, value in wanted.items():
        if value:
            told.setdefault(f"Game.{name}", value)
    packets = list(game.packets)
    create = game.create
    if create is not None:
        main = main_player(game)
        players = tuple(_marked(each, main) for each in create.players)
        packets[0] = with_fields(create, players=players)
    return replace(game, packets=packets, meta=tuple(sorted(told.items())))


def main_player(game: Recording) -> int:
    """The PLAYER_ID of the seat that recorded the game, the first of two; 0 if nobody knows it."""
    return next(iter(game.summary.recorded_by), 0)


def _marked(player: PlayerDef, main: int) -> PlayerDef:
    extra = dict(player.extra)
    extra.setdefault(MAIN_PLAYER, str(player.player_id == main).lower())
    return with_fields(player, extra=tuple(sorted(extra.items())))


def _number(enum: str, name: str) -> str:
    return str(members(enum).get(name, ""))
