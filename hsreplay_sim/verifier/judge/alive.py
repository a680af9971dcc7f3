"""The one question: is a text, a mode or a scenario without a class alive here?

It is asked only where something differs. A text without a class is alive if it acted in the action,
if it reaches others without a block of its own, if what differs or takes part in the action is its
card, its host or what it enchanted, or if it acted earlier in the game and its words last. What it
did is not reasoned about: the action is unexplained.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import ATTACHED, CREATOR, PARENT_CARD, ZONE
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.report.words import BEFORE_BEGINNING
from hsreplay_sim.verifier.step import HIDDEN, SCENARIO
from hsreplay_sim.verifier.tags.gameplay import SET_BY_RULES

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step, Unmodelled

IN_BLOCKS = re.compile(
    r"[^.]*\bat the (?:start|end) of\b[^.]*"
    r"|(?:(?<!game):|\bchoose one\b|\b(?:after|when(?:ever)?|each time)\b).*",
    re.IGNORECASE | re.DOTALL,
)
"""What a text does in blocks of its own, which are logged: all after a label or an event."""

OF_ITSELF = re.compile(r"\b(?:Costs|Has|Gains?|Can't|This (?:minion|weapon|card)\S*)\b[^.]*")
"""A sentence of a card about itself, or of an enchantment about its host."""

OF_OTHERS = re.compile(
    r"\byours?\b|\b(?:all|others?|adjacent|both|each|every|instead|twice|while|only|next to)\b"
    r"|\b(?:minions|players?|friendly|opponents?|hands?|decks?|cards?|spells?|costs?|hero)\b"
    r"|\benem|\bdouble|\bspell damage\b|\bpowers?\b|\btrigger",
    re.IGNORECASE,
)
"""Words of a text that reaches others without a block, as an aura, a cost or a doubling."""

LASTS = re.compile(
    r"(?<!ed )(?<!cast )(?<!drawn )\bthis game\b|\brest of the game\b|\bextra turn\b"
    r"|\bnext turn\b|\beach turn\b|\bin \d+ turns\b|\bpermanently\b",
    re.IGNORECASE,
)
"""Words of a text that is at work after it ran, though nothing of it is in play."""

FROM_THE_START = re.compile(r"\bstart of game\b|\bif your deck\b", re.IGNORECASE)
"""Words of a text that acts from a deck, before the first turn or at any time."""

_THERE = {Zone.PLAY, Zone.SECRET}


class PastTexts:
    """The texts without a class that acted so far in a game, as far as what they did lasts."""

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards
        self._lasting: dict[str, None] = {}
        self._written: dict[Key, str] = {}
        """(entity, tag) → the text that changed it last, unless a rule sets it."""

    def note(self, step: Step) -> None:
        """Remember the texts that acted in a step, if their words last, and what they changed."""
        texts = sorted(step.adopted.cards)
        for card_id in texts:
            if card_id == SCENARIO or LASTS.search(words_of(self._cards, card_id)):
                self._lasting[card_id] = None
        changes = step.logged.changes if texts or self._written else {}
        for at, change in changes.items():
            self._written.pop((change.entity, change.tag), None)
            if texts and at in step.adopted.packets and change.tag not in SET_BY_RULES:
                self._written[change.entity, change.tag] = texts[0]

    def at_work(self, differing: Iterable[Key] = ()) -> tuple[str, ...]:
        """Return the texts that last, and those that changed last what differs."""
        written = (self._written[key] for key in differing if key in self._written)
        return tuple(self._lasting | dict.fromkeys(written))


def alive(step: Step, past: Iterable[str] = (), differing: Collection[Key] = ()) -> tuple[str, ...]:
    """Return the card ids of the texts without a class that are alive in a step, the nearest first.

    `past` are those that acted before and last, `differing` is what differs. `HIDDEN` stands for a
    card that is never shown, and for what acted unseen on what differs; `SCENARIO` for the text of
    an adventure, a brawl or an anomaly; a text that asks for an unknown past is as good as one.
    """
    found = dict.fromkeys(sorted(step.adopted.cards))
    packets = step.logged.tape.packets
    acting = {each.entity for each in packets if type(each) is Block} - {*step.roots}
    entities = {entity for entity, _ in differing}
    own = {entity for entity, tag in differing if tag not in SET_BY_RULES}
    concerned = {*entities, *acting, step.action.target} - {0}
    made, unknown = _made(step)
    asks = any("deck" in words_of(step.cards, step.card_of(each)) for each in acting | entities)
    at_once = acting | own | (unknown if asks else set())
    for each in step.unmodelled:
        near = _is_near(step, each, concerned, made[each.entity])
        if near or each.entity in at_once or _reaches_others(step, each):
            found.setdefault(each.card_id or HIDDEN)
    if not entities.isdisjoint(step.strangers):
        found.setdefault(HIDDEN)
    return tuple(found | dict.fromkeys((*(BEFORE_BEGINNING,) * step.recalls, *past)))


def _is_near(step: Step, text: Unmodelled, concerned: set[int], made: Iterable[int]) -> bool:
    """Whether a text is new in sight, or what it stands on or `made` is concerned by the action."""
    if text.card_id and text.entity in step.logged.created:
        return True
    host = text.host or step.logged.before.get((text.entity, ATTACHED), 0)
    there = not _zones(step, text).isdisjoint(_THERE)
    return there and not concerned.isdisjoint((text.entity, host, *made))


def _made(step: Step) -> tuple[Mapping[int, list[int]], set[int]]:
    """Return text → its options and enchantments with their hosts; texts that made cards unseen.

    Nobody knows what they shuffled into a deck, so that no text that reads decks is safe.
    """
    made: dict[int, list[int]] = {each.entity: [] for each in step.unmodelled}
    unknown: set[int] = set()
    for entity, tags in step.simulated.tags.items():
        maker, zone = tags.get(CREATOR, 0), tags.get(ZONE, 0)
        if zone == Zone.DECK and not step.simulated.cards.get(entity):
            unknown.add(maker)
        elif maker in made and zone in _THERE and ATTACHED in tags:
            made[maker] += [entity, tags[ATTACHED]]
    for entity, tags in step.logged.shown.items():
        made.get(tags.get(PARENT_CARD, 0), []).append(entity)
    return made, unknown


def _reaches_others(step: Step, text: Unmodelled) -> bool:
    """Whether a text may be at work on anything, without a block of its own."""
    zones, words = _zones(step, text), words_of(step.cards, text.card_id)
    alone = IN_BLOCKS.sub("", words)
    if FROM_THE_START.search(alone):
        return True
    card = step.cards.get(text.card_id)
    if card is None or not words:
        return Zone.PLAY in zones and text.host in (0, *step.roots)
    acts = card.type in (CardType.HERO, CardType.LOCATION, CardType.HERO_POWER)
    if acts and "Passive" not in words:
        alone = ""
    others = OF_OTHERS.search(OF_ITSELF.sub(".", alone)) or LASTS.search(words)
    return others is not None and not zones.isdisjoint(_THERE)


def _zones(step: Step, text: Unmodelled) -> set[int]:
    """Return where the card of a text is before and after the action."""
    return {text.zone, step.zone_before(text.entity)}


def words_of(cards: CardSet, card_id: str) -> str:
    """Return the text of a card as one line; "" if the data have no such card."""
    card = cards.get(card_id)
    return plain(card.text) if card is not None else ""
