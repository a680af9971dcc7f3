"""Cards whose text has two readings: what docs/tables/RULES.md says is in force."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, DAMAGE, EXHAUSTED, HEALTH
from hsreplay_sim.engine.rules.deaths import settle
from table import stats, table


def test_ragnaros_keeps_the_armour_of_the_hero_that_he_replaces() -> None:
    t = table()
    t.hero(1).tags[ARMOR] = 5
    t.kill(t.minion("BRM_027"))
    hero = t.hero(1)
    assert [hero.get(tag) for tag in (HEALTH, DAMAGE, ARMOR)] == [8, 0, 5]
    assert t.power().get(EXHAUSTED) == 0


def test_a_count_of_nothing_is_attached_all_the_same() -> None:
    for card_id, enchantment in (("CS2_226", "CS2_226e"), ("EX1_043", "EX1_043e")):
        played = table().play(card_id)
        assert [each.card_id for each in played.attached] == [enchantment]


def test_humility_leaves_what_the_own_text_gives() -> None:
    t = table()
    berserker = t.minion("EX1_393")
    berserker.tags[DAMAGE] = 1
    t.game.touch(berserker)
    t.game.auras_dirty = True
    settle(t.game)
    t.play("EX1_360", berserker)
    assert stats(berserker) == (4, 2)


def test_feign_death_triggers_none_that_it_has_summoned() -> None:
    t = table()
    t.minion("EX1_556")
    t.play("GVG_026")
    assert t.row() == ["EX1_556", "skele21"]


def test_two_timber_wolves_help_each_other_and_not_themselves() -> None:
    t = table()
    wolves = t.minion("DS1_175"), t.minion("DS1_175")
    assert [stats(each) for each in wolves] == [(2, 1), (2, 1)]
