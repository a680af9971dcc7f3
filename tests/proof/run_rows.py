"""Counts over the recordings what the laws, questions, finders and switches of the verifier do.

    python scripts/prove.py rows [PATH...] [--jobs 2]

Without a path all recordings are verified, and docs/tables/ROWS.md is written. The exit code is 1
where a row is thin – at work in fewer than three recordings, or in recordings of one repository –
and `thin_rows` gives no reason for it, or gives one for a row that is not.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hsreplay_sim.app.batch import observed_games, recordings_in
from places import ROOT, SHARED
from proof.rows import (
    CASES_OF_LAW_MIN,
    FINDER,
    LAW,
    QUESTION,
    RECORDINGS_MIN,
    REPOSITORIES_MIN,
    REPOSITORIES_OF_LAW_MIN,
    SWITCH,
    Counts,
    Figures,
    Row,
    counts_of,
    is_thin,
    rows,
)
from proof.thin_rows import KEPT
from recordings import manifest

TABLE = ROOT / "docs" / "tables" / "ROWS.md"
CORPUS = SHARED / "corpus" / "powerlog"

HEADS = {
    LAW: ("Laws", "cases", "broken"),
    QUESTION: ("Questions", "asked", "answered"),
    FINDER: ("Finders of answers", "tried", "found"),
    SWITCH: ("Switches", "other setting tried", "explained more"),
}

INTRODUCTION = """\
# What the rows of the verifier do

Written by `scripts/prove.py rows`: what each law, question, finder and switch did over {count}
recordings, in the verification that is reported. *Recordings*, and the repositories they come from,
are those in which a law had a case, a question was answered, a finder found something, or a switch
was read. A row that is at work in fewer than {recordings} recordings or {repositories} repositories
is thin, and says why it is kept. A law needs {cases} cases of {sources} repositories. A question is
as rare as the cards that ask it, the rule is its finder; a switch of one card's text is thin if no
recording reads it.
"""


@dataclass(slots=True)
class Sum:
    """What a row did in all recordings."""

    asked: int = 0
    found: int = 0
    recordings: set[str] = field(default_factory=set)
    repositories: set[str] = field(default_factory=set)

    @property
    def figures(self) -> Figures:
        """The numbers that are printed."""
        return Figures(self.asked, self.found, len(self.recordings), len(self.repositories))


def summed(paths: Iterable[Path], jobs: int = 1) -> dict[Row, Sum]:
    """What each row did in the recordings of these files; every row of today is there."""
    repositories = {row["split_file"]: row["repo"] for row in manifest()}
    sums = {row: Sum() for row in rows()}
    with multiprocessing.Pool(jobs) as pool:
        for path, games in pool.imap_unordered(_counts, paths, chunksize=4):
            for counts in games:
                for row, count in counts.items():
                    sums[row].asked += count.asked
                    sums[row].found += count.found
                    if count.at_work:
                        sums[row].recordings.add(path.name)
                        sums[row].repositories.add(repositories.get(path.name, path.name))
    return sums


def _counts(path: Path) -> tuple[Path, list[Counts]]:
    return path, [counts_of(game) for game in observed_games([path])]


def text(found: Mapping[Row, Sum], count: int) -> str:
    """The page: a table for each group."""
    lines = [
        INTRODUCTION.format(
            count=count,
            recordings=RECORDINGS_MIN,
            repositories=REPOSITORIES_MIN,
            cases=CASES_OF_LAW_MIN,
            sources=REPOSITORIES_OF_LAW_MIN,
        )
    ]
    for group, (title, asked, told) in HEADS.items():
        mine = {row.name: each for row, each in found.items() if row.group == group}
        if mine:
            lines += [f"## {title}", ""]
            lines += [f"| {group} | {asked} | {told} | recordings | repositories | thin |"]
            lines += ["|---|---:|---:|---:|---:|---|"]
            lines += [_line(Row(group, name), each) for name, each in mine.items()]
            lines += [""]
    return "\n".join(lines)


def _line(row: Row, each: Sum) -> str:
    figures = each.figures
    why = KEPT.get(str(row), "no reason is given") if is_thin(row, figures) else ""
    columns = " | ".join(f"{number:,}" for number in figures)
    return f"| `{row.name}` | {columns} | {why} |"


def printed(page: str) -> dict[Row, Figures]:
    """The figures of each row of a page that `text` has made."""
    groups = {title: group for group, (title, _, _) in HEADS.items()}
    found, group = {}, ""
    for line in page.splitlines():
        if line.startswith("## "):
            group = groups[line[3:]]
        elif line.startswith("| `"):
            name, *numbers, _ = (each.strip() for each in line.split("|")[1:-1])
            figures = Figures(*(int(each.replace(",", "")) for each in numbers))
            found[Row(group, name.strip("`"))] = figures
    return found


def complaints(found: Mapping[Row, Figures]) -> Iterator[str]:
    """The thin rows that nobody has reviewed, and reasons that are given without need."""
    thin = {str(row): figures for row, figures in found.items() if is_thin(row, figures)}
    for name in sorted(thin.keys() - KEPT.keys()):
        asked, _, recordings, repositories = thin[name]
        yield (f"{name}: asked {asked} times, at work in {recordings} recordings "
               f"of {repositories} repositories")  # fmt: skip
    for name in sorted(KEPT.keys() - thin.keys()):
        yield f"{name}: is not thin, and thin_rows gives a reason for it"


def main(argv: Sequence[str]) -> int:
    """Run the command line: 1 if a row is thin that nobody has reviewed."""
    options = arguments(argv)
    paths = recordings_in(options.paths or [CORPUS])
    found = summed(paths, options.jobs)
    page = text(found, len(paths))
    if options.paths:
        print(page)
    else:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(page, encoding="utf-8", newline="\n")
    wrong = list(complaints(printed(page)))
    print("\n".join(wrong))
    return int(bool(wrong))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="What the rows of the verifier do.")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
