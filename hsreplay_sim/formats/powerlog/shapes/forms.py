"""Which form a line of a Power.log has, by the build of the client that wrote it.

One table for whoever writes a log and for whoever reads one: the reader knows every spelling that
stands here, and the writer picks that of the build. A log that tells no build is written by the
build that its syntax is of (`Recording.syntax`), a game of which neither is known as the newest
client would.
Source of truth: Power.log of builds 9786 to 235290; each row names the first build of a form, as
far as recordings show it.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from hsreplay_sim.replay.packets import Block, walk
from hsreplay_sim.replay.recording import Recording

NAMELESS_CARD = "UNKNOWN ENTITY [cardType=INVALID]"
"""The name of an entity whose card the client does not know."""
UNKNOWN_HUMAN_PLAYER = "UNKNOWN HUMAN PLAYER"
"""What a client calls a player whose name it does not know."""
UNKNOWN_ENTITY, ENTITY_NAME = "UNKNOWN_ENTITY", "entityName"
SUB_TYPE, ABILITY, QUIT = "SubType", "ABILITY", "QUIT"
"""Signs in the syntax of a log that tells no build: a name of unknown cards, a label of names, a
label of the kind of a block, and values of CARDTYPE and PLAYSTATE."""

BOTH, GAME_STATE = "both", "gamestate"
STREAMS = (BOTH, GAME_STATE)
"""What a log may hold: all that the server sends, as it comes and again as it is carried out, or as
it comes alone."""

_NO_CARD, _LIST = "", "System.Collections.Generic.List`1[System.String]"
_NUMBER = "[id={id} cardId={card} type=INVALID zone={zone} zonePos={place} player={player}]"
_KNOWN = "{label}={name} id={id} zone={zone} zonePos={place} cardId={card} player={player}]"


class Forms(Struct, frozen=True):
    """The forms of one build."""

    opening: str
    """BLOCK or ACTION, in front of `_START` and `_END`."""
    by_index: bool
    """A block is `Entity=… SubType=… Index=… Target=…`, with this label of its kind:"""
    kind: str
    no_effect_card: str
    """What stands for the card of a block; later clients print nothing else."""
    sub_option: bool
    trigger_keyword: bool
    """A TRIGGER names its keyword."""
    no_keyword: str
    ending: str
    """Behind a value that is no change of definition, and behind a block without a keyword."""
    info_count: str
    """What the number of entities of META_DATA is called."""
    info_indent: int
    """How much further those are indented."""
    unknown: str
    """A reference to an entity whose card the client does not know."""
    known: str
    """A reference to any other."""
    keeps_hidden: bool
    """It shows the card of an entity that was hidden since; later clients keep the name alone."""


_BLOCK_SINCE = 12574
"""The first build whose blocks are called so."""
_OPTIONS_SINCE = 20457
"""The first build whose blocks tell a SubOption."""

_TABLE: dict[str, tuple[tuple[int, Any], ...]] = {
    "opening": ((0, "ACTION"), (_BLOCK_SINCE, "BLOCK")),
    "by_index": ((0, True), (12051, False)),
    "kind": ((0, "SubType"), (9786, "BlockType")),
    "no_effect_card": ((0, _NO_CARD), (49534, _LIST)),
    "sub_option": ((0, False), (_OPTIONS_SINCE, True)),
    "trigger_keyword": ((0, False), (20457, True)),
    "no_keyword": ((0, "0"), (66927, "TAG_NOT_SET")),
    "ending": ((0, ""), (20457, " ")),
    "info_count": ((0, "Info"), (32708, "InfoCount")),
    "info_indent": ((0, 4), (32708, 12)),
    "unknown": (
        (0, _NUMBER),
        (15590, "[" + _KNOWN.replace("{label}", "name")),
        (21517, "[" + _KNOWN.replace("{label}", ENTITY_NAME)),
    ),
    "known": (
        (0, "[" + _KNOWN.replace("{label}", "name")),
        (21517, "[" + _KNOWN.replace("{label}", ENTITY_NAME)),
    ),
    "keeps_hidden": ((0, True), (20457, False)),
}
"""Form → (first build, spelling), in order."""

BLOCK_KINDS = {"TRADE": "DECK_ACTION"}
"""Kinds that some builds print and no public enum names → the kind they are."""

NEWEST = 1 << 30
_BY_SYNTAX = (
    (SUB_TYPE, 9166), (ABILITY, 9786), (QUIT, 10357), ("ACTION_START_INDEX", 11461),
    ("ACTION_START", 12051),
    (ENTITY_NAME, 22611), ("TriggerKeyword", 20457), ("SubOption", 20457), (UNKNOWN_ENTITY, 15590),
)  # fmt: skip
"""The signs of logs that tell no build → a build with logs like that; the first one decides."""
_BLOCKS = 14830


def spellings(form: str) -> tuple[str, ...]:
    """Every spelling of a form that any client prints."""
    return tuple(str(spelling) for _, spelling in _TABLE[form])


@cache
def forms_of(build: int) -> Forms:
    """The forms of a build."""
    chosen = {
        form: [spelling for since, spelling in rows if since <= build][-1]
        for form, rows in _TABLE.items()
    }
    return Forms(**chosen)


def build_by_forms(game: Recording) -> int:
    """The build in whose forms a game is written.

    A build that is stated falsely may have none for what the game tells (U114: 8891 in 2022).
    """
    if game.build is not None:
        return game.build if game.build >= _BLOCK_SINCE else _holding_options(game, game.build)
    if not game.syntax:
        return NEWEST
    return next((build for sign, build in _BY_SYNTAX if sign in game.syntax), _BLOCKS)


def _holding_options(game: Recording, build: int) -> int:
    """A build from which on blocks tell a SubOption and a keyword, if any of the game does."""
    blocks = (each for each in walk(game.packets) if type(each) is Block)
    told = any(each.sub_option != -1 or each.trigger_keyword for each in blocks)
    return _OPTIONS_SINCE if told else build
