"""Descent of Dragons: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, RUSH, TAG_3669, TEMP_RESOURCES
from invoking import galakrond
from table import YETI, stats, table
from texts import written


@pytest.mark.parametrize(("card_id", "count"), [("DRG_075", 2)])
def test_cheap_spells_of_the_class(card_id: str, count: int) -> None:
    t = table()
    t.answers(*["EX1_277"] * count)
    t.play(card_id)
    assert t.cards() == ["EX1_277"] * count


def test_an_escaped_manasaber_gives_mana_as_it_attacks() -> None:
    t = table(mana=5)
    saber, yeti = t.minion("YOD_006"), t.minion()
    t.attack(yeti, t.hero(2))
    assert t.tag(TEMP_RESOURCES) == 0
    t.attack(saber, t.hero(2))
    assert t.tag(TEMP_RESOURCES) == 1


def test_bad_luck_albatross_clutters_the_other_deck() -> None:
    t = table()
    t.kill(t.minion("DRG_071"))
    assert [e.card_id for e in t.game.deck[2]] == ["DRG_071t", "DRG_071t"]
    assert t.game.deck[1] == []


def test_frizz_kindleroost_makes_dragons_cheaper() -> None:
    t = table()
    dragon, yeti = t.deck("EX1_561", YETI)
    t.play("DRG_257")
    assert (dragon.get(COST), yeti.get(COST)) == (7, 4)


def test_big_ol_whelp_draws() -> None:
    t = table()
    t.deck("CS2_231")
    t.play("DRG_054")
    assert t.cards() == ["CS2_231"]


def test_scalerider_needs_a_dragon() -> None:
    t = table()
    assert t.refuses("DRG_081", t.hero(2))
    t.hand("EX1_561")
    t.play("DRG_081", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_troll_batrider_shoots_a_minion() -> None:
    t = table()
    yeti, other = t.minion(side=2), t.minion(side=2)
    t.answers(other)
    t.play("DRG_067")
    assert [e.get(DAMAGE) for e in (yeti, other)] == [0, 3]


def test_skyfin_calls_murlocs_with_a_dragon() -> None:
    t = table()
    t.play("DRG_072")
    assert t.row() == ["DRG_072"]
    t.hand("EX1_561")
    t.answers("CS2_168", "EX1_506")
    t.play("DRG_072")
    assert len(t.row()) == 4


def test_tasty_flyfish_feeds_a_dragon_of_the_hand() -> None:
    t = table()
    whelp, drake, yeti = t.hand("NEW1_023"), t.hand("EX1_043"), t.hand("CS2_182")
    t.answers(drake)
    t.kill(t.minion("DRG_049"))
    assert [stats(e) for e in (whelp, drake, yeti)] == [(3, 2), (6, 3), (4, 5)]


def test_fire_hawk_counts_the_cards_of_the_opponent() -> None:
    t = table()
    t.hand("GAME_005"), t.hand("GAME_005", side=2), t.hand("GAME_005", side=2)
    assert stats(t.play("DRG_060")) == (3, 3)


def test_platebreaker_breaks_the_armor_of_the_opponent() -> None:
    t = table()
    for side in (1, 2):
        t.hero(side).tags[ARMOR] = 5
    t.play("DRG_069")
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (5, 0)


def test_dragonqueen_alexstrasza_brings_two_priced_dragons() -> None:
    t = table()
    t.deck("CS2_182", "CS2_182")
    t.play("DRG_089")
    assert t.cards() == []
    t.game.deck[1].clear()
    t.answers("NEW1_023", "EX1_043")
    t.play("DRG_089")
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("NEW1_023", 1), ("EX1_043", 1)]
    t.answers("DRG_089")
    with pytest.raises(AssertionError, match="DRG_089 is not in the pool"):
        t.play("DRG_089")


def test_twin_tyrant_strikes_two_enemies() -> None:
    t = table()
    left, _, right = (t.minion(side=2) for _ in range(3))
    t.answers(left, right)
    t.play("DRG_213")
    assert (left.get(DAMAGE), right.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 4, 0)


def test_frenzied_felwing_is_cheaper_for_the_damage_of_this_turn() -> None:
    t = table(build=45310)
    felwing = t.hand("YOD_032")
    t.play("CS2_029", t.minion(side=2))
    assert felwing.get(COST) == 4
    t.play("EX1_277")
    assert felwing.get(COST) == 1
    t.round()
    assert felwing.get(COST) == 4


@pytest.mark.parametrize(("quest", "cards"), [("ULD_131", ["GAME_005"]), ("EX1_287", [])])
def test_licensed_adventurer_brings_a_coin_for_a_quest(quest: str, cards: list[str]) -> None:
    t = table(build=49534)
    t.play(quest)
    t.play("YOD_030")
    assert t.cards() == cards


@pytest.mark.parametrize(
    ("quest", "row"), [("DRG_324", ["YOD_038", "YOD_038t"]), ("GAME_005", ["YOD_038"])]
)
def test_kragg_calls_sharkbait_once_a_quest_was_played(quest: str, row: list[str]) -> None:
    t = table(build=49534)
    t.play(quest)
    t.play("YOD_038")
    assert t.row() == row


@pytest.mark.parametrize("card_id", ["DRG_050", "DRG_242"])
def test_devoted_maniac_and_shield_of_galakrond_invoke(card_id: str) -> None:
    t = table("HERO_02")
    galakrond(t, "DRG_620")
    t.play(card_id)
    assert t.row() == [card_id, "DRG_238t14t3"]


def test_a_dragon_breeder_copies_a_friendly_dragon() -> None:
    t = table()
    ours, theirs, yeti = t.minion("NEW1_023"), t.minion("NEW1_023", side=2), t.minion()
    breeder = t.hand("DRG_070")
    for wrong in (theirs, yeti):
        assert t.refuses(breeder, wrong)
    t.play(breeder, ours)
    assert t.cards() == ["NEW1_023"]


def test_hot_air_balloon_grows() -> None:
    t = table()
    balloon = t.minion("DRG_057")
    t.round()
    assert stats(balloon) == (1, 3)


def test_dragonmaw_poacher_hunts_dragons() -> None:
    t = table()
    t.minion("EX1_561")
    assert stats(t.play("DRG_063")) == (4, 4)
    t.minion("EX1_561", side=2)
    poacher = t.play("DRG_063")
    assert (stats(poacher), poacher.get(RUSH)) == ((8, 8), 1)


def test_zuldrak_ritualist_gives_the_opponent_three() -> None:
    t = table()
    t.answers("CS2_168", "CS2_171", "CS2_168")
    t.play("DRG_064")
    assert t.row(2) == ["CS2_168", "CS2_171", "CS2_168"]


def test_depth_charge_explodes() -> None:
    t = table()
    foe = t.minion("CS2_186", side=2)
    t.minion("DRG_078")
    t.round()
    assert (t.row(), foe.get(DAMAGE)) == ([], 5)


def test_skydiving_instructor_brings_a_one_drop() -> None:
    t = table()
    t.deck(YETI, "CS2_171")
    t.play("YOD_028")
    assert t.row() == ["YOD_028", "CS2_171"]


def test_grand_lackey_erkh_hires_again() -> None:
    t = table()
    t.minion("YOD_035")
    t.answers("DAL_615")
    t.play(YETI)
    t.play("DAL_614", t.hero(2))
    assert t.cards() == ["DAL_615"]


def test_a_faceless_corruptor_makes_another_minion_like_it() -> None:
    """The mark of a copy stays until the text is over (U568:25615)."""
    t = table(build=223542)
    yeti = t.minion(damage=2)
    since = len(t.game.out)
    t.play("DRG_076", yeti)
    assert (t.row(), stats(yeti), yeti.get(DAMAGE)) == (["DRG_076", "DRG_076"], (5, 4), 0)
    marks = [value for _, tag, value in written(t.game, since, of=yeti) if tag == TAG_3669]
    assert marks == [0]
