"""Journey to Un'Goro: the ten adaptations; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_SPELLS,
    DIVINE_SHIELD,
    POISONOUS,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from table import stats, table


@pytest.mark.parametrize(
    ("adaptation", "after", "keyword"),
    [
        ("UNG_999t3", (6, 2), 0),
        ("UNG_999t4", (3, 5), 0),
        ("UNG_999t5", (3, 2), CANT_BE_TARGETED_BY_SPELLS),
        ("UNG_999t6", (3, 2), TAUNT),
        ("UNG_999t7", (3, 2), WINDFURY),
        ("UNG_999t8", (3, 2), DIVINE_SHIELD),
        ("UNG_999t10", (3, 2), STEALTH),
        ("UNG_999t13", (3, 2), POISONOUS),
        ("UNG_999t14", (4, 3), 0),
    ],
)
def test_r238_adapt_gives_the_chosen_adaptation(
    adaptation: str, after: tuple[int, int], keyword: int
) -> None:
    t = table()
    beast = t.minion("CS2_120")
    before = stats(beast)
    others = [f"UNG_999t{n}" for n in (3, 4, 6) if f"UNG_999t{n}" != adaptation][:2]
    t.answers(adaptation, *others, adaptation)
    t.play("UNG_915", beast)
    gained = (after[0] - 3, after[1] - 2)
    assert stats(beast) == (before[0] + gained[0], before[1] + gained[1])
    assert keyword == 0 or beast.get(keyword) == 1


def test_r238_living_spores_sprout() -> None:
    t = table()
    left, right = t.minion("CS2_168"), t.minion("CS2_168")
    t.answers("UNG_999t2", "UNG_999t3", "UNG_999t4", 0)
    megasaur = t.play("UNG_089")
    assert megasaur.attached == []
    t.kill(left, right)
    assert t.row() == ["UNG_999t2t1"] * 4 + ["UNG_089"]
