"""Festival of Legends: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, SpellSchool
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR_DBID,
    DAMAGE,
    DIVINE_SHIELD,
    HEALTH,
    LIFESTEAL,
    RARITY,
    RESOURCES,
    SPELL_SCHOOL,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table


def test_an_instrument_tech_draws_a_weapon() -> None:
    t = table(build=210640)
    t.deck(YETI, "CS2_106")
    t.play("ETC_418")
    assert t.cards() == ["CS2_106"]


def test_a_has_been_calls_a_five_cost_minion() -> None:
    t = table(build=195635)
    t.answers("CS2_187")
    t.kill(t.minion("ETC_349"))
    assert t.row() == ["CS2_187"]


def test_a_hipster_discovers_a_spell_of_the_other_class() -> None:
    t = table("HERO_08", "HERO_01", build=223542)
    t.deck("CS2_108", side=2)
    t.answers("EX1_606", "EX1_407", "CS2_114", 1)
    t.play("ETC_103")
    assert t.cards() == ["EX1_407"]


def test_an_amplified_elekk_falls_on_the_enemy() -> None:
    t = table(build=217964)
    elekk, mine, foe = t.minion("ETC_086"), t.minion(), t.minion(side=2)
    t.kill(elekk)
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 3, 0]


def test_a_stereo_totem_plays_for_the_hand() -> None:
    t = table(build=217964)
    first, second = t.hand(YETI), t.hand(YETI)
    t.hand("CS2_029")
    t.minion("ETC_105")
    t.answers(second)
    t.end_turn()
    assert (stats(first), stats(second)) == ((4, 5), (6, 7))


def test_a_paparazzi_discovers_a_legend() -> None:
    t = table(build=217964)
    t.play("ETC_326")
    (found,) = t.game.in_row(t.game.hand[1])
    assert found.card is not None
    assert found.get(RARITY) == 5


def test_a_speaker_stomper_makes_enemy_spells_dearer_for_a_turn() -> None:
    t = table(build=217964)
    ball, yeti, own = t.hand("CS2_029", 2), t.hand(YETI, 2), t.hand("CS2_029")
    t.play("JAM_034")
    assert ball.get(COST) == 4
    t.end_turn()
    assert [card.get(COST) for card in (ball, yeti, own)] == [6, 4, 4]
    t.end_turn()
    assert ball.get(COST) == 4


def test_a_cowbell_soloist_plays_alone() -> None:
    t = table(build=217964)
    t.play("ETC_101", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    assert t.refuses("ETC_101", t.hero(2))


def test_an_air_guitarist_lengthens_a_weapon() -> None:
    t = table(build=217964)
    axe = t.weapon("CS2_106")
    t.play("ETC_102")
    assert (axe.get(ATK), axe.get(HEALTH)) == (3, 3)


def test_a_cover_artist_becomes_a_small_copy() -> None:
    t = table(build=217964)
    giant = t.minion("EX1_620", side=2)
    t.play("ETC_110", giant)
    copy = t.at(1, 0)
    assert (t.row(), stats(copy), stats(giant)) == (["EX1_620"], (3, 3), (8, 8))
    assert copy.attached[0].get(CREATOR_DBID) == 92256


def test_a_cover_artist_without_a_model_stays_what_it_is() -> None:
    artist = table(build=217964).play("ETC_110")
    assert (artist.card_id, artist.attached) == ("ETC_110", [])


@pytest.mark.parametrize(("mana", "shields"), [(4, 1), (5, 0)])
def test_a_candleraiser_ends_with_shields(mana: int, shields: int) -> None:
    t = table(build=217964, mana=mana)
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play("ETC_543", position=2)
    assert [e.get(DIVINE_SHIELD) for e in (left, right, far)] == [shields, shields, 0]


@pytest.mark.parametrize(("mana", "found"), [(6, 1), (5, 2)])
def test_a_ghost_writer_writes_more_at_the_end(mana: int, found: int) -> None:
    t = table(build=217964, mana=mana)
    t.play("ETC_088")
    assert [e.type for e in t.game.in_row(t.game.hand[1])] == [CardType.SPELL] * found


def test_an_oscillator_makes_the_next_mech_cheaper() -> None:
    t = table(build=217964)
    first, second, yeti = t.hand("EX1_006"), t.hand("EX1_006"), t.hand(YETI)
    t.play("ETC_106")
    assert [card.get(COST) for card in (first, second, yeti)] == [2, 2, 4]
    t.play(first)
    assert second.get(COST) == 3


def test_a_freebird_counts_its_like() -> None:
    t = table(build=217964)
    assert stats(t.play("ETC_336")) == (2, 2)
    t.play(YETI)
    t.play("ETC_336")
    last = t.hand("ETC_336")
    assert last.get(TAG_SCRIPT_DATA_NUM_1) == 2
    assert stats(t.play(last)) == (4, 4)


def test_a_pyrotechnician_answers_spells_with_fire() -> None:
    t = table("HERO_08", build=217964)
    t.minion("ETC_540")
    t.play("CS2_024", t.hero(2))
    (found,) = t.game.in_row(t.game.hand[1])
    assert found.get(SPELL_SCHOOL) == SpellSchool.FIRE


def test_an_audio_amplifier_goes_to_eleven() -> None:
    t = table(build=217964, mana=10)
    t.deck(*[YETI] * 12)
    t.play("ETC_087")
    for _ in range(10):
        t.hand(YETI)
    t.play("CS2_029", t.hero(2))
    t.round()
    assert (len(t.cards()), t.tag(RESOURCES)) == (11, 11)


@pytest.mark.parametrize(("mana", "lifesteal"), [(3, 0), (2, 1)])
def test_an_audio_medic_heals_last(mana: int, lifesteal: int) -> None:
    t = table("HERO_04", build=199503, mana=mana)
    assert t.play("ETC_325").get(LIFESTEAL) == lifesteal


def test_an_outfit_tailor_gives_its_own_size() -> None:
    t = table("HERO_04", build=199503)
    yeti = t.minion()
    t.play("ETC_420", yeti)
    assert stats(yeti) == (6, 7)


@pytest.mark.parametrize(("mana", "wounds"), [(4, 0), (3, 4)])
def test_a_festival_security_last_draws_all_attacks(mana: int, wounds: int) -> None:
    t = table(build=199503, mana=mana)
    t.minion(side=2)
    assert t.play("ETC_542").get(DAMAGE) == wounds


def test_a_merch_seller_lays_a_spell_on_the_deck_of_the_opponent() -> None:
    t = table(build=255790)
    t.deck(YETI, side=2)
    t.minion("ETC_111")
    t.end_turn()
    assert [card.type for card in t.game.hand[2]] == [CardType.SPELL]
    assert [card.card_id for card in t.game.deck[2]] == [YETI]
