"""What a format can hold of a game: the rest is told as a loss, and read and written must agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from hsreplay_sim.formats import POWER_LOG
from hsreplay_sim.formats.powerlog.losses import is_printable
from hsreplay_sim.replay.packets import (
    Block,
    CachedTag,
    ChangeEntity,
    CreateGame,
    FullEntity,
    MetaData,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
    Tags,
)
from random_game import bare

InForm = Callable[[Packet], list[Packet]]


def held(form: str, packets: list[Packet]) -> list[Packet]:
    """The packets as a format can hold them, without lines and times."""
    in_form = _in_log if form == POWER_LOG else _in_xml
    return _walked(bare(packets), in_form)


def parting(left: list[Packet], right: list[Packet]) -> str:
    """Where two games part first, "" if they are equal."""
    for place, (one, other) in enumerate(zip(left, right, strict=False)):
        if one == other:
            continue
        inner = parting(_content(one), _content(other))
        return f"/{place}{inner}" if inner else f"/{place}: {one} / {other}"[:400]
    return "" if len(left) == len(right) else f": {len(left)} packets / {len(right)}"


def _content(packet: Packet) -> list[Packet]:
    return packet.packets if isinstance(packet, Block | SubSpell) else []


def _walked(packets: Iterable[Packet], in_form: InForm) -> list[Packet]:
    found: list[Packet] = []
    for packet in packets:
        if isinstance(packet, Block | SubSpell):
            found += in_form(replace(packet, packets=_walked(packet.packets, in_form)))
        else:
            found += in_form(packet)
    return found


def _in_xml(packet: Packet) -> list[Packet]:
    """An element is closed, whatever the recording says of its block; times get their date."""
    if isinstance(packet, Block):
        return [replace(packet, closed=True)]
    if isinstance(packet, CreateGame):
        players = [
            replace(player, extra=tuple(each for each in player.extra if each[0] != "ts"))
            for player in packet.players
        ]
        return [replace(packet, players=tuple(players))]
    return [packet]


def _in_log(packet: Packet) -> list[Packet]:
    """A log has no attributes of players, no words for accounts and no negative numbers of tags."""
    if isinstance(packet, TagChange | CachedTag):
        return [packet] * is_printable(packet.tag, packet.value)
    if isinstance(packet, FullEntity | ShowEntity | ChangeEntity):
        return [replace(packet, tags=_printable(packet.tags))]
    if isinstance(packet, MetaData):
        return [replace(packet, extra=())]
    if isinstance(packet, CreateGame):
        players = [
            replace(
                player,
                tags=_printable(player.tags),
                extra=(),
                account_hi=player.account_hi if player.has_account else "0",
                account_lo=player.account_lo if player.has_account else "0",
            )
            for player in packet.players
        ]
        return [replace(packet, tags=_printable(packet.tags), players=tuple(players))]
    return [packet]


def _printable(tags: Tags) -> Tags:
    return tuple(each for each in tags if is_printable(*each))
