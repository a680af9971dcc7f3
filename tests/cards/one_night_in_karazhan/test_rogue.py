"""One Night in Karazhan: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from table import table


@pytest.mark.parametrize(("build", "card_id"), [(54613, "CS2_108"), (185749, "CS2_029")])
def test_swashburglar_steals_a_class_card(build: int, card_id: str) -> None:
    t = table("HERO_03", "HERO_01", build=build)
    t.answers(card_id)
    t.play("KAR_069")
    assert t.cards() == [card_id]


def test_deadly_fork_leaves_a_fork() -> None:
    t = table()
    t.kill(t.minion("KAR_094"))
    assert t.cards() == ["KAR_094a"]


def test_ethereal_peddler_makes_cards_of_other_classes_cheaper() -> None:
    t = table("HERO_03")
    fireball, own, neutral = t.hand("CS2_029"), t.hand("EX1_124"), t.hand("CS2_182")
    t.play("KAR_070")
    assert [card.get(COST) for card in (fireball, own, neutral)] == [2, 2, 4]


def test_ethereal_peddler_of_old_knows_the_class_of_rogues_alone() -> None:
    t = table("HERO_09", build=15590)
    smite, stab, neutral = t.hand("CS1_130"), t.hand("CS2_072"), t.hand("CS2_182")
    t.play("KAR_070")
    assert [card.get(COST) for card in (smite, stab, neutral)] == [0, 0, 4]
