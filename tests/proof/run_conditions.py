"""Counts over the recordings which conditions of the program ever decide anything.

    python scripts/prove.py conditions [PATH...] [--packages NAME...] [--out CSV]
                                          [--page] [--tests PYTEST-ARGUMENTS...]

A condition that gives the same answer in every recording decides nothing in any of them; one whose
rarer answer is given in one recording exists for that one. The table has a row for each condition,
by file and line: in how many recordings it was asked, was ever true and was ever false, and of how
many repositories the recordings of its rarer answer are. With `--tests` the tests are run too, in
one process, and the last column says which answers the condition gave there. With `--page`,
docs/tables/CONDITIONS.md is written out of an `--out` table.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from places import ROOT, SHARED
from proof.condition_page import page, undecided
from proof.conditions import Condition, Notes, import_all, noted
from proof.forks import forked
from recordings import manifest

PACKAGES = ("hsreplay_sim.verifier", "hsreplay_sim.engine", "hsreplay_sim.replay")
CORPUS = SHARED / "corpus" / "powerlog"
PAGE = ROOT / "docs" / "tables" / "CONDITIONS.md"
TOGETHER = 8
"""Files that one process verifies, one after the other."""

COLUMNS = (
    "file",
    "line",
    "function",
    "condition",
    "asked",
    "true_in",
    "false_in",
    "repos_of_rarer",
    "kind",
    "type_guard",
    "tested",
)


@dataclass(slots=True)
class Counts:
    """In which recordings a condition gave which answer."""

    asked: int = 0
    given: Counter[bool] = field(default_factory=Counter)
    repositories: defaultdict[bool, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, *, ever_true: bool, ever_false: bool, repository: str) -> None:
        """One recording more."""
        self.asked += 1
        for answer, ever in ((True, ever_true), (False, ever_false)):
            if ever:
                self.given[answer] += 1
                self.repositories[answer].add(repository)

    @property
    def repositories_of_rarer(self) -> int:
        """Of how many repositories the recordings are in which it gave its rarer answer."""
        return min(
            (self.given[answer], len(self.repositories[answer])) for answer in (True, False)
        )[1]


def counted(
    notes: Notes, paths: Sequence[Path], repositories: Mapping[str, str], jobs: int
) -> dict[Condition, Counts]:
    """The counts of every condition over the recordings."""
    conditions = list(notes.answers)
    found = {condition: Counts() for condition in conditions}
    batches = [paths[at : at + TOGETHER] for at in range(0, len(paths), TOGETHER)]

    def work(batch: Sequence[Path]) -> list[list[tuple[int, bool, bool]]]:
        return [_answers(notes, conditions, path) for path in batch]

    for batch, rows in zip(batches, forked(batches, work, jobs), strict=True):
        if not isinstance(rows, list):
            raise ChildProcessError(f"did not end: {batch[0].name} or a file after it")
        for path, taken in zip(batch, rows, strict=True):
            repository = repositories.get(path.name, path.name)
            for at, ever_true, ever_false in taken:
                found[conditions[at]].add(
                    ever_true=ever_true, ever_false=ever_false, repository=repository
                )
    return found


def _answers(
    notes: Notes, conditions: Sequence[Condition], path: Path
) -> list[tuple[int, bool, bool]]:
    """Verify the games of a file: (number of a condition that was asked, ever true, ever false)."""
    from hsreplay_sim.app.batch import observed_games
    from hsreplay_sim.verifier.run import verify_game

    notes.forget()
    for game in observed_games([path]):
        verify_game(game)
    taken = notes.taken()
    return [(at, *taken[each]) for at, each in enumerate(conditions) if each in taken]


def tested(notes: Notes, options: Sequence[str]) -> dict[Condition, tuple[bool, bool]]:
    """Run tests with these arguments of pytest; what each condition answered."""
    import pytest

    notes.forget()
    pytest.main(["-q", "-p", "no:cacheprovider", *options])
    return notes.taken()


def write(
    found: Mapping[Condition, Counts], tests: Mapping[Condition, tuple[bool, bool]], out: IO[str]
) -> None:
    """The table, sorted by file and line."""
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for each in sorted(found):
        counts, (ever_true, ever_false) = found[each], tests.get(each, (False, False))
        table.writerow(
            (
                each.file,
                each.line,
                each.function,
                each.source,
                counts.asked,
                counts.given[True],
                counts.given[False],
                counts.repositories_of_rarer,
                each.kind,
                int(each.is_type_guard),
                "T" * ever_true + "F" * ever_false,
            )
        )


WORDS = ("never asked", "same answer", "other in 1", "in 2", "in 3", "in more")


def summary(found: Mapping[Condition, Counts]) -> Iterator[str]:
    """A line for each folder: in how many recordings its conditions give another answer.

    Type guards are left out.
    """
    folders: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for condition, counts in found.items():
        if not condition.is_type_guard:
            rarer = min(counts.given[True], counts.given[False], 4)
            word = WORDS[rarer + 1] if counts.asked else WORDS[0]
            folders[condition.file.rpartition("/")[0]][word] += 1
    yield f"{'conditions':<36}{'all':>8}" + "".join(f"{word:>12}" for word in WORDS)
    for folder, row in sorted(folders.items()):
        columns = "".join(f"{row[word]:>12}" for word in WORDS)
        yield f"{folder:<36}{row.total():>8}{columns}"


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    with noted(options.packages) as notes:
        import_all(options.packages)
        from hsreplay_sim.app.batch import recordings_in

        paths = recordings_in(options.paths or [CORPUS])
        repositories = {row["split_file"]: row["repo"] for row in manifest()}
        found = counted(notes, paths, repositories, options.jobs)
        tests = tested(notes, options.tests) if options.tests else {}
    if options.out is None:
        write(found, tests, sys.stdout)
        return 0
    with options.out.open("w", newline="", encoding="utf-8") as file:
        write(found, tests, file)
    if options.page:
        rows = csv.DictReader(options.out.read_text(encoding="utf-8").splitlines())
        PAGE.write_text(page(undecided(rows)), encoding="utf-8")
    print("\n".join(summary(found)))
    return 0


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Which conditions decide anything.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--packages", nargs="+", default=PACKAGES, metavar="NAME")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, metavar="TABLE.csv", help="not to standard output")
    parser.add_argument("--page", action="store_true", help="write docs/tables/CONDITIONS.md, too")
    parser.add_argument("--tests", nargs=argparse.REMAINDER, default=(), help="run these as well")
    return parser.parse_args(argv)
