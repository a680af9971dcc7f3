"""Counts over the recordings what the conditions of play answer: by build, or by kind of game.

    python scripts/prove.py conditions-of-play [PATH...] [--jobs 2]

Without a path all recordings are verified, and docs/tables/CONDITIONS_OF_PLAY.md is written.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from builds.sightings import sightings
from hsreplay_sim.app.batch import observed_games, recordings_in
from hsreplay_sim.builds.profile import SWITCHES
from hsreplay_sim.verifier.run import verify_game
from places import ROOT, SHARED
from proof.conditions_of_play import Condition, noting
from recordings import manifest

TABLE = ROOT / "docs" / "tables" / "CONDITIONS_OF_PLAY.md"
CORPUS = SHARED / "corpus" / "powerlog"
Given = dict[tuple[Condition, bool], set[str]]
"""(condition, answer) → the recordings in which it was given."""

HEAD = """\
# Conditions of play

Written by `scripts/prove.py conditions-of-play`: what the places of engine and cards that ask for
the build or the kind of game answered in {count} recordings. *yes* and *no* are recordings and the
repositories that they come from. A switch is *yes* in its newer form. The engine asks for nothing
else of this kind: not for ranked play, a format, a brawl or Battlegrounds.

* *needed* (`prove.py audit`): the forms that recordings near the change need, as two actions or
  more differ with the other one.
* *guess*: a side that no recording gives, and no recording needs: it stands on what another card
  does, on the notes of a patch, or on the text.
"""
COLUMNS = ("asked for", "between", "where", "yes", "no", "needed", "guess")


def counted(paths: Iterable[Path], jobs: int = 1) -> Given:
    """The answers of every condition that was asked in these files."""
    found: Given = defaultdict(set)
    with multiprocessing.Pool(jobs) as pool:
        for name, answers in pool.imap_unordered(_answers, paths, chunksize=4):
            for key in answers:
                found[key].add(name)
    return found


def _answers(path: Path) -> tuple[str, set[tuple[Condition, bool]]]:
    answers: set[tuple[Condition, bool]] = set()
    with noting() as notes:
        for game in observed_games([path]):
            verify_game(game)
            answers |= notes.answers
            notes.answers.clear()
    return path.name, answers


def text(given: Mapping[tuple[Condition, bool], set[str]], count: int) -> str:
    """The page: a row for each condition, those of kinds of games first."""
    order = {name: at for at, name in enumerate(SWITCHES)}
    conditions = sorted({each for each, _ in given}, key=lambda e: (order.get(e.asks, -1), e.place))
    lines = [HEAD.format(count=count), _row(COLUMNS), _row("---" for _ in COLUMNS)]
    lines += [_row(_cells(each, given)) for each in conditions]
    silent = sorted(SWITCHES.keys() - {each.asks for each in conditions}, key=order.__getitem__)
    lines += ["", "Asked in no recording by engine or cards: ", ", ".join(f"`{s}`" for s in silent)]
    return "\n".join(lines) + "\n"


def _cells(each: Condition, given: Mapping[tuple[Condition, bool], set[str]]) -> tuple[str, ...]:
    yes, no = (given.get((each, answer), set()) for answer in (True, False))
    row = SWITCHES.get(each.asks)
    needed = forms_needed(each.asks) if row is not None else {True, False}
    lacks = [answer for answer, games in ((True, yes), (False, no)) if not games]
    guess = [_WORDS[answer] for answer in (True, False) if answer in lacks and answer not in needed]
    return (
        f"`{each.asks}`" if row is not None else each.asks,
        row.span if row is not None else "", f"`{each.place}`", _figures(yes), _figures(no),
        " ".join(_WORDS[form] for form in (True, False) if row is not None and form in needed),
        " ".join(guess),
    )  # fmt: skip


_WORDS = {True: "yes", False: "no"}


def forms_needed(switch: str) -> set[bool]:
    """The forms of a switch that recordings near its changes need."""
    return {bool(end % 2) for name, end in sightings() if name == switch}


def _figures(names: Iterable[str]) -> str:
    repositories = {row["split_file"]: row["repo"] for row in manifest()}
    found = list(names)
    return f"{len(found)} / {len({repositories.get(each, each) for each in found})}"


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="What the conditions of play answer.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args(argv)
    paths = recordings_in(options.paths or [CORPUS])
    page = text(counted(paths, options.jobs), len(paths))
    if options.paths:
        print(page)
    else:
        TABLE.write_text(page, encoding="utf-8", newline="\n")
    return 0
