"""Cards that are assembled from two other cards: their texts run one after the other (R278)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import (
    DISPLAYED_CREATOR,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    REVEALED,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
)
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.uses import Target
from hsreplay_sim.cards.words.values import Condition
from hsreplay_sim.engine.rules import choices
from hsreplay_sim.engine.state.printed import traits
from hsreplay_sim.engine.text import Effect, Frame, Script, Targets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_NOTES = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2)
_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)


def _parts_of(g: Game, me: Entity) -> Iterator[Card]:
    """Return the cards that an entity is assembled from, in the order of its tags."""
    found = (g.cards.by_dbf(me.tags.get(tag, 0)) for tag in _PARTS)
    return (part for part in found if part is not None)


def made_of(card_id: str) -> Condition:
    """Whether the card `card_id` is one of the parts of the entity whose text runs."""
    return Condition(lambda g, me, it: any(part.id == card_id for part in _parts_of(g, me)))


def _run_parts(text: Callable[[Script], Effect | None]) -> Do:
    def run(g: Game, me: Entity, it: Frame) -> None:
        for part in _parts_of(g, me):
            script = g.scripts.find(part, part.id)
            if script is None:
                raise UnsupportedError(f"{part.id} is not implemented")
            effect = text(script)
            if effect is not None:
                inner = it.about(it.subject, it.target)
                inner.text = part
                effect(g, me, inner)

    return Do(run)


def aim_by_parts() -> Target:
    """What a card of parts may target: what the part that takes a target may.

    If no part takes one, the card takes none.
    """

    def aiming(g: Game, me: Entity) -> Iterator[Targets]:
        for part in _parts_of(g, me):
            script = g.scripts.find(part, part.id)
            if script is not None and script.targets is not None:
                yield script.targets

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        return [each for targets in aiming(g, me) for each in targets.select(g, me, it)]

    asked = Condition(lambda g, me, it: any(aiming(g, me)))
    return Target(Selector(pool, lambda g, me, e: True), optional=False, only=asked)


def act_by_parts() -> Do:
    """Run the `action` of each part with the numbers of that part's text.

    That is its Battlecry, or what it does as a location.
    """
    return _run_parts(lambda script: script.action)


def cast_parts() -> Do:
    """Cast a new card of each part, shown to both players, one after the other.

    An entity without a card is set aside before each (U125:2265, U075:7611). Up to 15590 the part
    is shown aside and this card does what it says (U082:4635). The part that takes a target takes
    that of this card.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for part in _parts_of(g, me):
            if g.profile.casts_parts:
                g.create("", me.controller, Zone.SETASIDE)
            made = g.create(part.id, me.controller, Zone.SETASIDE, creator=me)
            if made.script is None:
                raise UnsupportedError(f"{part.id} is not implemented")
            if g.profile.casts_parts:
                g.set(made, REVEALED, 1)
                _cast(g, made, made, it.target)
            else:
                _do_as_told_by(g, me, made, it.target)

    return Do(run)


def _do_as_told_by(g: Game, me: Entity, part: Entity, target: Entity | None) -> None:
    """Do what a part says; meanwhile this card notes the number of that part alone."""
    noted = [me.get(tag) for tag in _NOTES]
    for tag, number in zip(_NOTES, (part.get(TAG_SCRIPT_DATA_NUM_1), 0), strict=True):
        g.set(me, tag, number)
    _cast(g, me, part, target)
    for tag, number in zip(_NOTES, noted, strict=True):
        g.set(me, tag, number)


def _cast(g: Game, by: Entity, part: Entity, target: Entity | None) -> None:
    """Run the text of a part in a block of its own."""
    g.open(BlockType.POWER, by, index=0)
    effect = part.script.action if part.script is not None else None
    if effect is not None:
        frame = Frame(target=target, subject=by)
        frame.text = part.card
        effect(g, by, frame)
    g.close()


def build_golem(bodies: dict[str, tuple[str, ...]], keywords: tuple[str, ...]) -> Do:
    """Let my player choose a size, one of three keywords and one of three texts of that size.

    `bodies`: card id of the minion of a size → those of the texts that it may have; `keywords` are
    the cards of the keywords. The minion with both comes into my hand; MADE is that (U538:4296).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        it.made = ()
        size = choices.offer_these(g, me, side, tuple(bodies))
        if size is None:
            return
        golem = g.create(size.card_id, side, Zone.SETASIDE, creator=me)
        g.set(golem, DISPLAYED_CREATOR, me.id)
        picks = []
        for pool in (keywords, bodies.get(size.card_id, ())):
            picked = choices.offer(g, me, side, pool)
            if picked is not None and picked.card is not None:
                picks.append(picked.card)
                for tag, value in traits(g, picked.card).items():
                    g.set(golem, tag, value)
        for tag, part in zip(_PARTS, picks, strict=False):
            g.set(golem, tag, part.dbf)
            g.tell(golem, tag, part.dbf)
        if choices.take_pick(g, me, golem, None):
            it.made = (golem,)

    return Do(run)


def die_by_parts() -> Do:
    """Run the Deathrattle of each part with the numbers of that part's text."""
    return _run_parts(lambda script: script.deathrattle)
