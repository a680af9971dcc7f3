"""Where the copies stand that a text summons: every class that summons one, with minions around.

A spell or hero power puts them to the right of the original: 19 of 19 copies in the middle of a row
(LOOT_064, LOOT_064t1: U092a:11800; ULDA_014d: U195:4644; CATA_306: U567:8684). A minion that
summons several copies of itself has them on both sides (CFM_668: U073; TIME_059: U422:13744).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.state.entities import Entity
from reading.trees import source_of
from table import Table, table

STORE = CardStore.open()
BUILDS = (54613, 126451, 255790)
NEWEST = 255790
ROW = ("CS2_182", "CS2_171", "CS2_065", "CS2_122")
"""A Yeti, a Beast, a Demon, and one with an aura, from left to right."""
NEEDED = {
    "BE_734": "the end of the turn",
    "TSC_609": "three spells cast",
    "DRG_019": "two Invokes",
    "WW_822": "Dragons held",
    "CAP_400t2t": "a draw, and then for the other player",
}
"""Card id of a text that does nothing on a table → what it lacks."""
NOT_AIMED_HERE = {
    "BT_203": "a Secret",
    "TRL_400": "a Secret",
    "MIS_714": "it copies an enemy, which goes to the right end: U363:20992",
    "VAC_417": "it copies an enemy, which goes to the right end: U363:20992",
    "TOY_603": "a Mech, which attacks and dies at once",
    "YOG_513": "an Undead, for Corpses",
    "SC_757": "a Protoss minion",
    "ULDA_014d": "not played from a hand",
}
"""Spell → why it copies no friendly minion of the row."""


def copying(role: str) -> Iterator[str]:
    """The cards whose text summons copies of `role`, SELF or TARGET."""
    for name, definition in classes().items():
        for node in ast.walk(source_of(definition)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "summon_copy":
                several = len(node.args) > 1 or bool(node.keywords)
                if getattr(node.args[0], "id", "") == role and (role == "TARGET" or several):
                    yield name


def with_row(build: int, card_id: str) -> tuple[Table, list[Entity], Entity]:
    """A row of friendly minions, and the card in hand."""
    t = table(build=build)
    row = [t.minion(each) for each in ROW]
    return t, row, t.hand(card_id)


def builds_of(card_id: str) -> Iterator[int]:
    return (build for build in BUILDS if STORE.at(build).get(card_id) is not None)


SPELLS = sorted(
    {
        name
        for name in copying("TARGET")
        for build in builds_of(name)
        if (card := STORE.at(build).get(name)) is not None and card.type == CardType.SPELL
    }
)


@pytest.mark.parametrize("card_id", SPELLS)
def test_the_copies_of_a_spell_stand_to_the_right_of_the_original(card_id: str) -> None:
    played = 0
    for build in builds_of(card_id):
        t, row, spell = with_row(build, card_id)
        for original in row[:-1]:
            if is_legal(t.game, spell, original):
                before = t.game.row(1)
                t.play(spell, original)
                after = t.game.row(1)
                made = [each for each in after if each not in before]
                place = before.index(original) + 1
                assert after[place : place + len(made)] == made
                played += 1
                break
    assert bool(played) != (card_id in NOT_AIMED_HERE)


@pytest.mark.parametrize("card_id", sorted({*copying("SELF")} - set(NEEDED)))
def test_several_copies_of_a_minion_stand_on_both_sides_of_it(card_id: str) -> None:
    for build in builds_of(card_id):
        t, _, body = with_row(build, card_id)
        t.play(body, position=3)
        ids = t.row()
        first, last = ids.index(card_id), len(ids) - 1 - ids[::-1].index(card_id)
        assert set(ids[first : last + 1]) == {card_id}
        assert first < t.game.row(1).index(body) < last
