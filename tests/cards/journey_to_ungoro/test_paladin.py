"""Journey to Un'Goro: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import (
    CLASS,
    QUEST_PROGRESS,
    TAUNT,
)
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


def test_dinosize_sets_the_stats_of_a_minion() -> None:
    for build, size in ((54613, (10, 10)), (255790, (7, 14))):
        t = table(build=build)
        yeti = t.minion(side=2, damage=2)
        t.play("UNG_004", yeti)
        assert stats(yeti) == size


def test_the_last_kaleidosaur_counts_spells_on_own_minions() -> None:
    t = table()
    t.play("UNG_954")
    quest, yeti, foe = t.game.secrets[1][0], t.minion(), t.minion(side=2)
    t.play("CS2_087", yeti)
    t.play("CS2_087", foe)
    t.play("CS2_029", t.hero(2))
    assert quest.get(QUEST_PROGRESS) == 1
    for _ in range(5):
        t.play("CS2_087", yeti)
    assert t.cards() == ["UNG_954t1"]


def test_galvadon_adapts_five_times() -> None:
    t = table()
    t.answers(*["UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3"] * 5)
    assert stats(t.play("UNG_954t1")) == (20, 5)


def test_lost_in_the_jungle_finds_two_recruits() -> None:
    t = table()
    t.play("UNG_960")
    assert t.row() == ["CS2_101t", "CS2_101t"]
    t.fill(1)
    assert t.refuses("UNG_960")


def test_adaptation_adapts_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    t.play("UNG_961", yeti)
    assert stats(yeti) == (7, 5)


def test_lightfused_stegodon_adapts_recruits() -> None:
    t = table()
    recruit, yeti = t.minion("CS2_101t"), t.minion()
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    t.play("UNG_962")
    assert (stats(recruit), stats(yeti)) == ((4, 1), (4, 5))


def test_vinecleaver_summons_two_recruits_after_an_attack() -> None:
    t = table()
    t.weapon("UNG_950")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["CS2_101t", "CS2_101t"]
