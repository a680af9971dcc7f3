"""Across the Timeways: epic and legendary neutral cards; each one played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DORMANT,
    QUEST_PROGRESS,
    REWINDING_CARD,
    SCORE_VALUE_2,
)
from hsreplay_sim.cards.words import INFINITY
from hsreplay_sim.engine.moves.ending import play_once_more
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table

NEW = 238003


def test_a_battle_at_the_end_time_asks_for_a_full_and_then_an_empty_hand() -> None:
    t = table("HERO_07", build=NEW)
    quest = t.play("END_017")
    for _ in range(8):
        t.hand("GAME_005")
    t.deck("GAME_005", "GAME_005")
    t.play("END_004")
    assert quest.get(QUEST_PROGRESS) == 1
    while t.cards() != ["END_017t"]:
        assert quest.get(QUEST_PROGRESS) == 1
        t.play(t.game.hand[1][0])
    assert quest.zone == Zone.GRAVEYARD


def test_an_empty_hand_alone_is_no_progress() -> None:
    t = table("HERO_07", build=NEW)
    quest = t.play("END_017")
    t.play("GAME_005")
    assert (quest.get(QUEST_PROGRESS), quest.zone) == (0, Zone.SECRET)


def test_a_card_that_is_added_fills_the_hand_and_a_discard_empties_it() -> None:
    t = table("HERO_07", build=NEW)
    quest = t.play("END_017")
    for _ in range(9):
        t.hand(YETI)
    t.play("TIME_215")
    assert quest.get(QUEST_PROGRESS) == 1
    t.play("TIME_042")
    assert quest.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("filler", ["EX1_144", "TIME_612"])
def test_a_minion_that_returns_and_a_card_that_is_discovered_fill_the_hand(filler: str) -> None:
    t = table("HERO_03", build=NEW, mana=10)
    quest = t.play("END_017")
    for _ in range(9):
        t.hand("GAME_005")
    yeti = t.minion()
    card = t.hand(filler)
    t.game.oracle = Sequential()
    t.play(card, *[yeti] * (filler == "EX1_144"))
    assert (len(t.cards()), quest.get(QUEST_PROGRESS)) == (10, 1)


def test_tick_and_tock_fill_one_hand_and_empty_the_other() -> None:
    t = table("HERO_07", build=NEW)
    t.deck(*[YETI] * 12)
    t.hand(YETI), t.hand(YETI, 2), t.hand(YETI, 2)
    clocks = t.play("END_017t")
    assert (len(t.cards()), len(t.cards(2))) == (10, 2)
    t.kill(clocks)
    assert (len(t.cards()), len(t.cards(2))) == (10, 0)


def test_endtime_murozond_skips_the_next_turn() -> None:
    t = table(build=NEW)
    t.hurt(1, 25)
    for _ in range(4):
        t.minion()
    murozond = t.hand("END_037")
    t.answers("NEW1_030", "EX1_561")
    t.play(murozond)
    assert sorted(t.row()[4:]) == ["END_037", "EX1_561", "NEW1_030"]
    assert t.hero(1).get(DAMAGE) == 0
    t.game.oracle = Sequential()
    movers = []
    for _ in range(4):
        t.deck(YETI), t.deck(YETI, side=2)
        t.end_turn()
        movers.append(t.game.current)
    assert movers == [2, 2, 1, 2]


def test_murozond_unbounded_is_infinite_from_the_next_turn_on() -> None:
    t = table(build=NEW)
    murozond = t.play("TIME_024")
    assert [e.card_id for e in murozond.attached] == ["TIME_024e2"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert murozond.get(ATK) == 8
    t.deck(YETI)
    t.end_turn()
    assert murozond.get(ATK) == INFINITY
    assert [e.card_id for e in murozond.attached] == ["TIME_024e"]


@pytest.mark.parametrize(("guess", "health"), [(YETI, 8), ("CS2_106", 4)])
def test_a_futuristic_forefather_grows_by_a_right_guess(guess: str, health: int) -> None:
    t = table(build=NEW)
    t.hand(YETI, 2)
    t.answers(0, "CS2_106", "CS2_105", guess)
    father = t.play("TIME_041")
    assert stats(father) == (4, health)
    assert [e.card_id for e in father.attached] == ["TIME_041e2"] * (health == 8)


def test_a_futuristic_forefather_asks_nothing_of_an_empty_hand() -> None:
    t = table(build=NEW)
    assert stats(t.play("TIME_041")) == (4, 4)


@pytest.mark.parametrize(
    ("build", "newest", "older"),
    [
        (234747, "TIME_059", "TLC_249"),
        (238003, "CATA_490", "TIME_059"),
    ],
)
def test_timelord_nozdormu_awakens_sooner_for_cards_of_the_newest_expansion(
    build: int, newest: str, older: str
) -> None:
    t = table("HERO_07", build=build)
    nozdormu = t.play("TIME_063")
    (sleep,) = nozdormu.attached
    assert (sleep.card_id, nozdormu.get(DORMANT)) == ("TIME_063e1", 1)
    t.play(older) if older == "TIME_059" else None
    t.play(YETI)
    assert sleep.get(SCORE_VALUE_2) == 0
    t.play(newest, *([t.hand(YETI)] if newest == "CATA_490" else []))
    assert sleep.get(SCORE_VALUE_2) == 1
    for turn in range(4):
        assert nozdormu.get(DORMANT) == 1, turn
        t.round()
    assert nozdormu.get(DORMANT) == 0


def test_a_circadiamancer_brings_a_minion_that_gets_cheaper() -> None:
    t = table(build=NEW)
    t.answers("EX1_298")
    t.play("TIME_102")
    (found,) = t.game.hand[1]
    t.game.oracle = Sequential()
    seen = [found.get(COST)]
    for _ in range(2):
        t.round()
        seen.append(found.get(COST))
    assert (seen, found.attached[0].card_id) == ([8, 7, 6], "TIME_102e")


def test_chromie_draws_what_was_played_before() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI, "CS2_029", "CS2_186")
    chromie = t.minion("TIME_103")
    t.play("CS2_029", t.hero(2))
    t.play(YETI), t.play(YETI)
    t.play("EX1_277")
    t.kill(chromie)
    assert sorted(t.cards()) == ["CS2_029", YETI]
    assert sorted(e.card_id for e in t.game.deck[1]) == [YETI, "CS2_186"]


def test_morchie_keeps_both_outcomes_of_a_rewind() -> None:
    t = table(build=NEW)
    morchie = t.minion("END_036")
    t.answers("CS2_168", "CS2_172")
    t.play("TIME_000")
    assert t.cards() == ["CS2_168", "CS2_172"]
    assert [e.card_id for e in t.game.owner(1).attached] == ["END_036e"]
    t.kill(morchie)
    t.answers("CS2_168", "TIME_000ta")
    t.play("TIME_000")
    assert len(t.cards()) == 3


def test_morchie_keeps_both_outcomes_of_a_battlecry_and_no_others() -> None:
    t = table(build=NEW)
    t.minion("END_036")
    t.answers(t.hero(2), t.hero(2))
    t.play("TIME_004")
    assert t.hero(2).get(DAMAGE) == 14
    t.play("TIME_703")
    assert t.row().count("TIME_703") == 1


def test_morchie_finds_a_rewind_card_of_any_class() -> None:
    t = table("HERO_09", build=NEW)
    t.answers("TIME_000", "TIME_001", "TIME_002", "TIME_001")
    t.play("END_036")
    assert t.cards() == ["TIME_001"]


FORMS = ["TIME_038", "TIME_038t1", "TIME_038t2", "TIME_038t3"]


@pytest.mark.parametrize(("build", "forms"), [(231191, [FORMS[0], *FORMS[2:]]), (NEW, FORMS)])
def test_mister_clocksworth_may_go_back_more_than_once(build: int, forms: list[str]) -> None:
    for form, after in zip(forms, [*forms[1:], None], strict=True):
        t = table(build=build)
        clocksworth = t.hand(form)
        t.answers("EX1_298", "EX1_561", *(["TIME_000tb"] if after else []))
        t.play(clocksworth)
        assert sorted(t.row()) == sorted([form, "EX1_298", "EX1_561"])
        assert clocksworth.get(REWINDING_CARD) == (clocksworth.id if after else 0)
        again = t.hand(form)
        if after:
            play_once_more(t.game, again.id)
            assert again.card_id == after


def test_chrono_lord_deios_doubles_what_his_side_does() -> None:
    t = table("HERO_08", build=NEW)
    deios = t.minion("TIME_064")
    assert [e.card_id for e in t.game.owner(1).attached] == ["TIME_064e"]
    t.play("CORE_CS2_189", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.play(t.power(), t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.spent()) == (4, 3)
    t.deck(*[YETI] * 4)
    t.kill(t.minion("EX1_096"))
    assert len(t.cards()) == 2
    attendant = t.minion("TIME_100")
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in t.game.hand[1]] == [(6, 7)] * 2
    t.deck(YETI)
    t.end_turn()
    t.kill(deios)
    assert not t.game.owner(1).attached
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(t.game.hand[1][0]) == (7, 8)
    assert attendant.zone == Zone.PLAY


def test_chrono_lord_deios_lets_auras_count_as_ever() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("TIME_064"), t.minion("TIME_064", 2)
    aura = t.play("TIME_700")
    t.deck(YETI, side=2)
    t.end_turn()
    assert (aura.get(QUEST_PROGRESS), t.row().count("TIME_700t")) == (1, 1)
