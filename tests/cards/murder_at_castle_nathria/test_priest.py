"""Murder at Castle Nathria: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from table import YETI, stats, table


def test_cathedral_of_atonement_strengthens_and_draws() -> None:
    t = table("HERO_09", build=185749)
    t.deck("CS2_231")
    yeti, cathedral = t.minion(), t.play("REV_290")
    t.play(cathedral, yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), ["CS2_231"])


def test_the_light_burns_by_the_attack_of_its_target() -> None:
    t = table(build=223542)
    yeti = t.minion(side=2)
    t.play("REV_249", yeti)
    assert stats(yeti) == (4, 1)


@pytest.mark.parametrize(("infused", "left"), [(False, [YETI, "EX1_620"]), (True, ["EX1_620"])])
def test_the_scene_is_cleaned_of_the_weak(infused: bool, left: list[str]) -> None:
    t = table("HERO_09", build=217964)
    card = t.hand("REV_252")
    if infused:
        t.kill(*(t.minion() for _ in range(3)))
    assert card.card_id == ("REV_252t" if infused else "REV_252")
    own = t.minion("CS2_172")
    for each in (YETI, "CS2_172", "EX1_620"):
        t.minion(each, side=2)
    t.play(card)
    assert (t.row(2), own.zone == Zone.PLAY) == (left, False)


@pytest.mark.parametrize(("build", "copies"), [(150659, 1), (199503, 2)])
def test_an_incriminating_psychic_copies_enemy_cards(build: int, copies: int) -> None:
    t = table("HERO_09", build=build)
    t.hand(YETI, side=2)
    t.hand(YETI, side=2)
    t.kill(t.minion("MAW_022"))
    assert t.cards() == [YETI] * copies


def test_a_partner_in_crime_comes_at_the_end_of_the_turn() -> None:
    t = table(build=199503)
    t.play("REV_247")
    assert t.row() == ["REV_247"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["REV_247", "REV_247"]
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.round()
    assert t.row() == ["REV_247", "REV_247"]  # the copy does not go on


def test_a_boon_of_the_ascended_is_a_kyrian_of_its_size() -> None:
    t = table("HERO_09", build=199503)
    yeti = t.minion()
    t.play("REV_248", yeti)
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [(YETI, (4, 7)), ("REV_248t", (4, 7))]
