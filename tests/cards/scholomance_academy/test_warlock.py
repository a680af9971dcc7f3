"""Scholomance Academy: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table

FRAGMENT = "SCH_307t"


def test_fragments_are_shuffled_in() -> None:
    t = table("HERO_07")
    yeti = t.minion()
    t.play("SCH_307")
    t.play("SCH_700")
    assert yeti.get(DAMAGE) == 2
    assert [e.card_id for e in t.game.deck[1]] == [FRAGMENT] * 4


def test_soul_shear_hurts_and_shuffles() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("SCH_701", yeti)
    assert (yeti.get(DAMAGE), [e.card_id for e in t.game.deck[1]]) == (3, ["SCH_307t"] * 2)


def test_demonic_studies_makes_the_next_demon_cheaper() -> None:
    t = table("HERO_07")
    demon, yeti = t.hand("CS2_064"), t.hand(YETI)
    t.answers("CS2_065", "CS2_064", "EX1_301", 0)
    t.play("SCH_158")
    assert [e.get(COST) for e in (demon, yeti)] == [5, 4]
    t.play(demon)
    assert t.cards() == [YETI, "CS2_065"]
    assert t.game.in_row(t.game.hand[1])[-1].get(COST) == 1


def test_soulciologist_malicia_releases_the_fragments_of_the_deck() -> None:
    t = table()
    t.deck("SCH_307t", "SCH_307t", "CS2_182")
    t.play("SCH_703")
    assert t.row() == ["SCH_703t", "SCH_703", "SCH_703t"]


def test_soulciologist_malicia_tells_the_fragments_in_the_hand_and_in_play() -> None:
    t = table()
    card = t.hand("SCH_703")
    t.play("SCH_700")
    assert card.tags[TAG_SCRIPT_DATA_NUM_1] == 2
    t.play(card)
    t.play("SCH_700")
    assert card.tags[TAG_SCRIPT_DATA_NUM_1] == 4


def test_void_drinker_burns_a_fragment_to_grow() -> None:
    t = table()
    assert stats(t.play("SCH_343")) == (4, 5)
    t.deck("SCH_307t", YETI)
    assert stats(t.play("SCH_343")) == (7, 8)
    assert [e.card_id for e in t.game.deck[1]] == [YETI]


def test_a_boneweb_egg_hatches_when_it_dies_or_is_discarded() -> None:
    t = table("HERO_07", build=54613)
    t.kill(t.minion("SCH_147"))
    assert t.row() == ["SCH_147t"] * 2
    fire = t.hand("EX1_308")
    t.hand("SCH_147")
    t.play(fire, t.hero(2))
    assert t.row() == ["SCH_147t"] * 4


def test_a_shadowlight_scholar_wants_a_soul_fragment() -> None:
    t = table("HERO_07", build=54613)
    scholar = t.hand("SCH_517")
    assert t.refuses(scholar, t.hero(2))
    t.deck("SCH_307t", "SCH_307t")
    t.play(scholar, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    assert [e.card_id for e in t.game.deck[1]] == ["SCH_307t"]


def test_archwitch_willow_calls_demons_of_hand_and_deck() -> None:
    t = table()
    t.hand("CS2_065"), t.deck("CS2_065", YETI)
    t.play("SCH_181")
    assert t.row() == ["SCH_181", "CS2_065", "CS2_065"]


def test_felosophy_copies_the_cheapest_demon_and_at_the_edge_strengthens_both() -> None:
    t = table()
    t.hand("CS2_059"), t.hand("EX1_310")
    t.hand(YETI)
    spell = t.hand("SCH_702")
    t.hand(YETI)
    t.play(spell)
    assert t.cards() == ["CS2_059", "EX1_310", YETI, YETI, "CS2_059"]
    t.answers(0)
    t.play("SCH_702")
    assert next(stats(e) for e in t.game.hand[1] if e.card_id == "CS2_059") == (1, 2)
