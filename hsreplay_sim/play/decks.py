"""Random decks that a build allows: its cards, of one class and neutral, with their copies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hearthstone.enums import CardSet as Set

from hsreplay_sim.base.enums import CardClass, CardType
from hsreplay_sim.play.setup.deck import CLASS_HEROES, Deck, registry
from hsreplay_sim.play.setup.formats import Format, allows
from hsreplay_sim.play.setup.legality import counts_as, deck_size, fits_runes, most_copies
from hsreplay_sim.play.setup.needs import needs_of

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.play.oracle import SeededOracle


def legal_deck(
    cards: CardSet,
    build: int,
    oracle: SeededOracle,
    class_name: str = "",
    form: Format = Format.WILD,
) -> Deck:
    """Random cards of a format and of a class, which is drawn at random where it is not named.

    Thirty of them, or as many as a card of the deck says, and all can be played whole. Only those
    that are drawn are asked: to read every text of a class takes longer than a game.
    """
    name = class_name or oracle.one_of(classes(cards))
    pool = [card for card in collectible(cards, name) if allows(build, form, card)]
    count = {counts_as(card): most_copies(card) for card in pool}
    needs = needs_of(cards, registry())
    chosen: list[Card] = []
    while len(chosen) < deck_size(chosen):
        card = oracle.one_of(pool)
        if needs.lack(card.id):
            continue
        if count[counts_as(card)] and fits_runes([*chosen, card]):
            count[counts_as(card)] -= 1
            chosen.append(card)
    return Deck(name, [card.id for card in chosen])


def classes(cards: CardSet) -> list[str]:
    """The classes whose hero and hero power the build has, and whose power is implemented."""
    return [name for name, hero in CLASS_HEROES.items() if _is_there(cards, hero)]


def collectible(cards: CardSet, class_name: str) -> list[Card]:
    """The cards that decks of a class may hold, and neutral ones; heroes are left out."""
    wanted = (getattr(CardClass, class_name), CardClass.NEUTRAL)
    return [card for each in wanted for card in _of_class(cards, each)]


def _of_class(cards: CardSet, card_class: int) -> Iterator[Card]:
    classic = cards.pool(card_class=card_class, sets=frozenset({int(Set.VANILLA)}))
    for card_id in (*cards.pool(card_class=card_class), *classic):
        card = cards.get(card_id)
        if card is not None and card.type != CardType.HERO:
            yield card


def _is_there(cards: CardSet, hero: str) -> bool:
    card = cards.get(hero)
    power = cards.get(card.hero_power) if card is not None and card.hero_power else None
    return power is not None and registry().find(power, power.id) is not None
