"""Cast spells by a text: given ones, random ones, copies, and existing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import COST, SPELL_SCHOOL
from hsreplay_sim.cards.words.effects import Do, Pool
from hsreplay_sim.cards.words.keywords import NOT_ACTIVE
from hsreplay_sim.cards.words.selectors import A_SECRET, NOBODY, Selector
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.keywords import cast
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_LEAST_COST_OF_A_SECRET = 1


def cast_on(card_id: str, who: Selector = NOBODY) -> Do:
    """Cast a given spell on each of `who`; without `who` once, without a target."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        if who is NOBODY:
            cast.cast(g, me, card_id)
        for target in who.of(g, me, it):
            cast.cast(g, me, card_id, target)

    return Do(run)


def cast_random(
    pool: Pool,
    count: Value | int = 1,
    *,
    settles: bool = True,
    at_enemies: bool = False,
    drawn_first: bool = False,
) -> Do:
    """Cast random spells of a pool with random targets, while I am in play (R196).

    What one of them kills dies before the next; unless it `settles`, after the text. A hidden one
    is a Secret. `at_enemies`: at enemies where it can. `drawn_first`: the card that chance drew is
    created and stays aside, its copy is cast, and the text goes on when I am dead (U168:1 steps 168
    to 204).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for _ in range(how_many(g, me, it)):
            gone = me.zone != Zone.PLAY or me.silenced
            if me.type == CardType.MINION and gone and not drawn_first:
                return
            draw, spells = _draw if drawn_first else _name, pool(g, me, it)
            card_id = draw(g, me, spells)
            if card_id:
                cast.cast_at_random(g, me, card_id, settles=settles, at_enemies=at_enemies)
            elif spells:
                _cast_unseen(g, me)

    return Do(run)


def cast_worth(pool: Pool, worth: Value | int) -> Do:
    """Cast random spells of a pool, at enemies where it can, until their costs sum up to `worth`.

    Each costs no more than what is left. One that fizzles counts, too (10 of 10: U230:12166,
    U577:5485, U249:20309, U568:34022). The card that chance drew stays aside, and its copy is cast;
    a Secret goes up hidden, and its cost is logged (U230:22865).
    """
    whole = number(worth)

    def run(g: Game, me: Entity, it: Frame) -> None:
        left, payable = whole(g, me, it), pool(g, me, it)
        while left > 0:
            payable = [each for each in payable if _cost_of(g, each) <= left]
            if not payable:
                return
            card_id = _draw(g, me, payable)
            left -= _cast_known(g, me, card_id) if card_id else _cast_unseen(g, me)

    return Do(run)


def _cast_known(g: Game, me: Entity, card_id: str) -> int:
    cast.cast_at_random(g, me, card_id, at_enemies=True)
    return _cost_of(g, card_id)


def _cast_unseen(g: Game, me: Entity) -> int:
    secret = cast.cast_unseen(g, me)
    return secret.tags.get(COST, 0) or _LEAST_COST_OF_A_SECRET


def _name(g: Game, me: Entity, pool: Sequence[str]) -> str:
    return g.card(Purpose.CAST, me, pool, me.controller)


def _draw(g: Game, me: Entity, pool: Sequence[str]) -> str:
    """Return the card id that chance draws; that card is created aside, hidden if the opponent's.

    A hidden card is drawn again, as the copy that is shown.
    """
    drawn = _name(g, me, pool)
    g.create(drawn, me.controller, Zone.SETASIDE, creator=me)
    return drawn or _name(g, me, pool)


def _cost_of(g: Game, card_id: str) -> int:
    card = g.cards.get(card_id)
    return card.cost if card is not None else 0


def cast_of_each_school(who: Selector) -> Do:
    """Cast a copy of one of the spells `who` of each school, in order of the schools.

    Recording: U405:9351.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = who.of(g, me, it)
        for school in sorted({each.tags.get(SPELL_SCHOOL, 0) for each in found} - {0}):
            ids = [e.card_id for e in found if e.tags.get(SPELL_SCHOOL, 0) == school]
            card_id = g.card(Purpose.CAST, me, ids, me.controller)
            if card_id:
                cast.cast_at_random(g, me, card_id)

    return Do(run)


def cast_all(who: Selector, *, settles: bool = True) -> Do:
    """Cast a copy of each of the spells `who`, in a random order.

    Recording: U405:17069. What one of them kills dies before the next; unless it `settles`, after
    the text.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        left = [each.card_id for each in who.of(g, me, it)]
        while left:
            card_id = g.card(Purpose.CAST, me, left, me.controller)
            if card_id not in left:
                return
            left.remove(card_id)
            cast.cast_at_random(g, me, card_id, settles=settles)

    return Do(run)


def cast_it(who: Selector) -> Do:
    """Cast existing cards: the pick of an offer, spells of a hand or deck.

    Targets and options are random, as for all that a text casts.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for spell in who.of(g, me, it):
            cast.cast_entity(g, spell)
            settle(g)

    return Do(run)


def cast_pick(who: Selector, *, on: Selector = NOBODY) -> Do:
    """Bury the pick of an offer and cast a new card like it, with the first of `on` as its target.

    Recordings: U186:2061, U311:7850.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for spell in who.of(g, me, it):
            choices.option_to_graveyard(g, me, spell)
            cast.cast(g, me, spell.card_id, next(iter(on.of(g, me, it)), None))

    return Do(run)


def cast_copies(who: Selector, *, on: Selector | None = None) -> Do:
    """Cast copies of the spells `who`: `cast_copies(PLAYED_THIS_TURN & SPELL)`, "cast it again".

    Their targets are random, unless the text casts them `on` given ones.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for spell in who.of(g, me, it):
            if on is None:
                cast.cast_at_random(g, me, spell.card_id)
            for victim in on.of(g, me, it) if on is not None else ():
                cast.cast(g, me, spell.card_id, victim)
            settle(g)

    return Do(run)


def put_secret(who: Selector) -> Do:
    """Put Secrets, of a deck for example, into the battlefield (R211)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            cast.put_secret(g, me, card)

    return Do(run)


def put_secret_from(deck: Selector) -> Do:
    """Put a random Secret of a deck into the battlefield of which its owner has none (R211).

    For a hidden deck the oracle decides which card it is, or that there is none.
    """
    seen = deck & A_SECRET & NOT_ACTIVE

    def run(g: Game, me: Entity, it: Frame) -> None:
        hidden = deck.unseen(g, me, it)
        held = [card for card in seen.of(g, me, it) if card.card_id] + hidden
        secret = g.pick(Purpose.TUTOR if hidden else Purpose.TARGET, me, held) if held else None
        if secret is not None:
            cast.put_secret(g, me, secret)

    return Do(run)
