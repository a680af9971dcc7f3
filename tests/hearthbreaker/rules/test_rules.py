"""What hearthbreaker resolves otherwise than the server, rule by rule."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Board
from hsreplay_sim.base.enums import CardType, PlayState, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    FROZEN,
    HEALTH,
    IMMUNE,
    NUM_ATTACKS_THIS_TURN,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    PLAYSTATE,
    RESOURCES,
    TAUNT,
    WINDFURY,
    ZONE_POSITION,
)
from hsreplay_sim.engine.oracle import Purpose, Question, Sequential
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.summon import equip, summon, take_control
from hsreplay_sim.engine.rules.zones import draw
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.cards import card_set
from hsreplay_sim.hearthbreaker.cards.agreed import AGREED
from hsreplay_sim.hearthbreaker.cards.card_set import cards, in_its_order, scripts
from hsreplay_sim.hearthbreaker.cards.collection import COLLECTION
from hsreplay_sim.hearthbreaker.oracle import NumberError, ScriptedOracle
from hsreplay_sim.hearthbreaker.rules.attack import attack
from hsreplay_sim.hearthbreaker.rules.legality import cannot_attack, cannot_play, mana
from hsreplay_sim.hearthbreaker.rules.play import forced_option, play, use_power
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, harm, kill
from hsreplay_sim.hearthbreaker.rules.turn import end_turn, start_turn

# --- damage and healing ----------------------------------------------------------------------


def test_a_hit_of_nothing_breaks_a_divine_shield() -> None:
    b = Board()
    squire = b.minion("EX1_008", 2)
    harm(b.game, b.minion("CS2_231"), squire, 0)
    assert not squire.get(DIVINE_SHIELD)


def test_armour_goes_even_from_an_immune_hero() -> None:
    b = Board()
    hero = b.hero(2)
    hero.tags |= {ARMOR: 3, IMMUNE: 1}
    harm(b.game, b.minion(), hero, 5)
    assert (hero.get(ARMOR), hero.get(DAMAGE)) == (0, 0)


def test_damage_beyond_the_health_is_not_counted() -> None:
    b = Board()
    wisp = b.minion("CS2_231", 2)
    harm(b.game, b.minion(), wisp, 6)
    assert wisp.get(DAMAGE) == 1


def test_healing_is_heard_at_full_health() -> None:
    b = Board(("HERO_09", "HERO_01"))
    b.deck(YETI)
    b.minion("CS2_235")
    use_power(b.game, b.power(), b.game.row(1)[0])
    assert b.names() == [YETI]


def test_many_are_hit_one_after_the_other_the_opponents_first() -> None:
    b = Board()
    hit = [b.minion("EX1_007", 1), b.minion("EX1_007", 2)]
    b.deck(YETI, side=1)
    b.deck(YETI, side=2)
    before = len(b.game.out)
    b.play("EX1_400")
    hurt = [p[1] for p in b.game.out[before:] if p[0] == 0 and p[2] == DAMAGE and p[3] == 1]
    assert hurt == [hit[1].id, hit[0].id]


def test_the_death_of_a_hero_ends_the_game_at_once() -> None:
    b = Board()
    harm(b.game, b.minion(), b.hero(2), 30)
    assert b.game.owner(2).get(PLAYSTATE) == PlayState.LOSING
    assert b.hero(2).zone == Zone.PLAY


def test_who_dies_of_a_mine_draws_the_next_card_all_the_same() -> None:
    """The games e0066, e0232, e0340 and e0405 record the number of that draw."""
    b = Board()
    b.hero(1).tags[DAMAGE] = 25
    b.deck("GVG_056t", YETI)
    draw(b.game, 1)
    assert b.game.owner(1).get(PLAYSTATE) == PlayState.LOSING
    assert [card.card_id for card in b.game.hand[1]] == [YETI]


# --- attacks ---------------------------------------------------------------------------------


def test_the_attacker_is_hurt_first() -> None:
    b = Board()
    mine, theirs = b.minion(), b.minion(side=2)
    before = len(b.game.out)
    attack(b.game, mine, theirs)
    hurt = [p[1] for p in b.game.out[before:] if p[0] == 0 and p[2] == DAMAGE]
    assert hurt[:2] == [mine.id, theirs.id]


def test_a_hero_does_not_strike_back_with_its_weapon() -> None:
    b = Board()
    equip(b.game, b.game.owner(2), "CS2_106", 2)
    yeti = b.minion()
    attack(b.game, yeti, b.hero(2))
    assert yeti.get(DAMAGE) == 0


def test_an_attacker_that_dies_before_has_not_attacked() -> None:
    b = Board()
    b.game.create("EX1_594", 2, Zone.SECRET)
    yeti = b.minion()
    attack(b.game, yeti, b.hero(2))
    assert (yeti.get(NUM_ATTACKS_THIS_TURN), yeti.zone) == (0, Zone.GRAVEYARD)
    assert b.hero(2).get(DAMAGE) == 0


def test_taunt_is_no_business_of_an_attack() -> None:
    b = Board()
    b.minion("CS1_042", 2)
    assert cannot_attack(b.game, b.minion()) == ""


def test_a_stolen_minion_attacks_at_once() -> None:
    b = Board()
    yeti = b.minion(side=2)
    take_control(b.game, yeti, 1)
    assert (yeti.controller, cannot_attack(b.game, yeti)) == (1, "")


def test_a_minion_that_came_in_the_other_turn_is_asleep_in_its_own() -> None:
    b = Board()
    summon(b.game, b.game.owner(2), YETI, 2)
    end_turn(b.game)
    b.deck(YETI, side=2)
    start_turn(b.game, 2)
    assert cannot_attack(b.game, b.game.row(2)[0]) == "it has just arrived"


# --- deaths ----------------------------------------------------------------------------------


def test_the_start_of_a_turn_buries_nobody() -> None:
    b = Board()
    b.minion("EX1_102", 2)
    wisp = b.minion("CS2_231")
    b.deck(YETI, side=2)
    end_turn(b.game)
    start_turn(b.game, 2)
    assert wisp.zone == Zone.PLAY
    assert wisp.doomed
    end_turn(b.game)
    assert wisp.zone == Zone.GRAVEYARD


def test_whoever_dies_of_a_death_waits_for_the_next_burial() -> None:
    b = Board()
    b.minion("EX1_029", 2, damage=0)
    cultist = b.minion("EX1_595", 2)
    b.deck(YETI, side=2)
    harm(b.game, b.minion(), b.game.row(2)[0], 4)
    b.rules.settle(b.game)
    assert b.names(2) == [YETI]
    assert cultist.zone == Zone.PLAY


def test_tokens_of_the_dead_stand_where_it_fell() -> None:
    b = Board()
    b.minion(), b.minion("FP1_002", damage=1), b.minion()
    harm(b.game, b.hero(2), b.game.row(1)[1], 2)
    b.rules.settle(b.game)
    assert b.row() == [YETI, "FP1_002t", "FP1_002t", YETI]


def test_tokens_of_the_living_stand_right_left_right() -> None:
    b = Board()
    b.play("EX1_562")
    assert [body.card_id for body in b.game.row(1)].index("EX1_562") == 3
    numbers = [b.rules.sequence_number(body) for body in b.game.row(1)]
    assert numbers == [3, 5, 7, 1, 6, 4, 2]


# --- turns and mana --------------------------------------------------------------------------


def test_overload_may_leave_less_than_no_mana() -> None:
    b = Board()
    b.game.owner(2).tags |= {RESOURCES: 1, OVERLOAD_OWED: 5}
    b.deck(YETI, side=2)
    start_turn(b.game, 2)
    assert mana(b.game, 2) == -3
    assert b.game.owner(2).get(OVERLOAD_LOCKED) == 5


def test_a_frozen_minion_thaws_if_it_had_an_attack_left() -> None:
    b = Board()
    rested, tired = b.minion(), b.minion()
    rested.tags[FROZEN] = 1
    tired.tags |= {FROZEN: 1, NUM_ATTACKS_THIS_TURN: 1}
    end_turn(b.game)
    assert (rested.get(FROZEN), tired.get(FROZEN)) == (0, 1)


def test_in_round_fifty_everybody_dies() -> None:
    b = Board()
    b.deck(YETI)
    start_turn(b.game, 99)
    assert [b.game.owner(side).get(PLAYSTATE) for side in (1, 2)] == [PlayState.LOSING] * 2


def test_a_power_is_heard_before_it_acts() -> None:
    b = Board(("HERO_07", "HERO_01"))
    b.minion("AT_091")
    b.hero(1).tags[DAMAGE] = 1
    b.deck(YETI)
    use_power(b.game, b.power(), None)
    assert b.hero(1).get(DAMAGE) == 2


def test_only_the_mages_power_buries() -> None:
    b = Board()
    wisp = b.minion("CS2_231", 2)
    use_power(b.game, b.power(), wisp)
    assert wisp.zone == Zone.GRAVEYARD


# --- texts -----------------------------------------------------------------------------------


@pytest.mark.parametrize("coin", ["GAME_005", "GVG_028t", "EX1_169"])
def test_mana_for_this_turn_stops_at_ten(coin: str) -> None:
    b = Board()
    b.play(coin)
    assert mana(b.game, 1) == 10


def test_astral_communion_fills_all_ten() -> None:
    b = Board()
    b.game.owner(1).tags[RESOURCES] = 4
    b.hand(YETI)
    b.play("AT_043")
    assert (mana(b.game, 1), b.names()) == (10, [])


def test_big_game_hunter_takes_everybody_big() -> None:
    b = Board()
    giants = [b.minion("CS2_200", side) for side in (1, 2, 2)]
    for giant in giants:
        giant.tags[ATK] = 7
        b.game.untagged.residues[giant.id] = (1, 0, 0)
    b.play("EX1_005")
    assert b.row(2) == []
    assert b.row(1) == ["EX1_005"]


def test_aldor_peacekeeper_humbles_all() -> None:
    b = Board()
    foes = [b.minion(side=2), b.minion(side=2)]
    b.play("EX1_382")
    assert [foe.get(ATK) for foe in foes] == [1, 1]


def test_holy_nova_spares_heroes() -> None:
    b = Board()
    b.hero(1).tags[DAMAGE] = 5
    b.play("CS1_112")
    assert (b.hero(1).get(DAMAGE), b.hero(2).get(DAMAGE)) == (5, 0)


def test_an_exploding_sheep_hits_heroes() -> None:
    b = Board()
    sheep = b.minion("GVG_076", 2)
    attack(b.game, b.minion(), sheep)
    assert [b.hero(side).get(DAMAGE) for side in (1, 2)] == [2, 2]


def test_eye_for_an_eye_goes_off_for_a_minion_and_does_nothing() -> None:
    b = Board()
    b.game.create("EX1_132", 2, Zone.SECRET)
    attack(b.game, b.minion(), b.minion(side=2))
    assert (b.game.secrets[2], b.hero(1).get(DAMAGE)) == ([], 0)


def test_deadly_poison_counts_twice_in_its_turn() -> None:
    b = Board(("HERO_03", "HERO_01"))
    equip(b.game, b.game.owner(1), "CS2_082", 1)
    b.play("CS2_074")
    attack(b.game, b.hero(1), b.hero(2))
    assert b.hero(2).get(DAMAGE) == 5


def test_spell_damage_does_not_raise_the_main_hit_of_swipe() -> None:
    b = Board(("HERO_06", "HERO_01"))
    b.minion("CS2_142")
    yeti = b.minion(side=2)
    b.play("CS2_012", yeti)
    assert (yeti.get(DAMAGE), b.hero(2).get(DAMAGE)) == (4, 2)


def test_the_options_of_wrath_are_the_other_way_round() -> None:
    b = Board(("HERO_06", "HERO_01"))
    b.deck(YETI)
    yeti = b.minion(side=2)
    b.play("EX1_154", yeti, 0)
    assert (yeti.get(DAMAGE), b.names()) == (1, [YETI])


def test_coldlight_oracle_serves_the_opponent_first() -> None:
    b = Board()
    b.deck(YETI, YETI)
    b.deck(YETI, YETI, side=2)
    before = len(b.game.out)
    b.play("EX1_050")
    drawn = [p[1] for p in b.game.out[before:] if p[0] == 0 and p[2] == 49 and p[3] == Zone.HAND]
    assert [b.game.entities[int(number)].controller for number in drawn] == [2, 2, 1, 1]


def test_what_costs_less_for_the_dead_counts_those_of_the_other_turn() -> None:
    b = Board()
    b.deck(YETI, side=1)
    b.deck(YETI, side=2)
    start_turn(b.game, 2)
    harm(b.game, b.hero(1), b.minion("CS2_231", 1), 1)
    b.rules.settle(b.game)
    end_turn(b.game)
    start_turn(b.game, 3)
    dragon = b.hand("BRM_025")
    assert not cannot_play(b.game, dragon)
    assert dragon.get(48) == 6


def test_faceless_manipulator_is_a_copy_with_wounds() -> None:
    b = Board()
    model = b.minion(side=2, damage=2)
    b.play("EX1_564", model)
    copy = b.game.row(1)[0]
    assert (copy.card_id, copy.get(DAMAGE), copy.get(EXHAUSTED)) == (YETI, 2, 1)


def test_lord_jaraxxus_takes_over_with_fifteen_health() -> None:
    b = Board(("HERO_07", "HERO_01"))
    b.play("EX1_323")
    hero = b.hero(1)
    assert (hero.get(HEALTH), hero.get(DAMAGE), b.row()) == (15, 0, [])
    use_power(b.game, b.power(), None)
    assert b.row() == ["EX1_tk34"]


@pytest.mark.parametrize(("secret", "health"), [("EX1_379", 1), ("EX1_609", 11)])
def test_secrets_answer_to_lord_jaraxxus_as_to_a_minion(secret: str, health: int) -> None:
    """Repentance and Snipe: the hero that it becomes has what is left."""
    b = Board(("HERO_07", "HERO_01"))
    b.secret(secret)
    b.play("EX1_323")
    assert (b.hero(1).health_left, b.game.secrets[2]) == (health, [])


def test_mirror_entity_copies_the_minion_that_lord_jaraxxus_is() -> None:
    b = Board(("HERO_07", "HERO_01"))
    b.secret("EX1_294")
    b.play("EX1_323")
    assert (b.row(), b.row(2)) == ([], ["EX1_323"])
    assert b.hero(1).health_left == 15


# --- the collection --------------------------------------------------------------------------


def test_random_cards_come_from_its_collection_in_its_order() -> None:
    weapons = cards().pool(type=CardType.WEAPON)
    assert weapons[:3] == COLLECTION[:3] == ("EX1_536", "DS1_188", "GVG_043")
    assert set(cards().pool(type=CardType.MINION)) < set(COLLECTION)


def test_three_tokens_are_in_it_by_mistake() -> None:
    found = [c for c in map(cards().get, COLLECTION) if c is not None and not c.collectible]
    assert sorted(card.name for card in found) == ["Defender", "Treant", "Treant"]


def test_a_class_of_the_servers_serves_no_card_that_is_not_named_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fireball = cards().get("CS2_029")
    assert scripts().find(fireball, "CS2_029") is not None
    monkeypatch.setattr(card_set, "AGREED", frozenset())
    assert scripts().find(fireball, "CS2_029") is None
    assert scripts().find(cards().get(YETI), YETI) is not None


def test_a_text_is_its_own_or_the_servers_and_never_both() -> None:
    own = {name for module in card_set.TEXTS for name in vars(module)}
    assert not own & AGREED
    assert set(COLLECTION) > AGREED


def test_every_card_of_the_collection_is_implemented() -> None:
    missing = [i for i in COLLECTION if scripts().find(cards().get(i), i) is None]
    assert missing == []


def test_fixed_lists_have_their_own_order() -> None:
    assert in_its_order(["NEW1_032", "NEW1_033", "NEW1_034"]) == [
        "NEW1_034", "NEW1_032", "NEW1_033",
    ]  # fmt: skip
    assert in_its_order(["B", "A"]) == ["B", "A"]


def test_force_of_nature_costs_five_there() -> None:
    card = cards().get("EX1_571")
    assert card is not None
    assert card.cost == 5


def test_positions_close_up_when_a_minion_changes_sides() -> None:
    b = Board()
    first, second = b.minion(side=2), b.minion(side=2)
    take_control(b.game, first, 1)
    assert (second.get(ZONE_POSITION), first.get(ZONE_POSITION)) == (1, 1)


# --- attacks ---------------------------------------------------------------------------------


def test_a_hero_that_is_attacked_in_its_own_turn_strikes_back_with_its_weapon() -> None:
    b = Board()
    b.weapon("CS2_106")
    b.secret("EX1_533")
    yeti = b.minion()
    b.game.oracle = LastOne()
    b.attack(yeti, b.hero(2))
    assert (b.hero(1).get(DAMAGE), yeti.get(DAMAGE)) == (4, 3)


class LastOne(Sequential):
    """Picks the last of the options."""

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        return question.options[-1] if question.options else None


@pytest.mark.parametrize(("card_id", "answers"), [("EX1_289", False), ("AT_060", True)])
def test_a_secret_lets_a_killed_attacker_be_but_for_bear_trap(card_id: str, answers: bool) -> None:
    b = Board()
    b.secret("EX1_594"), b.secret(card_id)
    b.attack(b.minion(), b.hero(2))
    assert (len(b.game.secrets[2]) == 0) is answers


def test_an_attack_is_not_counted_for_a_minion_that_changes_sides_meanwhile() -> None:
    b = Board()
    attacker = b.minion("CS2_186")
    b.attack(attacker, b.minion("EX1_016", 2, damage=4))
    assert (attacker.controller, attacker.get(NUM_ATTACKS_THIS_TURN)) == (2, 0)


def test_a_minion_that_is_played_again_has_not_attacked() -> None:
    b = Board()
    boar = b.minion("CS2_171")
    b.attack(boar, b.hero(2))
    b.play("EX1_049", boar)
    play(b.game, boar, None, 0, 7)
    assert boar.get(NUM_ATTACKS_THIS_TURN) == 0


def test_a_dead_hero_is_not_healed() -> None:
    b = Board(("HERO_09", "HERO_01"))
    b.hero(2).tags[DAMAGE] = 30
    use_power(b.game, b.power(), b.hero(2))
    assert b.hero(2).get(DAMAGE) == 30


def test_what_a_minion_hears_from_its_player_comes_in_the_order_of_arrival() -> None:
    b = Board(("HERO_09", "HERO_01"))
    b.deck(YETI, side=1), b.deck(YETI, side=2)
    heard = [b.minion("CS2_235", 1), b.minion("CS2_235", 2, damage=1)]
    use_power(b.game, b.power(), heard[1])
    drawn = [
        row[2].controller
        for row in b.rules.arrange(
            b.game, events.HEALED, Frame(subject=heard[1]), b.game.listeners[events.HEALED]
        )
    ]
    assert drawn == [1, 2]


def test_druid_of_the_flame_is_summoned_as_what_it_has_become() -> None:
    b = Board()
    weapon = b.weapon("EX1_366")
    b.play("BRM_010", option=0)
    body = b.game.row(1)[0]
    assert (b.atk(body), weapon.get(DAMAGE)) == (6, 1)


def test_dark_wispers_brings_wisps_where_there_is_nobody_to_aim_at() -> None:
    b = Board()
    card = b.hand("GVG_041")
    assert forced_option(b.game, card, 1) == 0
    b.minion()
    assert forced_option(b.game, card, 1) == 1


def test_a_stolen_minion_finds_room_where_the_dead_lie() -> None:
    b = Board()
    row = [b.minion("CS2_231") for _ in range(7)]
    kill(b.game, row[0])
    assert take_control(b.game, b.minion(side=2), 1)


def test_enchantments_of_one_kind_stay_apart() -> None:
    b = Board()
    b.turn(2)
    trogg = b.minion("GVG_067", 1)
    for _ in range(2):
        b.play("CS2_008", b.hero(1))
    assert [e.card_id for e in trogg.attached] == ["GVG_067a", "GVG_067a"]
    assert b.atk(trogg) == 4


# --- the numbers -----------------------------------------------------------------------------


def test_a_random_keyword_is_told_by_its_place() -> None:
    oracle = ScriptedOracle(Hearthbreaker(), always_zero=False)
    oracle.begin((2,))
    question = Question(Purpose.KEYWORD, None, (WINDFURY, TAUNT, DIVINE_SHIELD))
    assert oracle.number(Board().game, question) == DIVINE_SHIELD


def test_a_query_that_fits_the_last_card_of_a_deck_takes_no_number() -> None:
    b = Board()
    b.deck(YETI)
    oracle = ScriptedOracle(b.rules, always_zero=False)
    oracle.begin(())
    left = b.game.deck[1]
    assert oracle.pick(b.game, Question(Purpose.TARGET, None, left)) is left[0]
    with pytest.raises(NumberError, match="number 1 is asked for"):
        oracle.pick(b.game, Question(Purpose.DRAW, None, left))


def test_an_enchantment_that_later_data_brought_has_its_first_wording() -> None:
    assistance = cards().get("EX1_608e")
    assert assistance is not None
    assert "not less" not in assistance.text


def test_a_pool_of_a_span_of_costs_is_that_of_each_cost() -> None:
    each = {i for cost in (1, 2) for i in cards().pool(type=CardType.MINION, cost=cost)}
    assert {*cards().pool(type=CardType.MINION, cost=range(1, 3))} == each != set()


def test_ancient_of_lore_draws_one_card() -> None:
    """The cards of its summer drew two; in the games of hearthbreaker it never did."""
    b = Board()
    b.deck(YETI, side=1), b.deck(YETI, side=1)
    b.play("NEW1_008", option=1)
    assert len(b.game.hand[1]) == 1
