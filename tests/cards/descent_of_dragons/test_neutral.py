"""Descent of Dragons: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    FROZEN,
    HEALTH,
    RUSH,
    STEALTH,
    TAG_3669,
    TEMP_RESOURCES,
)
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


def test_parachute_brigand_jumps_after_a_pirate() -> None:
    t = table()
    t.hand("DRG_056")
    t.play(YETI)
    assert t.row() == [YETI]
    t.play("CS2_146")
    assert t.row() == [YETI, "CS2_146", "DRG_056"]


def test_wing_commander_counts_dragons_in_hand() -> None:
    t = table()
    t.hand("NEW1_023"), t.hand(YETI)
    assert stats(t.minion("DRG_058")) == (4, 5)


def test_goboglide_tech_rushes_beside_a_mech() -> None:
    t = table()
    alone = t.play("DRG_059")
    assert (stats(alone), alone.get(RUSH)) == ((3, 3), 0)
    t.minion("EX1_556")
    tech = t.play("DRG_059")
    assert (stats(tech), tech.get(RUSH)) == ((4, 4), 1)
    t.play("CS2_203", tech)  # Ironbeak Owl
    assert (stats(tech), tech.get(RUSH)) == ((3, 3), 0)


def test_camouflaged_dirigible_hides_mechs_for_a_turn() -> None:
    t = table()
    mech, yeti = t.minion("EX1_556"), t.minion()
    t.play("DRG_074")
    assert (mech.get(STEALTH), yeti.get(STEALTH)) == (1, 0)
    t.round()
    assert mech.get(STEALTH) == 0


def test_a_mech_that_is_hidden_already_stays_so_after_the_turn_of_the_dirigible() -> None:
    t = table()
    hidden = t.minion("EX1_556")
    t.game.set(hidden, STEALTH, 1)
    t.play("DRG_074")
    t.round()
    assert hidden.get(STEALTH) == 1


def test_faceless_corruptor_makes_another_of_itself() -> None:
    t = table()
    t.play("DRG_076", t.minion())
    assert t.row() == ["DRG_076", "DRG_076"]


def test_dread_ravens_strengthen_each_other() -> None:
    t = table()
    first, second = t.minion("DRG_088"), t.minion("DRG_088")
    assert (stats(first), stats(second)) == ((6, 4), (6, 4))


def test_shuma_fills_the_board_with_tentacles() -> None:
    t = table()
    t.minion("DRG_091")
    t.end_turn()
    assert sorted(t.row()) == ["DRG_091", *["DRG_091t"] * 6]


def test_sathrovarr_copies_into_hand_deck_and_battlefield() -> None:
    t = table()
    t.play("DRG_402", t.minion())
    assert (t.cards(), [e.card_id for e in t.game.deck[1]]) == ([YETI], [YETI])
    assert sorted(t.row()) == sorted([YETI, YETI, "DRG_402"])


def test_hailbringer_brings_freezing_shards() -> None:
    t = table()
    t.play("YOD_029")
    assert sorted(t.row()) == ["YOD_029", "YOD_029t", "YOD_029t"]
    yeti, shard = t.minion(side=2), t.minion("YOD_029t")
    t.attack(shard, yeti)
    assert yeti.get(FROZEN) == 1


def test_kronx_fetches_galakrond() -> None:
    t = table()
    t.deck(YETI, "DRG_610t2")
    t.play("DRG_099")
    assert t.cards() == ["DRG_610t2"]


def test_the_domination_of_kronx_is_for_other_minions_of_his_player() -> None:
    t = table("DRG_610t2")
    mine, foe = t.minion(), t.minion(side=2)
    t.answers(2)
    kronx = t.play("DRG_099")
    assert kronx.card is not None
    printed = kronx.card.tags[ATK], kronx.card.tags[HEALTH]
    assert [stats(each) for each in (mine, foe, kronx)] == [(6, 7), (4, 5), printed]


def test_kronx_unleashes_a_devastation_as_galakrond() -> None:
    t = table("DRG_610t2")
    t.hurt(1, 9)
    for power, place in (("DRG_099t1", 0), ("DRG_099t2", 1), ("DRG_099t3", 2), ("DRG_099t4", 3)):
        t.answers(place)
        t.play("DRG_099")
        assert power in [e.card_id for e in t.game.entities.values()]
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (5, 4)


@pytest.mark.parametrize(("build", "cost"), [(37060, 3), (255790, 4)])
def test_a_blowtorch_saboteur_makes_the_next_enemy_power_dear(build: int, cost: int) -> None:
    t = table("HERO_08", "HERO_01", build=build)
    t.play("DRG_403")
    assert (t.power(2).get(COST), t.power(1).get(COST)) == (cost, 2)
    t.end_turn()
    assert t.power(2).get(COST) == cost
    t.play(t.power(2))
    assert t.power(2).get(COST) == 2
