"""The Lost City of Un'Goro: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CHARGE,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    QUEST_PROGRESS,
    RUSH,
)
from table import YETI, stats, table

NEW = 238003


def test_a_devilsaur_mask_makes_a_charging_devilsaur() -> None:
    t = table("HERO_05", build=NEW)
    wisp = t.play("CS2_231")
    t.play("DINO_403", wisp)
    assert (stats(wisp), wisp.get(CHARGE)) == ((8, 8), 1)
    t.attack(wisp, t.hero(2))


def test_a_raptor_nest_nurse_gets_a_minion_and_leaves_a_spell() -> None:
    t = table("HERO_05", build=NEW)
    t.answers("CS2_168", "EX1_302")
    t.kill(t.play("DINO_434"))
    assert t.cards() == ["CS2_168", "EX1_302"]


def test_a_pterrorwing_ravager_is_cheaper_after_its_kin() -> None:
    t = table("HERO_05", build=NEW)
    ravager = t.hand("TLC_366")
    t.play("CS2_172")
    t.round()
    assert ravager.get(COST) == 4
    t.round()
    assert ravager.get(COST) == 6


def test_a_dinositter_makes_a_beast_of_the_hand_cheaper() -> None:
    t = table("HERO_05", build=NEW)
    t.minion("TLC_822")
    yeti, beast = t.hand(YETI), t.hand("CS2_172")
    t.deck(YETI, side=2)
    t.end_turn()
    assert (yeti.get(COST), beast.get(COST)) == (4, 1)


def test_cower_in_fear_makes_the_next_beast_cheaper() -> None:
    t = table("HERO_05", build=NEW)
    enemy, beast, second = t.minion(side=2), t.hand("CS2_172"), t.hand("CS2_172")
    t.play("TLC_823", enemy)
    assert (stats(enemy), beast.get(COST), second.get(COST)) == ((4, 2), 0, 0)
    t.play(beast)
    assert second.get(COST) == 2


def test_a_ravasaur_matriarch_strikes_after_its_kin() -> None:
    t = table("HERO_05", build=NEW)
    enemy = t.minion("EX1_105", side=2)
    assert t.refuses("TLC_825", enemy)
    t.play("CS2_172")
    t.round()
    t.play("TLC_825", enemy)
    assert enemy.get(DAMAGE) == 5


def test_the_story_of_carnassa_shuffles_ten_of_her_brood() -> None:
    t = table("HERO_05", build=NEW)
    t.play("TLC_826")
    assert [e.card_id for e in t.game.deck[1]] == ["UNG_920t2"] * 10


def test_supreme_dinomancy_strengthens_all_beasts() -> None:
    t = table("HERO_05", build=NEW)
    held, lying, standing, yeti = (
        t.hand("CS2_172"),
        t.deck("CS2_172")[0],
        t.minion("CS2_172"),
        t.minion(),
    )
    t.play("TLC_828")
    assert [stats(e) for e in (held, lying, standing, yeti)] == [(5, 4)] * 3 + [(4, 5)]


def test_an_ankylodon_leaves_two_attacking_beasts() -> None:
    t = table("HERO_05", build=241170)
    t.kill(t.minion("DINO_422"))
    assert len(t.row()) >= 1
    assert t.hero(2).get(DAMAGE) > 0


def test_the_beasts_of_an_ankylodon_are_there_before_they_attack() -> None:
    t = table("HERO_05", build=241170)
    ankylodon = t.minion("DINO_422")
    t.answers("EX1_017", "EX1_017", t.hero(2), t.hero(2))
    t.kill(ankylodon)
    assert t.hero(2).get(DAMAGE) == 8
    assert [e.get(DISPLAYED_CREATOR) for e in t.game.row(1)] == [ankylodon.id] * 2


def test_a_grazing_stegodon_grows_wherever_it_is() -> None:
    t = table("HERO_05", build=241170)
    bodies = [t.minion("TLC_827"), t.hand("TLC_827"), *t.deck("TLC_827")]
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(ATK) for e in bodies] == [1, 1, 1]


LATE = 255790


def test_an_odd_map_leads_to_an_odd_beast_and_another() -> None:
    t = table("HERO_05", build=LATE)
    t.answers("CS2_171", "CS2_172", "CS2_125", 1, 0)
    t.play("TLC_824")
    (raptor,) = t.game.hand[1]
    assert (raptor.card_id, [e.card_id for e in t.game.owner(1).attached]) == (
        "CS2_172",
        ["TLC_824e"],
    )
    t.play(raptor)
    assert (t.cards(), t.game.owner(1).attached) == (["CS2_171"], [])


def test_an_odd_map_that_waits_leads_to_one() -> None:
    t = table("HERO_05", build=LATE)
    t.play("TLC_824")
    (found,) = t.game.hand[1]
    assert found.get(ATK) % 2 == 1
    t.round()
    t.play(found)
    assert t.cards() == [YETI]


def test_niri_doubles_cheap_minions() -> None:
    t = table("HERO_05", build=LATE)
    t.minion("TLC_836")
    cheap, dear = t.play("CS2_171"), t.play(YETI)
    assert (stats(cheap), stats(dear)) == ((2, 2), (4, 5))
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(t.play("CS2_171")) == (1, 1)


def test_niri_casts_cheap_spells_twice() -> None:
    t = table("HERO_05", build=LATE)
    t.minion("TLC_836")
    t.play("DS1_185", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 10


def test_the_food_chain_wants_one_beast_of_each_attack() -> None:
    t = table("HERO_05", build=LATE)
    quest = t.play("TLC_830")
    for card_id, progress in (
        ("CS2_171", 1),  # 1
        ("CS2_171", 1),  # 1 again
        (YETI, 1),  # no Beast
        ("CS2_125", 2),  # 3
        ("UNG_806", 3),  # 7
    ):
        t.play(card_id)
        assert quest.get(QUEST_PROGRESS) == progress
    t.play("GVG_071")
    assert (quest.zone, t.cards()) == (Zone.GRAVEYARD, ["TLC_830t"])


def test_shokk_finds_beasts_of_eight_six_and_four() -> None:
    t = table("HERO_05", build=LATE)
    shokk = t.play("TLC_830t")
    found = t.game.in_row(t.game.hand[1])
    assert [each.get(ATK) for each in found] == [8, 6, 4]
    assert [each.get(COST) for each in found] == [2, 2, 2]
    assert shokk.get(RUSH) == 1
