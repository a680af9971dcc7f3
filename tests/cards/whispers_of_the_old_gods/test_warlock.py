"""Whispers of the Old Gods: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    RESOURCES,
    RESOURCES_USED,
    SPELLS_COST_HEALTH,
)
from hsreplay_sim.engine.options.legal import legal_options
from table import YETI, stats, table


def test_forbidden_spells_spend_all_mana() -> None:
    t = table(mana=3)
    t.play("OG_114")
    assert t.row() == ["OG_114a"] * 3
    assert t.spent() == 3
    yeti = t.minion(side=2)
    t.play("OG_086", yeti)
    assert yeti.get(DAMAGE) == 0
    other = table(mana=4)
    yeti = other.minion(side=2)
    other.play("OG_086", yeti)
    assert yeti.get(DAMAGE) == 4


def test_darkshire_councilman_grows_with_every_arrival() -> None:
    t = table()
    councilman = t.minion("OG_113")
    t.play(YETI)
    t.minion(YETI, 2)
    assert stats(councilman) == (2, 5)


def test_possessed_villager_leaves_its_shadow() -> None:
    t = table()
    t.kill(t.minion("OG_241"))
    assert t.row() == ["OG_241a"]


def test_darkshire_librarian_discards_and_draws_back() -> None:
    t = table()
    coin, yeti = t.hand("GAME_005"), t.hand("CS2_182")
    t.answers(coin)
    librarian = t.play("OG_109")
    assert t.game.hand[1] == [yeti]
    t.answers()
    card = t.deck("CS2_200")
    t.answers(*card)
    t.kill(librarian)
    assert t.cards() == ["CS2_182", "CS2_200"]


def test_spreading_madness_spreads_over_all_characters() -> None:
    t = table()
    own, foe = t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.answers(own, own, foe, foe, foe, *[t.hero(1)] * 2, *[t.hero(2)] * 2)
    t.play("OG_116")
    assert [e.get(DAMAGE) for e in (own, foe, t.hero(1), t.hero(2))] == [2, 3, 2, 2]


def test_doom_draws_a_card_for_each_minion() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    t.deck("CS2_182", "CS2_182", "CS2_182")
    t.play("OG_239")
    assert (t.row(1), t.row(2), len(t.cards())) == ([], [], 2)


def test_usher_of_souls_prays_for_the_dead() -> None:
    t = table()
    cthun, _ = t.hand("OG_280"), t.minion("OG_302")
    t.kill(t.minion(side=2))
    assert stats(cthun) == (6, 6)
    t.kill(t.minion())
    assert stats(cthun) == (7, 7)
    later = table(build=255790)
    cthun, _ = later.hand("OG_280"), later.minion("OG_302")
    later.kill(later.minion(side=2))
    assert stats(cthun) == (7, 7)


def test_chogall_has_the_next_spell_paid_in_health() -> None:
    t = table()
    t.play("OG_121")
    assert [e.card_id for e in t.game.owner(1).attached] == ["OG_121e"]
    assert t.tag(SPELLS_COST_HEALTH) == 1
    spent = t.spent()
    t.play("CS2_029", t.hero(2))
    assert (t.hero(1).get(DAMAGE), t.spent(), t.tag(SPELLS_COST_HEALTH)) == (4, spent, 0)


def test_chogall_serves_for_this_turn_alone() -> None:
    t = table()
    t.play("OG_121")
    t.end_turn()
    assert (t.tag(SPELLS_COST_HEALTH), t.game.owner(1).attached) == (0, [])


def test_chogall_pays_for_no_minion() -> None:
    t = table()
    t.play("OG_121")
    me = t.game.owner(1)
    t.game.set(me, RESOURCES_USED, me.get(RESOURCES))
    yeti, fireball = t.hand(YETI), t.hand("CS2_029")
    playable = {each.entity for each in legal_options(t.game, 1)}
    assert (yeti in playable, fireball in playable) == (False, True)


def test_renounce_darkness_makes_cards_of_another_class() -> None:
    t = table("HERO_07")
    t.deck("EX1_302")
    held, other = t.hand("EX1_308"), t.hand(YETI)
    t.answers("HERO_08bp", "CS2_029", "CS2_024")
    t.play("OG_118")
    assert t.power().card_id == "HERO_08bp"
    assert (held.card_id, held.get(COST), other.card_id) == ("CS2_029", 3, YETI)
    assert [e.card_id for e in t.game.deck[1]] == ["CS2_024"]
    assert [e.card_id for e in held.attached] == ["OG_118f"]
