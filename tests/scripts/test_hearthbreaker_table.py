"""Each card of the collection is compared in ten games, or a remark says why it holds."""

from __future__ import annotations

import csv
import io

import pytest

from corpus import corpus_dir
from hearthbreaker_table import (
    DEALT,
    ENOUGH,
    REMARKS,
    TABLE,
    compared,
    count,
    counts,
    main,
    place,
    table,
)
from hsreplay_sim.hearthbreaker.cards.agreed import AGREED

ROWS = list(csv.DictReader(io.StringIO(TABLE.read_text("utf-8"))))


def test_the_table_is_up_to_date() -> None:
    assert main(["--check"]) == 0, "run python scripts/hearthbreaker_table.py"


def test_all_580_cards_stand_in_it() -> None:
    assert len({row["card"] for row in ROWS}) == len(ROWS) == 580


def test_every_card_is_compared_in_ten_games_or_has_a_remark() -> None:
    few = {row["card"] for row in ROWS if int(row["games"]) < ENOUGH}
    assert few == set(REMARKS)


def test_every_text_shared_with_the_server_was_dealt_for_and_agreed() -> None:
    shared = {row["card"]: int(row["dealt"]) for row in ROWS if row["text"] == "agreed"}
    assert set(shared) == AGREED
    assert {card for card, dealt in shared.items() if dealt < DEALT} <= set(REMARKS)


def test_it_tells_where_a_text_stands() -> None:
    found = [place(card_id) for card_id in ("EX1_005", "EX1_105", "EX1_509", "EX1_112", "EX1_066")]
    assert found == ["texts", "bodies", "listeners", "classic", "agreed"]
    assert place("CS2_182") == ""


def test_counts_that_it_holds_are_kept() -> None:
    text = TABLE.read_text("utf-8")
    assert table(counts(text, "games"), counts(text, "dealt")) == text


@pytest.mark.corpus
def test_a_countered_card_is_not_compared() -> None:
    """Recycle meets Counterspell in this game."""
    played = compared(corpus_dir("hearthbreaker") / "e0017.hsreplay")
    assert "GVG_031" not in played
    assert len(played) > 20


@pytest.mark.corpus
@pytest.mark.slow
def test_the_recordings_bear_out_the_counts() -> None:
    text = TABLE.read_text("utf-8")
    assert table(count(corpus_dir("hearthbreaker")), counts(text, "dealt")) == text
