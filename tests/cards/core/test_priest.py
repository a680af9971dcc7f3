"""The Core set: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, DAMAGE, DIVINE_SHIELD
from table import YETI, stats, table


def test_crimson_clergy_draws_when_overhealed() -> None:
    t = table("HERO_09", build=190416)
    t.deck(YETI, YETI)
    clergy, yeti = t.minion("CS3_014"), t.minion()
    t.play("AT_055", yeti)
    assert t.cards() == []
    t.play("AT_055", clergy)
    assert t.cards() == [YETI]


def test_crimson_clergy_grew_with_healing() -> None:
    t = table("HERO_09", build=88998)
    clergy = t.minion("CS3_014")
    t.play("AT_055", t.hurt(1, 9))
    t.play("AT_055", t.minion(damage=1))
    t.play("AT_055", t.hurt(2, 9))
    assert clergy.get(ATK) == 3


def test_thrive_in_the_shadows_finds_a_spell_of_the_deck() -> None:
    t = table("HERO_09", build=190416)
    t.deck(YETI, "CS2_029", "EX1_238", "CS2_024")
    t.play("CS3_028")
    assert len(t.cards()) == 1
    assert YETI not in t.cards()
    assert len(t.game.deck[1]) == 3


def test_a_shadowed_spirit_hurts_the_enemy_hero() -> None:
    t = table("HERO_09", build=117521)
    t.kill(t.minion("CS3_013"))
    assert t.hero(2).get(DAMAGE) == 3


def test_focused_will_silences_and_gives_health() -> None:
    t = table("HERO_09", build=117521)
    squire = t.minion("EX1_008")
    t.play("CS3_027", squire)
    assert (squire.get(DIVINE_SHIELD), stats(squire)) == (0, (1, 4))


def test_calia_brings_back_the_dearest_minion() -> None:
    t = table("HERO_09", build=255790)
    for card_id, side in (("CS2_172", 1), ("CS2_186", 1), ("CS2_182", 1), ("CS2_222", 2)):
        t.kill(t.minion(card_id, side))
    t.play("CORE_CATA_002")
    assert t.row() == ["CORE_CATA_002", "CS2_186"]


def test_calia_picks_one_of_the_dearest() -> None:
    t = table("HERO_09", build=255790)
    t.play("CORE_CATA_002")
    assert t.row() == ["CORE_CATA_002"]
    for card_id in ("CS2_172", "CS2_182", "CS2_179"):
        t.kill(t.minion(card_id))
    t.answers(1)
    t.play("CORE_CATA_002")
    assert t.row()[-1] == "CS2_179"
