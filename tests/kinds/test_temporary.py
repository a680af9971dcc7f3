"""Every text that makes cards temporary: by which enchantment, and when they are gone.

Since 205031 there is one enchantment for all of them (GBL_999e), also for texts that had one of
their own: the Gifts of Harth Stonebrew, TOY_307.
"""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.state.entities import Entity
from table import Table, registry, table

STORE = CardStore.open()
COMMON = "GBL_999e"
BUILDS = (165029, 195635, 223542, 255790)
LATER = {
    "END_011": "it is a Mana Crystal that is temporary",
    "CATA_131": "it is a Mana Crystal that is temporary",
    "REV_938": "it does so once it is infused",
    "TID_707": "its Deathrattle does so",
    "TLC_469": "its Deathrattle does so",
    "TLC_451": "it finds a minion in older builds",
    "TLC_446": "it is a quest that counts them",
    "TLC_450": "it makes the next one cheaper",
    "TOY_916": "it draws a Shadow spell for it",
}
"""Card id → why it makes none."""


def making(build: int) -> list[str]:
    """The cards of a build with a class and a text that makes others temporary."""
    found = []
    for name in classes():
        card = STORE.at(build).get(name)
        if card is None or registry().find(card, name) is None:
            continue
        if card.type in (CardType.MINION, CardType.SPELL) and "temporary" in card.text.lower():
            found.append(name)
    return sorted({*found} - {*LATER})


def made_temporary(build: int, name: str) -> tuple[Table, list[Entity]]:
    t = table("HERO_08", build=build, mana=10)
    t.deck(*["CS2_029"] * 8)
    mine, held = t.minion(), t.hand(name)
    target = next(each for each in (None, mine) if is_legal(t.game, held, each))
    t.play(held, target)
    return t, [card for card in t.game.hand[1] if card.attached]


@pytest.mark.parametrize("build", BUILDS)
def test_one_enchantment_for_all_temporary_cards_since_205031(build: int) -> None:
    there = STORE.at(build).get(COMMON) is not None
    assert there == (build > 205031)
    for name in making(build):
        _, cards = made_temporary(build, name)
        assert cards, name
        assert {worn.card_id == COMMON for card in cards for worn in card.attached} == {there}, name


@pytest.mark.parametrize("build", BUILDS)
def test_a_temporary_card_leaves_the_hand_as_the_turn_ends(build: int) -> None:
    for name in making(build):
        t, cards = made_temporary(build, name)
        t.end_turn()
        assert {card.zone for card in cards} == {Zone.GRAVEYARD}, name


@pytest.mark.parametrize("build", BUILDS)
def test_a_temporary_card_that_is_played_is_temporary_no_longer(build: int) -> None:
    for name in making(build):
        t, cards = made_temporary(build, name)
        enemy = t.minion(side=2)
        for card in cards:
            places = (None, enemy, t.game.row(1)[0])
            target = next((each for each in places if is_legal(t.game, card, each)), None)
            if is_legal(t.game, card, target):
                t.play(card, target)
                assert card.attached == [], name
                break
