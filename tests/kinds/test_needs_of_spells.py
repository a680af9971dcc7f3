"""A spell that has nothing to act on is refused, also where the data list no requirements.

They list none since 37060, and the server asks all the same: BAR_305 and SCH_235 are refused
without an enemy minion, BAR_321 without a weapon (REQ_WEAPON_EQUIPPED), SCH_514 before a friendly
minion has died (U537@16). Damage that is split among all enemy minions asks for none (BAR_311,
TTN_460). What the data do list is all that older cards ask for (GVG_022, GVG_047).
"""

from __future__ import annotations

import re

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.cards.registry import classes
from table import registry, table

BUILD = 255790
CARDS, OLDER = CardStore.open().at(BUILD), CardStore.open().at(35057)
AT_RANDOM = re.compile(
    r"(?:(?:Rewind|Lifesteal\.?|Corrupted|When you play or discard this,) )*"
    r"(?:deal [^.]+ damage to|destroy|freeze|silence and destroy) "
    r"(?:an?|two|three|\d) random enemy minions?\b",
    re.IGNORECASE,
)
OF_A_WEAPON = re.compile(r"(?:Give|Destroy) your weapon\b")
OTHERS = {"BE_554", "GDB_851a", "CAP_403", "RLK_570t2"}
"""An option of a choice, and those that do something else as well."""


def spells(wording: re.Pattern[str]) -> list[str]:
    """The newer spells with a class whose text begins so, and which are not aimed."""
    found = []
    for name in classes():
        card = CARDS.get(name)
        if card is None or card.type != CardType.SPELL or OLDER.get(name) is not None:
            continue
        if not wording.match(plain(card.text)):
            continue
        script = registry().find(card, name)
        if script is not None and script.targets is None and name not in OTHERS:
            found.append(name)
    return sorted(found)


@pytest.mark.parametrize("name", spells(AT_RANDOM))
def test_a_spell_at_a_random_enemy_minion_needs_one(name: str) -> None:
    t = table(build=BUILD)
    t.minion()
    spell = t.hand(name)
    assert t.refuses(spell)
    t.minion(side=2)
    assert not t.refuses(spell)


@pytest.mark.parametrize("name", spells(OF_A_WEAPON))
def test_a_spell_for_a_weapon_needs_one(name: str) -> None:
    t = table(build=BUILD)
    spell = t.hand(name)
    assert t.refuses(spell)
    t.weapon("CS2_106")
    assert not t.refuses(spell)


@pytest.mark.parametrize(
    ("name", "dead"),
    [
        ("SCH_514", "CS2_182"),
        ("RLK_812", "CS2_142"),
        ("TIME_616", "NX2_006t"),
        ("TOY_886", "CS3_021"),
        ("MAW_012", "CS3_021"),
    ],
)
def test_a_spell_for_one_that_has_died_needs_one(name: str, dead: str) -> None:
    t = table(build=BUILD)
    t.kill(t.minion("CS2_121", side=2))
    spell = t.hand(name)
    assert t.refuses(spell)
    t.kill(t.minion(dead))
    assert not t.refuses(spell)


@pytest.mark.parametrize("name", ["DRG_238p2", "DRG_238p5", "END_000p", "GDB_846hp"])
def test_a_hero_power_that_only_gets_a_card_needs_room_in_the_hand(name: str) -> None:
    """REQ_HAND_NOT_FULL of DRG_238p2 (U317@77) and END_000p (U422@45)."""
    t = table(build=BUILD)
    t.deck("CS2_182")
    power = t.hero_power(name)
    for _ in range(9):
        t.hand("GAME_005")
    assert not t.refuses(power)
    t.hand("GAME_005")
    assert t.refuses(power)
