"""Every text that speaks of Deathrattle or Taunt minions that died: it asks what their cards print.

Silenced ones count, those that were given the keyword do not (the wiki of the game, by N'Zoth).
"""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import DEATHRATTLE, ZONE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import class_of
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, Table, table

STORE = CardStore.open()
NEWEST = STORE.builds[-1]
OF_THE_DEAD = re.compile(
    r"(Deathrattle|Taunt)(</b>)? minions? (that|who) died"
    r"|[Rr]esurrect a (different )?friendly (<b>)?Deathrattle"
)
"""The wordings of such texts."""
LEPER, GOLEM, CAIRNE = "EX1_029", "EX1_556", "EX1_110"
SEN_JIN, ANCESTRAL, MARK = "CS2_179", "CS2_038", "CS2_009"
SILENCE = "EX1_332"


def of_the_dead() -> list[str]:
    """The cards with a class that speak of them."""
    cards = STORE.at(NEWEST)
    found = (cards.get(name) for name in cards.pool(collectible=True))
    told = [each for each in found if each and OF_THE_DEAD.search(" ".join(each.text.split()))]
    return sorted(each.id for each in told if class_of(each.id) is not None)


def use(t: Table, name: str) -> None:
    """Play the card; if it is a minion with a Deathrattle, let it die too."""
    card = STORE.at(NEWEST).get(name)
    assert card is not None
    t.game.oracle = Sequential()
    played = t.play(name)
    if card.type == CardType.MINION and card.tags.get(DEATHRATTLE):
        t.kill(played)


def seen(t: Table, name: str, dead: str) -> bool:
    """Whether another copy of a dead minion has come, to the board, the hand or an offer."""
    before = {e.id for e in t.game.entities.values() if e.card_id == dead}
    use(t, name)
    return any(e.card_id == dead and e.id not in before for e in t.game.entities.values())


def test_the_texts_are_found() -> None:
    assert {"DAL_377", "DMF_084", "EDR_891", "EDR_892", "GDB_468", "ICC_098"} <= {*of_the_dead()}
    assert {"ICC_835", "LOOT_187", "OG_133"} <= {*of_the_dead()}


@pytest.mark.parametrize("name", of_the_dead())
def test_a_silenced_one_counts(name: str) -> None:
    taunt = name == "ICC_835"
    dead = SEN_JIN if taunt else CAIRNE if name == "EDR_892" else GOLEM
    t = table("HERO_09", build=NEWEST)
    body = t.minion(dead)
    t.play(SILENCE, body)
    t.kill(body)
    assert body.get(ZONE) == Zone.GRAVEYARD
    assert seen(t, name, dead)


@pytest.mark.parametrize("name", of_the_dead())
def test_one_that_was_given_the_keyword_does_not(name: str) -> None:
    t = table("HERO_09", build=NEWEST)
    body = t.minion("CS2_186" if name == "EDR_892" else YETI)
    t.play(MARK if name == "ICC_835" else ANCESTRAL, body)
    t.kill(body)
    for each in t.game.row(1):
        t.game.move(each, Zone.REMOVED)
    if not t.refuses(t.hand(name)):
        assert not seen(t, name, body.card_id)
