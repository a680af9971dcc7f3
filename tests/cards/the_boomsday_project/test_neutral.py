"""The Boomsday Project: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CANT_ATTACK,
    COST,
    DAMAGE,
    LAST_AFFECTED_BY,
    POISONOUS,
    STEALTH,
)
from table import YETI, stats, table


def test_mecharoo_leaves_its_pilot() -> None:
    t = table()
    t.kill(t.minion("BOT_445"))
    assert t.row() == ["BOT_445t"]


def test_crystallizer_turns_health_into_armour() -> None:
    t = table()
    t.play("BOT_447")
    assert (t.hero(1).get(DAMAGE), t.hero(1).get(ARMOR)) == (5, 5)


@pytest.mark.parametrize(
    ("card_id", "gained"), [("BOT_563", (5, 5)), ("BOT_035", (2, 2)), ("BOT_548", (3, 2))]
)
def test_magnetic_minions_add_their_stats(card_id: str, gained: tuple[int, int]) -> None:
    t = table()
    mech = t.minion("GVG_044")
    t.play(card_id, position=1)
    assert stats(mech) == (3 + gained[0], 4 + gained[1])
    assert mech.get(POISONOUS) == (card_id == "BOT_035")
    assert t.row() == ["GVG_044"]


def test_goblin_bomb_explodes_at_the_hero() -> None:
    t = table()
    t.kill(t.minion("BOT_031"))
    assert t.hero(2).get(DAMAGE) == 2


def test_giggling_inventor_brings_two_mechs() -> None:
    t = table()
    t.play("BOT_270")
    assert t.row().count("BOT_270t") == 2


def test_seaforium_bomber_hides_a_bomb_in_the_other_deck() -> None:
    t = table()
    t.play("BOT_511")
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"]


def test_spark_drill_leaves_two_sparks_in_the_hand() -> None:
    t = table()
    t.kill(t.minion("BOT_102"))
    assert t.cards() == ["BOT_102t"] * 2


def test_replicating_menace_leaves_microbots_alone_and_joined() -> None:
    t = table()
    t.kill(t.minion("BOT_312"))
    assert t.row() == ["BOT_312t"] * 3
    mech = t.minion("GVG_085")
    t.play("BOT_312", position=4)
    assert stats(mech) == (4, 3)
    t.kill(mech)
    assert t.row() == ["BOT_312t"] * 6


@pytest.mark.parametrize(("mana", "attack"), [(9, 2), (10, 12)])
def test_omega_defender_needs_ten_crystals(mana: int, attack: int) -> None:
    t = table(mana=mana)
    assert stats(t.play("BOT_296")) == (attack, 6)


def test_sn1p_sn4p_leaves_microbots_alone_and_joined() -> None:
    t = table()
    t.kill(t.minion("BOT_700"))
    assert t.row() == ["BOT_312t"] * 2
    mech = t.minion("GVG_085")
    t.play("BOT_700", position=3)
    assert stats(mech) == (3, 5)
    t.kill(mech)
    assert t.row() == ["BOT_312t"] * 4


def test_kaboom_bot_blows_up() -> None:
    t = table()
    yeti, other = t.minion(side=2), t.minion(side=2)
    t.answers(other)
    t.kill(t.minion("BOT_606"))
    assert [e.get(DAMAGE) for e in (yeti, other)] == [0, 4]


def test_whirliglider_drops_a_bomb() -> None:
    t = table()
    t.play("BOT_431")
    assert t.row() == ["BOT_431", "BOT_031"]


def test_missile_launcher_burns_all_others() -> None:
    t = table()
    launcher, yeti, foe = t.minion("BOT_107"), t.minion(), t.minion(side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (launcher, yeti, foe)] == [0, 1, 1]
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 2)


def test_missile_launcher_burns_on_as_part_of_a_mech() -> None:
    t = table()
    mech, foe = t.minion("GVG_085"), t.minion(side=2)
    t.play("BOT_107", position=1)
    assert stats(mech) == (5, 6)
    t.end_turn()
    assert (mech.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 1, 2)


def test_a_poisonous_mech_poisons_with_the_missiles_of_its_launcher() -> None:
    """U049:1542."""
    t = table()
    mech, foe = t.minion("BOT_035"), t.minion(side=2)
    t.play("BOT_107", position=1)
    t.end_turn()
    assert (mech.zone, foe.zone) == (Zone.PLAY, Zone.GRAVEYARD)
    assert foe.get(LAST_AFFECTED_BY) == mech.id


def test_explodinator_brings_two_bombs() -> None:
    t = table()
    t.play("BOT_532")
    assert sorted(t.row()) == ["BOT_031", "BOT_031", "BOT_532"]


def test_mechanical_whelp_leaves_a_dragon() -> None:
    t = table()
    t.kill(t.minion("BOT_066"))
    assert t.row() == ["BOT_066t"]


def test_microtech_controller_brings_two_microbots() -> None:
    t = table()
    t.play("BOT_535")
    assert sorted(t.row()) == ["BOT_312t", "BOT_312t", "BOT_535"]


def test_spark_engine_adds_a_spark() -> None:
    t = table()
    t.play("BOT_538")
    assert t.cards() == ["BOT_102t"]


def test_arcane_dynamo_finds_a_dear_spell() -> None:
    t = table("HERO_08")
    t.answers("CS2_032", "EX1_279", "CS2_028", "EX1_279")
    t.play("BOT_539")
    assert t.cards() == ["EX1_279"]


def test_augmented_elekk_adds_a_copy_to_what_its_player_shuffles() -> None:
    t = table(build=31761)
    t.minion("BOT_559")
    (yeti,) = t.deck(YETI, side=2)
    t.play("BOT_511")
    bombs = [e for e in t.game.deck[2] if e is not yeti]
    assert [e.card_id for e in bombs] == ["BOT_511t"] * 2
    assert [[w.card_id for w in e.attached] for e in bombs] == [[], ["BOT_559e"]]
    t.end_turn()
    assert [e.attached for e in bombs] == [[], []]
    t.play("BOT_511")
    assert [e.card_id for e in t.game.deck[1]] == ["BOT_511t"]


def test_two_augmented_elekks_answer_to_the_card_and_not_to_each_other() -> None:
    t = table(build=31761)
    t.minion("BOT_559")
    t.minion("BOT_559")
    t.play("BOT_511")
    assert [e.card_id for e in t.game.deck[2]] == ["BOT_511t"] * 3


def test_faithful_lumi_helps_a_mech() -> None:
    t = table()
    mech, yeti = t.minion("GVG_093"), t.minion()
    assert t.refuses("BOT_079", yeti)
    t.play("BOT_079", mech)
    assert stats(mech) == (1, 3)


def test_toxicologist_sharpens_the_weapon() -> None:
    t = table()
    weapon = t.weapon("CS2_112")
    t.play("BOT_083")
    assert weapon.get(ATK) == 6


def test_piloted_reaper_summons_a_cheap_minion() -> None:
    t = table()
    t.hand(YETI)
    t.hand("CS2_120")
    t.kill(t.minion("BOT_267"))
    assert (t.row(), t.cards()) == (["CS2_120"], [YETI])


def test_spring_rocket_hits() -> None:
    t = table()
    t.play("BOT_308", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_weaponized_pinata_holds_a_legendary_minion() -> None:
    t = table()
    t.answers("EX1_561")
    t.kill(t.minion("BOT_401"))
    assert t.cards() == ["EX1_561"]


def test_brainstormer_counts_spells() -> None:
    t = table()
    t.hand("CS2_029")
    t.hand("CS2_029")
    t.hand(YETI)
    assert stats(t.play("BOT_413")) == (3, 3)


@pytest.mark.parametrize(("left", "won"), [("hand", False), ("deck", False), ("", True)])
def test_mechathun_wants_nothing_left(left: str, won: bool) -> None:
    t = table()
    mechathun = t.minion("BOT_424")
    if left == "hand":
        t.hand(YETI)
    if left == "deck":
        t.deck(YETI)
    t.kill(mechathun)
    assert (t.hero(2).zone == Zone.GRAVEYARD) == won


def test_damaged_stegotron_comes_damaged() -> None:
    t = table()
    assert t.play("BOT_448").get(DAMAGE) == 6


def test_emp_operative_destroys_a_mech() -> None:
    t = table()
    t.minion(side=2)
    t.play("BOT_540", t.minion("GVG_093", side=2))
    assert t.row(2) == [YETI]


def test_loose_specimen_hurts_its_mates() -> None:
    t = table()
    mate, foe = t.minion("CS2_186"), t.minion(side=2)
    specimen = t.play("BOT_544")
    assert [e.get(DAMAGE) for e in (mate, specimen, foe)] == [6, 0, 0]


def test_electrowright_likes_expensive_spells() -> None:
    t = table()
    t.hand("CS2_029")
    assert stats(t.play("BOT_550")) == (3, 3)
    t.hand("CS2_032")
    assert stats(t.play("BOT_550")) == (4, 4)


def test_star_aligner_counts_health() -> None:
    t = table()
    foe = t.minion(side=2)
    t.minion("CS2_186")
    t.play("BOT_552")
    assert foe.get(DAMAGE) == 0
    t.play("BOT_552")
    assert (t.row(2), t.hero(2).get(DAMAGE)) == ([], 7)


def test_coppertail_imposter_hides_for_a_round() -> None:
    t = table()
    imposter = t.play("BOT_562")
    t.deck(YETI)
    t.end_turn()
    assert imposter.get(STEALTH) == 1
    t.end_turn()
    assert imposter.get(STEALTH) == 0


def test_galvanizer_makes_mechs_cheaper() -> None:
    t = table()
    mech, yeti = t.hand("GVG_078"), t.hand(YETI)
    t.play("BOT_907")
    assert (mech.get(COST), yeti.get(COST)) == (3, 4)


def test_unpowered_mauler_waits_for_a_spell() -> None:
    t = table()
    mauler = t.minion("BOT_098")
    assert mauler.get(CANT_ATTACK) == 1
    t.play("CS2_008", t.hero(2))
    assert mauler.get(CANT_ATTACK) == 0


def test_holomancer_copies_what_the_enemy_plays() -> None:
    t = table()
    t.minion("BOT_280")
    t.end_turn()
    t.play(YETI)
    assert [(e.card_id, stats(e)) for e in t.game.board[1]] == [("BOT_280", (3, 3)), (YETI, (1, 1))]


def test_harbinger_celestia_becomes_what_the_enemy_plays() -> None:
    t = table()
    t.minion("BOT_555")
    t.end_turn()
    t.play(YETI)
    assert (t.row(), t.row(2)) == ([YETI], [YETI])


def test_subject_9_draws_different_secrets() -> None:
    t = table()
    first, second, again, _ = t.deck("EX1_287", "EX1_289", "EX1_289", YETI)
    t.answers(first, second)
    t.play("BOT_573")
    assert sorted(t.cards()) == ["EX1_287", "EX1_289"]
    assert again.zone == Zone.DECK


def test_subject_9_may_draw_cards_that_nobody_has_seen() -> None:
    t = table()
    unseen = [t.game.create("", 1, Zone.DECK) for _ in range(2)]
    t.answers(*unseen)
    t.play("BOT_573")
    assert t.game.hand[1] == unseen
