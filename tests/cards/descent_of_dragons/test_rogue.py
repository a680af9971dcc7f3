"""Descent of Dragons with Galakrond's Awakening: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR,
    DAMAGE,
    INVOKE_COUNTER,
    NUM_CARDS_TO_DRAW,
    TAG_SCRIPT_DATA_NUM_1,
)
from invoking import galakrond
from table import YETI, table
from texts import written


def test_skyvateer_leaves_a_card() -> None:
    t = table()
    t.deck(YETI)
    t.kill(t.minion("YOD_016"))
    assert t.cards() == [YETI]


def test_dragons_hoard_offers_legends_of_other_classes() -> None:
    t = table("HERO_03")
    t.answers("EX1_559", "EX1_383", "NEW1_010", "EX1_383")
    t.play("DRG_028")
    assert t.cards() == ["EX1_383"]


def test_bloodsail_flybooter_brings_two_pirates() -> None:
    t = table()
    t.play("DRG_035")
    assert t.cards() == ["DRG_035t", "DRG_035t"]


def test_praise_galakrond_gives_attack_and_invokes() -> None:
    """U054:2098: its hero power gives a Lackey (DRG_238p2), and it counts one Invoke."""
    t = table("HERO_03")
    main, proxy = galakrond(t, "DRG_610", Zone.HAND)
    yeti = t.minion()
    t.answers("DAL_613")
    t.play("DRG_030", yeti)
    assert (yeti.get(ATK), [each.card_id for each in yeti.attached]) == (5, ["DRG_030e"])
    assert t.cards() == ["DRG_610", "DAL_613"]
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in (main, proxy)] == [1, 1]
    assert t.game.owner(1).get(INVOKE_COUNTER) == 1


def test_an_invoke_without_a_galakrond_does_nothing() -> None:
    t = table("HERO_03")
    t.play("DRG_030", t.minion())
    assert (t.cards(), t.game.owner(1).get(INVOKE_COUNTER)) == ([], 0)


@pytest.mark.parametrize("zone", [Zone.DECK, Zone.HAND])
def test_two_invokes_make_galakrond_greater_wherever_it_is(zone: Zone) -> None:
    """U317:2945 in the deck, U051:8154 in the hand."""
    t = table("HERO_03")
    main, proxy = galakrond(t, "DRG_610", zone)
    yeti, forms = t.minion(), []
    for _ in range(5):
        t.answers("DAL_613")
        t.play("DRG_030", yeti)
        assert main.card_id == proxy.card_id
        forms.append(main.card_id)
    assert forms == ["DRG_610", "DRG_610t2", "DRG_610t2", "DRG_610t3", "DRG_610t3"]


def test_seal_fate_hits_the_unhurt_and_invokes() -> None:
    t = table("HERO_03")
    galakrond(t, "DRG_610")
    hurt, whole = t.minion(side=2, damage=1), t.minion(side=2)
    assert t.refuses("DRG_247", hurt)
    t.answers("DAL_613")
    t.play("DRG_247", whole)
    assert (whole.get(DAMAGE), t.cards()[-1]) == (3, "DAL_613")


@pytest.mark.parametrize(
    ("form", "drawn", "weapon"), [("DRG_610", 1, 0), ("DRG_610t2", 2, 0), ("DRG_610t3", 4, 1)]
)
@pytest.mark.parametrize(("build", "cost"), [(45310, 0), (54613, 1), (77662, 0)])
def test_galakrond_the_nightmare_draws_cards_for_little(
    form: str, drawn: int, weapon: int, build: int, cost: int
) -> None:
    t = table("HERO_03", build=build)
    t.deck(*[YETI] * 5)
    since = len(t.game.out)
    t.play(form)
    draws = [value for _, tag, value in written(t.game, since) if tag == NUM_CARDS_TO_DRAW]
    assert draws == [1, 0] * drawn  # each gets its enchantment before the next draw
    assert t.game.power[1].card_id == "DRG_238p2"
    assert t.game.hero[1].card_id == form
    assert [each.get(COST) for each in t.game.hand[1]] == [cost] * drawn
    assert {each.attached[0].card_id for each in t.game.hand[1]} == {"DRG_610e"}
    found = t.game.weapon[1]
    assert (found.card_id if found else "") == ("DRG_238ht" if weapon else "")


@pytest.mark.parametrize(("invokes", "coins"), [(1, 0), (2, 3)])
def test_umbral_skulker_brings_coins_after_two_invokes(invokes: int, coins: int) -> None:
    t = table("HERO_03")
    t.game.owner(1).tags[INVOKE_COUNTER] = invokes
    t.play("DRG_027")
    assert t.cards() == ["GAME_005"] * coins


def test_candle_breath_is_cheaper_with_a_dragon() -> None:
    t = table("HERO_03")
    t.deck(YETI, YETI, YETI, YETI)
    breath = t.hand("DRG_033")
    assert breath.get(COST) == 6
    t.hand("EX1_561")
    assert breath.get(COST) == 3
    t.play(breath)
    assert t.cards().count(YETI) == 3


def test_necrium_apothecary_takes_a_deathrattle() -> None:
    t = table()
    t.deck("FP1_007", YETI)
    t.play("CS2_231")
    apothecary = t.play("DRG_031")
    assert t.cards() == ["FP1_007"]
    t.kill(apothecary)
    assert "FP1_007t" in t.row()


def test_stowaway_draws_what_was_made() -> None:
    t = table()
    made, _, _ = t.deck(YETI, "CS2_120", "CS2_120")
    made.tags[CREATOR] = 1
    t.play("DRG_034")
    assert t.cards() == [YETI]


def test_waxadred_burns_on_in_the_deck() -> None:
    t = table()
    t.kill(t.minion("DRG_036"))
    assert [e.card_id for e in t.game.deck[1]] == ["DRG_036t"]
    t.round()
    assert t.row() == ["DRG_036"]


def test_waxmancy_finds_a_cheaper_battlecry() -> None:
    t = table("HERO_03")
    t.answers("CS2_189", "EX1_066", "CS2_147", "CS2_147")
    t.play("YOD_018")
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("CS2_147", 2)]
