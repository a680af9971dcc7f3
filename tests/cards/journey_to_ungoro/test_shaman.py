"""Journey to Un'Goro: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.stream import CLOSE
from hsreplay_sim.base.tags import COST, CREATOR, DAMAGE, LAST_AFFECTED_BY, QUEST_PROGRESS
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, table


def test_primalfin_totem_spawns_every_turn() -> None:
    t = table()
    t.play("UNG_201")
    t.end_turn()
    assert t.row() == ["UNG_201", "UNG_201t"]


def test_unite_the_murlocs_counts_its_own() -> None:
    t = table()
    quest = t.play("UNG_942")
    t.play("CS2_168")
    t.play(YETI)
    t.minion("CS2_168", side=2)
    assert quest.get(QUEST_PROGRESS) == 1


def test_megafin_fills_the_hand() -> None:
    t = table()
    t.hand(YETI)
    t.play("UNG_942t")
    assert len(t.cards()) == 10


def test_hot_spring_guardian_heals() -> None:
    t = table()
    t.hurt(1, 5)
    t.play("UNG_938", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 2


def test_fire_plume_harbinger_makes_elementals_cheaper() -> None:
    t = table()
    fly, yeti = t.hand("UNG_809"), t.hand(YETI)
    t.play("UNG_202")
    assert (fly.get(COST), yeti.get(COST)) == (0, 4)


def test_volcano_burns_minions_only() -> None:
    t = table()
    own, foe = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.answers(*[own] * 7, *[foe] * 7)
    t.play("UNG_025")
    assert (t.row(1), t.row(2), t.hero(2).get(DAMAGE)) == ([], [], 0)


def test_stone_sentinel_is_followed_after_an_elemental() -> None:
    t = table()
    t.play("UNG_208")
    assert t.row() == ["UNG_208"]
    t.round()
    t.play("UNG_208")
    assert sorted(t.row()) == ["UNG_208", "UNG_208", "UNG_208t", "UNG_208t"]


def test_kalimos_invokes_after_an_elemental() -> None:
    t = table()
    t.minion(side=2)
    t.play("UNG_211")
    assert t.hero(2).get(DAMAGE) == 0
    t.hurt(1, 15)
    for pick in ("UNG_211c", "UNG_211d", "UNG_211b", "UNG_211a"):
        t.game.oracle = Sequential()
        t.round()
        t.answers(pick)
        t.play("UNG_211")
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE), t.at(2, 0).get(DAMAGE)) == (3, 6, 3)
    assert t.row().count("UNG_211aa") == 2


def test_the_stone_elementals_of_kalimos_stand_at_both_its_sides() -> None:
    t = table()
    t.play("UNG_211")
    t.round()
    t.answers("UNG_211a")
    lord = t.play("UNG_211")
    made = [e for e in t.game.board[1] if e.card_id == "UNG_211aa"]
    assert {e.get(CREATOR) for e in made} == {lord.id}
    assert "UNG_211aa" in t.row()[: t.row().index("UNG_211", 1)]
    assert t.row()[-1] == "UNG_211aa"


def test_kalimos_deals_the_damage_of_its_invocations_where_they_are_so_marked() -> None:
    for build, himself in ((19632, False), (33717, True)):
        t = table(build=build)
        yeti = t.minion(side=2)
        t.play("UNG_211")
        t.round()
        t.answers("UNG_211d")
        lord = t.play("UNG_211")
        assert (yeti.get(LAST_AFFECTED_BY) == lord.id) is himself


def test_whom_an_invocation_kills_dies_within_the_play_of_kalimos() -> None:
    """U311:7985, in a build whose choices end what answers the play."""
    t = table(build=19632)
    t.minion("CS2_231", side=2)
    t.play("UNG_211")
    t.round()
    t.answers("UNG_211d")
    since = len(t.game.out)
    t.play("UNG_211")
    closed = [p[2] for p in t.game.out[since:] if p[0] == CLOSE]
    assert closed[-2:] == [BlockType.DEATHS, BlockType.PLAY]


def test_tidal_surge_heals_its_hero() -> None:
    for build, dealt in ((54613, 4), (255790, 5)):
        t = table(build=build)
        ogre = t.minion("CS2_200", side=2)
        t.hurt(1, 10)
        t.play("UNG_817", ogre)
        assert (ogre.get(DAMAGE), t.hero(1).get(DAMAGE)) == (dealt, 10 - dealt)


def test_spirit_echo_returns_the_dead_to_the_hand() -> None:
    t = table()
    yeti = t.minion()
    t.play("UNG_956")
    t.kill(yeti)
    assert t.cards() == [YETI]
