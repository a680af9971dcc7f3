"""Shrines of Rumble Run, and what they sleep as when they were destroyed; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARDRACE,
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    DORMANT,
    ENCHANTMENT_BANNER_TEXT,
    LAST_AFFECTED_BY,
    SCORE_VALUE_2,
    SPELLPOWER,
    TAG_884,
    TAG_SCRIPT_DATA_NUM_1,
    UNTOUCHABLE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.damage import gain_armor
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from table import YETI, Table, table

COUNTERS = (SCORE_VALUE_2, TAG_SCRIPT_DATA_NUM_1, ENCHANTMENT_BANNER_TEXT)


def rounds(t: Table, count: int) -> None:
    for _ in range(2 * count):
        t.end_turn()


def test_a_destroyed_shrine_sleeps_and_is_restored_at_its_third_turn() -> None:
    t = table("HERO_08", build=28855)
    t.minion()
    shrine = t.minion("TRLA_108")
    t.minion("CS2_182")
    t.kill(shrine)
    asleep = t.at(1, 1)
    assert (asleep.card_id, asleep.get(UNTOUCHABLE)) == ("TRLA_108t", 1)
    assert asleep.get(DORMANT) == 1
    shown = []
    for _ in range(2):
        rounds(t, 1)
        shown.append(tuple(asleep.get(tag) for tag in COUNTERS))
    assert shown == [(1, 1, 2), (2, 2, 1)]
    rounds(t, 1)
    assert (asleep.card_id, asleep.get(UNTOUCHABLE)) == ("TRLA_108", 0)


def test_a_shrine_whose_deathrattle_is_triggered_goes_on_standing() -> None:
    """Self-play left a gap in the row."""
    t = table("HERO_05", build=28855)
    t.minion("TRLA_108"), t.minion()
    t.play("GVG_026")
    assert t.row() == ["TRLA_108", YETI]
    assert [e.get(ZONE_POSITION) for e in t.game.row(1)] == [1, 2]


@pytest.mark.parametrize(
    "card_id",
    [
        "TRLA_104t",
        "TRLA_105t",
        "TRLA_106t",
        "TRLA_107t",
        "TRLA_108t",
        "TRLA_109t",
        "TRLA_110t",
        "TRLA_112t",
        "TRLA_113t",
        "TRLA_114t",
        "TRLA_115t",
        "TRLA_116t",
        "TRLA_128t",
        "TRLA_129t",
        "TRLA_137t",
        "TRLA_138t",
        "TRLA_146t",
        "TRLA_147t",
        "TRLA_154t",
        "TRLA_155t",
        "TRLA_162t",
        "TRLA_163t",
        "TRLA_170t",
        "TRLA_171t",
        "TRLA_178t",
        "TRLA_179t",
        "TRLA_186t",
        "TRLA_187t",
    ],
)
def test_every_shrine_sleeps_alike(card_id: str) -> None:
    t = table(build=28855)
    asleep = t.minion(card_id)
    asleep.tags.update({DORMANT: 1, UNTOUCHABLE: 1, SCORE_VALUE_2: 0})
    rounds(t, 1)
    assert asleep.get(SCORE_VALUE_2) == 1


def test_jan_alais_mantle_counts_the_spells_held_and_the_one_being_cast() -> None:
    t = table("HERO_08", build=28855)
    mantle = t.minion("TRLA_108")
    t.deck("CS2_182", side=2)
    t.hand("CS2_023"), t.hand("CS2_182")
    fireball = t.hand("CS2_029")
    t.end_turn()
    t.end_turn()
    assert (mantle.get(SPELLPOWER), t.tag(CURRENT_SPELLPOWER)) == (2, 2)
    t.play(fireball, t.hero(2))
    assert (t.hero(2).get(DAMAGE), mantle.get(SPELLPOWER)) == (8, 1)


def test_akalis_champion_is_as_strong_as_the_armour() -> None:
    t = table("HERO_01", build=28855)
    champion = t.minion("TRLA_104")
    t.play(t.power())
    assert (t.hero(1).get(ARMOR), champion.get(ATK)) == (2, 2)


def test_akalis_champion_is_told_that_its_attack_is_not_its_own() -> None:
    """U510:12921; and 0 behind its death (U510:14654)."""
    t = table("HERO_01", build=28855)
    champion = t.minion("TRLA_104")
    assert champion.get(TAG_884) == 1
    t.kill(champion)
    assert champion.get(TAG_884) == 0


def test_armour_alone_stirs_no_auras() -> None:
    t = table("HERO_01", build=28855)
    settle(t.game)
    gain_armor(t.game, t.power(), t.hero(1), 2)
    assert not t.game.auras_dirty


def test_the_tribal_shrine_sleeps_too() -> None:
    t = table(build=28855)
    t.kill(t.minion("TRLA_107"))
    assert t.row() == ["TRLA_107t"]


@pytest.mark.parametrize("build", [28329, 28855])
def test_bwonsamdis_covenant_turns_healing_of_enemies_into_harm(build: int) -> None:
    t = table("HERO_09", build=build)
    shrine, other = t.minion("TRLA_147"), t.minion("TRLA_147")
    theirs, own = t.minion(side=2, damage=1), t.minion(damage=2)
    t.play(t.power(), theirs)
    assert (theirs.get(DAMAGE), own.get(DAMAGE)) == (3, 2)
    assert theirs.get(LAST_AFFECTED_BY) == (shrine.id if build == 28329 else t.power().id)
    t.round()
    t.play(t.power(), own)
    assert own.get(DAMAGE) == 0
    t.kill(other)
    assert "TRLA_147t" in t.row()


def test_dark_reliquary_calls_a_demon_for_a_discard() -> None:
    t = table("HERO_07", build=30103)
    shrine = t.minion("TRLA_178")
    t.hand(YETI)
    t.play("EX1_308", t.hero(2))
    assert t.at(1, 1).get(CARDRACE) == Race.DEMON
    t.kill(shrine)
    assert "TRLA_178t" in t.row()


def test_a_passive_that_the_scenario_casts_is_no_spell_that_was_held() -> None:
    """U510:2098."""
    t = table("HERO_08", build=28855)
    mantle = t.minion("TRLA_108")
    t.hand("CS2_029")
    t.game.create("TRLA_804", 1, Zone.PLAY)
    update_auras(t.game)
    assert mantle.get(SPELLPOWER) == 1
    t.game.create("CS2_029", 1, Zone.PLAY)
    update_auras(t.game)
    assert mantle.get(SPELLPOWER) == 2


def test_kragwas_grace_makes_own_spells_cheaper() -> None:
    t = table(build=38034)
    fireball, yeti, theirs = t.hand("CS2_029"), t.hand(YETI), t.hand("CS2_029", 2)
    shrine = t.minion("TRLA_155")
    t.play("GAME_005")
    assert [each.get(COST) for each in (fireball, yeti, theirs)] == [2, 4, 4]
    t.kill(shrine)
    assert (t.row(), fireball.get(COST)) == (["TRLA_155t"], 4)
