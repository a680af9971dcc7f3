"""The one question: is a text, a mode or a scenario without a class alive here?

It is asked only where something differs. A text without a class is alive if it acted in the action,
if it reaches others without a block of its own, if what differs or takes part in the action is its
card, its host or what it enchanted, or if it acted earlier in the game and its words last. What it
did is not reasoned about: the action is unexplained.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import ATTACHED, CREATOR, PARENT_CARD, ZONE, ZONE_POSITION
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.report.words import BEFORE_BEGINNING
from hsreplay_sim.verifier.judge.unseen import goes_by_unseen
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

CONDITION = re.compile(r"\bif\b[^,.]*", re.IGNORECASE)
"""A clause that a text asks for: what happened in this game lasts no longer."""

LASTS = re.compile(
    r"(?<!ed )(?<!cast )(?<!drawn )\bthis game\b|\b(?:rest of the game|each turn|permanently)\b",
    re.IGNORECASE,
)
"""Words of a text that is at work after it ran, though nothing of it is in play."""

SOON = re.compile(r"\bextra turn\b|\bnext turn\b|\bin (\d+) turns\b", re.IGNORECASE)
"""Words of a text that is at work for that many turns of a player."""

FROM_THE_START = re.compile(r"\bstart of game\b|\bif your deck\b", re.IGNORECASE)
"""Words of a text that acts from a deck, before the first turn or at any time."""

FOR_EVER = 1_000
"""More turns than a game has."""

_THERE = {Zone.PLAY, Zone.SECRET}
_USED = (CardType.HERO, CardType.LOCATION, CardType.HERO_POWER)


class PastTexts:
    """The texts without a class that acted so far in a game, as far as what they did lasts.

    `old` are the entities that were there before the recording began: what they are is told, but
    not what made them so. Until a tag of one is told anew, nobody can foresee it. `scenario` says
    that the text of an adventure, a brawl or an arena may have acted before.
    """

    def __init__(
        self, cards: CardSet, old: Collection[int] = (), *, scenario: bool = False
    ) -> None:
        self._cards, self._old = cards, old
        self._told: set[Key] = set()
        """(entity, tag) that was told since, if anything is old."""
        self._turn = 0
        self._lasting: dict[str, int] = dict.fromkeys([SCENARIO] * scenario, FOR_EVER)
        """Text → the turn in which it is at work no longer."""
        self._written: dict[Key, str] = {}
        """(entity, tag) → the text that changed it last, unless a rule sets it."""

    def note(self, step: Step) -> None:
        """Remember the texts that acted in a step, if their words last, and what they changed."""
        texts, self._turn = sorted(step.adopted.cards), step.observed.turn
        for card_id in texts:
            words = words_of(self._cards, card_id) if card_id != SCENARIO else "this game"
            if turns := turns_of(words):
                self._lasting[card_id] = self._turn + turns
        changes = step.logged.changes
        if self._old:
            self._told.update([(each.entity, each.tag) for each in changes.values()])
        for at, change in changes.items() if texts or self._written else ():
            self._written.pop((change.entity, change.tag), None)
            if texts and at in step.adopted.packets and change.tag not in SET_BY_RULES:
                self._written[change.entity, change.tag] = texts[0]

    def at_work(self, differing: Collection[Key] = ()) -> tuple[str, ...]:
        """Return the texts that last, and those that changed last what differs, the past included.

        Tags that rules set are no matter of the past.
        """
        before = any(
            entity in self._old and tag not in SET_BY_RULES and (entity, tag) not in self._told
            for entity, tag in differing
        )
        written = (self._written[key] for key in differing if key in self._written)
        lasting = (text for text, end in self._lasting.items() if end > self._turn)
        return tuple(dict.fromkeys((*(BEFORE_BEGINNING,) * before, *lasting, *written)))


def alive(step: Step, past: Iterable[str] = (), differing: Collection[Key] = ()) -> tuple[str, ...]:
    """Return the card ids of the texts without a class that are alive in a step, the nearest first.

    `past` are those that acted before and last, `differing` is what differs. `HIDDEN` stands for a
    card that is never shown, for what acted unseen on what differs, and for texts that go by unseen
    cards and write all of it; `SCENARIO` for the text of an adventure, a brawl or an anomaly; a
    text that asks for an unknown past is as good as one.
    """
    found = dict.fromkeys(sorted(step.adopted.cards))
    blocks = (each for each in step.logged.tape.packets if type(each) is Block)
    acting = {each.entity for each in blocks} - {*step.roots}
    entities = {entity for entity, _ in differing}
    concerned = {*entities, *acting, step.action.target} - {0}
    made, unknown = _made(step, acting | entities)
    at_once = acting | unknown | {each for each, tag in differing if tag not in SET_BY_RULES}
    for text in step.unmodelled:
        zones = {text.zone, step.zone_before(text.entity)}
        host = text.host or step.logged.before.get((text.entity, ATTACHED), 0)
        there = not zones.isdisjoint(_THERE)
        near = there and not concerned.isdisjoint((text.entity, host, *made[text.entity]))
        if near or text.entity in at_once or _reaches_others(step, text, zones):
            found.setdefault(text.card_id or HIDDEN)
    if goes_by_unseen(step, differing):
        found.setdefault(HIDDEN)
    before = (BEFORE_BEGINNING,) * _is_before(step, differing)
    return tuple(found | dict.fromkeys((*before, *past)))


def _is_before(step: Step, differing: Collection[Key]) -> bool:
    """Whether a text asks for an unknown past, or who came first of minions that leave decides."""
    left = [each for each in step.observed.unaged if (each, ZONE) in step.logged.before]
    may = len({step.observed.unaged[each] for each in left}) < len(left)
    return step.recalls or (may and all(tag in (ZONE, ZONE_POSITION) for _, tag in differing))


def _made(step: Step, asking: set[int]) -> tuple[Mapping[int, list[int]], set[int]]:
    """Return text → its options and enchantments with their hosts; texts that made cards unseen.

    What these shuffled into a deck nobody knows: they count if an `asking` text speaks of decks.
    """
    asks = any("deck" in words_of(step.cards, step.card_of(each)) for each in asking)
    made: dict[int, list[int]] = {each.entity: [] for each in step.unmodelled}
    unknown: set[int] = set()
    for entity, tags in step.simulated.tags.items():
        maker, zone = tags.get(CREATOR, 0), tags.get(ZONE, 0)
        if asks and zone == Zone.DECK and not step.simulated.cards.get(entity):
            unknown.add(maker)
        elif maker in made and zone in _THERE and ATTACHED in tags:
            made[maker] += [entity, tags[ATTACHED]]
    for entity, tags in step.logged.shown.items():
        made.get(tags.get(PARENT_CARD, 0), []).append(entity)
    return made, unknown


def _reaches_others(step: Step, text: Unmodelled, zones: set[int]) -> bool:
    """Whether a text is new in sight, or may be at work on anything without a block of its own."""
    card, words = step.cards.get(text.card_id), words_of(step.cards, text.card_id)
    from_the_start, others = _reach(words, used=card is not None and card.type in _USED)
    if from_the_start or (text.card_id and text.entity in step.logged.created):
        return True
    if not words:
        return Zone.PLAY in zones and text.host in (0, *step.roots)
    return others and not zones.isdisjoint(_THERE)


@cache
def _reach(words: str, *, used: bool) -> tuple[bool, bool]:
    """Whether a text acts from a deck, and whether it may be at work on others as it lies there."""
    alone = IN_BLOCKS.sub("", words)
    lies = OF_ITSELF.sub(".", "" if used and "Passive" not in words else alone)
    others = OF_OTHERS.search(lies) or LASTS.search(CONDITION.sub("", words))
    return FROM_THE_START.search(alone) is not None, others is not None


def turns_of(words: str) -> int:
    """Return for how many turns a text is at work since it ran: 0 if not at all, or FOR_EVER."""
    words = CONDITION.sub("", words)
    soon = SOON.search(words)
    return FOR_EVER if LASTS.search(words) else 1 + 2 * int(soon[1] or 1) if soon else 0


def words_of(cards: CardSet, card_id: str) -> str:
    """Return the text of a card as one line; "" if the data have no such card."""
    card = cards.get(card_id)
    return plain(card.text) if card is not None else ""
