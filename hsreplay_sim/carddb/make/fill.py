"""Fills what the public data stopped saying. Used when the store is built.

Build 37060 dropped play requirements and entourage, and the link from hero to hero power is by dbf
id only in many builds. A history keeps the last known values of each card; this adds them to cards
that first appear later but repeat an older card.
"""

from __future__ import annotations

from collections.abc import Mapping

from hsreplay_sim.base.tags import HERO_POWER
from hsreplay_sim.carddb.history import Span, State

POWERS_UNTIL = 37060
"""The first build without play requirements and entourage."""


def fill_gaps(histories: Mapping[str, list[Span]], canonical: Mapping[str, str]) -> None:
    """Complete the states in place."""
    _fill_powers(histories, canonical)
    _fill_hero_powers(histories)


def _fill_powers(histories: Mapping[str, list[Span]], canonical: Mapping[str, str]) -> None:
    source: dict[str, State] = {}
    for card_id, spans in histories.items():
        known = _last_known(spans)
        if known is not None:
            kind = canonical.get(card_id, card_id)
            if kind == card_id or kind not in source:
                source[kind] = known
    for card_id, spans in histories.items():
        base = source.get(canonical.get(card_id, card_id))
        if base is None or spans[0][0] < POWERS_UNTIL:
            continue
        for _, state in spans:
            if state is not None:
                state.requirements = state.requirements or base.requirements
                state.entourage = state.entourage or base.entourage


def _last_known(spans: list[Span]) -> State | None:
    known = [state for build, state in spans if state and build < POWERS_UNTIL]
    return known[-1] if known and (known[-1].requirements or known[-1].entourage) else None


def _fill_hero_powers(histories: Mapping[str, list[Span]]) -> None:
    by_dbf: dict[int, list[str]] = {}
    for card_id, spans in histories.items():
        for dbf in sorted({state.dbf for _, state in spans if state}):
            by_dbf.setdefault(dbf, []).append(card_id)
    for spans in histories.values():
        for build, state in spans:
            if state is None or state.hero_power:
                continue
            ids = by_dbf.get(state.tags.get(HERO_POWER, -1), [])
            state.hero_power = next((i for i in ids if _lives(histories[i], build)), "")


def _lives(spans: list[Span], build: int) -> bool:
    state = None
    for since, state_since in spans:
        if since > build:
            break
        state = state_since
    return state is not None
