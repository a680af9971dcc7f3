"""The command line of the card sheets."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from hsreplay_sim.app.inputs.archive import BESIDE
from hsreplay_sim.base.errors import ExitCode
from reading.lint import lint
from reading.structure import same_clauses, structure
from sheets.cards import classes, newest, one_line, set_of
from sheets.choice import Choice, chosen, named
from sheets.corpus import Corpus, say
from sheets.coverage import coverage
from sheets.gaps import gaps
from sheets.sheet import Limits, sheet


def parser(description: str) -> argparse.ArgumentParser:
    """What may be asked."""
    told = argparse.ArgumentParser(
        prog="cardsheet.py",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    told.add_argument("names", nargs="*", metavar="ID", help="card ids or names")
    told.add_argument("--set", default="", type=str.upper, help="cards of a set")
    told.add_argument("--class", dest="card_class", default="", type=str.upper, help="of a class")
    told.add_argument("--grep", default="", type=_pattern, help="cards whose text matches")
    told.add_argument("--todo", action="store_true", help="only what has no class and needs one")
    told.add_argument("--tokens", action="store_true", help="uncollectible ones too")
    told.add_argument("--list", action="store_true", help="a line per card, no sheets")
    told.add_argument("--coverage", action="store_true", help="implemented and all, by set")
    told.add_argument("--gaps", choices=["powerlog"], help="what recordings adopt for want of it")
    told.add_argument("--top", type=int, default=60, help="lines of --gaps")
    told.add_argument("--lint", action="store_true", help="classes unlike their text")
    told.add_argument("--structure", action="store_true", help="effects unlike those of the text")
    told.add_argument("--same", action="store_true", help="one clause, two ways to say it")
    told.add_argument("--corpus", type=Path, default=BESIDE, help="the folder of the recordings")
    told.add_argument("--jobs", type=int, default=2, help="processes that read recordings")
    _add_limits(told)
    return told


def _pattern(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        raise argparse.ArgumentTypeError(f"no regular expression: {error}") from error
    return text


def _add_limits(told: argparse.ArgumentParser) -> None:
    """How much a sheet shows of everything."""
    limits = Limits()
    told.add_argument(
        "--build", type=int, default=limits.build, help="recordings near this build first"
    )
    told.add_argument("--texts", type=int, default=limits.texts, help="texts by build")
    told.add_argument("--kin", type=int, default=limits.kin, help="cards of the same stem")
    told.add_argument("--similar", type=int, default=limits.similar, help="nearest wordings")
    told.add_argument("--logs", type=int, default=limits.logs, help="recorded blocks")
    told.add_argument("--lines", type=int, default=limits.lines, help="lines of a recorded block")


def main(arguments: list[str], description: str) -> int:
    """Print what is asked for."""
    told = parser(description)
    asked = told.parse_args(arguments)
    choice = Choice(asked.set, asked.card_class, asked.grep, asked.todo, asked.tokens)
    if asked.coverage:
        return _print(coverage(asked.build))
    corpus = Corpus(asked.corpus, asked.jobs)
    if asked.gaps:
        return _print(gaps(corpus, choice, asked.top))
    if asked.lint:
        return _print(lint(named(asked.names) if asked.names else _with_class(choice)))
    if asked.structure:
        return _print(structure(named(asked.names) if asked.names else _with_class(choice)))
    if asked.same:
        return _print(same_clauses())
    if not asked.names and not choice:
        told.error("which cards? ID..., --set, --class, --grep, --coverage, --gaps or --lint")
    ids = list(named(asked.names) if asked.names else chosen(choice))
    if not ids:
        say("no card fits")
        return ExitCode.USAGE
    if asked.list or (asked.grep and not asked.names):
        code = _print(map(_listed, ids))
        say(f"{len(ids)} cards")
        return code
    limits = Limits(**{each.name: getattr(asked, each.name) for each in fields(Limits)})
    return _print(line for card_id in ids for line in sheet(card_id, corpus, limits))


def _with_class(choice: Choice) -> Iterator[str]:
    """The cards that have a class of their own."""
    for card_id in sorted(classes()):
        card = newest(card_id)
        if card is not None and choice.belongs(card):
            yield card_id


def _listed(card_id: str) -> str:
    card = newest(card_id)
    return f"{set_of(card) if card else '?':<14.14} {one_line(card_id)}"


def _print(lines: Iterator[str]) -> int:
    for line in lines:
        print(line)
    return ExitCode.CLEAN
