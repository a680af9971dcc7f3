"""Journey to Un'Goro: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import DAMAGE, LINKED_ENTITY, QUEST_PROGRESS
from table import YETI, stats, table
from texts import blocks


def test_tar_lurker_is_strong_in_the_other_turn() -> None:
    t = table()
    lurker = t.minion("UNG_049")
    assert stats(lurker) == (1, 7)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(lurker) == (4, 7)


@pytest.mark.parametrize(("build", "body"), [(54613, (1, 1)), (240000, (4, 1))])
def test_feeding_time_calls_pterrordaxes(build: int, body: tuple[int, int]) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    if build > 187190:
        t.answers("UNG_999t2", "UNG_999t4", "UNG_999t3", 2)
    t.play("UNG_834", yeti)
    assert yeti.get(DAMAGE) == 3
    assert [stats(e) for e in t.game.row(1)] == [body] * 3


def test_ravenous_pterrordax_eats_a_friend_and_adapts_twice() -> None:
    t = table()
    yeti = t.minion()
    t.answers(*["UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3"] * 2)
    assert stats(t.play("UNG_047", yeti)) == (10, 4)
    assert t.row() == ["UNG_047"]


def test_whom_a_pterrordax_eats_is_dead_before_it_adapts() -> None:
    t = table(build=18336)
    villager = t.minion("OG_241")
    since = len(t.game.out)
    t.play("UNG_047", villager)
    kinds = [kind for kind, _ in blocks(t.game, since)]
    assert kinds[:4] == [BlockType.PLAY, BlockType.POWER, BlockType.DEATHS, BlockType.TRIGGER]
    assert t.row() == ["OG_241a", "UNG_047"]


def test_lakkari_sacrifice_opens_a_portal() -> None:
    t = table()
    t.play("UNG_829")
    quest = t.game.secrets[1][0]
    t.hand("GAME_005")
    t.play("OG_109")
    assert quest.get(QUEST_PROGRESS) == 1
    for _ in range(5):
        t.hand("GAME_005")
        t.play("OG_109")
    assert t.cards() == ["UNG_829t1"]
    t.kill(*t.game.row(1))
    t.game.deck[1].clear()
    t.play("UNG_829t1")
    assert t.row() == ["UNG_829t2"]
    t.end_turn()
    assert sorted(t.row()) == ["UNG_829t2", "UNG_829t3", "UNG_829t3"]


@pytest.mark.parametrize(("build", "imps"), [(182995, 2), (187190, 4), (190416, 2)])
def test_the_nether_portal_sends_imps_each_turn(build: int, imps: int) -> None:
    t = table(build=build)
    t.minion("UNG_829t2")
    t.end_turn()
    assert t.row().count("UNG_829t3") == imps


def test_corrupting_mist_kills_at_the_next_own_turn() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    t.play("UNG_831")
    t.end_turn()
    assert (len(t.row(1)), len(t.row(2))) == (1, 1)
    t.end_turn()
    assert (t.row(1), t.row(2)) == ([], [])


def test_doom_names_the_player_whose_turn_it_waits_for() -> None:
    t = table()
    foe = t.minion(side=2)
    t.play("UNG_831")
    assert foe.attached[0].get(LINKED_ENTITY) == t.game.owner(1).id


def test_lakkari_felhound_discards_two() -> None:
    t = table()
    yeti, ogre, coin = t.hand("CS2_182"), t.hand("CS2_200"), t.hand("GAME_005")
    t.answers(ogre, yeti)
    t.play("UNG_833")
    assert t.game.hand[1] == [coin]
    later = table(build=255790)
    later.hand("CS2_182"), later.hand("CS2_200"), later.hand("CS2_231")
    later.play("UNG_833")
    assert later.cards() == ["CS2_200"]


def test_chittering_tunneler_costs_health() -> None:
    t = table("HERO_07")
    t.answers("EX1_302", "EX1_308", "EX1_309", "EX1_309")
    t.play("UNG_835")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == (["EX1_309"], 6)


def test_bloodbloom_lets_the_next_spell_cost_health() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("UNG_832")
    spent = t.spent()
    t.play("CS2_029", yeti)
    assert (t.hero(1).get(DAMAGE), t.spent()) == (4, spent)
    t.play("CS2_008", t.hero(2))
    assert t.hero(1).get(DAMAGE) == 4
