"""Rise of Shadows: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import OVERLOAD_OWED
from table import table


@pytest.mark.parametrize(("card_id", "overload"), [("DAL_400", 0)])
def test_a_lackey_comes_into_the_hand(card_id: str, overload: int) -> None:
    t = table()
    t.answers("DAL_614")
    t.play(card_id)
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == (["DAL_614"], overload)
