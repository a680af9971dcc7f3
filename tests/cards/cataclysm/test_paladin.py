"""Cataclysm: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    ELUSIVE,
    HEALTH,
    LIFESTEAL,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table

NEW = 255790


def test_a_spearheart_sentry_gets_a_cheaper_holy_spell() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("CATA_474")
    t.deck(YETI, side=2)
    t.answers("CS2_092", 0)
    t.end_turn()
    (kings,) = t.game.hand[1]
    assert (kings.card_id, kings.get(COST)) == ("CS2_092", 1)


def test_a_scalebreaker_bulwark_hits_all_enemies() -> None:
    t = table("HERO_04", build=NEW)
    bulwark, enemy = t.minion("CATA_475"), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (bulwark, enemy, t.hero(2))] == [0, 2, 2]


def test_a_bronze_redeemer_calls_a_dragon_of_its_size() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("CATA_478", damage=1)
    t.deck(YETI, side=2)
    t.end_turn()
    brute = t.at(1, 1)
    assert (brute.card_id, stats(brute)) == ("CATA_478t", (3, 2))


def test_a_convalescence_brings_two_shielded_recruits() -> None:
    t = table("HERO_04", build=246000)
    t.play("MEND_802")
    assert t.row() == ["CS2_101t"] * 2
    assert [e.get(DIVINE_SHIELD) for e in t.game.row(1)] == [1, 1]
    t.fill(1)
    assert t.refuses("MEND_802")


def test_an_emboldening_blade_strengthens_recruits_for_the_game() -> None:
    t = table("HERO_04", build=242566)
    first, yeti = t.minion("CS2_101t"), t.minion()
    t.play("MEND_803")
    assert [stats(each) for each in (first, t.minion("CS2_101t"), yeti)] == [(2, 2), (2, 2), (4, 5)]


def test_chromatus_loses_what_its_heads_stood_for() -> None:
    t = table("HERO_04", build=255790)
    whole = t.play("CATA_432")
    heads = ["CATA_432t1", "CATA_432t2", "CATA_432", "CATA_432t3", "CATA_432t4"]
    assert t.row() == heads
    assert t.refuses("CS2_029", whole)
    for head in (0, 0, -1, -1):
        t.kill(t.at(1, head))
    kept = [whole.get(tag) for tag in (TAUNT, LIFESTEAL, ELUSIVE, DIVINE_SHIELD)]
    assert (t.row(), kept) == (["CATA_432"], [0, 0, 0, 0])
    assert not t.refuses("CS2_029", whole)


def test_chromatus_keeps_the_rest() -> None:
    t = table("HERO_04", build=255790)
    whole = t.play("CATA_432")
    t.kill(t.at(1, 1))
    kept = [whole.get(tag) for tag in (TAUNT, LIFESTEAL, ELUSIVE, DIVINE_SHIELD)]
    assert kept == [1, 0, 1, 1]


def test_nozdormu_shields_or_strengthens() -> None:
    t = table("HERO_04", build=NEW)
    aspect, bare, shielded = t.minion("CATA_473"), t.minion(), t.minion()
    enemy = t.minion(side=2)
    t.game.set(shielded, DIVINE_SHIELD, 1)
    t.end_turn()
    mine = (aspect, bare, shielded)
    assert [e.get(DIVINE_SHIELD) for e in (*mine, enemy)] == [1, 1, 1, 0]
    assert [stats(e) for e in mine] == [(4, 4), (4, 5), (7, 8)]


def test_a_chamber_of_aspects_strengthens_a_minion_in_the_hand() -> None:
    t = table("HERO_04", build=NEW)
    held, other, spell = t.hand(YETI), t.hand(YETI), t.hand("CS2_029")
    chamber = t.play("CATA_477")
    assert t.refuses(chamber, spell)
    t.play(chamber, held)
    assert [stats(e) for e in (held, other)] == [(6, 7), (4, 5)]


def test_gelbins_triumph_gets_an_aura_that_lasts_longer() -> None:
    t = table("HERO_04", build=NEW)
    t.answers("TIME_700")
    t.play("CATA_621")
    (card,) = t.game.hand[1]
    assert card.card is not None
    assert card.get(TAG_SCRIPT_DATA_NUM_1) == card.card.tags[TAG_SCRIPT_DATA_NUM_1] + 1
    t.play(card)
    t.game.oracle = Sequential()
    for _ in range(5):
        t.round()
    assert len(t.row()) == card.card.tags[TAG_SCRIPT_DATA_NUM_1] + 1


def test_gelbins_triumph_finds_auras_only() -> None:
    t = table("HERO_04", build=NEW)
    for _ in range(10):
        t.play("CATA_621")
    assert all("Aura" in e.card.name for e in t.game.hand[1] if e.card is not None)


def test_a_brash_battlemaster_leaves_recruits_stronger() -> None:
    t = table("HERO_04", build=NEW)
    recruit, master = t.minion("CS2_101t"), t.minion("MEND_800")
    assert stats(recruit) == (1, 1)
    t.kill(master)
    late, enemy = t.minion("CS2_101t2"), t.minion("CS2_101t", side=2)
    assert [stats(e) for e in (recruit, late, enemy)] == [(2, 1), (2, 1), (1, 1)]


def test_a_resilient_savior_gives_recruits_health_with_its_shield() -> None:
    t = table("HERO_04", build=NEW)
    recruit, savior = t.minion("CS2_101t"), t.minion("MEND_801")
    t.attack(savior, t.minion("CS2_231", side=2))
    assert (stats(recruit), stats(savior)) == ((1, 2), (3, 1))
    t.kill(savior)
    assert stats(t.minion("CS2_101t")) == (1, 2)


def test_arator_doubles_the_recruits() -> None:
    t = table("HERO_04", build=NEW)
    recruit, yeti = t.minion("CS2_101t"), t.minion()
    t.kill(t.minion("MEND_800"))
    t.play("MEND_804")
    assert [(stats(e), e.get(TAUNT)) for e in (recruit, yeti)] == [((4, 2), 1), ((4, 5), 0)]


def test_arator_doubles_what_is_left_of_a_hurt_recruit() -> None:
    t = table("HERO_04", build=NEW)
    t.play("MEND_803")
    t.play("MEND_803")
    recruit = t.minion("CS2_101t", damage=1)
    assert stats(recruit) == (3, 2)
    t.play("MEND_804")
    assert stats(recruit) == (6, 4)


def test_charity_gets_copies_of_the_fallen() -> None:
    t = table("HERO_04", build=NEW)
    t.kill(t.minion("CS2_168"))
    t.round()
    t.kill(t.minion(), t.minion("CS2_231"), t.minion("CS2_172", side=2))
    t.game.oracle = Sequential()
    before = len(t.cards())
    t.play("MEND_805")
    got = t.game.in_row(t.game.hand[1])[before:]
    assert [(e.card_id, stats(e)) for e in got] == [(YETI, (7, 8)), ("CS2_231", (4, 4))]


def test_teamwork_summons_four_and_gets_four() -> None:
    t = table("HERO_04", build=NEW)
    t.play("MEND_900")
    assert (t.row(), t.cards()) == (["CS2_101t"] * 4, ["CS2_101t"] * 4)


def test_teamwork_takes_the_room_there_is() -> None:
    t = table("HERO_04", build=NEW)
    for _ in range(5):
        t.minion()
    for _ in range(8):
        t.hand(YETI)
    t.play("MEND_900")
    assert (t.row().count("CS2_101t"), t.cards().count("CS2_101t")) == (2, 2)


@pytest.mark.parametrize(("build", "size"), [(238003, (5, 6)), (NEW, (5, 5))])
def test_flight_maneuvers_do_both_or_half(build: int, size: tuple[int, int]) -> None:
    t = table("HERO_04", build=build)
    yeti = t.minion()
    t.play("CATA_479t2")
    assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == (size, 1)
    t.play("CATA_479t")
    drakes = t.game.row(1)[1:]
    assert [(stats(e), e.get(DIVINE_SHIELD)) for e in drakes] == [((4, 2), 0)] * 2
    t.play("CATA_479")
    assert [e.get(DIVINE_SHIELD) for e in t.game.row(1)] == [1] * 5
    assert [stats(e)[0] for e in t.game.row(1)] == [6, 5, 5, 5, 5]


def test_an_inspiring_maul_triggers_an_end_of_turn() -> None:
    t = table("HERO_04", build=NEW)
    t.minion()
    t.minion("CATA_475")
    t.minion("CATA_476", side=2)
    maul = t.weapon("CATA_472")
    t.kill(maul)
    assert (t.hero(2).get(DAMAGE), len(t.row(2)), t.row()) == (2, 1, [YETI, "CATA_475"])


def test_an_inspiring_maul_picks_one_of_two() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("CATA_475")
    drake = t.minion("CATA_999")
    maul = t.weapon("CATA_472")
    t.answers(drake)
    t.kill(maul)
    assert t.hero(2).get(DAMAGE) == 4


def test_a_sandfury_aura_lets_ends_of_turn_act_twice_for_three_turns() -> None:
    t = table("HERO_04", build=NEW)
    t.minion("CATA_475")
    t.game.set(t.minion("CATA_999", side=2), HEALTH, 40)
    t.play("CATA_480")
    dealt = []
    for _ in range(4):
        before = t.hero(2).get(DAMAGE)
        t.round()
        dealt.append(t.hero(2).get(DAMAGE) - before)
    assert dealt == [4, 4, 4, 2]
    assert t.hero(1).get(DAMAGE) == 4 * 4
