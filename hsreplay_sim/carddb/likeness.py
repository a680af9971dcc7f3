"""Whether a card is the one that was expected: the same, or as good as the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, value_name
from hsreplay_sim.base.tags import ATK, CARD_SET, CARDTYPE, CLASS, COST, HEALTH, RARITY, tag_name

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet


def same(cards: CardSet, found: str, made: str) -> bool:
    """Whether the ids are equal."""
    return found == made


def reprint(cards: CardSet, found: str, made: str) -> bool:
    """Whether two ids are printings of the same card: HERO_10pe_UP for HERO_10pe2.

    Recording: U066:1040.
    """
    canonical = cards.canonical
    return bool(found and made) and canonical(found) == canonical(made)


def variant(cards: CardSet, found: str, made: str) -> bool:
    """Whether two cards differ only in looks: the dagger of a golden hero, Doppelgangster's copies.

    CS2_082_H1 (U076:1294); CFM_668t and CFM_668t2 (U122:3864). Not a Jade Golem of another size
    (U067, step 19), nor an enchantment: two with one name act on different things (EX1_145e, o).
    """
    one, other = (cards.get(each) if each else None for each in (found, made))
    if one is None or other is None or one.type == CardType.ENCHANTMENT:
        return False
    if (one.name, one.type, one.text) != (other.name, other.type, other.text):
        return False
    return all(one.tags.get(tag, 0) == other.tags.get(tag, 0) for tag in (ATK, HEALTH, COST))


def unknown(cards: CardSet, found: str, made: str) -> bool:
    """Whether either card id is empty."""
    return not (found and made)


def alike(cards: CardSet, found: str, made: str) -> bool:
    """Whether two cards are the same in some way, or one is unknown."""
    ways = (same, unknown, reprint, variant)
    return any(way(cards, found, made) for way in ways)


def is_enchantment(cards: CardSet, card_id: str) -> bool:
    """Whether a card id is an enchantment's."""
    card = cards.get(card_id) if card_id else None
    return card is not None and card.type == CardType.ENCHANTMENT


def in_pool(cards: CardSet, card_id: str, pool: Sequence[str]) -> bool:
    """Whether a pool contains a card, under this id or another.

    A pool is made of the last sampled card data. A card that came with the next ones may have been
    there already: of such a card the pool proves nothing, and the result is True (U568:5101).
    """
    if card_id in pool:
        return True
    card = cards.get(card_id)
    if card is not None and card.since > cards.build:
        return True
    canonical = cards.canonical
    return canonical(card_id) in {canonical(each) for each in pool}


_FACETS = (CARDTYPE, CARD_SET, CLASS, COST, RARITY)
"""What pools are made by, in the order in which a difference says most."""


_MANY = 10


def apart(cards: CardSet, card_id: str, pool: Sequence[str]) -> str:
    """Return what sets a card apart from all of a pool, ``CARDTYPE WEAPON``; "" if nothing does.

    From a few cards it may differ by chance.
    """
    card, others = cards.get(card_id), [cards.get(each) for each in pool]
    if card is None or len(others) < _MANY:
        return ""
    for tag in _FACETS:
        value = card.tags.get(tag, 0)
        if all(each is not None and each.tags.get(tag, 0) != value for each in others):
            return f"{tag_name(tag)} {value_name(tag, value)}"
    return ""
