"""Journey to Un'Goro: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import CLASS, TAUNT
from table import stats, table


def test_hydrologist_discovers_a_secret() -> None:
    t = table("HERO_04")
    t.answers("EX1_132", "EX1_136", "EX1_130", 1)
    t.play("UNG_011")
    assert t.cards() == ["EX1_136"]


def test_hydrologist_offers_the_paladins_secrets_to_a_class_without_secrets() -> None:
    t = table("HERO_01")
    t.play("UNG_011")
    (secret,) = t.cards()
    assert t.game.hand[1][0].get(CLASS) == CardClass.PALADIN
    assert secret == "EX1_136"


def test_hydrologist_of_today_casts_the_secret() -> None:
    t = table("HERO_04", build=255790)
    t.answers("EX1_132", "EX1_136", "EX1_130", 1)
    t.play("UNG_011")
    assert [e.card_id for e in t.game.secrets[1]] == ["EX1_136"]


def test_spikeridged_steed_leaves_its_stegodon() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("UNG_952", yeti)
    assert (stats(yeti), yeti.get(TAUNT)) == ((6, 11), 1)
    t.kill(yeti)
    assert t.row() == ["UNG_810"]


def test_sunkeeper_tarim_makes_all_others_alike() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion("CS2_231", side=2)
    tarim = t.play("UNG_015")
    assert [stats(e) for e in (yeti, foe, tarim)] == [(3, 3), (3, 3), (3, 7)]
