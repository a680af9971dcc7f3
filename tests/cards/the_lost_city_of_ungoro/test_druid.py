"""The Lost City of Un'Goro: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, COST, DISPLAYED_CREATOR, QUEST_PROGRESS, STEALTH, TAUNT
from table import YETI, stats, table


def test_an_eternal_bloodpetal_leaves_a_seedling() -> None:
    t = table("HERO_06", build=233275)
    t.kill(t.minion("TLC_234"))
    assert t.row() == ["TLC_234t"]


def test_an_eternal_seedling_grows_to_a_bloodpetal() -> None:
    t = table("HERO_06", build=233275)
    t.kill(t.minion("TLC_234t"))
    assert t.row() == ["TLC_234"]


def test_a_full_board_counts_once_a_turn() -> None:
    t = table(build=233275)
    quest = t.play("TLC_239")
    for _ in range(6):
        t.minion()
    t.play("CS2_231")
    assert quest.get(QUEST_PROGRESS) == 1
    t.kill(t.at(1, 0))
    t.play("CS2_231")
    assert quest.get(QUEST_PROGRESS) == 1
    t.round()
    t.kill(t.at(1, 0))
    t.play("CS2_231")
    assert quest.get(QUEST_PROGRESS) == 2
    t.round()
    t.kill(t.at(1, 0))
    t.play("CS2_231")
    assert "TLC_239t" in t.cards()


def test_the_everbloom_strengthens_the_board_after_an_attack() -> None:
    t = table(build=233275)
    yeti = t.minion()
    t.weapon("TLC_239t")
    t.attack(t.hero(1), t.hero(2))
    assert stats(yeti) == (6, 7)


NEW = 238003


def test_a_longneck_egg_hatches_and_strengthens() -> None:
    t = table("HERO_06", build=NEW)
    egg, yeti = t.minion("DINO_130"), t.minion()
    t.kill(egg)
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [
        ("DINO_130t", (4, 4)),
        (YETI, stats(yeti)),
    ]
    assert stats(yeti) == (5, 6)


def test_a_seismopod_strengthens_hand_and_deck() -> None:
    t = table("HERO_06", build=NEW)
    pod, board, held, (lying, spell) = (
        t.minion("DINO_421"),
        t.minion(),
        t.hand(YETI),
        t.deck(YETI, "CS2_029"),
    )
    t.kill(pod)
    assert [stats(e) for e in (board, held, lying)] == [(4, 5), (7, 8), (7, 8)]
    assert spell.attached == []


def test_trees_attack_the_chosen_minion() -> None:
    t = table("HERO_06", build=NEW)
    enemy = t.minion("EX1_105", side=2)
    t.play("TLC_230", enemy)
    assert (enemy.zone, t.row()) == (Zone.GRAVEYARD, [])


def test_a_hatchery_helper_helps_the_weak() -> None:
    t = table("HERO_06", build=NEW)
    wisp, yeti = t.minion("CS2_231"), t.minion()
    helper = t.play("TLC_233")
    assert [stats(e) for e in (wisp, yeti, helper)] == [(2, 3), (4, 5), (2, 3)]
    assert [e.get(TAUNT) for e in (wisp, yeti, helper)] == [1, 0, 0]


@pytest.mark.parametrize(("before", "less"), [("CS2_029", 0), ("CS2_007", 1)])
def test_a_hybridization_draws_one_of_each_cost(before: str, less: int) -> None:
    t = table("HERO_06", build=NEW)
    t.play(before, t.hero(2))
    t.round()
    t.deck("CS2_168", "CS2_172", "CS2_127", "CS2_182", "CS2_186")
    t.play("TLC_236")
    drawn = t.game.in_row(t.game.hand[1])[-4:]
    assert [e.card_id for e in drawn] == ["CS2_168", "CS2_172", "CS2_127", "CS2_182"]
    assert [e.get(COST) for e in drawn] == [1 - less, 2 - less, 3 - less, 4 - less]


def test_skyscreamer_eggs_hatch_four() -> None:
    t = table("HERO_06", build=NEW)
    t.kill(t.minion("TLC_237"))
    assert t.row() == ["TLC_237t"] * 4


def test_loh_makes_minions_cost_five_for_good() -> None:
    t = table("HERO_06", build=NEW)
    wisp, golem, spell = t.hand("CS2_231"), t.hand("CS2_186"), t.hand("CS2_029")
    t.kill(t.play("TLC_257"))
    t.round()
    assert [e.get(COST) for e in (wisp, golem, spell)] == [5, 5, 4]


def test_a_panther_mask_hides_a_panther_and_draws() -> None:
    t = table("HERO_06", build=NEW)
    wisp = t.minion("CS2_231")
    t.deck(YETI, YETI)
    t.play("DINO_432", wisp)
    assert (stats(wisp), wisp.get(STEALTH), len(t.cards())) == ((5, 4), 1, 2)


@pytest.mark.parametrize(("card", "armor"), [(YETI, 0), ("EDR_978", 5)])
def test_a_story_of_barnabus_honours_strength(card: str, armor: int) -> None:
    t = table("HERO_01", build=241170)
    t.deck(card)
    t.play("TLC_231")
    assert t.hero(1).get(ARMOR) == armor
    assert stats(t.game.in_row(t.game.hand[1])[0])[1] == (5 if not armor else 16)


def test_a_life_cycle_gives_another_of_the_same_cost() -> None:
    t = table("HERO_02", build=241170)
    left, middle, right = (t.minion(side=2) for _ in range(3))
    t.play("TLC_235", middle)
    assert middle.zone == Zone.GRAVEYARD
    row = t.game.row(2)
    assert [row[0], row[-1], row[1].get(COST)] == [left, right, 4]
    assert t.game.entities[row[1].get(DISPLAYED_CREATOR)].card_id == "TLC_235"


def test_a_ravenous_flock_comes_with_the_next_turn() -> None:
    t = table("HERO_06", build=255790)
    flock = t.play("TLC_232")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.row(), flock.zone) == ([], Zone.SECRET)
    t.end_turn()
    assert (t.row(), flock.zone) == (["TLC_237t"] * 3, Zone.GRAVEYARD)


def test_a_ravenous_flock_finds_room_for_one() -> None:
    t = table("HERO_06", build=255790)
    t.play("TLC_232")
    for _ in range(6):
        t.minion()
    t.round()
    assert t.row() == [YETI] * 6 + ["TLC_237t"]
