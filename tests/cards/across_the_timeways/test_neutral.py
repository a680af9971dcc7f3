"""Across the Timeways: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import CHOICES, CHOSEN
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARDTYPE,
    CORPSES,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    FROZEN,
    HAS_DARK_GIFT,
    IMMUNE,
    OVERLOAD_OWED,
    QUEST_PROGRESS,
    REBORN,
    RESOURCES_USED,
    REVEALED,
    REWIND,
    REWINDING_CARD,
    REWINDING_PLACE,
    TAG_3527,
    TAUNT,
    TEMP_RESOURCES,
    TURN,
    USED_REWIND,
    WINDFURY,
)
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_a_living_paradox_comes_as_three() -> None:
    t = table(build=233275)
    t.play("TIME_059")
    assert t.row() == ["TIME_059"] * 3


def test_a_portal_vanguard_draws_a_stronger_minion() -> None:
    t = table(build=231720)
    t.deck("CS2_029", YETI)
    t.play("TIME_003")
    (drawn,) = t.game.hand[1]
    assert (drawn.card_id, stats(drawn)) == (YETI, (6, 7))


@pytest.mark.parametrize(("option", "used"), [(0, 0), (1, 1)])
def test_r272_a_card_that_rewinds_is_marked_behind_its_play(option: int, used: int) -> None:
    """U350:3091, U249:31333; it stood at the place that it notes."""
    t = table(build=231720)
    t.minion()
    t.deck(YETI)
    t.answers(0, option)
    vanguard = t.play("TIME_003")
    assert vanguard.get(REWINDING_PLACE) == 2
    assert vanguard.get(USED_REWIND) == used
    assert vanguard.get(REWINDING_CARD) == (vanguard.id if used else 0)


@pytest.mark.parametrize(("build", "revealed"), [(233275, 0), (241170, 1)])
def test_r272_the_timeline_that_was_chosen_is_revealed_since_241170(
    build: int, revealed: int
) -> None:
    """U567:5070; not in 7 of 7 up to 233275 (U422:7831)."""
    t = table(build=build)
    t.deck(YETI)
    t.answers(0, 0)
    t.play("TIME_003")
    kept = [e for e in t.game.entities.values() if e.card_id == "TIME_000ta"]
    assert [each.get(REVEALED) for each in kept] == [0, revealed]


@pytest.mark.parametrize(("option", "progress"), [(0, 1), (1, 0)])
def test_r272_nothing_answers_a_play_that_is_taken_back(option: int, progress: int) -> None:
    """U350:3091: the quest counts the Dragon once it stays (U350:4171)."""
    t = table(build=231720)
    quest = t.play("TLC_229")
    t.deck(YETI)
    t.answers(0, option)
    t.play("TIME_003")
    assert quest.get(QUEST_PROGRESS) == progress


def test_r272_a_card_that_was_rewound_offers_nothing() -> None:
    t = table(build=231720)
    t.deck(YETI, YETI)
    again = t.hand("TIME_003")
    again.tags[USED_REWIND] = 1
    t.play(again)
    assert not [e for e in t.game.entities.values() if e.card_id.startswith("TIME_000t")]


def test_r272_both_timelines_are_offered() -> None:
    """U350:3179."""
    t = table(build=231720)
    t.deck(YETI, YETI)
    t.play("TIME_003")
    (offer,) = [packet for packet in t.game.out if packet[0] == CHOICES]
    kept, back = (t.game.entities[each] for each in offer[3][3])
    assert (kept.card_id, back.card_id) == ("TIME_000ta", "TIME_000tb")
    assert (kept.zone, back.zone) == (Zone.GRAVEYARD, Zone.SETASIDE)
    assert [packet[3] for packet in t.game.out if packet[0] == CHOSEN] == [(kept.id,)]


NEW = 238003


def test_a_jagged_edge_of_time_imbues() -> None:
    t = table("HERO_03", build=NEW)
    t.play("END_001")
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "END_000p")


def test_a_jagged_edge_of_time_blesses_a_death_knight() -> None:
    t = table("HERO_11", build=NEW)
    t.play("END_001")
    assert (t.tag(TAG_3527), t.power().card_id) == (1, "END_003p")


def test_a_remnant_of_rage_is_cheaper_after_deaths_and_draws() -> None:
    t = table(build=NEW)
    remnant = t.hand("END_004")
    t.kill(t.minion(), t.minion(side=2))
    assert remnant.get(COST) == 5
    t.deck(YETI, YETI)
    t.play(remnant)
    assert t.cards() == [YETI, YETI]


def test_pressing_the_advantage_does_a_little_of_everything() -> None:
    t = table(build=NEW)
    enemy = t.minion(side=2)
    t.deck(YETI)
    t.play("END_007", enemy)
    assert (stats(enemy), t.cards()) == ((4, 4), [YETI])
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (1, 1)


def test_an_enduring_roach_refreshes_mana_as_the_power_is_used() -> None:
    t = table("HERO_01", build=NEW, mana=10)
    t.minion("END_008")
    t.game.owner(1).tags[RESOURCES_USED] = 5
    t.play(t.power())
    assert t.spent() == 5


@pytest.mark.parametrize(("hurt", "attack"), [(0, 4), (2, 7)])
def test_a_synchronized_spark_strengthens_a_friend_for_a_kill(hurt: int, attack: int) -> None:
    t = table(build=NEW)
    yeti, enemy = t.minion(), t.minion(side=2, damage=hurt)
    t.play("END_014", enemy)
    assert stats(yeti)[0] == attack


def test_chronoclaws_discard_the_dearest_card() -> None:
    t = table(build=NEW)
    for card_id in ("CS2_231", "CS2_186", YETI):
        t.hand(card_id)
    t.weapon("END_016")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["CS2_231", YETI]


def test_an_eternal_toil_draws_or_summons() -> None:
    t = table(build=NEW)
    wisp, yeti = t.minion("CS2_231", side=2), t.minion(side=2)
    t.deck("CS2_029")
    t.play("END_020", yeti)
    assert (t.cards(), t.row()) == (["CS2_029"], [])
    t.answers("CS2_168")
    t.play("END_020", wisp)
    assert (t.cards(), t.row()) == (["CS2_029"], ["CS2_168"])


def test_a_time_twisted_seer_has_spell_damage_while_damaged() -> None:
    t = table(build=NEW)
    seer = t.minion("END_022")
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6
    t.attack(seer, t.minion("CS2_231", side=2))
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 14


def test_for_all_time_destroys_the_weak_and_overloads() -> None:
    t = table(build=NEW)
    t.minion()
    t.minion("CS2_186")
    t.minion(side=2)
    t.play("END_028")
    assert (t.row(), t.row(2), t.tag(OVERLOAD_OWED)) == (["CS2_186"], [], 2)


def test_a_voodoo_totem_gets_shadow_spells() -> None:
    t = table(build=NEW)
    t.minion("END_029")
    t.deck(YETI, side=2)
    t.answers("CS2_234", 0)
    t.end_turn()
    assert t.cards() == ["CS2_234"]


def test_a_conflux_crasher_hits_a_random_enemy() -> None:
    t = table(build=NEW)
    t.play("TIME_004")
    assert t.hero(2).get(DAMAGE) == 7


def test_a_fading_memory_leaves_a_minion_of_five() -> None:
    t = table(build=NEW)
    memory = t.minion("TIME_040")
    t.answers("CS2_187")
    t.kill(memory)
    assert t.cards() == ["CS2_187"]


def test_a_cyborg_patriarch_sleeps_three_turns() -> None:
    t = table(build=NEW)
    ape = t.play("TIME_046")
    for _ in range(2):
        t.round()
        assert ape.get(DORMANT) == 1
    t.round()
    assert ape.get(DORMANT) == 0


def test_a_soldier_of_the_infinite_doubles_its_attack() -> None:
    t = table(build=NEW)
    assert stats(t.play("TIME_051")) == (6, 5)


def test_an_amber_warden_leaves_a_random_minion() -> None:
    t = table(build=NEW)
    warden = t.minion("TIME_052")
    t.answers(YETI)
    t.kill(warden)
    assert t.row() == [YETI]


def test_a_quantum_destabilizer_is_hurt_twice_as_much() -> None:
    t = table(build=NEW)
    mech, yeti = t.minion("TIME_060"), t.minion(side=2)
    t.attack(mech, yeti)
    assert (stats(mech), stats(yeti)) == ((4, 1), (4, 1))


@pytest.mark.parametrize(("held", "guarded"), [(YETI, 0), ("NEW1_023", 1)])
def test_a_chronicle_keeper_guards_beside_a_dragon(held: str, guarded: int) -> None:
    t = table(build=NEW)
    t.hand(held)
    keeper = t.play("TIME_062")
    assert (keeper.get(TAUNT), keeper.get(DIVINE_SHIELD)) == (guarded, guarded)


def test_an_hourglass_attendant_strengthens_the_hand() -> None:
    t = table(build=NEW)
    t.minion("TIME_100")
    held, board = t.hand(YETI), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(held), stats(board)) == ((5, 6), (4, 5))


def test_a_yesterloc_gives_its_mates_health() -> None:
    t = table(build=NEW)
    murloc, yeti = t.minion("TIME_428"), t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(murloc), stats(yeti)) == ((3, 1), (4, 6))


def test_a_soldier_of_the_bronze_doubles_its_health() -> None:
    t = table(build=NEW)
    soldier = t.hand("TIME_720")
    attack, health = stats(soldier)
    t.play(soldier)
    assert stats(soldier) == (attack, 2 * health)


def test_a_brutish_endmaw_finds_a_minion_of_one_with_a_gift() -> None:
    t = table(build=NEW)
    t.play("END_013")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.card.cost, found.get(HAS_DARK_GIFT) > 0) == (1, True)


def test_a_wicked_blightspawn_arms_or_sharpens() -> None:
    t = table("HERO_11", build=241170)
    spawn = t.minion("END_002")
    spawn.tags[REBORN] = 0
    t.kill(spawn)
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert stats(weapon)[0] == 1
    again = t.minion("END_002")
    again.tags[REBORN] = 0
    t.kill(again)
    assert stats(weapon)[0] == 3


@pytest.mark.parametrize(("corpses", "at_the_edge", "bodies"), [(0, False, 1), (4, True, 3)])
def test_bygone_echoes_come_again(corpses: int, at_the_edge: bool, bodies: int) -> None:
    t = table("HERO_10", build=241170)
    t.game.owner(1).tags[CORPSES] = corpses
    t.hand(YETI)
    echoes = t.hand("END_005")
    if not at_the_edge:
        t.hand(YETI)
    t.play(echoes)
    assert len(t.row()) == bodies


@pytest.mark.parametrize(("hits", "size"), [(0, (5, 6)), (1, (8, 9))])
def test_an_endtime_survivor_grows_when_its_hero_was_hurt(hits: int, size: tuple[int, int]) -> None:
    t = table("HERO_07", build=241170)
    for _ in range(hits):
        t.play("CORE_CS2_029", t.hero(1))
    assert stats(t.play("END_019")) == size


def test_a_bitter_end_takes_the_hurt() -> None:
    t = table("HERO_08", build=241170)
    left, middle, right = t.minion(side=2), t.minion(side=2, damage=1), t.minion(side=2)
    t.play("END_023", middle)
    assert [left.get(FROZEN), middle.zone, right.get(FROZEN)] == [1, Zone.GRAVEYARD, 1]


@pytest.mark.parametrize(("victim", "back"), [(YETI, []), ("CS2_171", ["END_025"])])
def test_an_eternal_firebolt_that_kills_comes_back(victim: str, back: list[str]) -> None:
    t = table("HERO_08", build=241170)
    t.play("END_025", t.minion(victim, side=2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == back


def test_a_fragment_of_nothing_draws_for_spells_on_minions() -> None:
    t = table("HERO_08", build=241170)
    t.minion("END_026")
    yeti = t.minion(side=2)
    t.deck("CS2_171", "CS2_171")
    t.play("CORE_CS2_029", t.hero(2))
    assert t.cards() == []
    t.play("CORE_CS2_024", yeti)
    assert t.cards() == ["CS2_171"]


def test_a_prescient_slitherdrake_is_cheaper_beside_a_dragon() -> None:
    t = table(build=241170)
    drake = t.hand("END_033")
    assert drake.card is not None
    price = drake.get(COST)
    t.hand("TTN_907")
    assert drake.get(COST) < price


def test_a_crumblecrusher_crushes_a_minion_and_a_weapon() -> None:
    t = table(build=241170)
    yeti, weapon = t.minion(side=2), t.weapon("RLK_740", side=2)
    t.play("END_034")
    assert [yeti.zone, weapon.zone] == [Zone.GRAVEYARD] * 2


def test_an_omen_of_the_end_waits_for_an_empty_deck() -> None:
    t = table("HERO_07", build=241170)
    (mine,) = t.deck(YETI)
    theirs = t.deck(*[YETI] * 6, side=2)
    t.play("END_035")
    assert len(t.game.deck[2]) == 6
    t.game.move(mine, Zone.GRAVEYARD)
    t.play("END_035")
    assert [len(t.game.deck[2]), len(theirs)] == [1, 6]


def test_an_aeon_wizard_gets_two_spells_of_its_class() -> None:
    t = table("HERO_08", build=241170)
    t.play("TIME_002")
    assert [e.get(CARDTYPE) for e in t.game.hand[1]] == [CardType.SPELL] * 2


def test_a_time_machine_leaves_a_rewind_card() -> None:
    t = table(build=241170)
    t.kill(t.minion("TIME_035"))
    (found,) = t.game.hand[1]
    assert found.get(REWIND) > 0


def test_a_dangerous_variant_changes_at_the_start_of_the_turn() -> None:
    t = table(build=241170)
    variant = t.minion("TIME_049")
    t.round()
    assert [variant.card_id != "TIME_049", variant.get(COST)] == [True, 5]


def test_a_sentient_hourglass_turns_over_when_hurt() -> None:
    t = table(build=241170)
    glass = t.minion("TIME_050")
    t.play("CORE_CS2_024", glass)
    assert stats(glass) == (6, 4)


def test_a_time_skipper_gives_each_player_a_coin() -> None:
    t = table(build=241170)
    t.minion("TIME_054")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == ["GAME_005"]
    t.deck(YETI)
    t.end_turn()
    assert t.cards(2).count("GAME_005") == 1


def test_an_unknown_voyager_changes_when_hurt() -> None:
    t = table(build=241170)
    voyager = t.minion("TIME_055")
    t.play("CORE_CS2_024", voyager)
    assert voyager.get(COST) == 7


def test_a_temporal_traveler_leaves_an_attacking_shadow() -> None:
    t = table("HERO_09", build=241170)
    yeti = t.minion(side=2)
    t.kill(t.minion("TIME_434"))
    assert yeti.get(DAMAGE) == 4


def test_a_card_with_rewind_offers_two_timelines() -> None:
    t = table("HERO_03", build=241170)
    t.play("TIME_001")
    offered = [e for e in t.game.entities.values() if e.card_id.startswith("TIME_000t")]
    assert {each.card_id for each in offered} == {"TIME_000ta", "TIME_000tb"}
    assert all(each.script is not None for each in offered)


def test_timeless_causality_turns_the_deck_over() -> None:
    t = table(build=255790)
    t.deck("CS2_168", "CS2_200", YETI)
    first, last = t.deck("CS2_029", "CS2_172")
    piles = t.game.untagged.piles
    piles.above, piles.below = [first.id], [last.id]
    t.play("TIME_061")
    assert (piles.above, piles.below) == ([last.id], [first.id])


def test_timeless_causality_leaves_the_deck_of_the_opponent() -> None:
    t = table(build=255790)
    (mine,) = t.deck(YETI)
    (theirs,) = t.deck(YETI, side=2)
    piles = t.game.untagged.piles
    piles.above = [theirs.id, mine.id]
    t.play("TIME_061")
    assert (piles.above, piles.below) == ([theirs.id], [mine.id])


def test_a_misplaced_pyromancer_burns_as_a_card_shatters() -> None:
    t = table("HERO_08", build=255790)
    mine, enemy = t.minion("TIME_101"), t.minion(side=2)
    t.hand(YETI)
    t.deck(YETI, "CATA_489")
    t.play("CS2_023")  # Arcane Intellect
    assert [e.get(DAMAGE) for e in (mine, enemy, t.hero(2))] == [0, 2, 0]
    t.deck(YETI, side=2)
    t.end_turn()
    t.hand(YETI)
    t.deck("CATA_489", side=2)
    t.play("CS2_023")
    assert enemy.get(DAMAGE) == 2


def test_a_dark_iron_harbinger_leaves_a_doomsayer() -> None:
    t = table("HERO_01", build=255790)
    t.minion()
    t.kill(t.minion("TIME_EVENT_300"))
    assert stats(t.at(1, 1)) == (0, 7)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert len(t.row()) == 2
    t.minion(side=2)
    t.end_turn()
    assert (t.row(), t.row(2)) == ([], [])


@pytest.mark.parametrize(("dragons", "left"), [(0, 3), (2, 1)])
def test_a_disciple_of_demise_repeats_for_dragons(dragons: int, left: int) -> None:
    t = table("HERO_01", build=255790)
    mine = t.minion()
    for _ in range(3):
        t.minion(side=2)
    for _ in range(dragons):
        t.hand("NEW1_023")
    t.hand(YETI)
    t.answers(mine, *[1] * dragons)
    t.play("TIME_EVENT_301")
    assert (t.row(), len(t.row(2))) == (["TIME_EVENT_301"], 3 - dragons)
    assert left == 3 - dragons


def test_a_disciple_of_demise_spares_itself() -> None:
    t = table("HERO_01", build=255790)
    t.hand("NEW1_023")
    t.play("TIME_EVENT_301")
    assert t.row() == ["TIME_EVENT_301"]


@pytest.mark.parametrize("resident", ["CS2_127", "CS2_124"])
def test_a_welcome_home_reopens_a_location_for_a_resident(resident: str) -> None:
    t = table("HERO_01", build=255790)
    place = t.play("FIR_907")
    t.play(place)
    assert t.refuses(place)
    yeti = t.minion()
    assert t.refuses("TIME_EVENT_997", yeti)
    t.play("TIME_EVENT_997", place)
    assert not t.refuses(place)
    before = len(t.row())
    t.answers(resident)
    t.kill(place)
    assert resident in t.row()
    assert len(t.row()) == before


@pytest.mark.parametrize("again", [False, True])
def test_sands_of_time_discovers_of_any_class_first(again: bool) -> None:
    t = table("HERO_01", build=255790)
    sands = t.hand("TIME_EVENT_999")
    sands.tags[USED_REWIND] = again
    if again:
        t.answers("EX1_400", "CS2_108", "EX1_391", 1)
    else:
        t.answers("CS2_029", "CS2_009", "EX1_391", 1, "TIME_000ta")
    t.play(sands)
    assert t.cards() == ["CS2_108" if again else "CS2_009"]


def test_the_sands_of_one_class_are_of_my_class() -> None:
    t = table("HERO_01", build=255790)
    t.answers("EX1_400", "CS2_108", "EX1_391", 0)
    t.play("TIME_EVENT_999t")
    assert t.cards() == ["EX1_400"]


@pytest.mark.parametrize("option", [0, 1])
def test_a_twilight_timereaver_sets_a_stat_of_all_others(option: int) -> None:
    t = table("HERO_06", build=NEW)
    mine, theirs, hurt = t.minion(), t.minion(side=2), t.minion("CS2_186", 2, damage=3)
    reaver = t.play("END_010", option=option)
    wanted = [(1, 5), (1, 5), (1, 4)] if option == 0 else [(4, 1), (4, 1), (7, 1)]
    assert [stats(e) for e in (mine, theirs, hurt, reaver)] == [*wanted, (5, 5)]
    worn = ("END_010ae", "END_010be")[option]
    assert [e.attached[0].card_id for e in (mine, theirs, hurt)] == [worn] * 3
    assert ("END_010a", "END_010b")[option] in {e.card_id for e in t.game.entities.values()}


def test_an_acceleration_aura_gives_mana_for_three_turns() -> None:
    t = table("HERO_06", build=NEW, mana=5)
    aura, seen = t.play("END_011"), []
    for _ in range(4):
        t.round()
        seen.append(t.tag(TEMP_RESOURCES))
    assert (seen, aura.zone) == ([1, 1, 1, 0], Zone.GRAVEYARD)


@pytest.mark.parametrize(("build", "combo"), [(234747, True), (NEW, True), (NEW, False)])
def test_a_winged_aberration_overloads_in_a_combo(build: int, combo: bool) -> None:
    t = table("HERO_03", build=build)
    if combo:
        t.play("GAME_005")
    body = t.play("END_032")
    assert t.tag(OVERLOAD_OWED) == 2 * combo
    assert [body.get(tag) for tag in (IMMUNE, WINDFURY)] == [combo, combo]
    t.deck(YETI, side=2)
    t.end_turn()
    assert [body.get(tag) for tag in (IMMUNE, WINDFURY)] == [0, combo]
    assert not any(e.card_id == "END_032e" for e in body.attached)


def test_a_devious_coyote_is_cheaper_for_each_wound_of_the_enemy_hero() -> None:
    t = table(build=NEW)
    coyote = t.hand("TIME_047")
    for spell in ("CS2_029", "EX1_277"):
        t.play(spell, *([t.hero(2)] if spell == "CS2_029" else []))
    assert coyote.get(COST) == 1
    t.round()
    assert coyote.get(COST) == 5
    t.play("CS2_029", t.hero(1))
    t.play("CS2_029", t.minion(side=2))
    assert coyote.get(COST) == 5


@pytest.mark.parametrize("turns", [1, 4])
def test_a_clockwork_rager_grows_with_the_turns_taken(turns: int) -> None:
    t = table(build=NEW)
    t.game.owner(1).tags[TURN] = turns
    t.game.owner(2).tags[TURN] = 9
    rager = t.hand("TIME_048")
    t.game.touch_auras()
    t.play(rager)
    assert (stats(rager), rager.attached[0].card_id) == ((5, 1 + turns), "TIME_048e")


def test_a_wizened_truthseeker_restores_all_costs() -> None:
    t = table(build=NEW)
    mine, theirs = t.hand(YETI), t.hand("CS2_186", 2)
    for card, enchantment in ((mine, "GBL_003e"), (theirs, "GBL_005e")):
        attach(t.game, t.hero(1), card, enchantment)
    settle(t.game)
    assert [e.get(COST) for e in (mine, theirs)] == [3, 9]
    t.play("TIME_057")
    assert [e.get(COST) for e in (mine, theirs)] == [4, 7]
    assert [e.attached[-1].card_id for e in (mine, theirs)] == ["TIME_057e"] * 2


def test_a_paltry_flutterwing_leaves_a_sleeper() -> None:
    t = table(build=NEW)
    wing = t.minion("TIME_058")
    t.answers("CS2_172")
    t.kill(wing)
    sleeper = t.at(1, 0)
    assert (sleeper.card_id, sleeper.attached[0].card_id) == ("CS2_172", "TIME_058e")
    seen = []
    for _ in range(2):
        t.game.oracle = Sequential()
        seen.append(sleeper.get(DORMANT))
        t.round()
    assert (seen, sleeper.get(DORMANT)) == ([1, 1], 0)
