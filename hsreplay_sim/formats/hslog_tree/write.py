"""A recording as hslog's packet tree: what hslog's parser would make of a log of the same game.

Numbers become members of the enums of `hearthstone` where there is one. hslog's exporters give up
at an entity that nothing creates and at a card that changes before it was shown, so that is added
for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from enum import EnumMeta
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hearthstone.enums import (
    TAG_TYPES,
    BlockType,
    ChoiceType,
    FormatType,
    GameTag,
    GameType,
    MetaDataType,
    OptionType,
    Zone,
)
from hslog import packets as hs
from hslog.player import InconsistentEntityIdError, InconsistentPlayerIdError, PlayerReference
from hslog.tokens import UNKNOWN_HUMAN_PLAYER

from hsreplay_sim.base.play_errors import LEGAL, error_name
from hsreplay_sim.base.tags import CONTROLLER, FIRST_PLAYER, ZONE
from hsreplay_sim.formats.hslog_tree.times import Clock
from hsreplay_sim.formats.hslog_tree.tree import HslogTree
from hsreplay_sim.replay import packets as ours

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording

GAME = 1
"""The entity of every game."""
_ACCOUNT_CHARS = 40
_COUNT_CHARS = 9


def tree_of(game: Recording, begun: date | None = None) -> HslogTree:
    """The tree of a game; with the day on which it has `begun`, times have a date."""
    return _Writer(game, begun).write()


class _Writer:
    """Makes the packets of one tree, in their order."""

    def __init__(self, game: Recording, begun: date | None) -> None:
        self._clock = Clock(begun)
        self._prints_sub_option = "SubOption" in game.syntax
        self._prints_keyword = "TriggerKeyword" in game.syntax
        self._old_index = "ACTION_START_INDEX" in game.syntax
        self._created: set[int] = set()
        self._carded: set[int] = set()
        """Entities whose card is told."""
        self._controlled: set[int] = set()
        """Entities whose controller is told."""
        self._lost: Counter[str] = Counter()
        self._by_type: dict[type, Callable[[Any, Any], Any]] = {
            ours.TagChange: self._tag_change,
            ours.Block: self._block,
            ours.FullEntity: self._full_entity,
            ours.ShowEntity: self._show_entity,
            ours.ChangeEntity: self._change_entity,
            ours.HideEntity: self._hide_entity,
            ours.MetaData: self._meta_data,
            ours.Options: self._options,
            ours.SendOption: _send_option,
            ours.Choices: _choices,
            ours.SendChoices: _send_choices,
            ours.ChosenEntities: _chosen_entities,
            ours.CreateGame: self._create_game,
            ours.SubSpell: self._sub_spell,
            ours.ShuffleDeck: _shuffle_deck,
            ours.ResetGame: _reset_game,
            ours.CachedTag: _cached_tag,
            ours.VOSpell: _vo_spell,
        }
        first = game.packets[0].ts if game.packets else ""
        self._game = game
        self._tree = HslogTree(self._clock.read(first))
        self._holder: Any = self._tree

    def write(self) -> HslogTree:
        """Make the whole tree."""
        tree, game = self._tree, self._game
        tree.spectator_mode = game.spectator
        tree.game_meta = _game_meta(game)
        if game.create is None:
            self._add(hs.CreateGame(tree.ts, GAME), "CREATE_GAME, which the recording lacks")
            self._created.add(GAME)
        self._fill(game.packets)
        tree.lost = [*_lost_of(game), *self._counted()]
        return tree

    def _fill(self, packets: list[ours.Packet]) -> None:
        """Make all packets; iterative, whatever the nesting."""
        stack: list[tuple[Iterator[ours.Packet], Any]] = [(iter(packets), self._tree)]
        while stack:
            source, holder = stack[-1]
            for packet in source:
                when = self._clock.read(packet.ts)
                self._holder = holder
                made = self._by_type[type(packet)](packet, when)
                made.line = packet.line
                if type(packet) is ours.Options:
                    holder.packets.append(made)  # hslog does not count it, only what is in it
                elif type(packet) is not ours.CreateGame:
                    self._register(made, holder.packets)
                if type(packet) is ours.Block or type(packet) is ours.SubSpell:
                    made.parent = holder
                    stack.append((iter(packet.packets), made))
                    break
            else:
                stack.pop()

    def _register(self, made: Any, among: list[Any]) -> None:
        among.append(made)
        self._tree.packet_counter += 1
        made.packet_id = self._tree.packet_counter

    # --- what creates, and what must have been created -------------------------------------------

    def _create_game(self, packet: ours.CreateGame, when: Any) -> Any:
        made = hs.CreateGame(when, packet.entity)
        self._created.clear()
        made.tags = list(map(_member, packet.tags))
        self._register(made, self._holder.packets)
        self._created.add(packet.entity)
        for player in packet.players:
            self._register(self._player(player, when), made.players)
        return made

    def _player(self, player: ours.PlayerDef, when: Any) -> Any:
        high, low = _account(player)
        if high is None and player.account_hi + player.account_lo:
            self._lost["redacted accounts, which stand as None"] += 1
        reference = self._reference(player, is_ai=low == 0)
        reference.name = player.name or (None if low == 0 else UNKNOWN_HUMAN_PLAYER)
        made = hs.CreateGame.Player(when, reference, player.player_id, high, low)
        made.name = reference.name
        made.tags = self._tags(player.entity, player.tags)
        self._created.add(player.entity)
        return made

    def _reference(self, player: ours.PlayerDef, *, is_ai: bool) -> Any:
        """The player as hslog's manager of players has it; it refuses two of the same number."""
        try:
            return self._tree.player_manager.create_or_update_player(
                entity_id=player.entity, player_id=player.player_id, is_ai=is_ai
            )
        except (AssertionError, InconsistentEntityIdError, InconsistentPlayerIdError):
            return PlayerReference(entity_id=player.entity, player_id=player.player_id)

    def _tags(self, entity: int, tags: ours.Tags) -> list[tuple[int, int]]:
        for tag, value in tags:
            if tag == CONTROLLER:
                self._control(entity, value)
        return list(map(_member, tags))

    def _control(self, entity: int, player_id: int) -> None:
        self._controlled.add(entity)
        self._tree.player_manager.register_controller(entity, player_id)

    def _full_entity(self, packet: ours.FullEntity, when: Any) -> Any:
        made = hs.FullEntity(when, packet.entity, packet.card_id or None)
        made.tags = self._tags(packet.entity, packet.tags)
        self._created.add(packet.entity)
        self._note_card(packet)
        return made

    def _note_card(self, packet: ours.Description) -> None:
        if packet.card_id:
            self._carded.add(packet.entity)
        else:
            self._carded.discard(packet.entity)

    def _demand(self, entity: int, when: Any) -> None:
        """Create an entity that the recording speaks of before it tells what it is."""
        if entity not in self._created:
            what = f"FULL_ENTITY of entity {entity}, which no packet creates"
            self._add(hs.FullEntity(when, entity, None), what)
            self._created.add(entity)

    def _demand_controller(self, entity: int, when: Any) -> None:
        """Tell whose card is shown in a hand: hslog takes its controller for the viewer."""
        later = (
            each.value
            for each in ours.walk(self._game.packets)
            if type(each) is ours.TagChange and (each.entity, each.tag) == (entity, CONTROLLER)
        )
        change = hs.TagChange(when, entity, GameTag.CONTROLLER, next(later, 0))
        self._add(change, f"CONTROLLER of entity {entity}, which is in a hand and nobody's")
        self._controlled.add(entity)

    def _add(self, made: Any, what: str) -> None:
        """Put a packet that is in no recording before the next one."""
        made.added = True
        made.line = 0
        self._register(made, self._holder.packets)
        self._tree.added.append(what)

    def _show_entity(self, packet: ours.ShowEntity, when: Any) -> Any:
        self._demand(packet.entity, when)
        made = hs.ShowEntity(when, packet.entity, packet.card_id)
        made.tags = self._tags(packet.entity, packet.tags)
        if packet.entity not in self._controlled and (ZONE, Zone.HAND) in packet.tags:
            self._demand_controller(packet.entity, when)
        self._note_card(packet)
        return made

    def _change_entity(self, packet: ours.ChangeEntity, when: Any) -> Any:
        self._demand(packet.entity, when)
        if packet.entity not in self._carded:
            what = f"SHOW_ENTITY of entity {packet.entity}, which changes from a card never shown"
            self._add(hs.ShowEntity(when, packet.entity, packet.card_id), what)
        self._note_card(packet)
        made = hs.ChangeEntity(when, packet.entity, packet.card_id)
        made.tags = self._tags(packet.entity, packet.tags)
        return made

    def _hide_entity(self, packet: ours.HideEntity, when: Any) -> Any:
        self._demand(packet.entity, when)
        return hs.HideEntity(when, packet.entity, _named(Zone, packet.zone))

    def _tag_change(self, packet: ours.TagChange, when: Any) -> Any:
        entity, tag, value = packet.entity, packet.tag, packet.value
        self._demand(entity, when)
        if tag == CONTROLLER:
            self._control(entity, value)
        elif tag == FIRST_PLAYER:
            self._tree.player_manager.notify_first_player(entity)
        return hs.TagChange(when, entity, *_member((tag, value)), packet.def_change)

    # --- what holds others, and what is offered --------------------------------------------------

    def _block(self, packet: ours.Block, when: Any) -> Any:
        if packet.kind == BlockType.GAME_RESET:
            self._carded.clear()  # as the exporters of hslog do
        old = self._old_index
        made = hs.Block(
            when,
            packet.entity,
            _named(BlockType, packet.kind),
            packet.index if old else None,
            None if old else packet.card_id,
            None if old else str(packet.index),
            packet.target,
            packet.sub_option if self._prints_sub_option or packet.sub_option != -1 else None,
            _named(GameTag, packet.trigger_keyword)
            if self._prints_keyword or packet.trigger_keyword
            else None,
        )
        made.ended = packet.closed
        made.end_line = packet.end_line
        return made

    def _sub_spell(self, packet: ours.SubSpell, when: Any) -> Any:
        extra = dict(packet.extra)
        count = extra.pop("targetCount", "")
        told = (
            int(count) if count.isdecimal() and len(count) <= _COUNT_CHARS else len(packet.targets)
        )
        made = hs.SubSpell(when, packet.prefab, packet.source, told)
        made.targets = list(packet.targets)
        made.ended = True
        self._lost["attributes of sub-spells"] += len(extra)
        return made

    def _meta_data(self, packet: ours.MetaData, when: Any) -> Any:
        meta = _named(MetaDataType, packet.meta)
        data = packet.data if meta == MetaDataType.JOUST else str(packet.data)
        made = hs.MetaData(when, meta, data, packet.info_count)
        made.info = list(packet.info)
        self._lost["entities of META_DATA beside its list"] += len(packet.extra)
        return made

    def _options(self, packet: ours.Options, when: Any) -> Any:
        made = hs.Options(when, packet.id)
        for option in packet.options:
            self._option(option, made.options, when, "option")
        return made

    def _option(self, option: ours.Option, among: list[Any], when: Any, kind: str) -> None:
        of_type = _named(OptionType, option.kind) if kind == "option" else None
        error = _error(option)
        made = hs.Option(when, option.entity or None, option.index, of_type, kind, *error)
        made.untold = option.error is None
        self._register(made, among)
        for each in option.sub_options:
            self._option(each, made.options, when, "subOption")
        for place, target in enumerate(option.targets):
            untold = option.error is None and target.error == LEGAL
            error = (None, None) if untold else _error(target)
            aim = hs.Option(when, target.entity, place, None, "target", *error)
            aim.untold = target.error is None
            self._register(aim, made.options)

    def _counted(self) -> Iterator[str]:
        clock = self._clock
        self._lost["times past 24:00:00, of which the time of day is given"] = clock.past_midnight
        self._lost["times that are none"] = clock.unread
        for what, count in self._lost.items():
            if count:
                yield f"{count} {what}"


def _account(player: ours.PlayerDef) -> tuple[int | None, int | None]:
    """The account in numbers; None where it is not told, or redacted."""
    if not player.has_account or len(player.account_hi + player.account_lo) > _ACCOUNT_CHARS:
        return None, None
    return int(player.account_hi), int(player.account_lo)


def _error(option: ours.Option | ours.Target) -> tuple[str | None, int | None]:
    """Error and its parameter; hslog has None for NONE, and where the build prints no error."""
    if option.error is None:
        return None, None
    if option.error == LEGAL:
        return None, option.error_param
    return option.error_text or error_name(option.error), option.error_param or None


def _choices(packet: ours.Choices, when: Any) -> Any:
    made = hs.Choices(
        when,
        packet.player or None,
        packet.id,
        packet.task_list or None,
        _named(ChoiceType, packet.kind),
        packet.minimum,
        packet.maximum,
    )
    made.source = packet.source or None
    made.choices = list(packet.entities)
    return made


def _send_choices(packet: ours.SendChoices, when: Any) -> Any:
    made = hs.SendChoices(when, packet.id, _named(ChoiceType, packet.kind))
    made.choices = list(packet.entities)
    return made


def _chosen_entities(packet: ours.ChosenEntities, when: Any) -> Any:
    made = hs.ChosenEntities(when, packet.player or None, packet.id)
    made.choices = list(packet.entities)
    return made


def _send_option(packet: ours.SendOption, when: Any) -> Any:
    return hs.SendOption(when, packet.option, packet.sub_option, packet.target, packet.position)


def _shuffle_deck(packet: ours.ShuffleDeck, when: Any) -> Any:
    return hs.ShuffleDeck(when, packet.player_id)


def _reset_game(_: ours.ResetGame, when: Any) -> Any:
    return hs.ResetGame(when)


def _cached_tag(packet: ours.CachedTag, when: Any) -> Any:
    return hs.CachedTagForDormantChange(when, packet.entity, *_member((packet.tag, packet.value)))


def _vo_spell(packet: ours.VOSpell, when: Any) -> Any:
    return hs.VOSpell(when, packet.brguid, packet.vospguid, bool(packet.blocking), packet.delay_ms)


# --- numbers and names ---------------------------------------------------------------------------


def _named(of: EnumMeta, number: int) -> int:
    """The member of an enum; the number itself where there is none."""
    try:
        found: int = of(number)
    except ValueError:
        return number
    return found


@lru_cache(maxsize=10_000)
def _member(pair: tuple[int, int]) -> tuple[int, int]:
    """Tag and value as hslog has them."""
    tag, value = pair
    of = TAG_TYPES.get(tag)
    return _named(GameTag, tag), _named(of, value) if isinstance(of, EnumMeta) else value


def _game_meta(game: Recording) -> dict[str, Any]:
    """What DebugPrintGame tells, under its names."""
    found: dict[str, Any] = {}
    if game.build is not None:
        found["BuildNumber"] = game.build
    if game.game_type:
        found["GameType"] = GameType.__members__.get(game.game_type, game.game_type)
    if game.format_type:
        found["FormatType"] = FormatType.__members__.get(game.format_type, game.format_type)
    if game.scenario:
        found["ScenarioID"] = game.scenario
    return found


def _lost_of(game: Recording) -> Iterator[str]:
    """What of a game, beside its packets, the tree does not hold."""
    players = game.create.players if game.create else ()
    extra = sorted({key for player in players for key, _ in player.extra})
    if extra:
        yield f"attributes of players: {', '.join(extra)}"
    if game.meta:
        yield f"attributes of the game: {', '.join(key for key, _ in game.meta)}"
    if game.card_names:
        yield f"the names of {len(game.card_names)} cards as the client printed them"
    if game.only_named:
        yield f"{len(game.only_named)} cards that references name and no packet shows"
    if game.called:
        yield f"the names of {len(game.called)} AI players in references"
    if game.batches:
        yield f"where {len(game.batches)} batches of the server begin"
    if game.lines_lost:
        yield f"that {game.lines_lost} lines were lost in reading"
