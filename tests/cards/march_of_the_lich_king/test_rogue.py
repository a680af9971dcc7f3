"""March of the Lich King: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COPIED_FROM_ENTITY_ID,
    COST,
    DAMAGE,
    LAST_AFFECTED_BY,
    LINKED_ENTITY,
    TAG_2638,
    TRANSFORMED_FROM_CARD,
)
from table import YETI, Table, table


def _table() -> Table:
    return table("HERO_03", build=190416)


def test_a_concoctor_brings_a_concoction() -> None:
    t = _table()
    t.answers("RLK_570t2")
    t.play("RLK_568")
    assert t.cards() == ["RLK_570t2"]


@pytest.mark.parametrize(
    ("held", "mixed", "other"),
    [
        ("RLK_570t5", "RLK_570tt5", "RLK_570t5"),
        ("RLK_570t5", "RLK_570tt1", "RLK_570t1"),
        ("RLK_570t1", "RLK_570tt1", "RLK_570t5"),
        ("RLK_570t3", "RLK_570t2t1", "RLK_570t2"),
    ],
)
def test_a_concoction_mixes_with_the_one_in_the_hand(held: str, mixed: str, other: str) -> None:
    """U309:18626: the held one goes aside, as does the new one, which was never in the hand."""
    t = _table()
    first = t.hand(held)
    t.hand("CS2_029")
    t.answers(mixed)
    t.play("RLK_568")
    assert t.cards() == ["CS2_029", mixed]
    (mixture,) = (card for card in t.game.hand[1] if card.card_id == mixed)
    assert mixture.get(COPIED_FROM_ENTITY_ID) == first.id
    assert first.card is not None
    assert (first.zone, first.get(TRANSFORMED_FROM_CARD)) == (Zone.SETASIDE, first.card.dbf)
    aside = [e.card_id for e in t.game.entities.values() if e.zone == Zone.SETASIDE and e != first]
    assert other in aside


def test_what_is_mixed_mixes_no_more() -> None:
    t = _table()
    t.hand("RLK_570tt5")
    t.answers("RLK_570t5")
    t.play("RLK_568")
    assert t.cards() == ["RLK_570tt5", "RLK_570t5"]


def test_a_full_hand_takes_no_concoction() -> None:
    t = _table()
    t.minion("RLK_571")
    for _ in range(10):
        t.hand("CS2_029")
    t.answers()
    t.end_turn()
    assert t.cards().count("CS2_029") == 10


def test_a_full_hand_still_mixes() -> None:
    t = _table()
    t.minion("RLK_571")
    t.hand("RLK_570t4")
    for _ in range(9):
        t.hand("CS2_029")
    t.answers("RLK_570t4t3")
    t.end_turn()
    assert t.cards()[-1] == "RLK_570t4t3"


def test_a_vile_apothecary_brings_one_at_the_end_of_each_own_turn() -> None:
    t = _table()
    t.minion("RLK_571")
    t.deck("CS2_029", side=2)
    t.answers("RLK_570t1", 0)
    t.end_turn()
    assert t.cards(1) == ["RLK_570t1"]


@pytest.mark.parametrize("side", [1, 2])
def test_potionmaster_putricide_brings_one_for_every_dead_minion(side: int) -> None:
    t = _table()
    t.minion("RLK_572")
    t.answers("RLK_570t3")
    t.kill(t.minion(side=side))
    assert t.cards() == ["RLK_570t3"]


def test_a_ghoulish_alchemist_gives_the_next_concoction_away() -> None:
    t = _table()
    first, second = t.hand("RLK_570t5"), t.hand("RLK_570tt5")
    t.play("RLK_570")
    other = t.hand("CS2_029")
    assert [card.get(COST) for card in (first, second, other)] == [0, 0, 4]
    t.deck("CS2_029", "CS2_029")
    t.play(first)
    assert second.get(COST) == 3


@pytest.mark.parametrize("combo", [False, True])
def test_a_ghostly_strike_draws_as_a_combo(combo: bool) -> None:
    t = table("HERO_03", build=190416)
    t.deck(YETI, YETI)
    if combo:
        t.play("CS2_026")
    t.play("RLK_573", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (1, [YETI] * combo)


def test_a_noxious_infiltrator_poisons_once_an_undead_died() -> None:
    t = table("HERO_03", build=217964)
    foe = t.minion(side=2)
    assert t.refuses("RLK_529", foe)
    t.kill(t.minion("RLK_123"))
    t.play("RLK_529", foe)
    assert t.row(2) == []


def test_a_rotten_rodent_makes_deathrattles_of_the_deck_cheaper() -> None:
    t = table("HERO_03", build=217964)
    hoarder, yeti = t.deck("EX1_096", YETI)
    held = t.hand("EX1_096")
    t.play("RLK_216")
    assert [e.get(COST) for e in (hoarder, yeti, held)] == [1, 4, 2]


def test_a_jolly_roger_calls_a_pirate_after_each_attack() -> None:
    t = table("HERO_03", build=221908)
    t.minion("NX2_006")
    t.weapon("RLK_740")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["NX2_006", "NX2_006t"]


def test_a_shadow_of_demise_becomes_each_spell_i_cast() -> None:
    t = table("HERO_03", build=255790)
    shadow = t.hand("RLK_567")
    assert t.refuses(shadow)
    coin = t.play("GAME_005")
    assert shadow.card_id == "GAME_005"
    assert shadow.get(TRANSFORMED_FROM_CARD) == 86092
    assert shadow.get(LINKED_ENTITY) == coin.id
    assert shadow.get(LAST_AFFECTED_BY) == shadow.id
    t.play(YETI)
    assert shadow.card_id == "GAME_005"
    fireball = t.play("CS2_029", t.hero(2))
    assert shadow.card_id == "CS2_029"
    assert shadow.get(LINKED_ENTITY) == fireball.id
    t.play(shadow, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 12
    assert (shadow.get(TRANSFORMED_FROM_CARD), shadow.get(TAG_2638)) == (0, 1)
