"""Across the Timeways: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, DORMANT, IMMUNE, SCORE_VALUE_2, ZONE_POSITION
from hsreplay_sim.engine.keywords.start import start_of_game
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.text import Frame
from table import YETI, table


@pytest.mark.parametrize(("deck", "damage"), [(YETI, 0), ("CS2_029", 6)])
def test_hounds_attack_when_the_deck_has_no_minions(deck: str, damage: int) -> None:
    t = table("HERO_10", build=233275)
    t.deck(deck)
    yeti = t.minion("EX1_105", side=2)
    hero = t.hurt(2, 25)
    t.play("TIME_443")
    assert (t.row(), yeti.get(DAMAGE)) == (["TIME_443t2", "TIME_443t"], 0)
    assert hero.get(DAMAGE) == 25 + damage


def test_the_second_hound_of_fury_passes_over_what_the_first_has_killed() -> None:
    t = table("HERO_10", build=241170)
    t.minion("CS2_120", side=2)
    yeti = t.minion(side=2)
    t.play("TIME_443")
    assert (len(t.row(2)), yeti.get(DAMAGE)) == (1, 3)


def test_the_hounds_of_fury_need_a_free_place() -> None:
    t = table("HERO_10", build=241170)
    t.fill(1)
    assert t.refuses("TIME_443")


def test_broxigar_disappears_at_the_start_of_the_game() -> None:
    t = table("HERO_10", build=233275)
    broxigar, other = t.deck("TIME_020", YETI)
    assert broxigar.script is not None
    assert broxigar.script.start_of_game is not None
    broxigar.script.start_of_game(t.game, broxigar, Frame())
    assert (broxigar.zone, other.zone) == (Zone.SETASIDE, Zone.DECK)


def test_broxigar_disappears_out_of_a_hand() -> None:
    t = table("HERO_10", build=233275)
    broxigar, left = t.hand("TIME_020"), t.hand(YETI)
    start_of_game(t.game)
    assert (broxigar.zone, broxigar.get(ZONE_POSITION)) == (Zone.SETASIDE, 0)
    assert (t.game.hand[1], left.get(ZONE_POSITION)) == ([left], 1)


@pytest.mark.parametrize(
    ("portal", "demon", "following"),
    [("TIME_020t3", "TIME_020t3t", "TIME_020t4"), ("TIME_020t4", "TIME_020t4t", "TIME_020t5")],
)
def test_a_portal_sends_a_demon_that_leaves_the_next(
    portal: str, demon: str, following: str
) -> None:
    t = table("HERO_10", build=233275)
    t.deck(YETI)
    t.play(portal)
    assert (t.row(), t.row(2)) == ([], [demon])
    t.kill(t.at(2, 0))
    assert (t.cards(), [e.card_id for e in t.game.deck[1]]) == ([YETI], [following])


def test_the_first_demon_leaves_the_second_portal() -> None:
    t = table("HERO_10", build=233275)
    t.deck(YETI)
    t.kill(t.minion("TIME_020t2t", side=2))
    assert (t.cards(), [e.card_id for e in t.game.deck[1]]) == ([YETI], ["TIME_020t3"])


def test_a_portal_finds_no_room() -> None:
    t = table("HERO_10", build=233275)
    t.fill(2)
    t.play("TIME_020t3")
    assert t.row(2) == [YETI] * 7


NEW = 238003


def test_an_aeon_rend_hits_two_random_enemies() -> None:
    t = table("HERO_10", build=233275)
    enemy = t.minion("EX1_105", side=2)
    t.play("TIME_441")
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 4)


@pytest.mark.parametrize(("deck", "attack"), [(YETI, 4), ("CS2_029", 8)])
def test_a_lasting_legacy_lasts_when_the_deck_has_no_minions(deck: str, attack: int) -> None:
    t = table("HERO_10", build=233275)
    t.deck(deck)
    held = t.hand(YETI)
    t.play("TIME_449")
    assert (t.hero(1).get(ATK), held.get(ATK)) == (4, attack)


@pytest.mark.parametrize(("cards", "cost"), [(1, 4), (0, 2)])
def test_a_solitude_is_kinder_without_minions(cards: int, cost: int) -> None:
    t = table("HERO_10", build=241170)
    yeti = t.hand(YETI)
    t.deck(*[YETI] * cards)
    t.play("TIME_448")
    assert [len(t.cards()), yeti.get(COST)] == [3, cost]


def test_the_first_solitude_was_with_one_minion() -> None:
    t = table("HERO_10", build=233275)
    t.play("TIME_448")
    assert len(t.cards()) == 1


def test_chronikar_arms_the_hero_for_three_turns() -> None:
    t = table("HERO_10", build=NEW)
    t.play("END_006")
    seen = []
    for _ in range(4):
        seen.append(t.hero(1).get(ATK))
        t.round()
    assert seen == [3, 3, 3, 0]


@pytest.mark.parametrize("edge", [False, True])
def test_a_doomsday_prepper_shelters_the_hero_from_an_edge(edge: bool) -> None:
    t = table("HERO_10", build=NEW)
    cards = [t.hand(YETI), t.hand("TIME_021"), t.hand(YETI)]
    if edge:
        t.game.move(cards[2], Zone.SETASIDE)
    t.play(cards[1])
    assert t.hero(1).get(IMMUNE) == edge
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == edge
    t.deck(YETI)
    t.end_turn()
    assert t.hero(1).get(IMMUNE) == 0


@pytest.mark.parametrize("side", [1, 2])
def test_a_perennial_serpent_is_cheaper_beside_a_dormant_minion(side: int) -> None:
    t = table("HERO_10", build=NEW)
    serpent, awake = t.hand("TIME_022"), t.minion()
    assert (serpent.get(COST), awake.get(DORMANT)) == (8, 0)
    t.minion("TIME_046", side)
    assert serpent.get(COST) == 4


def test_a_timeway_warden_imprisons_a_minion_until_it_dies() -> None:
    t = table("HERO_10", build=NEW)
    other, yeti = t.minion(side=2), t.minion(side=2)
    mine = t.minion("TIME_046")
    warden = t.play("TIME_442", yeti)
    for _ in range(2):
        t.round()
    assert (yeti.get(DORMANT), yeti.attached[0].get(SCORE_VALUE_2)) == (1, 2)
    t.kill(warden)
    assert [e.get(DORMANT) for e in (other, yeti, mine)] == [0, 0, 1]
    assert not yeti.attached


def test_a_time_lost_glaive_leaves_a_demon_of_the_past() -> None:
    t = table("HERO_10", build=NEW)
    glaive = t.weapon("TIME_444")
    t.answers("CS2_064")
    t.kill(glaive)
    assert t.cards() == ["CS2_064"]


@pytest.mark.parametrize(
    ("build", "minions", "cost"), [(231191, 0, 0), (NEW, 0, 0), (245258, 0, 1), (245258, 1, 6)]
)
def test_the_eternal_hold_frees_a_demon(build: int, minions: int, cost: int) -> None:
    t = table("HERO_10", build=build)
    t.deck(*[YETI] * minions)
    hold, yeti = t.play("TIME_446"), t.hand(YETI)
    t.answers(*(("EX1_310",) if build == 231191 else ("GVG_021", "EX1_310", "AT_023", 1)))
    t.play(hold)
    first = t.game.hand[1][-1]
    assert (first.card_id, first.get(COST)) == ("EX1_310", 5 if minions else cost)
    t.game.oracle = Sequential()
    second = t.hand("CS2_064")
    assert (yeti.get(COST), second.get(COST)) == (4, cost)
    t.play(first)
    assert second.get(COST) == 6
