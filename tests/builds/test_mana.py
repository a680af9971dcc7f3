"""What Overload and auras on costs write in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.stream import OPEN, TAG
from hsreplay_sim.base.tags import COST, OVERLOAD_OWED
from table import table


@pytest.mark.parametrize(
    ("build", "in_the_text"), [(9786, True), (10833, False), (27358, False), (30795, True)]
)
def test_r228_overload_is_owed_before_the_text_from_10833_to_27358(
    build: int, *, in_the_text: bool
) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play("EX1_238", t.hero(2))
    packets = t.game.out[since:]
    owed = next(n for n, p in enumerate(packets) if p[0] == TAG and p[2] == OVERLOAD_OWED)
    text = next(n for n, p in enumerate(packets) if p[0] == OPEN and p[2] == BlockType.POWER)
    assert (owed > text) == in_the_text


@pytest.mark.parametrize(("build", "worn"), [(23966, []), (25770, ["EX1_608e"])])
def test_r142_an_aura_on_costs_leaves_enchantments_once_there_is_a_card_for_them(
    build: int, worn: list[str]
) -> None:
    """U062:5043."""
    t = table(build=build)
    fireball = t.hand("CS2_029")
    t.minion("EX1_608")
    assert fireball.get(COST) == 3
    assert [each.card_id for each in fireball.attached] == worn
