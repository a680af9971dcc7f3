"""Kobolds & Catacombs: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COPIED_FROM_ENTITY_ID,
    DAMAGE,
    DIVINE_SHIELD,
    LAST_AFFECTED_BY,
    LIFESTEAL,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.oracle import Oracle, Question, Sequential
from hsreplay_sim.engine.state.game import Game
from table import YETI, stats, table


def test_psychic_scream_gives_every_minion_to_the_opponent() -> None:
    t = table("HERO_09")
    t.minion()
    t.minion("CS2_231", 2)
    t.play("LOOT_008")
    assert (t.row(1), t.row(2), t.game.deck[1]) == ([], [], [])
    assert sorted(e.card_id for e in t.game.deck[2]) == [YETI, "CS2_231"]


@pytest.mark.parametrize(("build", "noted"), [(31761, False), (66927, True)])
def test_psychic_scream_notes_itself_in_new_builds(build: int, noted: bool) -> None:
    t = table("HERO_09", build=build)
    yeti = t.minion(side=2)
    scream = t.play("LOOT_008")
    assert yeti.get(LAST_AFFECTED_BY) == (scream.id if noted else 0)


def test_twilights_call_brings_small_copies_of_deathrattle_minions() -> None:
    t = table("HERO_09")
    t.kill(t.minion("EX1_096"), t.minion("FP1_002"), t.minion(), t.minion("EX1_029", 2))
    t.deck(YETI)
    t.game.board[1][:] = []
    t.play("LOOT_187")
    assert sorted(t.row()) == ["EX1_096", "FP1_002"]
    assert [stats(e) for e in t.game.row(1)] == [(1, 1), (1, 1)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_unidentified_elixir_is_identified_as_it_is_drawn(number: int) -> None:
    t = table("HERO_09")
    t.deck("LOOT_278")
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(0, f"LOOT_278t{number}")
    t.end_turn()
    assert t.cards(1) == [f"LOOT_278t{number}"]


@pytest.mark.parametrize(
    ("card_id", "tag"),
    [("LOOT_278", 0), ("LOOT_278t1", LIFESTEAL), ("LOOT_278t2", DIVINE_SHIELD)],
)
def test_elixirs_strengthen_a_minion(card_id: str, tag: int) -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.play(card_id, yeti)
    assert stats(yeti) == (6, 7)
    assert not tag or yeti.get(tag) == 1


def test_elixir_of_shadows_leaves_a_small_copy() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.minion("CS2_231")
    t.play("LOOT_278t3", yeti)
    assert [stats(e) for e in t.game.row(1)] == [(6, 7), (1, 1), (1, 1)]
    assert t.row() == [YETI, YETI, "CS2_231"]


def test_elixir_of_hope_returns_the_minion() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.play("LOOT_278t4", yeti)
    assert stats(yeti) == (6, 7)
    t.kill(yeti)
    assert (t.cards(1), t.row()) == ([YETI], [])


@pytest.mark.parametrize(
    ("card_id", "count"), [("LOOT_507", 2), ("LOOT_507t", 3), ("LOOT_507t2", 4)]
)
def test_diamond_spellstones_resurrect_different_minions(card_id: str, count: int) -> None:
    t = table("HERO_09")
    t.kill(t.minion(), t.minion(), t.minion("CS2_231"), t.minion("CS2_168"), t.minion("CS2_172"))
    t.kill(t.minion("CS2_120", 2))
    t.play(card_id)
    assert len(t.row()) == len(set(t.row())) == count
    assert "CS2_120" not in t.row()


def test_diamond_spellstone_is_upgraded_by_four_spells() -> None:
    t = table("HERO_09")
    stone = t.hand("LOOT_507")
    for _ in range(3):
        t.play("GAME_005")
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_507", 3)
    t.play("GAME_005")
    assert (stone.card_id, stone.get(TAG_SCRIPT_DATA_NUM_1)) == ("LOOT_507t", 0)
    for _ in range(4):
        t.play("GAME_005")
    assert stone.card_id == "LOOT_507t2"


def test_psionic_probe_copies_a_spell_of_the_other_deck() -> None:
    t = table("HERO_09")
    t.deck(YETI, "CS2_029", "CS2_023", side=2)
    t.answers("CS2_023")
    t.play("LOOT_353")
    assert (t.cards(1), len(t.game.deck[2])) == (["CS2_023"], 3)


class _Affirms(Sequential):
    """Answers every question of yes or no by yes."""

    def number(self, game: Game, question: Question[int]) -> int:
        return question.options[-1]


@pytest.mark.parametrize(("oracle", "found"), [(Sequential(), []), (_Affirms(), [""])])
def test_a_psionic_probe_may_find_no_spell_among_cards_that_nobody_has_seen(
    oracle: Oracle, found: list[str]
) -> None:
    t = table()
    t.game.create("", 2, Zone.DECK)
    t.game.oracle = oracle
    t.play("LOOT_353")
    assert t.cards(1) == found


def test_a_psionic_probe_names_the_original() -> None:
    t = table(build=121569)
    (fireball,) = t.deck("CS2_029", side=2)
    t.play("LOOT_353")
    assert t.game.hand[1][0].get(COPIED_FROM_ENTITY_ID) == fireball.id


@pytest.mark.parametrize(("dragon", "dealt"), [(False, 0), (True, 3)])
def test_duskbreaker_burns_beside_a_dragon(dragon: bool, dealt: int) -> None:
    t = table("HERO_09")
    own, theirs = t.minion(), t.minion(side=2)
    if dragon:
        t.hand("EX1_043")
    breaker = t.play("LOOT_410")
    assert [e.get(DAMAGE) for e in (own, theirs, breaker)] == [dealt, dealt, 0]


def test_gilded_gargoyle_leaves_a_coin() -> None:
    t = table("HERO_09")
    t.kill(t.minion("LOOT_534"))
    assert t.cards(1) == ["GAME_005"]


def test_twilight_acolyte_swaps_attack_while_a_dragon_is_held() -> None:
    t = table()
    giant = t.minion("CS2_186", side=2)
    acolyte = t.play("LOOT_528")
    assert stats(acolyte) == (2, 4)
    t.hand("NEW1_030")
    other = t.play("LOOT_528", giant)
    assert (stats(other), stats(giant)) == ((7, 4), (2, 7))
