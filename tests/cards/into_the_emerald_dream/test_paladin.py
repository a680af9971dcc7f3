"""Into the Emerald Dream: Paladin; each card played."""

from __future__ import annotations

import pytest

from table import YETI, table


@pytest.mark.parametrize(("build", "drawn"), [(241170, YETI), (217964, "EX1_105")])
def test_an_ursine_maul_draws_as_it_strikes(build: int, drawn: str) -> None:
    t = table("HERO_04", build=build)
    t.deck(YETI, "EX1_105", "CS2_231")
    t.weapon("EDR_253")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == [drawn]
