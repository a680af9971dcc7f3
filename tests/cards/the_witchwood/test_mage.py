"""The Witchwood: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, FROZEN
from table import YETI, stats, table


def test_vex_crow_calls_a_minion_for_a_spell() -> None:
    t = table()
    t.minion("GIL_664")
    t.answers("EX1_506")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["GIL_664", "EX1_506"]


def test_bonfire_elemental_draws_behind_an_elemental() -> None:
    t = table()
    t.play("GIL_645")
    assert t.cards() == []
    t.round()
    t.deck("CS2_231")
    t.play("GIL_645")
    assert "CS2_231" in t.cards()


def test_archmage_arugal_copies_minions() -> None:
    t = table()
    t.minion("GIL_691")
    t.deck(YETI, "CS2_024")
    t.play("CS2_023")
    assert sorted(t.cards()) == ["CS2_024", YETI, YETI]


def test_book_of_specters_loses_a_spell_before_it_draws_on() -> None:
    """U484:20932, U169:64711: each card is drawn by itself."""
    t = table()
    t.deck("CS2_024", "CS2_024", YETI)
    t.answers(*t.game.deck[1])
    book = t.hand("GIL_548")
    for _ in range(9):
        t.hand(YETI)
    t.play(book)
    assert t.cards().count(YETI) == 10, "the spells have left room"


def test_book_of_specters_loses_spells() -> None:
    t = table()
    t.deck(YETI, "CS2_024", "CS2_231")
    t.play("GIL_548")
    assert sorted(t.cards()) == ["CS2_182", "CS2_231"]


def test_snap_freeze_shatters_the_frozen() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("GIL_801", yeti)
    assert (yeti.get(FROZEN), yeti.zone) == (1, Zone.PLAY)
    t.play("GIL_801", yeti)
    assert yeti.zone == Zone.GRAVEYARD


def test_cinderstorm_spreads_five() -> None:
    t = table()
    foe = t.minion(side=2)
    t.answers(foe, foe, *[t.hero(2)] * 3)
    t.play("GIL_147")
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 3)


def test_arcane_keysmith_puts_a_secret_up() -> None:
    for build in (23966, 31532):
        t = table(build=build)
        t.answers("EX1_287", "EX1_289", "EX1_295", 1)
        t.play("GIL_116")
        assert [e.card_id for e in t.game.secrets[1]] == ["EX1_289"]


def test_curio_collector_grows_with_each_draw() -> None:
    t = table()
    t.deck(YETI, YETI)
    collector = t.minion("GIL_640")
    t.play("CS2_023")
    assert stats(collector) == (6, 6)


@pytest.mark.parametrize(("other", "drawn"), [("CS2_124", ["CS2_124"]), (YETI, [])])
def test_black_cat_likes_odd_decks(other: str, drawn: list[str]) -> None:
    t = table()
    t.deck(other)
    t.play("GIL_838")
    assert t.cards() == drawn
