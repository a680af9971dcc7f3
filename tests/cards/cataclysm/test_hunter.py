"""Cataclysm: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    CARDRACE,
    COST,
    DAMAGE,
    RESOURCES_USED,
    RUSH,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.cards.words.selectors import races_of
from hsreplay_sim.engine.load import game_from_state, ledger_of, open_ledger, state_of
from table import YETI, Table, stats, table

NEW = 255790


def test_a_nurturing_nature_strengthens_a_beast_here_and_there() -> None:
    t = table("HERO_05", build=246000)
    beast, yeti, held = t.minion("CS2_172"), t.minion(), t.hand("CS2_172")
    assert t.refuses("MEND_305", yeti)
    t.play("MEND_305", beast)
    assert [stats(e) for e in (beast, yeti, held)] == [(5, 4), (4, 5), (5, 4)]


def test_magmaw_fills_the_board_again_and_again() -> None:
    t = table("HERO_05", build=255790)
    magmaw = t.play("CATA_550")
    assert sorted(t.row()) == ["CATA_550"] + ["CATA_550t"] * 6
    assert magmaw.get(TAG_SCRIPT_DATA_NUM_1) == 93
    t.kill(t.at(1, -1), t.at(1, -2))
    assert (len(t.row()), magmaw.get(TAG_SCRIPT_DATA_NUM_1)) == (7, 91)
    assert sum(stats(e)[0] for e in t.game.row(1)) == 2 + 6 * 2 + 2 * 2


def test_magmaw_fills_what_is_returned_to_the_hand() -> None:
    t = table("HERO_05", build=255790)
    magmaw = t.play("CATA_550")
    t.play("EX1_144", t.at(1, -1))  # Shadowstep
    assert (len(t.row()), magmaw.get(TAG_SCRIPT_DATA_NUM_1)) == (7, 92)


def test_magmaw_has_no_more_than_are_left() -> None:
    t = table("HERO_05", build=255790)
    magmaw = t.hand("CATA_550")
    magmaw.tags[TAG_SCRIPT_DATA_NUM_1] = 2
    t.play(magmaw)
    assert (len(t.row()), magmaw.get(TAG_SCRIPT_DATA_NUM_1)) == (3, 0)
    t.kill(magmaw)
    assert t.row() == ["CATA_550t"] * 2


@pytest.mark.parametrize(
    ("card", "better", "size"),
    [
        ("CATA_551", "CATA_551t", (6, 6)),
        ("CATA_552", "CATA_552t", (8, 8)),
        ("CATA_553", "CATA_553t", (12, 12)),
    ],
)
def test_a_dragon_played_makes_a_dragon_of_what_is_held(
    card: str, better: str, size: tuple[int, int]
) -> None:
    t = table("HERO_05", build=NEW)
    held = t.hand(card)
    t.play(YETI)
    assert held.card_id == card
    t.play("NEW1_023")  # a Dragon
    assert (held.card_id, stats(held), held.get(CARDRACE)) == (better, size, Race.DRAGON)


def test_an_enemys_dragon_does_not_count() -> None:
    t = table("HERO_05", build=NEW)
    held = t.hand("CATA_551")
    t.end_turn()
    t.play("NEW1_023")
    assert held.card_id == "CATA_551"


@pytest.mark.parametrize(("card", "dealt"), [("CATA_552", 4), ("CATA_552t", 8)])
def test_an_ebonscale_scout_deals_its_attack(card: str, dealt: int) -> None:
    t = table("HERO_05", build=NEW)
    t.play(card, t.hero(2))
    assert t.hero(2).get(DAMAGE) == dealt


@pytest.mark.parametrize("card", ["CATA_553", "CATA_553t"])
def test_ebyssian_gives_dragons_rush_for_the_game(card: str) -> None:
    t = table("HERO_05", build=NEW)
    t.kill(t.play(card))
    dragon, yeti, enemy = t.minion("NEW1_023"), t.minion(), t.minion("NEW1_023", side=2)
    assert [e.get(RUSH) for e in (dragon, yeti, enemy)] == [1, 0, 0]


def test_a_second_triumph_of_sylvanas_hits_all_enemies() -> None:
    t = table("HERO_05", build=NEW)
    first, second = t.hand("CATA_557"), t.hand("CATA_557")
    enemy, other = t.minion(side=2), t.minion(side=2)
    t.play(first, enemy)
    assert [e.get(DAMAGE) for e in (enemy, other, t.hero(2))] == [3, 0, 0]
    t.play(second)
    assert [e.get(DAMAGE) for e in (other, t.hero(2), t.hero(1))] == [3, 3, 0]


def test_confronting_the_tol_vir_brings_back_the_minions_of_one() -> None:
    t = table("HERO_05", build=NEW)
    t.kill(t.play("CS2_168"), t.play("CS2_172"))
    t.kill(t.play("CS2_231"), t.play("CS2_168"))
    t.play("CATA_557", t.hero(2))
    t.play("CATA_560")
    assert sorted(t.row()) == ["CS2_168", "CS2_168"]


def test_no_more_come_from_the_tol_vir_than_find_room() -> None:
    t = table("HERO_05", build=NEW)
    for _ in range(8):
        t.kill(t.play("CS2_168"))
    t.play("CATA_560")
    assert t.row() == ["CS2_168"] * 7


def test_a_tol_vir_carver_makes_a_card_cheaper_each_turn() -> None:
    t = table("HERO_05", build=NEW)
    yeti, other = t.hand(YETI), t.hand(YETI)
    t.play("CATA_566", yeti)
    costs = [yeti.get(COST)]
    for _ in range(5):
        t.round()
        costs.append(yeti.get(COST))
    assert (costs, other.get(COST)) == ([4, 3, 2, 1, 0, 0], 4)


@pytest.mark.parametrize(("victim", "dealt"), [("CS2_231", 5), (YETI, 3)])
def test_a_wasteland_vanguard_goes_on_if_any_die(victim: str, dealt: int) -> None:
    t = table("HERO_05", build=NEW)
    t.minion(victim, side=2)
    t.decides(pick=lambda options: options[-1])
    t.play("MEND_302")
    assert t.hero(2).get(DAMAGE) + (5 - stats(t.at(2, 0))[1] if t.row(2) else 0) == dealt


@pytest.mark.parametrize(
    ("card", "drawn", "size"),
    [("CATA_820", 3, (6, 7)), ("CATA_820t", 3, (4, 5)), ("CATA_820t2", 0, (6, 7))],
)
def test_a_supply_run_does_both_or_half(card: str, drawn: int, size: tuple[int, int]) -> None:
    t = table("HERO_05", build=NEW)
    held = t.hand(YETI)
    t.deck("CS2_029", YETI, YETI, YETI, YETI)
    t.play(card)
    assert (len(t.cards()) - 1, t.cards().count("CS2_029")) == (drawn, 0)
    assert [stats(e) for e in (held, t.game.hand[1][-1])] == [size] * 2


def test_a_supply_run_finds_few_minions() -> None:
    t = table("HERO_05", build=NEW)
    t.deck("CS2_029", YETI)
    t.play("CATA_820")
    assert t.cards() == [YETI]


def costs_of(t: Table) -> list[int]:
    """The printed costs of the minions of a board."""
    return [e.card.cost for e in t.game.row(1) if e.card is not None]


def test_tame_pets_make_companions_dearer_one_by_one() -> None:
    t = table("HERO_05", build=NEW)
    t.deck(YETI, YETI)
    t.play("NEW1_031")
    assert t.row()[0] in ("NEW1_032", "NEW1_033", "NEW1_034")
    for cost in (4, 5):
        t.play("MEND_300")
        t.kill(*t.game.row(1))
        t.play("NEW1_031")
        assert costs_of(t) == [cost]
        assert all(Race.BEAST in races_of(e) for e in t.game.row(1))
    assert t.cards() == [YETI, YETI]


def test_the_enemys_companions_stay_as_they_are() -> None:
    t = table("HERO_05", "HERO_05", build=NEW)
    t.play("MEND_303")
    t.end_turn()
    t.play("NEW1_031")
    assert t.row(2)[0] in ("NEW1_032", "NEW1_033", "NEW1_034")


def test_a_migrating_elekk_replaces_companions() -> None:
    t = table("HERO_05", build=NEW)
    t.kill(t.play("MEND_303"))
    t.play("NEW1_031")
    assert costs_of(t) == [4]


def test_a_spiritspeaker_lets_choose_a_companion() -> None:
    t = table("HERO_05", build=NEW)
    t.decides(pick=lambda options: options[1])
    t.play("MEND_301")
    assert len(t.row()) == 2
    assert set(t.row()) & {"NEW1_032", "NEW1_033", "NEW1_034"}


def test_roaming_free_chooses_among_dearer_beasts() -> None:
    t = table("HERO_05", build=NEW)
    t.play("MEND_307")
    assert costs_of(t) == [5]
    assert Race.BEAST in races_of(t.at(1, 0))


@pytest.mark.parametrize(("card", "number"), [("NEW1_031", 2), ("MEND_301", 3), ("OG_211", 4)])
def test_talya_brings_one_more_companion(card: str, number: int) -> None:
    t = table("HERO_05", build=NEW)
    t.kill(t.play("MEND_304"))
    t.play(card)
    assert len(t.row()) == number


def test_a_full_board_has_no_room_for_companions() -> None:
    t = table("HERO_05", build=NEW)
    t.kill(t.play("MEND_304"))
    for _ in range(6):
        t.minion()
    t.play("NEW1_031")
    assert len(t.row()) == 7


def test_calls_of_the_wild_bring_what_replaced_the_companions() -> None:
    t = table("HERO_05", build=NEW)
    t.play("MEND_307")
    t.kill(*t.game.row(1))
    t.play("OG_211")
    assert costs_of(t) == [5, 5, 5]


def test_companions_that_nothing_is_so_dear_as_are_as_dear_as_can_be() -> None:
    t = table("HERO_05", build=NEW)
    for _ in range(9):
        t.game.owner(1).tags[RESOURCES_USED] = 0
        t.play("MEND_307")
        t.kill(*t.game.row(1))
    t.game.owner(1).tags[RESOURCES_USED] = 0
    t.play("NEW1_031")
    assert costs_of(t)[0] >= 9


def test_what_replaced_the_companions_is_saved() -> None:
    t = table("HERO_05", build=NEW)
    t.kill(t.play("MEND_303"))
    state, ledger = state_of(t.game), ledger_of(t.game)
    t.game = game_from_state(state, t.game.cards, t.game.scripts, t.game.oracle, NEW)
    open_ledger(t.game, ledger)
    t.play("NEW1_031")
    assert costs_of(t) == [4]


@pytest.mark.parametrize(("held", "other"), [("NEW1_023", 1), (YETI, 5)])
def test_an_earthen_roar_picks_another_beside_a_dragon(held: str, other: int) -> None:
    t = table("HERO_05", build=NEW)
    t.hand(held)
    enemies = [t.minion(side=2) for _ in range(4)]
    if other == 1:
        t.answers(2)
    t.play("CATA_554", enemies[0])
    assert [stats(e)[1] for e in enemies] == [1, 5, 5, other]


def test_an_earthen_roar_at_the_only_enemy_picks_nobody() -> None:
    t = table("HERO_05", build=NEW)
    t.hand("NEW1_023")
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("CATA_554", enemy)
    assert [stats(e)[1] for e in (mine, enemy)] == [5, 1]
