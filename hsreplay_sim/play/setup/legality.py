"""The rules that a deck keeps before a game: its size, copies, classes, runes, and the format.

Source of truth: the rules of the collection, as the card data carry them (DECK_RULE_MOD_DECK_SIZE,
DECK_RULE_COUNT_AS_COPY_OF_CARD_ID, MULTIPLE_CLASSES, TOURIST, COST_BLOOD and its kin).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hearthstone.enums import CardClass, CardSet, Rarity

from hsreplay_sim.base.errors import ExitCode, HsReplayError
from hsreplay_sim.base.tags import (
    CARD_SET,
    COST_BLOOD,
    COST_FROST,
    COST_UNHOLY,
    DECK_RULE_COUNT_AS_COPY_OF_CARD_ID,
    DECK_RULE_MOD_DECK_SIZE,
    MULTIPLE_CLASSES,
    RARITY,
    TOURIST,
)
from hsreplay_sim.play.setup.formats import Format, allows, has_format

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet as Cards
    from hsreplay_sim.engine.moves.setup import Seat

DECK_SIZE = 30
COPIES, COPIES_OF_LEGENDARY = 2, 1
RUNE_SLOTS = 3
RUNES = {"blood": COST_BLOOD, "frost": COST_FROST, "unholy": COST_UNHOLY}


class IllegalDeckError(HsReplayError):
    """A deck breaks the rules of its format; `broken` has one sentence for each rule."""

    exit_code = ExitCode.USAGE
    code = "M602"

    def __init__(self, hero: str, broken: Sequence[str]) -> None:
        self.broken = tuple(broken)
        super().__init__(f"the deck of {hero}: " + "; ".join(broken))


def demand_legal(cards: Cards, seats: Sequence[Seat], form: Format) -> None:
    """Refuse decks that could not be brought to a game of a format.

    Raises:
        IllegalDeckError: it says every rule that the first such deck breaks.
    """
    for seat in seats:
        hero = cards.get(seat.hero)
        deck = [card for card in map(cards.get, seat.deck) if card is not None]
        broken = list(broken_rules(deck, hero.card_class if hero else 0, cards.build, form))
        if broken:
            raise IllegalDeckError(hero.name if hero else seat.hero, broken)


def broken_rules(deck: Sequence[Card], card_class: int, build: int, form: Format) -> Iterator[str]:
    """Yield the rules that a deck of a class breaks, one sentence each."""
    if not has_format(build, form):
        yield f"build {build} has no format {form}"
    size = deck_size(deck)
    if len(deck) != size:
        yield f"{len(deck)} cards, not {size}"
    for card, count in _counted(deck):
        if count > most_copies(card):
            yield f"{count} copies of {card.name}, at most {most_copies(card)}"
    for card in dict.fromkeys(deck):
        if not card.collectible:
            yield f"{card.name} ({card.id}) cannot be collected"
        elif not allows(build, form, card):
            yield f"{card.name} is not in {form}"
        elif not _is_open_to(card, card_class, deck):
            yield f"{card.name} is of another class"
    if not fits_runes(deck):
        told = ", ".join(f"{count} {name}" for name, count in runes_of(deck).items() if count)
        yield f"{told} runes, at most {RUNE_SLOTS}"


def deck_size(deck: Sequence[Card]) -> int:
    """Return the size of a deck: 30, or what a card in it demands (Prince Renathal: 40)."""
    told = (card.tags.get(DECK_RULE_MOD_DECK_SIZE, 0) for card in deck)
    return max(told, default=0) or DECK_SIZE


def counts_as(card: Card) -> int:
    """The DBF number of the card that it counts as a copy of: a reprint's original, or itself."""
    return card.tags.get(DECK_RULE_COUNT_AS_COPY_OF_CARD_ID, 0) or card.dbf


def most_copies(card: Card) -> int:
    """Return how many of a card a deck may contain."""
    return COPIES_OF_LEGENDARY if card.tags.get(RARITY) == Rarity.LEGENDARY else COPIES


def runes_of(deck: Sequence[Card]) -> dict[str, int]:
    """Return rune → number that a deck needs: that of the card in it that needs most."""
    return {
        name: max((card.tags.get(tag, 0) for card in deck), default=0)
        for name, tag in RUNES.items()
    }


def fits_runes(deck: Sequence[Card]) -> bool:
    """Whether the runes that its cards need fit into the slots of a deck."""
    return sum(runes_of(deck).values()) <= RUNE_SLOTS


def classes_of(card: Card) -> frozenset[int]:
    """Return the classes of a card; a neutral card is allowed in every deck."""
    bits = card.tags.get(MULTIPLE_CLASSES, 0)
    several = frozenset(bit + 1 for bit in range(bits.bit_length()) if bits >> bit & 1)
    return several or frozenset({card.card_class})


def _counted(deck: Sequence[Card]) -> Iterator[tuple[Card, int]]:
    """The cards of a deck, a reprint with the card that it counts as a copy of."""
    first: dict[int, Card] = {}
    counts: Counter[int] = Counter()
    for card in deck:
        number = counts_as(card)
        first.setdefault(number, card)
        counts[number] += 1
    for number, count in counts.items():
        yield first[number], count


def _is_open_to(card: Card, card_class: int, deck: Sequence[Card]) -> bool:
    """Whether a class may bring a card; a Tourist opens the sets of its journey to a second one."""
    classes = classes_of(card)
    if classes & {card_class, CardClass.NEUTRAL}:
        return True
    visited = {each.tags[TOURIST] for each in deck if TOURIST in each.tags and each is not card}
    on_journey = card.tags.get(CARD_SET) == CardSet.ISLAND_VACATION and TOURIST not in card.tags
    return on_journey and bool(classes & visited)
