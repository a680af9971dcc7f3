"""Events that texts of the newest sets wait for, and quests that repeat."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
)
from table import YETI, stats, table

LATE = 255790
MURLOC = "CS2_168"


def test_discovered_is_told_once_even_of_what_finds_the_hand_full() -> None:
    t = table(build=LATE)
    quest = t.play("TLC_460")
    for _ in range(9):
        t.hand(YETI)
    t.play("TLC_334")
    t.play("TLC_334")
    assert (quest.get(QUEST_PROGRESS), len(t.cards())) == (2, 10)


def test_discovered_is_not_told_of_a_look_at_the_enemy_deck() -> None:
    t = table(build=LATE)
    quest = t.play("TLC_460")
    t.deck(YETI, side=2)
    t.play("TLC_521")
    assert quest.get(QUEST_PROGRESS) == 0


def test_discovered_is_told_of_a_spell_that_is_taught() -> None:
    t = table(build=LATE)
    quest = t.play("TLC_460")
    t.play("TSC_052")
    assert (quest.get(QUEST_PROGRESS), t.cards()) == (1, ["TSC_052t"])


def test_discovered_is_told_of_a_part_that_discovers() -> None:
    t = table(build=LATE)
    quest = t.play("TLC_460")
    t.play("LOE_115", option=0)
    assert quest.get(QUEST_PROGRESS) == 1


def test_deck_shuffled_is_told_once_for_each_text() -> None:
    t = table("HERO_03", build=LATE)
    quest = t.play("TLC_513")
    t.play("TLC_518")
    assert (quest.get(QUEST_PROGRESS), len(t.game.deck[1])) == (1, 3)
    t.hand(YETI)
    t.play("DINO_408")  # a card of the hand
    assert (quest.get(QUEST_PROGRESS), len(t.game.deck[1])) == (2, 4)


@pytest.mark.parametrize(("held", "spent"), [(4, 0), (5, 5), (9, 5)])
def test_corpses_spent_tells_how_many(held: int, spent: int) -> None:
    t = table("HERO_11", build=LATE)
    quest = t.play("TLC_433")
    t.game.owner(1).tags[CORPSES] = held
    t.play("TLC_434")
    assert quest.get(QUEST_PROGRESS) == spent


def test_corpses_spent_is_told_of_a_card_that_costs_corpses() -> None:
    t = table("HERO_11", build=LATE)
    quest = t.play("TLC_433")
    t.game.owner(1).tags[CORPSES] = 20
    t.play("TLC_436")
    assert quest.get(QUEST_PROGRESS) == 5


def test_stats_gained_is_told_once_of_attack_and_health_together() -> None:
    t = table("HERO_04", build=LATE)
    champion = t.minion("JAIL_330")
    had = stats(champion)
    t.play("CS2_092", champion)
    assert stats(champion) == (had[0] + 5, had[1] + 5)  # +4/+4 and an extra +1/+1
    t.play("TLC_813", champion)  # Health alone
    assert stats(champion) == (had[0] + 6, had[1] + 8)


def test_stats_gained_is_not_told_of_a_loss() -> None:
    t = table("HERO_04", "HERO_09", build=LATE)
    champion = t.minion("JAIL_330")
    had = stats(champion)
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("TLC_813", champion)
    assert stats(champion) == (had[0], had[1] - 2)


def test_a_repeatable_quest_stays_and_asks_for_as_much_again() -> None:
    t = table("HERO_04", build=LATE)
    quest = t.play("TLC_426")
    for done in range(1, 13):
        murloc = t.minion(MURLOC)
        assert quest.get(QUEST_PROGRESS) == done
        assert quest.get(QUEST_PROGRESS_TOTAL) == 6 * (1 + done // 6)
        assert stats(murloc) == (2 + (done > 6), 1 + (done > 6))
        t.kill(murloc)
    assert quest.zone == Zone.SECRET
