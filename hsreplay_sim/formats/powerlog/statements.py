"""From the lines of one game to statements that hslog can read, whatever the era.

Every entity reference becomes a number; a player's name becomes a slot until the whole game has
voted which player it means (:mod:`hsreplay_sim.formats.powerlog.names`). Old and misprinted forms
become the modern one. A line of no known form is reported as lost. Parsing is linear in the line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from hsreplay_sim.base import limits
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.source import Problem, SourceRef
from hsreplay_sim.formats import codes
from hsreplay_sim.formats.damage.indents import Indents
from hsreplay_sim.formats.damage.lost import lost_before
from hsreplay_sim.formats.damage.seams import Cast
from hsreplay_sim.formats.powerlog.lines import AnotherGameError, Statement, UnreadableError
from hsreplay_sim.formats.powerlog.names import SLOT, NameVotes, tag_changed
from hsreplay_sim.formats.powerlog.shapes import patterns
from hsreplay_sim.formats.powerlog.shapes.brackets import Brackets
from hsreplay_sim.formats.powerlog.shapes.forms import (
    ABILITY,
    BLOCK_KINDS,
    QUIT,
    SUB_TYPE,
    spellings,
)
from hsreplay_sim.formats.powerlog.shapes.methods import (
    BATCH,
    LOST_IN_READING,
    OF_CHOICE,
    OF_MULLIGAN,
    PLAYED_BY,
    UNREADABLE,
)

OPENS_BLOCK = tuple(f"{each}_START" for each in spellings("opening"))
OPENS_TAGS = ("FULL_ENTITY", "SHOW_ENTITY", "CHANGE_ENTITY", "Player", "GameEntity")

_CACHE_MAX = 20_000
_MESSAGES_MAX = 4_000


class GameText:
    """The statements of one game, with all that reading needs to know of the game as a whole."""

    _stray: tuple[int, int, int] | None = None
    """Blocks that the last line has left or stands in by mistake; its statement, its number."""

    def __init__(self, path: str, *, indented: bool = False) -> None:
        """`indented`: the lines of the stream show by their blanks how deep they stand."""
        self.path = path
        self.statements: list[Statement] = []
        self.votes = NameVotes()
        self.problems: list[Problem] = []
        self.syntax: set[str] = set()
        self.meta: dict[str, str] = {}
        self.accounts: dict[int, tuple[str, str]] = {}
        """Player entity → account hi and lo, as printed."""
        self.player_names: dict[int, str] = {}
        """PLAYER_ID → name by DebugPrintGame."""
        self._line, self._ts, self._indent = 0, "", 0
        self._game_entity = "1"
        self._current = 0
        self._choice_of = ""
        self._in_meta = self.by_player_id = False
        self._open: list[tuple[str, int]] = []
        self._closed_early = self._unreadable = self._blocks = 0
        self._indents = Indents(indented)
        self._references: dict[str, str] = {}
        self.brackets = Brackets()
        self.batches: list[int] = []
        """The lines at which the client says that a batch has come."""
        self.cast = Cast()
        self._messages: dict[str, str] = {}
        """Messages by themselves: many come again soon, and are kept once."""
        self._methods = {
            "DebugPrintPower": self._power,
            "DebugPrintGame": self._game,
            "DebugPrintOptions": self._options,
            "SendOption": self._send_option,
            "DebugPrintEntityChoices": self._choices,
            "DebugPrintChoices": self._choices,
            "DebugPrintChoice": self._choices,
            "SendChoices": self._send_choices,
            "DebugPrintEntitiesChosen": self._chosen,
            BATCH: self._batch,
            PLAYED_BY: self._played_by,
        }
        for kind, method in LOST_IN_READING.items():
            self._methods[method] = partial(self._lost_before, kind)
        self._opcodes = {
            "TAG_CHANGE": self._tag_change,
            "BLOCK_START": self._block_start,
            "ACTION_START": self._block_start,
            "BLOCK_END": self._block_end,
            "ACTION_END": self._block_end,
            "FULL_ENTITY": self._full_entity,
            "SHOW_ENTITY": self._show_entity,
            "CHANGE_ENTITY": self._show_entity,
            "HIDE_ENTITY": self._hide_entity,
            "META_DATA": self._meta_data,
            "Source": self._sub_spell_part,
            "SUB_SPELL_START": self._sub_spell_start,
            "SUB_SPELL_END": self._sub_spell_end,
            "CACHED_TAG_FOR_DORMANT_CHANGE": self._tag_change,
            "GameEntity": self._create_game_entity,
            "Player": self._create_player,
        }

    def add(self, line: int, ts: str, method: str, message: str) -> None:
        """Take one line of the stream; methods that say nothing about the game are passed over.

        Raises AnotherGameError when the line is of another game, and takes nothing of it then.
        """
        read = self._methods.get(method)
        if read is None:
            return
        self._line, self._ts = line, self._ts if ts == self._ts else ts
        bare = message.lstrip(" ")
        self._indent = len(message) - len(bare)
        message = bare.rstrip()
        if method != "DebugPrintPower":
            self._settle_stray(len(self._open))
            self._indents.forget()
        taken = len(self.statements)
        try:
            read(method, message)
        except UnreadableError:
            self.lose(line, f"{method}: {message[:120]!r}", method=method)
            self._stand_in(message)
        if self.cast.unsettled and self.cast.settle(line):
            del self.statements[taken:]
            raise AnotherGameError("entities are of another game, without its beginning")

    def take(self) -> Iterator[Statement]:
        """The statements in order; each is forgotten as it is given."""
        self._messages.clear()
        self.statements.reverse()
        while self.statements:
            yield self.statements.pop()

    @property
    def is_open(self) -> bool:
        """Whether the text so far ends inside a block."""
        return bool(self._open)

    def lose(
        self, line: int, what: str, code: str = codes.LINE_UNREADABLE, method: str = ""
    ) -> None:
        """Report a line whose content is dropped; `method` printed it, "" if that is not known."""
        of_choice = method in OF_CHOICE or OF_MULLIGAN in what
        tag = tag_changed(what) if code == codes.NAME_UNKNOWN else 0
        self.problems.append(Problem(code, what, line, lost=True, of_choice=of_choice, tag=tag))
        self._unreadable += code == codes.LINE_UNREADABLE
        if self._unreadable > limits.BAD_LINES_MAX:
            raise LimitError("too many unreadable lines", SourceRef(self.path, line))

    # -- the packets of DebugPrintPower

    def _power(self, method: str, message: str) -> None:
        if message.startswith("tag="):
            self._initial_tag(message)
            return
        opcode = message.partition(" ")[0]
        read = self._opcodes.get(opcode)
        if read is not None:
            self._in_meta = False
            self._end_left(message)
            read(message)
        elif opcode.startswith(("Info[", "Targets[")):
            self._listed(message)
        elif patterns.PLAIN.fullmatch(message):
            self._in_meta = False
            self._emit("DebugPrintPower", message)
            if message == "RESET_GAME":
                self.cast.reset()
        elif message == "ERROR: unhandled PowType RESET_GAME":
            self.cast.reset()
            self._emit("DebugPrintPower", "RESET_GAME")
        elif opcode == "ERROR:":
            self.problems.append(Problem(codes.NOT_PRINTED, message[:120], self._line))
        else:
            raise UnreadableError

    def _initial_tag(self, message: str) -> None:
        if message not in self._messages or message.startswith(patterns.OF_CONTROLLER):
            found = patterns.TAG.fullmatch(message)
            if found is None:
                raise UnreadableError
            if found[1] in ("CONTROLLER", "50") and found[2].isdigit():
                self.votes.controller_of[self._current] = int(found[2])
            elif found[2] == ABILITY:
                self.brackets.signs.add(ABILITY)
        self._emit("DebugPrintPower", message)

    def _tag_change(self, message: str) -> None:
        head, _, tail = message.rpartition(" tag=")
        opcode, _, who = head.partition(" Entity=")
        found = patterns.TAG_TAIL.fullmatch(tail)
        if found is None or not who:
            raise UnreadableError
        tag, value = found[1], found[2]
        entity = self._references.get(who) or self._entity(who)
        if tag == "ZONE" and entity.isdigit():
            self._current = int(entity)
        if value.isdigit():
            if entity.startswith(SLOT):
                playing = self._open[0][1] if self._open else 0
                self.votes.tag(entity[1:-1], tag, value, playing, self._current)
            elif tag == "CONTROLLER":
                self.votes.controller_of[int(entity)] = int(value)
        elif tag == "MULLIGAN_STATE" and value == "DEALING":
            self._close_block_of_mulligan()
        elif value == QUIT:
            self.brackets.signs.add(QUIT)
        self._emit("DebugPrintPower", f"{opcode} Entity={entity} tag={tail}")

    def _block_start(self, message: str) -> None:
        head, _, tail = message.rpartition(" Target=")
        target, _, suffix = tail.rpartition(" SubOption=")
        if not target:
            target, suffix = suffix, ""
        if not target:
            raise UnreadableError
        if " EffectIndex=" in head:
            kind, entity, middle = self._effect_form(head)
        else:
            kind, entity, middle = self._index_form(head)
        kind = BLOCK_KINDS.get(kind, kind)
        if suffix:
            suffix = self._suffix(suffix)
        aim = self._entity(target)
        self.syntax.add(message.split(" ", 1)[0])
        if kind == "GAME_RESET":
            self.cast.reset()
        actor = self.votes.controller_of.get(int(entity), 0) if entity.isdigit() else 0
        self._push(kind, actor if kind == "PLAY" else 0)
        if middle.startswith(" Index"):
            text = f"ACTION_START Entity={entity} BlockType={kind}{middle} Target={aim}"
        else:
            text = f"BLOCK_START BlockType={kind} Entity={entity}{middle} Target={aim}{suffix}"
        self._emit("DebugPrintPower", text)

    def _suffix(self, text: str) -> str:
        """Return the text after the target; some converters write -1 where no keyword triggers."""
        found = patterns.SUFFIX.fullmatch(text)
        if found is None:
            raise UnreadableError
        self.syntax.add("SubOption")
        if found[2] is None:
            return f" SubOption={text}"
        self.syntax.add("TriggerKeyword")
        keyword = "0" if found[2].startswith("-") else found[2]
        return f" SubOption={found[1]} TriggerKeyword={keyword}"

    def _effect_form(self, head: str) -> tuple[str, str, str]:
        """`BLOCK_START BlockType=… Entity=… EffectCardId=… EffectIndex=…`."""
        head, _, index = head.rpartition(" EffectIndex=")
        head, _, card = head.rpartition(" EffectCardId=")
        found = patterns.BLOCK.fullmatch(head)
        if found is None or not index.removeprefix("-").isdigit():
            raise UnreadableError
        card = card if card.isidentifier() else ""
        index = "-1" if index.startswith("-") else index
        return found[1], self._entity(found[2]), f" EffectCardId={card} EffectIndex={index}"

    def _index_form(self, head: str) -> tuple[str, str, str]:
        """`ACTION_START Entity=… SubType=… Index=…`, until March 2016."""
        found = patterns.BLOCK_OLD.fullmatch(head.partition(" Entity=")[2])
        if found is None:
            raise UnreadableError
        self.syntax.add("ACTION_START_INDEX")
        if SUB_TYPE in head:
            self.brackets.signs.add(SUB_TYPE)
        return found[2], self._entity(found[1]), f" Index={found[3]}"

    def _block_end(self, _: str) -> None:
        while self._open and self._open[-1][0] == "SUB_SPELL":
            self._repaired("SUB_SPELL_END is missing")
            self._close()
        if self._open:
            self._close()
        elif self._closed_early:
            self._closed_early -= 1
        elif not self._blocks:
            self._repaired("BLOCK_END of a block from before CREATE_GAME")
        else:
            self.lose(self._line, "BLOCK_END closes nothing", codes.NESTING_REPAIRED)

    def _sub_spell_start(self, message: str) -> None:
        if patterns.SUB_SPELL.fullmatch(message) is None:
            raise UnreadableError
        self._push("SUB_SPELL", 0)
        self._emit("DebugPrintPower", message)

    def _sub_spell_end(self, _: str) -> None:
        if self._open and self._open[-1][0] == "SUB_SPELL":
            self._close()
        else:
            self._indents.forget()  # the client stands one block further left from here on
            self.lose(self._line, "SUB_SPELL_END closes nothing", codes.NESTING_REPAIRED)

    def _sub_spell_part(self, message: str) -> None:
        source = message.partition("=")[2].strip()
        if not (self._open and self._open[-1][0] == "SUB_SPELL" and source):
            raise UnreadableError
        self._emit("DebugPrintPower", f"Source = {self._entity(source)}")

    def _listed(self, message: str) -> None:
        found = patterns.INDEXED.fullmatch(message)
        if found is None:
            raise UnreadableError
        in_sub_spell = bool(self._open) and self._open[-1][0] == "SUB_SPELL"
        if not (self._in_meta if message.startswith("Info") else in_sub_spell):
            raise UnreadableError
        self._emit("DebugPrintPower", f"{found[1]} = {self._entity(found[2])}")

    def _full_entity(self, message: str) -> None:
        found = patterns.FULL.fullmatch(message)
        if found is not None:
            self._current = int(found[1])
            self.cast.tell(self._line, self._current, message.rpartition("=")[2])
            self.brackets.shown.add((self._current, message.rpartition("=")[2]))
            self._emit("DebugPrintPower", message)
            return
        self._show_entity(message)

    def _show_entity(self, message: str) -> None:
        head, _, card = message.rpartition(" CardID=")
        opcode, _, who = head.partition(" - Updating ")
        if not who or (card and not card.isidentifier()):
            raise UnreadableError
        entity = self._entity(who.removeprefix("Entity="))
        if not entity.isdigit():
            raise UnreadableError
        self._current = int(entity)
        self.cast.tell(self._line, self._current, card, anew=opcode == "FULL_ENTITY")
        self.brackets.shown.add((self._current, card))
        label = "" if opcode == "FULL_ENTITY" else "Entity="
        self._emit("DebugPrintPower", f"{opcode} - Updating {label}{entity} CardID={card}")

    def _hide_entity(self, message: str) -> None:
        head, _, tail = message.rpartition(" tag=")
        who = head.partition(" Entity=")[2]
        if not who or patterns.TAG_TAIL.fullmatch(tail) is None:
            raise UnreadableError
        self._emit("DebugPrintPower", f"HIDE_ENTITY - Entity={self._entity(who)} tag={tail}")

    def _meta_data(self, message: str) -> None:
        """`Info=` of builds before 2017 and `InfoCount=` say the same."""
        head, _, count = message.rpartition(" Info")
        count = count.removeprefix("Count").removeprefix("=")
        found = patterns.META.fullmatch(head)
        if found is None or not count.isdigit():
            raise UnreadableError
        self._in_meta = True
        data = self._entity(found[2])
        self._emit("DebugPrintPower", f"META_DATA - Meta={found[1]} Data={data} InfoCount={count}")

    def _create_game_entity(self, message: str) -> None:
        found = patterns.GAME_ENTITY.fullmatch(message)
        if found is None:
            raise UnreadableError
        self._game_entity = found[1]
        self._current = int(found[1])
        self._emit("DebugPrintPower", message)

    def _create_player(self, message: str) -> None:
        """Account ids may be redacted, and hslog wants numbers: it is given 1 and 1."""
        found = patterns.PLAYER.fullmatch(message)
        if found is None:
            raise UnreadableError
        entity, player = int(found[1]), int(found[2])
        self._current = entity
        self.cast.begun = True
        self.votes.entity_of[player] = entity
        self.votes.controller_of[entity] = player
        self.accounts[entity] = (found[3] or found[5] or "", found[4] or "")
        if found[4] == "0":
            self.votes.computer.add(entity)
        elif found[4]:
            self.votes.human.add(entity)
        who = f"Player EntityID={entity} PlayerID={player}"
        self._emit("DebugPrintPower", f"{who} GameAccountId=[hi=1 lo=1]")

    # -- options and choices

    def _options(self, method: str, message: str) -> None:
        if message.startswith("id="):
            if patterns.ID.fullmatch(message) is None:
                raise UnreadableError
            while self._open:
                self._repaired("block still open where the options begin")
                self._close()
                self._closed_early += 1
            self._emit(method, message)
            return
        head, _, tail = message.rpartition(" error=")
        if not head:
            head, tail = tail, ""
        found = patterns.OPTION.fullmatch(head)
        if found is None or (tail and patterns.OPTION_ERROR.fullmatch(tail) is None):
            raise UnreadableError
        entity = self._entity(found[5]) if found[5] else ""
        self.votes.target(entity.strip(SLOT) if entity.startswith(SLOT) else "", found[3] or "")
        prefix = head[: found.start(5)]
        # hslog reads NONE and an absent error as the same, and hands LEGAL through.
        tail = tail.replace("NONE ", "LEGAL ", 1)
        self._emit(method, f"{prefix}{entity} error={tail}" if tail else prefix + entity)

    def _send_option(self, method: str, message: str) -> None:
        if patterns.SEND_OPTION.fullmatch(message) is None:
            raise UnreadableError
        self._emit(method, message)

    def _choices(self, _: str, message: str) -> None:
        method = "DebugPrintEntityChoices"
        if not message.startswith("id="):
            self._emit(method, self._chosen_entity(message))
            return
        found = patterns.CHOICES.fullmatch(message)
        if found is not None:
            player, task_list = self._chooser(found[2]), found[3]
            kind, counts = found[4], found[5]
        else:
            found = patterns.CHOICES_OLD.fullmatch(message)
            if found is None:
                raise UnreadableError
            player = str(self.votes.entity_of.get(int(found[2] or 0), -1))
            task_list, kind, counts = "", found[3], found[4] or "CountMin=0 CountMax=0"
        limit = patterns.COUNTS.fullmatch(counts)
        if limit is None:
            raise UnreadableError
        self._choice_of = player
        kind = kind.replace("-1", "INVALID")
        text = f"id={found[1]} Player={player} TaskList={task_list} ChoiceType={kind}"
        self._emit(method, f"{text} CountMin={limit[1]} CountMax={limit[2]}")

    def _send_choices(self, method: str, message: str) -> None:
        if message.startswith("id="):
            if patterns.SEND_CHOICES.fullmatch(message) is None:
                raise UnreadableError
            self._choice_of = ""
            self._emit(method, message.replace("=-1", "=INVALID"))
        else:
            self._emit(method, self._chosen_entity(message))

    def _chosen(self, method: str, message: str) -> None:
        if not message.startswith("id="):
            self._emit(method, self._chosen_entity(message))
            return
        found = patterns.CHOSEN.fullmatch(message)
        if found is None:
            raise UnreadableError
        self._choice_of = self._chooser(found[2])
        player, count = self._choice_of, found[3]
        self._emit(method, f"id={found[1]} Player={player} EntitiesCount={count}")

    def _chooser(self, who: str) -> str:
        """The player of a choice; 10357 prints the entity that has the PLAYER_ID as its number."""
        self.by_player_id |= who == "GameEntity"
        return self._entity(who)

    def _chosen_entity(self, message: str) -> str:
        """`Source=…`, `Entities[0]=…` or `m_chosenEntities[0]=…`; hslog wants brackets there."""
        label, _, who = message.partition("=")
        if not who:
            raise UnreadableError
        entity = self._entity(who)
        if label == "Source":
            return f"Source={entity}"
        if not label.endswith("]") or not entity.isdigit():
            raise UnreadableError
        if self._choice_of.startswith(SLOT) and not self.by_player_id:
            self.votes.choice(self._choice_of[1:-1], int(entity))
        return f"{label}=[id={entity}]"

    def _lost_before(self, kind: str, _: str, message: str) -> None:
        self.problems.append(lost_before(self._line, kind, message))

    def _batch(self, _: str, __: str) -> None:
        self.batches.append(self._line)

    def _played_by(self, _: str, message: str) -> None:
        if not message.isidentifier():
            raise UnreadableError
        self.meta[PLAYED_BY] = message

    # -- what the client knows of the game

    def _game(self, _: str, message: str) -> None:
        found = patterns.GAME_META.fullmatch(message)
        if found is not None:
            if found[1] == "BuildNumber":
                self.syntax.add("DebugPrintGame")
            self.meta[found[1]] = found[2]
            return
        found = patterns.GAME_PLAYER.fullmatch(message)
        if found is None:
            raise UnreadableError
        self.player_names[int(found[1])] = found[2]
        self.votes.printed(int(found[1]), found[2])

    # -- helpers

    def _entity(self, text: str) -> str:
        """The number of a reference as text, or a slot with the name in it."""
        known = self._references.get(text)
        if known is not None:
            return known
        known = self._read_reference(text)
        if known.startswith(SLOT):
            name = known[1:-1]
            if name not in self.votes.seen and self.votes.is_strange(name):
                raise AnotherGameError(f"{name!r} plays in another game, without its beginning")
            self.votes.seen[name] += 1
        else:
            if len(self._references) > _CACHE_MAX:
                self._references.clear()
            self._references[text] = known
        return known

    def _read_reference(self, text: str) -> str:
        if text == "GameEntity":
            return self._game_entity
        if text == "-1" or (text.isascii() and text.isdigit()):
            return text
        found = self.brackets.read(text)
        if found is not None:
            entity, player = found
            self.votes.controller_of[entity] = player or self.votes.controller_of.get(entity, 0)
            self.cast.name(entity, self.brackets.cards.get(entity, ""))
            return str(entity)
        return f"{SLOT}{text.replace(SLOT, '')}{SLOT}"

    def _emit(self, method: str, message: str) -> None:
        if len(self._messages) > _MESSAGES_MAX:
            self._messages.clear()
        same = self._messages.setdefault(message, message)
        self.statements.append(Statement(self._line, self._ts, method, same))

    def _stand_in(self, message: str) -> None:
        """Keep the content of an unreadable opening line from what was open before it."""
        if message.startswith(OPENS_BLOCK):
            self._push("", 0)
        if message.startswith((*OPENS_BLOCK, *OPENS_TAGS)):
            self._current = 0
            self._emit(UNREADABLE, message)

    def _push(self, kind: str, playing: int) -> None:
        if len(self._open) >= limits.BLOCK_DEPTH_MAX:
            raise LimitError("blocks nest too deep", SourceRef(self.path, self._line))
        self._blocks += 1
        self._open.append((kind, playing))
        self._indents.open(self._indent)

    def _close(self) -> None:
        kind, _ = self._open.pop()
        self._indents.close()
        self._emit("DebugPrintPower", "SUB_SPELL_END" if kind == "SUB_SPELL" else "BLOCK_END")

    def _end_left(self, message: str) -> None:
        """End the blocks that a line has left; one may stray, so the next one shows whether."""
        ends = message.endswith("_END")
        left = self._indents.left(self._indent, ends=ends)
        if self._stray is not None:
            self._settle_stray(left)
            left = self._indents.left(self._indent, ends=ends)
        if left and (ends or message.startswith(OPENS_BLOCK)):
            self._end_missing(left, len(self.statements), self._line)
        elif left:
            self._stray = left, len(self.statements), self._line

    def _settle_stray(self, left: int) -> None:
        """Believe a line that stood too far left if so many blocks are left behind it as well."""
        stray, self._stray = self._stray, None
        if stray is not None:
            self._end_missing(min(stray[0], left), *stray[1:])

    def _end_missing(self, count: int, place: int, line: int) -> None:
        """End so many blocks in front of a statement, and report that their ends are lost."""
        for at in range(place, place + count):
            self.lose(line, "the end of a block is missing", codes.NESTING_REPAIRED)
            self._close()
            self.statements.insert(at, self.statements.pop())

    def _close_block_of_mulligan(self) -> None:
        """Logs of 2014 and 2015 forget the end of the block around the mulligan."""
        if self._open and not self._indent:
            self._repaired("block still open where the mulligan deals")
            self._close()
            self._closed_early += 1

    def _repaired(self, what: str) -> None:
        self.problems.append(Problem(codes.NESTING_REPAIRED, what, self._line))
