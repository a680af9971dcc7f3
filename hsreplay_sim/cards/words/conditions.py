"""Conditions of texts: what the text itself has just done, and what was played last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardClass, Race
from hsreplay_sim.base.tags import (
    COST,
    HAND_POSITION_PLAYED_FROM,
    LAST_AFFECTED_BY,
    MULTI_CLASS_GROUP,
    MULTIPLE_CLASSES,
    SPELL_SCHOOL,
    TURN,
    TURN_DRAWN,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.history import PLAYED_LAST_TURN
from hsreplay_sim.cards.words.pools import my_class
from hsreplay_sim.cards.words.selectors import (
    DOOMED,
    FRIENDLY_MINIONS,
    IN_PLAY,
    MINIONS,
    MURLOC,
    TARGET,
    Filter,
    Selector,
    either,
    races_of,
)
from hsreplay_sim.cards.words.values import MANA_LEFT, Condition, any_of, by_profile
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

IT_DIES = any_of(TARGET & (DOOMED | ~IN_PLAY))
"""The target is dead, or mortally wounded by what the text has done so far."""
IT_SURVIVES = any_of(TARGET & IN_PLAY & ~DOOMED)
"""The target is in play and not mortally wounded by what the text has done so far."""

MURLOCS_HELPED = either(
    by_profile(lambda p: p.murlocs_help_their_own), FRIENDLY_MINIONS & MURLOC, MINIONS & MURLOC
)
"""The Murlocs that others strengthen: those of one side; of both up to the spring of 2016."""


def _akin(g: Game, me: Entity, e: Entity) -> bool:
    own, other = races_of(me), races_of(e)
    if own and other and (own & other or Race.ALL in own | other):
        return True
    school = me.tags.get(SPELL_SCHOOL, 0)
    return school > 0 and e.tags.get(SPELL_SCHOOL, 0) == school


_SHARES_A_TYPE = Filter(_akin)
"""It shares a minion type or a spell school with the card that asks; "all" is every type."""


_FAMILIES = (1, 2, 3)
"""MULTI_CLASS_GROUP of the Grimy Goons, the Jade Lotus and the Kabal: three classes each."""


def _of_another_class(g: Game, me: Entity, e: Entity) -> bool:
    if e.card is None:
        return False
    own, several = my_class(g, me), e.card.tags.get(MULTIPLE_CLASSES, 0)
    if e.card.card_class == CardClass.NEUTRAL and not several:
        return False
    if e.card.tags.get(MULTI_CLASS_GROUP, 0) in _FAMILIES:
        return True
    return not several & (1 << (own - 1)) if several else e.card.card_class != own


OF_ANOTHER_CLASS = Filter(_of_another_class)
"""A class card that is not of my hero's class; one of a gang's family always is (U092b:28038).

A card of two classes is not, if mine is one of them (U243:410).
"""


def printed_with(tag: int) -> Filter:
    """Cards with a printed tag, whatever they have been given since."""
    return Filter(lambda g, me, e: e.card is not None and e.card.tags.get(tag, 0) > 0)


DRAWN_THIS_TURN = Filter(lambda g, me, e: e.tags.get(TURN_DRAWN, -1) == g.root.tags.get(TURN, 0))
"""Cards that were drawn this turn, in the builds that note it (since 45310)."""


def _called_by_a_friend(g: Game, me: Entity, e: Entity) -> bool:
    kind, caller = g.stack[-1] if g.stack else (0, me)
    played = kind == BlockType.PLAY and caller is e
    return caller.controller == me.controller and caller is not me and not played


CALLED_BY_A_FRIEND = Filter(_called_by_a_friend)
"""Another card of my player summons it; it is not being played (U211:3900)."""


def in_build(card_id: str) -> Condition:
    """Whether the build of the game has this card."""
    return Condition(lambda g, me, it: g.cards.get(card_id) is not None)


def _adjacent_in_hand(g: Game, me: Entity, it: Frame) -> bool:
    """Whether the card whose text runs was next to the SUBJECT in the hand before it was played.

    The row has closed up by now: the card to its right has its position.
    """
    stood = it.subject.get(HAND_POSITION_PLAYED_FROM) if it.subject is not None else 0
    return stood > 0 and me.get(ZONE_POSITION) in (stood - 1, stood)


ADJACENT_IN_HAND = Condition(_adjacent_in_hand)
"""The SUBJECT, which is being played, was next to this card in the hand (U307:3714)."""
KINDRED = any_of(PLAYED_LAST_TURN & _SHARES_A_TYPE)
"""I played a card of its type or school in my last turn."""


def affected_last_by(source: Selector) -> Filter:
    """Entities whose LAST_AFFECTED_BY is one of a selection: what a blow killed names the blow."""

    def meant(g: Game, me: Entity, e: Entity) -> bool:
        return e.tags.get(LAST_AFFECTED_BY, 0) in {s.id for s in source.of(g, me, Frame())}

    return Filter(meant)


def payable(who: Selector) -> Condition:
    """Whether there is one of `who`, and my Mana is enough for each of them alone.

    If one is hidden, the oracle decides.
    """

    def ask(g: Game, me: Entity, it: Frame) -> bool:
        cards = who.of(g, me, it)
        left = MANA_LEFT.ask(g, me, it)
        return bool(cards) and all(card.tags.get(COST, 0) <= left for card in cards)

    def unsure(g: Game, me: Entity, it: Frame) -> bool:
        return any(not card.card_id for card in who.of(g, me, it))

    return Condition(ask, unsure)
