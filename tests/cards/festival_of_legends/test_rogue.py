"""Festival of Legends: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, POISONOUS, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


@pytest.mark.parametrize(("before", "dealt"), [(False, 0), (True, 4)])
def test_a_beatboxer_needs_a_combo(before: bool, dealt: int) -> None:
    t = table("HERO_03", build=217964)
    if before:
        t.play(YETI)
    t.play("ETC_072")
    assert t.hero(2).get(DAMAGE) == dealt


@pytest.mark.parametrize(("card_id", "dealt", "gained"), [("ETC_717", 1, 3), ("ETC_717t", 3, 1)])
def test_hip_hop_hurts_and_sharpens(card_id: str, dealt: int, gained: int) -> None:
    t = table("HERO_03", build=217964)
    blade, foe = t.weapon("CS2_091"), t.minion(side=2)
    t.play(card_id, foe)
    assert (foe.get(DAMAGE), blade.get(ATK)) == (dealt, 1 + gained)


def test_hip_hop_swaps_each_turn() -> None:
    t = table("HERO_03", build=217964)
    card = t.hand("ETC_717")
    t.end_turn()
    assert card.card_id == "ETC_717t"
    t.end_turn()
    t.end_turn()
    assert card.card_id == "ETC_717"


def test_a_tough_crowd_sends_a_minion_back_from_the_edge() -> None:
    t = table("HERO_03", build=217964)
    foe = t.minion(side=2)
    t.hand(YETI)
    crowd = t.hand("JAM_020")
    t.hand(YETI)
    assert t.refuses(crowd, foe)
    t.play("JAM_020", foe)
    assert (t.row(2), t.cards(2)) == ([], [YETI])


def test_a_rhyme_spinner_counts_combo_cards() -> None:
    t = table("HERO_03", build=217964)
    assert stats(t.play("ETC_073")) == (1, 3)
    t.play("ETC_072")
    last = t.hand("ETC_073")
    assert last.get(TAG_SCRIPT_DATA_NUM_1) == 2
    assert stats(t.play(last)) == (3, 5)


@pytest.mark.parametrize(("mana", "attack"), [(3, 3), (4, 1)])
def test_a_mic_drop_sharpens_at_the_end(mana: int, attack: int) -> None:
    t = table("HERO_03", build=217964, mana=mana)
    t.deck(YETI, YETI, YETI)
    blade = t.weapon("CS2_091")
    t.play("ETC_075")
    assert (blade.get(ATK), len(t.cards())) == (attack, 2)


def test_bounce_around_makes_all_cheap() -> None:
    t = table("HERO_03", build=199503)
    t.minion()
    t.minion("CORE_CS2_179")
    t.play("ETC_079")
    assert [t.row(), [e.get(COST) for e in t.game.hand[1]]] == [[], [1, 1]]


@pytest.mark.parametrize(("before", "poisonous"), [(0, 0), (1, 1)])
def test_a_one_hit_wonder_poisons_in_a_combo(before: int, poisonous: int) -> None:
    t = table("HERO_03", build=199503)
    for _ in range(before):
        t.play(YETI)
    assert t.play("JAM_021").get(POISONOUS) == poisonous
