"""What other programs refuse of a file that is written: nothing is lost, but they cannot read it.

Source of truth: hslog 1.20 and python-hsreplay 1.16, run on what was written of every recording
(`scripts/prove.py peers`).
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from hsreplay_sim.formats import HSREPLAY_XML, POWER_LOG
from hsreplay_sim.formats.dates import lacks_date
from hsreplay_sim.replay.recording import Recording

DATELESS = "the times have no date, so that python-hsreplay refuses the file; --date gives it"
DAY_OF_FILE = (
    "the times have no date, which python-hsreplay demands: {}, when the file was last changed,"
    " stands for it; --date gives another"
)
OTHER_PLAYERS = (
    "hslog takes the players of one log for the same in all its games, which they are not; split"
    " writes each game into a file of its own"
)
UNCREATED = "python-hsreplay makes no packets of a game that nothing creates"


class Readers:
    """Goes through the games of one target and collects, once each, what its readers refuse."""

    def __init__(self, form: str, *, dated: bool, day_of_file: date | None = None) -> None:
        self._form = form
        self._dateless = DAY_OF_FILE.format(day_of_file) if day_of_file is not None else DATELESS
        self._told = {DATELESS} if dated else set()
        self._players: dict[int, str] = {}
        self._ids: dict[str, int] = {}
        self._machine = 0

    def refuse(self, game: Recording) -> list[str]:
        """Return the reasons for refusal that are new with this game."""
        found = [each for each in self._refused(game) if each not in self._told]
        self._told.update(found)
        return found

    def _refused(self, game: Recording) -> Iterator[str]:
        if self._form == POWER_LOG and not self._same_players(game):
            yield OTHER_PLAYERS
        if self._form == HSREPLAY_XML and lacks_date(game):
            yield self._dateless
        if self._form == HSREPLAY_XML and game.create is None:
            yield UNCREATED

    def _same_players(self, game: Recording) -> bool:
        """Whether every PLAYER_ID has the name that it had in earlier games, and no name two ids.

        The name of an AI may change, and several bear the same (U226): whoever has an account of 0,
        here or as the last one before.
        """
        same = True
        for player in game.create.players if game.create else ():
            number, name = player.player_id, player.name
            if not name:
                continue
            known = self._players.setdefault(number, name)
            same &= known == name or number == self._machine
            if not player.has_account or player.account_lo == "0":
                self._machine = number
            else:
                same &= self._ids.setdefault(name, number) == number
        return same
