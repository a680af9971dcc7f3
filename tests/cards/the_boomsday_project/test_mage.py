"""The Boomsday Project: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, CURRENT_SPELLPOWER, DAMAGE, SPELLPOWER
from table import YETI, table


def test_a_shooting_star_hits_neighbours_too() -> None:
    t = table("HERO_08")
    assert t.refuses("BOT_453")
    row = [t.minion(side=2) for _ in range(4)]
    t.play("BOT_453", row[1])
    assert [e.get(DAMAGE) for e in row] == [1, 1, 1, 0]


def test_research_project_draws_for_both() -> None:
    t = table()
    t.deck("CS2_182", "CS2_168", "CS2_182")
    t.deck("CS2_182", "CS2_168", side=2)
    t.play("BOT_600")
    assert [len(t.cards(side)) for side in (1, 2)] == [2, 2]


def test_lunas_pocket_galaxy_makes_the_deck_cheap() -> None:
    t = table()
    yeti, bolt = t.deck(YETI, "CS2_024")
    t.play("BOT_257")
    assert (yeti.get(COST), bolt.get(COST)) == (1, 2)


def test_astral_rift_adds_minions() -> None:
    t = table()
    t.answers(YETI, "CS2_231")
    t.play("BOT_101")
    assert t.cards() == [YETI, "CS2_231"]


def test_unexpected_results_follow_spell_damage() -> None:
    t = table()
    t.answers("CS2_120", "CS2_121")
    t.play("BOT_254")
    assert t.row() == ["CS2_120", "CS2_121"]
    t.minion("EX1_012")
    t.answers("CS2_127", "CS2_127")
    t.play("BOT_254")
    assert t.row()[-2:] == ["CS2_127", "CS2_127"]


def test_astromancer_summons_for_the_size_of_the_hand() -> None:
    t = table()
    t.hand("GAME_005"), t.hand("GAME_005")
    t.answers("CS2_120")
    t.play("BOT_256")
    assert t.row() == ["BOT_256", "CS2_120"]


def test_stargazer_luna_draws_for_the_card_at_the_right_end() -> None:
    t = table("HERO_08")
    t.deck(YETI, YETI, YETI)
    t.minion("BOT_103")
    left, middle, right = t.hand("CS2_168"), t.hand("EX1_277"), t.hand("CS2_168")
    t.play(left)
    t.play(right)
    assert t.cards() == ["EX1_277", YETI]
    t.answers(*[t.hero(2)] * 3)
    t.play(middle)
    assert t.cards() == [YETI]


def test_stargazer_luna_hears_of_a_secret_and_not_of_the_other_side() -> None:
    t = table("HERO_08")
    t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    t.minion("BOT_103")
    t.play("EX1_289")
    assert t.cards() == [YETI]
    t.end_turn()
    held = len(t.game.hand[1])
    t.play("CS2_168")
    assert len(t.game.hand[1]) == held


def test_celestial_emissary_helps_the_next_spell() -> None:
    t = table("HERO_08", build=39954)
    t.minion()
    t.play("BOT_531")
    assert (t.tag(CURRENT_SPELLPOWER), t.hero(1).get(SPELLPOWER)) == (2, 1)
    assert [e.card_id for e in t.game.owner(1).attached] == ["BOT_531e"]
    assert [e.card_id for e in t.at(1, 1).attached] == ["BOT_531e2"]
    foe = t.hero(2)
    t.play("CS2_029", foe)
    assert (foe.get(DAMAGE), t.tag(CURRENT_SPELLPOWER), t.at(1, 1).attached) == (8, 0, [])


def test_celestial_emissary_helps_for_a_turn() -> None:
    t = table("HERO_08", build=39954)
    t.play("BOT_531")
    t.end_turn()
    assert (t.tag(CURRENT_SPELLPOWER), t.hero(1).get(SPELLPOWER)) == (0, 0)


def test_meteorologist_counts_the_hand() -> None:
    t = table()
    t.hand(YETI)
    t.hand(YETI)
    t.play("BOT_601")
    assert t.hero(2).get(DAMAGE) == 2
