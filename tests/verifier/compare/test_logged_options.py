"""The engine's options against those of recorded games, whatever cards are implemented.

Here no card with a text has a script: requirements on record decide, and cards without any record
are left out. So the test measures the rules alone.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from builders import store
from corpus import corpus_dir
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.errors import FormatError
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.reading.keywords import is_plain
from hsreplay_sim.engine.load import game_from_state
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.text import EMPTY, Script
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import Options, ResetGame, walk
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.compare.options import OptionCheck, compare_options
from hsreplay_sim.verifier.simulate.offers import own_options

FIRST_CODED = 25770
UNDATED = 13030
"""Stands for the build of a log that prints none; these are all older than the codes."""
OTHER_GAMES = ("battlegrounds", "mercenaries")


class OnlyRequirements:
    """Cards whose text is nothing but keywords are plain; no other card is implemented."""

    def find(self, card: Card | None, card_id: str) -> Script | None:
        plain = card is not None and card.type != CardType.ENCHANTMENT and is_plain(card)
        return EMPTY if plain and card is not None and not card.requirements else None


def logs(*, coded: bool, every: int) -> list[Path]:
    """Every n-th log of the builds with, or without, error codes."""
    folder = corpus_dir("powerlog")
    with (folder / "manifest.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["game_type"] not in OTHER_GAMES]
    names = {r["split_file"] for r in rows if (int(r["build"] or 0) >= FIRST_CODED) is coded}
    found = [folder / name for name in sorted(names) if (folder / name).exists()]
    return found[::every]


def games(paths: list[Path]) -> Iterator[Recording]:
    """Their games, but for puzzles that roll back and logs with more than a few lines lost."""
    for path in paths:
        try:
            for game in read_powerlog(path):
                rolls_back = any(isinstance(packet, ResetGame) for packet in walk(game.packets))
                if game.lines_lost < 10 and not rolls_back:
                    yield game
        except FormatError:
            continue


def measure(paths: list[Path]) -> OptionCheck:
    """All Options packets of all games added up."""
    total = OptionCheck()
    for game in games(paths):
        build = game.build or UNDATED
        cards, fold = store().at(build), Fold()
        for packet in walk(game.packets):
            if isinstance(packet, Options):
                state = game_from_state(fold.state, cards, OnlyRequirements(), Sequential(), build)
                tags = {each.id: each.tags for each in state.entities.values()}
                found = compare_options(own_options(state), packet, tags)
                total.checked += found.checked
                total.agree += found.agree
                total.differences.extend(found.differences)
            fold.apply(packet)
    return total


SOME = pytest.param(18, id="some")
MANY = pytest.param(3, id="many", marks=pytest.mark.slow)


@pytest.mark.corpus
@pytest.mark.parametrize("every", [SOME, MANY])
def test_r101_codes_of_recorded_options_agree(every: int) -> None:
    paths = logs(coded=True, every=every)
    assert len(paths) >= 120 // every
    total = measure(paths)
    assert total.checked > 30_000 // every
    assert total.agree / total.checked > 0.998, total.differences[:20]


@pytest.mark.corpus
@pytest.mark.parametrize("every", [SOME, MANY])
def test_r101_options_of_builds_without_codes_agree(every: int) -> None:
    total = measure(logs(coded=False, every=every))
    assert total.checked > 9_000 // every
    assert total.agree / total.checked > 0.998, total.differences[:20]
