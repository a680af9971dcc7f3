"""The twists of Tombs of Terror; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ATK,
    ENCHANTMENT_BANNER_TEXT,
    SCORE_VALUE_2,
    TAG_SCRIPT_DATA_NUM_1,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_eternal_tomb_counts_the_own_dead_one_by_one() -> None:
    t = table(build=36393)
    tomb = t.minion("ULDA_804t")
    tomb.tags[ENCHANTMENT_BANNER_TEXT] = 78
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    counted = [TAG_SCRIPT_DATA_NUM_1, SCORE_VALUE_2, ENCHANTMENT_BANNER_TEXT, UNTOUCHABLE]
    assert [tomb.get(tag) for tag in counted] == [2, 2, 76, 1]


def test_surprise_murlocs_summons_as_many_as_chance_says() -> None:
    t = table(build=33717)
    (surprise,) = t.deck("ULDA_801t")
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(surprise, 2, "CS2_168", "EX1_506")
    t.end_turn()
    assert (t.row(), t.cards()) == (["CS2_168", "EX1_506"], [])


def test_wrath_strengthens_what_is_hurt_on_either_side() -> None:
    t = table(build=39282)
    attach(t.game, t.hero(1), t.game.owner(1), "ULDA_803e")
    own, theirs, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.attack(own, theirs)
    assert [each.get(ATK) for each in (own, theirs, other)] == [5, 5, 4]
    assert [each.card_id for each in own.attached] == ["ULDA_803e2"]
    t.play("ULDA_803d")
    assert [each.get(ATK) for each in (own, theirs, other)] == [5, 5, 4]
