"""One Night in Karazhan: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_babbling_book_gives_a_mage_spell() -> None:
    t = table()
    t.answers("CS2_029")
    t.play("KAR_009")
    assert t.cards() == ["CS2_029"]


def test_medivhs_valet_aims_only_with_a_secret() -> None:
    t = table()
    assert t.refuses("KAR_092", t.hero(2))
    t.play("KAR_004")
    t.play("KAR_092", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_firelands_portal_lets_somebody_through() -> None:
    t = table("HERO_08")
    t.answers("CS2_150")
    t.play("KAR_076", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (5, ["CS2_150"])
