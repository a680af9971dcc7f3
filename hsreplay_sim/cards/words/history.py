"""What happened before: cards played and minions that died, this turn, last turn, this game.

The selections contain copies of the cards as they were then, in order: they can be counted,
filtered and copied. The latest play of this card itself is left out: "each other Pogo-Hopper"
counts a Pogo-Hopper that was played, returned and is played again once (U394:8330). So is a card
that was countered, where counters come first. If a game was
loaded in the middle, its past begins at that moment; whoever asks for more is noted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CANT_PLAY,
    COST,
    CREATOR,
    SPELL_SCHOOL,
    TURN,
    TURN_DRAWN,
)
from hsreplay_sim.cards.words.selectors import SPELL, Filter, Selector
from hsreplay_sim.cards.words.values import Condition, Value
from hsreplay_sim.engine.rules.stats import compute_stats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.state.untagged import Past
    from hsreplay_sim.engine.text import Frame

_EVER, _NOW, _BEFORE, _BETWEEN = range(4)


def _since(g: Game, side: int, when: int) -> tuple[int, int]:
    """Return the first and the last turn of a period, one of _EVER, _NOW, _BEFORE and _BETWEEN.

    _BEFORE is the last turn of player `side`: two turns ago if this is its turn, else one. _BETWEEN
    is all that came after that turn, this turn included.
    """
    now: int = g.root.tags.get(TURN, 0)
    if when == _EVER:
        return 0, now
    before = now - (2 if g.current == side else 1)
    if when == _BETWEEN:
        return before + 1, now
    turn = now if when == _NOW else before
    return turn, turn


def _past(
    log: str, *, mine: bool, when: int, countered: bool = False, own_too: bool = False
) -> Selector:
    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        side = me.controller if mine else 3 - me.controller
        first, last = _since(g, side, when)
        g.untagged.recall(first)
        entries: Sequence[Past] = getattr(g.untagged, log)
        own = max((at for at, (_, e) in enumerate(entries) if e.id == me.id), default=-1)
        own = -1 if own_too else own
        return [
            e
            for at, (turn, e) in enumerate(entries)
            if first <= turn <= last
            and e.controller == side
            and at != own
            and bool(e.tags.get(CANT_PLAY, 0)) == countered
        ]

    return Selector(pool, lambda g, me, e: True)


PLAYED_THIS_GAME = _past("played", mine=True, when=_EVER)
"""The cards that I have played from my hand in this game."""
PLAYED_THIS_TURN = _past("played", mine=True, when=_NOW)
"""The cards that I have played in this turn."""
COUNTERED_THIS_TURN = _past("played", mine=True, when=_NOW, countered=True)
"""The cards that I have played in this turn, and that were countered."""
PLAYED_LAST_TURN = _past("played", mine=True, when=_BEFORE)
"""The cards that I played in my last turn before this one."""

DISCOVERED_THIS_TURN = _past("discovered", mine=True, when=_NOW, own_too=True)
"""The cards that I have discovered in this turn, the one that asks and the opponent's too."""


def _first_time(g: Game, me: Entity, it: Frame) -> bool:
    if me.card is None or "nce per game" not in me.card.text:
        return True
    own = g.cards.canonical(me.card_id)
    played = PLAYED_THIS_GAME.of(g, me, it)
    return all(g.cards.canonical(each.card_id) != own for each in played)


FIRST_TIME = Condition(_first_time)
"""Whether I have played no other such card in this game, where its text says "Once per game"."""


def _while_held(g: Game, me: Entity, it: Frame) -> list[Entity]:
    if me.zone == Zone.DECK:  # no hand holds it any more (U318:3706)
        return []
    since, first = me.get(TURN_DRAWN), g.untagged.held_from.get(me.id, 0)
    g.untagged.recall(since)
    later = g.untagged.played[first:]
    return [e for turn, e in later if e.controller == me.controller and turn >= since]


PLAYED_WHILE_HELD = Selector(_while_held, lambda g, me, e: e.id != me.id)
"""The cards that I have played since this one came to my hand, or became what it is there.

This card is left out, and so is a card whose text brought it: what is younger than a play does not
hear of it (R66).
"""


def _since_played(g: Game, me: Entity, it: Frame) -> list[Entity]:
    began = max((at for at, (_, e) in enumerate(g.untagged.played) if e.id == me.id), default=-1)
    g.untagged.recall(g.untagged.played[began][0] + 1 if began >= 0 else 0)
    return [e for _, e in g.untagged.played[began + 1 :] if e.controller == me.controller]


PLAYED_SINCE_THIS = Selector(_since_played, lambda g, me, e: True)
"""The cards that I have played since I played this card, a quest."""
ENEMY_PLAYED_THIS_GAME = _past("played", mine=False, when=_EVER)
ENEMY_PLAYED_THIS_TURN = _past("played", mine=False, when=_NOW)
ENEMY_PLAYED_LAST_TURN = _past("played", mine=False, when=_BEFORE)
"""The cards that the opponent played in the opponent's last turn before this one."""

SUMMONED_THIS_GAME = _past("summoned", mine=True, when=_EVER) & Filter(
    lambda g, me, e: g.untagged.has_arrived(e)
)
"""The minions that came into play on my side, played or summoned."""
DIED_THIS_GAME = _past("died", mine=True, when=_EVER)
"""My minions that died in this game, with the stats that they had then.

A minion that died twice is there twice.
"""
ENEMY_DIED_THIS_GAME = _past("died", mine=False, when=_EVER)
ATTACKS_THIS_GAME = Value(lambda g, me, it: g.untagged.attacks.get(me.controller, 0))
"""How often my characters have attacked in this game."""


def _spell_damage(g: Game, me: Entity, it: Frame) -> int:
    turn, dealt = g.untagged.spell_damage.get(me.controller, (0, 0))
    return dealt if turn == g.root.get(TURN) else 0


SPELL_DAMAGE_THIS_TURN = Value(_spell_damage)
"""The damage that I have dealt with spells in this turn."""
DISCARDED_THIS_GAME = _past("discarded", mine=True, when=_EVER)
"""The cards that I have discarded in this game."""
DIED_THIS_TURN = _past("died", mine=True, when=_NOW)
DIED_SINCE_MY_TURN = _past("died", mine=True, when=_BETWEEN)
"""My minions that have died since my last turn ended, in this turn too."""


def _as_it_died(g: Game, me: Entity, it: Frame) -> list[Entity]:
    if me.zone not in (Zone.GRAVEYARD, Zone.SETASIDE):
        return [me]
    return [e for _, e in g.untagged.died if e.id == me.id][-1:]


AS_IT_DIED = Selector(_as_it_died, lambda g, me, e: e.id == me.id)
"""The minion whose text runs, as it was when it last died: `atk_of(AS_IT_DIED)` (U042:7704).

If another text triggers the Deathrattle of a card in play, hand or deck, it is that card as it is.
"""


def turns_in_a_row(kind: Filter, *, with_me: bool = True) -> Value:
    """The number of my turns in a row in which I played a card of `kind`.

    The row ends with this turn if I played one in it, else with my last turn. If `with_me` is
    False, the latest play of this card does not count.
    """

    def ask(g: Game, me: Entity, it: Frame) -> int:
        side = me.controller
        g.untagged.recall(0)
        played = [(turn, e) for turn, e in g.untagged.played if e.controller == side]
        own = max((at for at, (_, e) in enumerate(played) if e.id == me.id), default=-1)
        turns = {
            turn
            for at, (turn, e) in enumerate(played)
            if kind.meant(g, me, e) and (with_me or at != own)
        }
        now: int = g.root.tags.get(TURN, 0)
        at = now if now in turns else _since(g, side, _BEFORE)[0]
        count = 0
        while at in turns:
            count, at = count + 1, at - 2
        return count

    return Value(ask)


def _cost_still_given(g: Game, card: Entity) -> int:
    """Return the cost of a card without the discounts whose giver has gone since it was paid."""
    worn = list(card.attached)
    card.attached = [each for each in worn if _is_there(g, each.get(CREATOR))]
    cost = max(0, compute_stats(g, card)[2])
    card.attached = worn
    return cost


def _is_there(g: Game, entity_id: int) -> bool:
    giver = g.entities.get(entity_id)
    return giver is not None and giver.zone == Zone.PLAY


def _cost_paid(g: Game, me: Entity, it: Frame) -> int:
    card = it.subject
    if card is None:
        return 0
    if not g.profile.sees_cost_paid:
        return _cost_still_given(g, card)
    as_played = [e for _, e in g.untagged.played if e.id == card.id and e.card_id]
    return (as_played[-1] if as_played else card).tags.get(COST, 0)


COST_PAID = Value(_cost_paid)
"""The COST that the SUBJECT had when it was played, before any discount ended.

Recordings: U278:3738, U484:11573, U495:10740. A hidden Secret has its COST: it is logged when the
Secret is played.
"""

PAID_FOR_THIS = Value(lambda g, me, it: _cost_paid(g, me, it.about(me, it.target)))
"""The COST that this card had when it was played, before any discount ended."""


def last(selector: Selector) -> Selector:
    """The last entity of a selection: `last(PLAYED_THIS_GAME & MINION)`."""
    return Selector(lambda g, me, it: selector.of(g, me, it)[-1:], selector.meant)


def _schools_cast(g: Game, me: Entity, it: Frame) -> int:
    cast = (PLAYED_THIS_GAME & SPELL).of(g, me, it)
    return len({each.tags.get(SPELL_SCHOOL, 0) for each in cast} - {0})


SCHOOLS_CAST = Value(_schools_cast)
"""The number of different spell schools among the spells that I have cast in this game."""


def earliest(selector: Selector, count: int) -> Selector:
    """The first `count` entities of a selection: `earliest(PLAYED_WHILE_HELD & SPELL, 3)`."""
    return Selector(lambda g, me, it: selector.of(g, me, it)[:count], selector.meant)


def as_they_are_now(selector: Selector) -> Selector:
    """The entities of a past selection with their present tags.

    An entity that is there twice comes once. Recording: U249:31840.
    """

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        ids = dict.fromkeys(each.id for each in selector.of(g, me, it))
        return [g.entities[each] for each in ids if each in g.entities]

    return Selector(pool, lambda g, me, e: True)
