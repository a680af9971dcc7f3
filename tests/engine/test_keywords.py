"""Keywords as rules (section O of the rules), each on the card that recordings use most."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import FULL, OPEN, TAG
from hsreplay_sim.base.tags import (
    ARMOR,
    ATTACKABLE_BY_RUSH,
    CARDRACE,
    COST,
    CREATED_AS_ON_PLAY_REPLACEMENT,
    CURRENT_SPELLPOWER,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    ECHO,
    EXHAUSTED,
    FROZEN,
    GHOSTLY,
    HIDDEN_ZONE_OWNER,
    JUST_PLAYED,
    LIFESTEAL,
    NUM_REBORN_THIS_GAME,
    OVERLOAD_OWED,
    QUEST_PROGRESS,
    REBORN,
    RUSH,
    SPELLBURST,
    STEALTH,
    TAG_2002,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    UNTOUCHABLE,
    ZONE,
)
from hsreplay_sim.cards.words.effects import set_tag
from hsreplay_sim.cards.words.selectors import SELF, TARGET
from hsreplay_sim.engine.keywords.dormant import wake
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.damage import deal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.summon import copy_body
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.text import Frame, Trigger
from table import YETI, Table, stats, table
from texts import give_text, spell, written

NEW = 185749
"""The build of most recordings of the last years."""
NEWEST = 255790
MOONFIRE = "CS2_008"


def triggered(t: Table, keyword: int) -> int:
    """How many TRIGGER blocks named this keyword."""
    return sum(
        1
        for kind, _, block, fields, _ in t.game.out
        if kind == OPEN and block == BlockType.TRIGGER and fields[3] == keyword
    )


# --- what other cards have played before ----------------------------------------------------


def test_r225_combo_needs_a_card_before_it() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("SCH_509", yeti)
    assert (yeti.get(FROZEN), yeti.get(DAMAGE)) == (1, 0)
    t.play("SCH_509", yeti)
    assert yeti.get(DAMAGE) == 3


def test_r228_overload_locks_the_next_turn() -> None:
    t = table("HERO_02", mana=5)
    t.play("AT_052")
    assert t.tag(OVERLOAD_OWED) == 1
    t.end_turn()
    t.end_turn()
    assert t.spent() == 1


@pytest.mark.parametrize(("mana", "damage"), [(7, 2), (8, 3)])
def test_r256_manathirst_counts_crystals(mana: int, damage: int) -> None:
    t = table(build=NEW, mana=mana)
    t.play("RLK_843", t.hero(2))
    assert t.hero(2).get(DAMAGE) == damage


# --- cards that stay or come back in the hand ------------------------------------------------


def test_r241_echo_can_be_played_again_and_fades() -> None:
    t = table(mana=5)
    yeti = t.minion(side=2)
    t.play("GIL_654")
    ghost = t.game.hand[1][0]
    assert ghost.get(GHOSTLY) == 1
    t.play(ghost)
    assert ghost.get(GHOSTLY) == 0
    assert yeti.get(DAMAGE) == 2
    last = t.game.hand[1][0]
    t.end_turn()
    assert t.cards() == []
    assert last.zone == Zone.SETASIDE


def test_r241_a_discount_of_an_echo_ends_with_it() -> None:
    t = table("HERO_08", build=29933)
    t.minion("EX1_608")
    t.play("GIL_654")
    ghost = t.game.hand[1][0]
    cost = ghost.get(COST)
    t.end_turn()
    assert (ghost.zone, ghost.get(COST)) == (Zone.SETASIDE, cost + 1)


def test_r241_an_echo_that_ends_as_the_card_is_played_is_read_in_the_hand() -> None:
    """An aura may give it to the cards of a hand (GIL_618)."""
    t = table(build=NEW)
    card = spell(t, set_tag(SELF, ECHO, 0))
    t.game.set(card, ECHO, 1)
    t.play(card)
    assert [each.get(GHOSTLY) for each in t.game.hand[1]] == [1]


def test_r243_twinspell_comes_once() -> None:
    t = table(build=NEW)
    yeti = t.minion(side=2)
    t.play("DAL_577", yeti)
    assert t.cards() == ["DAL_577ts"]
    assert yeti.get(FROZEN) == 1
    t.play(t.game.hand[1][0], yeti)
    assert (t.cards(), yeti.get(DAMAGE)) == ([], 2)


def test_r243_the_twin_lies_where_the_first_one_was() -> None:
    t = table(build=31532)
    frost = [t.hand(card) for card in (YETI, "DAL_577", "CS2_231")][1]
    t.play(frost, t.minion(side=2))
    assert t.cards() == [YETI, "DAL_577ts", "CS2_231"]


@pytest.mark.parametrize(("build", "mark"), [(195635, 0), (210640, 1)])
def test_r263_a_twin_bears_a_mark_since_210640(build: int, mark: int) -> None:
    t = table(build=build)
    t.play("TOY_312")
    assert t.game.hand[1][0].get(CREATED_AS_ON_PLAY_REPLACEMENT) == mark


def test_r263_miniaturize_gives_the_mini() -> None:
    t = table(build=NEWEST)
    t.play("TOY_312")
    mini = t.game.hand[1][0]
    assert (mini.card_id, mini.get(COST)) == ("TOY_312t", 1)
    t.play(mini)
    assert t.cards() == []


# --- Magnetic (R242) -------------------------------------------------------------------------


def test_r242_magnetic_joins_the_mech_at_its_right() -> None:
    t = table()
    mech = t.minion("GVG_085")
    card = t.play("BOT_548", position=1)
    assert t.row() == ["GVG_085"]
    assert stats(mech) == (4, 4)
    assert (mech.get(RUSH), mech.get(LIFESTEAL), mech.get(TAUNT)) == (1, 1, 1)
    assert card.zone == Zone.SETASIDE


def test_r242_a_magnetic_minion_notes_its_mech_and_is_its_owners_again() -> None:
    t = table(build=30103)
    mech = t.minion("BOT_031")
    mech.tags.pop(CARDRACE, None)
    card = t.play("BOT_035", position=1)
    tags = (TAG_SCRIPT_DATA_NUM_1, EXHAUSTED, HIDDEN_ZONE_OWNER, ZONE)
    assert [each[1:] for each in written(t.game, of=card) if each[1] in tags] == [
        (ZONE, Zone.PLAY),
        (EXHAUSTED, 1),
        (TAG_SCRIPT_DATA_NUM_1, mech.id),
        (EXHAUSTED, 0),
        (HIDDEN_ZONE_OWNER, 1),
        (ZONE, Zone.SETASIDE),
    ]


@pytest.mark.parametrize(("left", "position"), [("GVG_085", 2), (YETI, 1)])
def test_r242_magnetic_stands_alone_elsewhere(left: str, position: int) -> None:
    t = table()
    t.minion(left)
    body = t.play("BOT_563", position=position)
    assert body.zone == Zone.PLAY
    assert len(t.row()) == 2


def test_r242_what_a_text_gave_a_magnetic_minion_stays_on_the_card_set_aside() -> None:
    """U216:5272; what an aura laid on it is taken off (U200b:13520)."""
    t = table(build=31761)
    t.minion("BOT_312")
    joins = t.hand("BOT_563")
    given = attach(t.game, t.hero(1), joins, "CS2_092e")
    t.play(joins, position=1)
    assert (joins.zone, joins.attached) == (Zone.SETASIDE, [given])


def test_r242_a_magnetic_deathrattle_goes_with_it() -> None:
    t = table()
    mech, foe = t.minion("GVG_085"), t.minion(side=2)
    t.play("BOT_251", position=1)
    assert stats(mech) == (3, 4)
    t.kill(mech)
    assert foe.zone == Zone.GRAVEYARD


# --- Reborn, Lifesteal, kills -----------------------------------------------------------------


def test_r245_reborn_comes_back_once_with_one_health() -> None:
    t = table(build=88998)
    hero = t.hurt(1, 10)
    t.kill(t.minion("ULD_208"))
    again = t.at(1, 0)
    assert (stats(again), again.get(REBORN)) == ((3, 1), 0)
    assert [e[0] for e in t.game.out if e[1] == again.id] == [FULL, TAG, TAG]
    assert t.tag(NUM_REBORN_THIS_GAME) == 1
    assert hero.get(DAMAGE) == 7
    t.kill(again)
    assert t.row() == []


def test_r245_what_is_given_reborn_among_the_deaths_comes_back() -> None:
    """U195:12608"""
    t = table(build=88998)
    yeti = t.minion()
    give_text(t.game, t.minion(), events=reborn_before_death())
    t.kill(yeti)
    assert sorted(each.health_left for each in t.game.board[1]) == [1, 5]


def reborn_before_death() -> Trigger:
    """Give Reborn to each body that is about to leave."""

    def give(game: Game, me: Entity, it: Frame) -> None:
        if it.subject is not None:
            game.set(it.subject, REBORN, 1)

    return Trigger(events.DYING, lambda g, me, it: True, give)


def test_r234_lifesteal_heals_by_what_was_dealt() -> None:
    t = table()
    hero = t.hurt(1, 10)
    t.minion()
    t.minion(side=2)
    t.play("ICC_802")
    assert hero.get(DAMAGE) == 8


@pytest.mark.parametrize(("health", "gained"), [(1, ["CS2_029"]), (2, [])])
def test_r244_overkill_wants_more_than_was_needed(health: int, gained: list[str]) -> None:
    t = table()
    t.minion("CS2_168" if health == 1 else "CS2_120", 2, damage=0 if health == 1 else 1)
    if gained:
        t.answers(*gained)
    t.play("TRL_317")
    assert t.cards() == gained


@pytest.mark.parametrize(("damage", "cost"), [(3, 3), (2, 4), (4, 4)])
def test_r250_honorable_kill_wants_exactly_as_much(damage: int, cost: int) -> None:
    t = table(build=NEW)
    fireball = t.hand("CS2_029")
    yeti = t.minion(side=2, damage=damage)
    t.play("AV_212", yeti)
    assert fireball.get(COST) == cost


# --- on the board ----------------------------------------------------------------------------


def test_r247_spellburst_fires_once() -> None:
    t = table()
    gibberling = t.minion("SCH_242")
    t.play("GAME_005")
    assert t.row() == ["SCH_242", "SCH_242"]
    assert gibberling.get(SPELLBURST) == 0
    t.play("GAME_005")
    assert len(t.row()) == 3, "the second one still had its own"


def test_r247_a_returned_card_has_its_spellburst_again() -> None:
    t = table()
    flinger = t.minion("SCH_248")
    t.play("GAME_005")
    assert flinger.zone == Zone.HAND
    t.play(flinger, t.hero(2))
    t.play("GAME_005")
    assert flinger.zone == Zone.HAND


def test_r249_frenzy_wants_a_survivor_and_fires_once() -> None:
    t = table(build=88998)
    yeti = t.hand(YETI)
    bot = t.minion("BAR_320")
    t.play(MOONFIRE, bot)
    t.play(MOONFIRE, bot)
    assert yeti.get(COST) == 3
    other = t.minion("BAR_320", damage=3)
    t.play(MOONFIRE, other)
    assert yeti.get(COST) == 3


def test_r257_overheal_triggers_inside_the_healing() -> None:
    t = table("HERO_09", build=NEW)
    hedanis = t.play("ETC_334")
    assert hedanis.get(DAMAGE) == 4
    t.play(t.power(), hedanis)
    assert t.hero(2).get(DAMAGE) == 0
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.play("ETC_449")
    t.end_turn()
    t.end_turn()
    t.play(t.at(1, 1))
    assert (hedanis.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 5)


def test_r257_the_excess_is_the_amount() -> None:
    t = table("HERO_09", build=NEW)
    heart = t.minion("ETC_339", damage=1)
    t.answers("CS2_168")
    t.play(t.power(), heart)
    assert t.row() == ["ETC_339", "CS2_168"]


def test_r246_outcast_looks_at_the_edges_of_the_hand() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    left, middle, right = (t.hand("BT_480") for _ in range(3))
    t.play(middle)
    assert len(t.cards()) == 2
    t.play(left)
    assert len(t.cards()) == 2
    assert t.cards() == ["BT_480", YETI]
    t.play(right)
    assert t.cards() == [YETI, YETI]


def test_r240_recruit_takes_from_the_deck_without_drawing() -> None:
    t = table("HERO_06", build=25770)
    dear, cheap = t.deck("CS2_200", YETI)
    t.play("LOOT_309")
    assert (dear.zone, cheap.zone) == (Zone.DECK, Zone.PLAY)
    assert t.hero(1).get(ARMOR) == 6


def test_r236_a_second_player_is_not_inspired() -> None:
    t = table("HERO_01")
    guard = t.minion("AT_089", 2)
    t.play(t.power())
    assert stats(guard) == (3, 2)


# --- Rush (R220) -----------------------------------------------------------------------------


@pytest.mark.parametrize("tag", [UNTOUCHABLE, STEALTH])
def test_r220_what_nothing_touches_or_nobody_sees_is_no_prey_for_rush(tag: int) -> None:
    """U223:4009, U331:7665"""
    t = table()
    foe = t.minion(side=2)
    foe.tags[tag] = 1
    assert t.play("GIL_607t").get(ATTACKABLE_BY_RUSH) == 0
    foe.tags[tag] = 0
    assert t.play("GIL_607t").get(ATTACKABLE_BY_RUSH) == 1


def test_r220_a_minion_that_gets_rush_after_arriving_may_attack_this_turn() -> None:
    t = table(build=NEW)
    t.minion(side=2)
    yeti = t.play(YETI)
    assert (yeti.get(EXHAUSTED), yeti.get(ATTACKABLE_BY_RUSH)) == (1, 0)
    t.play(spell(t, set_tag(TARGET, RUSH, 1), aimed=True), yeti)
    assert yeti.get(ATTACKABLE_BY_RUSH) == 1


def test_r204_whether_a_copy_may_rush_is_told_behind_the_play() -> None:
    """U435:23650."""
    t = table(build=NEW)
    t.minion(side=2)
    rusher = t.play("GIL_607t")
    assert rusher.get(ATTACKABLE_BY_RUSH) == 1
    copy = copy_body(t.game, rusher, rusher, 1)
    assert copy is not None
    assert copy.get(ATTACKABLE_BY_RUSH) == 0
    t.play(YETI)
    assert copy.get(ATTACKABLE_BY_RUSH) == 1


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(("build", "kept"), [(27358, 0), (36393, 1), (39282, 1), (39954, 0)])
def test_r220_an_unused_rush_is_kept_from_36393_to_39282(build: int, kept: int, side: int) -> None:
    t = table(build=build)
    t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    if side == 2:
        t.end_turn()
    t.minion(side=3 - side)
    rusher = t.play(YETI)
    rusher.tags |= {RUSH: 1, ATTACKABLE_BY_RUSH: 1}
    t.end_turn()
    assert rusher.get(ATTACKABLE_BY_RUSH) == kept
    t.end_turn()
    assert rusher.get(ATTACKABLE_BY_RUSH) == 0


# --- Dormant (R254) --------------------------------------------------------------------------


def test_r254_a_sleeping_minion_counts_turns_and_wakes() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    phoenix = t.play("YOP_021")
    assert (phoenix.get(DORMANT), phoenix.get(UNTOUCHABLE)) == (1, 1)
    assert t.tag(CURRENT_SPELLPOWER) == 0
    assert t.refuses("CS2_029", phoenix)
    for _ in range(3):
        t.end_turn()
        assert (phoenix.get(DORMANT), phoenix.get(JUST_PLAYED)) == (1, 1)
    t.end_turn()
    assert (phoenix.get(DORMANT), phoenix.get(UNTOUCHABLE), phoenix.attached) == (0, 0, [])
    t.play(MOONFIRE, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_r254_what_sleeps_is_not_hit() -> None:
    t = table(build=NEW)
    diver = t.play("TSC_647")
    t.play("CFM_065")
    assert diver.zone == Zone.PLAY
    t.end_turn()
    t.end_turn()
    assert (diver.get(DORMANT), diver.get(RUSH)) == (0, 1)


def test_r254_awakening_has_an_effect() -> None:
    t = table(build=NEW)
    t.deck(YETI, YETI)
    t.deck(YETI, YETI, side=2)
    t.play("BT_211")
    for _ in range(4):
        t.end_turn()
    assert t.hero(2).get(DAMAGE) == 5


# --- the hand changes (R248, R255) -----------------------------------------------------


def test_r248_corrupt_wants_a_dearer_card() -> None:
    t = table(build=NEW)
    fair = t.hand("DMF_244")
    t.play("CFM_065")
    assert fair.card_id == "DMF_244", "equal cost does not corrupt"
    t.play(YETI)
    assert fair.card_id == "DMF_244t"
    t.play(fair)
    assert t.row().count("CS2_101t") == 5


@pytest.mark.parametrize(("build", "noted"), [(79904, 0), (84593, 3)])
def test_r248_a_corrupt_card_notes_what_it_costs_since_84593(build: int, noted: int) -> None:
    t = table(build=build)
    fair = t.hand("DMF_244")
    t.play("CFM_065")
    assert fair.get(TAG_2002) == noted


def test_r255_infuse_counts_friendly_deaths_in_the_hand() -> None:
    t = table(build=NEW)
    plot = t.hand("REV_336")
    t.kill(*(t.minion("CS2_168") for _ in range(3)))
    t.kill(t.minion("CS2_168", 2))
    assert plot.card_id == "REV_336"
    t.kill(*(t.minion("CS2_168") for _ in range(2)))
    assert plot.card_id == "REV_336t4"
    t.play(plot)
    assert t.row() == ["REV_336t3", "REV_336t3"]


def test_r255_an_infused_card_keeps_its_enchantments() -> None:
    t = table(build=NEW)
    life = t.hand("NX2_011")
    t.play("BRM_028")
    t.end_turn()
    assert life.get(COST) == 5
    left = life.get(2)
    for _ in range(left):
        t.kill(t.minion("CS2_168"))
    assert (life.card_id, life.get(COST)) == ("NX2_011t", 0)


# --- quests ----------------------------------------------------------------------------------


def test_r229_a_sidequest_rewards_at_once() -> None:
    t = table(build=88998)
    quest = t.play("DRG_323")
    t.play("CS2_029", t.hero(2))
    assert quest.get(QUEST_PROGRESS) == 4
    t.play("CS2_032")
    assert quest.zone == Zone.GRAVEYARD
    assert t.row() == ["DRG_323t"]


def test_r229_a_sigil_waits_for_the_next_turn() -> None:
    t = table("HERO_10", build=NEW)
    t.deck(YETI, YETI)
    sigil = t.play("SW_041")
    t.end_turn()
    assert (sigil.zone, t.cards()) == (Zone.SECRET, [])
    t.end_turn()
    assert sigil.zone == Zone.GRAVEYARD
    assert [e.get(COST) for e in t.game.in_row(t.game.hand[1])] == [3, 4]


def test_r129_divine_shield_comes_with_magnetism() -> None:
    t = table()
    mech = t.minion("GVG_044")
    t.play("BOT_548", position=1)
    t.play(MOONFIRE, mech)
    assert (mech.get(DIVINE_SHIELD), mech.get(DAMAGE)) == (0, 0)


def test_triggers_name_their_keyword() -> None:
    t = table()
    t.minion("SCH_242")
    t.play("GAME_005")
    assert triggered(t, SPELLBURST) == 1


def test_r254_a_dormant_minion_takes_no_damage() -> None:
    t = table(build=217964)
    yeti = t.minion()
    t.game.set(yeti, UNTOUCHABLE, 1)
    deal(t.game, t.hero(2), (yeti, t.hero(1)), 5)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (0, 5)


def test_r254_a_minion_that_awakens_mortally_wounded_dies() -> None:
    t = table(build=217964)
    yeti = t.minion(damage=5)
    t.game.set(yeti, UNTOUCHABLE, 1)
    settle(t.game)
    wake(t.game, yeti)
    settle(t.game)
    assert yeti.zone == Zone.GRAVEYARD
