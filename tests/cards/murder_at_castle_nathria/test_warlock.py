"""Murder at Castle Nathria: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST
from table import YETI, stats, table


@pytest.mark.parametrize("discarded", [False, True])
def test_suffocating_shadows_fall_played_or_discarded(discarded: bool) -> None:
    t = table("HERO_07", build=217964)
    t.minion(side=2)
    imp = t.hand("EX1_308") if discarded else None
    shadows = t.hand("REV_239")
    own = t.minion()
    if imp is not None:
        t.play(imp, t.hero(2))
    else:
        t.play(shadows)
    assert (t.row(1), t.row(2)) == ([own.card_id], [])


def test_a_shadowborn_makes_the_dearest_shadow_spell_cheaper() -> None:
    t = table("HERO_07", build=217964)
    bolt, nether, ball = t.hand("CS2_057"), t.hand("EX1_312"), t.hand("CS2_032")
    t.kill(t.minion("REV_374"))
    assert [e.get(COST) for e in (bolt, nether, ball)] == [3, 5, 7]


def test_an_imposter_becomes_an_imp() -> None:
    t = table("HERO_07", build=217964)
    imp, yeti = t.minion("EX1_598", damage=0), t.minion()
    assert t.refuses("MAW_000", yeti)
    t.play("MAW_000", imp)
    assert t.row() == ["EX1_598", YETI, "EX1_598"]


@pytest.mark.parametrize(("build", "size"), [(165029, (6, 7)), (217964, (7, 8))])
def test_a_vile_library_counts_imps(build: int, size: tuple[int, int]) -> None:
    t = table("HERO_07", build=build)
    yeti = t.minion()
    t.minion("EX1_598"), t.minion("EX1_598")
    library = t.play("REV_371")
    t.round()
    t.play(library, yeti)
    assert stats(yeti) == size


def test_a_flustered_librarian_counts_imps() -> None:
    t = table("HERO_07", build=199503)
    librarian = t.minion("REV_242")
    assert stats(librarian) == (1, 3)
    t.minion("REV_244")
    assert stats(librarian) == (2, 3)


@pytest.mark.parametrize(("imp", "bodies"), [("REV_244", 2), ("REV_244t", 3)])
def test_a_mischievous_imp_comes_in_numbers(imp: str, bodies: int) -> None:
    t = table("HERO_07", build=199503)
    t.play(imp)
    assert t.row() == [imp] * bodies


def test_an_impending_catastrophe_draws_for_each_imp() -> None:
    t = table("HERO_07", build=199503)
    t.deck(*[YETI] * 4)
    t.minion("REV_244")
    t.minion("REV_244")
    t.play("REV_245")
    assert t.cards() == [YETI] * 3


@pytest.mark.parametrize(("king", "size"), [("REV_835", (3, 3)), ("REV_835t", (5, 5))])
def test_imp_king_rafaam_brings_back_his_imps(king: str, size: tuple[int, int]) -> None:
    t = table("HERO_07", build=199503)
    t.kill(t.minion("REV_244"), t.minion("REV_244"))
    t.play(king)
    assert [stats(e) for e in t.game.row(1) if e.card_id == "REV_244"] == [size] * 2
