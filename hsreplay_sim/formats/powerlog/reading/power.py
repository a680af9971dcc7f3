"""The lines of DebugPrintPower: the packets of a game, of every era."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.powerlog.reading.blocks import SUB_SPELL
from hsreplay_sim.formats.powerlog.reading.lines import UnreadableError
from hsreplay_sim.formats.powerlog.reading.pieces import (
    NOBODY,
    Created,
    Described,
    Seated,
    Shown,
    Spell,
)
from hsreplay_sim.formats.powerlog.shapes import patterns
from hsreplay_sim.formats.powerlog.shapes.forms import (
    ABILITY,
    BLOCK_KINDS,
    QUIT,
    SUB_TYPE,
    spellings,
)
from hsreplay_sim.formats.powerlog.shapes.numbers import Printed, number, tag_value
from hsreplay_sim.replay import packets as ours

if TYPE_CHECKING:
    from hsreplay_sim.formats.powerlog.reading.game_text import GameText

OPENS_BLOCK = tuple(f"{each}_START" for each in spellings("opening"))
OPENS_TAGS = ("FULL_ENTITY", "SHOW_ENTITY", "CHANGE_ENTITY", "Player", "GameEntity")

_META_OF_ENTITY = "JOUST"
_OLD_NAMES = (f"={ABILITY}", f"={QUIT}")
"""Values of CARDTYPE and PLAYSTATE that have had another name since."""
_DEALS = "MULLIGAN_STATE value=DEALING"
_CACHE_MAX = 4_000


class PowerLines:
    """Reads these lines of one game."""

    def __init__(self, game: GameText) -> None:
        self._game = game
        self._current = 0
        """The entity whose tags were printed last."""
        self._tags: list[tuple[int, int]] | None = None
        """The tags of the entity whose line stands right before, if one does."""
        self._info: list[tuple[int, int]] | None = None
        """The entities of the META_DATA before."""
        self._spell: Spell | None = None
        """The sub spell that began right before."""
        self._created: Created | None = None
        self._begun = (0, "")
        """Line and time of CREATE_GAME."""
        self._told: dict[str, Printed] = {}
        """Tags and values by their text: those of the game, of which most come again."""
        self._opcodes: dict[str, Callable[[str], None]] = {
            "TAG_CHANGE": self._tag_change,
            "CACHED_TAG_FOR_DORMANT_CHANGE": self._cached_tag,
            "BLOCK_START": self._block_start,
            "ACTION_START": self._block_start,
            "BLOCK_END": game.blocks.end,
            "ACTION_END": game.blocks.end,
            "FULL_ENTITY": self._full_entity,
            "SHOW_ENTITY": self._show_entity,
            "CHANGE_ENTITY": self._show_entity,
            "HIDE_ENTITY": self._hide_entity,
            "META_DATA": self._meta_data,
            "SUB_SPELL_START": self._sub_spell_start,
            "SUB_SPELL_END": game.blocks.end_sub_spell,
            "GameEntity": self._game_entity,
            "Player": self._player,
            "CREATE_GAME": self._create_game,
            "RESET_GAME": self._reset_game,
            "SHUFFLE_DECK": self._shuffle_deck,
            "VO_SPELL": self._voice,
        }

    def forget(self) -> None:
        """Forget what was printed of entities and tags."""
        self._told.clear()

    def line(self, message: str) -> None:
        """Read one line; raises UnreadableError if it has no known form."""
        if message.startswith("tag="):
            self._initial_tag(message[4:])
            return
        opcode = message.partition(" ")[0]
        read = self._opcodes.get(opcode)
        if read is not None:
            self._tags = self._info = self._spell = None
            self._game.blocks.end_left(message, opens=message.startswith(OPENS_BLOCK))
            self._game.offers.is_over()
            read(message)
        elif opcode.startswith("Info["):
            self._listed(message)
        elif opcode == "Source" or opcode.startswith("Targets["):
            self._sub_spell_part(message)
        elif message == "ERROR: unhandled PowType RESET_GAME":
            self._reset_game("RESET_GAME")
        elif opcode == "ERROR:":
            self._game.problems.append(Problem(codes.NOT_PRINTED, message[:120], self._game.line))
        else:
            raise UnreadableError

    def stand_in(self, message: str) -> None:
        """Keep the content of an unreadable opening line from what was open before it."""
        if message.startswith(OPENS_BLOCK):
            self._game.blocks.push("", 0)
            self._game.put(ours.Block(0, 0, line=self._game.line, ts=self._game.ts, closed=False))
        if message.startswith((*OPENS_BLOCK, *OPENS_TAGS)):
            self._current, self._tags = 0, []

    def _printed(self, text: str) -> Printed:
        """Read a tag and its value, and note what dates the game."""
        told = self._told.get(text)
        if told is None:
            told = tag_value(text)
            if told.by_name and text.endswith(_OLD_NAMES):
                self._game.brackets.signs.add(text.rpartition("=")[2])
            if len(self._told) > _CACHE_MAX:
                self._told.clear()
            self._told[text] = told
        return told

    def _initial_tag(self, text: str) -> None:
        tag, value, *_ = self._printed(text)
        if self._tags is None:
            raise UnreadableError
        if tag == CONTROLLER:
            self._game.votes.controller_of[self._current] = value
        self._tags.append((tag, value))

    def _tag_change(self, message: str) -> None:
        entity, (tag, value, def_change, *_) = self._changed(message)
        line, ts = self._game.line, self._game.ts
        self._game.put(ours.TagChange(entity, tag, value, line, ts, def_change))

    def _cached_tag(self, message: str) -> None:
        entity, (tag, value, *_) = self._changed(message)
        self._game.put(ours.CachedTag(entity, tag, value, self._game.line, self._game.ts))

    def _changed(self, message: str) -> tuple[int, Printed]:
        """The entity, the tag and the value of a change, which may tell whom a name means."""
        head, _, tail = message.rpartition(" tag=")
        who = head.partition(" Entity=")[2]
        told = self._told.get(tail) or self._printed(tail)
        if not who:
            raise UnreadableError
        entity = self._game.references.get(who)
        if entity is None:
            entity = self._game.entity(who)
        if entity == NOBODY:
            raise UnreadableError
        if told.tag == ZONE and entity >= 0:
            self._current = entity
        if told.by_name:
            if tail.startswith(_DEALS):
                self._game.blocks.end_at_mulligan()
        elif entity < 0:
            name, playing = self._game.name_of(entity), self._game.blocks.playing
            self._game.votes.tag(name, told.tag, told.value, playing, self._current)
        elif told.tag == CONTROLLER:
            self._game.votes.controller_of[entity] = told.value
        return entity, told

    def _block_start(self, message: str) -> None:
        head, _, tail = message.rpartition(" Target=")
        target, _, suffix = tail.rpartition(" SubOption=")
        if not target:
            target, suffix = suffix, ""
        if not target:
            raise UnreadableError
        form = self._effect_form if " EffectIndex=" in head else self._index_form
        kind, entity, card, index = form(head)
        kind = BLOCK_KINDS.get(kind, kind)
        option, keyword = self._suffix(suffix) if suffix else (-1, 0)
        aim = self._game.entity(target)
        block = ours.Block(
            number("BlockType", kind), entity, [], card, index, aim, option, keyword,
            self._game.line, 0, self._game.ts, closed=False,
        )  # fmt: skip
        self._game.syntax.add(message.split(" ", 1)[0])
        if kind == "GAME_RESET":
            self._game.cast.reset()
        playing = self._game.votes.controller_of.get(entity, 0) if kind == "PLAY" else 0
        self._game.blocks.push(kind, playing)
        self._game.put(block)

    def _suffix(self, text: str) -> tuple[int, int]:
        """Sub option and keyword; some converters write -1 where no keyword triggers."""
        found = patterns.SUFFIX.fullmatch(text)
        if found is None:
            raise UnreadableError
        self._game.syntax.add("SubOption")
        if found[2] is None:
            return int(found[1]), 0
        self._game.syntax.add("TriggerKeyword")
        keyword = 0 if found[2].startswith("-") else number("GameTag", found[2])
        return int(found[1]), keyword

    def _effect_form(self, head: str) -> tuple[str, int, str, int]:
        """`BLOCK_START BlockType=… Entity=… EffectCardId=… EffectIndex=…`."""
        head, _, index = head.rpartition(" EffectIndex=")
        head, _, card = head.rpartition(" EffectCardId=")
        found = patterns.BLOCK.fullmatch(head)
        if found is None or not index.removeprefix("-").isdecimal():
            raise UnreadableError
        entity = self._game.entity(found[2])
        card = card if card.isidentifier() else ""
        return found[1], entity, card, -1 if index.startswith("-") else int(index)

    def _index_form(self, head: str) -> tuple[str, int, str, int]:
        """`ACTION_START Entity=… SubType=… Index=…`, until March 2016."""
        found = patterns.BLOCK_OLD.fullmatch(head.partition(" Entity=")[2])
        if found is None:
            raise UnreadableError
        self._game.syntax.add("ACTION_START_INDEX")
        if SUB_TYPE in head:
            self._game.brackets.signs.add(SUB_TYPE)
        return found[2], self._game.entity(found[1]), "", int(found[3])

    def _full_entity(self, message: str) -> None:
        found = patterns.FULL.fullmatch(message)
        if found is None:
            self._show_entity(message)
        else:
            self._describe(ours.FullEntity, int(found[1]), found[2])

    def _show_entity(self, message: str) -> None:
        head, _, card = message.rpartition(" CardID=")
        opcode, _, who = head.partition(" - Updating ")
        if not who or (card and not card.isidentifier()):
            raise UnreadableError
        entity = self._game.entity(who.removeprefix("Entity="))
        if entity < 0 or not (card or opcode == "FULL_ENTITY"):
            raise UnreadableError
        self._describe(_DESCRIBING[opcode], entity, card)

    def _describe(
        self,
        kind: type[ours.FullEntity | ours.ShowEntity | ours.ChangeEntity],
        entity: int,
        card: str,
    ) -> None:
        self._current, self._tags = entity, []
        self._game.cast.tell(self._game.line, entity, card, anew=kind is ours.FullEntity)
        self._game.brackets.shown.add((entity, card))
        line, ts = self._game.line, self._game.ts
        self._game.put(Described(kind, entity, card, self._tags, line, ts))

    def _hide_entity(self, message: str) -> None:
        head, _, tail = message.rpartition(" tag=")
        who = head.partition(" Entity=")[2]
        told = self._printed(tail)
        if not who or told.tag != ZONE:
            raise UnreadableError
        entity = self._game.entity(who)
        self._game.put(ours.HideEntity(entity, told.value, self._game.line, self._game.ts))

    def _meta_data(self, message: str) -> None:
        """`Info=` of builds before 2017 and `InfoCount=` say the same."""
        head, _, count = message.rpartition(" Info")
        count = count.removeprefix("Count").removeprefix("=")
        found = patterns.META.fullmatch(head)
        if found is None or not (count.isascii() and count.isdecimal()):
            raise UnreadableError
        kind = number("MetaDataType", found[1])
        data = int(found[2]) if found[2].isdecimal() else self._game.entity(found[2])
        if data == NOBODY and found[1] == _META_OF_ENTITY:
            data = 0
        self._info = []
        line, ts = self._game.line, self._game.ts
        self._game.put(Shown(kind, data, int(count), self._info, line, ts))

    def _listed(self, message: str) -> None:
        found = patterns.INDEXED.fullmatch(message)
        if found is None or self._info is None:
            raise UnreadableError
        self._info.append((self._game.entity(found[2]), self._game.line))

    def _sub_spell_start(self, message: str) -> None:
        found = patterns.SUB_SPELL.fullmatch(message)
        if found is None:
            raise UnreadableError
        self._game.blocks.push(SUB_SPELL, 0)
        line, ts = self._game.line, self._game.ts
        self._spell = Spell(found[1], int(found[2]), int(found[3]), [], [], line, ts)
        self._game.put(self._spell)

    def _sub_spell_part(self, message: str) -> None:
        """`Source = …` or `Targets[0] = …`."""
        label, _, who = message.partition("=")
        if self._spell is None or not who.strip():
            raise UnreadableError
        entity = self._game.entity(who.strip())
        if label.strip() == "Source":
            self._spell.sources.append((entity, self._game.line))
        elif patterns.INDEXED.fullmatch(message):
            self._spell.targets.append((entity, self._game.line))
        else:
            raise UnreadableError

    def _create_game(self, message: str) -> None:
        if message != "CREATE_GAME":
            raise UnreadableError
        self._begun = self._game.line, self._game.ts

    def _game_entity(self, message: str) -> None:
        found = patterns.GAME_ENTITY.fullmatch(message)
        if found is None:
            raise UnreadableError
        self._game.game_entity = self._current = int(found[1])
        self._tags = []
        self._created = Created(self._current, self._tags, [], self._game.accounts, *self._begun)
        self._game.put(self._created)

    def _player(self, message: str) -> None:
        found = patterns.PLAYER.fullmatch(message)
        if found is None or self._created is None:
            raise UnreadableError
        entity, player = int(found[1]), int(found[2])
        self._current, self._tags = entity, []
        self._created.players.append(Seated(entity, player, self._tags))
        self._game.seat(entity, player, found[3] or found[5] or "", found[4])

    def _reset_game(self, message: str) -> None:
        if message != "RESET_GAME":
            raise UnreadableError
        self._game.cast.reset()
        self._game.put(ours.ResetGame(self._game.line, self._game.ts))

    def _shuffle_deck(self, message: str) -> None:
        found = patterns.SHUFFLE.fullmatch(message)
        if found is None:
            raise UnreadableError
        self._game.put(ours.ShuffleDeck(int(found[1]), self._game.line, self._game.ts))

    def _voice(self, message: str) -> None:
        found = patterns.VOICE.fullmatch(message)
        if found is None:
            raise UnreadableError
        ring, spell, blocking, delay = found.groups()
        line, ts = self._game.line, self._game.ts
        self._game.put(ours.VOSpell(ring, spell, int(blocking == "True"), int(delay), line, ts))


_DESCRIBING: dict[str, type[ours.FullEntity | ours.ShowEntity | ours.ChangeEntity]] = {
    "FULL_ENTITY": ours.FullEntity,
    "SHOW_ENTITY": ours.ShowEntity,
    "CHANGE_ENTITY": ours.ChangeEntity,
}
