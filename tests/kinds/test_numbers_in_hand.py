"""Spells that show a number in the hand: cast by a text, out of no hand, they have it too."""

from __future__ import annotations

import inspect

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import DAMAGE
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.cards.words import cast_random, given
from hsreplay_sim.engine.text import Frame
from table import Table, table

NEWEST = CardStore.open().builds[-1]
LURKER = "CS2_186"


def cast(t: Table, name: str) -> None:
    """A minion of mine casts the spell."""
    cast_random(given(name), 1).run(t.game, t.at(1, 0), Frame())


def test_no_spell_reads_what_only_a_hand_writes() -> None:
    cards = CardStore.open().at(NEWEST)
    found = []
    for name, definition in classes().items():
        card = cards.get(name)
        if card is None or card.type != CardType.SPELL or not hasattr(definition, "hand_number"):
            continue
        if "DATA1" in inspect.getsource(definition):
            found.append(name)
    assert not found


def test_decimation_counts_the_minions() -> None:
    t = table("HERO_01", build=NEWEST)
    mine, foe = t.minion(LURKER), t.minion(LURKER, side=2)
    cast(t, "CATA_581")
    assert [mine.get(DAMAGE), foe.get(DAMAGE)] == [3, 3]


def test_starsurge_counts_the_dead() -> None:
    t = table(build=NEWEST)
    mine = t.minion(LURKER)
    t.kill(t.minion(), t.minion())
    cast(t, "EDR_941")
    assert mine.get(DAMAGE) == 3


def test_charged_call_counts_overload_cards() -> None:
    t = table("HERO_02", build=NEWEST)
    t.minion(LURKER)
    for _ in range(2):
        t.play("EX1_238", t.hero(2))
    cast(t, "SW_035")
    assert [e.card.cost for e in t.game.row(1) if e.card and e.card_id != LURKER] == [3]
