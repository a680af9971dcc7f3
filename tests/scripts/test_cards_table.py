"""docs/CARDS.md lists the cards of today, with what docs/CARDS.csv says recordings say of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim.cards.registry import classes
from hsreplay_sim.formats.powerlog.read import read_powerlog
from listing.page import page, rows_by_set
from listing.played import Figures, of_file, of_game, read_figures, running, written
from places import ROOT
from scripts.loading import script
from sheets.cards import newest

table = script("cards_table")
DEMO = ROOT / "fixtures" / "demo" / "clean.log"
LARGEST = 480_000
"""Bytes of the page: a larger one is not shown by the sites that show pages."""


def test_the_page_lists_the_cards_of_today() -> None:
    assert table.main(["--check"]) == 0, (
        "python scripts/cards_table.py brings docs/CARDS.md up to date"
    )


def test_the_page_stays_readable() -> None:
    assert table.PAGE.stat().st_size < LARGEST


def test_every_collectible_card_with_a_class_is_on_the_page() -> None:
    text = table.PAGE.read_text(encoding="utf-8")
    names = {card.name for name in classes() if (card := newest(name)) and card.collectible}
    assert sorted(name for name in names if name not in text) == []


def test_a_page_without_recordings_has_no_recorded_cards() -> None:
    assert " | " not in page({})
    assert "| Fireball | CS2_029 | 3 games, 4 actions, 50 % |" in page(
        {"CS2_029": Figures(3, 4, 2, 1)}
    )


def test_each_card_stands_once() -> None:
    rows = [card.id for found in rows_by_set({}).values() for card, _, _ in found]
    assert len(set(rows)) == len(rows) > 6000


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        (Figures(1, 1, 1, 1), "1 game, 1 action, 100 %"),
        (Figures(2, 5, 0, 0), "2 games, 5 actions, none judged"),
        (Figures(2, 5, 3, 1), "2 games, 5 actions, 33 %"),
    ],
)
def test_figures_are_told_in_words(figures: Figures, told: str) -> None:
    assert figures.text == told


def test_a_game_counts_each_card_whose_text_runs() -> None:
    (game,) = read_powerlog(DEMO)
    found = of_game(game)
    ran = [card_id for _, ids in running(game) for card_id in ids]
    assert {card_id: ran.count(card_id) for card_id in found} == {
        card_id: figures.actions for card_id, figures in found.items()
    }
    assert all(each.games == 1 and each.verified <= each.judged for each in found.values())
    assert of_file((DEMO, None)) == found
    assert of_file((DEMO, {2: "2016"})) == {}


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    found = {"CS2_029": Figures(3, 4, 2, 1), "AT_004": Figures(1, 1, 0, 0)}
    path.write_text(written(found.items()), encoding="utf-8")
    assert read_figures(path) == found
