"""Whizbang's Workshop: Hunter; each card played."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CHARGE, COST, DAMAGE, RUSH
from table import YETI, stats, table


def test_a_wilderness_pack_has_five_beasts_for_a_turn() -> None:
    t = table("HERO_05", build=210640)
    t.hand(YETI)
    t.answers(*["CS2_120"] * 5, 0)
    t.play("MIS_104")
    beasts = t.game.hand[1][1:]
    assert [e.card_id for e in beasts] == ["CS2_120"] * 5
    assert [e.card_id for e in beasts[0].attached] == ["GBL_999e"]
    t.play(beasts[0])
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("minion", "cards"), [(YETI, 1), ("CS2_120", 2)])
def test_fetch_brings_a_spell_with_a_beast(minion: str, cards: int) -> None:
    t = table("HERO_05", build=210640)
    t.deck("CS2_029", minion)
    t.play("TOY_352")
    assert t.cards() == [minion, "CS2_029"][:cards]


def test_king_plush_returns_the_weaker_to_their_decks() -> None:
    t = table("HERO_05", build=210640)
    mine, theirs, giant = t.minion(), t.minion(side=2), t.minion("EX1_105", side=2)
    plush = t.play("TOY_357")
    assert (mine.zone, theirs.zone, giant.zone) == (Zone.DECK, Zone.DECK, Zone.PLAY)
    assert (t.row(), len(t.game.deck[2])) == (["TOY_357"], 1)
    assert plush.get(CHARGE) == 1


@pytest.mark.parametrize(("harm", "gone"), [(14, 0), (15, 1)])
def test_king_plush_of_231191_asks_for_a_hurt_opponent(harm: int, gone: int) -> None:
    t = table("HERO_05", build=231191)
    t.hurt(2, harm)
    giant = t.minion("EX1_105", side=2)
    plush = t.play("TOY_357")
    assert (giant.zone == Zone.DECK, plush.get(CHARGE)) == (bool(gone), gone)
    assert plush.zone == Zone.PLAY


def test_a_remote_control_brings_a_hound_with_each_blow() -> None:
    t = table("HERO_05", build=210640)
    t.weapon("TOY_358")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["TOY_358t"]
    assert stats(t.at(1, 0)) == (1, 1)


def test_a_jungle_gym_strikes_once_more_for_each_beast() -> None:
    t = table("HERO_05", build=210640)
    t.minion("CS2_120"), t.minion("CS2_120"), t.minion()
    t.play("TOY_359")
    gym = next(e for e in t.game.board[1] if e.card_id == "TOY_359")
    t.play(gym)
    assert t.hero(2).get(DAMAGE) == 3


def test_a_toyrannosaurus_strikes_as_it_dies() -> None:
    t = table(build=210640)
    t.kill(t.minion("TOY_356"))
    assert t.hero(2).get(DAMAGE) == 7


def test_a_painted_canvasaur_gives_other_beasts_a_bonus_effect() -> None:
    t = table("HERO_05", build=221908)
    beast, yeti = t.minion("CORE_EX1_534"), t.minion()
    t.answers(RUSH)
    t.play("TOY_350")
    assert [beast.get(RUSH), yeti.get(RUSH)] == [1, 0]


@pytest.mark.parametrize("egg", ["TOY_351", "TOY_351t"])
def test_a_mystery_egg_hatches_a_cheap_copy_of_a_beast(egg: str) -> None:
    t = table("HERO_05", build=221908)
    t.deck(YETI, "CORE_EX1_534")
    t.kill(t.minion(egg))
    (copy,) = t.game.hand[1]
    assert [copy.card_id, copy.get(COST)] == ["CORE_EX1_534", 3]
    assert len(t.game.deck[1]) == 2


def test_patchwork_pals_are_all_three_companions() -> None:
    t = table("HERO_05", build=221908)
    t.play("TOY_353")
    assert [(e.card_id, e.get(COST)) for e in t.game.in_row(t.game.hand[1])] == [
        ("NEW1_032", 2),
        ("NEW1_033", 2),
        ("NEW1_034", 2),
    ]
    ids = [e.id for e in t.game.in_row(t.game.hand[1])]
    assert [b - a for a, b in pairwise(ids)] == [2, 2]  # each has its enchantment before the next
