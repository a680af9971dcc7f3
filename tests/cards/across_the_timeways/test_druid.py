"""Across the Timeways: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    DAMAGE,
    EXHAUSTED,
    RESOURCES_USED,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table

NEW = 238003


def test_a_druid_of_regrowth_casts_two_nature_spells() -> None:
    t = table("HERO_06", build=NEW)
    t.answers("EX1_169", "EX1_169", "TIME_000ta")
    t.game.owner(1).tags[RESOURCES_USED] = 20
    t.play("TIME_033")
    assert len(t.cards()) == 0


@pytest.mark.parametrize(("hurt", "row"), [(19, [(5, 5)]), (20, [(10, 10)] * 2)])
def test_an_endangered_dodo_grows_and_doubles_near_death(
    hurt: int, row: list[tuple[int, int]]
) -> None:
    t = table("HERO_06", build=NEW)
    t.hurt(1, hurt)
    t.play("TIME_703")
    assert [stats(e) for e in t.game.row(1)] == row


def test_a_contingency_draws_from_the_bottom() -> None:
    t = table("HERO_09", build=241170)
    t.play("WW_041")
    t.play("WW_041")
    t.deck(YETI)
    t.play("TIME_023")
    assert len(t.cards()) == 2


@pytest.mark.parametrize(("before", "armor"), [(0, 0), (1, 5)])
def test_an_ebb_and_flow_armors_after_a_minion(before: int, armor: int) -> None:
    t = table("HERO_06", build=241170)
    flow = t.hand("TIME_702")
    for _ in range(before):
        t.play(YETI)
    t.play(flow, t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)] == [3, armor]


def test_waveshaping_draws_one_and_puts_the_others_on_the_bottom() -> None:
    t = table("HERO_06", build=255790)
    cards = t.deck("CS2_029", YETI, "CS2_200", "CS2_168")
    t.answers(*cards[1:], "CS2_200", cards[2])
    t.play("TIME_701")
    assert t.cards() == ["CS2_200"]
    assert t.game.untagged.piles.below == [cards[1].id, cards[3].id]


def test_waveshaping_burns_the_card_over_a_full_hand() -> None:
    t = table("HERO_06", build=255790)
    for _ in range(10):
        t.hand(YETI)
    (card,) = t.deck("CS2_200")
    t.play("TIME_701")
    assert (card.zone, len(t.cards())) == (Zone.GRAVEYARD, 10)


def test_krona_makes_the_bottom_five_cheap() -> None:
    t = table("HERO_06", build=255790)
    cards = t.deck("CS2_200", *["CS2_200"] * 5)
    t.answers(*cards[1:])
    t.play("TIME_705")
    assert [card.get(COST) for card in cards] == [6, 1, 1, 1, 1, 1]


def test_a_kaldorei_cultivator_puts_larger_beasts_on_the_bottom() -> None:
    t = table("HERO_06", build=255790)
    t.deck(YETI)
    t.play("TIME_730")
    below = [t.game.entities[each] for each in t.game.untagged.piles.below]
    assert len(below) == 2
    for card in below:
        assert card.card is not None
        assert card.zone == Zone.DECK
        assert stats(card) == (card.card.atk + 5, card.card.health + 5)


@pytest.mark.parametrize("dead", [0, 2])
def test_a_splintered_reality_grows_with_the_dead_treants(dead: int) -> None:
    t = table("HERO_06", build=NEW)
    spell = t.hand("END_009")
    t.kill(t.minion(), t.minion("EX1_158t", 2), *[t.minion("EX1_158t") for _ in range(dead)])
    assert spell.get(TAG_SCRIPT_DATA_NUM_1) == dead
    t.play(spell)
    assert [stats(e) for e in t.game.row(1)] == [(2 + dead, 2 + dead)] * 2
    assert [len(e.attached) for e in t.game.row(1)] == [bool(dead)] * 2


WELL, CITY = "TIME_211t1", "TIME_211t2"
BETTER = {WELL: "TIME_211t1t", CITY: "TIME_211t2t"}


@pytest.mark.parametrize(("option", "kept", "lost"), [(0, CITY, WELL), (1, WELL, CITY)])
def test_lady_azshara_empowers_one_and_destroys_the_other(
    option: int, kept: str, lost: str
) -> None:
    t = table("HERO_06", build=NEW)
    on_board = [t.play(each) for each in (kept, lost)]
    t.play(on_board[0], *([t.minion()] if kept == CITY else []))
    t.game.hand[1].clear()
    in_hand = [t.hand(each) for each in (kept, lost)]
    in_deck = t.deck(kept, lost, YETI)
    theirs = t.hand(lost, 2)
    t.play("TIME_211", option=option)
    for good, bad in (on_board, in_hand, in_deck[:2]):
        assert (good.card_id, bad.zone) == (BETTER[kept], Zone.GRAVEYARD)
    assert (on_board[0].get(DAMAGE), on_board[0].get(EXHAUSTED)) == (1, 1)
    assert (theirs.zone, in_deck[2].zone) == (Zone.HAND, Zone.DECK)


@pytest.mark.parametrize("empowered", [False, True])
def test_the_well_fills_the_hand_with_temporary_spells(empowered: bool) -> None:
    t = table("HERO_06", build=NEW)
    place = t.play(BETTER[WELL] if empowered else WELL)
    for _ in range(8):
        t.hand(YETI)
    t.answers("CS2_008", "CS2_029")
    t.play(place)
    t.game.oracle = Sequential()
    moonfire, fireball = t.game.hand[1][8:]
    t.play(fireball, t.hero(2))
    assert t.hero(2).get(DAMAGE) == (12 if empowered else 6)
    t.end_turn()
    assert moonfire.zone != Zone.HAND


@pytest.mark.parametrize(("form", "size"), [(CITY, (5, 5)), (BETTER[CITY], (10, 10))])
def test_zin_azshari_copies_a_friend(form: str, size: tuple[int, int]) -> None:
    t = table("HERO_06", build=NEW)
    yeti, enemy, place = t.minion(), t.minion(side=2), t.play(form)
    t.play("TIME_703", None)
    t.play("CS2_092", yeti)
    assert t.refuses(place, enemy)
    grown = stats(yeti)
    t.play(place, yeti)
    (copy,) = (e for e in t.game.row(1) if e.card_id == YETI and e is not yeti)
    assert stats(yeti) == grown
    assert stats(copy) == ((16, 18) if size == (10, 10) else (8, 9))


def test_a_highborne_mentor_teaches_a_great_spell_of_the_past() -> None:
    t = table("HERO_06", build=NEW)
    t.answers("GVG_033", "OG_195", "ULD_273", 0)
    t.play("TIME_704")
    (pupil,) = t.game.hand[1]
    assert (pupil.card_id, stats(pupil)) == ("TIME_704t", (2, 2))


def test_an_alternate_reality_replaces_hand_and_deck() -> None:
    t = table("HERO_06", build=NEW)
    held, below, theirs = t.hand(YETI), t.deck(YETI)[0], t.hand(YETI, 2)
    spell = t.hand("TIME_707")
    t.answers("EX1_155", "EX1_166")
    t.play(spell)
    assert [held.card_id, below.card_id, theirs.card_id] == ["EX1_155", "EX1_166", YETI]
    assert [e.get(COST) for e in (held, below)] == [2, 3]
