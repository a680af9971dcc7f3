"""Ashes of Outland: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CANT_BE_TARGETED_BY_SPELLS, DAMAGE, DORMANT, LIFESTEAL
from table import YETI, stats, table


def test_renew_heals_and_discovers_a_spell() -> None:
    t = table("HERO_09", build=223542)
    yeti = t.minion(damage=4)
    t.answers("CS2_004", "CS2_234", "CS1_113", 0)
    t.play("BT_252", yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (1, ["CS2_004"])


def test_a_psyche_split_doubles_what_it_strengthens() -> None:
    t = table("HERO_09", build=54613)
    t.play("BT_253", t.minion())
    assert [stats(e) for e in t.game.row(1)] == [(5, 7), (5, 7)]


def test_the_copy_of_an_enemy_stands_at_the_end_of_the_row() -> None:
    t = table("HERO_09", build=54613)
    enemy = t.minion(side=2)
    t.minion("CS2_172")
    t.minion("CS2_172")
    t.play("BT_253", enemy)
    assert (stats(enemy), t.row()) == ((5, 7), ["CS2_172", "CS2_172", YETI])


def test_a_dragonmaw_overseer_boots_another_minion() -> None:
    t = table("HERO_09", build=54613)
    overseer, first, second = t.minion("BT_256"), t.minion(), t.minion()
    (drawn,) = t.deck(YETI, side=2)
    t.answers(second, drawn)
    t.end_turn()
    assert [stats(e) for e in (overseer, first, second)] == [(2, 2), (4, 5), (6, 7)]


def test_apotheosis_makes_a_minion_drain() -> None:
    for build, face in ((54613, (6, 8)), (90000, (5, 7))):
        t = table("HERO_09", build=build)
        yeti = t.minion()
        t.play("BT_257", yeti)
        assert [*stats(yeti), yeti.get(LIFESTEAL)] == [*face, 1]


def test_an_imprisoned_homunculus_wakes_after_two_turns() -> None:
    t = table("HERO_09", build=54613)
    imp = t.play("BT_258")
    t.round()
    assert imp.get(DORMANT) == 1
    t.round()
    assert imp.get(DORMANT) == 0


def test_a_dragonmaw_sentinel_wants_a_dragon_in_hand() -> None:
    for held, found in ((YETI, [1, 4, 0]), ("EX1_284", [2, 4, 1])):
        t = table("HERO_09", build=54613)
        t.hand(held)
        orc = t.play("BT_262")
        assert [*stats(orc), orc.get(LIFESTEAL)] == found


def test_skeletal_dragon_adds_a_dragon_each_turn() -> None:
    t = table("HERO_09")
    t.minion("BT_341")
    t.answers("EX1_561")
    t.end_turn()
    assert t.cards() == ["EX1_561"]


def test_reliquary_of_souls_returns_as_its_prime() -> None:
    t = table()
    t.kill(t.minion("BT_197"))
    assert [e.card_id for e in t.game.deck[1]] == ["BT_197t"]


def test_reliquary_prime_is_elusive_in_the_enemy_turn() -> None:
    t = table()
    prime = t.minion("BT_197t")
    assert prime.get(CANT_BE_TARGETED_BY_SPELLS) == 0
    t.end_turn()
    assert prime.get(CANT_BE_TARGETED_BY_SPELLS) == 1


def test_sethekk_veilweaver_weaves_for_spells_on_minions() -> None:
    t = table()
    t.minion("BT_254")
    t.play("CS2_008", t.hero(2))
    assert t.cards() == []
    t.answers("CS2_004")
    t.play("CS2_008", t.minion(side=2))
    assert t.cards() == ["CS2_004"]
