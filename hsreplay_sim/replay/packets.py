"""The packets of a recorded game: what the server told one seat, in order, typed and neutral.

One class per packet of the protocol, whatever the file format it came from. Entity, tag and
enum values are plain ints (`EntityId`, GameTag, Zone ...): an unknown tag of tomorrow's patch
passes through unharmed. The fields are those of the JSON form as well, where `type` names the class
and defaults are left out (docs/packets-1.schema.json). `line` is the line of the source file,
counted from 1 (0: none). `ts` is the time stamp as the file writes it, "" if it has none.
Source of truth: Power.log, GameState stream (HSReplay XML has the same packets).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

TRIGGER_KEYWORD_SINCE = 21517
"""The first build whose blocks name a TriggerKeyword."""

Tags = tuple[tuple[int, int], ...]
"""(tag, value) pairs in the order they were written; a tag may stand twice."""

UNNAMED_BELOW = 0
"""What has a lower number is no tag: a converter did not know the tag whose value it tells."""


class PlayerDef(Struct, frozen=True, gc=False, omit_defaults=True):
    """A Player inside CREATE_GAME."""

    entity: int
    player_id: int
    tags: Tags
    name: str = ""
    account_hi: str = ""
    account_lo: str = ""
    extra: tuple[tuple[str, str], ...] = ()
    """Attributes that only one format has (rank, legendRank, cardback …), kept for writing back."""

    @property
    def has_account(self) -> bool:
        """Whether the account is logged in numbers; some recordings redact it."""
        ids = self.account_hi + self.account_lo
        return bool(self.account_hi and self.account_lo) and ids.isascii() and ids.isdigit()


class CreateGame(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """CREATE_GAME: the GameEntity and the Players with their first tags."""

    entity: int
    tags: Tags
    players: tuple[PlayerDef, ...]
    line: int = 0
    ts: str = ""


class FullEntity(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """FULL_ENTITY: an entity comes into being; `card_id` is "" when the seat may not know it."""

    entity: int
    card_id: str
    tags: Tags
    line: int = 0
    ts: str = ""


class ShowEntity(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """SHOW_ENTITY: an entity becomes known to the seat, with all its non-zero tags."""

    entity: int
    card_id: str
    tags: Tags
    line: int = 0
    ts: str = ""


class ChangeEntity(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """CHANGE_ENTITY: the same entity id becomes another card (builds 20457 and later)."""

    entity: int
    card_id: str
    tags: Tags
    line: int = 0
    ts: str = ""


class HideEntity(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """HIDE_ENTITY: the seat loses sight of the entity, which is now in `zone`."""

    entity: int
    zone: int
    line: int = 0
    ts: str = ""


class TagChange(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """TAG_CHANGE. `def_change` is the `DEF CHANGE` suffix (builds 20457 and later)."""

    entity: int
    tag: int
    value: int
    line: int = 0
    ts: str = ""
    def_change: bool = False


class CachedTag(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """CACHED_TAG_FOR_DORMANT_CHANGE: a value that comes back when the entity awakens."""

    entity: int
    tag: int
    value: int
    line: int = 0
    ts: str = ""


class MetaData(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """META_DATA; `info` are entity ids. Terse logs print none: `info` is then empty."""

    meta: int
    data: int
    info: tuple[int, ...]
    line: int = 0
    ts: str = ""
    info_count: int = 0
    extra: tuple[tuple[str, str], ...] = ()


class ShuffleDeck(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """SHUFFLE_DECK of the player with this PLAYER_ID."""

    player_id: int
    line: int = 0
    ts: str = ""


class ResetGame(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """RESET_GAME: puzzles and Toki roll the game back."""

    line: int = 0
    ts: str = ""


class VOSpell(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """VO_SPELL: a voice line; changes nothing."""

    brguid: str
    vospguid: str
    blocking: int
    delay_ms: int
    line: int = 0
    ts: str = ""


class Choices(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """Choices offered to `player` (an entity id). `kind`: ChoiceType, 1 MULLIGAN, 2 GENERAL."""

    id: int
    player: int
    kind: int
    minimum: int
    maximum: int
    source: int
    entities: tuple[int, ...]
    task_list: int = 0
    line: int = 0
    ts: str = ""


class SendChoices(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The answer of the recording client to a choice; for the mulligan the cards *kept*."""

    id: int
    kind: int
    entities: tuple[int, ...]
    line: int = 0
    ts: str = ""


class ChosenEntities(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The server confirms the choice of `player`; seen for both players."""

    id: int
    player: int
    entities: tuple[int, ...]
    line: int = 0
    ts: str = ""


class Target(Struct, frozen=True, gc=False, omit_defaults=True):
    """A possible target of an option; `error` is the PlayReq code, -1 or 0 when it is legal.

    None: some exporters list every target without saying which ones are legal.
    """

    entity: int
    error: int | None = -1
    error_param: int = 0
    error_text: str = ""
    """The printed error, if its name has no number."""


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of an Options packet. `kind`: OptionType, 2 END_TURN, 3 POWER.

    `error` is None where the log prints none (builds before 2018), -1 for NONE (legal).
    """

    index: int
    kind: int
    entity: int
    error: int | None = None
    error_param: int = 0
    targets: tuple[Target, ...] = ()
    sub_options: tuple[Option, ...] = ()
    error_text: str = ""


class Options(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The options of the recording seat at this moment."""

    id: int
    options: tuple[Option, ...]
    line: int = 0
    ts: str = ""


class SendOption(Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The option that the recording client chose from the last :class:`Options`."""

    option: int
    sub_option: int
    target: int
    position: int
    line: int = 0
    ts: str = ""


class SubSpell(Struct, tag=True, omit_defaults=True):
    """SUB_SPELL_START … END: visual only; its packets belong to the block around it."""

    prefab: str
    source: int
    targets: tuple[int, ...]
    packets: list[Packet] = field(default_factory=list)
    line: int = 0
    ts: str = ""
    extra: tuple[tuple[str, str], ...] = ()


class Block(Struct, tag=True, omit_defaults=True):
    """BLOCK_START … BLOCK_END (ACTION_START before 2016).

    `kind` is the BlockType; `target`, `sub_option` and `trigger_keyword` are 0, -1, 0 when the
    log does not say. `closed` is False when the file ends inside the block.
    """

    kind: int
    entity: int
    packets: list[Packet] = field(default_factory=list)
    card_id: str = ""
    index: int = -1
    target: int = 0
    sub_option: int = -1
    trigger_keyword: int = 0
    line: int = 0
    end_line: int = 0
    ts: str = ""
    closed: bool = True


Packet = (
    CreateGame
    | FullEntity
    | ShowEntity
    | ChangeEntity
    | HideEntity
    | TagChange
    | CachedTag
    | MetaData
    | ShuffleDeck
    | ResetGame
    | VOSpell
    | Choices
    | SendChoices
    | ChosenEntities
    | Options
    | SendOption
    | SubSpell
    | Block
)


# No packet is subclassed. Where all packets of a game are looked at, `type(packet) is Block` is
# asked: isinstance takes four times as long to say no to a msgspec class.

CONTAINERS = (Block, SubSpell)
"""The packets that hold others."""

DESCRIPTIONS = (FullEntity, ShowEntity, ChangeEntity)
"""The packets that tell an entity as a whole."""

Description = FullEntity | ShowEntity | ChangeEntity
"""One of them."""


KNOWN_CHOICES = (1, 2, 3)
"""The ChoiceTypes MULLIGAN, GENERAL and TARGET."""


def is_strange(choices: Choices) -> bool:
    """Whether nobody knows the type of choices, as converters and later builds write them."""
    return choices.kind not in KNOWN_CHOICES


def walk(packets: list[Packet]) -> Iterator[Packet]:
    """All packets in the order they were written, containers before their content."""
    stack = [iter(packets)]
    while stack:
        for packet in stack[-1]:
            yield packet
            if type(packet) is Block or type(packet) is SubSpell:
                stack.append(iter(packet.packets))
                break
        else:
            stack.pop()
