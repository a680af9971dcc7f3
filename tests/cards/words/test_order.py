"""The first, the last, the least and the most of a selection; what of the target is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, HEALTH
from hsreplay_sim.cards.words import (
    FRIENDLY_HAND,
    FRIENDLY_MINIONS,
    IT_DIES,
    IT_SURVIVES,
    MINION,
    TARGET,
    N,
    atk_is,
    damage,
    destroy,
    draw_from,
    give,
    health_at_least,
    health_is,
    highest,
    leftmost,
    lowest,
    random,
    rightmost,
    summon,
    when,
)
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import FRIENDLY_DECK, Selector
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.text import Frame
from table import ScriptedOracle, Table, table
from texts import spell

WISP, YETI, OGRE = "CS2_231", "CS2_182", "CS2_200"


def named(t: Table, selector: Selector) -> list[str]:
    return [each.card_id for each in selector.of(t.game, t.hero(1), Frame())]


@pytest.mark.parametrize(
    ("selector", "found"),
    [
        (leftmost(FRIENDLY_MINIONS), [YETI]),
        (rightmost(FRIENDLY_MINIONS), [OGRE]),
        (lowest(FRIENDLY_MINIONS, ATK), [WISP]),
        (highest(FRIENDLY_MINIONS, COST), [OGRE]),
        (highest(FRIENDLY_MINIONS, HEALTH), [YETI]),
        (FRIENDLY_MINIONS & atk_is(4), [YETI]),
        (FRIENDLY_MINIONS & health_is(1), [WISP]),
        (FRIENDLY_MINIONS & health_at_least(2), [YETI, OGRE]),
    ],
)
def test_a_rank_is_told_by_place_or_number(selector: Selector, found: list[str]) -> None:
    t = table()
    for card_id in (YETI, WISP, OGRE):
        t.minion(card_id)
    t.at(1, -1).tags[DAMAGE] = 3  # the Ogre has 4 of 7 Health left
    assert named(t, selector) == found


def test_a_tie_is_all_of_them_and_chance_takes_one() -> None:
    t = table()
    wisps = t.minion(WISP), t.minion(WISP)
    t.minion()
    assert lowest(FRIENDLY_MINIONS, COST).of(t.game, t.hero(1), Frame()) == list(wisps)
    t.answers(wisps[1])
    t.play(spell(t, destroy(random(lowest(FRIENDLY_MINIONS, COST)))))
    assert t.row() == [WISP, YETI]


@pytest.mark.parametrize(("rank", "dying"), [(lowest, WISP), (highest, OGRE)])
def test_the_doomed_have_no_rank(rank: Callable[[Selector, int], Selector], dying: str) -> None:
    t = table()
    for card_id in (YETI, WISP, OGRE):
        t.minion(card_id)
    doomed = next(e for e in t.game.board[1] if e.card_id == dying)
    doomed.tags[DAMAGE] = doomed.tags[HEALTH]
    assert dying not in named(t, rank(FRIENDLY_MINIONS, ATK))
    assert len(named(t, rank(FRIENDLY_MINIONS, ATK))) == 1


@pytest.mark.parametrize("rank", [lowest, highest])
def test_a_hidden_card_may_be_of_a_better_rank_than_all_that_are_seen(
    rank: Callable[[Selector, int], Selector],
) -> None:
    t = table()
    t.hand(YETI)
    seen, hidden = t.hand(WISP if rank is lowest else OGRE), t.hand(YETI)
    t.game.become(hidden, "")
    assert rank(FRIENDLY_HAND, COST).of(t.game, t.hero(1), Frame()) == [seen, hidden]


def test_an_empty_selection_has_no_lowest() -> None:
    assert named(table(), lowest(FRIENDLY_HAND, COST)) == []


def test_the_dearest_card_of_the_deck_is_drawn() -> None:
    t = table()
    t.deck(WISP, OGRE, YETI)
    t.play(spell(t, draw_from(highest(FRIENDLY_DECK, COST))))
    assert t.cards() == [OGRE]


@pytest.mark.parametrize(("hit", "row"), [(4, [YETI]), (5, [WISP])])
def test_a_text_asks_whether_its_target_dies(hit: int, row: list[str]) -> None:
    t = table()
    text: Do = damage(TARGET, N - N + hit) >> when(IT_DIES, summon(WISP))
    t.play(spell(t, text, aimed=True), t.minion())
    assert t.row() == row


@pytest.mark.parametrize(("hit", "row"), [(4, [YETI, WISP]), (5, [])])
def test_a_text_asks_whether_its_target_survives(hit: int, row: list[str]) -> None:
    t = table()
    text: Do = damage(TARGET, N - N + hit) >> when(IT_SURVIVES, summon(WISP))
    t.play(spell(t, text, aimed=True), t.minion())
    assert t.row() == row


@pytest.mark.parametrize(("known", "asked"), [((), Purpose.UNSEEN), ((YETI,), Purpose.TARGET)])
def test_a_hidden_card_may_be_the_one_that_gets_an_enchantment(
    known: tuple[str, ...], asked: Purpose
) -> None:
    """U099:1850: which of the cards it is nobody is told, only that there is an enchantment."""
    t = table()
    hidden = [t.game.create("", 1, Zone.HAND) for _ in range(2)]
    for card_id in known:
        t.hand(card_id)
    t.answers(*[0] * 3)
    t.play(spell(t, give(random(FRIENDLY_HAND & MINION), "CFM_853e")))
    assert isinstance(t.oracle, ScriptedOracle)
    assert t.oracle.asked[0] is asked
    assert not any(card.attached for card in hidden)
    t.answers()
