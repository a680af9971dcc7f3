"""What a player chose in an action itself: which option, its place, the cards of the mulligan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from hsreplay_sim.base.enums import ChoiceKind, Zone
from hsreplay_sim.base.tags import CONTROLLER, PLAYER_ID, ZONE
from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.replay.packets import Choices, Options, SendOption, TagChange

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.replay.actions import Action


class Choice(Struct, frozen=True):
    """The choice of an action."""

    option: int = -1
    """The index among the options that were offered; -1 where the log does not say (of the
    opponent it never does)."""
    sub_option: int = -1
    """The Choose One index; -1 without one."""
    position: int = 0
    """The place on the board that was taken, from 1; 0 without one."""
    kept: tuple[int, ...] = ()
    """Of a mulligan: the cards that were kept."""
    thrown: tuple[int, ...] = ()
    """Of a mulligan: the cards that went back to the deck."""


NO_CHOICE = Choice()
"""That of an action that no player makes."""


def choice_of(actions: Sequence[Action], action: Action, before: TagState) -> Choice:
    """The choice of one of the actions, from the state before it."""
    kept, thrown = _mulligan(actions, action, before)
    return Choice(_sent(actions, action), action.sub_option, action.position, kept, thrown)


def offered(actions: Sequence[Action], action: Action) -> Options | None:
    """The options among which the viewer chose this action; None where the log has none."""
    if action.kind in (Kind.DEAL, Kind.MULLIGAN) or action.step < 2:
        return None
    earlier = actions[action.step - 2].options
    return earlier[-1] if earlier else None


def _sent(actions: Sequence[Action], action: Action) -> int:
    """The index of the option that the client sent, if it is the one of this action."""
    offer = offered(actions, action)
    if offer is None:
        return -1
    packets = actions[action.step - 2].packets
    sent = next((each for each in reversed(packets) if type(each) is SendOption), None)
    if sent is None or sent.line < offer.line or not 0 <= sent.option < len(offer.options):
        return -1
    return sent.option if offer.options[sent.option].entity == action.entity else -1


def _mulligan(
    actions: Sequence[Action], action: Action, before: TagState
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The kept and the thrown cards of a mulligan: thrown is what goes back to the deck in it."""
    if action.kind is not Kind.MULLIGAN:
        return (), ()
    back = {
        each.entity
        for each in action.tape.packets
        if type(each) is TagChange and (each.tag, each.value) == (ZONE, Zone.DECK)
    }
    hand = _dealt(actions, action) or _hand(action, before)
    kept = tuple(each for each in hand if each not in back)
    return kept, tuple(each for each in hand if each in back)


def _dealt(actions: Sequence[Action], action: Action) -> tuple[int, ...]:
    """The cards that the log offers to the player for its mulligan; empty if it offers none."""
    for earlier in reversed(actions[: action.step - 1]):
        for each in earlier.tape.packets:
            if type(each) is Choices and each.kind == ChoiceKind.MULLIGAN:
                if each.player == action.entity:
                    return each.entities
    return ()


def _hand(action: Action, before: TagState) -> tuple[int, ...]:
    side = before.get(action.entity, PLAYER_ID)
    return tuple(
        entity
        for entity, tags in before.tags.items()
        if tags.get(ZONE, 0) == Zone.HAND and tags.get(CONTROLLER, 0) == side
    )
