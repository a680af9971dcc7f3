"""The lines that tell what is offered and chosen: options and choices, of every era."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hsreplay_sim.formats.powerlog.reading.lines import UnreadableError
from hsreplay_sim.formats.powerlog.reading.pieces import (
    NOBODY,
    Decision,
    Offered,
    Possible,
    Sent,
)
from hsreplay_sim.formats.powerlog.shapes import patterns
from hsreplay_sim.formats.powerlog.shapes.numbers import number
from hsreplay_sim.replay.packets import SendOption

if TYPE_CHECKING:
    from hsreplay_sim.formats.powerlog.reading.game_text import GameText

_ANY_NUMBER = 1 << 30


class OfferLines:
    """Reads these lines of one game."""

    def __init__(self, game: GameText) -> None:
        self._game = game
        self.by_player_id = False
        """A choice names the entity whose number is the PLAYER_ID of who chooses, as in 10357."""
        self._options: Decision | None = None
        self._option: Possible | None = None
        self._part: Possible | None = None
        self._choices: Offered | None = None
        self._sent: Sent | None = None
        self._chosen: Sent | None = None
        self._voter = ""
        """The name of who chooses, if it is one."""
        self.methods: dict[str, Callable[[str], None]] = {
            "DebugPrintOptions": self._options_line,
            "SendOption": self._send_option,
            "DebugPrintEntityChoices": self._choices_line,
            "DebugPrintChoices": self._choices_line,
            "DebugPrintChoice": self._choices_line,
            "SendChoices": self._sent_line,
            "DebugPrintEntitiesChosen": self._chosen_line,
        }

    def is_over(self) -> None:
        """A packet of the game follows: no line adds to the choices before it."""
        self._choices = self._sent = self._chosen = None

    def _options_line(self, message: str) -> None:
        if message.startswith("id="):
            if patterns.ID.fullmatch(message) is None:
                raise UnreadableError
            self._game.blocks.end_at_options()
            self._options = Decision(int(message[3:]), [], self._game.line, self._game.ts)
            self._option = self._part = None
            self._game.put(self._options)
            return
        head, _, tail = message.rpartition(" error=")
        if not head:
            head, tail = tail, ""
        found = patterns.OPTION.fullmatch(head)
        told = patterns.OPTION_ERROR.fullmatch(tail) if tail else None
        if found is None or (tail and told is None):
            raise UnreadableError
        entity = self._game.entity(found[5]) if found[5] else 0
        self._game.votes.target(self._game.name_of(entity), found[3] or "")
        error, parameter = (told[1], int(told[2] or 0)) if told is not None else ("", 0)
        kind = number("OptionType", found[2]) if found[2] else 0
        place = int(found[1] or found[4])
        self._add(found[3], Possible(place, kind, entity, error, parameter, self._game.line))

    def _add(self, label: str | None, possible: Possible) -> None:
        """Add an option to the options, a part to its option, or a target to either."""
        if label is None:
            if self._options is None:
                raise UnreadableError
            self._options.options.append(possible)
            self._option, self._part = possible, None
        elif self._option is None:
            raise UnreadableError
        elif label == "subOption":
            self._option.parts.append(possible)
            self._part = possible
        else:
            (self._part or self._option).targets.append(possible)

    def _send_option(self, message: str) -> None:
        found = patterns.SEND_OPTION.fullmatch(message)
        if found is None:
            raise UnreadableError
        option, part, target, position = map(int, found.groups())
        self._game.put(SendOption(option, part, target, position, self._game.line, self._game.ts))

    def _choices_line(self, message: str) -> None:
        if not message.startswith("id="):
            self._add_to_choices(message)
            return
        found = patterns.CHOICES.fullmatch(message)
        if found is not None:
            player, task_list, kind, counts = self._chooser(found[2]), *found.groups()[2:]
        else:
            found = patterns.CHOICES_OLD.fullmatch(message)
            if found is None:
                raise UnreadableError
            player = self._game.votes.entity_of.get(int(found[2] or 0), NOBODY)
            task_list, kind, counts = "", found[3], found[4] or "CountMin=0 CountMax=0"
        limit = patterns.COUNTS.fullmatch(counts)
        if limit is None:
            raise UnreadableError
        self._voter = self._game.name_of(player)
        self._choices = Offered(
            int(found[1]), player, _kind(kind), int(limit[1]), int(limit[2]), int(task_list or 0),
            0, [], self._game.line, self._game.ts,
        )  # fmt: skip
        self._game.put(self._choices)

    def _add_to_choices(self, message: str) -> None:
        if self._choices is None:
            raise UnreadableError
        if message.startswith("Source="):
            self._choices.source = self._game.entity(message.partition("=")[2])
        else:
            self._choices.entities.append(self._listed("Entities[", message))

    def _sent_line(self, message: str) -> None:
        if not message.startswith("id="):
            self._add_chosen(self._sent, "m_chosenEntities[", message)
            return
        found = patterns.SEND_CHOICES.fullmatch(message)
        if found is None:
            raise UnreadableError
        self._voter = ""
        self._sent = Sent(
            int(found[1]), _kind(found[2]), None, [], _ANY_NUMBER, self._game.line, self._game.ts
        )
        self._game.put(self._sent)

    def _chosen_line(self, message: str) -> None:
        if not message.startswith("id="):
            self._add_chosen(self._chosen, "Entities[", message)
            return
        found = patterns.CHOSEN.fullmatch(message)
        if found is None:
            raise UnreadableError
        player = self._chooser(found[2])
        self._voter = self._game.name_of(player)
        self._chosen = Sent(
            int(found[1]), 0, player, [], int(found[3]), self._game.line, self._game.ts
        )
        self._game.put(self._chosen)

    def _add_chosen(self, choice: Sent | None, label: str, message: str) -> None:
        entity = self._listed(label, message)
        if choice is None or len(choice.entities) >= choice.count:
            raise UnreadableError
        choice.entities.append(entity)

    def _chooser(self, who: str) -> int:
        """The player of a choice; 10357 prints the entity that has the PLAYER_ID as its number."""
        self.by_player_id |= who == "GameEntity"
        return self._game.entity(who)

    def _listed(self, label: str, message: str) -> int:
        """The entity of `Entities[0]=…` or `m_chosenEntities[0]=…`."""
        head, _, who = message.partition("=")
        entity = self._game.entity(who) if who else 0
        if not (head.startswith(label) and head.endswith("]") and entity > 0):
            raise UnreadableError
        if self._voter and not self.by_player_id:
            self._game.votes.choice(self._voter, entity)
        return entity


def _kind(text: str) -> int:
    """The number of a ChoiceType; a client prints -1 for one that it does not know."""
    return number("ChoiceType", text.replace("-1", "INVALID"))
