"""Classic: neutral, epic and legendary; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CANT_ATTACK,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    DIVINE_SHIELD,
    LAST_AFFECTED_BY,
    TAG_333,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.enchantments import silence
from table import (
    BUILD,
    YETI,
    stats,
    table,
)
from texts import written

MURLOC = "CS2_168"
MOONFIRE = "CS2_008"
FIREBALL = "CS2_029"


def test_old_murk_eye_counts_all_other_murlocs() -> None:
    t = table()
    t.minion(MURLOC), t.minion(MURLOC, 2)
    eye = t.play("EX1_062")
    assert eye.get(ATK) == 4
    t.play("CS2_120")
    assert eye.get(ATK) == 4


def test_mountain_giant_counts_other_cards_in_hand() -> None:
    t = table()
    giant = t.hand("EX1_105")
    t.hand(YETI), t.hand(YETI)
    assert giant.get(COST) == 10


@pytest.mark.parametrize(("build", "size"), [(18792, (4, 2)), (BUILD, (4, 1))])
def test_murloc_warleader_follows_the_text(build: int, size: tuple[int, int]) -> None:
    t = table(build=build)
    murloc = t.minion(MURLOC)
    t.play("EX1_507")
    assert stats(murloc) == size


def test_sea_giant_counts_minions_of_both_sides() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    giant = t.hand("EX1_586")
    assert giant.card is not None
    assert giant.get(COST) == giant.card.cost - 2


def test_molten_giant_counts_the_wounds_of_its_hero() -> None:
    t = table()
    giant = t.hand("EX1_620")
    assert giant.card is not None
    t.play("CS2_062")
    assert giant.get(COST) == giant.card.cost - 3
    t.play("EX1_011", t.hero(1))
    assert giant.get(COST) == giant.card.cost - 1


def test_southsea_captain_leads_other_pirates() -> None:
    t = table()
    pirate, yeti = t.minion("CS2_146"), t.minion()
    captain = t.play("NEW1_027")
    assert [stats(e) for e in (pirate, yeti, captain)] == [(3, 2), (4, 5), (3, 3)]


def test_nozdormu_changes_nothing_but_the_clock() -> None:
    assert stats(table().play("EX1_560")) == (8, 8)


def test_the_black_knight_needs_an_enemy_taunt() -> None:
    t = table()
    yeti, taunt, mine = t.minion(side=2), t.minion("CS2_179", 2), t.minion("CS2_179")
    assert t.refuses("EX1_002", yeti)
    assert t.refuses("EX1_002", mine)
    t.play("EX1_002", taunt)
    assert taunt.zone == Zone.GRAVEYARD


def test_big_game_hunter_needs_seven_attack() -> None:
    t = table()
    big, small = t.minion("CS2_186", 2), t.minion(side=2)
    assert t.refuses("EX1_005", small)
    t.play("EX1_005", big)
    assert big.zone == Zone.GRAVEYARD


def test_king_mukla_gives_the_opponent_bananas() -> None:
    t = table()
    t.play("EX1_014")
    assert t.cards(2) == ["EX1_014t", "EX1_014t"]
    yeti = t.minion()
    t.play("EX1_014t", yeti)
    assert stats(yeti) == (5, 6)


@pytest.mark.parametrize(("build", "signed"), [(13921, False), (15590, True)])
def test_mukla_signs_his_bananas_since_15590(build: int, signed: bool) -> None:
    t = table(build=build)
    mukla = t.play("EX1_014")
    names = [card.get(DISPLAYED_CREATOR) for card in t.game.hand[2]]
    assert names == [mukla.id if signed else 0] * 2


def test_tinkmaster_transforms_another_minion() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(yeti, "EX1_tk28")
    t.play("EX1_083")
    assert t.row(2) == ["EX1_tk28"]


def test_leeroy_charges_and_feeds_the_opponent() -> None:
    t = table()
    leeroy = t.play("EX1_116")
    assert t.row(2) == ["EX1_116t", "EX1_116t"]
    t.attack(leeroy, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_harrison_jones_draws_for_the_weapon() -> None:
    t = table()
    t.deck(*[YETI] * 5)
    blade = t.weapon("CS2_080", 2)
    t.play("EX1_558")
    assert (blade.zone, len(t.cards())) == (Zone.GRAVEYARD, 4)


@pytest.mark.parametrize("hurt", [20, 5])
def test_alexstrasza_sets_a_hero_to_fifteen(hurt: int) -> None:
    t = table()
    t.play("EX1_561", t.hurt(2, hurt))
    assert stats(t.hero(2))[1] == 15
    assert t.hero(2).get(LAST_AFFECTED_BY) == 0


def test_onyxia_fills_the_board() -> None:
    t = table()
    t.minion()
    t.play("EX1_562")
    assert t.row().count("ds1_whelptoken") == 5


def test_blood_knight_drinks_all_shields() -> None:
    t = table()
    mine, theirs = t.minion("EX1_008"), t.minion("EX1_008", 2)
    knight = t.play("EX1_590")
    assert stats(knight) == (9, 9)
    assert (mine.get(DIVINE_SHIELD), theirs.get(DIVINE_SHIELD)) == (0, 0)


def test_hungry_crab_eats_a_murloc() -> None:
    t = table()
    assert stats(t.play("NEW1_017")) == (1, 2)
    murloc = t.minion(MURLOC)
    assert stats(t.play("NEW1_017", murloc)) == (3, 4)
    assert murloc.zone == Zone.GRAVEYARD


def test_captain_greenskin_upgrades_the_weapon() -> None:
    t = table()
    axe = t.weapon("CS2_106")
    t.play("NEW1_024")
    assert axe.get(ATK) == 4
    for _ in range(3):
        assert axe.zone == Zone.PLAY
        t.attack(t.hero(1), t.hero(2))
        t.end_turn()
        t.end_turn()
    assert axe.zone == Zone.GRAVEYARD


def test_deathwing_leaves_nothing() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    dragon = t.hand("NEW1_030")
    t.hand(YETI), t.hand(YETI)
    t.play(dragon)
    assert (t.row(1), t.row(2), t.cards()) == (["NEW1_030"], [], [])


def test_a_hand_is_discarded_in_any_order_and_costs_follow_each_card() -> None:
    t = table(mana=20)
    dragon, giant, yeti, wisp = (t.hand(each) for each in ("NEW1_030", "EX1_105", YETI, "CS2_231"))
    t.answers(wisp, yeti, giant)
    since = len(t.game.out)
    t.play(dragon)
    costs = [value for _, tag, value in written(t.game, since, of=giant) if tag == COST]
    assert costs == [10, 11, 12]


def test_elite_tauren_chieftain_gives_both_a_chord() -> None:
    t = table()
    t.answers("PRO_001b", "PRO_001a")
    t.play("PRO_001")
    assert (t.cards(1), t.cards(2)) == (["PRO_001b"], ["PRO_001a"])


def test_captains_parrot_draws_a_pirate() -> None:
    t = table()
    t.deck(YETI, "CS2_146")
    t.play("NEW1_016")
    assert t.cards() == ["CS2_146"]


def test_onyxias_whelps_stand_at_both_sides() -> None:
    """U074:3809-3891."""
    t = table(build=14830)
    onyxia = t.hand("EX1_562")
    t.play(onyxia)
    assert [e.card_id for e in t.game.row(1)].index("EX1_562") == 3
    assert onyxia.get(ZONE_POSITION) == 4


@pytest.mark.parametrize("card_id", ["EX1_012"])
def test_a_hoarder_draws_when_it_dies(card_id: str) -> None:
    t = table()
    t.deck(YETI)
    t.play(MOONFIRE, t.minion(card_id))
    assert t.cards() == [YETI]


def test_sylvanas_takes_an_enemy_with_her() -> None:
    t = table()
    sylvanas, prey = t.minion("EX1_016"), t.minion(side=2)
    t.play(FIREBALL, sylvanas)
    assert (t.row(1), t.row(2), prey.controller) == ([YETI], [], 1)


def test_lorewalker_cho_copies_spells_for_the_other_player() -> None:
    t = table()
    t.minion("EX1_100")
    t.play(MOONFIRE, t.hero(2))
    assert (t.cards(1), t.cards(2)) == ([], [MOONFIRE])
    t.end_turn()
    t.play(FIREBALL, t.hero(1))
    assert FIREBALL in t.cards(1)


def test_ragnaros_fires_at_the_end_of_his_turn() -> None:
    t = table()
    ogre = t.minion("CS2_200", 2)
    t.minion("EX1_298")
    t.deck(YETI, side=2)
    t.answers(ogre, 0)
    t.end_turn()
    assert ogre.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("card_id", "left"),
    [("EX1_110", "EX1_110t")],
)
def test_what_falls_rises_as_something_else(card_id: str, left: str) -> None:
    t = table()
    t.play(FIREBALL, t.minion(card_id))
    assert t.row() == [left]


def test_the_beast_leaves_finkle_to_the_opponent() -> None:
    t = table()
    beast = t.minion("EX1_577")
    t.play(FIREBALL, beast)
    t.play(MOONFIRE, beast)
    assert t.row(2) == ["EX1_finkle"]


def test_baron_geddon_burns_all_others() -> None:
    t = table()
    geddon, yeti = t.minion("EX1_249"), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (yeti, t.hero(1), t.hero(2), geddon)] == [2, 2, 2, 0]


def test_ragnaros_cannot_attack() -> None:
    t = table()
    assert t.refuses(t.minion("EX1_298"), t.hero(2))


@pytest.mark.parametrize(("flip", "drawn"), [(0, 1), (1, 2)])
def test_nat_pagle_may_draw(flip: int, drawn: int) -> None:
    t = table()
    t.minion("EX1_557")
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, side=2)
    t.answers(0, flip, *[0] * drawn)
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == drawn


def test_ysera_dreams_at_the_end_of_each_turn() -> None:
    t = table()
    ysera, yeti = t.minion("EX1_572"), t.minion(side=2)
    t.answers("DREAM_02")
    t.end_turn()
    assert t.cards() == ["DREAM_02"]
    t.answers()
    t.game.oracle = table().oracle
    t.end_turn()
    t.play(t.game.hand[1][0])
    assert (ysera.get(DAMAGE), yeti.zone) == (0, Zone.GRAVEYARD)


def test_dream_returns_and_nightmare_kills() -> None:
    t = table()
    first, second = t.minion(), t.minion(side=2)
    t.play("DREAM_04", first)
    assert t.cards() == [YETI]
    t.play("DREAM_05", second)
    assert stats(second) == (9, 10)
    t.round()
    assert second.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(("build", "noted"), [(15590, 0), (124497, 1)])
def test_r64_the_nightmare_notes_that_it_has_killed(build: int, noted: int) -> None:
    t = table(build=build)
    t.play("DREAM_05", t.minion(side=2))
    t.round()
    (nightmare,) = (e for e in t.game.entities.values() if e.card_id == "DREAM_05e")
    assert nightmare.get(TAG_SCRIPT_DATA_NUM_1) == noted


def test_illidan_summons_for_every_card() -> None:
    t = table()
    t.play("EX1_614")
    assert t.row() == ["EX1_614"]
    t.play(MOONFIRE, t.hero(2))
    assert t.row() == ["EX1_614", "EX1_614t"]


@pytest.mark.parametrize(("foes", "safe"), [(0, 1), (1, 1), (2, 0)])
def test_doomsayer_up_to_18336_is_marked_while_the_enemy_cannot_kill_it(
    foes: int, safe: int
) -> None:
    """U036:6548, 7005: against 3 and 2 Attack it has the mark, and loses it with its Health."""
    t = table(build=18336)
    for _ in range(foes):
        t.minion(YETI, side=2)
    assert t.play("NEW1_021").get(TAG_333) == safe


def test_doomsayer_destroys_all_at_the_start_of_its_turn() -> None:
    t = table()
    t.minion("NEW1_021"), t.minion(side=2)
    t.round()
    assert (t.row(1), t.row(2)) == ([], [])


def test_gruul_grows_in_every_turn() -> None:
    t = table()
    gruul = t.minion("NEW1_038")
    t.round()
    assert stats(gruul) == (9, 9)


def test_hogger_brings_gnolls() -> None:
    t = table()
    t.minion("NEW1_040")
    t.end_turn()
    assert t.row() == ["NEW1_040", "NEW1_040t"]


def test_ragnaros_cannot_attack_while_in_play() -> None:
    """U586:11689-11703 and 12457."""
    t = table(build=12574)
    ragnaros = t.hand("EX1_298")
    assert ragnaros.get(CANT_ATTACK) == 0
    t.play(ragnaros)
    assert ragnaros.get(CANT_ATTACK) == 1
    t.kill(ragnaros)
    assert ragnaros.get(CANT_ATTACK) == 0


def test_power_of_the_horde_calls_a_warrior() -> None:
    t = table()
    t.answers("EX1_023")
    t.play("PRO_001c")
    assert t.row() == ["EX1_023"]


def test_alexstrasza_raises_the_health_of_a_hero_below_her_number() -> None:
    t = table(foe="BRM_027h")
    hero = t.hero(2)
    assert stats(hero) == (0, 8)
    t.play("EX1_561", hero)
    assert stats(hero) == (0, 15)
    assert [each.card_id for each in hero.attached] == ["EX1_561e"]


@pytest.mark.parametrize("build", [13619, 19632, 20457, 126451])
def test_harrison_draws_for_the_durability_that_there_was(build: int) -> None:
    t = table(build=build)
    t.deck(YETI, YETI, YETI)
    t.weapon("CS2_106", 2)
    t.play("EX1_558")
    assert t.cards() == [YETI, YETI]
    assert t.game.weapon[2] is None


@pytest.mark.parametrize(("build", "hero"), [(54613, 5), (77662, 0)])
def test_ysera_awakens_hurts_minions_alone_since_77662(build: int, hero: int) -> None:
    t = table(build=build)
    foe = t.minion("CS2_200", side=2)
    t.play("DREAM_02")
    assert (foe.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, hero)


@pytest.mark.parametrize("ysera", ["EX1_572", "CS3_033"])
def test_ysera_awakens_spares_ysera(ysera: str) -> None:
    t = table(build=124497)
    spared = t.game.create(ysera, 2, Zone.PLAY)
    t.play("DREAM_02")
    assert spared.get(DAMAGE) == 0


def test_dream_takes_enemies_alone_for_some_builds() -> None:
    t = table(build=126451)
    assert t.refuses("DREAM_04", t.minion())
    assert not t.refuses("DREAM_04", t.minion(side=2))


def test_ysera_of_today_brings_two_dream_cards() -> None:
    t = table(build=255790)
    t.minion("EX1_572")
    t.end_turn()
    assert len(t.cards(1)) == 2


@pytest.mark.parametrize(("build", "flames"), [(13619, 2), (54613, 1)])
def test_illidan_calls_before_the_text_and_later_after_it(build: int, flames: int) -> None:
    t = table(build=build)
    t.minion("EX1_614")
    t.play("CS2_025")
    assert t.row().count("EX1_614t") == 1
    assert flames


def test_millhouse_gives_the_opponents_spells_away_for_a_turn() -> None:
    t = table()
    mine, theirs = t.hand("CS2_029"), t.hand("CS2_029", side=2)
    yeti = t.hand(YETI, side=2)
    t.play("NEW1_029")
    assert [card.get(COST) for card in (mine, theirs, yeti)] == [4, 4, 4], "in its turn alone"
    t.end_turn()
    assert [card.get(COST) for card in (mine, theirs, yeti)] == [4, 0, 4]
    t.end_turn()
    assert theirs.get(COST) == 4
    t.end_turn()
    assert theirs.get(COST) == 4, "once"


@pytest.mark.parametrize("build", [12574, 54613])
def test_faceless_manipulator_becomes_a_copy_with_wounds_and_enchantments(build: int) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    t.play("CS2_092", yeti)  # Blessing of Kings
    t.play("CS2_008", yeti)  # Moonfire
    t.play("EX1_564", yeti)
    copy = t.at(1, 0)
    assert (copy.card_id, stats(copy), stats(yeti)) == (YETI, (8, 8), (8, 8))
    t.kill(yeti)
    assert stats(copy) == (8, 8)


def test_a_barrens_stablehand_brings_a_beast() -> None:
    t = table()
    t.answers("CS2_172")
    t.play("EX1_188")
    assert t.row() == ["EX1_188", "CS2_172"]


def test_high_inquisitor_whitemane_summons_who_died_this_turn() -> None:
    t = table()
    t.kill(t.minion("CS2_172"))
    t.round()
    t.kill(t.minion(), t.minion("CS2_168"), t.minion("CS2_127", side=2))
    t.play("EX1_190")
    assert sorted(t.row()) == ["CS2_168", YETI, "EX1_190"]


@pytest.mark.parametrize("build", [13030, 48705, 54613])
def test_r203_the_aura_of_a_silenced_model_works_until_the_silence_is_copied(build: int) -> None:
    """hs-bugs#1351: health comes and goes, the wound goes with it."""
    t = table(build=build)
    yeti, champion = t.minion(damage=1), t.minion("CS2_222", side=2)
    silence(t.game, champion)
    t.play("EX1_564", champion)
    assert (stats(yeti), yeti.get(DAMAGE)) == ((4, 5), 0)
    assert t.at(1, 1).silenced
