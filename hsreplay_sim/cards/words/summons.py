"""Summon tokens that get an enchantment, a keyword or a number before they come into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DEATHRATTLE,
    DISPLAY_CARD_ON_MOUSEOVER,
    DISPLAYED_CREATOR,
    JADE_GOLEM,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.cards.words.effects import (
    Do,
    one_of_pool,
)
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import (
    Selector,
)
from hsreplay_sim.cards.words.values import (
    DATA1,
    Value,
    number,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.damage import destroy
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.stats import recompute
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def return_to_life() -> Do:
    """Destroy the TARGET, then summon a printed copy of it where it stood.

    The copy stands at the right of what its death has left (U062:6317).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        body = it.target
        if body is not None and body in g.board[body.controller]:
            side = body.controller
            place = g.in_row(g.board[side]).index(body) + 1
            others = len(g.board[side]) - 1
            destroy(g, me, (body,))
            settle(g)
            left_behind = max(0, len(g.board[side]) - others)
            bodies.summon(g, me, body.card_id, side, position=place + left_behind)

    return Do(run)


def summon_changed(who: Selector, enchantment: str) -> Do:
    """Summon a new copy of each of `who`, with an enchantment; MADE are the copies.

    The enchantment is attached before a copy comes into play (U568:9228). If one of `who` is
    hidden, the oracle says which card it is; of a hand or deck with hidden cards, it says which
    cards are copied.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        copied = _untold(g, me) if who.unseen(g, me, it) else _told(g, me, who.of(g, me, it))
        made: list[Entity] = []
        it.made = made
        made.extend(_bearing(g, me, card_id, enchantment) for card_id in copied)

    return Do(run)


def _told(g: Game, me: Entity, originals: list[Entity]) -> Iterator[str]:
    """Yield the card of each original, as long as there is room."""
    for entity in originals:
        if bodies.has_room(g, me.controller):
            yield entity.card_id or g.card(Purpose.COPY, me, (), me.controller)


def _untold(g: Game, me: Entity) -> Iterator[str]:
    """Yield the cards that the oracle names, as long as there are any, and room."""
    while bodies.has_room(g, me.controller) and g.number(Purpose.HOLDS, me, 0, 1):
        card_id = g.card(Purpose.COPY, me, (), me.controller)
        if not card_id:
            return
        yield card_id


def summon_bearing(card_id: str, enchantment: str, count: Value | int = 1) -> Do:
    """Summon `count` tokens with an enchantment; MADE are the tokens.

    The enchantment is attached before a token comes into play (U300:8829).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        room = (bodies.has_room(g, me.controller) for _ in range(how_many(g, me, it)))
        it.made = [_bearing(g, me, card_id, enchantment) for free in room if free]

    return Do(run)


def summon_random_changed(cards: Pool, enchantment: str, count: Value | int = 1) -> Do:
    """Summon `count` random minions of a pool with an enchantment; MADE are the minions.

    The enchantment is attached before a minion comes into play (U309:7646).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for _ in range(how_many(g, me, it)):
            card_id = None
            if bodies.has_room(g, me.controller):
                card_id = one_of_pool(g, me, it, Purpose.SUMMON, cards, me.controller)
            if card_id is not None:
                made.append(_bearing(g, me, card_id, enchantment))

    return Do(run)


def _bearing(g: Game, me: Entity, card_id: str, enchantment: str) -> Entity:
    body = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
    attach(g, me, body, enchantment)
    recompute(g, body)
    if g.profile.gifts_affect:
        g.affect(body, me)
    bodies.put_into_play(g, body, me)
    return body


def summon_from_aside(card_id: str, *keywords: int, opponent: bool = False) -> Do:
    """Summon a token that is created set aside, where its `keywords` are set; MADE is the token.

    Recording: U305:1491.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = ()
        if bodies.has_room(g, side):
            bare = dict.fromkeys(keywords, 0)
            body = g.create(card_id, side, Zone.SETASIDE, creator=me, tags=bare)
            for keyword in keywords:
                g.set(body, keyword, 1)
            bodies.put_into_play(g, body, me)
            it.made = (body,)

    return Do(run)


def summon_keeping(card_id: str, who: Selector) -> Do:
    """For each of `who`, summon a token that stores the dbf id of that card; MADE are the tokens.

    Recording: U575:11662. The id is written while the token is set aside.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for kept in who.of(g, me, it):
            if kept.card is not None and bodies.has_room(g, me.controller):
                body = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
                g.set(body, DISPLAYED_CREATOR, me.id)
                g.set(body, TAG_SCRIPT_DATA_NUM_1, kept.card.dbf)
                g.set(body, DISPLAY_CARD_ON_MOUSEOVER, kept.card.dbf)
                g.set(body, DEATHRATTLE, 1)
                place = bodies.slot_of_token(g, me, me.controller, 0)
                bodies.put_into_play(g, body, me, place)
                made.append(body)

    return Do(run)


def summon_kept(number: Value = DATA1) -> Do:
    """Summon a new copy of the card whose dbf id this card stores; `number` is that dbf id.

    The Deathrattle that an enchantment gives reads the number of the enchantment as LEFT_BEHIND.
    DISPLAYED_CREATOR of the copy names this card (U575:13048).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        kept = g.cards.by_dbf(number.ask(g, me, it))
        if kept is not None:
            place = bodies.slot_of_token(g, me, me.controller, 0)
            body = bodies.summon(g, me, kept.id, me.controller, position=place)
            if body is not None:
                g.set(body, DISPLAYED_CREATOR, me.id)

    return Do(run)


JADES = 30


NEXT_JADE = Value(lambda g, me, it: min(JADES, g.owner(me.controller).tags.get(JADE_GOLEM, 0) + 1))
"""The number of the next Jade Golem: JADE_GOLEM of my player plus 1, at most 30."""


def jade_golem(count: int = 1) -> Do:
    """Summon the next Jade Golem, `count` times; MADE are the Golems.

    JADE_GOLEM of my player is raised before each (R268, U067:2290).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for index in range(count):
            player = g.owner(me.controller)
            size = min(JADES, player.tags.get(JADE_GOLEM, 0) + 1)
            g.set(player, JADE_GOLEM, size)
            card_id = f"CFM_712_t{size:02}"
            place = bodies.slot_of_token(g, me, me.controller, index)
            golem = bodies.summon(g, me, card_id, me.controller, position=place)
            if golem is not None:
                made.append(golem)

    return Do(run)
