"""Classic: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import OPEN, TAG
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    CHARGE,
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    FROZEN,
    LUNAHIGHLIGHTHINT,
    RESOURCES,
    SILENCED,
    TAG_4663,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table
from texts import written

MOONFIRE = "CS2_008"
FIREBALL = "CS2_029"
MURLOC = "CS2_168"


def test_southsea_deckhand_charges_with_a_weapon() -> None:
    t = table()
    t.weapon("CS2_106")
    deckhand = t.play("CS2_146")
    assert deckhand.get(CHARGE) == 1
    t.attack(deckhand, t.hero(2))
    t.play("EX1_066")
    t.game.move(t.game.weapon[1], Zone.GRAVEYARD)
    t.play("CS2_120")
    assert deckhand.get(CHARGE) == 0


@pytest.mark.parametrize(
    ("card_id", "gained"), [("EX1_009", 5), ("EX1_390", 3), ("EX1_393", 3), ("EX1_412", 1)]
)
def test_enrage_lasts_while_it_is_hurt(card_id: str, gained: int) -> None:
    t = table()
    angry = t.minion(card_id)
    t.play("CS2_004", angry)
    calm = angry.get(ATK)
    t.play(MOONFIRE, angry)
    assert angry.get(ATK) == calm + gained
    assert angry.get(WINDFURY) == int(card_id == "EX1_412")
    t.play("EX1_011", angry)
    assert (angry.get(ATK), angry.get(WINDFURY)) == (calm, 0)


def test_spiteful_smith_sharpens_the_weapon_while_hurt() -> None:
    t = table()
    axe, smith = t.weapon("CS2_106"), t.minion("CS2_221")
    t.play(MOONFIRE, smith)
    assert (axe.get(ATK), t.hero(1).get(ATK)) == (5, 5)
    t.play("EX1_011", smith)
    assert (axe.get(ATK), t.hero(1).get(ATK)) == (3, 3)


@pytest.mark.parametrize("build", [12574, 20457])
def test_spiteful_smith_sharpens_no_weapon_at_all_up_to_13030(build: int) -> None:
    """U022:6774; the enchantment goes to the weapon that comes, U022:8444."""
    t = table(build=build)
    smith = t.minion("CS2_221")
    t.play(MOONFIRE, smith)
    laid = [e for e in t.game.entities.values() if e.card_id == "CS2_221e"]
    assert [(e.zone, e.get(ATTACHED)) for e in laid] == [(Zone.PLAY, 0)] * (build == 12574)
    axe = t.play("CS2_106")
    assert axe.get(ATK) == 5
    assert [e.zone for e in laid] == [Zone.GRAVEYARD] * (build == 12574)


@pytest.mark.parametrize(
    ("card_id", "minion", "spell", "theirs"),
    [("CS2_227", 7, 4, 4), ("EX1_616", 5, 4, 5), ("EX1_076", 3, 4, 4)],
)
def test_costs_of_minions_in_hand_follow_the_board(
    card_id: str, minion: int, spell: int, theirs: int
) -> None:
    t = table()
    cards = t.hand(YETI), t.hand(FIREBALL), t.hand(YETI, 2)
    t.minion(card_id)
    assert [e.get(COST) for e in cards] == [minion, spell, theirs]


def test_pint_sized_summoner_favours_the_first_minion_only() -> None:
    t = table()
    t.minion("EX1_076")
    yeti = t.hand(YETI)
    t.play("CS2_120")
    assert t.spent() == 1
    assert yeti.get(COST) == 4


def test_dire_wolf_alpha_leads_its_neighbours() -> None:
    t = table()
    near, far = t.minion(), t.minion()
    t.play("EX1_162", position=1)
    assert (near.get(ATK), far.get(ATK)) == (5, 4)


def test_dread_corsair_is_cheaper_by_the_weapon() -> None:
    t = table()
    corsair = t.hand("NEW1_022")
    t.weapon("CS2_106")
    assert corsair.get(COST) == 1


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


def test_crazed_alchemist_tells_both_as_0_before_they_are_swapped() -> None:
    """U075:8502."""
    t = table(build=20457)
    yeti = t.minion()
    since = len(t.game.out)
    t.play("EX1_059", yeti)
    told = [
        value for entity, tag, value in written(t.game, since) if (entity, tag) == (yeti.id, ATK)
    ]
    assert told == [0, 5]


def test_mad_bomber_throws_three_at_anyone_else() -> None:
    t = table()
    yeti = t.minion()
    t.answers(t.hero(1), yeti, t.hero(2))
    t.play("EX1_082")
    assert [e.get(DAMAGE) for e in (t.hero(1), yeti, t.hero(2))] == [1, 1, 1]


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


def test_frost_elemental_freezes() -> None:
    t = table()
    t.play("EX1_283", t.hero(2))
    assert t.hero(2).get(FROZEN) == 1


def test_azure_drake_draws_and_gives_spell_damage() -> None:
    t = table()
    t.deck(YETI)
    t.play("EX1_284")
    assert (t.cards(), t.tag(CURRENT_SPELLPOWER)) == ([YETI], 1)


def test_priestess_of_elune_heals_her_hero() -> None:
    t = table()
    t.hurt(1, 10)
    t.play("EX1_583")
    assert t.hero(1).get(DAMAGE) == 6


def test_bloodsail_raider_has_the_attack_of_the_weapon() -> None:
    t = table()
    assert stats(t.play("NEW1_018"))[0] == 2
    t.weapon("CS2_106")
    assert stats(t.play("NEW1_018"))[0] == 5


def test_bloodsail_corsair_wears_the_enemy_weapon_down() -> None:
    t = table()
    axe = t.weapon("CS2_106", 2)
    t.play("NEW1_025")
    assert axe.get(DAMAGE) == 1
    t.play("NEW1_025")
    assert axe.zone == Zone.GRAVEYARD


def test_stampeding_kodo_destroys_a_weak_enemy() -> None:
    t = table()
    t.minion(side=2)
    weak = t.minion("CS2_120", 2)
    t.play("NEW1_041")
    assert (weak.zone, t.row(2)) == (Zone.GRAVEYARD, [YETI])


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


def test_lightwarden_grows_with_every_healed_character() -> None:
    t = table()
    t.hurt(1, 5)
    t.minion(damage=1)
    warden = t.play("EX1_001")
    t.play("DS1_055")
    assert warden.get(ATK) == 5


@pytest.mark.parametrize(("card_id", "size"), [("EX1_004", (4, 6)), ("NEW1_037", (5, 5))])
def test_a_helper_strengthens_another_at_the_end_of_the_turn(
    card_id: str, size: tuple[int, int]
) -> None:
    t = table()
    yeti = t.minion()
    helper = t.minion(card_id)
    before = stats(helper)
    t.end_turn()
    assert (stats(yeti), stats(helper)) == (size, before)


def test_master_swordsmith_strengthens_where_the_host_is_named_as_creator() -> None:
    t = table(build=12574)
    cog, smith = t.minion("GVG_013"), t.minion("NEW1_037")
    before = stats(smith)
    t.end_turn()
    assert (stats(cog), stats(smith)) == ((2, 2), before)


def test_alarm_o_bot_trades_places_with_a_minion_in_hand() -> None:
    t = table()
    t.minion("EX1_006")
    t.hand(FIREBALL), t.hand(YETI)
    t.round()
    assert YETI in t.row()
    assert "EX1_006" in t.cards()


def test_alarm_o_bot_trades_places_where_hand_and_row_are_full() -> None:
    t = table()
    bot = t.minion("EX1_006")
    t.fill(1)
    for _ in range(10):
        t.hand("CS2_231")
    t.round()
    assert (bot.zone, len(t.cards()), t.row()) == (Zone.HAND, 10, [YETI] * 6 + ["CS2_231"])


def test_acolyte_of_pain_draws_when_hurt() -> None:
    t = table()
    t.deck(YETI, YETI)
    acolyte = t.minion("EX1_007")
    t.play(MOONFIRE, acolyte)
    t.play(MOONFIRE, acolyte)
    assert len(t.cards()) == 2


@pytest.mark.parametrize("card_id", ["EX1_096"])
def test_a_hoarder_draws_when_it_dies(card_id: str) -> None:
    t = table()
    t.deck(YETI)
    t.play(MOONFIRE, t.minion(card_id))
    assert t.cards() == [YETI]


def test_leper_gnome_hits_the_enemy_hero() -> None:
    t = table()
    t.play(MOONFIRE, t.minion("EX1_029"))
    assert t.hero(2).get(DAMAGE) == 2


def test_questing_adventurer_grows_with_every_other_card() -> None:
    t = table()
    adventurer = t.play("EX1_044")
    assert stats(adventurer) == (2, 2)
    t.play(MOONFIRE, t.hero(2))
    t.play("CS2_120")
    assert stats(adventurer) == (4, 4)


def test_mana_addict_grows_for_the_turn() -> None:
    t = table()
    addict = t.minion("EX1_055")
    t.play(MOONFIRE, t.hero(2))
    assert addict.get(ATK) == 3
    t.end_turn()
    assert addict.get(ATK) == 1


def test_secretkeeper_grows_with_anybodys_secret() -> None:
    t = table()
    keeper = t.minion("EX1_080")
    t.play("EX1_289")
    t.end_turn()
    t.play("EX1_289")
    assert stats(keeper) == (3, 4)


def test_gadgetzan_auctioneer_draws_for_spells() -> None:
    t = table()
    t.deck(YETI, YETI)
    t.minion("EX1_095")
    t.play(MOONFIRE, t.hero(2))
    t.play("CS2_120")
    assert len(t.cards()) == 1


def test_abomination_explodes() -> None:
    t = table()
    theirs = t.minion(side=2)
    t.play(FIREBALL, t.minion("EX1_097"))
    assert [e.get(DAMAGE) for e in (theirs, t.hero(1), t.hero(2))] == [2, 2, 2]


def test_demolisher_fires_at_the_start_of_its_turn() -> None:
    t = table()
    ogre = t.minion("CS2_200", 2)
    t.minion("EX1_102")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.answers(0, ogre, 0)
    t.end_turn()
    t.end_turn()
    assert ogre.get(DAMAGE) == 2


@pytest.mark.parametrize(
    ("card_id", "left"),
    [("EX1_556", "skele21")],
)
def test_what_falls_rises_as_something_else(card_id: str, left: str) -> None:
    t = table()
    t.play(FIREBALL, t.minion(card_id))
    assert t.row() == [left]


def test_murloc_tidecaller_counts_murlocs_of_its_side() -> None:
    t = table()
    caller = t.play("EX1_509")
    t.play("EX1_506")
    assert caller.get(ATK) == 3


def test_murloc_tidecaller_grows_once_more_before_the_text_of_what_is_played() -> None:
    """A further layer is told by the update behind what answers to the summoning (U207:27683)."""
    t = table(build=33717)
    caller = t.play("EX1_509")
    t.play(MURLOC)
    since = len(t.game.out)
    oracle = t.play("EX1_050")
    told = t.game.out[since:].index((TAG, caller.id, ATK, 3, 2))
    text = [p[:3] for p in t.game.out[since:]].index((OPEN, oracle.id, BlockType.POWER))
    assert told < text


def test_cult_master_draws_for_own_dead() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.minion("EX1_595"), t.minion(MURLOC), t.minion(MURLOC, 2)
    t.play("EX1_400")
    assert len(t.cards()) == 1


def test_imp_master_pays_for_imps() -> None:
    t = table()
    master = t.minion("EX1_597")
    t.end_turn()
    assert (t.row(), stats(master)) == (["EX1_597", "EX1_598"], (1, 4))


def test_knife_juggler_throws_after_each_summon() -> None:
    t = table()
    t.play("NEW1_019")
    t.play("CS2_151")
    assert t.hero(2).get(DAMAGE) == 2


def test_wild_pyromancer_burns_after_the_spell() -> None:
    t = table()
    pyromancer, yeti = t.minion("NEW1_020"), t.minion(side=2)
    t.play("CS2_004", pyromancer)
    assert (stats(pyromancer), stats(yeti)) == ((3, 3), (4, 4))


def test_violet_teacher_brings_apprentices() -> None:
    t = table()
    t.minion("NEW1_026")
    t.play(MOONFIRE, t.hero(2))
    assert t.row() == ["NEW1_026", "NEW1_026t"]


def test_flesheating_ghoul_grows_with_every_death() -> None:
    t = table()
    ghoul = t.minion("tt_004")
    t.minion(MURLOC), t.minion(MURLOC, 2)
    t.play("EX1_400")
    assert stats(ghoul) == (4, 2)


def test_frost_elemental_freezes_by_its_battlecry_only() -> None:
    t = table()
    elemental, yeti = t.minion("EX1_283"), t.minion(side=2)
    t.attack(elemental, yeti)
    assert yeti.get(FROZEN) == 0


def test_r84_what_a_trigger_attaches_inside_a_deathrattle_stacks() -> None:
    """U335:5977, U607:7479: one Frothing Berserker, one enchantment, however many are hurt."""
    t = table(build=15590)
    berserker = t.minion("EX1_604")
    t.play("CS2_029", t.hero(2))
    for _ in range(3):
        t.minion(side=2)
    t.kill(t.weapon("FP1_021"))
    assert [each.card_id for each in berserker.attached] == ["EX1_604o"]
    assert stats(berserker)[0] == 2 + 4


def test_what_marks_a_card_to_be_played_this_turn_ends_as_it_is_played() -> None:
    t = table("HERO_02", build=223542)
    t.play("TTN_317")
    (found,) = t.game.hand[1]
    assert (found.get(LUNAHIGHLIGHTHINT), [e.card_id for e in found.attached]) == (1, ["NEW_1308e"])
    t.end_turn()
    assert (found.get(LUNAHIGHLIGHTHINT), found.attached) == (0, [])


@pytest.mark.parametrize(("build", "marked"), [(223542, 0), (241170, 1)])
def test_r23_what_is_to_be_played_is_marked_twice_since_241170(build: int, marked: int) -> None:
    t = table("HERO_02", build=build)
    t.play("TTN_317")
    (found,) = t.game.hand[1]
    assert found.get(TAG_4663) == marked


def test_r23_since_241170_the_mark_stays_until_its_spell_is_buried() -> None:
    t = table("HERO_10", build=241170)
    t.answers("BT_801", "FIR_902", "CATA_530", 0, 0)
    t.play("TLC_900")
    (beam,) = t.game.hand[1]
    marked = beam.get(LUNAHIGHLIGHTHINT), beam.get(TAG_4663)
    t.play(beam, t.minion(side=2))
    assert (marked, beam.get(TAG_4663), t.cards()) == ((1, 1), 0, ["FIR_902"])
