"""Spell Damage raises every number that a spell marks with $, and no other but for a reason.

Damage that is counted, "equal to its Attack", is raised, too: so the server does. A number without
a mark is dealt as it is if the data say ImmuneToSpellpower; all but four cards have that tag.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from hsreplay_sim.base.enums import CardClass, CardType, Meta
from hsreplay_sim.base.stream import META
from hsreplay_sim.base.tags import CURRENT_SPELLPOWER, DAMAGE, HEALTH
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.state.entities import Entity
from table import Table, registry, table

BUILD = 255790
STEP = 29
"""Every so many spells are played by the sample."""
HEROES = {
    CardClass.DRUID: "HERO_06",
    CardClass.HUNTER: "HERO_05",
    CardClass.PALADIN: "HERO_04",
    CardClass.PRIEST: "HERO_09",
    CardClass.ROGUE: "HERO_03",
    CardClass.SHAMAN: "HERO_02",
    CardClass.WARLOCK: "HERO_07",
    CardClass.WARRIOR: "HERO_01",
    CardClass.DEMONHUNTER: "HERO_10",
}
COUNTED = re.compile(r"equal to|that much|for each|Attack damage|Fatigue damage|at random targets")
"""What a text says of damage that it does not print as a number."""
UNTAGGED = "the data have no ImmuneToSpellpower, by which the server goes (D-427)"
OTHERWISE = {
    "REV_365": "the spells that it casts print a $",
    "BE_013t1": "its number is split, and so it is raised once",
    "BE_013t6": UNTAGGED,
    "BE_559": UNTAGGED,
    "BE_778": "the abilities that it triggers are cast as spells",
    "DRG_099t1": UNTAGGED,
    "EX1_166a": UNTAGGED,
    "ONY_018t2": UNTAGGED,
    "TTN_800t": UNTAGGED,
    **dict.fromkeys(("BAR_079t13", "BAR_079t13b", "BAR_079t13c"), "a Golem's Battlecry, no spell"),
}
"""Spells that print no $, deal no counted damage and yet deal more → why."""


@cache
def spells() -> tuple[str, ...]:
    """The spells of the newest build that have a class of their own."""
    found = ((name, CardStore.open().at(BUILD).get(name)) for name in classes())
    return tuple(
        sorted(
            name
            for name, card in found
            if card is not None
            and card.type == CardType.SPELL
            and registry().find(card, name) is not None
        )
    )


def ways(t: Table, card: Entity) -> Iterator[tuple[Entity | None, int]]:
    """The legal targets and options of a card, enemies first."""
    board = t.game.board
    for option in (-1, 0, 1):
        for aim in (*board[2], *board[1], t.hero(2), t.hero(1), None):
            if is_legal(t.game, card, aim, option):
                yield aim, option


def effects(card: Card, power: int) -> tuple[int, int] | None:
    """The damage dealt and the Health restored by a spell; None if it cannot be played."""
    t = table(HEROES.get(card.card_class, "HERO_08"), build=BUILD)
    for side in (1, 2):
        for each in ("CS2_182", "CS2_172", "CS2_121"):
            t.minion(each, side)
        t.deck(*["CS2_182"] * 6, side=side)
        for body in (*t.game.board[side], t.hero(side)):
            body.tags |= {HEALTH: 400, DAMAGE: 100}
    t.game.untagged.player_residues[1, CURRENT_SPELLPOWER] = power
    found = t.hand(card.id)
    way = next(ways(t, found), None)
    if way is None:
        return None
    since = len(t.game.out)
    t.play(found, *way)
    told = [(p[2], p[3][0]) for p in t.game.out[since:] if p[0] == META]
    return tuple(sum(n for kind, n in told if kind == each) for each in (Meta.DAMAGE, Meta.HEALING))


def wrongs(card_id: str) -> Iterator[str]:
    """What a spell does otherwise with Spell Damage than its text says."""
    card = CardStore.open().at(BUILD).get(card_id)
    assert card is not None
    bare, raised = effects(card, 0), effects(card, 2)
    if bare is None or raised is None:
        return
    if "$" in card.text and bare[0] and raised[0] <= bare[0]:
        yield "prints a $ and deals no more"
    counts = card_id in OTHERWISE or COUNTED.search(card.text)
    if "$" not in card.text and raised[0] != bare[0] and not counts:
        yield "prints no $ and deals more"
    if raised[1] != bare[1] and "<b>Lifesteal" not in card.text:
        yield "restores more Health"


def judged(ids: tuple[str, ...]) -> dict[str, list[str]]:
    return {each: found for each in ids if (found := list(wrongs(each)))}


def test_every_spell_of_a_sample_is_raised_as_its_text_marks_it() -> None:
    assert judged(spells()[::STEP]) == {}


@pytest.mark.proof
def test_every_spell_is_raised_as_its_text_marks_it() -> None:
    """Plays 1,900 spells twice."""
    assert judged(spells()) == {}


@pytest.mark.parametrize(
    ("card_id", "build", "dealt"),
    [
        ("DRG_099t1", 37060, 5),
        ("CS2_029", BUILD, 8),
    ],
)
def test_a_number_without_a_mark_is_dealt_as_it_is_where_the_data_say_so(
    card_id: str, build: int, dealt: int
) -> None:
    t = table(build=build)
    t.minion("BOT_604")
    t.deck("CS2_182", "CS2_182")
    mine, foe = t.hero(1), t.hero(2)
    card = t.hand(card_id)
    t.play(card, *next(((a, o) for a, o in ways(t, card) if a in (foe, None)), (None, -1)))
    assert foe.get(DAMAGE) + mine.get(DAMAGE) == dealt
