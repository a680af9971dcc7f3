"""A card as a sheet shows it: its newest data, its texts by build, its class and its source."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hearthstone.enums import CardType as TypeName

from hsreplay_sim.app.inputs.archive import CHECKOUT
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    CARD_SET,
    OVERLOAD,
    SPELLPOWER,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    tag_name,
)
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.cards import registry
from hsreplay_sim.cards.reading import is_read
from sheets.names import FACE, UNSEEN, enum_name, may_name_a_card, set_name

STORE = CardStore.open()
REPRINTS = ("CORE_", "VAN_")
"""What stands before the id of a card in the set that prints it again."""
SHOWN_OF_SOURCE = 24
"""Lines of a class."""
PARTS = 4
"""Classes shown with the one that is asked for, itself included: its enchantments and tokens."""
FEWEST_DBF = 300
"""Smaller values are numbers, not dbf ids."""


class Span(NamedTuple):
    """From this build on a card is so; None: the data do not know it any more."""

    build: int
    card: Card | None


@cache
def all_ids() -> tuple[str, ...]:
    """Every id of the data."""
    return tuple(STORE.section("ids"))


@cache
def classes() -> dict[str, type]:
    """Card id → class."""
    return registry.classes()


@cache
def newest(card_id: str) -> Card | None:
    """The card in the newest build that has it."""
    card = STORE.at().get(card_id)
    if card is not None and card.id == card_id:
        return card
    for build in reversed(_builds(card_id)):
        if (older := STORE.at(build).get(card_id)) is not None:
            return older
    return card


def _builds(card_id: str) -> list[int]:
    """The builds in which its data changed, oldest first."""
    row = STORE.row(card_id)
    if row is None:
        return []
    changes = row[3] if len(row) > 3 else ()
    return [row[1], *(change[0] for change in changes)]


def class_of(card_id: str) -> type | None:
    """The class that serves a card: its own, or that of its canonical id."""
    return classes().get(card_id) or classes().get(STORE.canonical(card_id))


def state(card_id: str) -> str:
    """Whether a card has a "class", is "read" from its text and needs none, or is left "todo"."""
    if class_of(card_id) is not None:
        return "class"
    card = newest(card_id)
    return "read" if card is not None and is_read(card) else "todo"


def set_of(card: Card) -> str:
    """The name of its set."""
    return set_name(card.tags.get(CARD_SET, 0))


def same_card(card_id: str) -> set[str]:
    """The id and all others that its class serves."""
    found = {card_id, STORE.canonical(card_id), *STORE.other_ids(card_id)}
    for prefix in REPRINTS:
        found |= {prefix + each for each in found} | {each.removeprefix(prefix) for each in found}
    return found


def spans(card_id: str) -> list[Span]:
    """Every state of a card with another text, cost or stat than the one before it."""
    found: list[Span] = []
    last = None
    for build in _all_builds(card_id):
        card = STORE.at(build).get(card_id)
        if card is None or card.id != card_id:
            if last is not None:
                found.append(Span(build, None))
                last = None
        elif (face := _face(card)) != last:
            found.append(Span(build, card))
            last = face
    return found


def _all_builds(card_id: str) -> list[int]:
    """The builds in which a card changed, with those before the first sampled one."""
    builds = _builds(card_id)
    patch = STORE.patch(card_id, 1)
    if patch is None or not builds or builds[0] != STORE.builds[0]:
        return sorted(set(builds))
    found = {0, *builds[1:]}
    while patch is not None:
        found |= {patch[0], patch[1]}
        patch = STORE.patch(card_id, patch[1])
    return sorted(found)


SCRIPT_TAGS = {TAG_SCRIPT_DATA_NUM_1: "NUM_1", TAG_SCRIPT_DATA_NUM_2: "NUM_2", OVERLOAD: "OVERLOAD"}


def _face(card: Card) -> tuple[object, ...]:
    told = tuple(card.tags.get(tag, 0) for tag in (*SCRIPT_TAGS, SPELLPOWER))
    return plain(card.text), card.cost, card.atk, card.health or card.durability, told


def points_at(tag: int, value: int) -> Card | None:
    """The card that a tag names by its dbf id."""
    if value < FEWEST_DBF or not may_name_a_card(tag):
        return None
    return STORE.at().by_dbf(value)


def keywords(card: Card) -> str:
    """The tags that may be rules, with the cards that they name."""
    shown = []
    for tag, value in sorted(card.tags.items()):
        name = tag_name(tag)
        named = points_at(tag, value)
        if named or name not in FACE | UNSEEN:
            number = "" if value == 1 else f"={value}"
            shown.append(name + number + (f"→{named.id}" if named else ""))
    return " ".join(shown)


def stats(card: Card) -> str:
    """Attack and Health, of whatever has them."""
    has_body = card.type in (CardType.MINION, CardType.WEAPON)
    return f" {card.atk}/{card.health or card.durability}" if has_body else ""


def one_line(card_id: str, width: int = 150) -> str:
    """A card in a line: id, type, cost, stats, name, tags and text."""
    card = newest(card_id)
    if card is None:
        return f"{card_id} (no data)"
    mark = "*" if state(card_id) == "todo" else ""
    short = {CardType.ENCHANTMENT: "ENCH", CardType.HERO_POWER: "POWER"}
    kind = short.get(card.type) or enum_name(TypeName, card.type)
    cost = "" if card.type == CardType.ENCHANTMENT else f" ({card.cost})"
    body = f" {card.atk}/{card.health}" if card.type == CardType.HERO and card.cost else stats(card)
    words, text = keywords(card), plain(card.text)
    if len(text) > width:
        text = text[:width] + "…"
    told = (f" [{words}]" if words else "") + (f": {text}" if text else "")
    return f"{card_id}{mark} {kind}{cost}{body} {card.name}{told}"


@cache
def place_of(definition: type) -> tuple[str, int]:
    """The file of a class, seen from the checkout, and its line."""
    path = Path(inspect.getfile(definition))
    shown = path.relative_to(CHECKOUT) if path.is_relative_to(CHECKOUT) else path
    return shown.as_posix(), inspect.getsourcelines(definition)[1]


def source_of(name: str) -> list[str]:
    """The source of a class and of what belongs to it, where it stands first."""
    own = classes().get(name)
    if own is None:
        return []
    parts = [each for each in classes() if each != name and _is_part(each, name)]
    file, line = place_of(own)
    shown = [f"    # {file}:{line}"]
    for each in [name, *sorted(parts)][:PARTS]:
        lines = inspect.getsource(classes()[each]).rstrip().splitlines()
        if len(lines) > SHOWN_OF_SOURCE:
            lines = [*lines[:SHOWN_OF_SOURCE], "    …"]
        shown += ["    " + each_line for each_line in lines]
    return shown


def _is_part(card_id: str, name: str) -> bool:
    """Its id is the name and a short suffix: `EX1_004e` of `EX1_004`."""
    return bool(card_id.startswith(name) and re.match(r"^[a-z]\w{0,4}$", card_id[len(name) :]))
