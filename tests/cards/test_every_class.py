"""What holds of every class: its enchantments exist, and an empty pool makes nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.cards.words.triggers import EVENTS
from hsreplay_sim.engine.options.options import is_legal
from reading.trees import named_by, source_of
from table import Table, registry, table

STORE = CardStore.open()
BUILDS = (54613, 126451, 255790)
ATTACHING = {"give": 1, "aura": 1, "borrow": 1}
"""Words that attach an enchantment, and the place of its id among the arguments."""


BARE = {
    "AT_086e": "AT_086e2",
    "BT_020e": "BT_020e2",
    "BT_026e": "BT_026e2",
    "BE_230": "BE_230e",
    "CFM_020e": "CFM_020e2",
    "CFM_811": "CFM_811e",
    "EX1_612o": "EX1_612e",
    "KAR_006": "KAR_006e",
    "KAR_070": "KAR_070e",
    "LOOTA_824e": "LOOTA_824e2",
    "NEW1_029t": "NEW1_029e",
}
"""Auras on costs for which the server has no card: only COST follows."""


def attached_by(definition: type) -> Iterator[str]:
    """The ids of the enchantments that the text of a class names."""
    for node in ast.walk(source_of(definition)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = ATTACHING.get(node.func.id)
            if place is not None and len(node.args) > place:
                named = node.args[place]
                if isinstance(named, ast.Constant) and isinstance(named.value, str):
                    yield named.value


def build_of(card_id: str) -> int:
    """A build that has the card; 0 for none."""
    return next((build for build in BUILDS if STORE.at(build).get(card_id) is not None), 0)


def test_every_enchantment_that_a_class_names_exists_and_does_what_it_says() -> None:
    wrong = {}
    for name, definition in classes().items():
        for enchantment in attached_by(definition):
            row = STORE.row(enchantment)
            card = STORE.at(build_of(enchantment) or None).get(enchantment)
            known = row is not None and (card is None or card.type == CardType.ENCHANTMENT)
            if not known or registry().find(card, enchantment) is None:
                wrong[name] = enchantment
    assert wrong == BARE


def test_every_card_that_a_class_names_exists() -> None:
    bare = {*BARE.values(), *EVENTS}  # an event is named like a card
    named = {name: set(named_by(definition)) - bare for name, definition in classes().items()}
    unknown = {name: {each for each in ids if not STORE.row(each)} for name, ids in named.items()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


def play_anyhow(t: Table, card_id: str) -> None:
    """Play a card on the first legal target, if there is any way to play it."""
    card = t.hand(card_id)
    targets = [None, *t.game.characters()]
    for option in (-1, 0, 1):
        for aim in targets:
            if is_legal(t.game, card, aim, option):
                t.play(card, aim, option)
                return


def playable_classes() -> Iterator[tuple[str, int]]:
    for name in classes():
        build = build_of(name)
        card = STORE.at(build).get(name) if build else None
        if card is not None and card.type in (CardType.MINION, CardType.SPELL, CardType.WEAPON):
            if card.collectible:
                yield name, build


def test_a_random_pool_that_is_empty_makes_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardSet, "pool", lambda self, **wanted: ())
    nameless = []
    for name, build in playable_classes():
        t = table("HERO_08", "HERO_01", build=build)
        for side in (1, 2):
            t.minion(side=side)
            t.minion(side=side)
        t.weapon("CS2_106", 1)
        since = t.game.next_id
        play_anyhow(t, name)
        if not t.game.root.get(17):
            t.end_turn()
        made = [e for number, e in t.game.entities.items() if number >= since]
        if any(not entity.card_id for entity in made):
            nameless.append(name)
    assert nameless == []
