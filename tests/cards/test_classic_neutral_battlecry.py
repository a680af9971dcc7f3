"""Classic neutral minions with a Battlecry, each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CURRENT_SPELLPOWER,
    DAMAGE,
    DIVINE_SHIELD,
    FROZEN,
    LAST_AFFECTED_BY,
    RESOURCES,
    SILENCED,
    TAUNT,
    ZONE_POSITION,
)
from table import YETI, stats, table

MOONFIRE = "CS2_008"
MURLOC = "CS2_168"


def test_earthen_ring_farseer_restores_three() -> None:
    t = table()
    t.play("CS2_117", t.hurt(1, 10))
    assert t.hero(1).get(DAMAGE) == 7


def test_silver_hand_knight_brings_a_squire() -> None:
    t = table()
    t.play("CS2_151")
    assert t.row() == ["CS2_151", "CS2_152"]


def test_injured_blademaster_arrives_hurt() -> None:
    assert stats(table().play("CS2_181")) == (4, 3)


@pytest.mark.parametrize("card_id", ["CS2_188", "EX1_046"])
def test_a_shout_gives_attack_for_a_turn(card_id: str) -> None:
    t = table()
    yeti = t.minion()
    t.play(card_id, yeti)
    assert yeti.get(ATK) == 6
    t.end_turn()
    assert yeti.get(ATK) == 4


@pytest.mark.parametrize("card_id", ["CS2_203", "EX1_048"])
def test_a_silence_takes_text_and_buffs(card_id: str) -> None:
    t = table()
    leper = t.minion("EX1_029", 2)
    t.play("CS2_092", leper)
    t.play(card_id, leper)
    assert (stats(leper)[0], leper.get(SILENCED)) == (leper.card.atk if leper.card else -1, 1)
    t.play(MOONFIRE, leper)
    assert (leper.zone, t.hero(1).get(DAMAGE)) == (Zone.GRAVEYARD, 0)


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


def test_twilight_drake_counts_the_hand() -> None:
    t = table()
    for _ in range(3):
        t.hand(YETI)
    assert stats(t.play("EX1_043")) == (4, 4)


@pytest.mark.parametrize("card_id", ["EX1_049", "EX1_057"])
def test_a_brewmaster_takes_a_friendly_minion_back(card_id: str) -> None:
    t = table()
    t.play(card_id, t.minion())
    assert (t.row(), t.cards()) == ([card_id], [YETI])


def test_coldlight_oracle_lets_each_player_draw_two() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, YETI, YETI, side=2)
    t.play("EX1_050")
    assert (len(t.cards(1)), len(t.cards(2))) == (2, 2)


@pytest.mark.parametrize(("card_id", "size"), [("EX1_058", (4, 5)), ("EX1_093", (5, 6))])
def test_a_protector_gives_its_neighbours_taunt(card_id: str, size: tuple[int, int]) -> None:
    t = table()
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play(card_id, position=2)
    assert [e.get(TAUNT) for e in (left, right, far)] == [1, 1, 0]
    assert (stats(left), stats(far)) == (size, (4, 5))


def test_crazed_alchemist_swaps_present_stats() -> None:
    t = table()
    yeti = t.minion(damage=2)
    t.play("EX1_059", yeti)
    assert stats(yeti) == (3, 4)


def test_mad_bomber_throws_three_at_anyone_else() -> None:
    t = table()
    yeti = t.minion()
    t.answers(t.hero(1), yeti, t.hero(2))
    t.play("EX1_082")
    assert [e.get(DAMAGE) for e in (t.hero(1), yeti, t.hero(2))] == [1, 1, 1]


def test_tinkmaster_transforms_another_minion() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(yeti, "EX1_tk28")
    t.play("EX1_083")
    assert t.row(2) == ["EX1_tk28"]


@pytest.mark.parametrize(("foes", "taken"), [(3, 0), (4, 1)])
def test_mind_control_tech_wants_four_enemies(foes: int, taken: int) -> None:
    t = table()
    for _ in range(foes):
        t.minion(side=2)
    t.play("EX1_085")
    assert len(t.row(2)) == foes - taken


def test_arcane_golem_gives_the_opponent_a_crystal() -> None:
    t = table(mana=5)
    t.play("EX1_089")
    assert (t.tag(RESOURCES, 1), t.tag(RESOURCES, 2)) == (5, 6)


def test_coldlight_seer_strengthens_other_murlocs() -> None:
    t = table()
    murloc, yeti = t.minion(MURLOC), t.minion()
    seer = t.play("EX1_103")
    assert [stats(e)[1] for e in (murloc, yeti, seer)] == [3, 5, 3]


def test_leeroy_charges_and_feeds_the_opponent() -> None:
    t = table()
    leeroy = t.play("EX1_116")
    assert t.row(2) == ["EX1_116t", "EX1_116t"]
    t.attack(leeroy, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_frost_elemental_freezes() -> None:
    t = table()
    t.play("EX1_283", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1


def test_azure_drake_draws_and_gives_spell_damage() -> None:
    t = table()
    t.deck(YETI)
    t.play("EX1_284")
    assert (t.cards(), t.tag(CURRENT_SPELLPOWER)) == ([YETI], 1)


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


def test_priestess_of_elune_heals_her_hero() -> None:
    t = table()
    t.hurt(1, 10)
    t.play("EX1_583")
    assert t.hero(1).get(DAMAGE) == 6


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


def test_bloodsail_raider_has_the_attack_of_the_weapon() -> None:
    t = table()
    assert stats(t.play("NEW1_018"))[0] == 2
    t.weapon("CS2_106")
    assert stats(t.play("NEW1_018"))[0] == 5


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


def test_bloodsail_corsair_wears_the_enemy_weapon_down() -> None:
    t = table()
    axe = t.weapon("CS2_106", 2)
    t.play("NEW1_025")
    assert axe.get(DAMAGE) == 1
    t.play("NEW1_025")
    assert axe.zone == Zone.GRAVEYARD


def test_deathwing_leaves_nothing() -> None:
    t = table()
    t.minion(), t.minion(side=2)
    dragon = t.hand("NEW1_030")
    t.hand(YETI), t.hand(YETI)
    t.play(dragon)
    assert (t.row(1), t.row(2), t.cards()) == (["NEW1_030"], [], [])


def test_stampeding_kodo_destroys_a_weak_enemy() -> None:
    t = table()
    t.minion(side=2)
    weak = t.minion("CS2_120", 2)
    t.play("NEW1_041")
    assert (weak.zone, t.row(2)) == (Zone.GRAVEYARD, [YETI])


def test_elite_tauren_chieftain_gives_both_a_chord() -> None:
    t = table()
    t.answers("PRO_001b", "PRO_001a")
    t.play("PRO_001")
    assert (t.cards(1), t.cards(2)) == (["PRO_001b"], ["PRO_001a"])


def test_the_power_chords() -> None:
    t = table()
    t.deck(YETI)
    t.answers(4, 0, "EX1_390")
    t.play("PRO_001a")
    assert t.row() == ["PRO_001at"] * 4
    t.play("PRO_001b", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (4, [YETI])
    t.play("PRO_001c")
    assert t.row()[-1] == "EX1_390"


def test_ancient_mage_teaches_its_neighbours() -> None:
    t = table()
    t.minion(), t.minion()
    t.play("EX1_584", position=2)
    assert t.tag(CURRENT_SPELLPOWER) == 2


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
