"""The League of Explorers: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    EXTRA_BATTLECRIES_BASE,
    IS_EXTRA_TRIGGERED_POWER,
    TAUNT,
)
from table import YETI, stats, table
from texts import written


@pytest.mark.parametrize(("deck", "damage"), [([YETI, "CS2_200"], 0), ([YETI, YETI], 20)])
def test_reno_heals_all_without_duplicates(deck: list[str], damage: int) -> None:
    t = table()
    t.deck(*deck)
    hero = t.hurt(1, 20)
    t.play("LOE_011")
    assert hero.get(DAMAGE) == damage


def test_huge_toad_spits() -> None:
    t = table()
    t.kill(t.minion("LOE_046"))
    assert t.hero(2).get(DAMAGE) == 1


def test_elise_shuffles_the_map_which_finds_the_monkey() -> None:
    t = table()
    t.play("LOE_079")
    assert [e.card_id for e in t.game.deck[1]] == ["LOE_019t"]
    t.play("LOE_019t")
    assert t.cards() == ["LOE_019t"]
    assert [e.card_id for e in t.game.deck[1]] == ["LOE_019t2"]


@pytest.mark.parametrize(
    ("card_id", "offer"),
    [
        ("LOE_029", ("CS2_125", "CS2_127", "CS2_196")),
        ("LOE_047", ("CS2_120", "CS2_125", "CS2_172")),
    ],
)
def test_explorers_discover(card_id: str, offer: tuple[str, ...]) -> None:
    t = table("HERO_09")
    t.answers(*offer[:2], offer[0] if offer[0] == offer[2] else offer[2], 1)
    t.play(card_id)
    assert t.cards() == [offer[1]]


def test_r169_brann_repeats_battlecries_of_minions() -> None:
    t = table()
    brann = t.play("LOE_077")
    assert t.tag(EXTRA_BATTLECRIES_BASE) == 1
    t.play("CFM_647", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.play("OG_061", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3, "a spell has no Battlecry"
    t.kill(brann)
    assert t.tag(EXTRA_BATTLECRIES_BASE) == 0
    t.play("CFM_647", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


@pytest.mark.parametrize(("build", "laid"), [(14830, 2), (31761, 2), (45310, 1)])
def test_r169_the_second_battlecry_lays_an_enchantment_of_its_own_up_to_43246(
    build: int, laid: int
) -> None:
    """U074:7913 and 7928, U214:7422 and 7456."""
    t = table(build=build)
    t.play("LOE_077")
    t.hand(YETI)
    drake = t.play("EX1_043")
    assert [each.card_id for each in drake.attached] == ["EX1_043e"] * laid
    assert stats(drake) == (4, 3)


@pytest.mark.parametrize(("build", "marks"), [(195635, []), (223542, [1, 0])])
def test_r169_a_repeated_battlecry_is_marked_since_223542(build: int, marks: list[int]) -> None:
    """U127:6560, U575:8876."""
    t = table(build=build)
    t.play("LOE_077")
    t.hand(YETI)
    t.play("EX1_043")
    told = written(t.game, 0)
    assert [value for _, tag, value in told if tag == IS_EXTRA_TRIGGERED_POWER] == marks


def test_reno_asks_when_nobody_has_seen_the_deck() -> None:
    t = table()
    t.game.create("", 1, Zone.DECK), t.game.create("", 1, Zone.DECK)
    hero = t.hurt(1, 20)
    t.answers(1)
    t.play("LOE_011")
    assert hero.get(DAMAGE) == 0


def test_gorillabot_finds_a_mech_beside_another() -> None:
    t = table()
    t.play("LOE_039")
    assert t.cards() == []
    t.answers("GVG_085", "GVG_006", "GVG_082", "GVG_006")
    t.play("LOE_039")
    assert t.cards() == ["GVG_006"]


def test_anubisath_sentinel_leaves_its_strength_to_a_friend() -> None:
    t = table()
    sentinel, yeti = t.minion("LOE_061"), t.minion()
    t.minion(side=2)
    t.kill(sentinel)
    assert stats(yeti) == (7, 8)


@pytest.mark.parametrize(("beside", "taunt"), [("CS2_172", 1), (YETI, 0)])
def test_fossilized_devilsaur_guards_with_a_beast(beside: str, taunt: int) -> None:
    t = table()
    t.minion(beside)
    assert t.play("LOE_073").get(TAUNT) == taunt


def test_wobbling_runts_fall_apart() -> None:
    t = table()
    t.kill(t.minion("LOE_089"))
    assert sorted(t.row()) == ["LOE_089t", "LOE_089t2", "LOE_089t3"]


def test_eerie_statue_moves_when_it_is_alone() -> None:
    t = table()
    statue = t.minion("LOE_107")
    assert not t.refuses(statue, t.hero(2))
    foe = t.minion(side=2)
    assert t.refuses(statue, foe)


def test_ancient_shade_hides_a_curse() -> None:
    t = table()
    t.play("LOE_110")
    assert [e.card_id for e in t.game.deck[1]] == ["LOE_110t"]
    t.deck(YETI)
    t.play("EX1_015")
    assert t.hero(1).get(DAMAGE) == 7


def test_naga_sea_witch_prices_the_hand() -> None:
    t = table()
    yeti, coin = t.hand("CS2_182"), t.hand("GAME_005")
    t.minion("LOE_038")
    assert (yeti.get(COST), coin.get(COST)) == (5, 5)


def test_summoning_stone_summons_for_the_cost_of_a_spell() -> None:
    t = table()
    t.minion("LOE_086")
    t.minion("CS2_231")
    t.answers("CS2_182")
    t.play("CS2_029", t.hero(2))
    assert t.row() == ["LOE_086", "CS2_231", "CS2_182"]


def test_djinni_of_zephyrs_is_the_second_target_of_a_spell_on_a_friend() -> None:
    t = table()
    djinni, yeti, foe = t.minion("LOE_053"), t.minion(), t.minion(side=2)
    t.play("CS2_092", yeti)  # Blessing of Kings
    assert (stats(yeti), stats(djinni)) == ((8, 9), (8, 10))
    t.play("CS2_092", foe)
    t.play("CS2_092", djinni)
    assert stats(djinni) == (12, 14)


def test_sir_finley_discovers_a_power_that_is_not_the_present_one() -> None:
    t = table("HERO_08")
    old = t.power()
    t.answers("CS2_102", "CS2_101", "CS2_056", "CS2_101")
    t.play("LOE_076")
    assert t.power().card_id == "CS2_101"
    assert old.zone == Zone.SETASIDE
    t.play(t.power())
    assert t.row() == ["LOE_076", "CS2_101t"]


def test_arch_thief_rafaam_discovers_an_artifact() -> None:
    t = table()
    t.answers("LOEA16_5", "LOEA16_4", "LOEA16_3", "LOEA16_3")
    t.play("LOE_092")
    assert t.cards() == ["LOEA16_3"]


def test_loe_019t2_the_golden_monkey_replaces_hand_and_deck() -> None:
    t = table()
    t.deck(YETI)
    t.hand(YETI), t.hand("CS2_029")
    t.answers("EX1_016", "EX1_298", "EX1_002")
    t.play("LOE_019t2")
    assert [e.card_id for e in t.game.deck[1]] == ["EX1_016"]
    assert t.cards() == ["EX1_298", "EX1_002"]
