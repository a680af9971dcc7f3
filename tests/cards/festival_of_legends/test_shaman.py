"""Festival of Legends: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import COST, DAMAGE, OVERLOAD_OWED
from table import YETI, table


def test_a_saxophone_soloist_plays_alone() -> None:
    t = table("HERO_02", build=217964)
    t.play("ETC_358")
    assert t.cards() == ["ETC_358"]
    t.play(t.game.hand[1][0])
    assert t.cards() == []


def test_a_flowrider_looks_for_a_spell_when_overloaded() -> None:
    t = table(build=213490)
    t.deck("CS2_029", YETI)
    t.play("ETC_359")
    assert t.cards() == []
    t.play("EX1_238", t.hero(2))
    t.play("ETC_359")
    assert t.cards() == ["CS2_029"]
    assert [each.card_id for each in t.game.deck[1]] == [YETI]


def test_melomania_brings_a_shaman_spell_for_each_minion_this_turn() -> None:
    t = table("HERO_02", build=189017)
    t.play("ETC_367")
    assert t.game.owner(1).attached[-1].card_id == "ETC_367e"
    t.play("CS2_231")
    t.play("CS2_231")
    t.play("CS2_026")
    assert len(t.game.hand[1]) == 2
    assert {e.card.card_class for e in t.game.hand[1] if e.card is not None} == {CardClass.SHAMAN}


def test_the_horn_of_the_windlord_makes_what_the_hero_attacks_3_3() -> None:
    t = table("HERO_02", build=189384)
    t.weapon("JAM_011")
    boulder = t.minion("CS2_186", side=2)
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    t.attack(t.hero(1), boulder)
    assert "JAM_011e" in {e.card_id for e in t.game.entities.values()}
    assert t.hero(1).get(DAMAGE) == 3
    assert boulder not in t.game.board[2]


def test_the_house_is_packed_from_six_to_three() -> None:
    t = table("HERO_02", build=217964)
    t.play("ETC_370")
    assert [e.card.cost for e in t.game.row(1) if e.card is not None] == [6, 5, 4, 3]
    assert t.tag(OVERLOAD_OWED) == 2
    t.fill(1)
    assert t.refuses("ETC_370")


def test_an_altered_chord_is_cheaper_when_overloaded() -> None:
    t = table("HERO_02", build=217964)
    t.hurt(1, 10)
    foe = t.minion("EX1_620", side=2)
    chord = t.hand("ETC_356")
    assert chord.get(COST) == 5
    t.play("EX1_238", t.hero(2))
    assert chord.get(COST) == 2
    t.play(chord, foe)
    assert (foe.get(DAMAGE), t.hero(1).get(DAMAGE)) == (6, 4)


@pytest.mark.parametrize(("mana", "row"), [(4, []), (3, ["ETC_369t"])])
def test_chill_vibes_end_with_an_elemental(mana: int, row: list[str]) -> None:
    t = table("HERO_02", build=217964, mana=mana)
    t.hurt(1, 10)
    t.play("ETC_369", t.hero(1))
    assert (t.hero(1).get(DAMAGE), t.row()) == (2, row)


def test_jive_insect_makes_ragnaros() -> None:
    t = table("HERO_02", build=199503)
    yeti = t.minion()
    t.play("ETC_362", yeti)
    assert t.row() == ["EX1_298"]


def test_inzah_cheapens_overload_cards_for_good() -> None:
    t = table("HERO_02", build=199503)
    overload, other = t.hand("CORE_EX1_238"), t.hand(YETI)
    t.kill(t.play("ETC_371"))
    assert [overload.get(COST), other.get(COST)] == [0, 4]
