"""Into the Emerald Dream: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    IMBUE_SUB_COUNTER,
    RESOURCES_USED,
    RUSH,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_4,
    TAUNT,
)
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.text import Frame
from table import YETI, stats, table


def test_a_horn_of_plenty_makes_a_nature_spell_cheaper() -> None:
    t = table("HERO_06", build=223542)
    t.answers("CS2_009", 0, 0, 0)
    t.play("EDR_270")
    (spell,) = t.game.hand[1]
    assert (spell.card_id, spell.get(COST)) == ("CS2_009", 0)


def test_a_dreambound_disciple_makes_the_next_power_free_twice() -> None:
    t = table("HERO_06", build=223542)
    disciple = t.play("EDR_847")
    assert t.power().get(COST) == 0
    t.play(t.power())
    assert t.power().get(COST) == 2
    t.kill(disciple)
    assert t.power().get(COST) == 0


def test_photosynthesis_restores_health_and_gives_three_druid_spells() -> None:
    t = table("HERO_06", build=223542)
    hero = t.hurt(1, 10)
    t.answers("CS2_009", "CS2_011", "CS2_009")
    t.play("EDR_848", hero)
    assert hero.get(DAMAGE) == 4
    assert t.cards() == ["CS2_009", "CS2_011", "CS2_009"]


def test_a_reforestation_held_for_three_turns_does_both() -> None:
    t = table(build=223542, hero="HERO_06")
    t.deck(YETI, "CS2_029")
    t.play("EDR_843", option=0)
    assert t.cards() == ["CS2_029"]
    t.play("EDR_843", option=1)
    assert t.cards() == ["CS2_029", YETI]
    card = t.hand("EDR_843")
    for _ in range(3):
        assert card.card_id == "EDR_843"
        t.round()
    assert card.card_id == "EDR_843t1"
    held = len(t.cards())
    t.deck(YETI, "CS2_029")
    t.play(card)
    assert len(t.cards()) == held + 1


@pytest.mark.parametrize(("spell", "counted"), [("CS2_013", 1), ("CS2_008", 0)])
def test_hamuul_wants_a_deck_of_nature(spell: str, counted: int) -> None:
    t = table("HERO_06", build=241170)
    hamuul, *_ = t.deck("EDR_845", spell, YETI)
    assert hamuul.script is not None
    assert hamuul.script.start_of_game is not None
    hamuul.script.start_of_game(t.game, hamuul, Frame())
    assert (t.tag(TAG_3527), len(t.game.owner(1).attached)) == (counted, counted)


def test_hamuul_counts_the_opening_hand_to_the_deck() -> None:
    t = table("HERO_06", build=241170)
    hamuul, *_ = t.deck("EDR_845", "CS2_013", YETI)
    t.hand("CS2_008")
    assert hamuul.script is not None
    assert hamuul.script.start_of_game is not None
    hamuul.script.start_of_game(t.game, hamuul, Frame())
    assert (t.tag(TAG_3527), t.game.owner(1).attached) == (0, [])


def test_hamuul_gives_his_favor_before_the_power() -> None:
    """U432:805: the enchantment is #86 and notes the maker, #44; the hero power is #87."""
    t = table("HERO_06", build=217964)
    hamuul, *_ = t.deck("EDR_845")
    assert hamuul.script is not None
    assert hamuul.script.start_of_game is not None
    hamuul.script.start_of_game(t.game, hamuul, Frame(subject=hamuul))
    (favor,) = t.game.owner(1).attached
    assert favor.get(TAG_SCRIPT_DATA_NUM_4) == hamuul.id
    assert favor.id < t.power().id


def test_hamuul_imbues_again_after_each_third_spell() -> None:
    t = table("HERO_06", build=241170)
    hamuul, *_ = t.deck("EDR_845")
    assert hamuul.script is not None
    assert hamuul.script.start_of_game is not None
    hamuul.script.start_of_game(t.game, hamuul, Frame())
    told = []
    for _ in range(4):
        t.play("CS2_008", t.hero(2))
        told.append((t.tag(TAG_3527), t.tag(IMBUE_SUB_COUNTER)))
    assert told == [(1, 1), (1, 2), (2, 0), (2, 1)]
    assert [e.card_id for e in t.game.owner(1).attached] == ["EDR_845e1"]


def test_a_golem_of_no_health_dies_as_it_arrives() -> None:
    t = table(build=217964)
    t.game.owner(1).tags[TAG_3527] = 0
    power = t.hero_power("EDR_847p")
    t.end_turn()
    t.end_turn()
    t.answers("EDR_847pt2")
    t.play(power)
    assert t.row() == []


@pytest.mark.parametrize("golem", ["EDR_847pt2", "EDR_847pt3", "EDR_847pt4"])
def test_a_blessing_of_the_golem_grows_with_each_imbue(golem: str) -> None:
    t = table(build=217964)
    t.game.owner(1).tags[TAG_3527] = 6
    power = t.hero_power("EDR_847p")
    t.end_turn()
    t.end_turn()
    t.answers(golem)
    t.play(power)
    assert (t.row(), stats(t.at(1, 0)), t.at(1, 0).get(COST)) == ([golem], (6, 6), 6)
    (twin,) = [
        e for e in t.game.entities.values() if e.zone == Zone.SETASIDE and e.card_id == golem
    ]
    assert twin.get(DISPLAYED_CREATOR) == power.id


NEW = 241170


def test_a_ward_of_earth_arms_and_summons_a_guard() -> None:
    t = table("HERO_06", build=NEW)
    t.play("EDR_060")
    (guard,) = t.game.row(1)
    assert guard.card is not None
    assert (t.hero(1).get(ARMOR), guard.card.cost, guard.get(TAUNT)) == (5, 5, 1)


@pytest.mark.parametrize(("held", "size"), [("CORE_CS2_029", (5, 6)), ("CS2_013", (6, 7))])
def test_overheat_burns_a_nature_spell_for_more(held: str, size: tuple[int, int]) -> None:
    t = table("HERO_06", build=241170)
    yeti = t.minion()
    t.hand(held)
    t.play("FIR_906")
    assert stats(yeti) == size
    assert t.cards() == ([] if size == (6, 7) else [held])


def test_a_charred_chameleon_gives_nothing_before_the_power_was_used() -> None:
    t = table("HERO_06", build=NEW)
    yeti = t.minion()
    assert t.refuses("FIR_908", yeti)
    chameleon = t.play("FIR_908")
    t.play(t.power())
    assert (stats(yeti), stats(chameleon)) == ((4, 5), (1, 2))


def test_a_charred_chameleon_makes_another_minion_rush() -> None:
    t = table("HERO_06", build=NEW)
    t.play(t.power())
    fresh = t.play(YETI)
    t.play("FIR_908", fresh)
    assert (stats(fresh), fresh.get(RUSH)) == ((5, 7), 1)
    foe = t.minion(YETI, 2)
    t.attack(fresh, foe)
    assert t.row(2) == []


def test_cenarius_chooses_thrice() -> None:
    t = table("HERO_06", build=NEW)
    yeti = t.minion()
    t.answers("EDR_209a", "EDR_209b", "EDR_209a")
    cenarius = t.play("EDR_209")
    assert t.row() == [YETI, "EDR_209", "EDR_209t5"]
    assert [stats(each) for each in (yeti, cenarius, t.at(1, 2))] == [(6, 11), (5, 8), (6, 8)]
    assert t.at(1, 2).get(TAUNT) == 1


def test_an_ancient_of_cenarius_wants_room() -> None:
    t = table("HERO_06", build=NEW)
    for _ in range(6):
        t.minion()
    t.answers("EDR_209b", "EDR_209b", "EDR_209a")
    t.play("EDR_209")
    assert (len(t.row()), stats(t.at(1, 0))) == (7, (5, 8))


@pytest.mark.parametrize("spell", ["CS2_009", "CS2_013"])
def test_a_grove_shaper_summons_a_treant_that_leaves_a_nature_spell(spell: str) -> None:
    t = table("HERO_06", build=255790, mana=9)
    t.minion("EDR_271")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["EDR_271"]
    t.play("CS2_013")
    treant = t.at(1, 1)
    assert (treant.card_id, stats(treant)) == ("EDR_271t", (2, 2))
    t.answers(spell)
    t.kill(treant)
    assert t.cards() == [spell]


def test_a_treant_of_life_kept_the_spell_before_255790() -> None:
    t = table("HERO_06", build=NEW, mana=9)
    t.minion("EDR_271")
    t.play("CS2_013")
    t.answers("CS2_013")
    t.kill(t.at(1, 1))
    assert t.cards() == ["CS2_013"]


def test_a_symbiosis_offers_cards_of_another_class_with_a_choice() -> None:
    t = table("HERO_06", build=255790)
    t.answers("EDR_490", "EDR_813", "EDR_820", 1)
    t.play("EDR_273")
    assert t.cards() == ["EDR_813"]


def test_amirdrassil_does_more_each_time() -> None:
    t = table("HERO_06", build=255790)
    grove = t.play("FIR_907")
    t.deck(YETI, YETI, YETI)
    t.answers("CS2_168", 0)
    spent = t.spent()
    t.play(grove)
    assert (t.row(), t.hero(1).get(ARMOR), len(t.cards())) == (["FIR_907", "CS2_168"], 1, 1)
    assert t.spent() == spent - 1
    t.game.oracle = Sequential()
    t.round()
    t.round()
    held, armor = len(t.cards()), t.hero(1).get(ARMOR)
    t.deck(YETI, YETI, YETI)
    t.game.owner(1).tags[RESOURCES_USED] = 5
    t.answers("CS2_172", 0, 0)
    t.play(grove)
    assert t.row() == ["FIR_907", "CS2_172", "CS2_168"]
    assert (t.hero(1).get(ARMOR) - armor, len(t.cards()) - held, t.spent()) == (2, 2, 3)


def test_amirdrassil_summons_nobody_on_a_full_board() -> None:
    t = table("HERO_06", build=255790)
    grove = t.play("FIR_907")
    t.fill(1)
    t.deck(YETI)
    t.play(grove)
    assert (len(t.row()), t.hero(1).get(ARMOR), t.cards()) == (7, 1, [YETI])
