"""What a Power.log cannot hold of a game."""

from __future__ import annotations

import re
from collections import Counter

from hsreplay_sim.formats.damage.lost import named_alone
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.recording import PLAYED_BY, Recording

_HOURS = re.compile(r"(?:^|T)(\d\d):\d\d:\d\d")
_DAY = 24

_NEGATIVE = "values of tags without a name, or below 0, which no client prints"
_UNTYPED = "choices of type -1, for which INVALID is written"
_MARKS = "entities of META_DATA beside its list"
_TIMES = "times past 24:00:00, of which the time of day is written"


def losses(game: Recording) -> list[str]:
    """Return one sentence for each thing in `game` that the format cannot express."""
    players = game.create.players if game.create else ()
    found = []
    beside = [key for key, _ in game.meta if key != PLAYED_BY]
    if beside:
        found.append(f"attributes of the game: {', '.join(beside)}")
    extra = {key for player in players for key, _ in player.extra}
    if extra:
        found.append(f"attributes of players: {', '.join(sorted(extra))}")
    hidden = sum(not player.has_account for player in players)
    if hidden:
        found.append(f"accounts of {hidden} players, who are not told: 0 stands for them")
    count: Counter[str] = Counter()
    for packet in ours.walk(game.packets):
        _count(packet, count)
    found += named_alone(game)
    return found + [f"{number} {what}" for what, number in count.items()]


def otherwise(game: Recording) -> list[str]:
    """Return one sentence for each thing that a log tells otherwise, and better, than its source.

    Other readers exchange the players behind such a name, and winner and loser with them.
    """
    told = f"{game.nameless} references to UNKNOWN HUMAN PLAYER have the name that it has later"
    return [told] * bool(game.nameless)


def _count(packet: ours.Packet, count: Counter[str]) -> None:
    count.update([_NEGATIVE] * len(untold_of(packet)))
    if isinstance(packet, ours.Choices | ours.SendChoices):
        count.update([_UNTYPED] * (packet.kind < 0))
    elif isinstance(packet, ours.MetaData) and packet.extra:
        count[_MARKS] += 1
    hours = _HOURS.search(packet.ts)
    if hours is not None and int(hours[1]) >= _DAY:
        count[_TIMES] += 1


def untold_of(packet: ours.Packet) -> list[tuple[int, int]]:
    """Return the (tag, value) pairs of a packet that a log cannot hold."""
    if isinstance(packet, ours.TagChange | ours.CachedTag):
        return [] if is_printable(packet.tag, packet.value) else [(packet.tag, packet.value)]
    if isinstance(packet, ours.FullEntity | ours.ShowEntity | ours.ChangeEntity):
        return [each for each in packet.tags if not is_printable(*each)]
    if isinstance(packet, ours.CreateGame):
        parts = (packet.tags, *(player.tags for player in packet.players))
        return [each for tags in parts for each in tags if not is_printable(*each)]
    return []


def is_printable(tag: int, value: int) -> bool:
    """Whether a log can hold a tag: some converters write -1 for one that they do not know."""
    return tag >= 0 and value >= 0
