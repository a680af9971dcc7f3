"""Forged in the Barrens with the Wailing Caverns: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass, CardType, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    BATTLECRY,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    FROZEN,
    LIFESTEAL,
    POISONOUS,
    RUSH,
    SPELLPOWER,
    STEALTH,
    TAUNT,
)
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, Table, stats, table


def test_far_watch_post_makes_drawn_cards_dear() -> None:
    t = table(build=179020)
    post = t.minion("BAR_074")
    assert t.refuses(post, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 5


def test_far_watch_post_stops_at_ten() -> None:
    t = table(build=179020)
    t.minion("BAR_074")
    t.deck("NEW1_030", side=2)
    t.end_turn()
    assert t.game.hand[2][0].get(COST) == 10


def test_a_burning_blade_acolyte_calls_a_demon() -> None:
    t = table(build=195635)
    t.kill(t.minion("BAR_072"))
    assert t.row() == ["BAR_072t"]


def test_blademaster_samuro_strikes_all_enemies_once() -> None:
    t = table(build=90336)
    samuro, foe = t.minion("BAR_078"), t.minion(side=2)
    t.play("CS2_087", samuro)
    t.attack(samuro, t.minion(side=2))
    assert foe.get(DAMAGE) == 4


def test_a_venomous_scorpid_discovers_a_spell() -> None:
    t = table("HERO_08", build=223542)
    t.answers("CS2_029", "CS2_032", "CS2_022", 0)
    t.play("BAR_065")
    assert t.cards() == ["CS2_029"]


def test_lushwater_scout_emboldens_murlocs() -> None:
    t = table(build=88998)
    scout = t.minion("BAR_063")
    murloc, yeti, foe = t.minion("CS2_168"), t.minion(), t.minion("CS2_168", 2)
    assert [(stats(e), e.get(RUSH)) for e in (scout, murloc, yeti, foe)] == [
        ((1, 3), 0),
        ((3, 1), 1),
        ((4, 5), 0),
        ((2, 1), 0),
    ]
    t.kill(murloc)
    assert murloc.get(RUSH) == 0


def test_mankriks_wife_is_found_in_the_deck() -> None:
    t = table(build=88998)
    t.play("BAR_721")
    assert [e.card_id for e in t.game.deck[1]] == ["BAR_721t"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("BAR_721t", t.hero(2), YETI)
    t.deck(YETI)
    t.end_turn()
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["BAR_721", "BAR_721t2"], 3)


def test_kindling_elemental_makes_the_next_elemental_cheap() -> None:
    t = table(build=88998)
    first, second, yeti = t.hand("CS2_033"), t.hand("CS2_033"), t.hand(YETI)
    t.play("BAR_854")
    assert [e.get(COST) for e in (first, second, yeti)] == [3, 3, 4]
    t.play(first)
    assert (second.get(COST), t.spent()) == (4, 4)


NEW = 185749


def rage(card_id: str) -> tuple[Table, Entity]:
    """A table where this minion has survived damage, once and again."""
    t = table(build=NEW)
    body = t.minion(card_id)
    return t, body


def test_a_peon_learns_a_spell_in_its_frenzy() -> None:
    t, peon = rage("BAR_022")
    t.play("BAR_801", peon)
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.card.card_class == CardClass.MAGE
    assert found.type == CardType.SPELL


def test_an_oasis_thrasher_strikes_the_hero_once() -> None:
    t, beast = rage("BAR_024")
    t.play("BAR_801", beast)
    t.play("BAR_801", beast)
    assert t.hero(2).get(DAMAGE) == 3


def test_a_sunwell_initiate_shields_itself() -> None:
    t, elf = rage("BAR_025")
    t.play("BAR_801", elf)
    assert elf.get(DIVINE_SHIELD) == 1


def test_a_taurajo_brave_destroys_an_enemy() -> None:
    t, brave = rage("BAR_071")
    own, first, second = t.minion(), t.minion(side=2), t.minion(side=2)
    spell = t.hand("BAR_801")
    t.answers(second)
    t.play(spell, brave)
    assert t.game.row(2) == [first]
    assert own in t.game.row(1)


def test_a_barrens_blacksmith_strengthens_the_others() -> None:
    t, smith = rage("BAR_073")
    own, foe = t.minion(), t.minion(side=2)
    t.play("BAR_801", smith)
    assert [stats(e) for e in (own, foe, smith)] == [(6, 7), (4, 5), (3, 4)]


def test_last_words_about_the_own_hero() -> None:
    t = table(build=NEW)
    hero = t.hurt(1, 10)
    t.kill(t.minion("BAR_026"))
    assert hero.get(DAMAGE) == 6
    t.kill(t.minion("BAR_027"))
    assert hero.get(DAMAGE) == 11
    t.play("BAR_745")
    assert hero.get(DAMAGE) == 14


def test_a_primordial_protector_matches_the_highest_spell() -> None:
    t = table(build=NEW)
    t.deck("GAME_005", "CS2_032", "CS2_200")
    t.play("BAR_042")
    assert t.cards() == ["CS2_032"]
    assert [e.get(COST) for e in t.game.row(1)] == [8, 7]


def test_a_ratchet_privateer_sharpens_the_weapon() -> None:
    t = table(build=NEW)
    weapon = t.weapon("CS2_106")
    t.play("BAR_061")
    assert weapon.get(ATK) == 4


def test_an_injured_marauder_comes_hurt() -> None:
    t = table(build=NEW)
    assert stats(t.play("BAR_069")) == (5, 4)


def test_watch_posts_look_at_the_opponent() -> None:
    t = table(build=NEW)
    first, second = t.minion("BAR_075"), t.minion("BAR_076")
    assert t.refuses(first, t.hero(2))
    assert t.refuses(second, t.hero(2))
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert [stats(e) for e in (first, second)] == [(5, 7), (4, 6)]
    t.play(YETI)
    assert t.row() == ["BAR_075", "BAR_076", "BAR_076t"]


def test_a_barrens_trapper_makes_deathrattles_cheaper() -> None:
    t = table(build=NEW)
    golem, yeti = t.hand("EX1_556"), t.hand(YETI)
    t.play("BAR_082")
    assert [e.get(COST) for e in (golem, yeti)] == [2, 4]


def test_a_toad_of_the_wilds_wants_a_nature_spell() -> None:
    for held, health in (("CS2_029", 2), ("EX1_169", 4)):
        t = table(build=NEW)
        t.hand(held)
        assert stats(t.play("BAR_743")) == (2, health)


def test_a_spirit_healer_listens_to_holy_spells() -> None:
    t = table(build=NEW)
    healer, yeti, spell = t.minion("BAR_744"), t.minion(), t.hand("CS1_130")
    t.play("GAME_005")
    t.answers(yeti)
    t.play(spell, t.minion("CS2_186", side=2))
    assert [stats(e) for e in (healer, yeti)] == [(3, 6), (4, 7)]


def test_a_crossroads_gossiper_hears_of_secrets() -> None:
    t = table("HERO_05", build=NEW)
    t.play("EX1_610")
    gossiper, foe = t.minion("BAR_890"), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    t.attack(foe, t.hero(1))
    assert stats(gossiper) == (6, 5)


def test_a_talented_arcanist_helps_one_spell() -> None:
    t = table(build=NEW)
    t.play("BAR_064")
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 8
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 14


def test_frenzies_of_raider_grunt_and_patron() -> None:
    t = table(build=84593)
    raider, grunt, patron = t.minion("BAR_020"), t.minion("BAR_021"), t.minion("BAR_070")
    for body in (raider, grunt, patron):
        t.play("CS2_008", body)
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)) == (5, 1)
    assert t.row().count("BAR_070") == 2


def test_a_frenzy_runs_once_though_its_own_attack_hurts() -> None:
    t = table(build=84593)
    raider, pirate = t.minion("BAR_020"), t.minion("CS2_146", side=2)
    t.answers(pirate)
    t.play("CS2_008", raider)
    assert (raider.get(DAMAGE), pirate.zone, t.hero(2).get(DAMAGE)) == (3, Zone.GRAVEYARD, 0)


def test_hog_rancher_brings_a_hog() -> None:
    t = table(build=84593)
    t.play("BAR_060")
    assert sorted(t.row()) == ["BAR_060", "BAR_060t"]


def test_lushwater_murcenary_likes_murlocs() -> None:
    t = table(build=84593)
    assert stats(t.play("BAR_062")) == (3, 2)
    t.minion("CS2_168")
    assert stats(t.play("BAR_062")) == (4, 3)


GOLEMS = ("BAR_079_m1", "BAR_079_m2", "BAR_079_m3")


def golem(t: Table, size: int, herb: str, text: str) -> Entity:
    """A custom Golem in the hand, built by answers: its keyword and its text are offered first."""
    t.answers(GOLEMS[size - 1], herb, 0, 0, herb, text, 0, 0, text)
    t.play("BAR_079")
    t.done()
    return t.game.in_row(t.game.hand[1])[-1]


@pytest.mark.parametrize(
    ("herb", "tag"),
    [
        ("BAR_079t4", RUSH),
        ("BAR_079t5", TAUNT),
        ("BAR_079t6", DIVINE_SHIELD),
        ("BAR_079t7", LIFESTEAL),
        ("BAR_079t8", STEALTH),
        ("BAR_079t9", POISONOUS),
    ],
)
@pytest.mark.parametrize(("size", "worth"), [(1, 1), (2, 5), (3, 10)])
def test_kazakus_builds_a_golem_of_a_size_with_a_keyword(
    herb: str, tag: int, size: int, worth: int
) -> None:
    t = table(build=255790)
    t.deck("CS2_200")
    text = {1: "BAR_079t15", 2: "BAR_079t15b", 3: "BAR_079t15c"}[size]
    made = golem(t, size, herb, text)
    assert (made.get(COST), stats(made), made.get(tag)) == (worth, (worth, worth), 1)
    assert made.get(BATTLECRY) == 1


def test_kazakus_builds_nothing_beside_a_four_drop() -> None:
    t = table(build=255790)
    t.deck("CS2_200", YETI)
    t.play("BAR_079")
    assert t.cards() == []


def test_a_golem_is_burned_over_a_full_hand() -> None:
    t = table(build=255790)
    for _ in range(10):
        t.hand("CS2_200")
    t.play("BAR_079")
    assert t.cards() == ["CS2_200"] * 10


@pytest.mark.parametrize(
    ("size", "text", "hurt"),
    [
        (1, "BAR_079t13", 1),
        (2, "BAR_079t13b", 2),
        (3, "BAR_079t13c", 3),
    ],
)
def test_a_golem_of_firebloom_hurts_enemy_minions(size: int, text: str, hurt: int) -> None:
    t = table(build=255790)
    made = golem(t, size, "BAR_079t5", text)
    enemies = [t.minion("CS2_200", side=2) for _ in range(3)]
    t.answers(*[0] * (hurt % 3))
    t.play(made)
    assert sorted(e.get(DAMAGE) for e in enemies) == sorted([3] * hurt + [0] * (3 - hurt))


@pytest.mark.parametrize(
    ("size", "text", "cold"),
    [
        (1, "BAR_079t12", 1),
        (2, "BAR_079t12b", 2),
        (3, "BAR_079t12c", 3),
    ],
)
def test_a_golem_of_icecap_freezes_enemy_minions(size: int, text: str, cold: int) -> None:
    t = table(build=255790)
    made = golem(t, size, "BAR_079t5", text)
    enemies = [t.minion("CS2_200", side=2) for _ in range(3)]
    t.answers(*[0] * (cold % 3))
    t.play(made)
    assert sum(e.get(FROZEN) for e in enemies) == cold


@pytest.mark.parametrize(
    ("size", "text", "gain"),
    [
        (1, "BAR_079t10", 1),
        (2, "BAR_079t10b", 2),
        (3, "bar_079t10c", 4),
    ],
)
def test_a_golem_of_wildvine_gives_to_the_others(size: int, text: str, gain: int) -> None:
    t = table(build=255790)
    made = golem(t, size, "BAR_079t5", text)
    yeti, enemy = t.minion(), t.minion(side=2)
    own = stats(made)
    t.play(made)
    assert [stats(e) for e in (yeti, enemy, made)] == [(4 + gain, 5 + gain), (4, 5), own]


@pytest.mark.parametrize(
    ("size", "text", "power"),
    [
        (1, "BAR_079t14", 1),
        (2, "BAR_079t14b", 2),
        (3, "BAR_079t14c", 4),
    ],
)
def test_a_golem_of_mageroyal_has_spell_damage(size: int, text: str, power: int) -> None:
    t = table(build=255790)
    made = golem(t, size, "BAR_079t5", text)
    t.play(made)
    assert made.get(SPELLPOWER) == 1
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6 + power


@pytest.mark.parametrize(
    ("size", "text", "drawn"),
    [
        (1, "BAR_079t15", 1),
        (2, "BAR_079t15b", 2),
        (3, "BAR_079t15c", 4),
    ],
)
def test_a_golem_of_kingsblood_draws(size: int, text: str, drawn: int) -> None:
    t = table(build=255790)
    t.deck(*["CS2_200"] * 5)
    made = golem(t, size, "BAR_079t5", text)
    t.answers(*[0] * drawn)
    t.play(made)
    assert t.cards() == ["CS2_200"] * drawn


def test_a_golem_of_gromsblood_comes_twice_and_both_have_its_keyword() -> None:
    t = table(build=255790)
    t.play(golem(t, 2, "BAR_079t9", "BAR_079t11"))
    made = [e for e in t.game.row(1) if e.card_id == "BAR_079_m2"]
    assert [(stats(e), e.get(POISONOUS)) for e in made] == [((5, 5), 1)] * 2


def test_a_golem_stays_what_it_is_in_the_hand() -> None:
    t = table(build=255790)
    t.deck("CS2_200", "CS2_200")
    made = golem(t, 1, "BAR_079t6", "BAR_079t15")
    t.answers(0)
    t.play(made)
    t.play("EX1_144", made)  # Shadowstep
    assert (made.zone, made.get(DIVINE_SHIELD), stats(made)) == (Zone.HAND, 1, (1, 1))
    t.answers(0)
    t.play(made)
    assert t.cards() == ["CS2_200"] * 2
