"""Rastakhan's Rumble: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, ATK, COST, CURRENT_SPELLPOWER, DAMAGE, FROZEN, TAUNT
from table import YETI, stats, table


def test_scarab_egg_hatches_three_scarabs() -> None:
    t = table()
    t.kill(t.minion("TRL_503"))
    assert t.row() == ["TRL_503t"] * 3


def test_murloc_tastyfin_draws_two_murlocs() -> None:
    t = table()
    t.deck(YETI, "CS2_168", "CS2_173", "EX1_509")
    t.answers("CS2_173", "EX1_509")
    t.kill(t.minion("TRL_520"))
    assert t.cards() == ["CS2_173", "EX1_509"]


def test_oondasta_calls_a_beast_when_it_overkills() -> None:
    t = table()
    oondasta, wisp = t.minion("TRL_542"), t.minion("CS2_231", side=2)
    t.hand(YETI)
    t.hand("CS2_172")
    raptor = t.hand("CS2_120")
    t.answers(raptor)
    t.attack(oondasta, wisp)
    assert t.row() == ["TRL_542", "CS2_120"]


def test_rabble_bouncer_counts_enemies() -> None:
    t = table()
    bouncer = t.hand("TRL_515")
    t.minion()
    t.minion(side=2)
    t.minion(side=2)
    assert bouncer.get(COST) == 5


def test_dozing_marksman_wakes_when_hurt() -> None:
    t = table()
    marksman = t.minion("TRL_406")
    t.play("CS2_024", marksman)
    assert stats(marksman) == (4, 1)


def test_a_banana_of_the_rumble_strengthens_a_minion() -> None:
    t = table()
    yeti = t.minion()
    t.play("TRL_509t", yeti)
    assert ([e.card_id for e in yeti.attached], stats(yeti)) == (["TRL_509te"], (5, 6))


def test_banana_buffoon_brings_bananas() -> None:
    t = table()
    t.play("TRL_509")
    assert [card.card.name for card in t.game.hand[1] if card.card] == ["Bananas", "Bananas"]


def test_hakkar_leaves_blood_in_both_decks() -> None:
    t = table()
    t.kill(t.minion("TRL_541"))
    decks = [[e.card_id for e in t.game.deck[side]] for side in (1, 2)]
    assert decks == [["TRL_541t"], ["TRL_541t"]]


def test_spellzerker_helps_spells_while_hurt() -> None:
    t = table()
    zerker = t.minion("TRL_312")
    assert t.tag(CURRENT_SPELLPOWER) == 0
    t.play("CS2_008", zerker)
    assert t.tag(CURRENT_SPELLPOWER) == 2
    assert [each.card_id for each in zerker.attached] == ["TRL_312e"]


def test_saronite_taskmaster_leaves_an_agent_to_the_opponent() -> None:
    t = table()
    t.kill(t.minion("TRL_363"))
    assert (t.row(1), t.row(2)) == ([], ["TRL_363t"])


def test_waterboy_makes_the_next_power_free() -> None:
    t = table(build=28855)
    t.play("TRL_407")
    assert t.power().get(COST) == 0
    before = t.spent()
    t.play(t.power(), t.hero(2))
    assert (t.spent(), t.power().get(COST)) == (before, 2)


def test_dragonmaw_scorcher_burns_the_others() -> None:
    t = table()
    own, theirs = t.minion(), t.minion(side=2)
    scorcher = t.play("TRL_526")
    assert [e.get(DAMAGE) for e in (own, theirs, scorcher)] == [1, 1, 0]


def test_drakkari_trickster_copies_from_the_other_decks() -> None:
    t = table()
    t.deck("CS2_231", "CS2_168")
    t.deck("CS2_172", "CS2_120", side=2)
    t.answers("CS2_120", "CS2_168")
    t.play("TRL_527")
    assert (t.cards(1), t.cards(2)) == (["CS2_120"], ["CS2_168"])


@pytest.mark.parametrize("secret", [False, True])
def test_masked_contender_casts_beside_another_secret(secret: bool) -> None:
    t = table("HERO_08")
    t.deck(YETI, "EX1_287", "EX1_294")
    if secret:
        t.play("EX1_294")
    t.play("TRL_530")
    assert [e.card_id for e in t.game.secrets[1]] == (["EX1_294", "EX1_287"] if secret else [])


@pytest.mark.parametrize("dragon", [False, True])
def test_crowd_roaster_roasts_beside_a_dragon(dragon: bool) -> None:
    t = table()
    ogre = t.minion("CS2_200", 2)
    if dragon:
        t.hand("EX1_043")
        assert t.refuses("TRL_569", t.minion())
    t.play("TRL_569", ogre if dragon else None)
    assert t.row(2) == ([] if dragon else ["CS2_200"])


@pytest.mark.parametrize(
    ("card_id", "drawn", "armour", "row"),
    [
        ("TRL_010", 0, 3, ["TRL_010"]),
        ("TRL_015", 2, 0, ["TRL_015"]),
        ("TRL_020", 0, 0, ["TRL_020t", "TRL_020", "TRL_020t"]),
    ],
)
def test_overkills_of_neutral_minions(
    card_id: str, drawn: int, armour: int, row: list[str]
) -> None:
    t = table()
    body, wisp = t.minion(card_id), t.minion("CS2_231", 2)
    t.deck(YETI, YETI, YETI)
    t.attack(body, wisp)
    assert (len(t.cards(1)), t.hero(1).get(ARMOR), t.row()) == (drawn, armour, row)


def test_serpent_ward_spits_at_the_hero() -> None:
    t = table()
    t.minion("TRL_057")
    yeti = t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(2).get(DAMAGE), yeti.get(DAMAGE)) == (2, 0)


def test_former_champ_brings_a_hotshot() -> None:
    t = table()
    t.play("TRL_151")
    assert t.row() == ["TRL_151", "TRL_151t"]


def test_untamed_beastmaster_paints_drawn_beasts() -> None:
    t = table()
    t.minion("TRL_405")
    boar, yeti = t.deck("CS2_171", YETI)
    t.play("CS2_023")
    assert (stats(boar), stats(yeti)) == ((3, 3), (4, 5))


def test_booty_bay_bookie_pays_the_opponent() -> None:
    t = table()
    t.play("TRL_504")
    assert t.cards(2) == ["GAME_005"]


def test_helpless_hatchling_makes_a_beast_cheaper() -> None:
    t = table()
    raptor, yeti = t.hand("CS2_172"), t.hand(YETI)
    t.kill(t.minion("TRL_505"))
    assert (raptor.get(COST), yeti.get(COST)) == (1, 4)


def test_gurubashi_chicken_grows_with_an_overkill() -> None:
    t = table()
    chicken = t.minion("TRL_506")
    t.play("CS2_092", chicken)
    t.attack(chicken, t.minion("CS2_171", side=2))
    assert stats(chicken) == (10, 4)


def test_sharkfin_fan_cheers_for_its_hero() -> None:
    t = table()
    t.minion("TRL_507")
    t.weapon("CS2_112")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["TRL_507", "TRL_507t"]


def test_regeneratin_thug_regenerates() -> None:
    t = table()
    thug = t.minion("TRL_508", damage=3)
    t.round()
    assert thug.get(DAMAGE) == 1


def test_cheaty_anklebiter_bites_and_heals() -> None:
    t = table()
    t.hurt(1, 5)
    t.play("TRL_512", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (1, 4)


def test_belligerent_gnome_fears_no_crowd() -> None:
    t = table()
    t.minion(side=2)
    assert stats(t.play("TRL_514")) == (1, 4)
    t.minion(side=2)
    assert stats(t.play("TRL_514")) == (2, 4)


def test_gurubashi_offering_is_worth_armor() -> None:
    t = table()
    t.minion("TRL_516")
    t.round()
    assert (t.row(), t.hero(1).get(ARMOR)) == ([], 8)


def test_arena_fanatic_cheers_the_hand() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play("TRL_517")
    assert stats(yeti) == (5, 6)


def test_arena_patron_brings_another() -> None:
    t = table()
    t.attack(t.minion("TRL_521"), t.minion("CS2_171", side=2))
    assert t.row() == ["TRL_521", "TRL_521"]


def test_firetree_witchdoctor_finds_a_spell_with_a_dragon() -> None:
    t = table()
    t.play("TRL_523")
    assert t.cards() == []
    t.hand("EX1_561")
    t.play("TRL_523")
    assert len(t.cards()) == 2


def test_shieldbreaker_silences_a_taunt() -> None:
    t = table()
    guard = t.minion("CS2_179", side=2)
    assert t.refuses("TRL_524", t.minion(side=2))
    t.play("TRL_524", guard)
    assert guard.get(TAUNT) == 0


def test_arena_treasure_chest_holds_two_cards() -> None:
    t = table()
    t.deck(YETI, YETI, YETI)
    t.kill(t.minion("TRL_525"))
    assert len(t.cards()) == 2


def test_rumbletusk_shaker_leaves_a_breaker() -> None:
    t = table()
    t.kill(t.minion("TRL_531"))
    assert t.row() == ["TRL_531t"]


@pytest.mark.parametrize(("frozen", "gained"), [(0, 0), (1, 8)])
def test_ice_cream_peddler_likes_the_cold(frozen: int, gained: int) -> None:
    t = table()
    t.minion().tags[FROZEN] = frozen
    t.play("TRL_533")
    assert t.hero(1).get(ARMOR) == gained


def test_ornery_tortoise_bites_its_hero() -> None:
    t = table()
    t.play("TRL_546")
    assert t.hero(1).get(DAMAGE) == 5


def test_linecracker_doubles_its_attack_by_overkill() -> None:
    t = table()
    cracker = t.minion("TRL_528")
    t.attack(cracker, t.minion("CS2_231", side=2))
    assert cracker.get(ATK) == 10


def test_soup_vendor_draws_for_three_restored() -> None:
    t = table("HERO_09")
    t.minion("TRL_570")
    t.hurt(1, 9)
    t.deck(YETI, YETI)
    t.play(t.power(), t.hero(1))
    assert t.cards() == []
    t.play("CS2_089", t.hero(1))
    assert t.cards() == [YETI]
