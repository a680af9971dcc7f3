"""Replace a minion of each hand by another card, visible to both players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    DISPLAYED_CREATOR,
    NUM_TURNS_IN_HAND,
    REVEALED,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_ENT_2,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.zones import leave_row
from hsreplay_sim.engine.state.reset import retire

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_TOLD = (
    (TAG_SCRIPT_DATA_ENT_1, TAG_SCRIPT_DATA_NUM_1),
    (TAG_SCRIPT_DATA_ENT_2, TAG_SCRIPT_DATA_NUM_2),
)
"""For each hand, the tags that note the minion taken and the dbf id of the card it becomes."""


def exchange_in_hands(forms: Pool) -> Do:
    """Replace a random minion of each hand by a random card of `forms`; the minion is set aside.

    Both are shown to both players first (U521:2686, U091a:6937).
    """
    return Do(lambda g, me, it: _exchange(g, me, forms(g, me, it)))


def _exchange(game: Game, source: Entity, forms: Sequence[str]) -> None:
    taken: list[tuple[Entity, str]] = []
    shown: list[Entity] = []
    for side, told in zip((source.controller, 3 - source.controller), _TOLD, strict=True):
        minions = [card for card in game.hand[side] if card.type in (CardType.MINION, 0)]
        card = game.pick(Purpose.TARGET, source, minions)
        if card is not None:
            form = game.card(Purpose.GENERATE, source, forms, side)
            taken.append((card, form))
            shown.append(_announce(game, source, card, form, told))
    arrivals = [_make(game, source, card.controller, form) for card, form in taken]
    for card, _ in taken:
        leave_row(game, card, Zone.SETASIDE)
    for card in arrivals:
        _arrive(game, source, card)
    if game.profile.shows_projects_aside:
        for card in shown:
            retire(game, card)


def _announce(game: Game, source: Entity, card: Entity, form: str, told: tuple[int, int]) -> Entity:
    found = game.cards.get(form) if form else None
    game.set(source, told[0], card.id)
    game.set(source, told[1], found.dbf if found is not None else 0)
    game.set(card, REVEALED, 1)
    aside = game.profile.shows_projects_aside
    zone = Zone.SETASIDE if aside else Zone.REMOVED
    shown = game.create(form, card.controller, zone, creator=source)
    if aside:
        game.set(shown, REVEALED, 1)
    return shown


def _make(game: Game, source: Entity, side: int, form: str) -> Entity:
    made = game.create(form, side, Zone.SETASIDE, creator=source)
    if game.profile.shows_projects_aside:
        game.set(made, DISPLAYED_CREATOR, source.id)
    return made


def _arrive(game: Game, source: Entity, card: Entity) -> None:
    if game.profile.shows_projects_aside:
        game.affect(card, source)
    game.move(card, Zone.HAND)
    game.set(card, NUM_TURNS_IN_HAND, int(game.profile.counts_arrival_in_hand))
    game.set(card, ZONE_POSITION, len(game.hand[card.controller]))
