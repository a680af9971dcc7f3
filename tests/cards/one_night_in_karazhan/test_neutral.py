"""One Night in Karazhan: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CREATOR, IMMUNE, REVEALED, ZONE_POSITION
from hsreplay_sim.engine.moves.setup import answer_mulligan
from table import YETI, table
from texts import written


def test_the_curator_draws_one_of_each_kind() -> None:
    t = table()
    t.deck(YETI, "CS2_120", "BRM_020", "EX1_506a", "CS2_120")
    t.play("KAR_061")
    assert t.cards() == ["CS2_120", "BRM_020", "EX1_506a"]


def test_r269_malchezaar_acts_before_the_first_turn() -> None:
    t = table()
    prince = t.deck("KAR_096", *[YETI] * 10)[0]
    t.answers("EX1_016", "EX1_298", "EX1_016", "EX1_298", "EX1_016", YETI)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert prince.zone == 2
    assert len(t.game.deck[1]) == 15


@pytest.mark.parametrize(("build", "shown"), [(15590, 0), (19632, 1), (66927, 1)])
def test_malchezaar_shows_a_copy_of_himself_since_19632(build: int, shown: int) -> None:
    """U068:789, U084:731, U250:1803; not yet U083:810, U587:1163."""
    t = table(build=build)
    prince = t.deck("KAR_096", *[YETI] * 10)[0]
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    copies = [e for e in t.game.entities.values() if e.card_id == "KAR_096" and e is not prince]
    assert [(e.zone, e.get(REVEALED), e.get(CREATOR)) for e in copies] == [
        (Zone.SETASIDE, 1, prince.id)
    ] * shown
    maker = copies[0] if shown else prince
    added = [e for e in t.game.deck[1] if e.get(CREATOR)]
    assert [e.get(CREATOR) for e in added] == [maker.id] * 5


@pytest.mark.parametrize("build", [14830, 19632, 30795])
def test_of_old_the_curator_puts_them_on_top_of_the_deck_first(build: int) -> None:
    """U583:5794, U121:5375; one after the other: U207:10880."""
    t = table(build=build)
    boar, dragon = t.deck("CS2_120", "BRM_020")
    since = len(t.game.out)
    t.play("KAR_061")
    assert t.cards() == ["CS2_120", "BRM_020"]
    placed = [(e, v) for e, tag, v in written(t.game, since) if tag == ZONE_POSITION]
    on_top, in_turn = [(dragon.id, 1), (boar.id, 2)], [(boar.id, 1), (boar.id, 0)]
    first = [p for p in placed if p[0] in (boar.id, dragon.id)][:2]
    assert first == (in_turn if build == 30795 else on_top)


def test_violet_illusionist_shields_the_hero_in_the_own_turn() -> None:
    t = table()
    hero = t.hero(1)
    t.play("KAR_712")
    lady = t.at(1, 0)
    assert hero.get(IMMUNE) == 1
    t.end_turn()
    assert hero.get(IMMUNE) == 0
    t.end_turn()
    assert hero.get(IMMUNE) == 1
    t.kill(lady)
    assert hero.get(IMMUNE) == 0
