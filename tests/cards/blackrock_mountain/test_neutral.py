"""Blackrock Mountain: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, stats, table
from texts import blocks

DRAGON = "AT_017"
MOONFIRE = "CS2_008"


@pytest.mark.parametrize(
    ("card_id", "without", "holding"),
    [pytest.param("BRM_033", (2, 4), (3, 5), id="blackwing-technician")],
)
def test_dragons_in_hand_make_it_stronger(
    card_id: str, without: tuple[int, int], holding: tuple[int, int]
) -> None:
    t = table()
    assert stats(t.play(card_id)) == without
    t.hand(DRAGON)
    assert stats(t.play(card_id)) == holding


def test_blackwing_corruptor_aims_only_with_a_dragon_in_hand() -> None:
    t = table()
    assert t.refuses("BRM_034", t.hero(2))
    t.hand(DRAGON)
    t.play("BRM_034", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(("card_id", "token"), [("BRM_022", "BRM_022t")])
def test_damage_brings_a_token(card_id: str, token: str) -> None:
    t = table()
    body = t.minion(card_id)
    t.play(MOONFIRE, body)
    assert t.row() == [card_id, token]


def test_dragonkin_sorcerer_grows_by_my_spells_only() -> None:
    t = table()
    sorcerer = t.minion("BRM_020")
    t.play("PART_001", sorcerer)
    assert stats(sorcerer) == (4, 7)
    t.end_turn()
    t.play(MOONFIRE, sorcerer)
    assert stats(sorcerer) == (4, 6)


def test_volcanic_drake_is_cheaper_by_this_turns_deaths() -> None:
    t = table()
    drake = t.hand("BRM_025")
    assert drake.get(COST) == 6
    t.kill(t.minion())
    t.kill(t.minion(side=2))
    assert drake.get(COST) == 4
    t.end_turn()
    t.end_turn()
    assert drake.get(COST) == 6


def test_emperor_thaurissan_makes_the_hand_cheaper() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play("BRM_028")
    t.end_turn()
    assert yeti.get(COST) == 3
    t.end_turn()
    t.end_turn()
    assert yeti.get(COST) == 2


def test_grim_patron_survives_and_calls_another() -> None:
    t = table()
    patron = t.minion("BRM_019")
    t.play(MOONFIRE, patron)
    assert t.row() == ["BRM_019", "BRM_019"]
    t.play("CS2_029", patron)
    assert t.row() == ["BRM_019"]


def test_grim_patron_calls_another_behind_whatever_else_answers_to_damage() -> None:
    """So it is even if it came first (U223:13728, 13730)."""
    t = table()
    patron, berserker = t.minion("BRM_019"), t.minion("EX1_604")
    since = len(t.game.out)
    t.play(MOONFIRE, patron)
    opened = [ent for kind, ent in blocks(t.game, since) if kind == BlockType.TRIGGER]
    assert opened == [berserker.id, patron.id]


def test_drakonid_crusher_wants_a_hurt_opponent() -> None:
    t = table()
    assert stats(t.play("BRM_024")) == (6, 6)
    t.hurt(2, 15)
    assert stats(t.play("BRM_024")) == (9, 9)


def test_hungry_dragon_feeds_the_opponent() -> None:
    t = table()
    t.play("BRM_026")
    body = t.game.row(2)[0]
    assert body.card is not None
    assert body.card.cost == 1


def test_majordomo_makes_a_firelord() -> None:
    t = table()
    t.hurt(1, 20)
    majordomo = t.minion("BRM_027")
    t.play("CS2_029", majordomo), t.play("CS2_029", majordomo)
    assert (t.hero(1).card_id, t.hero(1).health_left) == ("BRM_027h", 8)
    t.play(t.power())
    assert t.hero(2).get(DAMAGE) == 8


def test_rend_blackhand_destroys_a_legend_with_a_dragon_in_hand() -> None:
    t = table()
    t.hand("EX1_284")
    ragnaros = t.minion("EX1_298", 2)
    t.play("BRM_029", ragnaros)
    assert ragnaros.zone == Zone.GRAVEYARD


def test_rend_blackhand_without_a_dragon_is_only_big() -> None:
    t = table()
    ragnaros = t.minion("EX1_298", 2)
    assert t.refuses("BRM_029", ragnaros)
    t.play("BRM_029")
    assert ragnaros.zone == Zone.PLAY


def test_nefarian_takes_spells_of_the_opponents_class() -> None:
    t = table(foe="HERO_08")
    t.play("BRM_030")
    cards = [t.game.cards.get(card) for card in t.cards()]
    assert len(cards) == 2
    assert all(card is not None and (card.type, card.card_class) == (5, 4) for card in cards)


def test_chromaggus_doubles_what_is_drawn() -> None:
    t = table()
    t.minion("BRM_031")
    t.deck(YETI)
    t.play("CS2_147")
    assert t.cards() == [YETI, YETI]


def test_die_insect_burns_a_random_enemy() -> None:
    t = table()
    t.hero_power("BRM_027p")
    yeti = t.minion("EX1_620", side=2)
    t.answers(yeti)
    t.play(t.power())
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 0)


def test_nefarian_brings_tail_swipes_against_a_hero_without_a_class() -> None:
    t = table("HERO_08", "BRM_027h")
    t.play("BRM_030")
    assert t.cards() == ["BRM_030t", "BRM_030t"]
    t.play(t.game.hand[1][0], t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4
