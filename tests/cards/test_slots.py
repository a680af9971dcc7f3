"""A slot is declared once: class, script and page agree on it."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.base.tags import TAUNT
from hsreplay_sim.cards.compile import compile_card
from hsreplay_sim.cards.slots import OF_CARD, OF_ENCHANTMENT, READERS, SLOTS, table
from hsreplay_sim.cards.words.effects import draw
from hsreplay_sim.cards.words.selectors import MINIONS
from hsreplay_sim.cards.words.triggers import silently, turn_end
from hsreplay_sim.engine.text import EMPTY, GROUPS, SILENT, Deltas, Script

COMPOSED = {"card_id", "triggers", "deltas", "unsure_cost", "unsure_atk", "lights"}
"""Fields of a script that no single slot fills."""


def test_every_field_of_a_script_is_filled_by_a_slot_or_composed() -> None:
    filled = {slot.field for slot in OF_CARD.values()}
    assert {each.name for each in fields(Script)} == filled | COMPOSED
    assert {each.name for each in fields(Deltas)} == {s.field for s in OF_ENCHANTMENT.values()}


def test_every_way_of_reading_is_used() -> None:
    types = {str(each.type) for owner in (Script, Deltas) for each in fields(owner)}
    assert set(READERS) <= types


def test_every_slot_says_what_it_is_in_one_group() -> None:
    assert {group for group, _ in table()} == set(GROUPS)
    told = [slot for _, slots in table() for slot in slots]
    assert {slot.name for slot in told} == SLOTS
    assert all(slot.says and not slot.says.endswith(".") for slot in told)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        pytest.param("action", 3, "slot action of X holds int, not Do", id="no-operation"),
        pytest.param("events", draw(), "slot events of X holds Do, not Trigger", id="no-trigger"),
        pytest.param("targets", "MINIONS", "slot targets of X holds str", id="no-selector"),
        pytest.param("summons", 1, "slot summons of X holds int, not bool", id="no-flag"),
        pytest.param("cost", "2", "slot cost of X holds str, not Value or int", id="no-number"),
        pytest.param("reword", draw(), "X has unknown slots: reword", id="unknown"),
    ],
)
def test_a_slot_that_holds_something_else_is_named(name: str, value: object, says: str) -> None:
    with pytest.raises(InternalError, match=re.escape(says)):
        compile_card(type("X", (), {name: value}), enchantment=False)


def test_an_enchantment_gives_its_stats_to_its_host() -> None:
    script = compile_card(type("X", (), {"atk": 2, "keywords": (TAUNT,)}), enchantment=True)
    assert script.deltas is not None
    assert script.deltas.tags == ((TAUNT, 1),)
    assert (script.atk, script.keywords) == (None, ())


def test_a_card_keeps_its_stats_to_itself() -> None:
    script = compile_card(type("X", (), {"atk": 2}), enchantment=False)
    assert script.deltas is None
    assert script.atk is not None


def test_listeners_stand_in_one_order_whatever_the_class_says_first() -> None:
    written = {"in_hand": turn_end(draw()), "events": turn_end(draw())}
    one = compile_card(type("X", (), written), enchantment=False)
    other = compile_card(type("X", (), dict(reversed(written.items()))), enchantment=False)
    assert [t.zone for t in one.triggers] == [t.zone for t in other.triggers] == [1, 3]


def test_an_empty_class_is_an_empty_script() -> None:
    assert compile_card(type("", (), {}), enchantment=False) == EMPTY


def test_a_plain_selector_may_go_without_a_target() -> None:
    script = compile_card(type("X", (), {"targets": MINIONS}), enchantment=False)
    assert script.targets is not None
    assert script.targets.optional


@pytest.mark.parametrize("slot", ["events", "in_hand", "in_deck", "quest"])
def test_a_listener_without_a_block_stays_so_in_every_zone(slot: str) -> None:
    script = compile_card(type("X", (), {slot: silently(turn_end(draw()))}), enchantment=False)
    assert [each.keyword for each in script.triggers] == [SILENT]
