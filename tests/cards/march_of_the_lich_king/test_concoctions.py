"""March of the Lich King: Concoctions; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, ENTITY_ID
from table import Table, table

STOLEN = "CS2_029"
"""Fireball: a card of another class than a Rogue's, of 4."""
CALLED = "CS2_127"
"""A minion that costs 3."""


def _table() -> Table:
    t = table("HERO_03", build=193541)
    t.deck(*["CS2_182"] * 5)
    return t


@pytest.mark.parametrize(("card_id", "summons"), [("RLK_570t1", 1), ("RLK_570t1t4", 2)])
def test_slimy_ones_summon_minions_that_cost_3(card_id: str, summons: int) -> None:
    t = _table()
    t.answers(*[CALLED] * summons)
    t.play(card_id)
    assert [e.get(COST) for e in t.game.board[1]] == [3] * summons


def test_a_slimy_one_wants_a_free_place() -> None:
    t = _table()
    t.fill(1)
    assert t.refuses("RLK_570t1")
    assert t.refuses("RLK_570t1t4")


@pytest.mark.parametrize(("card_id", "dies"), [("RLK_570t2", 1), ("RLK_570t2t2", 2)])
def test_dreadful_ones_destroy_enemy_minions(card_id: str, dies: int) -> None:
    t = _table()
    t.minion()
    for _ in range(3):
        t.minion(side=2)
    t.answers(*[1] * dies)
    t.play(card_id)
    assert (len(t.game.board[1]), len(t.game.board[2])) == (1, 3 - dies)


@pytest.mark.parametrize(("card_id", "damage"), [("RLK_570t3", 3), ("RLK_570t3t", 6)])
def test_bubbling_ones_deal_damage(card_id: str, damage: int) -> None:
    t = _table()
    t.play(card_id, t.hero(2))
    assert t.hero(2).get(DAMAGE) == damage


@pytest.mark.parametrize(("card_id", "cards"), [("RLK_570t4", 1), ("RLK_570t4t3", 2)])
def test_hazy_ones_bring_cheap_cards_of_other_classes(card_id: str, cards: int) -> None:
    t = _table()
    t.answers(*[STOLEN] * cards)
    t.play(card_id)
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [(STOLEN, 1)] * cards
    assert all(e.attached[0].card_id == "RLK_570e3" for e in t.game.hand[1])


@pytest.mark.parametrize(("card_id", "cards"), [("RLK_570t5", 2), ("RLK_570tt5", 4)])
def test_gleaming_ones_draw(card_id: str, cards: int) -> None:
    t = _table()
    t.play(card_id)
    assert len(t.game.hand[1]) == cards


@pytest.mark.parametrize(
    ("card_id", "answers", "drawn"),
    [
        ("RLK_570t1t1", (CALLED, STOLEN), 0),
        ("RLK_570t1t2", (CALLED, 1), 0),
        ("RLK_570t4t1", (STOLEN, 1), 0),
        ("RLK_570tt1", (0, 0, CALLED), 2),
        ("RLK_570tt3", (0, 0, STOLEN), 2),
        ("RLK_570tt4", (0, 0, 1), 2),
    ],
)
def test_a_mixture_does_what_both_say(
    card_id: str, answers: tuple[int | str, ...], drawn: int
) -> None:
    t = _table()
    enemies = t.minion(side=2), t.minion(side=2)
    t.answers(*answers)
    t.play(card_id)
    assert [e.card_id for e in t.game.board[1]] == ([CALLED] if CALLED in answers else [])
    assert t.cards().count(STOLEN) == answers.count(STOLEN)
    assert t.cards().count("CS2_182") == drawn
    assert [e.get(ENTITY_ID) for e in t.game.board[2]] == [
        e.id for e in (enemies[:1] if 1 in answers else enemies)
    ]


@pytest.mark.parametrize(
    ("card_id", "answers", "drawn"),
    [
        ("RLK_570t1t3", (CALLED,), 0),
        ("RLK_570t2t1", (1,), 0),
        ("RLK_570t4t2", (STOLEN,), 0),
        ("RLK_570tt2", (0, 0), 2),
    ],
)
def test_a_mixture_with_a_bubbling_one_deals_3_as_well(
    card_id: str, answers: tuple[int | str, ...], drawn: int
) -> None:
    t = _table()
    enemies = t.minion(side=2), t.minion(side=2)
    t.answers(*answers)
    t.play(card_id, enemies[0])
    assert enemies[0].get(DAMAGE) == 3
    assert [e.card_id for e in t.game.board[1]] == ([CALLED] if CALLED in answers else [])
    assert t.cards().count(STOLEN) == answers.count(STOLEN)
    assert t.cards().count("CS2_182") == drawn
    assert len(t.game.board[2]) == (1 if 1 in answers else 2)
