"""Which cards of recordings the engine can play, and what the others hold back.

A card that is not implemented puts an action off: what it does is taken over from the log. The list
begins with the cards that hold back most games alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hsreplay_sim.app.api import load, verify
from hsreplay_sim.app.standing import Standing, cards_of
from hsreplay_sim.app.workers import worker_pool
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.json import Json
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.text import card_text, clean
from hsreplay_sim.report.words import Verdict

SCHEMA = "hsreplay-sim/coverage/1"
TOP = 40
_PUT_OFF_BY_ALL = ("scenario", "hidden")
"""What stands in place of a card id where no card is to blame."""


class GameCards(NamedTuple):
    """The cards of one game: their standing, and the actions that missing ones hold back."""

    standings: dict[str, Standing]
    held_back: dict[str, int]
    """Card that is not implemented → actions that it puts off."""
    names: dict[str, str]
    judged: int
    put_off: int


@dataclass(slots=True)
class Missing:
    """A card that is not implemented."""

    card_id: str
    name: str
    games: int = 0
    """Games in which it puts off an action."""
    alone: int = 0
    """Of those, games in which no other card does."""
    actions: int = 0


@dataclass(slots=True)
class Coverage:
    """The cards of recordings."""

    games: int = 0
    judged: int = 0
    put_off: int = 0
    standings: dict[str, Standing] = field(default_factory=dict)
    missing: dict[str, Missing] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)
    """Files that cannot be read, each with the reason."""

    def add(self, game: GameCards) -> None:
        """Count one game."""
        self.games += 1
        self.judged += game.judged
        self.put_off += game.put_off
        self.standings |= game.standings
        for card_id, actions in game.held_back.items():
            entry = self.missing.setdefault(card_id, Missing(card_id, game.names.get(card_id, "")))
            entry.games += 1
            entry.alone += len(game.held_back) == 1
            entry.actions += actions

    def ranked(self) -> list[Missing]:
        """Return missing cards by games that only they hold back, then by games, then actions."""
        order = self.missing.values()
        return sorted(
            order, key=lambda each: (-each.alone, -each.games, -each.actions, each.card_id)
        )


def coverage(paths: Sequence[str], jobs: int = 1) -> Coverage:
    """The cards of the observed games of files."""
    found = Coverage()
    for games, why in _all_games(paths, jobs):
        for game in games:
            found.add(game)
        found.unread += [why] if why else []
    return found


def _all_games(paths: Sequence[str], jobs: int) -> Iterator[tuple[list[GameCards], str]]:
    if jobs == 1 or len(paths) == 1:
        yield from map(_games_in, paths)
        return
    with worker_pool(jobs) as pool:
        yield from pool.map(_games_in, paths)


def _games_in(path: str) -> tuple[list[GameCards], str]:
    """The games of a file as far as it can be read, and why no further."""
    games: list[GameCards] = []
    try:
        games += (_of_game(game) for game in load(path) if isinstance(game, Recording))
    except HsReplayError as error:
        return games, f"{path}: {error.message}"
    return games, ""


def _of_game(game: Recording) -> GameCards:
    try:
        report = verify(game)
    except HsReplayError:  # such a game is not simulated
        return GameCards(cards_of(game), {}, {}, 0, 0)
    actions, beside = report.tally.actions, _beside(report)
    texts = Counter(report.tally.unimplemented) + Counter(card for _, card in beside)
    held_back = {each: texts[each] for each in texts if each not in _PUT_OFF_BY_ALL}
    if report.verdict is Verdict.UNSUPPORTED:
        held_back = {}
    off = report.tally.reasons.get("unimplemented", 0) + len({step for step, _ in beside})
    return GameCards(
        cards_of(game), held_back, dict(report.names), actions.verified + actions.diverged, off
    )


def _beside(report: GameReport) -> set[tuple[int, str]]:
    """(step, card): the texts that are not implemented beside what is unexplained."""
    return {
        (each.step, card) for each in report.unexplained for card in each.beside if " " not in card
    }


# --- as text and as JSON -------------------------------------------------------------------------


def lines_of(found: Coverage, top: int = TOP) -> Iterator[str]:
    """The table for people."""
    of = Counter(found.standings.values())
    yield (
        f"{found.games} game{'s' * (found.games != 1)}, {len(found.standings)} cards seen: "
        + ", ".join(f"{of[each]} {each.value}" for each in Standing)
    )
    yield (
        f"{found.judged} actions judged, {found.put_off} put off for the texts of "
        f"{len(found.missing)} cards"
    )
    ranked = found.ranked()
    if ranked:
        yield ""
        yield from _table(ranked[:top])
    if len(ranked) > top:
        yield f"and {len(ranked) - top} more (--top)"
    yield from (clean(f"cannot read {each}") for each in found.unread)


def _table(entries: Iterable[Missing]) -> Iterator[str]:
    yield "alone  games  actions  card"
    for each in entries:
        card = card_text(each.card_id, {each.card_id: each.name} if each.name else {})
        yield f"{each.alone:>5}  {each.games:>5}  {each.actions:>7}  {clean(card)}"


def data_of(found: Coverage) -> Json:
    """Return a coverage as JSON, with every card."""
    return {
        "schema": SCHEMA,
        "games": found.games,
        "judged": found.judged,
        "put_off": found.put_off,
        "cards": {card_id: found.standings[card_id].value for card_id in sorted(found.standings)},
        "missing": [
            {
                "card_id": each.card_id, "name": each.name, "alone": each.alone,
                "games": each.games, "actions": each.actions,
            }
            for each in found.ranked()
        ],
        "unread": found.unread,
    }  # fmt: skip
