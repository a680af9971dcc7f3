"""The sentences of a story: which there are, and how one is put into words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple


class Event(StrEnum):
    """What a sentence is about; ``find`` takes the word behind ``event:``."""

    ARMOR = "armor"
    ARRIVAL = "arrival"
    BURN = "burn"
    CHOICE = "choice"
    CONTROL = "control"
    COUNTER = "counter"
    DAMAGE = "damage"
    DEATH = "death"
    DESTRUCTION = "destruction"
    DISCARD = "discard"
    DISCOVERY = "discovery"
    DRAW = "draw"
    ENCHANTMENT = "enchantment"
    FATIGUE = "fatigue"
    FREEZE = "freeze"
    GIFT = "gift"
    HEALING = "healing"
    HERO = "hero"
    JOUST = "joust"
    KEYWORD = "keyword"
    MANA = "mana"
    REDIRECTION = "redirection"
    RESET = "reset"
    RETURN = "return"
    REVEAL = "reveal"
    SECRET = "secret"  # noqa: S105 - no password
    SHUFFLE = "shuffle"
    SILENCE = "silence"
    STATS = "stats"
    SUMMON = "summon"
    TRANSFORMATION = "transformation"


class Form(NamedTuple):
    """The two ways to say that something happens."""

    event: Event
    by: str
    """What a card does to others; "" where none of them does it."""
    alone: str
    """What happens where no card is known to do it."""


class Sentence(NamedTuple):
    """One thing that came of an action."""

    event: Event
    text: str
    line: int
    """The line of the file that tells of it."""
    names: tuple[str, ...]
    """The names of the cards in it."""


class Ref(NamedTuple):
    """An entity as a sentence speaks of it."""

    entity: int
    card_id: str | None = ""
    """The card that it is at that moment; "": it may be shown until the action is over, None: what
    it is then is another card."""


class Happening(NamedTuple):
    """What is told, before it is put into words."""

    form: Form
    cards: tuple[Ref, ...]
    line: int
    subject: Ref | None = None
    owner: int = 0
    """The PLAYER_ID of the player that the form names."""
    amount: str = ""
    other: Ref | None = None
    """A second card that the form names: what another one becomes."""
    scene: int = 0
    """Which block it stands in; what happens alike in one block is one sentence."""

    def is_like(self, other: Happening) -> bool:
        """Whether both are one sentence about several cards."""
        if self.other is not None or not self.cards or not other.cards:
            return False
        return self._replace(cards=(), line=0) == other._replace(cards=(), line=0)


F, E = Form, Event
DAMAGE = F(
    E.DAMAGE, "{subject} deals {amount} damage to {cards}", "{cards} [takes|take] {amount} damage"
)
HEALING = F(E.HEALING, "{subject} heals {cards} by {amount}", "{cards} [is|are] healed by {amount}")
ARMOR = F(E.ARMOR, "{subject} gives {cards} {amount} armor", "{cards} [gets|get] {amount} armor")
ARMOR_LOST = F(E.ARMOR, "", "{cards} [loses|lose] {amount} armor")
DESTROYED = F(E.DESTRUCTION, "{subject} destroys {cards}", "{cards} [is|are] destroyed")
DIES = F(E.DEATH, "", "{cards} [dies|die]")
LEAVES = F(E.DEATH, "", "{cards} [leaves|leave] play")
DRAWN = F(E.DRAW, "{subject} lets {owner} draw {cards}", "{owner} draws {cards}")
BURNED = F(E.BURN, "{subject} burns {cards} of {owner}", "{cards} [is|are] burned")
DISCARDED = F(E.DISCARD, "{subject} makes {owner} discard {cards}", "{owner} discards {cards}")
SUMMONED = F(E.SUMMON, "{subject} summons {cards}", "{cards} [comes|come] into play")
SUMMONED_FOR = F(
    E.SUMMON, "{subject} summons {cards} for {owner}", "{cards} [comes|come] into play"
)
FROM_DECK = F(
    E.SUMMON,
    "{subject} summons {cards} from the deck of {owner}",
    "{cards} [comes|come] from the deck into play",
)
FROM_HAND = F(
    E.SUMMON,
    "{subject} summons {cards} from the hand of {owner}",
    "{cards} [comes|come] from the hand into play",
)
REVIVED = F(
    E.SUMMON,
    "{subject} brings {cards} back into play",
    "{cards} [comes|come] back into play",
)
REGAINED = F(
    E.GIFT,
    "{subject} brings {cards} back to the hand of {owner}",
    "{cards} [comes|come] back to the hand of {owner}",
)
GIVEN = F(E.GIFT, "{subject} gives {owner} {cards}", "{owner} gets {cards}")
RETURNED = F(
    E.RETURN,
    "{subject} returns {cards} to the hand of {owner}",
    "{cards} [returns|return] to the hand of {owner}",
)
PUT_BACK = F(
    E.SHUFFLE,
    "{subject} puts {cards} back into the deck of {owner}",
    "{cards} [goes|go] back into the deck of {owner}",
)
SHUFFLED = F(
    E.SHUFFLE,
    "{subject} puts {cards} into the deck of {owner}",
    "{cards} [goes|go] into the deck of {owner}",
)
TRANSFORMED = F(
    E.TRANSFORMATION, "{subject} transforms {cards} into {other}", "{cards} becomes {other}"
)
REPLACED = F(E.HERO, "", "{cards} takes the place of {other}")
SECRET_UP = F(
    E.SECRET, "{subject} puts up a Secret of {owner}: {cards}", "a Secret of {owner} goes up"
)
REVEALED = F(E.SECRET, "", "the Secret {cards} of {owner} is revealed")
SECRET_GONE = F(
    E.SECRET,
    "{subject} removes the Secret {cards} of {owner}",
    "the Secret {cards} of {owner} is gone",
)
COMPLETED = F(E.SECRET, "", "{cards} [is|are] completed")
SHOWN = F(E.REVEAL, "{subject} shows {cards} of {owner}", "{cards} of {owner} [is|are] shown")
JOUST = F(E.JOUST, "", "{cards} are revealed; {other} wins the joust")
JOUST_LOST = F(E.JOUST, "", "{cards} are revealed; nobody wins the joust")
FATIGUE = F(E.FATIGUE, "", "the deck of {owner} is empty: {amount} damage by fatigue")
TAKEN_OVER = F(
    E.CONTROL,
    "{subject} gives {owner} control of {cards}",
    "{owner} takes control of {cards}",
)
FROZEN = F(E.FREEZE, "{subject} freezes {cards}", "{cards} [is|are] frozen")
SILENCED = F(E.SILENCE, "{subject} silences {cards}", "{cards} [is|are] silenced")
ENCHANTED = F(E.ENCHANTMENT, "{subject} enchants {cards}", "")
ENCHANTED_AS = F(E.ENCHANTMENT, "{subject} enchants {cards} with {amount}", "")
STATS = F(E.STATS, "", "{cards} [is|are] now {amount}")
GAINED = F(E.KEYWORD, "", "{cards} [gains|gain] {amount}")
LOST = F(E.KEYWORD, "", "{cards} [loses|lose] {amount}")
CRYSTALS = F(E.MANA, "{subject} gives {owner} {amount}", "")
REDIRECTED = F(
    E.REDIRECTION, "{subject} turns the attack to {cards}", "the attack turns to {cards}"
)
COUNTERED = F(E.COUNTER, "{subject} counters {cards}", "{cards} [is|are] countered")
RESET = F(E.RESET, "", "the game goes back to an earlier point")
OFFERED = F(E.DISCOVERY, "{subject} offers {owner} {cards}", "{owner} is offered {cards}")
CHOSEN = F(E.CHOICE, "", "{owner} chooses {cards}")
TAKEN = F(E.DISCOVERY, "", "{owner} takes {cards}")
NOT_TAKEN = F(E.DISCOVERY, "", "{owner} takes nothing")

_NUMBER = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")
"""The verb of one card, and that of several."""

_MANY = 10
"""No more hidden cards than these have their numbers listed."""

Namer = Callable[[str], str]
"""Card id → name; "" where there is none."""


def listed(words: Sequence[str]) -> str:
    """``A, B and C``."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


class Words(NamedTuple):
    """Puts what happened into words, when the action is over."""

    named: Namer
    player: Callable[[int], str]
    """PLAYER_ID → name."""
    cards: dict[int, str]
    """Entity → card id as the action is over."""

    def sentence(self, told: Happening) -> Sentence:
        """The sentence of a happening."""
        form, subject = told.form, told.subject
        by = subject is not None and bool(form.by)
        pattern = form.by if by else form.alone
        text = _NUMBER.sub(lambda verb: verb[1 if len(set(told.cards)) == 1 else 2], pattern)
        named = [each for each in (subject, *told.cards, told.other) if each is not None]
        return Sentence(
            form.event,
            text.format(
                subject=self.card(subject),
                cards=self._listed(told.cards, subject if by else None),
                owner=self.player(told.owner) or "nobody",
                amount=told.amount,
                other=self.card(told.other),
            ),
            told.line,
            tuple(filter(None, (self.named(self._id(each)) for each in named))),
        )

    def _listed(self, refs: Sequence[Ref], itself: Ref | None) -> str:
        """Several cards in words, those that are hidden by their number."""
        counted = Counter("itself" if each == itself else self.card(each) for each in refs)
        cards = [f"{card} ({n} times)" if n > 1 else card for card, n in counted.items()]
        if len(cards) > 1 and not any(self._id(each) for each in refs):
            ids = listed([f"#{each.entity}" for each in refs])
            cards = [f"{len(cards)} hidden cards" + (f" ({ids})" if len(cards) <= _MANY else "")]
        return listed(cards) if cards else ""

    def card(self, ref: Ref | None) -> str:
        """``Murloc Raider #14``; of one that is hidden ``a card #14``, of none ""."""
        if ref is None:
            return ""
        card_id = self._id(ref)
        return f"{self.named(card_id) or card_id or 'a card'} #{ref.entity}"

    def _id(self, ref: Ref) -> str:
        if ref.card_id is None:
            return ""
        return ref.card_id or self.cards.get(ref.entity, "")
