"""Across the Timeways: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, DIVINE_SHIELD, HEALTH
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.words import INFINITY
from table import YETI, Table, stats, table

NEW = 238003


def test_a_hardlight_protector_heals_and_shields_its_hero() -> None:
    t = table("HERO_04", build=NEW)
    hero = t.hurt(1, 10)
    t.play("TIME_015")
    assert (hero.get(DAMAGE), hero.get(DIVINE_SHIELD)) == (7, 1)


def test_mending_the_timeline_heals_by_the_costs_of_holy_spells() -> None:
    t = table("HERO_04", build=NEW)
    hero = t.hurt(1, 20)
    t.answers("CS2_093", "CS2_092", "TIME_000ta")
    t.play("TIME_018")
    assert t.cards() == ["CS2_093", "CS2_092"]
    spells = t.game.in_row(t.game.hand[1])
    assert hero.get(DAMAGE) == 20 - sum(e.get(COST) for e in spells)


def test_a_pmm_infinitizer_makes_eights_that_spare_heroes() -> None:
    t = table("HERO_04", build=NEW)
    yeti = t.minion()
    t.play("TIME_043", yeti)
    assert stats(yeti) == (8, 8)
    assert t.refuses(yeti, t.hero(2))
    t.round()
    t.attack(yeti, t.hero(2))


def test_a_chronological_aura_brings_a_dragon_each_turn() -> None:
    t = table("HERO_04", build=241170)
    t.play("TIME_700")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["TIME_700t"]


def test_runi_sends_the_hand_two_turns_ahead() -> None:
    t = table("HERO_04", build=255790)
    yeti, raptor, spell = t.hand(YETI), t.hand("CS2_172"), t.hand("CS2_029")
    t.play("TIME_EVENT_998")
    assert [each.zone for each in (yeti, raptor, spell)] == [Zone.SETASIDE] * 2 + [Zone.HAND]
    t.round()
    assert yeti.zone == Zone.SETASIDE
    t.round()
    assert [each.zone for each in (yeti, raptor)] == [Zone.HAND] * 2
    assert [stats(each) for each in (yeti, raptor)] == [(9, 10), (8, 7)]


def test_runi_finds_a_full_hand() -> None:
    t = table("HERO_04", build=255790)
    yeti = t.hand(YETI)
    t.play("TIME_EVENT_998")
    for _ in range(9):
        t.hand("CS2_029")
    t.round()
    t.round()
    assert yeti.zone == Zone.SETASIDE
    assert len(t.cards()) == 10


def test_a_hand_of_infinity_is_infinite_for_a_turn_and_spares_heroes() -> None:
    t = table("HERO_04", build=NEW)
    giant = t.minion("CS2_186", 2)
    hand = t.play("END_012")
    assert (hand.get(ATK), t.refuses(t.hero(1), t.hero(2))) == (INFINITY, True)
    t.attack(t.hero(1), giant)
    assert giant.zone == Zone.GRAVEYARD
    t.deck(YETI, side=2)
    t.end_turn()
    assert hand.get(ATK) == 4


AURAS = ("TIME_009t1", "TIME_009t2", "TIME_700")


def test_gelbin_puts_one_of_each_aura_into_play() -> None:
    t = table("HERO_04", build=NEW)
    t.play("TIME_700")
    deck = t.deck(*AURAS, *AURAS, YETI)
    t.play("TIME_009")
    lying = [e.card_id for e in t.game.secrets[1]]
    assert sorted(lying) == sorted(AURAS)
    assert [e.zone == Zone.DECK for e in deck].count(True) == 5


def test_gelbin_leaves_an_aura_without_room_in_the_deck() -> None:
    t = table("HERO_04", build=NEW)
    for secret in ("EX1_130", "EX1_132", "EX1_136", "EX1_379"):
        t.play(secret)
    t.deck(*AURAS)
    t.play("TIME_009")
    assert (len(t.game.secrets[1]), len(t.game.deck[1])) == (5, 2)


def test_a_gnomish_aura_heals_three_times() -> None:
    t = table("HERO_04", build=NEW)
    t.hurt(1, 20)
    enemy, aura = t.minion(side=2, damage=4), t.play("TIME_009t1")
    seen = []
    for _ in range(4):
        t.round()
        seen.append(t.hero(1).get(DAMAGE))
    assert (seen, aura.zone) == ([16, 12, 8, 8], Zone.GRAVEYARD)
    assert enemy.get(DAMAGE) == 4


def test_mekkatorques_aura_strengthens_one_each_turn() -> None:
    t = table("HERO_04", build=NEW)
    one, other, aura = t.minion(), t.minion(), t.play("TIME_009t2")
    t.deck(YETI, side=2)
    t.answers(other, 0)
    t.end_turn()
    assert [(stats(e), e.get(DIVINE_SHIELD)) for e in (one, other)] == [((4, 5), 0), ((8, 9), 1)]
    assert (aura.zone, other.attached[0].card_id) == (Zone.SECRET, "TIME_009t2e")


def test_a_neon_innovation_finds_a_greater_paladin_mech() -> None:
    t = table("HERO_05", build=NEW)
    t.answers("BOT_911", "BOT_537", "ULD_217", 1)
    before = CardStore.open().at(NEW).get("BOT_537")
    t.play("TIME_016")
    (found,) = t.game.hand[1]
    assert before is not None
    assert stats(found) == (before.tags.get(ATK, 0) + 5, before.tags[HEALTH] + 5)


@pytest.mark.parametrize("aura", [False, True])
def test_manifested_timeways_hurt_under_an_aura(aura: bool) -> None:
    t = table("HERO_04", build=NEW)
    t.play("TIME_700" if aura else "EX1_130")
    enemy, friend = t.minion(side=2), t.minion()
    t.play("TIME_019")
    assert [e.get(DAMAGE) for e in (enemy, t.hero(2), friend)] == [3 * aura, 3 * aura, 0]


def test_gnomeregan_advances_with_each_use() -> None:
    t = table("HERO_04", build=NEW)
    yeti, place = t.minion(), t.play("TIME_044")
    seen = []
    for _ in range(3):
        t.play(place, yeti)
        seen.append((place.card_id, *stats(yeti), yeti.get(DIVINE_SHIELD)))
        t.round()
        t.round()
    assert seen == [
        ("TIME_044t1", 6, 6, 0),
        ("TIME_044t2", 8, 7, 0),
        ("TIME_044t2", 10, 8, 1),
    ]
    assert place.zone == Zone.GRAVEYARD
    t.kill(yeti)
    assert t.hero(2).get(DAMAGE) == 4


def began_with(t: Table, side: int, *card_ids: str) -> None:
    """Let these have been the cards of a hand after the mulligan."""
    cards = (t.game.create(each, side, Zone.SETASIDE) for each in card_ids)
    t.game.untagged.opening += [(0, each.likeness()) for each in cards]


def test_the_fins_beyond_time_bring_the_first_hand_for_a_turn() -> None:
    t = table("HERO_04", build=NEW)
    began_with(t, 1, "CS2_029", "CS2_182")
    began_with(t, 2, "CS2_186")
    fins, kept, other = t.hand("TIME_706"), t.hand("CS2_231"), t.hand("CS2_168")
    t.deck("CS2_172")
    t.play(fins)
    assert t.cards() == ["CS2_029", YETI]
    assert [e.card_id for e in t.game.owner(1).attached] == ["TIME_706e3"]
    fireball, yeti = t.game.hand[1]
    assert [e.attached[0].card_id for e in (fireball, yeti)] == ["TIME_706e2"] * 2
    t.play(yeti)
    assert not yeti.attached
    t.play("CS2_022", yeti)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == ["CS2_231", "CS2_168"]
    assert (kept.zone, other.zone, fireball.zone) == (Zone.HAND, Zone.HAND, Zone.GRAVEYARD)
    assert not t.game.owner(1).attached
    assert [e.card_id for e in t.game.deck[1]] == ["CS2_172"]


def test_the_fins_beyond_time_keep_what_was_drawn_meanwhile() -> None:
    t = table("HERO_04", build=NEW)
    began_with(t, 1, "CS2_023")
    fins = t.hand("TIME_706")
    t.hand("CS2_231")
    t.deck("CS2_172", "CS2_172")
    t.play(fins)
    t.play(t.game.hand[1][0])
    t.deck(YETI, side=2)
    t.end_turn()
    assert sorted(t.cards()) == ["CS2_172", "CS2_172", "CS2_231"]
