"""Imbue (R265) in games of one's own: each class has its Blessing, and it grows."""

from __future__ import annotations

import pytest
from hearthstone.enums import GameTag

from imbuing import blessed


@pytest.mark.parametrize(
    ("hero", "power"),
    [
        ("DEATHKNIGHT", "END_003p"),
        ("DRUID", "EDR_847p"),
        ("HUNTER", "EDR_850p"),
        ("MAGE", "EDR_851p"),
        ("PALADIN", "EDR_445p"),
        ("PRIEST", "EDR_449p"),
        ("ROGUE", "END_000p"),
        ("SHAMAN", "EDR_448p"),
    ],
)
def test_the_first_imbue_gives_the_blessing_of_the_class(hero: str, power: str) -> None:
    _, player, _ = blessed(hero, 3)
    assert player.hero_power is not None
    assert player.hero_power.id == power
    assert player.hero_power.tags[GameTag.TAG_SCRIPT_DATA_NUM_1] == 3


def test_the_blessings_of_druid_and_mage_grow() -> None:
    _, player, foe = blessed("DRUID", 3)
    assert player.hero_power is not None
    player.hero_power.use()
    assert [(each.atk, each.health) for each in player.field] == [(3, 3)]
    _, player, foe = blessed("MAGE", 3)
    assert player.hero_power is not None
    player.hero_power.use()
    assert [each.id for each in player.field] == ["EDR_851t"] * 3
    assert foe.hero.damage == 3


def test_the_blessings_of_rogue_and_shaman_grow() -> None:
    game, player, _ = blessed("SHAMAN", 2)
    wisp = player.summon("CS2_231")
    assert player.hero_power is not None
    player.hero_power.use(wisp)
    assert wisp.data.cost == 2
    game, player, _ = blessed("ROGUE", 2)
    assert player.hero_power is not None
    player.hero_power.use()
    if game.choice is not None:
        game.choice.choose("TIME_000ta")
    card = player.hand[-1]
    assert card.cost == max(0, card.data.cost - 2)
