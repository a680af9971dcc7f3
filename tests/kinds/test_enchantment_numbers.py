"""An enchantment changes stats and Cost by numbers that the text of its card says.

Cards and their enchantments are rewritten apart, and several printings share one enchantment; where
the numbers differ, those of the card are what its player reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cards.test_every_class import attached_by
from hsreplay_sim.base.tags import COST
from hsreplay_sim.carddb.history import decode
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.registry import classes
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from table import registry, stats, table

STORE = CardStore.open()
STEP = 19
"""Every so many classes are played by the sample."""
HELD = ("EX1_563", "CS2_032", "CS2_112")
"""A dear minion, spell and weapon."""
EXCEPTIONS = {
    "WON_142e": "of Battlegrounds' printing, which has another number",
    "JAIL_313e": "the original Cost is kept, whatever that of the new spell",
    "BAR_041e2": "+1/+1 and the extra +1/+1 in one",
    "SC_021e": "+1 and the extra +1/+1 in one",
    "RLK_707e2": '"give them +3 instead"',
    "CS2_017o": "extra Attack of hero powers, given with its number",
    "SW_322e": '"Costs (2) less", where the quest says "to (0)": the same of a Hero Power at (2)',
    "LOOT_998le": "of three in the text's class, this one is for the other number",
    "GBL_001e": "of three in the text's class, this one is for the other number",
    "GBL_002e": "of two in the text's class, this one is for the other number",
    "GBL_004e": "of two in the text's class, this one is for the other number",
}
"""Enchantments with other numbers than the text of their card → why."""

Case = tuple[str, str, int]
"""A card, its enchantment, and the last build that has both texts."""


def printings(card_id: str) -> list[str]:
    """The ids that a class serves."""
    known = classes()
    return [each for each in PRINTED.get(card_id, ()) if each == card_id or each not in known]


def _printed() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in STORE.section("ids"):
        found.setdefault(STORE.canonical(each), []).append(each)
    return found


PRINTED = _printed()


def cases(names: list[str]) -> Iterator[Case]:
    """Each pair of texts of a card and an enchantment that its class gives, once."""
    for name in names:
        given = sorted(set(attached_by(classes()[name])) - set(EXCEPTIONS))
        for card_id in printings(name) if given else ():
            texts: dict[tuple[str, str, str], Case] = {}
            for enchantment in given:
                for build in changes(card_id) | changes(enchantment):
                    card = STORE.sampled(card_id, build)
                    other = STORE.at(build).get(enchantment)
                    if card is None or other is None or registry().find(card, card_id) is None:
                        continue
                    texts[enchantment, card.text, other.text] = card_id, enchantment, build
            yield from texts.values()


def changes(card_id: str) -> set[int]:
    row = STORE.row(card_id)
    return {since for since, _ in decode(row)} if row is not None else set()


def numbers(pattern: str, text: str) -> set[int]:
    return {int(each) for each in re.findall(pattern, re.sub(r"<[^>]*>|\$[ad]?", "", text))}


def wrongs(case: Case) -> Iterator[str]:
    """Which numbers an enchantment has that its card does not say."""
    card_id, enchantment, build = case
    card = STORE.sampled(card_id, build)
    assert card is not None
    atk = numbers(r"\+(\d+)(?:/\+| Attack)", card.text)
    health = numbers(r"(?:\+\d+/)?\+(\d+)(?! Attack|/)", card.text)
    cost = numbers(r"\((\d+)\)", card.text)
    if not (atk or health or cost):
        return
    t = table(build=build)
    source, host = t.game.create(card_id, 1, 6), t.minion()
    was = stats(host)
    attach(t.game, source, host, enchantment)
    settle(t.game)
    more = [now - before for now, before in zip(stats(host), was, strict=True)]
    for said, added in zip((atk, health), more, strict=True):
        if added > 0 and said and added not in said:
            yield f"+{added} where the text says {said}"
    for each in HELD if cost else ():
        held = t.hand(each, 1)
        before = held.get(COST)
        attach(t.game, source, held, enchantment)
        settle(t.game)
        after = held.get(COST)
        free = after == 0 and max(cost) >= before
        if after != before and not free and not {abs(after - before), after} & cost:
            yield f"costs {after} of {before} where the text says {cost}"


def judged(names: list[str]) -> dict[Case, list[str]]:
    return {case: found for case in cases(names) if (found := list(wrongs(case)))}


def test_enchantments_of_a_sample_have_the_numbers_of_their_cards() -> None:
    assert judged(sorted(classes())[::STEP]) == {}


@pytest.mark.proof
def test_every_enchantment_has_the_numbers_of_its_card() -> None:
    """Attaches each enchantment for each pair of texts."""
    assert judged(sorted(classes())) == {}


@pytest.mark.parametrize(
    ("card_id", "enchantment", "build", "more"),
    [
        ("GVG_043", "GVG_043e", 255790, (1, 0)),
        ("TOY_400t3t", "BT_175e", 195635, (1, 0)),
        ("BT_175t", "BT_175e", 51510, (2, 0)),
        ("Story_05_Apotheosis", "BT_257e", 88998, (2, 3)),
        ("Story_03_WarsongCommander", "EX1_084e", 68600, (3, 0)),
        ("TSC_215", "TSC_215e", 139719, (1, 2)),
        ("Story_11_SerpentWig", "TSC_215e", 143410, (1, 1)),
    ],
)
def test_an_enchantment_that_was_rewritten_apart_gives_what_the_card_says(
    card_id: str, enchantment: str, build: int, more: tuple[int, int]
) -> None:
    t = table(build=build)
    host = t.minion()
    atk, health = stats(host)
    attach(t.game, t.game.create(card_id, 1, 6), host, enchantment)
    settle(t.game)
    assert stats(host) == (atk + more[0], health + more[1])
