"""What recordings say of each card: the games and actions in which its text ran, and the verdicts.

A text runs in an action where a PLAY, POWER or TRIGGER block of the card stands. An action is
judged when it is verified or diverged.
"""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hsreplay_sim.app.api import verify
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.enums import BlockType, CardType
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.formats import open_replay
from hsreplay_sim.replay.actions import Action, course_of
from hsreplay_sim.replay.packets import Block, ChangeEntity, FullEntity, Packet, ShowEntity, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from sheets.cards import STORE, newest
from sheets.corpus import Corpus, each_of
from sheets.gaps import Eras, wanted_games

RUNS = (BlockType.PLAY, BlockType.POWER, BlockType.TRIGGER)


class Figures(NamedTuple):
    """Of one card."""

    games: int = 0
    actions: int = 0
    judged: int = 0
    verified: int = 0
    since: int = 0
    """The lowest build of these games; 0 if there is none."""

    def plus(self, other: Figures) -> Figures:
        """The sum."""
        counts = (one + two for one, two in zip(self[:-1], other[:-1], strict=True))
        return Figures(*counts, min(filter(None, (self.since, other.since)), default=0))


def of_file(job: tuple[Path, Eras | None]) -> dict[str, Figures]:
    """Canonical id → figures, over the games of a file that are wanted."""
    path, wanted = job
    found: dict[str, Figures] = defaultdict(Figures)
    try:
        for game in open_replay(str(path)).games:
            if isinstance(game, Recording) and (wanted is None or game.index in wanted):
                for card_id, figures in of_game(game).items():
                    found[card_id] = found[card_id].plus(figures)
    except HsReplayError:
        pass  # a file that cannot be read says nothing of cards
    return dict(found)


def of_game(game: Recording) -> dict[str, Figures]:
    """Canonical id → figures of one game; nothing where it is not verified."""
    report = verify(game, VerifyOptions(max_divergences=1))
    found: dict[str, Figures] = {}
    for action, card_ids in running(game):
        outcome = report.outcomes.get(action.step, Outcome.UNVERIFIABLE)
        judged = outcome in (Outcome.VERIFIED, Outcome.DIVERGED)
        verified = int(outcome == Outcome.VERIFIED)
        one = Figures(0, 1, int(judged), verified, report.taken_for or report.build or 0)
        for card_id in card_ids:
            found[card_id] = found.get(card_id, Figures(games=1)).plus(one)
    return found


def running(game: Recording) -> Iterator[tuple[Action, set[str]]]:
    """Each action with the cards whose text runs in it."""
    known: dict[int, str] = {}
    course = course_of(game.packets)
    for packet in walk(course.setup):
        _learn(packet, known)
    for action in course.actions:
        blocks = []
        for packet in walk(action.packets):
            if isinstance(packet, Block) and packet.kind in RUNS:
                blocks.append((packet.entity, known.get(packet.entity, "")))
            _learn(packet, known)
        ids = {card_id or known.get(entity, "") for entity, card_id in blocks}
        yield action, {STORE.canonical(card_id) for card_id in ids if _is_card(card_id)}


@cache
def _is_card(card_id: str) -> bool:
    """No enchantment, which is described with the card that makes it."""
    card = newest(card_id)
    return card is not None and card.type != CardType.ENCHANTMENT


def _learn(packet: Packet, known: dict[int, str]) -> None:
    if isinstance(packet, FullEntity | ShowEntity | ChangeEntity) and packet.card_id:
        known[packet.entity] = packet.card_id


def recorded(corpus: Corpus) -> dict[str, Figures]:
    """Canonical id → figures, over all recordings."""
    wanted = wanted_games(corpus)
    jobs = [(file, None if wanted is None else wanted.get(file.name, {})) for file in corpus.files]
    found: dict[str, Figures] = defaultdict(Figures)
    for part in each_of(of_file, [job for job in jobs if job[1] != {}], corpus.jobs):
        for card_id, figures in part.items():
            found[card_id] = found[card_id].plus(figures)
    return dict(found)


def read_figures(path: Path) -> dict[str, Figures]:
    """The table as it is written."""
    with path.open(newline="", encoding="utf-8") as file:
        return {row[0]: Figures(*map(int, row[1:])) for row in list(csv.reader(file))[1:]}


def packed(figures: Mapping[str, Figures]) -> str:
    """The games of each card and their lowest build, as the package has them."""
    rows = (f"{card_id},{each.games},{each.since}\n" for card_id, each in sorted(figures.items()))
    return "card,games,since\n" + "".join(rows)


def written(found: Iterable[tuple[str, Figures]]) -> str:
    """The table, a line a card."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(("card", *Figures._fields))
    table.writerows((card_id, *figures) for card_id, figures in sorted(found))
    return out.getvalue()
