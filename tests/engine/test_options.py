"""What the server lists as options: one claim per error code, then the order of the list."""

from __future__ import annotations

import pytest

from builders import (
    BUILD,
    MINE,
    THEIRS,
    Spec,
    board,
    card,
    hand,
    mine,
    minion,
    my_hero,
    my_power,
    new,
    registry,
    store,
    their_hero,
    theirs,
    there,
    thing,
)
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.play_errors import ERRORS
from hsreplay_sim.base.tags import (
    CANT_ATTACK,
    CANT_PLAY,
    CHARGE,
    CHOOSE_ONE,
    DAMAGE,
    DEATHRATTLE,
    DORMANT,
    FROZEN,
    HEALTH,
    HIDE_STATS,
    IMMUNE,
    LITERALLY_UNPLAYABLE,
    RUSH,
    TAUNT,
    TITAN,
    TRADEABLE,
    UNTOUCHABLE,
    WINDFURY,
)
from hsreplay_sim.cards.words.effects import draw, summon
from hsreplay_sim.cards.words.selectors import CHARACTERS, MINIONS
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.options.options import END_TURN, Option, is_legal, options
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.text import Script, Targets
from table import table

LEGAL = req.LEGAL
SPELL = thing(CardType.SPELL, cost=2)
LOCATION = thing(CardType.LOCATION, health=3)


def option(game: Game, entity: Entity, *, deck_action: bool = False) -> Option:
    """The line about an entity in my list."""
    return next(
        o for o in options(game, MINE) if o.entity is entity and o.deck_action == deck_action
    )


def error(game: Game, entity: Entity) -> int:
    """Its code."""
    return option(game, entity).error


def of_hand(game: Game) -> int:
    """The code of my leftmost card."""
    return error(game, hand(game))


def test_the_numbers_are_those_of_the_recordings() -> None:
    ours = {name: value for name, value in vars(req).items() if name.startswith("REQ_")}
    assert {name: ours[name] for name in ours if name in ERRORS} == {
        name: number for name, number in ERRORS.items() if name in ours
    }
    assert len(set(ours.values())) == len(ours)


# --- R112: attacks -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "code"),
    [
        pytest.param(minion(1, 1), LEGAL, id="ready"),
        pytest.param(minion(0, 1), req.REQ_ATTACK_GREATER_THAN_0, id="no-attack"),
        pytest.param(minion(1, 1, FROZEN), req.REQ_ATTACKER_NOT_FROZEN, id="frozen"),
        pytest.param(minion(1, 1, CANT_ATTACK), req.REQ_ATTACKER_CAN_ATTACK, id="cant-attack"),
        pytest.param(minion(1, 1, DORMANT), req.REQ_ATTACKER_CAN_ATTACK, id="r254-dormant"),
        pytest.param(minion(1, 1, UNTOUCHABLE), req.REQ_ATTACKER_CAN_ATTACK, id="untouchable"),
        pytest.param(new(minion(1, 1)), req.REQ_NOT_MINION_JUST_PLAYED, id="just-played"),
        pytest.param(new(minion(1, 1, CHARGE)), LEGAL, id="charge"),
        pytest.param(new(minion(1, 1, RUSH)), LEGAL, id="rush-with-a-victim"),
        pytest.param(
            minion(1, 1, num_attacks_this_turn=1), req.REQ_NOT_EXHAUSTED_ACTIVATE, id="attacked"
        ),
        pytest.param(
            minion(1, 1, WINDFURY, num_attacks_this_turn=1), LEGAL, id="r221-second-attack"
        ),
        pytest.param(
            minion(1, 1, WINDFURY, num_attacks_this_turn=2),
            req.REQ_NOT_EXHAUSTED_ACTIVATE,
            id="r221-third-attack",
        ),
    ],
)
def test_r112_who_may_attack(attacker: Spec, code: int) -> None:
    game = board([attacker], [minion(1, 1)])
    assert error(game, mine(game)) == code


def test_r220_rush_without_an_enemy_minion_cannot_attack() -> None:
    game = board([new(minion(1, 1, RUSH))])
    assert error(game, mine(game)) == req.REQ_ATTACKER_CAN_ATTACK
    mine(game).tags[CHARGE] = 1
    assert is_legal(game, mine(game), their_hero(game))


@pytest.mark.parametrize(
    ("attacker", "code"),
    [
        pytest.param(
            new(minion(0, 1, CANT_ATTACK)), req.REQ_ATTACKER_CAN_ATTACK, id="cant-attack-first"
        ),
        pytest.param(
            minion(0, 1, FROZEN, num_attacks_this_turn=1),
            req.REQ_ATTACKER_NOT_FROZEN,
            id="then-frozen",
        ),
        pytest.param(new(minion(0, 1)), req.REQ_ATTACK_GREATER_THAN_0, id="then-no-attack"),
        pytest.param(
            new(minion(1, 1, num_attacks_this_turn=1)),
            req.REQ_NOT_MINION_JUST_PLAYED,
            id="then-just-played",
        ),
    ],
)
def test_r112_of_several_reasons_the_first_is_told(attacker: Spec, code: int) -> None:
    game = board([attacker], [minion(1, 1)])
    assert error(game, mine(game)) == code


def test_a_minion_that_was_given_rush_stays_exhausted_and_may_attack() -> None:
    game = board([minion(1, 1, RUSH, exhausted=1, num_turns_in_play=0)], [minion(1, 1)])
    assert error(game, mine(game)) == LEGAL


def test_a_minion_transformed_this_turn_counts_as_just_played() -> None:
    game = board([minion(1, 1, num_turns_in_play=0)])
    assert error(game, mine(game)) == req.REQ_NOT_MINION_JUST_PLAYED


def test_a_hero_attacks_with_its_weapon() -> None:
    game = board()
    assert error(game, my_hero(game)) == req.REQ_ATTACK_GREATER_THAN_0
    game = board(hero=card("HERO_08", atk=3))
    assert is_legal(game, my_hero(game), their_hero(game))


# --- cards in hand -------------------------------------------------------------------------------


def test_r159_a_location_is_played_without_a_target() -> None:
    game = board(hand=[LOCATION])
    hand(game).script = Script(targets=Targets(MINIONS.of))
    assert is_legal(game, hand(game))


def test_r101_the_cost_has_to_be_there() -> None:
    game = board(hand=[thing(CardType.SPELL, cost=4)], mana=3)
    assert of_hand(game) == req.REQ_ENOUGH_MANA
    assert of_hand(board(hand=[SPELL], mana=2)) == LEGAL


def test_r42_temporary_mana_counts_and_used_mana_does_not() -> None:
    spent = {"resources_used": 3, "temp_resources": 1}
    game = board(hand=[thing(CardType.SPELL, cost=3)], mana=5, player=spent)
    assert of_hand(game) == LEGAL
    hand(game).tags[48] = 4
    assert of_hand(game) == req.REQ_ENOUGH_MANA


@pytest.mark.parametrize(("health", "code"), [(5, req.REQ_ENOUGH_MANA), (6, LEGAL)])
def test_spells_that_cost_health_need_more_health_than_they_cost(health: int, code: int) -> None:
    game = board(
        hand=[thing(CardType.SPELL, cost=5)],
        hero=card("HERO_08", health=health),
        mana=0,
        player={"spells_cost_health": 1},
    )
    assert of_hand(game) == code
    my_hero(game).tags[IMMUNE] = 1
    assert of_hand(game) == LEGAL


@pytest.mark.parametrize(
    ("keyword", "code"),
    [
        (LITERALLY_UNPLAYABLE, req.REQ_LITERALLY_UNPLAYABLE),
        (CANT_PLAY, req.REQ_CANNOT_PLAY_THIS),
    ],
)
def test_cards_that_cannot_be_played_at_all(keyword: int, code: int) -> None:
    game = board(hand=[thing(CardType.SPELL, keyword)])
    assert of_hand(game) == code


@pytest.mark.parametrize("spec", [minion(1, 1), LOCATION], ids=["minion", "location"])
def test_r208_a_full_board_takes_no_minion_and_no_location(spec: Spec) -> None:
    game = board([minion(1, 1)] * 6 + [LOCATION], hand=[spec])
    assert of_hand(game) == req.REQ_MINION_CAP
    assert of_hand(board([minion(1, 1)] * 6, hand=[spec])) == LEGAL


def test_r208_what_nothing_can_touch_takes_a_place() -> None:
    game = board([minion(1, 1)] * 6 + [minion(0, 0, untouchable=1)], hand=[minion(1, 1)])
    assert of_hand(game) == req.REQ_MINION_CAP


def test_r210_a_pure_summon_spell_is_refused_on_a_full_board() -> None:
    game = board([minion(1, 1)] * 7, hand=[SPELL])
    hand(game).script = Script(summons=True)
    assert of_hand(game) == req.REQ_NUM_MINION_SLOTS


def test_r210_a_spell_with_another_effect_is_cast_on_a_full_board() -> None:
    game = board([minion(1, 1)] * 7, hand=[SPELL], deck=[SPELL])
    hand(game).script = Script(action=draw().run)
    assert is_legal(game, hand(game))
    play(game, hand(game))
    assert len(game.hand[MINE]) == 1
    assert len(game.board[MINE]) == 7


def test_r210_a_deathrattle_on_a_full_board_fails_silently() -> None:
    game = board(theirs=[minion(1, 1), *[minion(1, 1)] * 6])
    dying = theirs(game)
    dying.script = Script(deathrattle=summon("CS2_101t", 3).run)
    dying.tags |= {DEATHRATTLE: 1, DAMAGE: 1}
    game.maybe_dead[dying.id] = dying
    settle(game)
    assert dying.zone == Zone.GRAVEYARD
    assert len(game.board[THEIRS]) == 7


def test_r106_a_secret_that_is_up_cannot_be_played_again() -> None:
    game = board(hand=[card("EX1_295")], secrets=[card("EX1_295")])
    assert of_hand(game) == req.REQ_UNIQUE_SECRET_OR_QUEST


def test_r106_a_second_sigil_or_aura_lies_beside_the_first() -> None:
    """U148b: a Deputization Aura is offered while one is up."""
    t = table(build=195635)
    for twice in ("BAR_705", "AV_660", "WW_341"):
        t.play(twice)
        assert not t.refuses(twice)


def test_a_card_that_takes_both_options_is_aimed_as_either_of_them() -> None:
    """U326@61: Treenforcements, whose data list no requirements."""
    t = table("HERO_06", build=255790)
    t.minion("OG_044")  # Fandral Staghelm
    yeti = t.minion()
    both = t.hand("DRG_311")
    assert t.refuses(both, t.hero(2))
    t.play(both, yeti)
    assert (yeti.get(HEALTH), yeti.get(TAUNT), t.row()[-1]) == (7, 1, "DRG_311t")
    yeti.tags[DAMAGE] = 1
    for other in ("MAW_025", "EDR_570"):
        assert not t.refuses(t.hand(other), yeti)


def test_r211_a_sixth_secret_is_refused() -> None:
    five = [card(i) for i in ("EX1_287", "EX1_289", "EX1_294", "EX1_594", "tt_010")]
    game = board(hand=[card("EX1_295")], secrets=five)
    assert of_hand(game) == req.REQ_SECRET_ZONE_CAP
    assert of_hand(board(hand=[card("EX1_295")], secrets=five[:4])) == LEGAL


def test_r101_a_spell_without_a_target_for_it_is_refused() -> None:
    game = board(hand=[SPELL])
    hand(game).script = Script(targets=Targets(MINIONS.of))
    assert of_hand(game) == req.REQ_TARGET_TO_PLAY


def test_r102_a_battlecry_without_a_target_for_it_is_played_without() -> None:
    game = board(hand=[minion(1, 1)])
    hand(game).script = Script(targets=Targets(MINIONS.of, optional=True))
    assert option(game, hand(game)).targets == ()
    assert is_legal(game, hand(game))


def test_r102_a_battlecry_with_a_target_for_it_must_take_one() -> None:
    game = board(hand=[minion(1, 1)], theirs=[minion(1, 1)])
    hand(game).script = Script(targets=Targets(MINIONS.of, optional=True))
    assert not is_legal(game, hand(game))
    assert is_legal(game, hand(game), theirs(game))
    assert not is_legal(game, hand(game), their_hero(game))


def test_r101_a_script_may_forbid_a_card_for_a_reason_without_a_number() -> None:
    game = board(hand=[SPELL])
    hand(game).script = Script(playable=lambda game, me, it: False)
    assert of_hand(game) == req.INVALID
    assert not is_legal(game, hand(game))


@pytest.mark.parametrize(
    ("card_id", "setting", "code"),
    [
        pytest.param("CS2_074", {}, req.REQ_WEAPON_EQUIPPED, id="weapon"),
        pytest.param("EX1_407", {}, req.REQ_MINIMUM_TOTAL_MINIONS, id="two-minions"),
        pytest.param("EX1_617", {}, req.REQ_MINIMUM_ENEMY_MINIONS, id="enemy-minion"),
        pytest.param("BRM_017", {}, req.REQ_FRIENDLY_MINION_DIED_THIS_GAME, id="somebody-died"),
        pytest.param(
            "BOT_099", {"mine": [minion(1, 1)] * 7}, req.REQ_NUM_MINION_SLOTS, id="minion-slots"
        ),
        pytest.param(
            "CFM_713", {"mine": [minion(1, 1)] * 7}, req.REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT,
            id="slot-or-crystal",
        ),
    ],
)  # fmt: skip
def test_r101_requirements_of_unimplemented_cards(
    card_id: str, setting: dict[str, list[Spec]], code: int
) -> None:
    game = board(hand=[card(card_id)], scripts=Unwritten(), **setting)
    assert of_hand(game) == code


class Unwritten:
    """No card is implemented."""

    def find(self, found: object, card_id: str) -> None:
        return None


def test_what_nothing_tells_is_listed_as_uncertain() -> None:
    game = board(hand=[card("REV_290")], scripts=Unwritten(), build=174258)
    assert option(game, hand(game)).certain
    game = board([card("REV_290")], scripts=Unwritten(), build=174258)
    assert not option(game, mine(game)).certain
    assert is_legal(game, mine(game))


# --- choices -------------------------------------------------------------------------------------


def test_r226_each_option_of_a_choice_has_its_own_targets() -> None:
    game = board(
        hand=[card("EX1_166", CHOOSE_ONE)], theirs=[minion(1, 1)], scripts=Unwritten(), build=54613
    )
    keeper = hand(game)
    keeper.script = Script(choose=("EX1_166a", "EX1_166b"))
    moonfire, dispel = 0, 1
    assert len(option(game, keeper).sub_options) == 2
    assert not is_legal(game, keeper, theirs(game))
    assert is_legal(game, keeper, their_hero(game), option=moonfire)
    assert not is_legal(game, keeper, their_hero(game), option=dispel)
    assert is_legal(game, keeper, theirs(game), option=dispel)


def test_r226_a_choice_without_any_legal_option_is_refused() -> None:
    game = board(hand=[card("EX1_154", CHOOSE_ONE)], scripts=Unwritten())
    assert of_hand(game) == req.REQ_TARGET_TO_PLAY


def test_r226_choosing_both_leaves_no_choice() -> None:
    game = board(hand=[card("EX1_165", CHOOSE_ONE)], player={"choose_both": 1})
    hand(game).script = Script(choose=("EX1_165a", "EX1_165b"))
    assert option(game, hand(game)).sub_options == ()


# --- R251, R259: trade and forge -----------------------------------------------------------------


def test_r251_a_tradeable_card_has_a_second_option_with_itself_as_target() -> None:
    trade = thing(CardType.SPELL, TRADEABLE, cost=5, deck_action_cost=1)
    game = board(hand=[trade], deck=[SPELL], mana=1)
    assert of_hand(game) == req.REQ_ENOUGH_MANA
    second = option(game, hand(game), deck_action=True)
    assert [target.entity for target in second.targets] == [hand(game)]
    assert is_legal(game, hand(game), hand(game))


def test_r251_an_empty_deck_takes_no_trade() -> None:
    game = board(hand=[thing(CardType.SPELL, TRADEABLE, deck_action_cost=1)])
    assert not is_legal(game, hand(game), hand(game))


def test_r259_a_card_is_forged_once() -> None:
    game = board(hand=[minion(1, 1, forge=1, deck_action_cost=2)], mana=2)
    assert is_legal(game, hand(game), hand(game))
    game = board(hand=[minion(1, 1, forge=1, deck_action_cost=2)], mana=1)
    assert option(game, hand(game), deck_action=True).error == req.REQ_ENOUGH_MANA
    game = board(hand=[minion(1, 1, forge=1, forged=1, deck_action_cost=2)])
    assert len(options(game, MINE)) == 1 + 1 + len(game.in_play[MINE]) + len(game.in_play[THEIRS])


# --- hero powers and locations -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "mana", "code"),
    [
        pytest.param(thing(10, cost=2), 2, LEGAL, id="ready"),
        pytest.param(thing(10, cost=2), 1, req.REQ_ENOUGH_MANA, id="mana"),
        pytest.param(
            thing(10, exhausted=1, cost=2), 1, req.REQ_NOT_EXHAUSTED_HERO_POWER, id="used"
        ),
        pytest.param(
            thing(10, hero_power_disabled=1, exhausted=1), 1, req.REQ_NOT_DISABLED_HERO_POWER,
            id="disabled",
        ),
    ],
)  # fmt: skip
def test_r161_the_hero_power(power: Spec, mana: int, code: int) -> None:
    game = board(power=power, mana=mana)
    assert error(game, my_power(game)) == code


def test_r162_a_summoning_power_is_refused_on_a_full_board() -> None:
    game = board([minion(1, 1)] * 7, power=card("HERO_04bp"))
    assert error(game, my_power(game)) == req.REQ_NUM_MINION_SLOTS


def test_r162_totemic_call_is_refused_when_all_totems_are_there() -> None:
    totems = [card(i) for i in ("NEW1_009", "CS2_050", "CS2_051", "CS2_052")]
    game = board(totems, power=card("CS2_049"), build=54613)
    assert not is_legal(game, my_power(game))
    game = board(totems[:3], power=card("CS2_049"), build=54613)
    assert is_legal(game, my_power(game))


def test_a_hero_power_that_cannot_be_used_is_not_listed() -> None:
    game = board(power=thing(CardType.HERO_POWER, HIDE_STATS))
    assert my_power(game) not in [o.entity for o in options(game, MINE)]


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        pytest.param(LOCATION, LEGAL, id="ready"),
        pytest.param(thing(39, health=3, num_turns_in_play=0), LEGAL, id="the-turn-it-arrives"),
        pytest.param(
            thing(39, health=3, exhausted=1), req.REQ_NOT_EXHAUSTED_LOCATION, id="exhausted"
        ),
        pytest.param(
            thing(39, health=3, location_action_cooldown=1),
            req.REQ_NOT_EXHAUSTED_LOCATION,
            id="cooling-down",
        ),
    ],
)
def test_r159_locations(spec: Spec, code: int) -> None:
    game = board([spec])
    mine(game).script = Script()
    assert error(game, mine(game)) == code


def test_r159_a_location_that_cools_down_is_first_told_that_its_target_is_missing() -> None:
    game = board([thing(39, health=3, exhausted=1)])
    mine(game).script = Script(targets=Targets(MINIONS.of))
    assert error(game, mine(game)) == req.REQ_TARGET_TO_PLAY


# --- titans --------------------------------------------------------------------------------------


def titan(*, used: int = 0, attacks: int = 0) -> Game:
    """A Titan with three abilities set aside, of which the first `used` are spent."""
    spent = {f"titan_ability_used_{n}": 1 for n in range(1, used + 1)}
    game = board([new(minion(7, 9, TITAN, num_attacks_this_turn=attacks, **spent))])
    for _ in range(3):
        tags = {202: CardType.SPELL, 49: Zone.SETASIDE, 50: MINE, 316: mine(game).id}
        ability = Entity(game.next_id, "", tags)
        ability.script = Script(targets=Targets(CHARACTERS.of))
        game.adopt(ability)
    return game


def test_r260_a_titan_offers_its_abilities_in_the_turn_it_arrives() -> None:
    game = titan()
    assert [sub.error for sub in option(game, mine(game)).sub_options] == [LEGAL] * 3
    assert is_legal(game, mine(game), their_hero(game), option=1)


def test_r260_one_ability_a_turn_each_once() -> None:
    game = titan(used=1, attacks=1)
    assert error(game, mine(game)) == req.REQ_SUBCARD_IS_PLAYABLE
    game = titan(used=1)
    assert not is_legal(game, mine(game), their_hero(game), option=0)
    assert is_legal(game, mine(game), their_hero(game), option=1)


def test_r260_a_titan_without_abilities_is_a_minion() -> None:
    game = titan(used=3)
    assert error(game, mine(game)) == req.REQ_NOT_MINION_JUST_PLAYED


# --- the list ------------------------------------------------------------------------------------


def test_the_list_begins_with_end_turn_then_legal_then_illegal_options() -> None:
    game = board([minion(1, 1)], [minion(2, 2)], hand=[thing(5, cost=9), SPELL], mana=5)
    listed = options(game, MINE)
    assert listed[0].kind == END_TURN
    assert [o.entity for o in listed[1:]] == [
        hand(game, 1), my_power(game), mine(game),
        hand(game, 0), my_hero(game), their_hero(game), there(game.power[THEIRS]), theirs(game),
    ]  # fmt: skip


def test_everything_of_the_opponent_is_listed_as_not_my_turn() -> None:
    axe = thing(CardType.WEAPON, atk=3, health=2)
    game = board(theirs=[minion(2, 2), LOCATION], their_weapon=axe, weapon=axe)
    codes = {o.entity: o.error for o in options(game, MINE) if o.entity is not None}
    assert {codes[e] for e in game.in_play[THEIRS]} == {req.REQ_YOUR_TURN}
    assert game.weapon[MINE] not in codes


def test_nothing_is_legal_in_the_turn_of_the_other() -> None:
    game = board([minion(1, 1)], hand=[SPELL], my_turn=False)
    assert {o.error for o in options(game, MINE)[1:]} == {req.REQ_YOUR_TURN}
    assert not is_legal(game, mine(game), their_hero(game))


def test_listing_options_changes_nothing() -> None:
    game = board([minion(1, 1)], [minion(2, 2)], hand=[card("CS2_029"), card("EX1_154")])
    options(game, MINE)
    assert game.out == []


def test_the_scripts_of_the_registry_are_those_of_the_shipped_store() -> None:
    fireball = store().at(BUILD).get("CS2_029")
    assert registry().find(fireball, "CS2_029") is registry().find(fireball, "CS2_029")


def test_a_hero_power_whose_class_only_waits_is_not_listed() -> None:
    game = board(power=card("PVPDR_DMF_Priestp1"), build=93849)
    assert my_power(game) not in [o.entity for o in options(game, MINE)]
    assert not is_legal(game, my_power(game))
