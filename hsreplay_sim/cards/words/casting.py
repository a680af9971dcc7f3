"""Effects that cast spells: given ones, random ones, copies, and existing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import COST, SPELL_SCHOOL
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.keywords import NOT_ACTIVE
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import A_SECRET, NOBODY, Selector
from hsreplay_sim.cards.words.values import Condition, Value, number
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
    """Cast a new spell on each of `who`; if `who` is not given, once without a target.

    Deaths follow each spell, within the text (U422:5583, 10214).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for target in [None] if who is NOBODY else who.of(g, me, it):
            cast.cast(g, me, card_id, target)
            settle(g)

    return Do(run)


def cast_random(
    pool: Pool,
    count: Value | int = 1,
    *,
    settles: bool = True,
    at_enemies: bool = False,
    drawn_first: bool = False,
) -> Do:
    """Cast `count` random spells of a pool, each with a random target (R196).

    If this card is a minion, no more spells are cast once it is silenced or leaves play meanwhile,
    unless `drawn_first`; a Deathrattle begins outside of play. Deaths follow each spell; if
    `settles` is False, they follow the whole text. If `at_enemies`, a friend is a target only where
    no enemy is a legal one. If `drawn_first`, the card that chance draws is created and stays set
    aside, and a copy of it is cast (U168:1 steps 168 to 204). A spell that is hidden is a Secret.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        may_stop = not drawn_first and not _is_gone(g, me)
        for _ in range(how_many(g, me, it)):
            if may_stop and _is_gone(g, me):
                return
            draw, spells = _draw if drawn_first else _name, pool(g, me, it)
            card_id = draw(g, me, spells)
            if card_id:
                cast.cast_at_random(g, me, card_id, settles=settles, at_enemies=at_enemies)
            elif spells:
                _cast_unseen(g, me)

    return Do(run)


def _is_gone(g: Game, me: Entity) -> bool:
    """Whether this card is a minion that is silenced or has left play, and so stops to cast.

    Before patch 6.1.3 it goes on (U149:5180).
    """
    here = me.zone == Zone.PLAY and not me.silenced
    return me.type == CardType.MINION and not here and g.profile.gone_stop_casting


_PASSED_OVER = 2
"""How many cards are drawn and set aside before the spell that is cast (U378:13818, 17177)."""


def cast_useful(uses: dict[str, Condition]) -> Do:
    """Cast a random one of those spells whose condition holds, at an enemy if it takes a target.

    A spell that is hidden is a Secret. Deaths follow the whole text. If none is of use, none is
    cast.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        built = (spell for spell in uses if g.cards.get(spell) is not None)
        useful = [spell for spell in built if uses[spell].ask(g, me, it)]
        if not useful:
            return
        for _ in range(_PASSED_OVER):
            g.create(_name(g, me, useful), me.controller, Zone.SETASIDE)
        card_id = _name(g, me, useful)
        if card_id:
            cast.cast_at_random(g, me, card_id, settles=False, at_enemies=True)
        else:
            _cast_unseen(g, me)

    return Do(run)


def cast_worth(pool: Pool, worth: Value | int) -> Do:
    """Cast random spells of a pool until their costs add up to `worth`.

    Each costs no more than what is left; if the pool has no such spell, no more are cast. Each has
    a random target, an enemy if one is legal. A spell that cannot be cast counts as well (10 of 10:
    U230:12166, U577:5485, U249:20309, U568:34022). The card that chance draws stays set aside, and
    a copy of it is cast. If it is a hidden Secret, its cost is the logged one (U230:22865).
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
    """Return the card id that chance draws, and create that card set aside.

    If it is hidden, the id returned is that of the copy, which is shown.
    """
    drawn = _name(g, me, pool)
    g.create(drawn, me.controller, Zone.SETASIDE, creator=me)
    return drawn or _name(g, me, pool)


def _cost_of(g: Game, card_id: str) -> int:
    card = g.cards.get(card_id)
    return card.cost if card is not None else 0


def cast_of_each_school(who: Selector) -> Do:
    """Cast a copy of one random spell of each spell school among `who`, with random targets.

    They are cast in order of the schools' numbers. Recording: U405:9351.
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
    """Cast a copy of each of the spells `who`, in a random order and with random targets.

    Recording: U405:17069. Deaths follow each spell; if `settles` is False, they follow the whole
    text.
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


def cast_it(who: Selector, *, at_self: bool = False) -> Do:
    """Cast the cards `who` themselves: the pick of an offer, or spells in a hand or deck.

    Targets and Choose One options are random. If `at_self`, this card is the target wherever it is
    a legal one.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for spell in who.of(g, me, it):
            cast.cast_entity(g, spell, at=me if at_self else None)
            settle(g)

    return Do(run)


def play_all(who: Selector) -> Do:
    """Play the cards `who` themselves, one by one, for nothing: cards of a deck, for example.

    Targets and Choose One options are random. A card that has left its zone by then is not played,
    and none is once this minion is silenced or has left play.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        cards = [(card, card.zone) for card in who.of(g, me, it)]
        for card, zone in cards:
            if _is_gone(g, me):
                return
            if card.zone == zone:
                cast.play_entity(g, card)

    return Do(run)


def cast_pick(who: Selector, *, on: Selector = NOBODY) -> Do:
    """Move the pick of an offer (`who`) to the graveyard and cast a new copy of it.

    The first of `on` is its target; if there is none, it has no target (U186:2061, U311:7850).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for spell in who.of(g, me, it):
            choices.option_to_graveyard(g, me, spell)
            cast.cast(g, me, spell.card_id, next(iter(on.of(g, me, it)), None))

    return Do(run)


def cast_copies(who: Selector, *, on: Selector | None = None, at_self: bool = False) -> Do:
    """Cast a copy of each of the spells `who`, as in `cast_copies(PLAYED_THIS_TURN & SPELL)`.

    If `on` is None, its target is random; else a copy is cast on each of `on`. If `at_self`, this
    card is the target wherever it is a legal one. What the copy of a hidden spell is, the oracle
    says; one that stays hidden is a Secret.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for spell in who.of(g, me, it):
            card_id = spell.card_id or g.card(Purpose.COPY, me, (), me.controller)
            if not card_id:
                cast.cast_unseen(g, me)
            elif on is None:
                cast.cast_at_random(g, me, card_id, at=me if at_self else None)
            for victim in on.of(g, me, it) if card_id and on is not None else ():
                cast.cast(g, me, card_id, victim)
            settle(g)

    return Do(run)


def put_secret(who: Selector) -> Do:
    """Put each of the Secrets `who`, of a deck for example, onto the battlefield (R211).

    If its owner has the same Secret or five Secrets there, it stays where it is.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            cast.put_secret(g, me, card)

    return Do(run)


def put_secret_from(deck: Selector) -> Do:
    """Put a random Secret of a deck onto the battlefield, none that its owner has there (R211).

    If the deck has hidden cards, the oracle decides which card it is, or that there is none.
    """
    seen = deck & A_SECRET & NOT_ACTIVE

    def run(g: Game, me: Entity, it: Frame) -> None:
        hidden = deck.unseen(g, me, it)
        held = [card for card in seen.of(g, me, it) if card.card_id] + hidden
        secret = g.pick(Purpose.TUTOR if hidden else Purpose.TARGET, me, held) if held else None
        if secret is not None:
            cast.put_secret(g, me, secret)

    return Do(run)
