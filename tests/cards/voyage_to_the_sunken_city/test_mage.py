"""Voyage to the Sunken City: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    RESOURCES_USED,
    SPELLPOWER,
    TAG_SCRIPT_DATA_NUM_1,
    USE_ALTERNATE_CARD_TEXT,
)
from hsreplay_sim.engine.rules.zones import draw
from hsreplay_sim.engine.state.following import order_by_age
from table import YETI, stats, table
from texts import written


def test_azsharan_sweeper_lays_a_sunken_one_under_the_deck() -> None:
    t = table("HERO_08", build=137436)
    t.deck(YETI)
    t.play("TSC_776")
    assert [e.card_id for e in t.game.deck[1]] == [YETI, "TSC_776t"]


@pytest.mark.parametrize(("build", "cost"), [(137436, 2), (195635, 1)])
def test_sunken_sweeper_adds_mechs_that_are_cheaper_since_195635(build: int, cost: int) -> None:
    t = table("HERO_08", build=build)
    t.answers(*["GVG_085"] * 3)
    t.play("TSC_776t")
    assert t.cards() == ["GVG_085"] * 3
    assert {e.get(COST) for e in t.game.hand[1]} == {cost}
    if cost == 1:
        assert [e.attached[0].id - e.id for e in t.game.hand[1]] == [1] * 3  # before the next card


def test_mecha_shark_fires_after_another_mech_of_its_player_is_summoned() -> None:
    t = table("HERO_08", build=137436)
    t.play("TSC_054")
    t.minion(YETI)
    t.minion("GVG_085", 2)
    assert t.hero(2).get(DAMAGE) == 0
    enemy = t.minion(side=2)
    t.answers(enemy, t.hero(2), enemy)
    t.play("GVG_085")
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (2, 1, 0)


def test_seafloor_gateway_makes_mechs_cheaper() -> None:
    t = table(build=179020)
    held, yeti = t.hand("GVG_085"), t.hand(YETI)
    (drawn,) = t.deck("GVG_085")
    t.play("TSC_055")
    assert [e.get(COST) for e in (held, drawn, yeti)] == [1, 1, 4]


def test_each_discount_that_ends_tells_what_the_others_leave() -> None:
    t = table(build=135540)
    mech = t.hand("GVG_078")
    for _ in range(2):
        t.play("TSC_055")
    before = len(written(t.game))
    t.play(mech)
    told = [value for e, tag, value in written(t.game)[before:] if (e, tag) == (mech.id, COST)]
    assert told == [3, 4]


def test_gifts_of_azshara_draw_again_after_a_naga_was_played() -> None:
    t = table(build=174258)
    t.deck(*[YETI] * 5)
    t.play("TSC_948")
    assert t.cards() == [YETI]
    gifts = t.hand("TSC_948")
    t.play("TSC_823")
    t.play(gifts)
    assert t.cards() == [YETI] * 3


def test_polymorph_jellyfish_leaves_a_jellyfish_of_spell_damage_2() -> None:
    t = table("HERO_08", build=168788)
    yeti = t.minion(side=1)
    t.play("TID_708", yeti)
    assert (yeti.card_id, stats(yeti), yeti.get(SPELLPOWER)) == ("TID_708t", (4, 1), 2)


def test_a_spitelash_siren_refreshes_mana_by_turns_for_a_naga_and_a_spell() -> None:
    """Its text shows which comes next (U515:5969 to 6689)."""
    t = table("HERO_08", build=168788)
    siren = t.minion("TSC_620")
    t.deck(YETI)
    used = []
    for card_id in ("CS2_023", "TSC_053", "TSC_053", "CS2_023"):
        before = t.game.owner(1).get(RESOURCES_USED)
        t.play(card_id)
        used.append(t.game.owner(1).get(RESOURCES_USED) - before)
        assert siren.get(USE_ALTERNATE_CARD_TEXT) == (siren.get(TAG_SCRIPT_DATA_NUM_1) == 1)
    assert used == [3, 0, 2, 1]


@pytest.mark.parametrize(("spells", "back"), [(2, 0), (3, 3), (4, 3)])
def test_commander_sivara_brings_three_spells_back(spells: int, back: int) -> None:
    t = table("HERO_08", build=179020, mana=20)
    sivara = t.hand("TSC_087")
    for spell in ("CS2_026", "CS2_024", "EX1_277", "CS2_025")[:spells]:
        t.play(spell, t.hero(2) if spell == "CS2_024" else None)
    assert sivara.get(TAG_SCRIPT_DATA_NUM_1) == min(spells, 3)
    t.play(sivara)
    assert t.cards() == ["CS2_026", "CS2_024", "EX1_277"][:back]


@pytest.mark.parametrize("spells", [0, 1])
def test_a_spellcoiler_discovers_after_a_spell(spells: int) -> None:
    t = table("HERO_08", build=168788)
    spellcoiler = t.hand("TSC_643")
    for _ in range(spells):
        t.play("EX1_277")
    assert spellcoiler.get(TAG_SCRIPT_DATA_NUM_1) == spells
    t.play(spellcoiler)
    assert len(t.game.hand[1]) == spells


def test_a_drawn_spellcoiler_has_not_counted_a_spell_yet() -> None:
    """U318:3706 shows it with the number 0."""
    t = table("HERO_08", build=168788)
    (spellcoiler,) = t.deck("TSC_643")
    t.play("EX1_277")
    since = len(t.game.out)
    draw(t.game, 1)
    told = [tag for _, tag, _ in written(t.game, since, of=spellcoiler)]
    assert spellcoiler.get(TAG_SCRIPT_DATA_NUM_1) == 0
    assert TAG_SCRIPT_DATA_NUM_1 not in told


@pytest.mark.parametrize(("found", "drawn"), [("GVG_085", ["GVG_085"]), (YETI, [])])
def test_a_trench_surveyor_draws_a_mech_that_it_dredges(found: str, drawn: list[str]) -> None:
    t = table(build=135540)
    t.deck("CS2_029", "GVG_085", YETI)
    t.answers("CS2_029", "GVG_085", YETI, found)
    t.play("TSC_642")
    assert t.cards() == drawn


def test_commander_sivara_counts_only_what_is_cast_while_it_is_held_and_is_that_card() -> None:
    """Neither what was cast before it came counts, nor what was cast before it became Sivara."""
    t = table("HERO_08", build=179020, mana=20)
    t.deck("TSC_087", YETI)
    t.play("CS2_025")
    draw(t.game, 1)
    draw(t.game, 1)
    drawn, other = t.game.hand[1]
    t.play("CS2_025")
    order_by_age(t.game, [other, drawn])
    t.game.change(other, "TSC_087", t.game.first_tags("TSC_087"))
    t.play("CS2_025")
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in (drawn, other)] == [2, 1]


@pytest.mark.parametrize(("build", "enchantment"), [(199503, "TID_707e"), (221908, "GBL_999e")])
def test_a_submerged_spacerock_leaves_fleeting_arcane_spells(build: int, enchantment: str) -> None:
    t = table("HERO_08", build=build)
    t.kill(t.minion("TID_707"))
    assert [[w.card_id for w in e.attached] for e in t.game.hand[1]] == [[enchantment]] * 2


def test_a_volcanomancy_goes_off_with_its_bearer() -> None:
    t = table("HERO_08", build=199503)
    bomb, other = t.minion(side=2), t.minion()
    t.play("TSC_056", bomb)
    t.kill(bomb)
    assert other.get(DAMAGE) == 3
