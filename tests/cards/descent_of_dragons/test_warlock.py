"""Descent of Dragons with Galakrond's Awakening: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    DAMAGE,
    INVOKE_COUNTER,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
)
from hsreplay_sim.engine.rules.enchantments import attach
from invoking import galakrond
from table import YETI, stats, table


def test_dark_skies_repeats_for_each_card_held() -> None:
    t = table()
    own, foe = t.minion(), t.minion(side=2)
    t.hand("GAME_005"), t.hand("GAME_005")
    t.answers(own, foe, foe)
    t.play("DRG_204")
    assert (own.get(DAMAGE), foe.get(DAMAGE)) == (1, 2)


def test_twisted_knowledge_discovers_two_warlock_cards() -> None:
    t = table("HERO_05", build=49534)
    t.play("YOD_025")
    cards = [each.card for each in t.game.hand[1]]
    assert [card.card_class if card else 0 for card in cards] == [9, 9]


def test_dragonblight_cultist_invokes_and_counts_its_mates() -> None:
    """U379:3196: the two Imps of Galakrond's Malice (DRG_238p3) count."""
    t = table("HERO_07")
    galakrond(t, "DRG_600")
    t.minion(), t.minion(side=2)
    cultist = t.play("DRG_202")
    assert t.row().count("DRG_238t12t2") == 2
    assert (stats(cultist), cultist.attached[0].card_id) == ((4, 1), "DRG_202e")


def test_a_galakrond_of_an_unseen_hand_is_what_its_proxy_is() -> None:
    """U379:3093: the copy that is shown has the printed numbers, and the proxy counts."""
    t = table("HERO_07")
    main, proxy = galakrond(t, "DRG_600", Zone.HAND)
    t.game.become(main, "")
    for tag in (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2):
        main.tags.pop(tag, None)
    for invokes in (1, 2):
        t.play("DRG_202")
        own = (main, proxy)
        shown = [e for e in t.game.entities.values() if e.card_id == "DRG_600" and e not in own]
        assert [each.get(TAG_SCRIPT_DATA_NUM_2) for each in shown] == [2] * invokes
        assert proxy.get(TAG_SCRIPT_DATA_NUM_1) == invokes % 2


def test_fiendish_rites_invoke_and_give_attack() -> None:
    t = table("HERO_07")
    galakrond(t, "DRG_600")
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("DRG_250")
    assert [stats(each) for each in t.game.board[1]] == [(5, 5), (2, 1), (2, 1)]
    assert (stats(foe), yeti.attached[0].card_id) == ((4, 5), "DRG_250e")


@pytest.mark.parametrize(
    ("form", "demons", "weapon"), [("DRG_600", 1, 0), ("DRG_600t2", 2, 0), ("DRG_600t3", 4, 1)]
)
def test_galakrond_the_wretched_summons_demons(form: str, demons: int, weapon: int) -> None:
    t = table("HERO_07")
    t.answers(*["CS2_065"] * demons)
    t.play(form)
    assert t.game.power[1].card_id == "DRG_238p3"
    assert t.row() == ["CS2_065"] * demons
    found = t.game.weapon[1]
    assert (found.card_id if found else "") == ("DRG_238ht" if weapon else "")


@pytest.mark.parametrize(("invokes", "drawn"), [(1, 0), (2, 3)])
def test_veiled_worshipper_draws_after_two_invokes(invokes: int, drawn: int) -> None:
    t = table("HERO_07")
    t.deck(*[YETI] * 4)
    t.game.owner(1).tags[INVOKE_COUNTER] = invokes
    t.play("DRG_203")
    assert t.cards() == [YETI] * drawn


def test_crazed_netherwing_burns_all_others_with_a_dragon() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.play("DRG_201")
    assert yeti.get(DAMAGE) == 0
    t.hand("EX1_561")
    drake = t.play("DRG_201")
    found = [e.get(DAMAGE) for e in (yeti, t.hero(1), t.hero(2), drake)]
    assert found == [3, 3, 3, 0]


def test_rain_of_fire_falls_on_all() -> None:
    t = table("HERO_07")
    yeti = t.minion(side=2)
    t.play("DRG_206")
    assert [e.get(DAMAGE) for e in (yeti, t.hero(1), t.hero(2))] == [1, 1, 1]


def test_abyssal_summoner_counts_the_hand() -> None:
    t = table("HERO_07")
    t.hand(YETI)
    t.hand(YETI)
    t.hand(YETI)
    t.play("DRG_207")
    assert [stats(e) for e in t.game.row(1)] == [(2, 2), (3, 3)]


def test_nether_breath_drains_beside_a_dragon() -> None:
    t = table()
    mine = t.hurt(1, 9)
    t.play("DRG_205", t.hero(2))
    assert (mine.get(DAMAGE), t.hero(2).get(DAMAGE)) == (9, 2)
    t.hand("NEW1_023")
    t.play("DRG_205", t.hero(2))
    assert (mine.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 6)


def test_valdris_felgorge_widens_the_hand() -> None:
    t = table()
    for _ in range(9):
        t.hand(YETI)
    t.deck(YETI, YETI, YETI, YETI)
    t.play("DRG_208")
    assert len(t.cards()) == 12


def test_zzeraku_breeds_drakes_when_its_hero_is_hurt() -> None:
    t = table()
    t.minion("DRG_209")
    t.play("CS2_008", t.hero(1))
    assert t.row() == ["DRG_209", "DRG_209t"]


@pytest.mark.parametrize("build", [39832, 54613, 255790])
def test_a_demon_as_large_as_an_empty_hand_dies(build: int) -> None:
    t = table("HERO_07", build=build)
    t.game.hand[1].clear()
    t.play("DRG_207")
    assert t.row() == ["DRG_207"]


def test_a_fiendish_servant_leaves_its_attack() -> None:
    t = table("HERO_07", build=255790)
    servant = t.minion("YOD_026")
    yeti, other = t.minion(), t.minion()
    attach(t.game, t.hero(1), servant, "EX1_084e")
    atk = servant.get(ATK)
    t.answers(other)
    t.kill(servant)
    assert [stats(each) for each in (yeti, other)] == [(4, 5), (4 + atk, 5)]


def test_a_lone_fiendish_servant_leaves_nothing() -> None:
    t = table("HERO_07", build=255790)
    foe = t.minion(side=2)
    t.kill(t.minion("YOD_026"))
    assert (t.row(), stats(foe)) == ([], (4, 5))
