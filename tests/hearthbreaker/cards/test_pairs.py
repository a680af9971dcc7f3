"""Cards that hearthbreaker lets work together otherwise: pairs, full boards and copies, played."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Asked, Board, Lucky
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    NUM_ATTACKS_THIS_TURN,
    RESOURCES,
    RESOURCES_USED,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.engine.oracle import Question, Sequential
from hsreplay_sim.engine.rules.enchantments import silence, update_auras
from hsreplay_sim.engine.rules.zones import draw
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.hearthbreaker.cards.card_set import cards
from hsreplay_sim.hearthbreaker.dump import hearthbreaker_state
from hsreplay_sim.hearthbreaker.rules.legality import cannot_attack
from hsreplay_sim.hearthbreaker.rules.play import play, use_power
from hsreplay_sim.hearthbreaker.rules.ruleset import harm, immunities, kill
from hsreplay_sim.replay.moment import History

WISP = "CS2_231"
AUCHENAI = "EX1_591"
CHO = "EX1_100"
GEOMANCER = "CS2_142"
MILLHOUSE = "NEW1_029"
MOGOR = "GVG_112"
SCIENTIST = "FP1_004"


# --- attacks ---------------------------------------------------------------------------------


def test_the_second_mogor_turns_the_attack_away_from_where_the_first_one_has_turned_it() -> None:
    b = Board()
    b.game.oracle = Lucky()
    yeti, other = b.minion(side=2), b.minion(side=2)
    b.minion(MOGOR), b.minion(MOGOR)
    b.attack(b.minion(WISP), other)
    assert (yeti.get(DAMAGE), other.get(DAMAGE)) == (0, 1)


def test_ogre_warmaul_may_turn_an_attack_back_to_whom_mogor_turned_it_away_from() -> None:
    b = Board()
    b.game.oracle = Lucky()
    yeti, other = b.minion(side=2), b.minion(side=2)
    b.minion(MOGOR)
    b.weapon("GVG_054")
    b.attack(b.hero(1), other)
    assert (yeti.get(DAMAGE), other.get(DAMAGE)) == (0, 4)


def test_mogor_hears_its_own_attack_before_a_secret_that_came_later() -> None:
    b = Board()
    b.game.oracle = asked = Asked()
    mogor = b.minion(MOGOR)
    b.secret("EX1_533")
    b.attack(mogor, b.hero(2))
    assert asked.who == [MOGOR, "EX1_533"]


def test_mogor_flips_its_coin_even_when_freezing_trap_has_returned_it() -> None:
    b = Board()
    b.game.oracle = asked = Asked()
    b.secret("EX1_611")
    mogor = b.minion(MOGOR)
    b.attack(mogor, b.hero(2))
    assert (mogor.zone, asked.who, b.hero(2).get(DAMAGE)) == (Zone.HAND, [MOGOR], 0)


def test_freezing_trap_kills_at_once_whom_no_hand_has_room_for() -> None:
    b = Board()
    b.secret("EX1_611")
    yeti = b.minion()
    for _ in range(10):
        b.hand(WISP)
    b.attack(yeti, b.hero(2))
    assert (yeti.zone, len(b.names())) == (Zone.GRAVEYARD, 10)


def test_foe_reaper_hits_those_beside_its_victim_but_not_those_beside_a_hero() -> None:
    b = Board()
    ogres = [b.minion("CS2_200", 2) for _ in range(4)]
    first, second = b.minion("GVG_113"), b.minion("GVG_113")
    b.attack(first, ogres[1])
    b.attack(second, b.hero(2))
    assert [body.get(DAMAGE) for body in ogres] == [6, 6, 6, 0]
    assert first.get(DAMAGE) == 6


# --- damage and healing ------------------------------------------------------------------------


def test_blade_flurry_does_nothing_without_a_weapon_whatever_the_spell_damage_is() -> None:
    b = Board()
    yeti = b.minion(side=2)
    b.minion(GEOMANCER)
    b.play("CS2_233")
    unarmed = yeti.get(DAMAGE)
    b.weapon("CS2_106")
    b.play("CS2_233")
    assert (unarmed, yeti.get(DAMAGE)) == (0, 4)


def test_snipe_is_not_raised_by_spell_damage() -> None:
    b = Board()
    b.minion(GEOMANCER, 2)
    b.secret("EX1_609")
    assert b.play("CS2_200").get(DAMAGE) == 4


@pytest.mark.parametrize(("card_id", "hurt"), [("GVG_069", 9), ("CS2_007", 9)])
def test_spell_damage_raises_healing_that_hurts_whatever_heals(card_id: str, hurt: int) -> None:
    b = Board()
    b.minion(AUCHENAI), b.minion(GEOMANCER)
    b.play(card_id, b.hero(1))
    assert b.hero(1).get(DAMAGE) == hurt


def test_velen_doubles_what_a_minion_heals_and_what_it_hurts_in_its_place() -> None:
    b = Board()
    b.hero(1).tags[DAMAGE] = 20
    b.minion("EX1_350")
    b.play("GVG_069")
    healed = b.hero(1).get(DAMAGE)
    b.minion(AUCHENAI), b.minion(GEOMANCER)
    b.play("GVG_069")
    assert (healed, b.hero(1).get(DAMAGE)) == (4, 4 + 18)


def test_a_copy_of_a_silenced_auchenai_lets_heal() -> None:
    b = Board(("HERO_09", "HERO_01"))
    auchenai = b.minion(AUCHENAI, 2)
    silence(b.game, auchenai)
    b.play("EX1_564", auchenai)
    b.hero(1).tags[DAMAGE] = 5
    use_power(b.game, b.power(), b.hero(1))
    assert b.hero(1).get(DAMAGE) == 3


def test_a_maximum_that_sinks_to_the_wounds_of_a_minion_does_not_kill_it_before_it_is_hit() -> None:
    b = Board()
    yeti = b.minion(side=2, damage=2)
    b.play("CS2_084", yeti)
    alive = yeti.zone
    harm(b.game, b.hero(1), yeti, 1)
    b.rules.settle(b.game)
    assert (alive, yeti.zone) == (Zone.PLAY, Zone.GRAVEYARD)


def test_one_that_sinks_to_nothing_kills() -> None:
    b = Board()
    dummy = b.minion("GVG_093", 2)
    b.play("EX1_059", dummy)
    assert dummy.zone == Zone.GRAVEYARD


def test_health_beyond_the_maximum_goes_with_an_aura() -> None:
    b = Board()
    champion = b.minion("CS2_222")
    copied = b.minion("CS2_222")
    copied.tags[DAMAGE] = -1
    b.atk(copied)
    kill(b.game, champion)
    b.rules.settle(b.game)
    assert (copied.get(HEALTH), copied.get(DAMAGE)) == (6, 0)


def test_humility_takes_what_is_too_much_now_and_later_gains_add() -> None:
    b = Board()
    yeti, champion = b.minion(side=2), b.minion("CS2_222", 2)
    b.atk(yeti)
    b.play("EX1_360", yeti)
    before = b.atk(yeti)
    kill(b.game, champion)
    b.rules.settle(b.game)
    assert (before, b.atk(yeti)) == (1, 0)


# --- secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [0, 1])
def test_spellbender_does_not_see_a_target_behind_a_choice(option: int) -> None:
    b = Board()
    b.secret("tt_010")
    b.play("NEW1_007", b.minion(side=2), option)
    assert len(b.game.secrets[2]) == 1


def test_spellbender_answers_in_its_turn_among_those_who_hear_of_the_spell() -> None:
    b = Board()
    b.secret("tt_010")
    b.minion("EX1_614")
    b.play("CS2_004", b.minion(side=2))
    placed = [b.game.entities[number].card_id for number in b.rules.placed_minions]
    assert placed[-2:] == ["tt_010a", "EX1_614t"]


def test_a_secret_that_mad_scientist_brings_does_not_answer_its_death() -> None:
    b = Board()
    b.deck("FP1_018", side=2)
    first = b.minion(SCIENTIST, 2)
    kill(b.game, first)
    b.rules.settle(b.game)
    held = [secret.card_id for secret in b.game.secrets[2]]
    kill(b.game, b.minion(WISP, 2))
    b.rules.settle(b.game)
    assert (held, b.names(2)) == (["FP1_018"], [WISP, WISP])


def test_no_secret_answers_those_who_are_buried_as_the_turn_has_ended() -> None:
    b = Board()
    wisp, yeti = b.minion(WISP, 2), b.minion(side=2)
    b.secret("FP1_020")
    kill(b.game, wisp)
    b.turn(2)
    assert (wisp.zone, b.atk(yeti), len(b.game.secrets[2])) == (Zone.GRAVEYARD, 4, 1)


def test_duplicate_is_spent_on_a_full_hand() -> None:
    b = Board()
    b.secret("FP1_018")
    for _ in range(10):
        b.hand(WISP, 2)
    kill(b.game, b.minion(side=2))
    b.rules.settle(b.game)
    assert (len(b.names(2)), b.game.secrets[2]) == (10, [])


def test_a_second_misdirection_may_turn_the_attack_back_to_the_hero() -> None:
    b = Board()
    b.secret("EX1_533"), b.secret("EX1_533")
    yeti, attacker = b.minion(side=2), b.minion()
    b.attack(attacker, b.hero(2))
    assert (yeti.get(DAMAGE), b.game.secrets[2]) == (0, [])


# --- full boards ---------------------------------------------------------------------------------


def test_resurrect_asks_for_nobody_on_a_full_board() -> None:
    b = Board()
    kill(b.game, b.minion(WISP))
    b.rules.settle(b.game)
    for _ in range(7):
        b.minion()
    b.game.oracle = Refuses()
    b.play("BRM_017")
    assert b.row() == [YETI] * 7


class Refuses(Sequential):
    """No question about a character or a card is expected."""

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        raise AssertionError(question)


def test_alarm_o_bot_loses_the_card_on_a_full_board() -> None:
    b = Board()
    for _ in range(6):
        b.minion()
    b.minion("EX1_006")
    b.hand(WISP)
    b.turn(2)
    b.turn(3)
    assert (b.row(), "EX1_006" in b.names(), WISP in b.names()) == ([YETI] * 6, True, False)


def test_a_minion_that_is_being_played_hears_nothing_yet() -> None:
    b = Board()
    b.minion("EX1_614")
    yeti = b.minion(side=2)
    b.play("NEW1_019")
    assert (yeti.get(DAMAGE), b.hero(2).get(DAMAGE), len(b.row())) == (0, 0, 3)


# --- copies ----------------------------------------------------------------------------------


def test_a_faceless_copy_has_attacked_if_its_model_has() -> None:
    b = Board()
    yeti = b.minion()
    b.attack(yeti, b.hero(2))
    b.play("EX1_564", yeti)
    copy = b.game.row(1)[-1]
    assert (copy.card_id, copy.get(NUM_ATTACKS_THIS_TURN), copy.get(EXHAUSTED)) == (YETI, 1, 1)


def test_lord_jaraxxus_has_not_attacked_yet() -> None:
    b = Board()
    b.weapon("CS2_106")
    b.attack(b.hero(1), b.hero(2))
    b.play("EX1_323")
    assert b.hero(1).get(NUM_ATTACKS_THIS_TURN) == 0


def test_of_a_card_that_echo_of_medivh_doubles_the_first_one_in_the_hand_is_meant() -> None:
    b = Board()
    yeti = b.minion()
    b.play("GVG_005")
    copy = b.game.in_row(b.game.hand[1])[0]
    assert b.rules.object_of(copy) == b.rules.object_of(yeti) == yeti.id


def test_bolvar_from_echo_of_medivh_gains_nothing_in_the_hand() -> None:
    b = Board()
    b.minion("GVG_063")
    b.play("GVG_005")
    plain = b.hand("GVG_063")
    kill(b.game, b.minion(WISP))
    b.rules.settle(b.game)
    echoed = b.game.in_row(b.game.hand[1])[0]
    assert (b.atk(echoed), b.atk(plain)) == (1, 2)


def test_far_sight_and_chromaggus_make_both_cards_cheaper() -> None:
    b = Board()
    b.minion("BRM_031")
    b.deck(YETI)
    b.play("CS2_053")
    b.game.touch_auras()
    b.atk(b.hero(1))
    assert [card.get(COST) for card in b.game.in_row(b.game.hand[1])] == [1, 1]


def test_emperor_thaurissan_reduces_two_copies_twice() -> None:
    b = Board()
    b.minion("BRM_031")
    b.deck(YETI)
    draw(b.game, 1)
    b.minion("BRM_028")
    b.turn(2)
    b.atk(b.hero(1))
    assert [card.get(COST) for card in b.game.in_row(b.game.hand[1])] == [2, 2]


def test_what_a_stolen_thought_is_given_its_original_is_given_too() -> None:
    b = Board()
    b.deck(YETI, side=2)
    b.play("EX1_339")
    b.minion("BRM_028")
    b.turn(2)
    original = b.game.in_row(b.game.hand[2])[0]
    b.atk(original)
    assert (original.card_id, original.get(COST)) == (YETI, 2)


def test_millhouse_gives_away_the_spells_of_the_opponent_even_in_its_own_players_hand() -> None:
    b = Board()
    b.minion(CHO, 2)
    b.play("CS2_007", b.hero(1))
    b.turn(2)
    b.play(MILLHOUSE)
    used = b.game.owner(2).get(RESOURCES_USED)
    spell = b.game.in_row(b.game.hand[2])[0]
    play(b.game, spell, b.hero(2), 0, 1)
    assert b.game.owner(2).get(RESOURCES_USED) == used


def test_twilight_drake_and_clockwork_giant_count_a_players_own_cards() -> None:
    b = Board()
    b.minion(CHO)
    b.turn(2)
    b.play("CS2_007", b.hero(2))
    b.turn(3)
    b.hand(YETI)
    drake = b.play("EX1_043")
    b.turn(4)
    giant = b.hand("GVG_121", 2)
    b.atk(giant)
    assert (drake.get(HEALTH), b.names(), giant.get(COST)) == (2, ["CS2_007", YETI], 11)


def costs(b: Board, side: int = 1) -> list[int]:
    b.game.touch_auras()
    b.atk(b.hero(1))
    return [card.get(COST) for card in b.game.in_row(b.game.hand[side])]


def test_of_a_card_that_echo_of_medivh_doubled_shadowstep_makes_both_cheaper() -> None:
    b = Board()
    yeti = b.minion()
    b.play("GVG_005")
    b.play("EX1_144", yeti)
    assert costs(b) == [1, 1]


def test_a_card_that_was_played_shares_no_more() -> None:
    b = Board()
    b.minion("BRM_031")
    b.deck(WISP)
    draw(b.game, 1)
    played = b.game.in_row(b.game.hand[1])[0]
    play(b.game, played, None, 0, 7)
    b.hand(YETI)
    b.play("EX1_144", played)
    assert [card.card_id for card in b.game.in_row(b.game.hand[1])] == [WISP, YETI, WISP]
    b.minion("BRM_028")
    b.turn(2)
    assert [len(card.attached) for card in b.game.in_row(b.game.hand[1])] == [1, 1, 2]


def test_what_mindgames_summons_shares_with_its_card_in_the_deck() -> None:
    b = Board()
    b.deck(YETI, side=2)
    b.play("EX1_345")
    b.play("EX1_144", b.game.row(1)[0])
    b.turn(2)
    assert (costs(b), costs(b, 2)) == ([1], [1])


def test_sword_of_justice_breaks_before_the_third_recruit_comes() -> None:
    b = Board()
    b.weapon("EX1_366").tags[DAMAGE] = 3
    b.play("GVG_061")
    assert [b.atk(body) for body in b.game.row(1)] == [2, 2, 1]


def test_charge_from_warsong_commander_outlasts_that_of_southsea_deckhands_weapon() -> None:
    b = Board()
    b.minion("EX1_084")
    b.weapon("CS2_091")
    deckhand = b.play("CS2_146")
    b.play("EX1_066")
    b.atk(deckhand)
    assert b.game.weapon[1] is not None
    kill_weapon(b)
    assert cannot_attack(b.game, deckhand) == ""


def kill_weapon(b: Board) -> None:
    weapon = b.game.weapon[1]
    assert weapon is not None
    weapon.tags[DAMAGE] = 9
    b.rules.settle(b.game)


def test_two_ice_blocks_answer_to_the_same_damage() -> None:
    b = Board()
    b.secret("EX1_295"), b.secret("EX1_295")
    b.hero(2).tags[DAMAGE] = 29
    b.attack(b.minion(), b.hero(2))
    hero = b.hero(2)
    assert (b.game.secrets[2], hero.get(DAMAGE), immunities(b.game, hero)) == ([], 29, 2)


def test_summoning_portal_reduces_before_what_the_card_was_given_is_added() -> None:
    b = Board()
    b.secret("EX1_611")
    b.attack(b.minion("GVG_075"), b.hero(2))
    b.minion("EX1_315")
    assert costs(b) == [3]


def test_knife_juggler_hears_of_the_copy_that_mirror_entity_gives_the_other_player() -> None:
    b = Board()
    b.game.oracle = asked = Asked()
    b.minion("NEW1_019")
    b.secret("EX1_294")
    b.play("CS2_200")
    copy = b.game.row(2)[-1]
    assert (copy.card_id, copy.get(DAMAGE), asked.who) == ("CS2_200", 2, ["NEW1_019"] * 2)


def test_a_knife_juggler_hears_of_its_own_copy_but_not_of_itself() -> None:
    """One beside it hears of both."""
    b = Board()
    b.game.oracle = asked = Asked()
    b.secret("EX1_294")
    b.play("NEW1_019")
    assert len(asked.who) == 1
    b.secret("EX1_294")
    b.play("NEW1_019")
    assert len(asked.who) == 4


# --- full boards and hands ---------------------------------------------------------------------


def test_mind_vision_puts_an_eleventh_card_into_a_hand() -> None:
    b = Board()
    b.hand(WISP, side=2)
    for _ in range(10):
        b.hand(YETI)
    b.play("CS2_003")
    assert [card.card_id for card in b.game.hand[1]] == [YETI] * 10 + [WISP]


# --- who is killed and not yet buried, who is taken and still hears ----------------------------


def test_kelthuzad_that_ragnaros_kills_as_the_turn_ends_raises_itself() -> None:
    b = Board()
    b.minion("EX1_298")
    elder = b.minion("FP1_013", 2)
    b.turn(2)
    (younger,) = b.game.row(2)
    assert (younger.card_id, elder.zone) == ("FP1_013", Zone.GRAVEYARD)
    assert younger is not elder


def test_one_that_cabal_shadow_priest_took_heals_for_its_new_player_alone() -> None:
    b = Board()
    totem, hurt = b.minion("NEW1_009", 2), b.minion(side=2, damage=3)
    b.play("EX1_091", totem)
    b.turn(2), b.turn(3)
    assert hurt.get(DAMAGE) == 3


def test_freezing_trap_buries_nobody_else() -> None:
    b = Board()
    dead, mine = b.minion(side=2), b.minion()
    b.secret("EX1_611")
    kill(b.game, dead)
    b.attack(mine, dead)
    assert (mine.zone, dead.zone) == (Zone.HAND, Zone.PLAY)


def test_imp_losion_at_a_divine_shield_summons_nobody() -> None:
    b = Board()
    b.play("GVG_045", b.minion("EX1_008", 2))
    assert (b.row(), b.row(2)) == ([], ["EX1_008"])


def cost(b: Board, card: Entity) -> int:
    update_auras(b.game)
    return card.get(COST)


def test_sorcerers_apprentice_reduces_a_spell_that_cho_has_lent_to_the_other_player() -> None:
    b = Board()
    b.minion(CHO)
    b.play("CS2_029", b.minion(side=2))
    lent = b.game.hand[2][0]
    b.minion("EX1_608", 2)
    assert cost(b, lent) == 4
    b.minion("EX1_608")
    assert cost(b, lent) == 3


def test_loatheb_makes_a_spell_dearer_that_is_lent_and_not_one_that_was_borrowed() -> None:
    b = Board()
    b.minion(CHO)
    b.play("CS2_029", b.minion(side=2))
    lent, own = b.game.hand[2][0], b.hand("CS2_029", 2)
    b.play("FP1_030")
    assert (cost(b, lent), cost(b, own)) == (4, 9)
    b.turn(2), b.turn(3)
    assert (cost(b, lent), cost(b, own)) == (4, 4)
    b.turn(4)
    b.game.owner(2).tags[RESOURCES] = 10
    b.play("FP1_030")
    assert (cost(b, lent), cost(b, own)) == (9, 4)


def test_a_card_that_alarm_o_bot_loses_leaves_no_gap_in_the_hand() -> None:
    b = Board()
    b.minion("EX1_006", 2)
    for _ in range(6):
        b.minion(side=2)
    b.hand(WISP, 2), b.hand("CS2_029", 2)
    b.turn(2)
    assert [card.get(ZONE_POSITION) for card in b.game.in_row(b.game.hand[2])] == [1, 2]


def test_a_minion_shuffled_into_the_other_players_deck_is_used_in_its_own() -> None:
    """Malorne, taken, goes to the deck of the player who has it."""
    b = Board()
    b.deck("GVG_035", side=2)
    malorne = b.game.deck[2][0]
    b.rules.deck_order(b.game, 2)
    b.game.move(malorne, Zone.PLAY)
    b.game.give_control(malorne, 1)
    b.game.move(malorne, Zone.DECK)
    state = TagState()
    state.tags = {number: entity.tags for number, entity in b.game.entities.items()}
    state.cards = {number: entity.card_id for number, entity in b.game.entities.items()}
    history = History(decks=([malorne.id], [malorne.id]))
    dumped = hearthbreaker_state(state, cards(), history, own_rules=True)
    assert [player["deck"][0]["used"] for player in dumped["players"]] == [False, True]
