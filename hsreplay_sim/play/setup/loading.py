"""From a file to a position that can be played on."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.address import Address
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.base.tagstate import Ledger, TagState
from hsreplay_sim.builds.profile import NEWEST_BUILD
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.formats import open_replay
from hsreplay_sim.play.setup import effects
from hsreplay_sim.play.setup.packs import Packs, known_pack, several, with_own
from hsreplay_sim.replay.board import Snapshot, Terms
from hsreplay_sim.replay.board_load import state_from_snapshot
from hsreplay_sim.replay.moment import moment_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.revelations import revelations

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.formats import Item
    from hsreplay_sim.formats.bounded import Source

_SCRIPTED = "hsreplay_sim.hearthbreaker.position"
"""Plays scripted games, by rules of its own. It stands above this floor and is found by its name,
as its files are by the table of formats."""


NO_TERMS = Terms()


class Known(NamedTuple):
    """What a player knows of a position."""

    player_id: int
    cards: dict[int, str]
    """Entity id → card id of all that the player has seen, own and foreign."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state, the build whose rules hold, and the own cards that it needs."""

    state: TagState
    build: int
    cards: Packs = ()
    told_in_numbers: bool = False
    """A board in words: its stats hold what auras give, which nothing says."""
    ledger: Ledger | None = None
    """What a saved game knew beyond its state, or what a recording shows of the past."""
    path: str = ""
    terms: Terms = NO_TERMS
    guessed: bool = False
    """Whether nobody says which build it is."""
    known: Known | None = None
    """What the player whose client wrote it knew; None if that is not one player."""


def position_of(source: Source, build: int = 0, cards: Packs = ()) -> Position:
    """The position that a path, an address or a file object names."""
    place = Address.parse(source) if isinstance(source, str | os.PathLike) else Address("")
    item = _item(place.path or source, place)
    if isinstance(item, Snapshot):
        found = _of_snapshot(item, build, cards)
    elif isinstance(item, Recording):
        found = _of_recording(item, place, build, cards)
    else:
        state, its_build = import_module(_SCRIPTED).state_at(item, place.step or None)
        found = Position(state, build or its_build, cards)
    return replace(found, path=item.path)


def _item(source: Source, place: Address) -> Item:
    number = place.game or 1
    replay = open_replay(source)
    found = next(islice(replay, number - 1, None), None)
    if found is None:
        raise UsageError(f"there is no game {number}", SourceRef(replay.path))
    return found


def _of_snapshot(snapshot: Snapshot, given: int, cards: Packs) -> Position:
    told_build = given or snapshot.terms.build
    build = told_build or NEWEST_BUILD
    packs = (*(several(cards) or map(known_pack, snapshot.terms.cards)), effects)
    known, _ = with_own(CardStore.open().at(build), packs)
    told = snapshot.state is None
    state = state_from_snapshot(snapshot, known)
    return Position(
        state,
        build,
        packs,
        told_in_numbers=told,
        ledger=snapshot.ledger,
        terms=snapshot.terms,
        guessed=not told_build,
    )


def _of_recording(game: Recording, place: Address, build: int, cards: Packs) -> Position:
    found = build or game.build
    if found is None:
        raise UnsupportedError("it does not state its build: say which", SourceRef(game.path))
    state = game.state(place.step or None)
    known, _ = with_own(CardStore.open().at(found), cards)
    seats = game.summary.recorded_by
    named = {entity: card for entity, card in state.cards.items() if card}
    _show_what_comes(state, revelations(game.packets, known), known)
    return Position(
        state,
        found,
        cards,
        ledger=moment_of(game, place.step).ledger,
        known=Known(seats[0], named) if len(seats) == 1 else None,
    )


def _show_what_comes(state: TagState, shown: dict[int, str], cards: CardSet) -> None:
    """Let hidden cards be what the recording shows of them later; others cannot be played."""
    for entity, tags in state.tags.items():
        card = cards.get(shown.get(entity, "")) if not state.cards.get(entity) else None
        if card is not None and tags.get(ZONE) in (Zone.HAND, Zone.DECK, Zone.SECRET):
            state.cards[entity] = card.id
            state.tags[entity] = {**card.tags, **tags}
