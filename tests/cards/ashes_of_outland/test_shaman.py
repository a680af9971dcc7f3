"""Ashes of Outland with the first Demon Hunter cards: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, NUM_CARDS_TO_DRAW
from table import YETI, stats, table
from texts import written


def test_marshspawn_remembers_a_spell() -> None:
    t = table()
    t.play("BT_115")
    t.play("GAME_005")
    t.round()
    t.answers("CS2_024", "CS2_025", "CS2_029", 2)
    t.play("BT_115")
    assert "CS2_029" in t.cards()


def test_torrent_is_cheaper_behind_a_spell() -> None:
    t = table("HERO_02")
    ogre, torrent = t.minion("CS2_200", side=2), t.hand("BT_110")
    before = torrent.get(COST)
    t.play("GAME_005")
    t.round()
    assert torrent.get(COST) == before - 3
    t.play(torrent, ogre)
    assert ogre.zone == Zone.GRAVEYARD


def test_serpentshrine_portal_brings_a_three_drop() -> None:
    t = table()
    t.answers("CS2_127")
    t.play("BT_100", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (3, ["CS2_127"])


def test_vivid_spores_bring_minions_back() -> None:
    t = table("HERO_02", build=54613)
    first, second, foe = t.minion(), t.minion(), t.minion(side=2)
    t.play("BT_101")
    t.kill(first, second, foe)
    assert [t.row(), t.row(2)] == [[YETI, YETI], []]


def test_boggspine_knuckles_evolve_the_board() -> None:
    t = table("HERO_02", build=54613)
    t.weapon("BT_102")
    t.minion()
    foe = t.minion(side=2)
    t.attack(t.hero(1), t.hero(2))
    assert [e.get(COST) for e in t.game.row(1)] == [5]
    assert t.game.row(2) == [foe]


def test_a_bogstrok_clacker_evolves_its_neighbours() -> None:
    t = table("HERO_02", build=54613)
    t.minion()
    t.minion()
    t.minion()
    t.play("BT_106", position=2)
    assert [e.get(COST) for e in t.game.in_row(t.game.row(1))] == [5, 3, 5, 4]


def test_lady_vashj_comes_back_as_prime() -> None:
    t = table("HERO_02", build=54613)
    t.kill(t.minion("BT_109"))
    assert [e.card_id for e in t.game.deck[1]] == ["BT_109t"]
    t.deck(*["CS2_029"] * 4)
    since = len(t.game.out)
    t.play("BT_109t")
    draws = [value for _, tag, value in written(t.game, since) if tag == NUM_CARDS_TO_DRAW]
    assert draws == [1, 0] * 3  # each gets its enchantment before the next draw
    assert [e.get(COST) for e in t.game.hand[1]] == [1, 1, 1]


def test_a_shattered_rumbler_remembers_a_spell() -> None:
    t = table("HERO_02", build=54613)
    foe = t.minion(side=2)
    t.play("BT_114")
    assert foe.get(DAMAGE) == 0
    t.play("GAME_005")
    t.round()
    rumbler = t.play("BT_114")
    assert [foe.get(DAMAGE), rumbler.get(DAMAGE)] == [2, 0]


def test_totemic_reflection_mirrors_a_totem() -> None:
    t = table("HERO_02")
    yeti, totem = t.minion(), t.minion("CS2_051")
    t.play("BT_113", yeti)
    assert (stats(yeti), len(t.row())) == ((6, 7), 2)
    t.play("BT_113", totem)
    assert t.row().count("CS2_051") == 2
