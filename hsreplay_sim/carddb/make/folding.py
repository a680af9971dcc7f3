"""Which ids stand for one card: renames, reprints, skins. Used when the store is built.

A rename is two ids that carried the same dbf id in turn. Folding finds, for each id, the card whose
script serves it: the newest id after renames, without CORE_ and VAN_, without the skin of a hero
power; where the id does not say, the lowest dbf id of equal name, type and wording. Checked against
the behaviour ids of the cards that recorded games use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from hsreplay_sim.base.tags import CARDTYPE, COLLECTIBLE
from hsreplay_sim.carddb.history import Span, State
from hsreplay_sim.carddb.text import wording, wording_without_numbers

_Key = tuple[str, int, str] | None
Histories = Mapping[str, list[Span]]
Rename = tuple[str, str, int]
"""Old id, new id, first build of the new id."""

ORIGINAL_CARD = 858
"""Tag of reprints: the dbf id of the card they repeat. Solo cards use it more loosely."""

_REPRINT = re.compile(r"(?:CORE|Core|VAN|WON|LEG)_(.+)")
_HERO_POWER_SKIN = re.compile(r"(HERO_\d\d)[a-z]+(bp\d?)")
_OTHER_MODE = re.compile(
    r"BG|TB_|TB\d|PVPDR|LETL|LT\d|Story_|BOM_|BOH_|FB_|TU\d|TUTR|CRED_|Prologue"
)
_FAMILY = re.compile(r"[A-Za-z0-9]+_(?:[A-Za-z]+_?)?\d+")
_ENCHANTMENT = 6
_HERO_POWER = 10


def find_renames(histories: Histories) -> list[Rename]:
    """All renames, in order of build and id."""
    by_dbf: dict[int, list[str]] = {}
    for card_id, spans in histories.items():
        state = spans[0][1]
        if state and state.dbf:
            by_dbf.setdefault(state.dbf, []).append(card_id)
    renames = []
    for ids in by_dbf.values():
        ids.sort(key=lambda card_id: histories[card_id][0][0])
        for old, new in pairwise(ids):
            renames.append((old, new, histories[new][0][0]))
    return sorted(renames, key=lambda rename: (rename[2], rename[0]))


class Folding:
    """Finds the canonical id of every card of a history."""

    def __init__(self, histories: Histories, renames: Iterable[Rename]) -> None:
        self._states = {
            card_id: [state for _, state in spans if state] for card_id, spans in histories.items()
        }
        self._renamed = {old: new for old, new, _ in renames}
        self._by_dbf = {states[0].dbf: card_id for card_id, states in self._states.items()}
        self._alike = self._group()

    def table(self) -> dict[str, str]:
        """Every id that differs from its canonical id, with that id."""
        found = {card_id: self.canonical(card_id) for card_id in (*self._states, *self._renamed)}
        return {card_id: base for card_id, base in sorted(found.items()) if card_id != base}

    def canonical(self, card_id: str) -> str:
        """Follow renames, prefixes, skins and likeness until nothing changes.

        If cards point at each other, the first of them in rank serves all.
        """
        path = [card_id]
        while (base := self._step(path[-1])) not in path:
            path.append(base)
        circle = path[path.index(base) :]
        return min(circle, key=self._rank) if len(circle) > 1 else base

    def _step(self, card_id: str) -> str:
        new = self._newest_id(card_id)
        if new != card_id:
            return new
        states = self._states.get(card_id)
        if not states:
            return card_id
        return (
            self._reprint(card_id, states)
            or self._hero_power_skin(card_id, states)
            or self._original(states)
            or self._like(card_id, states)
        )

    def _reprint(self, card_id: str, states: list[State]) -> str | None:
        match = _REPRINT.fullmatch(card_id)
        if match is None:
            return None
        base = self._newest_id(match[1])
        return base if self._same_name(states, base) else None

    def _hero_power_skin(self, card_id: str, states: list[State]) -> str | None:
        match = _HERO_POWER_SKIN.fullmatch(card_id)
        if match is None or states[-1].tags.get(CARDTYPE) != _HERO_POWER:
            return None
        base = match[1] + match[2]
        return base if self._same_words(states, base) else None

    def _original(self, states: list[State]) -> str | None:
        dbf = next((dbf for state in states if (dbf := state.tags.get(ORIGINAL_CARD))), 0)
        base = self._by_dbf.get(dbf) if dbf else None
        if base is None or _REPRINT.fullmatch(base) or not self._same_name(states, base):
            return None
        return base if self._same_words(states, base) else None

    def _like(self, card_id: str, states: list[State]) -> str:
        """The first card with one of the texts this one has had.

        A token of the same card does not count: tokens are steps of a chain (Pyros returns as the
        next one) and each needs its own script. Skins of hero powers have such ids too, and are
        alike.
        """
        is_power = states[-1].tags.get(CARDTYPE) == _HERO_POWER
        ids = {self._newest_id(i) for state in states for i in self._alike.get(_key(state), ())}
        first = min((card_id, *ids), key=self._rank)
        return first if is_power or _family(first) != _family(card_id) else card_id

    def _newest_id(self, card_id: str) -> str:
        """The last id of a renamed card.

        Two kinds of rename do not count: one to the id of a reprint, because its prefix would be
        taken off again, and one where only the dbf id stayed and the old id is another card now.
        """
        seen = {card_id}
        while (new := self._renamed.get(card_id)) in self._states and new not in seen:
            states = self._states.get(card_id)
            if _REPRINT.fullmatch(new) or (states and not self._same_name(states, new)):
                break
            seen.add(new)
            card_id = new
        return card_id

    def _same_name(self, states: list[State], base: str) -> bool:
        names = {(state.name, state.tags.get(CARDTYPE)) for state in states}
        return any(
            (state.name, state.tags.get(CARDTYPE)) in names for state in self._states.get(base, ())
        )

    def _same_words(self, states: list[State], base: str) -> bool:
        texts = {wording_without_numbers(state.text) for state in states} - {""}
        return any(
            wording_without_numbers(state.text) in texts for state in self._states.get(base, ())
        )

    def _group(self) -> dict[_Key, list[str]]:
        """Name, type and wording to the ids of all cards that have had them."""
        alike: dict[_Key, list[str]] = {}
        for card_id in sorted(self._states, key=self._rank):
            for key in {_key(state) for state in self._states[card_id]} - {None}:
                alike.setdefault(key, []).append(card_id)
        return alike

    def _rank(self, card_id: str) -> tuple[bool, bool, bool, int, str]:
        """Sort key, best first: no reprint, once collectible, of the normal game, oldest."""
        states = self._states[card_id]
        return (
            _REPRINT.fullmatch(card_id) is not None,
            not any(state.tags.get(COLLECTIBLE) for state in states),
            _OTHER_MODE.match(card_id) is not None,
            states[0].dbf,
            card_id,
        )


def _family(card_id: str) -> str:
    match = _FAMILY.match(card_id)
    return match[0] if match else card_id


def _key(state: State) -> _Key:
    """None for what must not be folded by likeness: cards without text, enchantments."""
    card_type = state.tags.get(CARDTYPE, 0)
    words = wording(state.text)
    if not words or card_type in (0, _ENCHANTMENT):
        return None
    return state.name, card_type, words
