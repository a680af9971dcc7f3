"""Cataclysm: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, SpellSchool
from hsreplay_sim.base.tags import (
    ADDITIONAL_PLAY_REQS_1,
    ARMOR,
    COST,
    DAMAGE,
    DORMANT,
    RESOURCES,
    RESOURCES_USED,
    SPELL_SCHOOL,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TEMP_RESOURCES,
)
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.words.selectors import races_of
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, Table, stats, table

NEW = 255790


def test_an_iridescent_flitterwing_strengthens_its_mates() -> None:
    t = table("HERO_06", build=NEW)
    flitterwing, yeti = t.minion("CATA_133"), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(flitterwing), stats(yeti)) == ((4, 5), (5, 6))


def test_a_mossbinding_grows_by_all_the_mana_that_is_left() -> None:
    t = table("HERO_06", build=NEW, mana=7)
    t.play("CATA_135")
    assert [stats(e) for e in t.game.row(1)] == [(6, 7), (6, 7)]
    assert t.spent() == 7


def test_a_forests_gift_counts_all_friends() -> None:
    t = table("HERO_06", build=NEW)
    yeti, other = t.minion(), t.minion()
    t.minion(side=2)
    t.play("CATA_138", yeti)
    assert [stats(e) for e in (yeti, other)] == [(6, 7), (4, 5)]


def test_a_lifebloom_heals_and_summons() -> None:
    t = table("HERO_06", build=246000)
    yeti, hero = t.minion(damage=3), t.hurt(1, 10)
    t.answers("EX1_298", "EX1_298")
    t.play("MEND_042")
    assert (yeti.get(DAMAGE), hero.get(DAMAGE)) == (0, 2)
    assert t.row() == [YETI, "EX1_298", "EX1_298"]


def test_a_seeding_dragon_leaves_a_cheaper_dragon() -> None:
    t = table("HERO_06", build=246000)
    dragon = t.minion("MEND_045")
    t.answers("NEW1_023")
    t.kill(dragon)
    (found,) = t.game.hand[1]
    assert (found.card_id, found.get(COST)) == ("NEW1_023", 0)


def test_wickerfang_stands_amid_its_legs_and_gains_what_they_gain() -> None:
    t = table("HERO_06", build=255790)
    fang = t.play("CATA_139")
    assert t.row() == ["CATA_139t", "CATA_139t2", "CATA_139", "CATA_139t3", "CATA_139t4"]
    t.end_turn()
    legs = [e for e in t.game.row(1) if e is not fang]
    assert [stats(e) for e in legs] == [(1, 3)] * 4
    assert stats(fang) == (4, 9)
    t.end_turn()
    t.play("CS2_092", legs[0])
    assert stats(fang) == (8, 13)
    t.play("CS2_092", fang)
    assert stats(fang) == (12, 17)


def test_a_silenced_wickerfang_gains_no_more() -> None:
    t = table("HERO_06", build=255790)
    fang = t.play("CATA_139")
    t.play("EX1_332", fang)
    t.end_turn()
    assert stats(fang) == (0, 5)


def test_azsharas_triumph_shuffles_giants_in_of_double_size() -> None:
    t = table("HERO_06", build=NEW)
    t.play("CATA_136")
    assert len(t.game.deck[1]) == 5
    for card in t.game.deck[1]:
        assert card.card is not None
        assert card.card.cost >= 8
        assert stats(card) == (2 * card.card.atk, 2 * card.card.health)


def test_an_ash_worm_awakens_on_a_full_board() -> None:
    t = table("HERO_06", build=NEW)
    worm = t.play("MEND_040")
    assert (worm.get(DORMANT), t.refuses("CS2_029", worm)) == (1, True)
    for _ in range(5):
        t.minion()
    t.fill(2)
    assert worm.get(DORMANT) == 1
    t.minion()
    assert (worm.get(DORMANT), stats(worm), worm.attached) == (0, (6, 6), [])


def test_an_ash_worm_that_fills_the_board_wakes_at_once() -> None:
    t = table("HERO_06", build=NEW)
    for _ in range(6):
        t.minion()
    assert t.play("MEND_040").get(DORMANT) == 0


@pytest.mark.parametrize(("played", "refreshed"), [(YETI, 0), ("CS2_029", 3)])
def test_a_wildspeaker_refreshes_after_a_turn_without_minions(played: str, refreshed: int) -> None:
    t = table("HERO_06", build=NEW, mana=10)
    t.play(played, t.hero(2) if played != YETI else None)
    t.round()
    t.game.owner(1).tags[RESOURCES_USED] = 4
    t.play("MEND_041")
    assert t.spent() == 9 - refreshed


@pytest.mark.parametrize(("played", "times"), [(YETI, 1), ("CS2_029", 2)])
def test_heartroot_stones_work_twice_after_a_turn_without_minions(played: str, times: int) -> None:
    t = table("HERO_06", build=NEW)
    t.play(played, t.hero(2) if played != YETI else None)
    t.round()
    held = len(t.cards())
    t.deck(YETI, YETI, YETI)
    t.play("MEND_043")
    assert (len(t.cards()) - held, t.hero(1).get(ARMOR)) == (times, 3 * times)


def test_a_crystalspine_cub_grows_with_the_last_crystal() -> None:
    t = table("HERO_06", build=NEW, mana=8)
    cub = t.minion("CATA_130")
    enemy = t.minion("CATA_130", side=2)
    t.play(YETI)
    assert stats(cub) == (1, 1)
    t.play("CS2_029", t.hero(2))
    assert [stats(e) for e in (cub, enemy)] == [(2, 2), (1, 1)]
    t.play("EX1_169")  # Innervate
    t.play("CS2_168")
    assert stats(cub) == (3, 3)


@pytest.mark.parametrize(
    ("others", "left", "crystals", "mana"),
    [((), 4, 5, 1), ((YETI,), 0, 6, 0), ((YETI, YETI), 0, 6, 0)],
)
def test_a_felwood_treant_keeps_the_crystal_after_four_mana(
    others: tuple[str, ...], left: int, crystals: int, mana: int
) -> None:
    t = table("HERO_06", build=NEW, mana=5)
    treant = t.hand("CATA_131")
    for card in others:
        t.game.owner(1).tags[RESOURCES_USED] = 0
        t.play(card)
    assert treant.get(TAG_SCRIPT_DATA_NUM_1) == left
    t.game.owner(1).tags |= {RESOURCES_USED: 0, RESOURCES: 5}
    t.play(treant)
    assert (t.tag(RESOURCES), t.tag(TEMP_RESOURCES), t.spent()) == (crystals, 0, 2 - mana)


@pytest.mark.parametrize(("spells", "ready"), [(1, False), (2, True)])
def test_a_broodwatcher_summons_its_whelps_after_eight_mana(spells: int, ready: bool) -> None:
    t = table("HERO_06", build=NEW)
    watcher = t.hand("CATA_132")
    for _ in range(spells):
        t.play("CS2_029", t.hero(2))
    t.play(watcher)
    whelps = ["CATA_132t"] * 2
    assert (sorted(t.row())[1:], t.cards()) == ((whelps, []) if ready else ([], whelps))


def test_a_broodwatcher_does_not_count_what_came_before_it() -> None:
    t = table("HERO_06", build=NEW)
    t.play("CS2_029", t.hero(2))
    t.play("CS2_029", t.hero(2))
    t.play("CATA_132")
    assert t.row() == ["CATA_132"]


@pytest.mark.parametrize(("fireballs", "ready"), [(6, False), (7, True)])
def test_merithra_fills_the_hand_with_dragons(fireballs: int, ready: bool) -> None:
    t = table("HERO_06", build=NEW, mana=60)
    dream = t.hand("CATA_140")
    for _ in range(fireballs):
        t.play("CS2_029", t.hero(1))
        t.hurt(1, 0)
    t.hand(YETI)
    t.play(dream)
    held = t.game.in_row(t.game.hand[1])
    assert (len(held), held[0].card_id) == (10, YETI)
    assert all(Race.DRAGON in races_of(e) for e in held[1:])
    assert all((e.get(COST) == 1) == (ready or e.card.cost == 1) for e in held[1:] if e.card)


def test_a_wildwood_circle_does_both_or_half() -> None:
    t = table("HERO_06", build=NEW)
    yeti = t.minion()
    t.play("CATA_134t2")
    t.kill(yeti)
    assert t.row() == ["CATA_134t3"]
    t.play("CATA_134t")
    assert [len(e.attached) for e in t.game.row(1)] == [0, 0, 0]
    t.play("CATA_134")
    assert [len(e.attached) for e in t.game.row(1)] == [1] * 5
    t.kill(t.at(1, 0))
    assert t.row() == ["CATA_134t3"] * 5


def test_a_tranquil_clearing_strengthens_and_lulls() -> None:
    t = table("HERO_06", build=NEW)
    yeti = t.minion()
    t.play(t.play("MEND_044"), yeti)
    assert (stats(yeti), yeti.get(TAUNT), t.refuses(yeti, t.hero(2))) == ((4, 7), 1, True)
    t.round()
    assert t.refuses(yeti, t.hero(2))
    t.round()
    t.attack(yeti, t.hero(2))
    assert stats(yeti) == (4, 7)


def carved(t: Table) -> list[Card]:
    """The spells that the Treants of the hand were taught."""
    found = [t.game.cards.by_dbf(e.get(ADDITIONAL_PLAY_REQS_1)) for e in t.game.hand[1]]
    return [card for card in found if card is not None]


def test_bashana_carves_twelve_mana_into_three_treants() -> None:
    t = table("HERO_06", build=NEW)
    t.play("MEND_046")
    spells = carved(t)
    assert (t.cards(), sum(card.cost for card in spells)) == (["MEND_046t"] * 3, 12)
    assert {card.tags[SPELL_SCHOOL] for card in spells} == {SpellSchool.NATURE}
    assert stats(t.game.hand[1][0]) == (2, 2)


def test_a_carved_treant_casts_its_spell() -> None:
    t = table("HERO_06", build=NEW)
    t.decides(card=lambda options: "CATA_134" if "CATA_134" in options else options[0])
    t.play("MEND_046")
    t.game.oracle = Sequential()
    treant = next(e for e in t.game.hand[1] if e.get(ADDITIONAL_PLAY_REQS_1) == dbf(t, "CATA_134"))
    t.play(treant)
    assert t.row().count("CATA_134t3") == 2


def test_bashana_finds_little_room() -> None:
    t = table("HERO_06", build=NEW)
    for _ in range(9):
        t.hand(YETI)
    t.play("MEND_046")
    assert t.cards().count("MEND_046t") == 1


def dbf(t: Table, card_id: str) -> int:
    """The dbf id of a card."""
    card = t.game.cards.get(card_id)
    assert card is not None
    return card.dbf
