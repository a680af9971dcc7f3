"""docs/tables/CARDS.md is of the cards of today, and of the figures in CARDS.csv beside it."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from hsreplay_sim.cards.registry import classes
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.play import implemented
from hsreplay_sim.play.setup import needs
from hsreplay_sim.play.setup.needs import Needs
from listing.page import page, rows_by_set
from listing.played import Figures, of_file, of_game, read_figures, running, written
from places import ROOT
from scripts.loading import script
from sheets.cards import newest

table = script("cards_table")
DEMO = ROOT / "fixtures" / "demo" / "clean.log"


def test_the_page_counts_the_cards_of_today() -> None:
    assert table.main(["--check"]) == 0, (
        "python scripts/cards_table.py brings docs/tables/CARDS.md up to date"
    )


def test_every_collectible_card_that_can_be_played_whole_counts_as_implemented() -> None:
    cards = (card for name in classes() if (card := newest(name)) and card.collectible)
    names = {card.name for card in cards if implemented(card.id)}
    rows = [row for found in rows_by_set({}).values() for row in found]
    assert names - {card.name for card, state, _ in rows if state != "todo"} == set()


def test_a_card_that_makes_what_has_no_class_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states = {card.id: state for found in rows_by_set({}).values() for card, state, _ in found}
    assert states["BT_713"] == "class"
    monkeypatch.setattr(Needs, "has_text", lambda _, card_id: card_id != "BT_713t")
    monkeypatch.setattr(needs, "_NEEDS", deque(maxlen=1))
    states = {card.id: state for found in rows_by_set({}).values() for card, state, _ in found}
    assert states["BT_713"] == "todo"


def test_a_page_without_recordings_has_no_recorded_cards() -> None:
    bare = [line.split(" | ") for line in page({}).splitlines() if line.startswith("| ")][1:]
    assert {(row[3], row[4]) for row in bare} == {("0", "0")}


def test_the_last_row_is_the_sum_of_the_others() -> None:
    text = page({"CS2_029": Figures(3, 4, 2, 1)})
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")][
        1:
    ]
    *sets, last = rows
    assert last[0] == "all"
    assert last[4:] == ["4", "50 %"]
    assert last[1:4] == [str(sum(int(row[column]) for row in sets)) for column in (1, 2, 3)]


def test_each_card_stands_once() -> None:
    rows = [card.id for found in rows_by_set({}).values() for card, _, _ in found]
    assert len(set(rows)) == len(rows) > 6000


def test_a_game_counts_each_card_whose_text_runs() -> None:
    (game,) = read_powerlog(DEMO)
    found = of_game(game)
    ran = [card_id for _, ids in running(game) for card_id in ids]
    assert {card_id: ran.count(card_id) for card_id in found} == {
        card_id: figures.actions for card_id, figures in found.items()
    }
    assert all(each.games == 1 and each.verified <= each.judged for each in found.values())
    assert {each.since for each in found.values()} == {game.build}
    assert of_file((DEMO, None)) == found
    assert of_file((DEMO, {2: "2016"})) == {}


def test_a_text_is_known_since_the_lowest_build_of_its_games() -> None:
    one, two = Figures(1, 1, 1, 1, 20_022), Figures(2, 2, 2, 2, 19_632)
    assert one.plus(two) == Figures(3, 3, 3, 3, 19_632)
    assert one.plus(Figures()) == one


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    found = {"CS2_029": Figures(3, 4, 2, 1), "AT_004": Figures(1, 1, 0, 0)}
    path.write_text(written(found.items()), encoding="utf-8")
    assert read_figures(path) == found
