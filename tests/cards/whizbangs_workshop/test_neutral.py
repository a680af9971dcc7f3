"""Whizbang's Workshop: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CREATOR_DBID,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    EVIL_TWIN_MUSTACHE,
    TAUNT,
    TURN,
    TURN_DRAWN,
    UNTOUCHABLE,
    VALEERASHADOW,
)
from table import YETI, stats, table


@pytest.mark.parametrize("card_id", ["TOY_312", "TOY_312t"])
@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 0)])
def test_nostalgic_gnome_draws_for_an_exact_kill(card_id: str, left: int, drawn: int) -> None:
    t = table(build=255790)
    t.deck("CS2_231", "CS2_231")
    gnome, giant = t.minion(card_id), t.minion("EX1_620", side=2)
    giant.tags[DAMAGE] = 8 - gnome.get(ATK) - left
    t.attack(gnome, giant)
    assert len(t.cards()) == drawn


def test_a_giftwrapped_whelp_strengthens_a_dragon_and_itself() -> None:
    t = table(build=217964)
    whelp = t.play("TOY_386")
    assert stats(whelp) == (2, 1)
    first, second = t.hand("NEW1_023"), t.hand("NEW1_023")
    t.hand(YETI)
    t.answers(second)
    other = t.play("TOY_386")
    assert [stats(e) for e in (other, first, second)] == [(3, 2), (3, 2), (4, 3)]


def test_a_tar_slime_sticks_in_the_turn_of_the_other() -> None:
    t = table(build=217964)
    slime = t.minion("TOY_000")
    assert slime.get(ATK) == 0
    t.end_turn()
    assert slime.get(ATK) == 2
    t.end_turn()
    assert slime.get(ATK) == 0


def test_a_scarab_keychain_finds_a_card_of_two() -> None:
    t = table(build=217964)
    t.play("TOY_006")
    card = t.game.hand[1][0].card
    assert card is not None
    assert card.cost == 2


def test_a_plucky_paintfin_draws_a_rush_minion() -> None:
    t = table(build=217964)
    t.deck(YETI, "ETC_035", "WW_002")
    t.play("TOY_517")
    assert t.cards() == ["WW_002"]


def test_a_playhouse_giant_gets_cheaper_with_every_card_drawn() -> None:
    t = table(build=217964)
    giant = t.hand("TOY_530")
    t.deck(YETI, YETI)
    assert giant.get(COST) == 20
    t.play("BT_035")
    assert giant.get(COST) == 19


def test_a_building_block_golem_falls_into_three_one_cost_minions() -> None:
    t = table(build=210640)
    golem = t.minion("MIS_314")
    t.answers("CS2_189", "CS2_168", "CS2_189")
    t.kill(golem)
    assert t.row() == ["CS2_189", "CS2_168", "CS2_189"]


def test_a_factory_assemblybot_builds_a_bot_that_attacks() -> None:
    t = table(build=210640)
    t.minion("TOY_601")
    enemy = t.minion(side=2)
    t.answers(enemy)
    t.end_turn()
    assert t.row() == ["TOY_601", "TOY_601t2"]
    assert t.row(2) == []


def test_a_caricature_has_a_mustache() -> None:
    t = table(build=210640)
    yeti, giant = t.deck(YETI, "EX1_105")
    t.play("TOY_391")
    assert (t.cards(), giant.get(EVIL_TWIN_MUSTACHE)) == (["EX1_105"], 1)
    assert (yeti.get(EVIL_TWIN_MUSTACHE), [e.card_id for e in giant.attached]) == (0, ["TOY_391e"])


def test_a_corridor_sleeper_wakes_when_seven_have_died() -> None:
    t = table(build=210640)
    sleeper = t.play("TOY_866")
    assert [e.card_id for e in sleeper.attached] == ["TOY_866e"]
    for _ in range(6):
        t.kill(t.minion(side=2))
    asleep = sleeper.get(DORMANT)
    t.kill(t.minion())
    assert (asleep, sleeper.get(DORMANT)) == (1, 0)


def test_gnomelia_hits_the_neighbours_of_the_defender_too() -> None:
    t = table(build=210640)
    gnomelia = t.minion("TOY_100")
    enemies = [t.minion("EX1_105", side=2) for _ in range(4)]
    t.attack(gnomelia, enemies[1])
    assert [e.get(DAMAGE) for e in enemies] == [2 + 4, 2 + 4, 2 + 4, 2]
    assert (t.row(), t.hero(2).get(DAMAGE)) == ([], 2)


def test_gnomelia_does_not_hurt_who_sleeps_beside_the_defender() -> None:
    t = table(build=210640)
    gnomelia = t.minion("TOY_100")
    defender, sleeper = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.game.set(sleeper, DORMANT, 1)
    t.game.set(sleeper, UNTOUCHABLE, 1)
    t.attack(gnomelia, defender)
    assert (defender.get(DAMAGE), sleeper.get(DAMAGE)) == (4 + 2, 0)


def test_gnomelia_hits_a_hero_alone_and_after_silence_one_minion_alone() -> None:
    t = table(build=210640)
    gnomelia = t.minion("TOY_100")
    first, second = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.attack(gnomelia, t.hero(2))
    t.play("EX1_332", gnomelia)
    t.round()
    t.attack(gnomelia, first)
    assert (first.get(DAMAGE), second.get(DAMAGE), t.hero(2).get(DAMAGE)) == (4, 0, 4)


def test_an_explodineer_shuffles_a_bomb_at_the_end_of_its_turn() -> None:
    t = table(build=217964)
    t.minion("MIS_308")
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    assert [e.card_id for e in t.game.deck[2]] == [YETI, "BOT_511t"]
    t.deck(YETI)
    t.end_turn()
    assert len(t.game.deck[2]) == 2


def test_a_treasure_distributor_arms_each_pirate_that_comes() -> None:
    t = table(build=217964)
    older = t.minion("CS2_146")
    t.minion("TOY_518")
    pirate, murloc = t.play("CS2_146"), t.play("CS2_168")
    assert [e.get(ATK) for e in (older, pirate, murloc)] == [2, 3, 2]
    assert [e.card_id for e in pirate.attached] == ["TOY_518e"]


def test_a_treasure_distributor_of_201108_arms_itself_too() -> None:
    t = table(build=201108)
    distributor = t.minion("TOY_518")
    pirate = t.play("CS2_146")
    assert [e.get(ATK) for e in (distributor, pirate)] == [2, 3]


def test_a_warsong_grunt_attacks_again_after_a_kill() -> None:
    t = table(build=205267)
    grunt, weak, strong = t.minion("TOY_103"), t.minion("CS2_231", side=2), t.minion(side=2)
    t.attack(grunt, weak)
    t.attack(grunt, strong)
    assert t.refuses(grunt, strong)


def test_a_card_grader_that_saw_a_spell_discovers_of_the_deck() -> None:
    t = table(build=210640)
    t.deck(YETI, "CS2_231")
    grader = t.hand("TOY_054")
    grader.tags[TURN_DRAWN] = t.game.root.tags[TURN]
    t.play("TOY_054")
    assert len(t.game.deck[1]) == 2
    t.play("CS2_029", t.hero(2))
    t.play(grader)
    assert (len(t.cards()), len(t.game.deck[1])) == (1, 1)


def test_a_clearance_promoter_makes_two_spells_cheaper() -> None:
    t = table(build=210640)
    yeti, spells = t.hand(YETI), [t.hand("CS2_029") for _ in range(3)]
    promoter = t.minion("TOY_390")
    t.answers(spells[0], spells[2])
    t.kill(promoter)
    assert [e.get(COST) for e in (yeti, *spells)] == [4, 3, 4, 3]
    assert [e.card_id for e in spells[0].attached] == ["TOY_390e"]


def test_lina_fills_the_board_by_the_cost_of_a_spell() -> None:
    t = table(build=210640)
    t.minion("TOY_531")
    t.answers(*[YETI] * 6)
    t.play("CS2_029", t.hero(2))
    assert (len(t.row()), t.row().count(YETI)) == (7, 6)


def test_a_messmaker_hurts_all_enemies_as_it_dies() -> None:
    t = table(build=210640)
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("TOY_646"))
    assert [e.get(DAMAGE) for e in (mine, theirs, t.hero(2), t.hero(1))] == [0, 1, 1, 0]


def test_a_giggling_toymaker_leaves_two_mechs() -> None:
    t = table(build=210640)
    t.kill(t.minion("TOY_670"))
    bots = t.game.row(1)
    assert [(stats(e), e.get(TAUNT), e.get(DIVINE_SHIELD)) for e in bots] == [((1, 2), 1, 1)] * 2


def test_a_cosplay_contestant_becomes_what_the_opponent_plays() -> None:
    t = table(build=210640)
    actor = t.minion("TOY_878")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("EX1_105")
    assert (actor.card_id, stats(actor)) == ("EX1_105", (3, 4))
    assert [e.card_id for e in actor.attached] == ["TOY_878e"]
    assert actor.attached[0].get(CREATOR_DBID) == 105481


def test_an_origami_frog_swaps_attack() -> None:
    """U568:33133."""
    t = table(build=223542)
    giant = t.minion("EX1_105", side=2, damage=2)
    frog = t.play("TOY_894", giant)
    assert (stats(frog), stats(giant)) == ((8, 4), (1, 6))
    assert [e.card_id for e in frog.attached] == ["TOY_896e"]


def test_an_origami_crane_swaps_health() -> None:
    t = table(build=223542)
    giant = t.minion("EX1_105", side=2, damage=2)
    crane = t.play("TOY_895", giant)
    assert (stats(crane), stats(giant)) == ((4, 6), (8, 1))
    assert (crane.get(DAMAGE), giant.get(DAMAGE)) == (0, 0)
    assert [e.card_id for e in crane.attached] == ["TOY_895e"]


def test_an_origami_dragon_swaps_stats() -> None:
    t = table(build=223542)
    giant = t.minion("EX1_105", damage=2)
    dragon = t.play("TOY_896", giant)
    assert (stats(dragon), stats(giant)) == ((8, 6), (1, 1))
    assert [e.card_id for e in dragon.attached] == ["TOY_894e"]
    assert stats(t.play("TOY_895", giant)) == (4, 1)


@pytest.mark.parametrize(("place", "harm"), [(0, 1), (1, 0), (2, 1)])
def test_a_rumble_enthusiast_waits_for_the_edges_of_the_hand(place: int, harm: int) -> None:
    t = table(build=210640)
    t.minion("TOY_943")
    held = [t.hand(YETI) for _ in range(3)]
    t.play(held[place])
    assert t.hero(2).get(DAMAGE) == harm


@pytest.mark.parametrize(("place", "cards"), [("", 0), ("TOY_359", 2)])
def test_a_workshop_janitor_asks_for_a_location(place: str, cards: int) -> None:
    t = table(build=210640)
    t.deck(YETI, YETI, YETI)
    if place:
        t.play(place)
    t.play("TOY_891")
    assert len(t.cards()) == cards


@pytest.mark.parametrize("flurry", ["TOY_307", "TOY_307t"])
def test_a_sweetened_snowflurry_brings_two_frost_spells_for_this_turn(flurry: str) -> None:
    t = table("HERO_08", build=221908)
    t.answers("CORE_CS2_024", "AV_108", YETI)
    t.play(flurry)
    spells = [e for e in t.game.hand[1] if e.card_id != "TOY_307t"]
    assert [e.card_id for e in spells] == ["CORE_CS2_024", "AV_108"]
    assert [e.get(VALEERASHADOW) for e in spells] == [1, 1]
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e for e in t.cards() if e != "TOY_307t"] == []


def test_before_gifts_the_snowflurry_has_an_enchantment_of_its_own() -> None:
    t = table("HERO_08", build=195635)
    t.play("TOY_307")
    spells = [e for e in t.game.hand[1] if e.card_id != "TOY_307t"]
    assert [[w.card_id for w in e.attached] for e in spells] == [["TOY_307e"]] * 2
    assert [e.get(VALEERASHADOW) for e in spells] == [1, 1]
    t.deck(YETI, side=2)
    t.end_turn()
    assert [e for e in t.cards() if e != "TOY_307t"] == []


def test_a_bucket_of_soldiers_spills_five() -> None:
    t = table("HERO_04", build=221908)
    bucket = t.minion("TOY_814")
    t.answers("TOY_814t", "TOY_814t2", "TOY_814t3", "TOY_814t4", "TOY_814t8")
    t.kill(bucket)
    assert len(t.row()) == 5


def test_a_forgotten_animatronic_destroys_a_weaker_one() -> None:
    t = table(build=221908)
    animatronic, weak = t.minion("TOY_820"), t.minion("CS2_171", side=2)
    equal = t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [animatronic.zone, weak.zone, equal.zone] == [Zone.PLAY, Zone.GRAVEYARD, Zone.PLAY]


def test_jepetto_gets_what_was_small() -> None:
    t = table(build=221908)
    for card in (YETI, "CS2_171"):
        t.play(card)
    t.play("TOY_960")
    assert t.cards() == ["CS2_171"]


def test_jepetto_keeps_the_order_in_which_they_were_played() -> None:
    t = table(build=221908)
    for card in ("EX1_029", "CS2_065"):  # 2/1, 1/3
        t.play(card)
    t.play("TOY_960")
    assert t.cards() == ["EX1_029", "CS2_065"]


def test_puppetmaster_dorian_makes_puppets_of_what_is_drawn() -> None:
    t = table(build=221908)
    t.minion("MIS_026")
    t.deck(YETI, "CORE_CS2_029", side=1)
    t.answers(YETI)
    t.play("RLK_101")
    found = [(e.card_id, e.get(COST)) for e in t.game.in_row(t.game.hand[1])]
    assert (YETI, 1) in found
    assert stats(next(e for e in t.game.hand[1] if e.get(COST) == 1)) == (1, 1)


def test_a_mini_factory_assemblybot_works_like_the_big_one() -> None:
    t = table(build=217964)
    t.minion("TOY_601t")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["TOY_601t", "TOY_601t2"]
    assert t.hero(2).get(DAMAGE) == 6


def test_a_footman_guards_those_beside_him() -> None:
    t = table("HERO_01", build=255790)
    near, _, right, far = (t.minion(each) for each in (YETI, "TOY_102", YETI, YETI))
    foes = [t.minion(side=2) for _ in range(3)]
    for body, foe in zip((near, right, far), foes, strict=True):
        t.attack(body, foe)
    assert [each.get(DAMAGE) for each in (near, right, far)] == [0, 0, 4]
    assert [each.get(DAMAGE) for each in foes] == [4, 4, 4]
    t.play("CS2_029", near)
    assert near.zone == Zone.GRAVEYARD
