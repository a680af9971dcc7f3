"""What a Discover finds for a hero whose class has nothing of the kind: cards of its own class.

As a Warrior finds a Mage's Secrets by a Mage's card, a Druid finds a Death Knight's Rune cards.
"""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import MULTIPLE_CLASSES
from hsreplay_sim.carddb.store import CardStore
from table import table

NEWEST = CardStore.open().builds[-1]
DRUID, MAGE, WARRIOR = "HERO_06", "HERO_08", "HERO_01"
OWN = {
    "TLC_435": (DRUID, CardClass.DEATHKNIGHT),
    "RLK_116": (DRUID, CardClass.DEATHKNIGHT),
    "CFM_313": (MAGE, CardClass.SHAMAN),
    "TLC_900": (DRUID, CardClass.DEMONHUNTER),
    "YOP_001": (DRUID, CardClass.DEMONHUNTER),
    "BOT_402": (WARRIOR, CardClass.HUNTER),
    "DMF_122": (WARRIOR, CardClass.HUNTER),
    "TOY_037": (WARRIOR, CardClass.MAGE),
}
"""Card id → a hero whose class has nothing of the kind, and the class that has."""


def found(name: str, hero: str) -> tuple[int, int]:
    """The class of the card that is taken, and its classes as bits if it has several."""
    t = table(hero, build=NEWEST)
    t.kill(t.minion("CS2_231"), t.minion("CFM_637"), t.minion("RLK_118"))
    held = t.hand(name)
    t.play(held, t.minion(side=2) if held.script and held.script.targets else None)
    (card,) = (each.card for each in t.game.hand[1])
    assert card is not None
    return card.card_class, card.tags.get(MULTIPLE_CLASSES, 0)


@pytest.mark.parametrize("name", OWN)
def test_it_is_of_the_class_of_the_card(name: str) -> None:
    hero, own = OWN[name]
    one, several = found(name, hero)
    assert one == own or several & 1 << own - 1


@pytest.mark.parametrize("name", ["BOT_402", "DMF_122"])
def test_a_class_that_has_some_finds_its_own(name: str) -> None:
    assert found(name, MAGE)[0] == CardClass.MAGE
