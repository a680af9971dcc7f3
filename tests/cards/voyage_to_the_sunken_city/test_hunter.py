"""Voyage to the Sunken City: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


def test_a_shellshot_hits_three_times_with_less_and_less() -> None:
    t = table("HERO_05", build=189017)
    one, other = t.minion(side=2), t.minion(side=2)
    t.answers(0, 1, 1)
    t.play("TID_075")
    assert [e.get(DAMAGE) for e in (one, other, t.hero(2))] == [3, 3, 0]


def test_a_shellshot_with_spell_damage_hits_once_more() -> None:
    t = table("HERO_05", build=189017)
    t.minion("EX1_012")  # Spell Damage +1
    enemy = t.minion("NEW1_030", side=2)
    t.play("TID_075")
    assert enemy.get(DAMAGE) == 4 + 3 + 2 + 1


def test_conchs_call_draws_a_naga_and_a_spell() -> None:
    t = table("HERO_05", build=189017)
    t.deck(YETI, "CS2_029", "TSC_053")
    t.play("TSC_072")
    assert t.cards() == ["TSC_053", "CS2_029"]


def test_an_ancient_krakenbane_wants_three_spells() -> None:
    for spells in (2, 3):
        t = table("HERO_05", build=185749)
        naga = t.hand("TID_074")
        for _ in range(spells):
            t.play("GAME_005")
        assert naga.get(TAG_SCRIPT_DATA_NUM_1) == spells
        t.play(naga, t.hero(2) if spells == 3 else None)
        assert t.hero(2).get(DAMAGE) == (5 if spells == 3 else 0)


def test_k9_0tron_fetches_a_small_minion() -> None:
    for found, row in (("CS2_168", ["TID_099", "CS2_168"]), (YETI, ["TID_099"])):
        t = table("HERO_05", build=185749)
        cards = t.deck("CS2_168", YETI, "CS2_029")
        t.answers(*cards, found)
        t.play("TID_099")
        assert t.row() == row


def test_a_harpoon_gun_hauls_up_a_beast() -> None:
    for build, cost in ((185749, 4), (140740, 3)):
        t = table("HERO_05", build=build)
        t.weapon("TSC_070")
        cards = t.deck("CS2_029", "CS2_201", YETI)
        t.answers(*cards, "CS2_201")
        t.attack(t.hero(1), t.hero(2))
        assert [e.get(COST) for e in cards] == [4, cost + 1, 4]


def test_raj_nazjan_hits_for_the_cost_of_the_spell() -> None:
    t = table("HERO_05", build=185749)
    t.minion("TSC_073")
    t.play("CS2_029", t.minion(side=2))
    assert t.hero(2).get(DAMAGE) == 4


def test_a_saber_is_put_on_the_bottom_and_fetches_a_beast() -> None:
    t = table("HERO_05", build=185749)
    t.kill(t.minion("TSC_945"))
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_945t"]
    t = table("HERO_05", build=185749)
    t.deck(YETI, "CS2_172")
    t.kill(t.minion("TSC_945t"))
    assert t.row() == ["CS2_172"]


@pytest.mark.parametrize(("naga", "size"), [(0, (2, 2)), (1, (3, 3))])
def test_a_nagas_pride_is_bigger_after_a_naga(naga: int, size: tuple[int, int]) -> None:
    t = table("HERO_05", build=199503)
    pride = t.hand("TSC_947")
    for _ in range(naga):
        t.kill(t.play("TID_098"))
    assert pride.get(TAG_SCRIPT_DATA_NUM_1) == naga
    t.play(pride)
    assert [stats(e) for e in t.game.row(1) if e.card_id == "TSC_947t"] == [size] * 2
