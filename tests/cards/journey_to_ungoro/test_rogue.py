"""Journey to Un'Goro: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


@pytest.mark.parametrize(("build", "amount"), [(25770, 1), (255790, 2)])
def test_razorpetals_hurt_as_their_build_says(build: int, amount: int) -> None:
    t = table("HERO_03", build=build)
    t.play("UNG_057t1", t.hero(2))
    assert t.hero(2).get(DAMAGE) == amount


def test_mimic_pod_doubles_what_it_draws() -> None:
    t = table()
    t.deck(YETI)
    t.play("UNG_060")
    assert t.cards() == [YETI, YETI]
    t.play("UNG_060")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI, YETI], 1)


def test_razorpetal_volley_gives_two_petals() -> None:
    t = table()
    t.play("UNG_057")
    assert t.cards() == ["UNG_057t1", "UNG_057t1"]
