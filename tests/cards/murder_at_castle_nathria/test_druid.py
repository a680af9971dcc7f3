"""Murder at Castle Nathria: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DEATHRATTLE, DORMANT, IMMUNE, RESOURCES, TAUNT
from table import YETI, table


def test_plot_of_sin_grows_with_five_deaths() -> None:
    t = table("HERO_06", build=185749)
    plot = t.hand("REV_336")
    for _ in range(5):
        t.kill(t.minion())
    assert plot.card_id == "REV_336t4"
    t.play(plot)
    t.play("REV_336")
    assert t.row() == ["REV_336t3"] * 2 + ["REV_336t2"] * 2


def test_natural_causes_hurts_and_brings_a_treant() -> None:
    t = table("HERO_06", build=185749)
    assert t.refuses("REV_307")
    t.play("REV_307", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.row()) == (2, ["REV_336t2"])
    t.fill(1)
    yeti = t.minion(side=2)
    t.play("REV_307", yeti)
    assert (yeti.get(DAMAGE), len(t.row())) == (2, 7)


def test_planted_evidence_is_cheaper_this_turn() -> None:
    t = table(build=223542, hero="HERO_06")
    t.answers("CS2_012", "CS2_013", "EX1_169", 0)
    t.play("REV_313")
    (swipe,) = t.game.hand[1]
    assert swipe.get(COST) == 1
    t.end_turn()
    assert swipe.get(COST) == 3


def test_a_pick_that_finds_no_room_is_cheaper_too() -> None:
    """As with Blazing Invocation (U249:21282 to 21309): the discount is laid on what was buried."""
    t = table(build=223542, hero="HERO_06")
    for _ in range(10):
        t.hand(YETI)
    t.answers("CS2_012", "CS2_013", "EX1_169", 0)
    t.play("REV_313")
    swipe = next(e for e in t.game.entities.values() if e.card_id == "CS2_012")
    assert swipe.zone == Zone.GRAVEYARD
    assert [e.card_id for e in swipe.attached] == ["REV_313e"]


def test_a_hedge_maze_asks_for_a_deathrattle() -> None:
    t = table("HERO_06", build=185749)
    t.deck("CS2_231")
    yeti, hoarder, maze = t.minion(), t.minion("EX1_096"), t.minion("REV_333")
    assert t.refuses(maze, yeti)
    t.play(maze, hoarder)
    assert t.cards() == ["CS2_231"]
    assert not hoarder.doomed


def test_dew_process_lets_both_players_draw_one_more() -> None:
    """U240:2123, 5654"""
    t = table("HERO_06", build=185749)
    t.deck(*[YETI] * 4)
    t.deck(*[YETI] * 4, side=2)
    t.play("MAW_024")
    mine, theirs = (t.game.owner(side).attached[-1].card_id for side in (1, 2))
    assert (mine, theirs) == ("MAW_024e2", "MAW_024e3")
    t.end_turn()
    assert (len(t.cards(1)), len(t.cards(2))) == (0, 2)
    t.end_turn()
    assert (len(t.cards(1)), len(t.cards(2))) == (2, 2)


def test_moonlight_blossom_summons_a_minion_of_the_deck() -> None:
    t = table("HERO_06", build=185749)
    yeti, ogre, _ = t.deck(YETI, "CS2_200", "CS2_029")
    t.answers(yeti, ogre, "CS2_200")
    t.play("REV_311", option=0)
    assert t.row() == ["CS2_200"]


def test_sunlight_blossom_casts_a_spell_of_the_deck() -> None:
    t = table("HERO_06", build=185749)
    _, ball, missiles = t.deck(YETI, "CS2_029", "CS2_024")
    t.answers(ball, missiles, "CS2_029", t.hero(2))
    t.play("REV_311", option=1)
    assert t.hero(2).get(DAMAGE) == 6


def test_a_seedsman_draws_nature_and_grows_mana() -> None:
    t = table("HERO_06", build=217964, mana=6)
    t.deck(YETI, "CS2_029", "EX1_169")
    t.play("REV_318")
    assert (t.cards(), t.tag(RESOURCES), t.spent()) == (["EX1_169"], 7, 5)


def test_convoked_spirits_cast_eight_druid_spells() -> None:
    t = table("HERO_06", build=217964)
    t.answers(*["CS2_013"] * 8)
    t.play("REV_365")
    assert t.cards() == ["CS2_013t"] * 8


def test_a_whomper_gains_the_deathrattle_that_it_draws() -> None:
    t = table("HERO_06", build=217964)
    t.deck(YETI, "EX1_096", YETI)
    whomper = t.play("REV_310")
    assert (t.cards(), whomper.get(DEATHRATTLE)) == (["EX1_096"], 1)
    t.kill(whomper)
    assert t.cards() == ["EX1_096", YETI]


def test_an_attorney_at_maw_silences_or_protects() -> None:
    t = table("HERO_06", build=199503)
    enemy = t.minion("CORE_CS2_179", side=2)
    t.play("MAW_025", enemy, option=0)
    assert enemy.get(TAUNT) == 0
    mine = t.minion()
    t.play("MAW_025", mine, option=1)
    assert mine.get(IMMUNE) == 1


def test_an_incarceration_lasts_three_turns() -> None:
    t = table("HERO_07", build=199503)
    enemy = t.minion(side=2)
    t.play("MAW_026", enemy)
    asleep = []
    for _ in range(3):
        t.round()
        asleep.append(enemy.get(DORMANT))
    t.deck(YETI, side=2)
    t.end_turn()
    assert asleep[0] == 1
    assert enemy.get(DORMANT) == 0


def test_topior_answers_nature_spells_for_good() -> None:
    t = table("HERO_06", build=199503)
    t.kill(t.play("REV_314"))
    t.play("CORE_CS2_029", t.hero(2))
    assert t.row() == []
    t.play("CS2_013")
    assert t.row() == ["REV_314t"]


@pytest.mark.parametrize(("drawn", "cost"), [("CS2_186", 0), ("EDR_031", 1)])
def test_sesselie_leaves_a_cheap_minion(drawn: str, cost: int) -> None:
    t = table("HERO_06", build=255790)
    t.deck("CS2_029", drawn)
    t.kill(t.minion("REV_319"))
    (card,) = t.game.hand[1]
    assert (card.card_id, card.get(COST)) == (drawn, cost)
    t.kill(t.minion("REV_319"))
    assert t.cards() == [drawn]
