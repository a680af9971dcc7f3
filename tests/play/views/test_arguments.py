"""Ids, names and cards are taken alike; what is none of them is refused with what to pass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hearthstone.enums import CardType

from hsreplay_sim.play import BaseGame, Deck, Game, IllegalMoveError, SeededOracle, UnsupportedError
from play.positions import WISPS, new


@pytest.mark.parametrize("named", ["CS2_182", "Chillwind Yeti", "view", "printed"])
def test_a_card_is_named_by_id_name_view_or_print(named: str) -> None:
    game, me, foe = new()
    yeti = foe.summon("CS2_182")
    meant: Any = {"view": yeti, "printed": yeti.data}.get(named, named)
    assert me.give(meant).id == "CS2_182"
    assert me.summon(meant).id == "CS2_182"
    me.shuffle_into_deck(meant)
    assert me.summon("CS2_231").morph(meant)
    assert game.implemented(meant)
    me.stack_deck("CS2_182" if named == "view" else meant)
    assert me.draw()[0].id == "CS2_182"
    me.give("CS2_029").play(meant)
    assert yeti.dead


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Khadgar", "give"),
        ("Lady Liadrin", "give"),
        ("V-07-TR-0N", "summon"),
        ("Omen", "shuffle_into_deck"),
    ],
)
def test_a_name_means_a_card_before_the_looks_of_a_hero(name: str, kind: str) -> None:
    game, me, _ = new(build=255790, allow_missing=True)
    made = getattr(me, kind)(name)
    assert (made.name, made.type) == (name, CardType.MINION)
    assert game.find(name).id == made.id


def test_a_name_means_a_hero_where_a_hero_is_asked_for() -> None:
    _, me, _ = new(build=255790)
    assert me.set_hero("Khadgar").id == "HERO_08b"
    deck = Deck("Khadgar", WISPS)
    game = BaseGame.new(deck, Deck("MAGE", ["Khadgar"] * 2 + ["CS2_231"] * 5), build=255790)
    assert game.player1.hero.id == "HERO_08b"
    assert game.player2.starting_deck[:2] == ["DAL_575"] * 2


def test_a_verb_finds_the_card_of_a_name_that_it_takes() -> None:
    """Blessing of Kings is a spell and what it gives; Fireblast is a power and a spell."""
    _, me, _ = new()
    yeti = me.summon("CS2_182").buff("Blessing of Kings")
    assert (yeti.atk, [each.id for each in yeti.buffs]) == (8, ["CS2_092e"])
    assert me.set_hero_power("Fireblast").type == CardType.HERO_POWER


def test_a_target_is_named_too() -> None:
    game, me, foe = new()
    raptor, yeti = me.summon("CS2_172"), foe.summon("CS2_182")
    game.skip_turn()
    assert raptor.can_attack("Chillwind Yeti")
    assert not raptor.can_attack("CS2_231")
    raptor.attack("Chillwind Yeti")
    assert yeti.damage == 3
    with pytest.raises(IllegalMoveError, match="'Ysera'"):
        me.give("CS2_029").play("Ysera")


WISP_DECK = Deck("MAGE", WISPS)

WRONG: dict[str, Callable[..., object]] = {
    "give": lambda game, me, foe: me.give(5),
    "give nothing": lambda game, me, foe: me.give(None),
    "summon": lambda game, me, foe: me.summon(["CS2_182"]),
    "find": lambda game, me, foe: game.find(5),
    "play": lambda game, me, foe: me.give("CS2_029").play(5),
    "index": lambda game, me, foe: me.give("CS2_231").play(index="left"),
    "choose": lambda game, me, foe: me.give("EX1_154").play(foe.hero, choose=2.5),
    "attack": lambda game, me, foe: me.summon("EX1_008").attack(None),
    "hit": lambda game, me, foe: foe.hero.hit("x"),
    "heal": lambda game, me, foe: foe.hero.heal(None),
    "draw": lambda game, me, foe: me.draw("2"),
    "run": lambda game, me, foe: game.run("draw"),
    "target": lambda game, me, foe: game.run(None, target="x"),
    "tag": lambda game, me, foe: me.tags.update({"x": 1}),
    "put": lambda game, me, foe: game.put("CS2_231", 45, 1),
    "a flag": lambda game, me, foe: setattr(me.summon("CS2_231"), "taunt", None),
    "a flag in quarters": lambda game, me, foe: setattr(me, "combo", 0.25),
    "elusive": lambda game, me, foe: setattr(me.summon("CS2_231"), "elusive", []),
    "health": lambda game, me, foe: setattr(me.hero, "health", None),
    "max health": lambda game, me, foe: setattr(me.hero, "max_health", 2.5),
    "durability": lambda game, me, foe: setattr(me.summon("CS2_106"), "durability", "2"),
    "progress": lambda game, me, foe: setattr(me.summon("UNG_028"), "progress", None),
    "mana": lambda game, me, foe: setattr(me, "mana", None),
    "max mana": lambda game, me, foe: setattr(me, "max_mana", 2.5),
    "can attack": lambda game, me, foe: me.summon("EX1_008").can_attack(2.5),
    "concede": lambda game, me, foe: game.concede("me"),
    "player": lambda game, me, foe: game.player(None),
    "card": lambda game, me, foe: game.card([]),
    "drawing": lambda game, me, foe: game.drawing("me"),
    "view": lambda game, me, foe: game.view(5),
    "seats": lambda game, me, foe: game.recording(1),
    "seats by name": lambda game, me, foe: game.recording("12"),
    "own cards": lambda game, me, foe: BaseGame.new(WISP_DECK, WISP_DECK, cards=5),
    "seen by": lambda game, me, foe: game.seen_by("me"),
    "luck": lambda game, me, foe: game.seen_by(1, seed=None),
    "in a list": lambda game, me, foe: me.hand.find(5),
    "kinds": lambda game, me, foe: me.hand.filter(5),
    "attribute": lambda game, me, foe: setattr(foe.hero, "damage", "3"),
    "deck": lambda game, me, foe: BaseGame.new("MAGE", "MAGE"),
    "cards": lambda game, me, foe: Deck("MAGE", "CS2_231"),
    "hero": lambda game, me, foe: Deck(4, []),
    "seed": lambda game, me, foe: BaseGame.new(Deck("MAGE", WISPS), Deck("MAGE", WISPS), seed=None),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_argument_is_a_type_error_that_says_what_to_pass(what: str) -> None:
    game, me, foe = new()
    with pytest.raises(TypeError, match=r"pass|whole number|is a|cards is"):
        WRONG[what](game, me, foe)


@pytest.mark.parametrize(
    "call",
    [
        lambda game, me, foe: game.player(3),
        lambda game, me, foe: game.card(9999),
        lambda game, me, foe: foe.hero.hit(-1),
        lambda game, me, foe: me.draw(-1),
        lambda game, me, foe: setattr(me, "mana", -1),
        lambda game, me, foe: game.seen_by(3),
        lambda game, me, foe: game.concede(new()[1]),
        lambda game, me, foe: foe.hero.hit(new()[1].hero, 2),
        lambda game, me, foe: game.put(new()[1].hero, 45, 1),
        lambda game, me, foe: BaseGame.new(Deck("MAGE", WISPS), Deck("MAGE", WISPS)).start(first=3),
        lambda game, me, foe: me.give("CS2_029").play(new()[1].hero),
    ],
)
def test_a_wrong_value_is_a_value_error(call: Callable[..., object]) -> None:
    game, me, foe = new()
    with pytest.raises(ValueError, match=r"not|no entity|another game"):
        call(game, me, foe)


# --- what is put into play ---------------------------------------------------------------


def test_whatever_is_summoned_comes_where_it_belongs() -> None:
    _, me, _ = new("WARRIOR")
    assert me.summon("CS2_106") == me.weapon
    assert me.summon("EX1_294") in me.secrets
    assert me.summon("UNG_028") in me.secrets
    assert me.summon("CS2_182") in me.field
    me.hero.hit(5)
    me.hero.armor = 0
    hero = me.summon("DRG_650")
    assert (me.hero, me.hero.health, me.hero_power and me.hero_power.id) == (hero, 25, "DRG_238p")
    assert me.summon("CS2_034") == me.hero_power


@pytest.mark.parametrize("card", ["CS2_029", "CS2_092e"])
def test_what_does_not_stay_in_play_is_not_summoned(card: str) -> None:
    _, me, _ = new()
    before = [card.id for card in me.game.entities]
    with pytest.raises(IllegalMoveError, match="stays in play"):
        me.summon(card)
    assert [card.id for card in me.game.entities] == before


def test_a_minion_becomes_a_minion_alone() -> None:
    _, me, _ = new()
    wisp = me.summon("CS2_231")
    for verb, other in [(wisp.morph, "CS2_029"), (wisp.morph, me.hero), (me.hero.morph, "CS2_231")]:
        with pytest.raises(IllegalMoveError, match="is no minion"):
            verb(other)
    assert wisp.morph("CS2_182").atk == 4


def test_each_verb_wants_its_kind() -> None:
    _, me, _ = new()
    for verb, card in [
        (me.equip, "CS2_182"),
        (me.set_hero, "CS2_182"),
        (me.set_hero_power, "CS2_182"),
        (me.set_secret, "CS2_029"),
        (me.give, "CS2_034"),
        (me.shuffle_into_deck, "CS2_092e"),
        (me.summon("CS2_231").buff, "CS2_182"),
    ]:
        with pytest.raises(IllegalMoveError, match=r"is no (card that|enchantment)"):
            verb(card)


def test_a_second_secret_of_a_kind_is_refused() -> None:
    _, me, _ = new()
    me.set_secret("EX1_294")
    with pytest.raises(IllegalMoveError, match="the secret zone is full"):
        me.set_secret("EX1_294")


def test_a_deck_is_set_in_order() -> None:
    _, me, _ = new()
    me.set_deck("CS2_182", "Fireball", "CS2_231")
    assert [card.id for card in me.draw(3)] == ["CS2_182", "CS2_029", "CS2_231"]
    assert not me.deck


@pytest.mark.parametrize("build", [10357, 126451])
def test_without_fatigue_an_empty_deck_hurts_nobody(build: int) -> None:
    _, me, _ = new(build=build)
    me.set_deck()
    me.draw()
    assert (me.fatigue_counter, me.hero.damage) == (1, 1)
    me.no_fatigue()
    me.draw(3)
    assert me.hero.damage == 1


def test_a_draw_of_several_cards_is_one_effect() -> None:
    _, me, _ = new("DEMONHUNTER")
    me.give("SW_039").play()
    me.draw(5)
    assert [secret.progress for secret in me.secrets] == [0]
    assert [card.cost for card in me.hand[:5]] == [0] * 5


# --- what one may ask --------------------------------------------------------------------


def test_a_passive_hero_power_is_not_playable() -> None:
    game, me, _ = new("ROGUE")
    me.give("ICC_827").play()
    power = me.hero_power
    assert power is not None
    assert not power.is_playable()
    with pytest.raises(IllegalMoveError, match="passive"):
        power.use()
    assert all(move.card != power for move in game.legal_moves())


def test_overload_is_what_a_card_locks() -> None:
    _, me, _ = new("SHAMAN")
    assert me.give("EX1_243").overload == 2
    assert me.give("CS2_231").overload == 0


@pytest.mark.parametrize(
    ("card", "first"),
    [("EX1_134", "CS2_231"), ("BRM_033", ""), ("BT_490", "")],
    ids=["combo", "dragon", "outcast"],
)
def test_a_card_is_powered_up_when_it_would_do_more(card: str, first: str) -> None:
    _, me, _ = new("ROGUE")
    me.give("CS2_231")
    held = me.give(card)
    if card == "BT_490":
        assert held.powered_up
        me.give("CS2_231")
        assert not held.powered_up
        return
    assert not held.powered_up
    if first:
        me.give(first).play()
    else:
        me.give("EX1_043")
    assert held.powered_up


def test_a_card_does_not_count_itself_among_the_hand() -> None:
    """Quick Shot asks for an empty hand, Twilight Whelp for a Dragon beside it."""
    _, me, _ = new("HUNTER")
    me.discard_hand()
    shot = me.give("BRM_013")
    assert shot.powered_up
    whelp = me.give("BRM_004")
    assert (shot.powered_up, whelp.powered_up) == (False, False)
    other = me.give("BRM_004")
    assert (whelp.powered_up, other.powered_up) == (True, True)
    assert whelp in me.hand


def test_a_description_has_its_numbers_filled_in() -> None:
    _, me, _ = new("MAGE")
    fireball = me.give("CS2_029")
    assert fireball.text == "Deal $6 damage."
    assert fireball.description == "Deal 6 damage."
    me.summon("CS2_142")
    assert fireball.description == "Deal 7 damage."
    assert me.give("CS2_089").description == "Restore 8 Health to your hero."
    assert me.give("DAL_008").description == "Gain 1 Armor. (Upgrades each turn!)"
    golem = me.give("CFM_713")
    me.jade_golem = 7
    assert golem.description == "Summon an 8/8 Jade Golem. Gain an empty Mana Crystal."
    assert me.give("EX1_301").description == "Taunt Battlecry: Destroy one of your Mana Crystals."
    spirit = "Battlecry: Summon an 8/8 Jade Golem. Overload: (1)"
    assert me.give("CFM_717").description == spirit


def test_more_attributes_of_cards_and_players() -> None:
    _, me, _ = new("DRUID")
    weapon = me.summon("CS2_106")
    weapon.damage = 1
    assert (weapon.durability, weapon.max_durability) == (1, 2)
    body = me.summon("CS2_182")
    body.hit(1)
    assert body.damaged
    assert body.collectible
    assert me.summon("AT_125").cannot_attack_heroes
    assert me.summon("GVG_111t").mega_windfury
    me.give("CFM_713").play()
    assert (me.jade_golem, me.minions_played_this_turn) == (1, 0)
    assert me.max_resources == 10
    assert me.max_hand_size == 10
    assert me.cthun == (6, 6)
    me.mana = 10
    me.give("OG_281").play()
    assert me.cthun == (8, 8)
    me.mana = 10
    assert me.hero_power is not None
    me.hero_power.use()
    assert me.hero_power_uses == 1
    me.summon("FP1_031")
    assert me.extra_deathrattles == 1
    me.give("UNG_832").play()
    assert me.spells_cost_health


def test_what_was_discarded_is_told_in_a_copy_and_a_saved_game_too(tmp_path: Path) -> None:
    """Soulfire throws a Yeti away; a card that is played is not discarded."""
    game, me, _ = new("WARLOCK")
    yeti = me.give("CS2_182")
    fire = me.give("EX1_308").play(me.opponent.hero)
    assert (yeti.discarded, fire.discarded) == (True, False)
    game.save(tmp_path / "x.snapshot.json")
    for each in (game, game.copy(), BaseGame.load(tmp_path / "x.snapshot.json")):
        assert [card.id for card in each.player1.discarded] == ["CS2_182"]
        assert each.player2.discarded == []


def test_a_hand_that_is_discarded_is_answered() -> None:
    """A Silverware Golem comes into play."""
    _, me, _ = new("WARLOCK")
    me.give("KAR_205")
    me.give("CS2_231")
    me.discard_hand()
    assert [card.id for card in me.field] == ["KAR_205"]
    assert [card.id for card in me.discarded] == ["CS2_231", "KAR_205", "CS2_231"]


def test_a_dormant_minion_tells_the_turns_until_it_awakens() -> None:
    game, me, _ = new(build=NEWEST)
    sungill, prisoner, yeti = me.summon("BT_009"), me.summon("SW_077"), me.summon("CS2_182")
    assert (sungill.dormant_turns, prisoner.dormant_turns, yeti.dormant_turns) == (2, 0, 0)
    game.skip_turn()
    assert sungill.dormant_turns == 1
    game.skip_turn()
    assert (sungill.dormant_turns, sungill.dormant) == (0, False)


def test_corpses_are_those_that_can_be_spent() -> None:
    _, me, _ = new("DEATHKNIGHT", build=NEWEST)
    me.corpses = 5
    assert me.corpses == 5
    me.give("RLK_712").play()
    assert me.corpses == 3
    me.corpses = 4
    assert me.corpses == 4


NEWEST = 255790


# --- chance and builds -------------------------------------------------------------------


class Last(SeededOracle):
    """Always the last one."""

    def one_of(self, options: Any) -> Any:
        """The last option."""
        return options[-1]


def test_an_oracle_of_ones_own_picks() -> None:
    deck = Deck("MAGE", ["CS2_182"] * 29 + ["CS2_029"])
    game = Game.new(deck, deck, seed=Last()).start(first=1)
    assert isinstance(game.copy().oracle, Last)
    assert game.player1.hand[0].id == "CS2_029"


def test_a_copy_has_the_same_luck_or_that_of_a_seed() -> None:
    game, _, _ = new(seed=3)
    same, other, again = game.copy(), game.copy(seed=9), game.copy(seed=9)
    ids = []
    for each in (game, same, other, again):
        each.player1.give("EX1_277").play()
        ids.append(
            [each.player2.hero.damage, *(each.oracle.random.random() for _ in range(3))],
        )
    assert ids[0] == ids[1] != ids[2] == ids[3]


def test_an_error_names_the_build_that_was_asked_for() -> None:
    _, me, _ = new(build=126451)
    with pytest.raises(UnsupportedError, match="build 126451 has no card"):
        me.give("No Such Card")
    with pytest.raises(UnsupportedError, match="build 126451 has no card"):
        BaseGame.new(Deck("MAGE", ["No Such Card"]), Deck("MAGE", []), build=126451)
