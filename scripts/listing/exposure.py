"""How often engine and recording differ, by how many other games showed the cards that act.

An action counts where the least seen text that ran in it counts. The own game of an action does
not count, since its classes were written with it at hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from hsreplay_sim.app.api import verify
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.formats import open_replay
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from listing.played import Figures, running
from printing import table
from sheets.cards import STORE, newest
from sheets.corpus import Corpus, each_of
from sheets.gaps import Eras, wanted_games

HEAD = """# Error by exposure

Printed by `scripts/cards_table.py --record`. *Other games* is the number of recorded games, the own
one left out, in which the least seen text ran that runs in the action. A *root* is a diverged
action that does not follow from an earlier difference.

"""
COLUMNS = ("other games", "judged", "diverged", "roots", "unexplained")
STEPS = ((0, "0"), (1, "1"), (3, "2–3"), (9, "4–9"), (10**9, "10 and more"))
NO_TEXT = "no text acts"

Row = tuple[tuple[str, ...], str, bool]
"""Canonical ids of the texts that ran, the outcome, and whether it is a root."""


def of_file(job: tuple[Path, Eras | None]) -> list[Row]:
    """The judged actions of a file."""
    path, wanted = job
    found: list[Row] = []
    try:
        for game in open_replay(str(path)).games:
            if isinstance(game, Recording) and (wanted is None or game.index in wanted):
                found += of_game(game)
    except HsReplayError:
        pass  # a file that cannot be read says nothing of cards
    return found


def of_game(game: Recording) -> Iterable[Row]:
    """The judged actions of a game."""
    report = verify(game, VerifyOptions(max_divergences=10_000))
    roots = {each.step for each in report.differences if not each.follows}
    registry = Registry(STORE)
    judged = (Outcome.VERIFIED, Outcome.DIVERGED, Outcome.UNEXPLAINED)
    for action, card_ids in running(game):
        outcome = report.outcomes.get(action.step)
        if outcome in judged:
            texts = tuple(sorted(each for each in card_ids if has_text(registry, each)))
            yield texts, str(outcome), action.step in roots


def has_text(registry: Registry, card_id: str) -> bool:
    """Whether a card has words that a class stands for."""
    card = newest(card_id)
    return card is not None and bool(card.text) and registry.find(card, card_id) is not None


def page(corpus: Corpus, figures: Mapping[str, Figures]) -> str:
    """The page, from all recordings."""
    wanted = wanted_games(corpus)
    jobs = [(file, None if wanted is None else wanted.get(file.name, {})) for file in corpus.files]
    counts: dict[str, Counter[str]] = {name: Counter() for _, name in STEPS} | {NO_TEXT: Counter()}
    for part in each_of(of_file, [job for job in jobs if job[1] != {}], corpus.jobs):
        for texts, outcome, is_root in part:
            count = counts[step_of(texts, figures)]
            count["judged"] += 1
            count[outcome] += 1
            count["roots"] += is_root and outcome == "diverged"
    return HEAD + "".join(table(COLUMNS, [_line(name, count) for name, count in counts.items()]))


def step_of(texts: Iterable[str], figures: Mapping[str, Figures]) -> str:
    """Which row an action counts in."""
    games = [figures.get(each, Figures()).games - 1 for each in texts]
    if not games:
        return NO_TEXT
    return next(name for most, name in STEPS if min(games) <= most)


def _line(name: str, count: Counter[str]) -> tuple[str, ...]:
    whole = count["judged"]
    shares = (count[each] for each in ("diverged", "roots", "unexplained"))
    return name, str(whole), *(f"{each} · {100 * each / max(1, whole):.2f} %" for each in shares)
