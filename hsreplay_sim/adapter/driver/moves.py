"""A recorded action as a move of the protocol, and a move as an action of our own engine.

A move holds what the engine cannot know: who acts on what, and what a hidden card is. What follows
from it is not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from hsreplay_sim.adapter.protocol import Move
from hsreplay_sim.base.enums import BlockType, CardType, Mulligan, PlayState, Step, Zone
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    CURRENT_PLAYER,
    FIRST_PLAYER,
    MULLIGAN_STATE,
    PLAYER_ID,
    PLAYSTATE,
    SECRET,
    STEP,
    TRANSFORMED_FROM_CARD,
    WAIT_FOR_PLAYER_RECONNECT_PERIOD,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.moves.turn import AFK
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, Packet, ShowEntity, TagChange
from hsreplay_sim.verifier.simulate.binding import Reading

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import Tags
    from hsreplay_sim.builds.profile import Profile

State = Mapping[int, "Tags"]
"""Entity → its tags before the action."""


def move_of(action: Action, reading: Reading, before: State, profile: Profile) -> Move:
    """The move of an action in a build, with what is read of its hidden cards."""
    changes, shows = action.tape.changes, [*action.tape.shown.values()]
    return Move(
        action.kind.value, action.entity, action.target, _position(action, before, profile),
        max(action.sub_option, reading.option),
        begins=any((each.tag, each.value) in _MULLIGAN_BEGINS for each in changes),
        read=reading.tags,
        worn=reading.worn,
        secrets=reading.secrets,
        idle=any(each.card_id == AFK for each in shows),
        waits=tuple(each.value > 0 for each in _top_level_waits(action)),
        **_of_kind(action, changes, shows, before),
    )  # fmt: skip


def _of_kind(
    action: Action, changes: list[TagChange], shows: list[ShowEntity], before: State
) -> dict[str, Any]:
    """What only one kind of move has."""
    if action.kind is Kind.MULLIGAN:
        side = before.get(action.entity, {}).get(PLAYER_ID, 0)
        return {"kept": tuple(_kept(side, changes, before))}
    if action.kind is Kind.DEAL:
        marks = (each for each in changes if each.value == 1 and each.tag in _FIRST)
        first = next((each.entity for each in marks), 0)
        return {"first": before.get(first, {}).get(PLAYER_ID, 0)}
    if action.kind is Kind.CONCEDE:
        said = {(each.entity, each.tag, each.value) for each in changes}
        return {"lost": (action.entity, PLAYSTATE, PlayState.CONCEDED) not in said}
    if action.kind in (Kind.PLAY, Kind.DECK_ACTION):
        shown = next((each for each in shows if each.entity == action.entity), None)
        return {
            "card": shown.card_id if shown is not None else "",
            "transformed": shown is not None and _is_remade(shown),
            "stays_hidden": _goes_up_unseen(action.entity, changes),
        }
    return {}


def _is_remade(shown: ShowEntity) -> bool:
    return dict(shown.tags).get(TRANSFORMED_FROM_CARD, 0) > 0


_MULLIGAN_BEGINS = ((STEP, Step.BEGIN_MULLIGAN), (MULLIGAN_STATE, Mulligan.INPUT))
_FIRST = (FIRST_PLAYER, CURRENT_PLAYER)


def _position(action: Action, before: State, profile: Profile) -> int:
    """The place on the board; up to 20022 a minion may keep the number that it had in the hand.

    Then no packet names it: U163:5224.
    """
    held = before.get(action.entity, {})
    keeps = not profile.position_before_zone and held.get(ZONE, 0) == Zone.HAND
    if action.position or not keeps or held.get(CARDTYPE, 0) != CardType.MINION:
        return action.position
    return held.get(ZONE_POSITION, 0)


def _kept(side: int, changes: list[TagChange], before: State) -> Iterator[int]:
    """The cards of the hand that do not go back to the deck."""
    back = {each.entity for each in changes if (each.tag, each.value) == (ZONE, Zone.DECK)}
    return (each for each in _hand(side, before) if each not in back)


def _hand(side: int, state: State) -> list[int]:
    held = [
        (tags.get(ZONE_POSITION, 0), each)
        for each, tags in state.items()
        if tags.get(ZONE, 0) == Zone.HAND and tags.get(CONTROLLER, 0) == side
    ]
    return [each for _, each in sorted(held)]


def _goes_up_unseen(secret: int, changes: list[TagChange]) -> bool:
    """Whether these are the changes of a Secret that goes up and is not shown."""
    first: dict[int, int] = {}
    for each in changes:
        if each.entity == secret:
            first.setdefault(each.tag, each.value)
    return first.get(ZONE) == Zone.SECRET and bool(first.get(SECRET))


def _top_level_waits(action: Action) -> Iterator[TagChange]:
    changes = (each for each in action.packets if type(each) is TagChange)
    return (each for each in changes if each.tag == WAIT_FOR_PLAYER_RECONNECT_PERIOD)


# --- and back ---------------------------------------------------------------------------------


def reading_in(move: Move) -> Reading:
    """What a move tells of the hidden cards of its action."""
    return Reading(dict(move.read), move.worn, {k: dict(v) for k, v in move.secrets.items()})


def action_in(move: Move, state: State) -> Action:
    """The action of a move, with as much of a recording as our own engine is driven by."""
    inside = list(_inside(move, state))
    block = Block(BlockType.PLAY, move.entity, packets=inside)
    waits = [TagChange(1, WAIT_FOR_PLAYER_RECONNECT_PERIOD, int(each)) for each in move.waits]
    return Action(
        1, Kind(move.kind), [block, *waits], move.entity, move.target, move.option, move.position,
        block,
    )  # fmt: skip


def _inside(move: Move, state: State) -> Iterator[Packet]:
    kind = Kind(move.kind)
    if move.begins:
        yield TagChange(0, *_MULLIGAN_BEGINS[0])
    if kind is Kind.MULLIGAN:
        side = state.get(move.entity, {}).get(PLAYER_ID, 0)
        back = (each for each in _hand(side, state) if each not in move.kept)
        yield from (TagChange(each, ZONE, Zone.DECK) for each in back)
    elif kind is Kind.DEAL:
        players = (each for each, tags in state.items() if tags.get(PLAYER_ID, 0) == move.first)
        yield from (TagChange(each, FIRST_PLAYER, 1) for each in players if move.first)
    elif kind is Kind.CONCEDE and not move.lost:
        yield TagChange(move.entity, PLAYSTATE, PlayState.CONCEDED)
    yield from _of_the_card(move)
    if move.idle:
        yield ShowEntity(0, AFK, ())


def _of_the_card(move: Move) -> Iterator[Packet]:
    """How the card that is played is shown, or stays hidden."""
    if move.card:
        mark = ((TRANSFORMED_FROM_CARD, 1),) if move.transformed else ()
        yield ShowEntity(move.entity, move.card, mark)
    if move.stays_hidden:
        yield TagChange(move.entity, SECRET, 1)
        yield TagChange(move.entity, ZONE, Zone.SECRET)
