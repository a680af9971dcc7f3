"""Keywords of the years since 2021 as rules: Colossal, Titan, locations, Corpses, digging."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CHOSEN, CLOSE, OPEN, SHOW, TAG
from hsreplay_sim.base.tags import (
    ACTIVATABLE_MINION_ABILITY_USED_4,
    ATK,
    CARD_TARGET,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    CREATED_AS_ON_PLAY_REPLACEMENT,
    CURRENT_EXCAVATE_TIER,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    HERALD_COLOSSAL_AMOUNT,
    HERO_HEALTH_CHANGES_ON_OWN_TURN,
    LAST_AFFECTING_SOURCE,
    LITERALLY_UNPLAYABLE,
    LOCATION_ACTION_COOLDOWN,
    MAX_EXCAVATE_TIER,
    NUM_CARDS_TO_DRAW,
    PENDING_ZONE,
    QUEST_PROGRESS,
    TAG_3525,
    TAG_SCRIPT_DATA_NUM_1,
    TITAN_ABILITY_USED_1,
    TITAN_ABILITY_USED_2,
    TURN_DRAWN,
    ZONE,
)
from hsreplay_sim.cards.words.effects import script, summon
from hsreplay_sim.engine.keywords.copies import twin
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.rules.choices import parts_of
from table import YETI, stats, table
from texts import give_text, spell, written

NEW = 185749
"""The build of most recordings of the last years."""
NEWEST = 255790


# --- Colossal, Titan, locations, Corpses -----------------------------------------------------


def test_r253_the_limbs_stand_at_both_sides() -> None:
    t = table(build=NEW)
    t.minion()
    t.play("TSC_937", position=1)
    assert t.row() == ["TSC_937t", "TSC_937", "TSC_937t3", YETI]
    assert stats(t.at(1, 0)) == (4, 1)
    t.kill(t.at(1, 0))
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert (weapon.card_id, weapon.get(ATK)) == ("TSC_937t2", 4)


def test_r253_limbs_come_as_far_as_there_is_room() -> None:
    t = table(build=NEW)
    for _ in range(5):
        t.minion()
    t.play("TSC_937")
    assert len(t.row()) == 7
    assert t.row().count("TSC_937t") + t.row().count("TSC_937t3") == 1


def test_r253_of_four_limbs_two_stand_at_either_side() -> None:
    t = table(build=255790)
    t.play("CATA_432")
    heads = ["CATA_432t1", "CATA_432t2", "CATA_432", "CATA_432t3", "CATA_432t4"]
    assert t.row() == heads


@pytest.mark.parametrize(("heralds", "size"), [(1, (2, 1)), (2, (4, 2)), (4, (8, 4))])
def test_r253_limbs_grow_as_the_soldiers_of_their_colossal_do(
    heralds: int, size: tuple[int, int]
) -> None:
    t = table(build=255790)
    t.game.owner(1).tags[HERALD_COLOSSAL_AMOUNT] = heralds
    t.game.owner(2).tags[HERALD_COLOSSAL_AMOUNT] = 4
    ragnaros = t.play("CATA_150")
    assert [stats(e) for e in t.game.row(1)] == [size, (8, 8), size]
    assert stats(ragnaros) == (8, 8)
    t.play("CATA_139")
    assert [stats(e) for e in t.game.row(1) if e.card_id == "CATA_139t"] == [(0, 2)]


def test_r260_a_titan_uses_each_ability_once() -> None:
    t = table(build=NEW)
    titan, foe = t.minion("TTN_800"), t.minion(side=2)
    fireball = t.hand("CS2_029")
    assert fireball.get(COST) == 1
    play(t.game, titan, foe, 1)
    assert foe.zone == Zone.GRAVEYARD
    assert (titan.get(EXHAUSTED), titan.get(TITAN_ABILITY_USED_2)) == (1, 1)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    t.hurt(1, 10)
    play(t.game, titan, None, 0)
    assert titan.get(TITAN_ABILITY_USED_1) == 1
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 3)


def test_r260_an_ability_tells_its_target_first() -> None:
    """U495:11705, U578:9116."""
    t = table(build=NEW)
    titan, foe = t.play("TTN_800"), t.minion(side=2)
    play(t.game, titan, foe, 1)
    ability = parts_of(t.game, titan)[1]
    assert (titan.get(CARD_TARGET), ability.get(CARD_TARGET)) == (foe.id, foe.id)


def test_r260_a_titan_arrives_ready_and_is_ready_again_at_the_opponents_turn() -> None:
    t = table(build=NEW)
    titan = t.play("TTN_800")
    assert titan.get(EXHAUSTED) == 0
    play(t.game, titan, t.minion(side=2), 1)
    assert titan.get(EXHAUSTED) == 1
    t.end_turn()
    assert titan.get(EXHAUSTED) == 0


def test_r159_each_use_of_a_location_lays_its_own_enchantment() -> None:
    t = table(build=NEW)
    yeti, cathedral = t.minion(), t.play("REV_290")
    for _ in range(2):
        t.play(cathedral, yeti)
        cathedral.tags |= {EXHAUSTED: 0, LOCATION_ACTION_COOLDOWN: 0}
    assert [each.card_id for each in yeti.attached] == ["REV_290e", "REV_290e"]


@pytest.mark.parametrize(("build", "counted"), [(195635, 0), (203120, 1)])
def test_r159_the_uses_of_locations_are_counted_since_203120(build: int, counted: int) -> None:
    t = table(build=build)
    yeti, cathedral = t.minion(), t.play("REV_290")
    assert t.tag(TAG_3525) == 0
    t.play(cathedral, yeti)
    assert t.tag(TAG_3525) == counted


def test_r208_a_location_takes_one_of_the_seven_places_of_what_is_summoned() -> None:
    t = table(build=NEW)
    t.play("REV_290")
    for _ in range(5):
        t.minion()
    for count in (7, 7):
        t.play(spell(t, summon(YETI)))
        assert len(t.game.board[1]) == count


def test_r159_a_location_is_used_and_wears_out() -> None:
    t = table(build=NEW)
    t.deck(*[YETI] * 6)
    yeti = t.minion()
    cathedral = t.play("REV_290")
    t.play(cathedral, yeti)
    assert (stats(yeti), t.cards()) == ((6, 6), [YETI])
    assert (cathedral.get(DAMAGE), cathedral.get(EXHAUSTED)) == (1, 1)
    assert cathedral.get(LOCATION_ACTION_COOLDOWN) == 1
    t.deck(*[YETI] * 6, side=2)
    for _ in range(2):
        assert t.refuses(cathedral, yeti)
        t.end_turn()
        t.end_turn()
    t.play(cathedral, yeti)
    assert stats(yeti) == (8, 7)


def test_r159_a_location_that_its_own_text_takes_away_is_not_exhausted() -> None:
    """U575:14348, U432:6855."""
    t = table(build=NEW)
    cathedral, yeti = t.play("REV_290"), t.minion()
    away = script(lambda g, me, it: g.move(me, Zone.GRAVEYARD))
    give_text(t.game, cathedral, activate=away)
    play(t.game, cathedral, yeti)
    assert (cathedral.zone, cathedral.get(EXHAUSTED)) == (Zone.GRAVEYARD, 0)


def test_r160_a_location_can_be_destroyed() -> None:
    t = table(build=NEW)
    cathedral = t.play("REV_290")
    t.kill(cathedral)
    assert (cathedral.zone, t.row()) == (Zone.GRAVEYARD, [])


@pytest.mark.parametrize(
    ("corpses", "health", "spent"), [(2, [35], 0), (3, [35, 40], 3), (5, [35, 40, 45], 3)]
)
def test_r166_corpses_are_spent_all_or_nothing(corpses: int, health: list[int], spent: int) -> None:
    """The count of Corpses stays, what is spent is counted beside it (U354:5787)."""
    t = table("HERO_11", build=NEW)
    for _ in range(corpses):
        t.play("RLK_503")
    assert t.tag(CORPSES) == corpses
    t.deck(YETI)
    since = len(t.game.out)
    for _ in range(2 if corpses > 3 else 1):
        t.play("RLK_051")
    told = written(t.game, since, of=t.hero(1))
    assert [value for _, tag, value in told if tag == HEALTH] == health
    assert (t.tag(CORPSES), t.tag(CORPSES_SPENT_THIS_GAME)) == (corpses, spent)
    assert t.tag(HERO_HEALTH_CHANGES_ON_OWN_TURN) == (2 if corpses > 3 else 1)
    assert t.cards() == ([YETI] if spent else [])


# --- drawing, digging ------------------------------------------------------------------------


def test_r152_casts_when_drawn_draws_another() -> None:
    t = table("HERO_07")
    hero = t.hurt(1, 10)
    fragment = t.deck("SCH_307t", YETI)[0]
    t.end_turn()
    t.end_turn()
    assert hero.get(DAMAGE) == 8
    assert t.cards() == [YETI]
    assert fragment.zone == Zone.SETASIDE


def test_r152_what_casts_when_drawn_moves_in_sight_and_draws_once_more_by_itself() -> None:
    """U189:3136: it is shown in the deck; the other draw is counted down inside its TRIGGER."""
    t = table("HERO_07")
    fragment = t.deck("SCH_307t", YETI)[0]
    since = len(t.game.out)
    t.end_turn()
    t.end_turn()
    out = t.game.out[since:]
    moved = [packet[2:4] for packet in out if packet[:2] == (TAG, fragment.id)]
    assert moved[:2] == [(PENDING_ZONE, Zone.HAND), (PENDING_ZONE, 0)]
    closed = out.index(next(p for p in out if p[:2] == (CLOSE, fragment.id)))
    me = t.game.owner(1).id
    assert any(p[:4] == (TAG, me, NUM_CARDS_TO_DRAW, 0) for p in out[:closed])
    assert not any(p[:3] == (TAG, me, NUM_CARDS_TO_DRAW) for p in out[closed:])


@pytest.mark.parametrize("build", [185749, 217964])
def test_r152_what_casts_when_drawn_is_shown_in_the_deck_to_both(build: int) -> None:
    """Since 210640 the card data no longer say TOPDECK (U300:9639)."""
    t = table("HERO_07", build=build)
    (fragment,) = t.deck("SCH_307t")
    t.end_turn()
    t.end_turn()
    ours = [packet for packet in t.game.out if packet[1] == fragment.id]
    shown = next(at for at, packet in enumerate(ours) if packet[0] == SHOW)
    moved = next(at for at, packet in enumerate(ours) if packet[:3] == (TAG, fragment.id, ZONE))
    assert shown < moved


def test_r152_a_bomb_hurts_who_draws_it() -> None:
    t = table()
    t.play("BOT_511")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 5
    assert t.cards(2) == [YETI]


def test_r152_who_is_dead_of_a_bomb_draws_no_other_card() -> None:
    """U214:9381."""
    t = table()
    t.play("BOT_511")
    t.deck(YETI, side=2)
    t.hurt(2, 26)
    t.end_turn()
    assert t.cards(2) == []


def test_r261_quickdraw_is_for_the_turn_of_the_draw() -> None:
    t = table(build=NEWEST)
    dragon = t.hand("WW_434")
    assert t.refuses(dragon, t.hero(2))
    dragon.tags[TURN_DRAWN] = t.game.root.get(20)
    t.play(dragon, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


@pytest.mark.parametrize(("deepest", "tiers"), [(2, [1, 2, 0]), (3, [1, 2, 3])])
def test_r262_excavation_goes_deeper_and_wraps(deepest: int, tiers: list[int]) -> None:
    t = table(build=NEWEST)
    t.game.owner(1).tags[MAX_EXCAVATE_TIER] = deepest
    seen = []
    for _ in range(3):
        t.play("WW_001")
        seen.append(t.tag(CURRENT_EXCAVATE_TIER))
    assert seen == tiers
    assert [e.get(203) for e in t.game.in_row(t.game.hand[1])] == [1, 3, 4]


def test_r252_dredge_offers_three_of_the_deck() -> None:
    t = table(build=NEW)
    t.deck("CS2_029", YETI, "CS2_200", "GAME_005")
    t.answers(0, 0, 0, 1)
    t.play("TSC_916")
    assert [p for p in t.game.out if p[0] == CHOSEN]
    assert len(t.game.deck[1]) == 4
    assert t.cards() == []


def test_r252_only_the_copy_that_was_picked_leaves_after_a_dredge() -> None:
    t = table(build=NEW)
    t.deck("CS2_029", YETI, "CS2_200")
    t.answers(0, 0, 0, 1)
    first = t.game.next_id + 1
    t.play("TSC_916")
    copies = [t.game.entities[first + n].zone for n in range(3)]
    assert copies == [Zone.SETASIDE, Zone.GRAVEYARD, Zone.SETASIDE]


@pytest.mark.parametrize(
    ("build", "noted"), [(145077, False), (148211, True), (208591, True), (210640, False)]
)
def test_r252_the_copy_that_was_picked_notes_the_source_from_148211_to_208591(
    build: int, noted: bool
) -> None:
    """U331:12184, U457:3305; without it U299:2536, U563:1620."""
    t = table(build=build)
    t.deck("CS2_029", YETI, "CS2_200")
    t.answers(0, 0, 0, 1)
    first = t.game.next_id + 1
    source = t.play("TSC_916")
    told = [t.game.entities[first + n].get(LAST_AFFECTING_SOURCE) for n in range(3)]
    assert told == [0, source.id if noted else 0, 0]


def test_r239_joust_shows_copies_and_leaves_the_deck_alone() -> None:
    t = table()
    t.deck("CS2_200")
    t.deck(YETI, side=2)
    t.play("AT_133")
    assert any(p[0] == OPEN and p[2] == BlockType.JOUST for p in t.game.out)
    assert (len(t.game.deck[1]), len(t.game.deck[2])) == (1, 1)


# --- Drinks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drink", "left"),
    [
        ("VAC_520", ["VAC_520t"]),
        ("VAC_520t", ["VAC_520t2"]),
        ("VAC_520t2", []),
        ("VAC_404t1", ["VAC_404t2"]),
    ],
)
def test_a_drink_leaves_the_next_one_in_its_place(drink: str, left: list[str]) -> None:
    """U568:23791, 23899, 23912."""
    t = table(build=NEWEST)
    card, other = t.game.create(drink, 1, Zone.HAND), t.hand(YETI)
    twin(t.game, card, 1)
    made = [each for each in t.game.hand[1] if each not in (card, other)]
    assert t.cards() == [drink, *left, YETI]
    assert [each.get(CREATED_AS_ON_PLAY_REPLACEMENT) for each in made] == [1] * len(left)


# --- Old Gods, Rituals -----------------------------------------------------------------------


def test_r260_an_old_god_has_four_abilities() -> None:
    t = table(build=255790)
    god = t.play("BE_784")
    assert god.get(EXHAUSTED) == 0
    play(t.game, god, None, 3)
    assert (god.get(EXHAUSTED), god.get(ACTIVATABLE_MINION_ABILITY_USED_4)) == (1, 1)
    assert [each.get(LITERALLY_UNPLAYABLE) for each in parts_of(t.game, god)] == [0, 0, 0, 1]


def test_r273_a_ritual_counts_down_and_acts() -> None:
    t = table("HERO_07", build=255790)
    t.play("BE_085")
    (ritual,) = t.game.secrets[1]
    shown = []
    for _ in range(2):
        shown.append((ritual.get(TAG_SCRIPT_DATA_NUM_1), ritual.get(QUEST_PROGRESS), t.row()))
        t.round()
    assert shown == [(2, 0, []), (1, 1, [])]
    assert (ritual.zone, t.row()) == (Zone.GRAVEYARD, ["BE_085t"] * 2)
