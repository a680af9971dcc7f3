"""Pairs of kinds on one board, and the page that lists them."""

from __future__ import annotations

import pytest

import pairs_table
from kinds.pairs import PAIRS, Pair


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_what_comes_of_a_pair(pair: Pair) -> None:
    assert pair.holds()


def test_the_page_lists_every_pair() -> None:
    assert pairs_table.main(["--check"]) == 0
