"""What a card or an enchantment keeps in mind: entities, and cards, by numbers that it stores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    REVEALED,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAG_SCRIPT_DATA_NUM_4,
    TAG_SCRIPT_DATA_NUM_5,
    TAG_SCRIPT_DATA_NUM_6,
)
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import Selector, are_told_apart, races_of
from hsreplay_sim.cards.words.values import Condition, Value
from hsreplay_sim.engine.keywords import cast, copies
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def id_of(who: Selector) -> Value:
    """The entity id of the first of `who`, 0 if there is none: `give(…, data=id_of(DRAWN))`."""
    return Value(lambda g, me, it: next((each.id for each in who.of(g, me, it)), 0))


def noted(number: Value) -> Selector:
    """Select the entity whose id is `number`, as an enchantment stores it.

    `noted(DATA1)`: the one stored in the first number (U378:4352).
    """

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        found = g.entities.get(number.ask(g, me, it))
        return [found] if found is not None else []

    return Selector(pool, lambda g, me, e: e.id == number.ask(g, me, Frame()))


_KEPT = (
    TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2, TAG_SCRIPT_DATA_NUM_3, TAG_SCRIPT_DATA_NUM_4,
    TAG_SCRIPT_DATA_NUM_5, TAG_SCRIPT_DATA_NUM_6,
)  # fmt: skip
"""The number tags in which a card stores ids, one after the other (U568:1578 to 6235)."""


def copy_aside(who: Selector) -> Do:
    """Create a visible exact copy of each of `who`, set aside; MADE are the copies."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = [copies.copy_aside(g, me, each) for each in who.of(g, me, it)]

    return Do(run)


def keep(who: Selector) -> Do:
    """Store the entity id of each of `who` in a number tag of this card.

    It is the first of six tags that is 0; when none is, nothing is stored.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for each in who.of(g, me, it):
            free = next((tag for tag in _KEPT if not me.tags.get(tag, 0)), None)
            if free is not None:
                g.set(me, free, each.id)

    return Do(run)


def _kept(g: Game, me: Entity, it: Frame) -> list[Entity]:
    kept = (g.entities.get(me.tags.get(tag, 0)) for tag in _KEPT)
    return [each for each in kept if each is not None]


KEPT = Selector(_kept, lambda g, me, e: e in _kept(g, me, Frame()))
"""The entities whose ids this card stores by :func:`keep`."""


def _of_a_new_type(g: Game, me: Entity, it: Frame) -> bool:
    kept = [g.entities.get(me.tags.get(tag, 0)) for tag in _KEPT]
    kinds = [races_of(each) for each in (*kept, it.subject) if each is not None]
    return it.subject is not None and all(kinds) and are_told_apart(kinds)


OF_A_NEW_TYPE = Condition(_of_a_new_type)
"""Whether the SUBJECT and the stored entities can all stand for different minion types.

An entity with two types can stand for either.
"""


def dbf_of(who: Selector, place: int = 0) -> Value:
    """The dbf id of the card at index `place` of a selection, 0 if there is none."""

    def ask(g: Game, me: Entity, it: Frame) -> int:
        cards = [each.card.dbf for each in who.of(g, me, it) if each.card is not None]
        return cards[place] if place < len(cards) else 0

    return Value(ask)


def card_of(number: Value) -> Pool:
    """The card whose dbf id is `number`, as this entity stores it; no card if there is none."""

    def cards(g: Game, me: Entity, it: Frame) -> list[str]:
        kept = g.cards.by_dbf(number.ask(g, me, it))
        return [kept.id] if kept is not None else []

    return cards


def cast_kept(who: Selector) -> Do:
    """On each of `who`, cast all the spells whose dbf ids this entity stores.

    Before, a copy of each spell is set aside, visible to both players (U568:10819).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        spells = [card for tag in _KEPT if (card := g.cards.by_dbf(me.tags.get(tag, 0)))]
        for target in who.of(g, me, it):
            for spell in spells:
                shown = g.create(spell.id, me.controller, Zone.SETASIDE, creator=me)
                g.set(shown, REVEALED, 1)
            for spell in spells:
                cast.cast(g, me, spell.id, target)

    return Do(run)
