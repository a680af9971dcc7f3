"""Walking through the packets of a recording: handlers are called, and know where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypedDict, Unpack, cast

from hsreplay_sim.base.tags import TURN
from hsreplay_sim.replay import packets as p
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.fold import Fold

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState


class Walk:
    """Where a walk is when it calls a handler: in front of a packet, which has not acted yet."""

    def __init__(self, fold: Fold) -> None:
        """`fold` takes each packet once its handlers were called."""
        self._fold = fold
        self.step = 0
        """The step that the packet belongs to, as in an address; 0 in front of the first."""
        self.blocks: list[p.Block] = []
        """The blocks around the packet, the outermost first."""
        self.stopped = False

    @property
    def state(self) -> TagState:
        """The tags of every entity before the packet: live, so take a `snapshot` to keep it."""
        return self._fold.state

    @property
    def game(self) -> int:
        """The entity of the game; 0 before CREATE_GAME."""
        return self._fold.game

    @property
    def players(self) -> tuple[int, ...]:
        """The entities of the players, in the order of the recording."""
        return self._fold.players

    @property
    def turn(self) -> int:
        """The turn of the game, those of both players counted together."""
        return self.state.get(self.game, TURN)

    def get(self, entity: int, tag: int) -> int:
        """The value of a tag before the packet; 0 when the entity or the tag is absent."""
        return self.state.get(entity, tag)

    def stop(self) -> None:
        """Call no handler any more."""
        self.stopped = True


class Handlers(TypedDict, total=False):
    """What may be called, by kind of packet; each gets the packet and the walk."""

    any_packet: Callable[[p.Packet, Walk], object]
    """For every packet, before the handler of its kind."""
    create_game: Callable[[p.CreateGame, Walk], object]
    full_entity: Callable[[p.FullEntity, Walk], object]
    show_entity: Callable[[p.ShowEntity, Walk], object]
    change_entity: Callable[[p.ChangeEntity, Walk], object]
    hide_entity: Callable[[p.HideEntity, Walk], object]
    tag_change: Callable[[p.TagChange, Walk], object]
    cached_tag: Callable[[p.CachedTag, Walk], object]
    meta_data: Callable[[p.MetaData, Walk], object]
    shuffle_deck: Callable[[p.ShuffleDeck, Walk], object]
    reset_game: Callable[[p.ResetGame, Walk], object]
    vo_spell: Callable[[p.VOSpell, Walk], object]
    choices: Callable[[p.Choices, Walk], object]
    send_choices: Callable[[p.SendChoices, Walk], object]
    chosen_entities: Callable[[p.ChosenEntities, Walk], object]
    options: Callable[[p.Options, Walk], object]
    send_option: Callable[[p.SendOption, Walk], object]
    sub_spell: Callable[[p.SubSpell, Walk], object]
    block: Callable[[p.Block, Walk], object]
    """As the block opens; the packets in it follow."""
    block_end: Callable[[p.Block, Walk], object]
    """Behind the last packet in it: the state is the one that the block has led to."""


KINDS: dict[str, type] = {
    "create_game": p.CreateGame,
    "full_entity": p.FullEntity,
    "show_entity": p.ShowEntity,
    "change_entity": p.ChangeEntity,
    "hide_entity": p.HideEntity,
    "tag_change": p.TagChange,
    "cached_tag": p.CachedTag,
    "meta_data": p.MetaData,
    "shuffle_deck": p.ShuffleDeck,
    "reset_game": p.ResetGame,
    "vo_spell": p.VOSpell,
    "choices": p.Choices,
    "send_choices": p.SendChoices,
    "chosen_entities": p.ChosenEntities,
    "options": p.Options,
    "send_option": p.SendOption,
    "sub_spell": p.SubSpell,
    "block": p.Block,
}
"""Name of a handler → the packets that it is called for."""
_BESIDE = frozenset({"any_packet", "block_end"})


def walk_through(packets: list[p.Packet], **handlers: Unpack[Handlers]) -> Walk:
    """Call the handlers for each packet in the order they were written; the walk at its end.

    Raises:
        TypeError: there is no kind of packets that is called so.
    """
    named = cast("Mapping[str, Callable[[Any, Walk], object]]", handlers)
    for name in named.keys() - KINDS.keys() - _BESIDE:
        raise TypeError(f"no handler is called {name!r}; there are: {', '.join(sorted(KINDS))}")
    by_type = {KINDS[name]: call for name, call in named.items() if name in KINDS}
    each, ended = named.get("any_packet"), named.get("block_end")
    fold = Fold()
    walk = Walk(fold)
    for packet, leaves in _steps(packets, walk):
        if leaves:
            if ended is not None:
                ended(packet, walk)
        else:
            if each is not None:
                each(packet, walk)
            call = by_type.get(type(packet))
            if call is not None and not walk.stopped:
                call(packet, walk)
            fold.apply(packet)
        if walk.stopped:
            break
    return walk


def _steps(packets: list[p.Packet], walk: Walk) -> Iterator[tuple[p.Packet, bool]]:
    """Each packet as it is come to, and each block again as it is left."""
    course = course_of(packets)
    for step, among in enumerate([course.setup, *(each.packets for each in course.actions)]):
        walk.step = step
        yield from _inside(among, walk)


def _inside(packets: list[p.Packet], walk: Walk) -> Iterator[tuple[p.Packet, bool]]:
    """The same for the packets of one step; iterative, whatever the nesting."""
    stack: list[tuple[Iterator[p.Packet], p.Packet | None]] = [(iter(packets), None)]
    while stack:
        source, holder = stack[-1]
        for packet in source:
            yield packet, False
            if type(packet) is p.Block or type(packet) is p.SubSpell:
                stack.append((iter(packet.packets), packet))
                if type(packet) is p.Block:
                    walk.blocks.append(packet)
                break
        else:
            stack.pop()
            if type(holder) is p.Block:
                walk.blocks.pop()
                yield holder, True
