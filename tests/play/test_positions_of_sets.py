"""Positions set up by hand: cards of Classic, and texts that look back, offer, double or count."""

from __future__ import annotations

import pytest
from hearthstone.enums import GameTag

from hsreplay_sim.play import BaseGame, Deck, Game
from play.positions import NEWEST, new

CLASSIC = 154203


# --- keywords and numbers that the card data forgot --------------------------------------


@pytest.mark.parametrize("build", [154203, 210640, NEWEST])
def test_a_keyword_that_stands_before_other_words_is_there(build: int) -> None:
    _, me, _ = new(build=build)
    for taunt in ("AT_069", "BT_136t", "SW_306"):
        assert me.summon(taunt).taunt
    assert me.summon("CFM_634").stealthed
    assert me.summon("DMF_223").rush
    assert me.summon("DMF_064").divine_shield


def test_dalaran_aspirant_gives_spell_damage() -> None:
    _, me, _ = new(build=NEWEST)
    me.summon("AT_006")
    assert me.spellpower == 1


# --- those that died ---------------------------------------------------------------------


@pytest.mark.parametrize("build", [CLASSIC, NEWEST])
def test_whitemane_brings_each_of_the_dead_back_once(build: int) -> None:
    _, me, _ = new("PRIEST", build=build)
    me.summon("CS2_120").hit(5)
    me.summon("CS2_182").destroy()
    me.give("EX1_190").play()
    assert sorted(body.id for body in me.field) == ["CS2_120", "CS2_182", "EX1_190"]


def test_a_minion_that_died_of_damage_is_brought_back() -> None:
    _, me, _ = new("DEMONHUNTER", build=NEWEST)
    me.summon("EX1_096").hit(9)
    me.summon("EDR_891").destroy()
    assert "EX1_096" in me.field
    _, me, _ = new("DEATHKNIGHT", build=NEWEST)
    me.summon("EX1_096").hit(9)
    me.summon("GDB_468").destroy()
    assert "EX1_096" in me.field


# --- Classic makes its own parts ---------------------------------------------------------


def test_cairne_of_classic_leaves_a_baine_of_4_5() -> None:
    _, me, _ = new(build=CLASSIC)
    me.summon("VAN_EX1_110").destroy()
    (baine,) = me.field
    assert (baine.id, baine.atk, baine.health) == ("VAN_EX1_110t", 4, 5)


def test_both_forms_of_the_druid_of_classic() -> None:
    _, me, _ = new("DRUID", build=CLASSIC)
    me.give("VAN_EX1_165").play(choose=0)
    me.mana = 10
    me.give("VAN_EX1_165").play(choose=1)
    cat, bear = me.field
    assert (cat.atk, cat.health, cat.charge) == (4, 4, True)
    assert (bear.atk, bear.health, bear.taunt) == (4, 6, True)


@pytest.mark.parametrize(("card", "build"), [("VAN_EX1_571", CLASSIC), ("EX1_571", 10357)])
def test_the_treants_of_old_charge_and_die(card: str, build: int) -> None:
    game, me, _ = new("DRUID", build=build)
    me.give(card).play()
    assert [treant.charge for treant in me.field] == [True] * 3
    game.end_turn()
    assert not me.field


def test_the_disguise_of_classic_has_no_end() -> None:
    game, me, _ = new("ROGUE", build=CLASSIC)
    body = me.summon("CS2_120")
    me.give("VAN_NEW1_014").play(body)
    game.skip_turn()
    assert body.stealthed


@pytest.mark.parametrize("seed", range(5))
def test_ysera_of_classic_dreams_of_classic(seed: int) -> None:
    game, me, _ = new(build=CLASSIC, seed=seed)
    me.summon("VAN_EX1_572")
    game.end_turn()
    assert me.hand[-1].id.startswith("VAN_DREAM_0")


def test_the_dreams_of_classic_are_as_they_say() -> None:
    _game, me, foe = new(build=CLASSIC)
    own = me.summon("CS2_120")
    me.give("VAN_DREAM_05").play(own)
    assert (own.atk, own.health) == (7, 8)
    dream = me.give("VAN_DREAM_04")
    assert dream.cost == 0
    dream.play(own)
    assert "CS2_120" in me.hand
    me.give("VAN_DREAM_02").play()
    assert (me.hero.damage, foe.hero.damage) == (5, 5)
    assert me.give("VAN_DREAM_01").cost == 3


def test_illidan_of_classic_calls_flames() -> None:
    _, me, _ = new(build=CLASSIC)
    me.summon("VAN_EX1_614")
    me.give("CS2_231").play()
    assert "VAN_TU4e_002t" in me.field


@pytest.mark.parametrize(
    ("maker", "token"),
    [("VAN_CS2_022", "VAN_CS2_tk1"), ("VAN_EX1_506", "VAN_EX1_506a"), ("VAN_NEW1_026", "")],
)
def test_tokens_of_classic_cost_nothing_in_a_hand(maker: str, token: str) -> None:
    _, me, foe = new("MAGE", build=CLASSIC)
    aim = me.summon("CS2_120")
    card = me.give(maker)
    card.play(aim if card.requires_target else None)
    if not token:
        me.give("CS2_029").play(foe.hero)
    made = me.field[-1]
    assert made.id == (token or "VAN_NEW1_026t")
    made.bounce()
    assert me.hand[-1].cost == 0


@pytest.mark.parametrize("seed", range(4))
def test_companions_and_what_tinkmaster_makes_are_of_classic(seed: int) -> None:
    _, me, _ = new("HUNTER", build=CLASSIC, seed=seed)
    me.give("VAN_NEW1_031").play()
    assert me.field[-1].id in ("VAN_NEW1_032", "VAN_NEW1_033", "VAN_NEW1_034")
    me.mana = 10
    me.give("VAN_EX1_083").play()
    assert me.field[0].id in ("VAN_EX1_tk28", "VAN_EX1_tk29")


# --- finish, offers, doubles, counts -----------------------------------------------------


def test_the_copy_of_zola_is_golden() -> None:
    _, me, _ = new(build=CLASSIC)
    me.give("LOOT_516").play(me.summon("CS2_120"))
    assert me.hand[-1].tags[GameTag.PREMIUM] == 1


@pytest.mark.parametrize("build", [25770, 37060, 139719, NEWEST])
def test_a_secret_waits_where_the_attacker_has_gone(build: int) -> None:
    game, me, foe = new("HUNTER", "MAGE", build=build)
    me.give("EX1_611").play()
    me.give("EX1_533").play()
    game.end_turn()
    foe.give("CS2_171").play().attack(me.hero)
    assert [secret.name for secret in me.secrets] == ["Misdirection"]


@pytest.mark.parametrize(
    ("first", "then", "left"),
    [
        ("EX1_611", "EX1_594", ["EX1_594"]),
        ("EX1_594", "EX1_533", ["EX1_533"]),
        ("EX1_610", "EX1_533", ["EX1_533"]),
        ("EX1_610", "EX1_594", ["EX1_594"]),
        ("EX1_610", "EX1_611", ["EX1_611"]),
        ("EX1_594", "EX1_611", ["EX1_611"]),
        ("EX1_611", "AT_060", ["AT_060"]),
        ("EX1_611", "EX1_610", []),
    ],
)
def test_what_two_secrets_make_of_one_attack(first: str, then: str, left: list[str]) -> None:
    game, me, foe = new("HUNTER", "MAGE", build=37060)
    me.give(first).play()
    me.give(then).play()
    game.end_turn()
    foe.give("CS2_171").play().attack(me.hero)
    assert [secret.id for secret in me.secrets] == left


OFFERS = {
    "CFM_649": ("MAGE", "PRIEST", "WARLOCK"),
    "CFM_321": ("HUNTER", "PALADIN", "WARRIOR"),
    "CFM_852": ("DRUID", "ROGUE", "SHAMAN"),
}


@pytest.mark.parametrize("build", [22611, 37060, NEWEST])
@pytest.mark.parametrize("card", OFFERS)
def test_of_three_classes_one_card_each_is_offered(card: str, build: int) -> None:
    for seed in range(5):
        game, me, _ = new("ROGUE", seed=seed, build=build)
        me.give(card).play()
        assert game.choice is not None
        for offered, wanted in zip(game.choice.cards, OFFERS[card], strict=True):
            assert wanted in [each.name for each in offered.classes]


DOUBLING = [
    ("EX1_355", 37060),
    ("GVG_049", 37060),
    ("OG_271", 37060),
    ("GDB_860", NEWEST),
    ("TIME_051", NEWEST),
]


@pytest.mark.parametrize(("card", "build"), DOUBLING)
def test_what_an_aura_gives_is_not_doubled(card: str, build: int) -> None:
    game, me, foe = new("PALADIN", build=build)
    me.summon("CS2_222")
    if card == "EX1_355":
        body = me.summon("CS2_182")
        me.give(card).play(body)
    elif card == "TIME_051":
        body = me.give(card).play()
    else:
        body = me.summon(card)
    if card == "GVG_049":
        body.hit(1)
    elif card == "OG_271":
        game.skip_turn()
    elif card == "GDB_860":
        me.give("CS2_029").play(foe.hero)
    assert body.data is not None
    assert body.atk == 2 * body.data.tags[GameTag.ATK] + 1


@pytest.mark.parametrize("card", ["LOOT_278", "LOOT_286"])
@pytest.mark.parametrize("kind", [BaseGame, Game])
def test_what_is_unidentified_is_identified_in_any_hand(kind: type[BaseGame], card: str) -> None:
    game = kind.new(Deck("PRIEST", [card] * 30), Deck("MAGE", [card] * 30), build=37060)
    game.start(first=1)
    if isinstance(game, Game):
        game.skip_mulligan()
    assert card not in game.hands
    assert game.player1.give(card).id != card


def test_a_quest_does_not_count_itself() -> None:
    _, me, _ = new("MAGE", build=37060)
    me.give("UNG_028").play()
    assert me.secrets[0].progress == 0


# --- back in time, once per game, old wordings -------------------------------------------


def test_r272_a_rewind_takes_the_play_back_and_leaves_the_luck() -> None:
    game, me, _ = new("MAGE", build=NEWEST)
    portal = me.give("TIME_000").play()
    assert game.choice is not None
    assert [each.name for each in game.choice.cards] == ["Keep Timeline", "Rewind Timeline"]
    first = me.hand[-1].id
    game.choice.choose("Rewind Timeline")
    assert (me.mana, me.hand[-1]) == (10, portal)
    portal.play()
    assert game.choice is None
    assert me.mana == 8
    assert me.hand[-1].id != first


def test_r272_a_timeline_that_is_kept_goes_on() -> None:
    game, me, _ = new("MAGE", build=NEWEST)
    me.give("TIME_000").play()
    assert game.choice is not None
    made = me.hand[-1]
    game.choice.choose("Keep Timeline")
    assert (me.mana, me.hand[-1]) == (8, made)  # a view outlives the choice


def test_r272_mister_clocksworth_goes_back_three_times() -> None:
    game, me, _ = new("MAGE", build=NEWEST)
    clocksworth = me.give("TIME_038")
    for _ in range(3):
        clocksworth.play()
        assert game.choice is not None
        game.choice.choose("Rewind Timeline")
        assert not me.field
    clocksworth.play()
    assert game.choice is None
    assert len(me.field) == 3


@pytest.mark.parametrize(("build", "turns"), [(126451, 3), (NEWEST, 2)])
def test_time_warps_once_per_game_where_its_text_says_so(build: int, turns: int) -> None:
    game, me, foe = new("MAGE", build=build)
    for _ in range(2):
        me.mana = 10
        me.give("UNG_028t").play()
    for _ in range(turns - 1):
        game.end_turn()
        assert game.current_player == me
    game.end_turn()
    assert game.current_player == foe


def test_rommath_recasts_once_per_game() -> None:
    _, me, _ = new("MAGE", build=NEWEST)
    me.give("CS2_013t").play()
    me.mana = 10
    me.give("RLK_803").play()
    held = len(me.hand)
    me.mana = 10
    me.give("RLK_803").play()
    assert len(me.hand) == held


@pytest.mark.parametrize(("build", "damage"), [(159202, 7), (165028, 7), (165029, 3), (NEWEST, 3)])
def test_obliterate_costs_what_its_text_says(build: int, damage: int) -> None:
    _, me, foe = new("DEATHKNIGHT", build=build)
    me.give("RLK_125").play(foe.summon("CS2_200"))
    assert me.hero.damage == damage


@pytest.mark.parametrize(("build", "targets"), [(71003, 2), (72660, 2), (72661, 1)])
def test_hysteria_is_for_enemies_since_its_text_says_so(build: int, targets: int) -> None:
    _, me, foe = new("PRIEST", build=build)
    me.summon("CS2_182")
    foe.summon("CS2_182")
    assert len(me.give("YOP_006").targets) == targets


@pytest.mark.parametrize("build", [128654, 133121, 133122, CLASSIC])
def test_a_vindicator_draws_a_spell_that_costs_nothing(build: int) -> None:
    _, me, _ = new("PALADIN", deck=["CS2_087"] * 30, build=build)
    me.discard_hand()
    me.give("AV_343").play()
    assert [card.cost for card in me.hand] == [0]


@pytest.mark.parametrize("build", [54613, NEWEST])
def test_an_invocation_offers_what_a_shaman_may_have(build: int) -> None:
    for seed in range(5):
        game, me, _ = new("SHAMAN", seed=seed, build=build)
        me.give("GIL_836").play()
        assert game.choice is not None
        for card in game.choice.cards:
            assert {"SHAMAN", "NEUTRAL"} & {each.name for each in card.classes}


@pytest.mark.parametrize("cthun", ["OG_280", "WON_135"])
def test_doomcaller_knows_every_printing_of_cthun(cthun: str) -> None:
    _, me, _ = new("WARRIOR", build=NEWEST)
    me.summon(cthun).destroy()
    me.give("OG_255").play()
    assert me.deck.filter(name="C'Thun")


def test_a_card_of_two_classes_counts_for_both() -> None:
    _, me, _ = new("PALADIN", build=CLASSIC)
    ray = me.give("TID_077")
    before = ray.cost
    me.give("SCH_533").play()
    assert ray.cost == before - 1


@pytest.mark.parametrize("build", [54613, NEWEST])
def test_jade_golems_grow_in_every_build(build: int) -> None:
    _, me, _ = new("DRUID", build=build)
    for _ in range(4):
        me.mana = 10
        me.give("CFM_713").play()
    assert [golem.atk for golem in me.field] == [1, 2, 3, 4]
