"""Causes by which a number differs: by what one text gives, by data, or in its parts."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    DURABILITY,
    HEALTH,
    PREDAMAGE,
    PREHEALING,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE,
    tag_name,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.causes.texts import Found, called, text_around, words_of
from hsreplay_sim.report.model import Cause

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.causes.sides import Sides
    from hsreplay_sim.verifier.compare.mismatch import Mismatch

AMOUNTS = (DAMAGE, PREDAMAGE, PREHEALING)
_STATS = (ATK, HEALTH, COST, DURABILITY)
_NUMBERS = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2, *_STATS, *AMOUNTS)

_GIVES = {
    ATK: r"\+{0} Attack|\+{0}/\+\d",
    HEALTH: r"\+{0} Health|\+\d+/\+{0}\b",
    COST: r"\({0}\) (?:less|more)",
    DAMAGE: r"Spell Damage \+{0}\b|\b{0} (?:more|extra|additional) damage",
}
"""Stat → how a text says that it gives so much of it."""


def split(sides: Sides) -> Found | None:
    """One side does at once what the other does in several parts of the same sum."""
    for spot in sides.spots:
        entity, tag = spot.mismatch[:2]
        if tag not in AMOUNTS:
            continue
        key = entity, PREHEALING if tag == PREHEALING else PREDAMAGE
        changes = sides.step.logged.changes.values()
        logged = [e.value for e in changes if (e.entity, e.tag) == key and e.value]
        own = (each for each in sides.step.simulated.out if each[0] == made.TAG)
        simulated = [each[3] for each in own if each[1:3] == key and each[3]]
        if sum(logged) == sum(simulated) and len(logged) != len(simulated):
            log, engine = (" and ".join(map(str, each)) for each in (logged, simulated))
            text = f"{called(sides, entity)} gets {log} in the log and {engine} in the engine"
            why = f"{tag_name(key[1])} sums up to {sum(logged)} on both sides"
            return Found(Cause("split", text, why), (text_around(sides, spot),))
    return None


def given(sides: Sides) -> Found | None:
    """A stat differs by what one text in play gives, and no other gives so much.

    Attack and Health change as the card of the text comes, leaves or is hurt.
    """
    for entity, tag, logged, simulated, *_ in (spot.mismatch for spot in sides.spots):
        if tag not in _GIVES or logged is None or simulated is None or logged == simulated:
            continue
        by = abs(logged - simulated)
        words = re.compile(_GIVES[tag].format(by))
        texts = {sides.card_of(each): each for each in _at_work(sides, tag) - {entity}}
        found = [each for each in texts if words.search(words_of(sides, each))]
        if len(found) == 1:
            number, side = texts[found[0]], "log" if logged > simulated else "engine"
            text = f"the text of {called(sides, number)} is at work in the {side} alone"
            why = f"{tag_name(tag)} differs by {by}: “{words_of(sides, found[0])}”"
            return Found(Cause("given", text, why), (number,))
    return None


def _at_work(sides: Sides, tag: int) -> set[int]:
    """The cards in play, before the action or after it, that may give of a stat in it."""
    step, state = sides.step, sides.step.simulated.tags
    there = {e for e in state if Zone.PLAY in (state[e].get(ZONE), step.zone_before(e))}
    if tag in (COST, DAMAGE):
        return there
    return there & {entity for side in step.changed for entity, _ in side}


def printed(sides: Sides) -> Found | None:
    """The log has a number that data of a neighbouring build print, the engine that of its own."""
    for spot in sides.spots:
        entity, tag, logged, simulated, *_ = spot.mismatch
        if tag not in _NUMBERS or not logged or not simulated or logged == simulated:
            continue
        for number in (entity, text_around(sides, spot)):
            now, *others = _samples(sides, number)
            for build, each in others:
                own, other = _numbers(now[1], tag), _numbers(each, tag)
                if logged in other - own and simulated in own - other:
                    said = f"{called(sides, number)} has {logged} as the data of build {build} say"
                    why = f"{tag_name(tag)} {logged} logged, {simulated} simulated"
                    return Found(Cause("printed", f"{said}, not {simulated} as in {now[0]}", why))
    return None


def _samples(sides: Sides, number: int) -> list[tuple[int, Card | None]]:
    """(build, card) of the data that the engine takes, and of the samples around it."""
    store, now, card_id = CardStore.open(), sides.step.profile.build, sides.card_of(number)
    builds = store.data_builds
    at = bisect_right(builds, now)
    others = [
        (each, store.at(each).get(card_id)) for each in (*builds[:at][-2:-1], *builds[at:][:1])
    ]
    return [(now, sides.step.cards.get(card_id)), *others]


def _numbers(card: Card | None, tag: int) -> set[int]:
    """The numbers that a card prints: of a stat the one, of what its text does all in it."""
    if card is None:
        return set()
    if tag in _STATS:
        return {card.tags.get(tag, 0)}
    return {int(each) for each in re.findall(r"\d+", plain(card.text))}


def number(sides: Sides) -> Found | None:
    """The block of a text gives one number in the log and another in the engine."""
    for spot in sides.spots:
        entity, tag, *_ = spot.mismatch
        text, (logged, simulated) = text_around(sides, spot), _given_by(sides, spot.mismatch)
        if tag not in (*_NUMBERS, ARMOR) or not text or logged == simulated:
            continue
        said = f"{called(sides, text)} gives {called(sides, entity)} {tag_name(tag)} {logged}"
        words = words_of(sides, sides.card_of(text))
        told = {*re.findall(r"\d+", words)} & {str(logged), str(simulated)}
        why = f"printed is {' and '.join(sorted(told)) or 'neither'}: “{words}”"
        cause = Cause("number", f"{said} in the log and {simulated} in the engine", why)
        return Found(cause, (text,))
    return None


def _given_by(sides: Sides, found: Mismatch) -> tuple[int, int]:
    """What each side gives: of a stat its value, of damage and armor what comes to it.

    Two equal numbers if a side has none.
    """
    if found.logged is None or found.simulated is None:
        return 0, 0
    sums = found.tag in (DAMAGE, ARMOR)
    now = sides.step.observed.state.get(*found[:2])
    before = sides.step.logged.before.get(found[:2], now) if sums else 0
    return found.logged - before, found.simulated - before
