"""The sheet of a card, as lines."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass

from hearthstone.enums import CardClass, Race, Rarity, SpellSchool
from hearthstone.enums import CardType as TypeName

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.play_errors import error_name
from hsreplay_sim.base.tags import ARMOR, CARDRACE, RARITY, SPELL_SCHOOL, tag_name
from hsreplay_sim.carddb.card import Card
from sheets.cards import (
    SCRIPT_TAGS,
    STORE,
    all_ids,
    class_of,
    keywords,
    newest,
    one_line,
    place_of,
    points_at,
    set_of,
    source_of,
    spans,
    state,
    stats,
)
from sheets.corpus import Corpus
from sheets.kin import kin, named_in
from sheets.names import enum_name
from sheets.wordings import alike

WIDTH = 190
"""Characters of a recorded line."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything a sheet shows."""

    texts: int = 6
    kin: int = 14
    similar: int = 3
    logs: int = 2
    lines: int = 24
    """Of a recorded block."""
    build: int = STORE.builds[-1]
    """Recordings near this build come first."""


def sheet(card_id: str, corpus: Corpus, limits: Limits) -> Iterator[str]:
    """All that is known about a card."""
    card = newest(card_id)
    if card is None:
        close = difflib.get_close_matches(card_id, all_ids(), 3)
        guess = f"; {', '.join(close)}?" if close else ""
        yield f"== {card_id}: no such card{guess}"
        return
    yield ""
    yield _head(card_id, card)
    yield _standing(card_id, card)
    yield from _texts(card_id, limits)
    yield from _rules(card_id, card)
    yield from _family(card_id, card, limits)
    yield from _recorded_to_make(card_id, corpus)
    yield from _similar(card_id, card, limits)
    if definition := class_of(card_id):
        yield from source_of(definition.__name__)
    yield from _recorded(card_id, corpus, limits)


def _head(card_id: str, card: Card) -> str:
    armor = f" armor {card.tags.get(ARMOR, 0)}" if card.type == CardType.HERO and card.cost else ""
    kinds = [enum_name(Rarity, card.tags.get(RARITY, 0))]
    for tag, kind in ((CARDRACE, Race), (SPELL_SCHOOL, SpellSchool)):
        if card.tags.get(tag):
            kinds.append(enum_name(kind, card.tags[tag]))
    parts = [
        card_id,
        card.name,
        enum_name(TypeName, card.type),
        enum_name(CardClass, card.card_class),
        set_of(card),
        f"({card.cost}){stats(card)}{armor}",
        " ".join(kinds),
    ]
    return "== " + " · ".join(parts) + ("" if card.collectible else " · uncollectible")


def _standing(card_id: str, card: Card) -> str:
    """Whether it has a class, under which id that is written, and which ids it serves."""
    definition = class_of(card_id)
    if definition is not None:
        note = f"class {definition.__name__} in {place_of(definition)[0]}"
    else:
        note = {"read": "read from its text: needs no class", "todo": "TO DO"}[state(card_id)]
    canonical = STORE.canonical(card_id)
    others = [each for each in STORE.other_ids(card_id) if each != card_id]
    if canonical != card_id:
        note += f" · write it as {canonical}"
    if others:
        note += f" · other ids {', '.join(others)}"
    served = [
        each
        for each in STORE.ids_by_name(card.name)
        if each not in (card_id, canonical, *others)
        and (twin := newest(each)) is not None
        and twin.type == card.type
        and STORE.canonical(each) == canonical
    ]
    return note + (f" · served too: {', '.join(served[:6])}" if served else "")


def _texts(card_id: str, limits: Limits) -> Iterator[str]:
    for build, card in spans(card_id)[-limits.texts :]:
        if card is None:
            yield f"  {build:>6}… gone"
            continue
        tags = card.tags
        data = "".join(f" {name}={tags[tag]}" for tag, name in SCRIPT_TAGS.items() if tags.get(tag))
        numbers = list(card.numbers)
        yield f"  {build:>6}… ({card.cost}){stats(card)} {card.text!r}{data}  N={numbers}"


def _rules(card_id: str, card: Card) -> Iterator[str]:
    """Tags, what they refer to, and what a play of it requires."""
    refers = " ".join(map(tag_name, card.referenced))
    yield f"  tags: {keywords(card) or '-'}" + (f" · refers to: {refers}" if refers else "")
    if card.requirements:
        told = (
            error_name(number).removeprefix("REQ_") + (f"={value}" if value else "")
            for number, value in card.requirements.items()
        )
        yield "  requirements: " + ", ".join(told)
    if card.hero_power:
        yield f"  hero power: {one_line(card.hero_power)}"
    named = {other.id for tag, value in card.tags.items() if (other := points_at(tag, value))}
    if named := named - {card_id, *kin(card_id)}:
        yield "  points at: " + "; ".join(one_line(each, width=80) for each in sorted(named))


def _family(card_id: str, card: Card, limits: Limits) -> Iterator[str]:
    family = kin(card_id)
    if family:
        yield "  kin:"
        yield from (f"    {one_line(each)}" for each in family[: limits.kin])
    if rest := family[limits.kin :]:
        yield f"    … and {len(rest)} more: {' '.join(rest[:30])}"
    if others := [each for each in card.entourage if each not in family]:
        shown = "; ".join(one_line(each, width=60) for each in others[:8])
        more = " …" if len(others) > 8 else ""
        yield f"  entourage ({len(card.entourage)}): {shown}{more}"
    for name, ids in named_in(card):
        if strangers := [each for each in ids if each not in family][:3]:
            shown = "; ".join(one_line(each, width=60) for each in strangers)
            yield f"  named {name!r}: {shown}"


def _recorded_to_make(card_id: str, corpus: Corpus) -> Iterator[str]:
    if rows := corpus.made_by(card_id):
        shown = (
            f"{each}{'*' if state(each) == 'todo' else ''} ×{times}" for each, times in rows[:10]
        )
        more = f" and {len(rows) - 10} others" if len(rows) > 10 else ""
        yield f"  recorded to make: {', '.join(shown)}{more}"


def _similar(card_id: str, card: Card, limits: Limits) -> Iterator[str]:
    if state(card_id) == "read" or not limits.similar:
        return
    for likeness, name, text in alike(card_id, card.text, limits.similar):
        other = newest(name)
        yield f"  alike {likeness:.2f}: {other.name if other else name} ({name}): {text}"
        yield from source_of(name)


def _recorded(card_id: str, corpus: Corpus, limits: Limits) -> Iterator[str]:
    for each in corpus.excerpts(card_id, limits.build, limits.logs):
        recording = each.file.partition("_")[0]
        place = f"{recording}:{each.line} game {each.game} build {each.build}"
        alias = f" as {each.card}" if each.card != card_id else ""
        yield f"  log {place} ({each.length} lines){alias}"
        shown = each.lines[: limits.lines]
        for line in shown:
            yield "    " + (line if len(line) < WIDTH else line[:WIDTH] + "…")
        if each.length > len(shown):
            yield f"    … {each.length - len(shown)} lines more"
