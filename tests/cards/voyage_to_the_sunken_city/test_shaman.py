"""Voyage to the Sunken City: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import SpellSchool
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    CURRENT_SPELLPOWER_FIRE,
    DAMAGE,
    OVERLOAD_OWED,
    SPELL_SCHOOL,
    SPELLPOWER_FIRE,
)
from table import YETI, stats, table

NEW = 185749


def test_piranhas_count_each_other() -> None:
    t = table("HERO_05", build=NEW)
    t.answers("TSC_638t", "TSC_638t4", "TSC_638")
    t.play("TSC_631")
    assert t.cards() == ["TSC_638t", "TSC_638t4", "TSC_638"]
    first = t.play(t.game.hand[1][0])
    t.play(t.game.hand[1][0])
    t.play(YETI)
    assert stats(first) == (2, 1)


def test_piranha_poacher_catches_a_piranha_at_the_end_of_its_players_turn() -> None:
    t = table("HERO_02", build=NEW)
    t.minion("TSC_633")
    t.answers("TSC_638t3")
    t.end_turn()
    assert t.cards() == ["TSC_638t3"]
    t.end_turn()
    assert t.cards() == ["TSC_638t3"]


def test_anchored_totem_helps_minions_of_one_mana() -> None:
    t = table(build=179020)
    t.minion("TSC_922")
    raider, yeti = t.play("CS2_168"), t.play(YETI)
    assert [stats(e) for e in (raider, yeti)] == [(4, 2), (4, 5)]


def test_command_of_neptulon_calls_two() -> None:
    t = table("HERO_02", build=179020)
    t.play("TID_005")
    assert (t.row(), t.tag(OVERLOAD_OWED)) == (["TID_005t", "TID_005t"], 1)
    t.fill(1)
    assert t.refuses("TID_005")


def test_a_scalding_geyser_burns_and_dredges() -> None:
    t = table("HERO_02", build=189017)
    t.deck("CS2_029", "CS2_231", YETI)
    t.answers("CS2_029", "CS2_231", YETI, YETI)
    t.play("TSC_637", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_a_clownfish_makes_two_murlocs_cheaper() -> None:
    t = table("HERO_02", build=185749, mana=10)
    first, second, third = (t.hand("EX1_506") for _ in range(3))
    yeti = t.hand(YETI)
    t.play("TID_004")
    assert [card.get(COST) for card in (first, second, third, yeti)] == [0, 0, 0, 4]
    t.play(first)
    t.play(yeti)
    assert [card.get(COST) for card in (first, second, third)] == [2, 0, 0]
    t.play(second)
    assert [card.get(COST) for card in (second, third)] == [2, 2]
    assert t.spent() == 3 + 0 + 4 + 0


def test_glugg_stands_before_its_tail_and_eats_the_dead() -> None:
    t = table("HERO_02", build=185749)
    yeti, imp = t.minion(), t.minion("CS2_065")
    t.play("TSC_639", position=3)
    assert t.row()[2:] == ["TSC_639", "TSC_639t", "TSC_639t2", "TSC_639t3"]
    glugg = t.at(1, 2)
    t.kill(yeti)
    assert stats(glugg) == (7, 10)
    t.kill(imp)
    assert stats(glugg) == (8, 13)
    assert [e.card_id for e in glugg.attached] == ["TSC_639e", "TSC_639e2"]


def test_a_coral_keeper_brings_an_elemental_for_each_school() -> None:
    t = table("HERO_02", build=185749)
    for spell in ("CS2_029", "CS2_024", "CS2_024"):
        t.play(spell, t.hero(2))
    t.play("TSC_648")
    assert sorted(t.row()) == ["TSC_648", "TSC_648t", "TSC_648t"]


def test_bioluminescence_gives_spell_damage_to_each_minion() -> None:
    t = table("HERO_02", build=185749)
    t.minion()
    t.minion()
    t.play("TSC_923")
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 8


def test_radiance_of_azshara_has_something_for_three_schools() -> None:
    t = table("HERO_02", build=170824)
    nature, other = t.hand("EX1_238"), t.hand("CS2_029")
    t.minion("TSC_635")
    assert (nature.get(COST), other.get(COST)) == (0, 4)
    t.play("CS2_024", t.hero(2))
    assert t.hero(1).get(ARMOR) == 3


def test_r227_radiance_of_azshara_strengthens_fire_spells_alone_by_two() -> None:
    """U440:5538: what the text prints, in the tags of the card and of its player."""
    t = table("HERO_02", build=NEW)
    radiance, foe = t.minion("TSC_635"), t.hero(2)
    assert (radiance.get(SPELLPOWER_FIRE), t.tag(CURRENT_SPELLPOWER_FIRE)) == (2, 2)
    t.play("CS2_029", foe)
    t.play("CS2_024", foe)
    assert foe.get(DAMAGE) == 8 + 3
    second = t.minion("TSC_635")
    assert t.tag(CURRENT_SPELLPOWER_FIRE) == 4
    t.kill(second)
    t.play("EX1_332", radiance)  # Silence
    assert t.tag(CURRENT_SPELLPOWER_FIRE) == 0
    t.play("CS2_029", foe)
    assert foe.get(DAMAGE) == 8 + 3 + 6


@pytest.mark.parametrize(
    ("found", "row"), [(YETI, ["TID_003"]), ("CS2_168", ["TID_003", "CS2_168"])]
)
def test_a_tidelost_burrower_copies_a_dredged_murloc(found: str, row: list[str]) -> None:
    t = table("HERO_02", build=NEW)
    cards = t.deck(YETI, "CS2_168", "CS2_029")
    t.answers(*cards, found)
    t.play("TID_003")
    assert t.row() == row
    assert [stats(e) for e in t.game.row(1)[1:]] == [(2, 2)] * (len(row) - 1)
    assert len(t.game.deck[1]) == 3


def test_a_tidelost_burrower_finds_no_room_for_a_copy() -> None:
    t = table("HERO_02", build=NEW)
    for _ in range(6):
        t.minion()
    t.deck("CS2_168")
    t.play("TID_003")
    assert t.row() == [YETI] * 6 + ["TID_003"]


def test_an_azsharan_scroll_offers_three_schools_and_leaves_a_sunken_one() -> None:
    t = table("HERO_02", build=NEW)
    t.play("TSC_772")
    offered = [e for e in t.game.entities.values() if e.get(SPELL_SCHOOL) and e.zone != 1]
    schools = [e.get(SPELL_SCHOOL) for e in offered][:3]
    assert schools == [SpellSchool.FIRE, SpellSchool.FROST, SpellSchool.NATURE]
    assert (len(t.cards()), [e.card_id for e in t.game.deck[1]]) == (1, ["TSC_772t"])


def test_a_sunken_scroll_adds_a_spell_of_each_of_three_schools() -> None:
    t = table("HERO_02", build=NEW)
    t.play("TSC_772t")
    schools = [e.get(SPELL_SCHOOL) for e in t.game.in_row(t.game.hand[1])]
    assert schools == [SpellSchool.FIRE, SpellSchool.FROST, SpellSchool.NATURE]
    assert {e.card.card_class for e in t.game.hand[1] if e.card is not None} == {8}
