"""Writing Power.log text from any observed game.

What is written reads back as the same packets. Entities are written as numbers, which every
reader of logs takes; lists of choices in the client's brackets. A game without a build is written
in the syntax that dates it (`Recording.syntax`), any other as current builds write.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from hearthstone import enums

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.play_errors import LEGAL, error_name
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.base.tags import CONTROLLER, ZONE, ZONE_POSITION
from hsreplay_sim.formats.damage.lost import LostLines, kind_of
from hsreplay_sim.formats.powerlog.losses import is_printable
from hsreplay_sim.formats.powerlog.names import UNKNOWN_HUMAN_PLAYER
from hsreplay_sim.formats.powerlog.statements import LOST_IN_READING, PLAYED_BY
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.recording import Recording

_TIME = re.compile(r"(\d\d)(:\d\d:\d\d)(?:\.(\d{1,7}))?")
_PREFAB_OTHER = re.compile(r"[^\w:.()]", re.ASCII)
_LINE_BREAKS = re.compile(r"[\x00-\x1f\x7f\u0085\u2028\u2029]+")
_POWER = "DebugPrintPower"
_DAY = 24

Lines = Iterator[tuple[str, str]]
"""(method, message with its indentation)."""


def write(games: Iterable[Recording]) -> str:
    """Return the text of a log with these games, one after the other."""
    return "".join(line for game in games for line in write_lines(game))


def write_lines(game: Recording) -> Iterator[str]:
    """The lines of one game, each with its line end.

    Raises:
        UnsupportedError: nothing creates the game, so that a reader would find none.
    """
    if game.create is None:
        raise UnsupportedError(
            "a Power.log begins with CREATE_GAME, which the game lacks",
            SourceRef(game.path, game.first_line),
        )
    writer = _Writer(game)
    for ts, method, message in writer.lines():
        yield f"D {ts} GameState.{method}() - {message}\n"


class _Writer:
    """Writes the packets of one game; a fold follows where the chosen cards are."""

    def __init__(self, game: Recording) -> None:
        self._game = game
        self._fold = Fold()
        self._lost = LostLines(game)
        self._ts = "00:00:00.0000000"
        dated = game.build is not None or not game.syntax
        self._sub_option = dated or "SubOption" in game.syntax
        since = game.build is None or game.build >= ours.TRIGGER_KEYWORD_SINCE
        self._trigger_keyword = (dated and since) or "TriggerKeyword" in game.syntax
        self._action = not dated and "ACTION_START" in game.syntax
        self._index_form = not dated and "ACTION_START_INDEX" in game.syntax
        self._by_type: dict[type, Callable[[Any, str], Lines]] = {
            ours.CreateGame: self._create_game,
            ours.FullEntity: self._entity_packet,
            ours.ShowEntity: self._entity_packet,
            ours.ChangeEntity: self._entity_packet,
            ours.HideEntity: _hide_entity,
            ours.TagChange: _tag_change,
            ours.CachedTag: _cached_tag,
            ours.MetaData: _meta_data,
            ours.ShuffleDeck: _shuffle_deck,
            ours.ResetGame: _reset_game,
            ours.VOSpell: _vo_spell,
            ours.Choices: self._choices,
            ours.SendChoices: self._send_choices,
            ours.ChosenEntities: self._chosen,
            ours.Options: _options,
            ours.SendOption: _send_option,
            ours.SubSpell: _sub_spell,
            ours.Block: self._block,
        }

    def lines(self) -> Iterator[tuple[str, str, str]]:
        """(time stamp, method, message) of every line."""
        stack: list[tuple[Iterator[ours.Packet], str]] = [(iter(self._game.packets), "")]
        while stack:
            packets, closing = stack[-1]
            indent = "    " * (len(stack) - 1)
            packet = next(packets, None)
            if packet is None:
                stack.pop()
                if closing:
                    yield self._ts, _POWER, indent[4:] + closing
                continue
            if not isinstance(packet, ours.CreateGame):
                yield from self._lost_lines(self._lost.before(packet))
            self._tick(packet.ts)
            self._fold.apply(packet)
            for method, message in self._by_type[type(packet)](packet, indent):
                yield self._ts, method, message
            if isinstance(packet, ours.Block):
                end = "ACTION_END" if self._action else "BLOCK_END"
                stack.append((iter(packet.packets), end if packet.closed else ""))
            elif isinstance(packet, ours.SubSpell):
                stack.append((iter(packet.packets), "SUB_SPELL_END"))
        yield from self._lost_lines(self._lost.rest())

    def _lost_lines(self, lost: list[Problem]) -> Iterator[tuple[str, str, str]]:
        """Yield the lines lost in reading, at their place: other programs pass over such lines."""
        for problem in lost:
            method = LOST_IN_READING[kind_of(problem)]
            yield self._ts, method, _LINE_BREAKS.sub(" ", problem.message)

    def _tick(self, ts: str) -> None:
        """Keep the time of the packet, or of the last one that had any."""
        found = _TIME.search(ts)
        if found is not None:
            hour = int(found[1]) % _DAY
            self._ts = f"{hour:02}{found[2]}.{(found[3] or '').ljust(7, '0')}"

    def _create_game(self, packet: ours.CreateGame, indent: str) -> Lines:
        yield _POWER, f"{indent}CREATE_GAME"
        yield _POWER, f"{indent}    GameEntity EntityID={packet.entity}"
        yield from _initial_tags(packet.tags, indent + "        ")
        for player in packet.players:
            ids = f"EntityID={player.entity} PlayerID={player.player_id}"
            yield _POWER, f"{indent}    Player {ids} {_account(player)}"
            yield from _initial_tags(player.tags, indent + "        ")
        yield from self._game_meta(packet)

    def _game_meta(self, packet: ours.CreateGame) -> Lines:
        game = self._game
        if game.build is not None:
            yield "DebugPrintGame", f"BuildNumber={game.build}"
        if game.game_type:
            yield "DebugPrintGame", f"GameType={game.game_type}"
        if game.format_type:
            yield "DebugPrintGame", f"FormatType={game.format_type}"
        if game.scenario:
            yield "DebugPrintGame", f"ScenarioID={game.scenario}"
        if game.played_by:
            yield PLAYED_BY, game.played_by
        for player in packet.players:
            name = _LINE_BREAKS.sub(" ", player.name)
            if name or game.build is not None:
                name = name or UNKNOWN_HUMAN_PLAYER
                yield "DebugPrintGame", f"PlayerID={player.player_id}, PlayerName={name}"

    def _entity_packet(
        self, packet: ours.FullEntity | ours.ShowEntity | ours.ChangeEntity, indent: str
    ) -> Lines:
        if isinstance(packet, ours.FullEntity):
            head = f"FULL_ENTITY - Creating ID={packet.entity}"
        elif isinstance(packet, ours.ShowEntity):
            head = f"SHOW_ENTITY - Updating Entity={packet.entity}"
        else:
            head = f"CHANGE_ENTITY - Updating Entity={packet.entity}"
        yield _POWER, f"{indent}{head} CardID={packet.card_id}"
        yield from _initial_tags(packet.tags, indent + "    ")

    def _block(self, packet: ours.Block, indent: str) -> Lines:
        kind = _name("BlockType", packet.kind)
        opcode = "ACTION_START" if self._action else "BLOCK_START"
        entity, target = packet.entity, packet.target
        if self._index_form:
            yield (
                _POWER,
                f"{indent}{opcode} Entity={entity} SubType={kind} Index={packet.index}"
                f" Target={target}",
            )
            return
        label = "SubType" if self._action else "BlockType"
        text = (
            f"{indent}{opcode} {label}={kind} Entity={entity} EffectCardId={packet.card_id}"
            f" EffectIndex={packet.index} Target={target}"
        )
        if self._sub_option or packet.trigger_keyword:
            text += f" SubOption={packet.sub_option}"
            if self._trigger_keyword or packet.trigger_keyword:
                keyword = _name("GameTag", packet.trigger_keyword) if packet.trigger_keyword else 0
                text += f" TriggerKeyword={keyword}"
        yield _POWER, text

    def _choices(self, packet: ours.Choices, _: str) -> Lines:
        method = "DebugPrintEntityChoices"
        yield (
            method,
            f"id={packet.id} Player={packet.player} TaskList={packet.task_list or ''}"
            f" ChoiceType={_name('ChoiceType', max(packet.kind, 0))}"
            f" CountMin={packet.minimum} CountMax={packet.maximum}",
        )
        yield method, f"  Source={packet.source}"
        for index, entity in enumerate(packet.entities):
            yield method, f"  Entities[{index}]={self._reference(entity)}"

    def _send_choices(self, packet: ours.SendChoices, _: str) -> Lines:
        yield "SendChoices", f"id={packet.id} ChoiceType={_name('ChoiceType', max(packet.kind, 0))}"
        for index, entity in enumerate(packet.entities):
            yield "SendChoices", f"  m_chosenEntities[{index}]={self._reference(entity)}"

    def _chosen(self, packet: ours.ChosenEntities, _: str) -> Lines:
        method = "DebugPrintEntitiesChosen"
        count = len(packet.entities)
        yield method, f"id={packet.id} Player={packet.player} EntitiesCount={count}"
        for index, entity in enumerate(packet.entities):
            yield method, f"  Entities[{index}]={self._reference(entity)}"

    def _reference(self, entity: int) -> str:
        """A card as the client prints it; its name is not known here."""
        state = self._fold.state
        return (
            f"[entityName=UNKNOWN ENTITY [cardType=INVALID] id={entity}"
            f" zone={_name('Zone', state.get(entity, ZONE))}"
            f" zonePos={state.get(entity, ZONE_POSITION)}"
            f" cardId={state.cards.get(entity, '')} player={state.get(entity, CONTROLLER)}]"
        )


def _account(player: ours.PlayerDef) -> str:
    if player.has_account:
        return f"GameAccountId=[hi={player.account_hi} lo={player.account_lo}]"
    return "GameAccountId=[hi=0 lo=0]"


def _initial_tags(tags: ours.Tags, indent: str) -> Lines:
    for tag, value in tags:
        if is_printable(tag, value):
            yield _POWER, f"{indent}tag={_tag_value(tag, value)}"


def _tag_change(packet: ours.TagChange, indent: str) -> Lines:
    if not is_printable(packet.tag, packet.value):
        return
    suffix = "DEF CHANGE" if packet.def_change else ""
    text = _tag_value(packet.tag, packet.value)
    yield _POWER, f"{indent}TAG_CHANGE Entity={packet.entity} tag={text} {suffix}"


def _cached_tag(packet: ours.CachedTag, indent: str) -> Lines:
    if not is_printable(packet.tag, packet.value):
        return
    text = _tag_value(packet.tag, packet.value)
    yield _POWER, f"{indent}CACHED_TAG_FOR_DORMANT_CHANGE Entity={packet.entity} tag={text}"


def _hide_entity(packet: ours.HideEntity, indent: str) -> Lines:
    zone = _tag_value(ZONE, packet.zone)
    yield _POWER, f"{indent}HIDE_ENTITY - Entity={packet.entity} tag={zone}"


def _meta_data(packet: ours.MetaData, indent: str) -> Lines:
    meta = _name("MetaDataType", packet.meta)
    count = packet.info_count or len(packet.info)
    yield _POWER, f"{indent}META_DATA - Meta={meta} Data={packet.data} InfoCount={count}"
    for index, entity in enumerate(packet.info):
        yield _POWER, f"{indent}            Info[{index}] = {entity}"


def _shuffle_deck(packet: ours.ShuffleDeck, indent: str) -> Lines:
    yield _POWER, f"{indent}SHUFFLE_DECK PlayerID={packet.player_id}"


def _reset_game(_: ours.ResetGame, indent: str) -> Lines:
    yield _POWER, f"{indent}RESET_GAME"


def _vo_spell(packet: ours.VOSpell, indent: str) -> Lines:
    yield (
        _POWER,
        f"{indent}VO_SPELL - BrassRingGuid={packet.brguid}"
        f" - VoSpellPrefabGUID={packet.vospguid} - Blocking={bool(packet.blocking)}"
        f" - AdditionalDelayInMs={packet.delay_ms}",
    )


def _sub_spell(packet: ours.SubSpell, indent: str) -> Lines:
    prefab = _PREFAB_OTHER.sub("_", packet.prefab) or "none"
    count = dict(packet.extra).get("targetCount", str(len(packet.targets)))
    yield (
        _POWER,
        f"{indent}SUB_SPELL_START - SpellPrefabGUID={prefab} Source={packet.source}"
        f" TargetCount={count}",
    )
    for index, entity in enumerate(packet.targets):
        yield _POWER, f"{indent}                  Targets[{index}] = {entity}"


def _send_option(packet: ours.SendOption, _: str) -> Lines:
    yield (
        "SendOption",
        f"selectedOption={packet.option} selectedSubOption={packet.sub_option}"
        f" selectedTarget={packet.target} selectedPosition={packet.position}",
    )


def _options(packet: ours.Options, _: str) -> Lines:
    method = "DebugPrintOptions"
    yield method, f"id={packet.id}"
    for option in packet.options:
        kind = _name("OptionType", option.kind)
        head = f"  option {option.index} type={kind} mainEntity={option.entity or ''}"
        yield method, head + _error(option)
        told = option.error is not None
        yield from _targets(option, told)
        for sub_option in option.sub_options:
            head = f"    subOption {sub_option.index} entity={sub_option.entity or ''}"
            yield method, head + _error(sub_option)
            yield from _targets(sub_option, told or sub_option.error is not None)


def _targets(option: ours.Option, with_errors: bool) -> Lines:
    for index, target in enumerate(option.targets):
        shown = _error(target) if with_errors or target.error != LEGAL else ""
        yield "DebugPrintOptions", f"    target {index} entity={target.entity}{shown}"


def _error(option: ours.Option | ours.Target) -> str:
    if option.error is None:
        return ""
    name = option.error_text or error_name(option.error)
    return f" error={name} errorParam={option.error_param or ''}"


@cache
def _members(enum: str) -> dict[int, str]:
    return {int(member): member.name for member in reversed(getattr(enums, enum))}


def _name(enum: str, value: int) -> str:
    return _members(enum).get(value, str(value))


@cache
def _typed_tags() -> dict[int, str]:
    """Tags whose values are printed by name → the enum of the values."""
    return {
        int(tag): kind.__name__
        for tag, kind in enums.TAG_TYPES.items()
        if hasattr(kind, "__members__")
    }


def _tag_value(tag: int, value: int) -> str:
    kind = _typed_tags().get(tag)
    shown = _name(kind, value) if kind else value
    return f"{_name('GameTag', tag)} value={shown}"
