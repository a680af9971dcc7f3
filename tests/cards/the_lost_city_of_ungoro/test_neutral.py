"""The Lost City of Un'Goro: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COPIED_FROM_ENTITY_ID,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    ELUSIVE,
    IMMUNE,
    POISONOUS,
    QUEST_PROGRESS,
    RARITY,
    RESOURCES,
    RUSH,
    STEALTH,
    TAUNT,
    WINDFURY,
    ZOMBEAST,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_a_whirling_stormdrake_is_immune_after_its_kin() -> None:
    t = table(build=233275)
    assert t.play("TLC_243").get(IMMUNE) == 0
    t.play("NEW1_023")
    t.round()
    drake = t.play("TLC_243")
    assert drake.get(IMMUNE) == 1
    t.end_turn()
    assert drake.get(IMMUNE) == 0


def test_a_sizzling_cinder_bursts_among_all_enemies() -> None:
    t = table(build=233275)
    cinder, enemy = t.minion("TLC_249"), t.minion(side=2)
    t.answers(enemy, t.hero(2))
    t.kill(cinder)
    assert (stats(enemy), t.hero(2).get(DAMAGE)) == ((4, 4), 1)


def test_a_rockskipper_gives_a_rock() -> None:
    t = table(build=233275)
    t.play("TLC_427")
    assert t.cards() == ["WW_001t"]


def test_a_blob_of_tar_falls_into_two_in_order() -> None:
    t = table(build=233275)
    t.minion()
    blob = t.minion("TLC_468")
    t.minion()
    t.kill(blob)
    assert t.row() == [YETI, "TLC_468t1", "TLC_468t2", YETI]


def test_a_cloud_serpent_copies_another_elemental_or_dragon() -> None:
    t = table(build=223542)
    t.hand(YETI)
    t.hand("NEW1_023")
    t.hand("UNG_019")
    serpent = t.hand("TLC_888")
    t.answers(1)
    t.play(serpent)
    assert t.cards() == [YETI, "NEW1_023", "UNG_019", "UNG_019"]


def test_a_cloud_serpent_alone_copies_nothing() -> None:
    t = table(build=223542)
    t.play("TLC_888")
    assert t.cards() == []


NEW = 238003


def test_a_holy_eggbearer_draws_what_has_no_attack() -> None:
    t = table(build=NEW)
    t.deck(YETI, "CS2_029", "DINO_130")
    t.game.deck[1][-1].tags[ATK] = 0
    t.play("DINO_411")
    assert t.cards() == ["DINO_130"]


def test_a_herbivore_assistant_helps_a_beast() -> None:
    t = table(build=NEW)
    beast, yeti = t.play("CS2_172"), t.minion()
    assert t.refuses("DINO_419", yeti)
    t.play("DINO_419", beast)
    assert (stats(beast), beast.get(RUSH)) == ((5, 4), 1)


def test_a_crater_experiment_doubles_after_any_kin() -> None:
    t = table(build=NEW)
    t.play("DINO_435")
    assert t.row() == ["DINO_435"]
    t.kill(t.at(1, 0))
    t.play("CS2_172")
    t.round()
    t.play("DINO_435")
    assert t.row().count("DINO_435") == 2


def test_an_undercover_cultist_is_angry_while_damaged() -> None:
    t = table(build=NEW)
    cultist = t.minion("TLC_101")
    t.play("CS2_025")
    enemy = t.minion("CS2_231", side=2)
    t.attack(cultist, enemy)
    assert stats(cultist) == (5, 2)


def test_a_curious_explorer_makes_a_minion_of_the_other_cheaper() -> None:
    t = table(build=NEW)
    spell, yeti = t.hand("CS2_029", side=2), t.hand(YETI, side=2)
    t.kill(t.minion("TLC_244"))
    assert (spell.get(COST), yeti.get(COST)) == (4, 2)


def test_a_primal_sabretooth_copies_its_prey() -> None:
    t = table(build=NEW)
    tiger, prey, other = t.minion("TLC_247"), t.minion(side=2), t.minion("EX1_105", side=2)
    t.attack(tiger, prey)
    assert t.cards() == [YETI]
    second = t.minion("TLC_247")
    t.attack(second, other)
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("theirs", "then"), [(7, 7), (3, 5)])
def test_a_crystal_tender_catches_up_with_the_mana_of_the_other(theirs: int, then: int) -> None:
    t = table(build=NEW, mana=5)
    t.game.owner(2).tags[RESOURCES] = theirs
    t.play("TLC_255")
    assert t.tag(RESOURCES) == then


def test_a_marshland_thresher_is_shielded_by_spells() -> None:
    t = table(build=NEW)
    thresher = t.minion("TLC_256")
    t.play("CS2_029", t.hero(2))
    assert thresher.get(DIVINE_SHIELD) == 1


def test_krog_makes_enemy_minions_tiny() -> None:
    t = table(build=NEW)
    krog, mine, enemy = t.minion("TLC_480"), t.minion(), t.minion(side=2, damage=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (krog, mine, enemy)] == [(8, 7), (4, 5), (1, 1)]


def test_a_tar_tyrant_strikes_in_the_turn_of_the_other() -> None:
    t = table(build=NEW)
    tyrant = t.minion("TLC_605")
    assert stats(tyrant) == (1, 12)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(tyrant) == (7, 12)


def test_a_willful_watcher_destroys_the_top_of_its_deck() -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 5)
    t.kill(t.minion("TLC_621"))
    assert (len(t.game.deck[1]), t.cards()) == (2, [])


def test_the_egg_of_khelos_breaks_five_times() -> None:
    t = table(build=241170)
    t.minion("DINO_410")
    seen = []
    for _ in range(5):
        t.kill(*t.game.row(1))
        seen += t.row()
    assert seen == ["DINO_410t2", "DINO_410t3", "DINO_410t4", "DINO_410t5", "DINO_410t"]


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_stormbrewer_strikes_before_its_blow(kindred: int) -> None:
    t = table(build=241170)
    if kindred:
        t.play("TLC_107")
        t.round()
    brewer = t.play("TLC_107")
    assert brewer.get(RUSH) == kindred
    weak = t.minion("CS2_121", side=2)
    t.attack(t.minion("TLC_107"), weak)
    assert [weak.zone, t.hero(2).get(DAMAGE)] == [Zone.GRAVEYARD, 0]


@pytest.mark.parametrize("kindred", [0, 1])
def test_kindred_cards_do_more_beside_their_kind(kindred: int) -> None:
    t = table("HERO_04", build=241170)
    if kindred:
        t.play("TLC_429")
        t.round()
    t.play("TLC_429")
    assert t.row().count("TLC_429t") == 2 * kindred


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_scalehide_kodo_takes_the_weakest_or_the_strongest(kindred: int) -> None:
    t = table("HERO_06", build=241170)
    if kindred:
        t.play("TLC_454")
        t.round()
    weak, strong = t.minion("CS2_171", side=2), t.minion(side=2)
    t.play("TLC_454")
    assert [weak.zone, strong.zone] == (
        [Zone.PLAY, Zone.GRAVEYARD] if kindred else [Zone.GRAVEYARD, Zone.PLAY]
    )


def test_a_stranglevine_spreads() -> None:
    t = table("HERO_06", build=241170)
    vine = t.minion("TLC_465")
    yeti = t.minion()
    t.answers(yeti, TAUNT)
    t.kill(vine)
    assert yeti.get(TAUNT) == 1
    other = t.minion("CS2_171")
    t.answers(other, RUSH)
    t.kill(yeti)
    assert other.get(RUSH) == 1


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_ravenous_devilsaur_eats_a_minion(kindred: int) -> None:
    t = table("HERO_05", build=241170)
    if kindred:
        t.play("TLC_829")
        t.round()
    yeti = t.minion(side=2)
    saur = t.play("TLC_829", yeti)
    assert [yeti.zone, stats(saur)] == [Zone.GRAVEYARD, (7, 8) if kindred else (3, 3)]


def test_a_questing_assistant_asks_for_a_quest() -> None:
    t = table(build=241170)
    yeti = t.minion(side=2)
    t.play("TLC_987")
    assert yeti.get(DAMAGE) == 0
    t.play("UNG_934")
    t.play("TLC_987", yeti)
    assert yeti.get(DAMAGE) == 3


def test_a_relic_miner_discovers_a_card_as_rare_as_the_one_it_destroys() -> None:
    t = table(build=255790)
    top, other = t.deck("EX1_298", YETI)  # Ragnaros
    t.play("TLC_109")
    assert (top.zone, other.zone) == (Zone.GRAVEYARD, Zone.DECK)
    assert [card.get(RARITY) for card in t.game.hand[1]] == [top.get(RARITY)]


def test_a_relic_miner_discovers_nothing_beside_an_empty_deck() -> None:
    t = table(build=255790)
    t.play("TLC_109")
    assert t.cards() == []


LATE = 255790


def test_beast_speaker_taka_rides_a_legendary_beast_and_leaves_it() -> None:
    t = table("HERO_08", build=LATE)
    t.answers("EX1_577", "DINO_401", "TLC_102", 0)
    taka = t.play("DINO_430")
    assert (stats(taka), t.cards()) == ((11, 9), [])  # The Beast is 9/7
    t.kill(taka)
    assert t.row() == ["EX1_577"]


def test_torga_draws_a_kindred_card_and_its_kin() -> None:
    t = table(build=LATE)
    murloc, kindred, yeti, beast = t.deck("CS2_168", "TLC_429", YETI, "CS2_172")
    t.play("TLC_102")
    assert [e.zone for e in (murloc, kindred)] == [Zone.HAND] * 2
    assert [e.zone for e in (yeti, beast)] == [Zone.DECK] * 2


def test_torga_knows_spell_schools_and_picks_one_of_two() -> None:
    t = table(build=LATE)
    fumes, fel, other, fire = t.deck("TLC_447", "BT_235", "BT_035", "CS2_029")
    t.answers(fumes, other)
    t.play("TLC_102")
    assert [e.zone for e in (fumes, other, fel, fire)] == [Zone.HAND] * 2 + [Zone.DECK] * 2


def test_torga_draws_nothing_without_a_kindred_card() -> None:
    t = table(build=LATE)
    t.deck(YETI, "CS2_168")
    t.play("TLC_102")
    assert t.cards() == []


def test_endbringer_umbra_ends_it_again() -> None:
    t = table(build=LATE)
    t.deck(*[YETI] * 20)
    t.kill(t.minion("EX1_096"), t.minion())
    assert len(t.cards()) == 1
    t.play("TLC_106")
    assert (len(t.cards()), t.row()) == (2, ["TLC_106"])


def test_endbringer_umbra_ends_five_of_six() -> None:
    t = table(build=LATE)
    t.deck(*[YETI] * 20)
    egg = t.minion("TLC_249")
    others = [t.minion("EX1_096") for _ in range(5)]
    t.kill(egg, *others)
    assert (len(t.cards()), t.hero(2).get(DAMAGE)) == (5, 2)
    t.answers(*others, 0, 0, 0, 0, 0)
    t.play("TLC_106")
    assert (len(t.cards()), t.hero(2).get(DAMAGE)) == (10, 2)


@pytest.mark.parametrize(
    ("deck", "akin"),
    [
        (("CS2_168", "DED_522", "CS2_029"), True),
        (("CS2_168", "CS2_172"), False),
        (("CS2_168", YETI), False),
        (("CS2_029",), True),
    ],
)
def test_city_chief_esho_asks_whether_the_deck_is_akin(deck: tuple[str, ...], akin: bool) -> None:
    t = table(build=LATE)
    cards = t.deck(*deck)
    held, spell, yeti, enemy = t.hand(YETI), t.hand("CS2_029"), t.minion(), t.minion(side=2)
    esho = t.play("TLC_110")
    grown = (6, 7) if akin else (4, 5)
    assert [stats(e) for e in (held, yeti, enemy, esho)] == [grown, grown, (4, 5), (5, 7)]
    murlocs = [stats(e) for e in cards if e.card_id == "CS2_168"]
    assert murlocs == [(4, 3) if akin else (2, 1)] * len(murlocs)
    assert not spell.attached


@pytest.mark.parametrize(
    ("pick", "tag"), [("UNG_999t6", TAUNT), ("UNG_999t13", POISONOUS), ("UNG_999t14", ATK)]
)
def test_an_ancient_stegodon_chooses_what_to_gain(pick: str, tag: int) -> None:
    t = table(build=LATE)
    t.answers(pick)
    stegodon = t.play("TLC_242")
    gained = [stegodon.get(TAUNT), stegodon.get(POISONOUS), stegodon.get(ATK) - 1]
    assert gained == [int(tag == each) for each in (TAUNT, POISONOUS, ATK)]
    assert stats(stegodon) == ((2, 6) if tag == ATK else (1, 5))


@pytest.mark.parametrize(
    ("pick", "atk", "shield", "plants"),
    [("UNG_999t3", 5, 0, 0), ("UNG_999t8", 2, 1, 0), ("UNG_999t2", 2, 0, 2)],
)
def test_an_ancient_raptor_chooses_what_to_gain(
    pick: str, atk: int, shield: int, plants: int
) -> None:
    t = table(build=LATE)
    t.answers(pick)
    raptor = t.play("TLC_245")
    assert (raptor.get(ATK), raptor.get(DIVINE_SHIELD)) == (atk, shield)
    t.kill(raptor)
    assert t.row() == ["UNG_999t2t1"] * plants


@pytest.mark.parametrize(
    ("pick", "gained"),
    [("UNG_999t10", (1, 0, 0)), ("UNG_999t5", (0, 1, 0)), ("UNG_999t7", (0, 0, 1))],
)
def test_an_ancient_pterrordax_chooses_what_to_gain(
    pick: str, gained: tuple[int, int, int]
) -> None:
    t = table(build=LATE)
    t.answers(pick)
    pterrordax = t.play("TLC_246")
    assert tuple(pterrordax.get(tag) for tag in (STEALTH, ELUSIVE, WINDFURY)) == gained
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.answers(0)
    t.end_turn()
    assert pterrordax.get(STEALTH) == gained[0]
    t.answers(0)
    t.end_turn()
    assert pterrordax.get(STEALTH) == 0


def test_a_crater_gator_keeps_the_other_hero_from_healing() -> None:
    t = table("HERO_08", "HERO_09", build=LATE)
    mine, theirs = t.hurt(1, 10), t.hurt(2, 10)
    t.play("TLC_250")
    t.play("AT_055", mine)
    assert mine.get(DAMAGE) == 5
    t.play("AT_055", theirs)
    assert theirs.get(DAMAGE) == 10
    t.deck(YETI, side=2)
    t.end_turn()
    yeti = t.minion(side=2, damage=3)
    t.play("AT_055", theirs)
    t.play("AT_055", yeti)
    assert (theirs.get(DAMAGE), yeti.get(DAMAGE)) == (10, 0)
    t.deck(YETI)
    t.end_turn()
    t.play("AT_055", theirs)
    assert theirs.get(DAMAGE) == 5


def test_a_dissolving_ooze_spits_out_bones() -> None:
    t = table(build=LATE)
    yeti, enemy = t.minion(damage=2), t.minion(side=2)
    assert t.refuses("TLC_252", enemy)
    t.play("TLC_252", yeti)
    assert yeti.zone == Zone.GRAVEYARD
    bones = t.game.in_row(t.game.hand[1])[-1]
    assert bones.card_id == "TLC_829t"
    t.play(bones, enemy)
    assert stats(enemy) == (8, 8)


def test_a_dissolving_ooze_alone_spits_nothing() -> None:
    t = table(build=LATE)
    t.play("TLC_252")
    assert t.cards() == []


def test_a_petrified_ogre_grows_or_wakes() -> None:
    t = table(build=LATE)
    ogre = t.play("TLC_253")
    assert ogre.get(DORMANT) == 1
    t.deck(*[YETI] * 3)
    t.deck(*[YETI] * 2, side=2)
    t.answers(0)
    t.end_turn()
    t.answers(0, 0)
    t.end_turn()
    assert (ogre.get(DORMANT), stats(ogre)) == (1, (7, 7))


def test_a_petrified_ogre_wakes_by_chance() -> None:
    t = table(build=LATE)
    ogre = t.play("TLC_253")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(1, 0)
    t.end_turn()
    assert (ogre.get(DORMANT), stats(ogre)) == (0, (5, 5))


def test_a_tortollan_storyteller_tells_each_type_once() -> None:
    t = table(build=LATE)
    teller, yeti = t.minion("TLC_254"), t.minion()
    murloc, second, beast = t.minion("CS2_168"), t.minion("CS2_168"), t.minion("CS2_172")
    enemy = t.minion("CS2_172", side=2)
    t.deck(YETI, side=2)
    t.answers(second, beast, 0)
    t.end_turn()
    assert [stats(e) for e in (teller, yeti, murloc, second, beast, enemy)] == [
        (1, 2), (4, 5), (2, 1), (3, 2), (4, 3), (3, 2),
    ]  # fmt: skip


def test_a_platysaur_takes_its_card_along() -> None:
    t = table(build=LATE)
    t.hand("CS2_029")
    t.deck(YETI)
    saur = t.play("TLC_603")
    assert t.cards() == ["CS2_029", YETI]
    t.kill(saur)
    assert t.cards() == ["CS2_029"]


def test_a_platysaur_discards_nothing_once_its_card_is_played() -> None:
    t = table(build=LATE)
    t.deck(YETI)
    saur = t.play("TLC_603")
    yeti = t.play(t.game.hand[1][0])
    t.hand("CS2_029")
    t.kill(saur)
    assert (t.cards(), yeti.zone) == (["CS2_029"], Zone.PLAY)


def test_a_pterrordax_egg_hatches_a_thief() -> None:
    t = table(build=LATE)
    egg, yeti, wisp = t.minion("TLC_831"), t.minion(), t.minion("CS2_231", side=2)
    t.kill(egg)
    thief = t.at(1, 0)
    assert (thief.card_id, stats(thief)) == ("TLC_831t", (3, 5))
    assert (stats(yeti), wisp.zone) == ((4, 4), Zone.GRAVEYARD)


def test_a_pterrordax_alone_steals_nothing() -> None:
    t = table(build=LATE)
    t.kill(t.minion("TLC_831"))
    assert [stats(e) for e in t.game.row(1)] == [(3, 3)]


def test_storm_the_gates_crafts_a_cheap_zombeast() -> None:
    t = table("HERO_01", build=255790)
    quest = t.play("TLC_EVENT_400")
    t.play("CS2_172")
    t.play(YETI)
    t.play("RLK_720")
    t.play("GAME_005")
    assert quest.get(QUEST_PROGRESS) == 2
    held = len(t.cards())
    t.play("CS2_172")
    assert quest.zone == Zone.GRAVEYARD
    beast = t.game.hand[1][-1]
    assert len(t.cards()) == held + 1
    assert beast.get(ZOMBEAST) == 1
    assert "GBL_004e" in [each.card_id for each in beast.attached]


def test_a_primalfin_challenger_doubles_the_next_kindred() -> None:
    t = table(build=LATE)
    t.play("TLC_251")
    t.play(YETI)
    t.play("TLC_429")  # no Murloc was played last turn
    assert t.row().count("TLC_429t") == 0
    t.round()
    t.kill(*t.game.row(1))
    t.play("TLC_429")
    assert t.row().count("TLC_429t") == 4
    t.kill(*t.game.row(1))
    t.play("TLC_429")
    assert t.row().count("TLC_429t") == 2


def test_a_primalfin_challenger_doubles_a_kindred_cost_and_alternative() -> None:
    t = table("HERO_09", build=LATE)
    t.play("TLC_251")
    t.play("AT_055", t.hero(1))
    t.play("TLC_454")
    t.round()
    t.kill(*t.game.row(1))
    sunbloom = t.hand("TLC_816")
    assert sunbloom.get(COST) == 0
    first, second, weak = t.minion(side=2), t.minion(side=2), t.minion("CS2_231", side=2)
    t.play("TLC_454")
    assert [e.zone for e in (first, second, weak)] == [Zone.GRAVEYARD] * 2 + [Zone.PLAY]
    assert sunbloom.get(COST) == 2


COSTS = (
    "CS2_231", "CS2_171", "CS2_172", "CS2_125", "CS2_182", "CS2_187", "CS2_213", "UNG_806",
    "CS2_232", "EX1_543",
)  # fmt: skip
"""Minions that cost 0 to 6, 10, 8 and 9."""


def test_elise_crafts_a_location_of_two_parts() -> None:
    t = table(build=LATE)
    t.deck(*COSTS)
    t.answers("TLC_100t2", *_offered(2, 1, 6, 3), "TLC_100t21", *_offered(2, 2, 6, 5), "TLC_100t26")
    t.play("TLC_100")
    (place,) = t.game.hand[1]
    assert place.card_id == "TLC_100t2"
    model = t.game.entities[place.get(COPIED_FROM_ENTITY_ID)]
    assert (model.card_id, model.zone) == ("TLC_100t2", Zone.SETASIDE)
    t.answers()
    t.play(place)
    t.game.oracle = Sequential()
    t.round()
    t.play(place)
    assert t.hero(1).get(ARMOR) == 6
    t.kill(place)
    assert t.hero(2).get(DAMAGE) == 3


def _offered(size: int, *parts: int) -> list[str]:
    return [f"TLC_100t{size}{part}" for part in parts]


def test_elise_crafts_nothing_of_nine_costs() -> None:
    t = table(build=LATE)
    t.deck(*COSTS[1:], "CS2_182")
    t.play("TLC_100")
    assert t.cards() == []
