"""Reign of the Black Empire: what a Fetid Devourer becomes."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, COST_BLOOD, COST_FROST, COST_UNHOLY
from hsreplay_sim.cards.sets.reign_of_the_black_empire.fetid_devourer import FORMS
from table import YETI, table

BUILD = 255790
SUMMONED = {3: "EX1_507", 6: "EX1_067", 9: "EX1_543"}
GREAT = "CS2_186"
# What each form destroys, draws, and the Cost of the two that it summons.
ACTS = {
    "BE_781t1": (1, 1, 3), "BE_781t2": (1, 0, 0), "BE_781t3": (2, 0, 0), "BE_781t4": (3, 0, 0),
    "BE_781t5": (0, 1, 0), "BE_781t6": (0, 2, 0), "BE_781t7": (0, 3, 0), "BE_781t8": (0, 0, 3),
    "BE_781t9": (0, 0, 6), "BE_781t10": (0, 0, 9), "BE_781t11": (1, 1, 0), "BE_781t12": (1, 0, 3),
    "BE_781t13": (2, 1, 0), "BE_781t14": (2, 0, 3), "BE_781t15": (1, 2, 0), "BE_781t16": (1, 0, 6),
    "BE_781t17": (0, 1, 3), "BE_781t18": (0, 2, 3), "BE_781t19": (0, 1, 6),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_a_form_destroys_draws_and_summons(form: str) -> None:
    destroyed, drawn, cost = ACTS[form]
    t = table("HERO_11", build=BUILD)
    enemies = [t.minion(side=2) for _ in range(4)]
    t.deck(*[GREAT] * 4)
    aimed = destroyed == 1
    picks = enemies[3 : 3 - destroyed : -1] if destroyed > 1 else []
    t.answers(*picks, *[0] * drawn, *([SUMMONED[cost]] * 2 if cost else []))
    t.play(form, enemies[2] if aimed else None)
    assert len(t.row(2)) == 4 - destroyed
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [(GREAT, 4)] * drawn
    assert sorted(t.row()) == sorted([form, *([SUMMONED[cost]] * 2 if cost else [])])


@pytest.mark.parametrize("form", FORMS)
def test_a_form_grows_until_it_has_three_runes(form: str) -> None:
    t = table("HERO_11", build=BUILD)
    card = t.hand(form)
    runes = sum(card.get(rune) for rune in (COST_BLOOD, COST_FROST, COST_UNHOLY))
    t.play("BE_325", t.minion(side=2))
    assert (card.card_id == form) == (runes == 3)
    assert YETI not in FORMS
