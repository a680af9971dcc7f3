"""Saviors of Uldum: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR,
    DAMAGE,
    HIDDEN_ZONE_OWNER,
    OVERLOAD_OWED,
    QUEST_PROGRESS,
)
from table import YETI, stats, table


def test_vessina_leads_while_overloaded() -> None:
    t = table()
    yeti, vessina = t.minion(), t.minion("ULD_173")
    assert yeti.get(ATK) == 4
    t.play("EX1_238", t.hero(2))
    assert (yeti.get(ATK), vessina.get(ATK)) == (6, 2)


def test_plague_of_murlocs_transforms_all_minions() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    t.answers("CS2_168", "EX1_506")
    t.play("ULD_172")
    assert (t.row(1), t.row(2)) == (["CS2_168"], ["EX1_506"])


def test_plague_of_murlocs_tells_an_aura_before_the_next_minion_is_transformed() -> None:
    t = table()
    leader, follower = t.minion("CS2_168"), t.minion("CS2_168")
    t.answers("EX1_507", "EX1_506")
    t.play("ULD_172")
    told = [line[3] for line in t.game.out if line[0] == TAG and line[1:3] == (follower.id, ATK)]
    assert (leader.get(ATK), told) == (3, [4, 4])


def test_an_aura_is_laid_by_its_own_player_though_the_opponents_text_runs() -> None:
    t = table()
    t.minion(side=2)
    follower = t.minion(side=2)
    t.answers("EX1_507", "CS2_168")
    t.play("ULD_172")
    assert [each.get(HIDDEN_ZONE_OWNER) for each in follower.attached] == [2]


def test_corrupt_the_waters_counts_battlecries_and_doubles_those_of_a_turn() -> None:
    t = table(build=39954)
    quest = t.play("ULD_291")
    t.play(YETI)
    assert quest.get(QUEST_PROGRESS) == 0
    for _ in range(6):
        t.play("EX1_015")
        t.kill(*t.game.board[1])
    assert t.power().card_id == "ULD_291p"
    held = len(t.cards())
    t.deck(YETI, YETI, YETI)
    t.play(t.power())
    t.play("EX1_015")
    assert len(t.cards()) == held + 2
    assert [each.card_id for each in t.game.owner(1).attached] == ["ULD_291pe"]
    t.round()
    held = len(t.cards())
    t.deck(YETI)
    t.play("EX1_015")
    assert len(t.cards()) == held + 1


def test_earthquake_hits_what_the_first_shock_leaves() -> None:
    t = table()
    egg, giant, own = t.minion("FP1_007", 2), t.minion("EX1_620", 2), t.minion("EX1_620")
    t.play("ULD_181")
    assert egg.zone == Zone.GRAVEYARD
    assert t.row(2) == ["FP1_007t", "EX1_620"]
    assert [each.get(DAMAGE) for each in (giant, own, t.at(2, 0))] == [7, 7, 2]


def test_totemic_surge_strengthens_the_own_totems() -> None:
    t = table(build=49534)
    own, yeti, theirs = t.minion("NEW1_009"), t.minion(), t.minion("NEW1_009", 2)
    t.play("ULD_171")
    assert [stats(each) for each in (own, yeti, theirs)] == [(2, 2), (4, 5), (0, 2)]
    assert [each.card_id for each in own.attached] == ["ULD_171e"]


def test_splitting_axe_copies_each_totem_beside_it() -> None:
    t = table(build=45310)
    first = t.minion("NEW1_009")
    t.minion()
    t.minion("CS2_050")
    t.play("ULD_413")
    assert t.row() == ["NEW1_009", "NEW1_009", YETI, "CS2_050", "CS2_050"]
    assert t.at(1, 1).get(CREATOR) == first.id


def test_sandstorm_elemental_hits_the_enemy_minions() -> None:
    t = table(build=39954)
    own, theirs = t.minion(), t.minion(side=2)
    t.play("ULD_158")
    assert [each.get(DAMAGE) for each in (own, theirs, t.hero(2))] == [0, 1, 0]
    assert t.tag(OVERLOAD_OWED) == 1


def test_weaponized_wasp_stings_beside_a_lackey() -> None:
    t = table("HERO_02")
    assert t.refuses("ULD_170", t.hero(2))
    t.minion("DAL_613")
    t.play("ULD_170", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_mogu_fleshshaper_costs_less_for_each_minion() -> None:
    t = table()
    mogu = t.hand("ULD_169")
    t.minion(), t.minion(side=2)
    t.play("CS2_231")
    assert mogu.get(COST) == 6
