"""Which player entity a printed name means: as DebugPrintGame says, else by votes.

Power.log prints players by name, never by id. Since 23576 DebugPrintGame says which name has which
PLAYER_ID. Before that, and while it does not know a name, other lines of the game tell the binding
in passing, and which lines do so depends on the build; each kind of evidence votes with a weight of
its own. Names change on the way: UNKNOWN HUMAN PLAYER becomes one, #1234 vanishes, an AI bears its
hero's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from hsreplay_sim.base import tags as t
from hsreplay_sim.formats.powerlog.shapes.forms import UNKNOWN_HUMAN_PLAYER

_BATTLE_TAG = re.compile(r"(.+)#([0-9]+)")

_BY_PLAYER_ID = (t.PLAYER_ID, t.CONTROLLER, t.TEAM_ID)
_PLAYER_ID_WEIGHT = 50
_BY_CONTROLLED = (t.HERO_ENTITY, t.LAST_CARD_PLAYED)
_CONTROLLED_WEIGHT = 20
_IN_OWN_PLAY = frozenset((
    t.RESOURCES_USED, t.NUM_OPTIONS_PLAYED_THIS_TURN, t.COMBO_ACTIVE,
    t.NUM_MINIONS_PLAYED_THIS_TURN, t.NUM_CARDS_PLAYED_THIS_TURN,
))  # fmt: skip
_PLAY_WEIGHT = 5
_NEARBY_WEIGHT = 3
_CHOICE_WEIGHT = 10
_ENTITY_WEIGHT = 100
_PRINTED_WEIGHT = 60
_PLAYERS = 2
_SHARED_FROM = 0.1
"""If the smaller side has this share of the votes, UNKNOWN HUMAN PLAYER means both players."""


class NameVotes:
    """Collects evidence while a game is read; :meth:`resolve` decides."""

    def __init__(self) -> None:
        self.entity_of: dict[int, int] = {}
        """PLAYER_ID → entity of the player."""
        self.computer: set[int] = set()
        """Player entities without an account."""
        self.human: set[int] = set()
        """Player entities with one."""
        self.controller_of: dict[int, int] = {}
        """Entity → PLAYER_ID of its controller, as last printed."""
        self.seen: Counter[str] = Counter()
        self._company: dict[str, set[str]] = {}
        """Name → the other names in the same list of targets: they are other players."""
        self._targets: set[str] = set()
        self._votes: dict[str, Counter[int]] = {}
        self._printed: dict[str, set[int]] = {}
        """Name → the players that DebugPrintGame gives it to."""

    def tag(self, name: str, tag: int, value: int, playing: int, moved: int) -> None:
        """A TAG_CHANGE of `name`.

        `playing` is the PLAYER_ID behind the open PLAY block or 0, `moved` the last card whose
        tags were printed.
        """
        if tag == t.ENTITY_ID:
            self._vote(name, value, _ENTITY_WEIGHT)
        elif tag in _BY_PLAYER_ID:
            self._vote_player(name, value, _PLAYER_ID_WEIGHT)
        elif tag in _BY_CONTROLLED:
            self._vote_player(name, self.controller_of.get(value, 0), _CONTROLLED_WEIGHT)
        elif playing and tag in _IN_OWN_PLAY:
            self._vote_player(name, playing, _PLAY_WEIGHT)
        elif tag == t.NUM_CARDS_DRAWN_THIS_TURN:
            self._vote_player(name, self.controller_of.get(moved, 0), _NEARBY_WEIGHT)

    def target(self, name: str, kind: str) -> None:
        """A line of an option names a player, "" for none; its targets are different players."""
        if kind != "target":
            self._targets = set()
        elif name:
            self._targets.add(name)
            for each in self._targets:
                self._company.setdefault(each, set()).update(self._targets - {each})

    def choice(self, name: str, entity: int) -> None:
        """`name` was offered, or chose, `entity`."""
        self._vote_player(name, self.controller_of.get(entity, 0), _CHOICE_WEIGHT)

    def printed(self, player_id: int, name: str) -> None:
        """DebugPrintGame prints `name` for a player."""
        entity = self.entity_of.get(player_id)
        if entity:
            for each in {name, _bare(name)}:
                self._printed.setdefault(each, set()).add(entity)
                self._vote(each, entity, _PRINTED_WEIGHT)

    def is_strange(self, name: str) -> bool:
        """Whether a name is a third person's in a game of two: that is another game.

        Recording: U059. A name that a broken line misspells still shares its number with one that
        is known.
        """
        tag = _BATTLE_TAG.fullmatch(name)
        if tag is None or name in self.seen or name in self._printed or len(self.human) != _PLAYERS:
            return False
        known = {each for each in (*self.seen, *self._printed) if each != UNKNOWN_HUMAN_PLAYER}
        numbers = [found[2] for found in map(_BATTLE_TAG.fullmatch, known) if found is not None]
        people = {_bare(each) for each in known}
        return len(people) == _PLAYERS and tag[1] not in people and tag[2] not in numbers

    def resolve(self) -> dict[str, int]:
        """Name → entity of the player, for every seen name that can be decided."""
        printed = {name: min(who) for name, who in self._printed.items() if len(who) == 1}
        found = {name: _winner(votes) for name, votes in sorted(self._votes.items())} | printed
        shared = UNKNOWN_HUMAN_PLAYER not in printed and self._is_shared()
        if shared:
            found.pop(UNKNOWN_HUMAN_PLAYER, None)
        self._add_aliases(found)
        open_names = sorted(set(self.seen) - set(found) - {UNKNOWN_HUMAN_PLAYER if shared else ""})
        if open_names:
            named = {found[name] for name in found if name != UNKNOWN_HUMAN_PLAYER}
            free = sorted(set(self.entity_of.values()) - named)
            left = free[0] if len(free) == 1 else self._only_computer(open_names, bool(free))
            if left is not None:
                found.update(dict.fromkeys(open_names, left))
        for name in set(open_names) - set(found):
            left = self._other_than(self._company.get(name, ()), found)
            if left is None:
                left = self._other_than(self.seen, found)
            if left is not None:
                found[name] = left
        return found

    def _other_than(self, names: Iterable[str], found: dict[str, int]) -> int | None:
        """The one player whom none of these names means, if one is left and one is named."""
        others = {found[each] for each in names if each in found}
        free = sorted(set(self.entity_of.values()) - others)
        return free[0] if others and len(free) == 1 else None

    def _is_shared(self) -> bool:
        """Whether both players are printed as UNKNOWN HUMAN PLAYER, which identifies nobody.

        So it is if nobody has another name yet, as after a reconnection (U029:2037).
        """
        votes = self._votes.get(UNKNOWN_HUMAN_PLAYER, Counter())
        if self.seen.keys() == {UNKNOWN_HUMAN_PLAYER}:
            return True
        return len(votes) > 1 and min(votes.values()) > _SHARED_FROM * votes.total()

    def _only_computer(self, names: list[str], anyone_free: bool) -> int | None:
        """The computer player, if `names` may mean it: it is printed under changing names."""
        if len(self.computer) == 1 and (not anyone_free or names == ["The Innkeeper"]):
            return min(self.computer)
        return None

    def _add_aliases(self, found: dict[str, int]) -> None:
        """The suffix of a BattleTag comes and goes: `Name#1234` and `Name` are one player."""
        by_bare = {_bare(name): entity for name, entity in found.items()}
        for name in self.seen:
            if name not in found and _bare(name) in by_bare:
                found[name] = by_bare[_bare(name)]

    def _vote_player(self, name: str, player_id: int, weight: int) -> None:
        entity = self.entity_of.get(player_id)
        if entity:
            self._vote(name, entity, weight)

    def _vote(self, name: str, entity: int, weight: int) -> None:
        self._votes.setdefault(name, Counter())[entity] += weight


def _bare(name: str) -> str:
    return name.split("#", 1)[0]


def _winner(votes: Counter[int]) -> int:
    return min(votes, key=lambda entity: (-votes[entity], entity))
