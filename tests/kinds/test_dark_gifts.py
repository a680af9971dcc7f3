"""Every Dark Gift that has a class: what it gives, where it goes, and what a dead minion keeps."""

from __future__ import annotations

import ast

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    CREATOR,
    DIVINE_SHIELD,
    HAS_DARK_GIFT,
    IS_NIGHTMARE_BONUS,
    REBORN,
    TAG_2872,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame
from reading.trees import source_of
from table import Table, table

NEWEST = 255790
STORE = CardStore.open()
GIFTS = sorted(
    name
    for name in classes()
    if (card := STORE.at(NEWEST).get(name)) is not None
    and card.type == CardType.SPELL
    and card.tags.get(IS_NIGHTMARE_BONUS)
)
WORN = [gift for gift in GIFTS if any(STORE.at(NEWEST).get(gift + end) for end in ("e", "e1"))]
"""The gifts that have an enchantment in the data."""
SPENT_BY_DEATH = {REBORN, TAG_2872, CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS}


def gifted(gift: str) -> tuple[Table, Entity, Entity]:
    """A table with a minion that has the gift, and the gift."""
    t = table(build=NEWEST)
    body, spell = t.minion(), t.game.create(gift, 1, Zone.SETASIDE)
    before = dict(body.tags)
    assert spell.script is not None
    assert spell.script.action is not None
    spell.script.action(t.game, spell, Frame(subject=body))
    t.game.touch(body)
    settle(t.game)
    assert body.tags != before
    return t, body, spell


def test_a_gift_without_an_enchantment_is_a_mark_and_a_shield_on_the_minion() -> None:
    assert set(GIFTS) - set(WORN) == {"EDR_100t10"}
    _, body, _ = gifted("EDR_100t10")
    assert (body.attached, body.get(HAS_DARK_GIFT), body.get(DIVINE_SHIELD)) == ([], 1, 3)


@pytest.mark.parametrize("gift", WORN)
def test_a_gift_is_an_enchantment_of_the_gift_and_a_mark_on_the_minion(gift: str) -> None:
    _, body, spell = gifted(gift)
    (worn,) = body.attached
    assert worn.card_id.startswith(gift + "e")
    assert (worn.get(CREATOR), body.get(HAS_DARK_GIFT)) == (spell.id, 1)


@pytest.mark.parametrize("gift", GIFTS)
def test_a_dead_minion_keeps_the_mark_and_the_keywords_of_its_gift(gift: str) -> None:
    """The mark in 5 of 5 deaths: U249:7606, 8204, 9364, 15255, 31857."""
    plain = table(build=NEWEST).minion()
    t, body, _ = gifted(gift)
    given = {tag for tag, value in body.tags.items() if value == 1 and not plain.tags.get(tag)}
    t.kill(body)
    kept = {tag for tag in given if body.tags.get(tag)}
    assert HAS_DARK_GIFT in kept
    assert given - kept <= SPENT_BY_DEATH


def test_all_texts_that_give_a_minion_with_a_gift_offer_it_by_the_spell() -> None:
    """A text that names the minions of a gift without offering one says "holding"."""
    cards = STORE.at(NEWEST)
    for name, definition in classes().items():
        card = cards.get(name)
        if (
            card is None
            or "with a <b>Dark Gift" not in card.text
            or "holding a minion" in card.text
        ):
            continue
        nodes = ast.walk(source_of(definition))
        words = {node.id for node in nodes if isinstance(node, ast.Name)}
        assert "discover_with_gift" in words, name
