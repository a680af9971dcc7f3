"""Basic: neutral, with the Coin (R35) and AFK; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CHARGE,
    CURRENT_SPELLPOWER,
    DAMAGE,
    RESOURCES,
    SPELLPOWER,
    TAG_4108,
    TAUNT,
    TEMP_RESOURCES,
    TO_BE_DESTROYED,
)
from hsreplay_sim.cards.reading.keywords import is_plain
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table
from texts import written

PLAIN = {
    "CS1_042": (1, 2, TAUNT),
    "CS2_065": (1, 3, TAUNT),
    "CS2_118": (5, 1, 0),
    "CS2_119": (2, 7, 0),
    "CS2_120": (2, 3, 0),
    "CS2_121": (2, 2, TAUNT),
    "CS2_124": (3, 1, CHARGE),
    "CS2_125": (3, 3, TAUNT),
    "CS2_127": (1, 4, TAUNT),
    "CS2_131": (2, 5, CHARGE),
    "CS2_142": (2, 2, SPELLPOWER),
    "CS2_155": (4, 7, SPELLPOWER),
    "CS2_162": (6, 5, TAUNT),
    "CS2_168": (2, 1, 0),
    "CS2_171": (1, 1, CHARGE),
    "CS2_172": (3, 2, 0),
    "CS2_173": (2, 1, CHARGE),
    "CS2_179": (3, 5, TAUNT),
    "CS2_182": (4, 5, 0),
    "CS2_186": (7, 7, 0),
    "CS2_187": (5, 4, TAUNT),
    "CS2_197": (4, 4, SPELLPOWER),
    "CS2_200": (6, 7, 0),
    "CS2_201": (9, 5, 0),
    "CS2_213": (5, 2, CHARGE),
    "CS2_232": (8, 8, TAUNT),
    "EX1_582": (1, 4, SPELLPOWER),
    "NEW1_011": (4, 3, CHARGE),
}
"""Minions without a class: attack, health and the keyword that is the rule."""
FAIRE = 88998


@pytest.mark.parametrize("card_id", PLAIN)
def test_a_plain_minion_is_its_stats_and_its_keyword(card_id: str) -> None:
    t = table()
    atk, health, keyword = PLAIN[card_id]
    enemy = t.minion(side=2)
    body = t.play(card_id)
    assert body.card is not None
    assert is_plain(body.card)
    assert stats(body) == (atk, health)
    assert t.spent() == body.card.cost
    if keyword == TAUNT:
        t.end_turn()
        assert t.refuses(enemy, t.hero(1))
        t.attack(enemy, body)
    elif keyword == CHARGE:
        t.attack(body, t.hero(2))
        assert t.hero(2).get(DAMAGE) == atk
    else:
        assert t.refuses(body, t.hero(2))
        assert t.tag(CURRENT_SPELLPOWER) == (keyword == SPELLPOWER)


def test_raid_leader_strengthens_the_others_while_it_stands() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    leader = t.play("CS2_122")
    late = t.minion()
    assert [stats(e) for e in (mine, late, leader, theirs)] == [(5, 5), (5, 5), (2, 2), (4, 5)]
    t.play("CS2_029", leader)
    assert stats(mine) == (4, 5)


@pytest.mark.parametrize(("card_id", "amount"), [("CS2_141", 1), ("CS2_150", 2), ("CS2_189", 1)])
def test_a_shooting_battlecry_hits_any_character(card_id: str, amount: int) -> None:
    t = table()
    for target in (t.minion(side=2), t.hero(1)):
        t.play(card_id, target)
        assert target.get(DAMAGE) == amount
    assert t.refuses(card_id)


@pytest.mark.parametrize("card_id", ["CS2_147", "EX1_015"])
def test_a_drawing_battlecry_draws_one(card_id: str) -> None:
    t = table()
    t.deck(YETI, YETI)
    t.play(card_id)
    assert t.cards() == [YETI]


@pytest.mark.parametrize(
    ("card_id", "token"),
    [("CS2_196", "CS2_boar"), ("EX1_025", "EX1_025t"), ("EX1_506", "EX1_506a")],
)
def test_a_summoning_battlecry_puts_its_token_to_the_right(card_id: str, token: str) -> None:
    t = table()
    t.minion(), t.minion()
    t.play(card_id, position=2)
    assert t.row() == [YETI, card_id, token, YETI]


@pytest.mark.parametrize(
    ("token", "size"), [("CS2_boar", (1, 1)), ("EX1_025t", (2, 1)), ("EX1_506a", (1, 1))]
)
def test_the_tokens_are_plain(token: str, size: tuple[int, int]) -> None:
    assert stats(table().minion(token)) == size


def test_stormwind_champion_gives_health_that_stays_whole_when_it_leaves() -> None:
    t = table()
    mine = t.minion(damage=2)
    champion = t.play("CS2_222")
    assert stats(mine) == (5, 4)
    t.play("EX1_246", champion)
    assert stats(mine) == (4, 4)


def test_frostwolf_warlord_counts_the_other_friendly_minions() -> None:
    t = table()
    t.minion(), t.minion(), t.minion(side=2)
    assert stats(t.play("CS2_226")) == (6, 6)


def test_frostwolf_warlord_alone_gains_nothing() -> None:
    assert stats(table().play("CS2_226")) == (4, 4)


def test_darkscale_healer_restores_all_friendly_characters() -> None:
    t = table()
    t.hurt(1, 5), t.hurt(2, 5)
    mine, theirs = t.minion(damage=3), t.minion(side=2, damage=3)
    t.play("DS1_055")
    assert [e.get(DAMAGE) for e in (t.hero(1), mine, t.hero(2), theirs)] == [3, 1, 5, 3]


def test_voodoo_doctor_restores_two() -> None:
    t = table()
    t.play("EX1_011", t.hurt(2, 5))
    assert t.hero(2).get(DAMAGE) == 3


def test_shattered_sun_cleric_strengthens_a_friendly_minion() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    assert t.refuses("EX1_019", theirs)
    t.play("EX1_019", mine)
    assert stats(mine) == (5, 6)


def test_shattered_sun_cleric_needs_no_target_when_there_is_none() -> None:
    assert stats(table().play("EX1_019")) == (3, 2)


def test_acidic_swamp_ooze_destroys_the_weapon() -> None:
    t = table()
    axe, mine = t.weapon("CS2_106", 2), t.weapon("CS2_106", 1)
    t.play("EX1_066")
    assert axe.zone == Zone.GRAVEYARD
    assert mine.zone == Zone.PLAY


def test_gurubashi_berserker_gains_attack_each_time() -> None:
    t = table()
    berserker = t.play("EX1_399")
    t.play("CS2_062")
    t.play("CS2_141", berserker)
    assert stats(berserker) == (8, 3)


def test_grimscale_oracle_strengthens_other_murlocs_only() -> None:
    t = table()
    murloc, yeti, theirs = t.minion("CS2_168"), t.minion(), t.minion("CS2_168", 2)
    oracle = t.play("EX1_508")
    assert [stats(e)[0] for e in (murloc, yeti, theirs, oracle)] == [3, 4, 2, 1]


def test_nightblade_hits_the_enemy_hero() -> None:
    t = table()
    t.play("EX1_593")
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(("build", "marked"), [(9786, False), (20457, True)])
def test_up_to_19632_a_destroyed_weapon_leaves_at_once(build: int, *, marked: bool) -> None:
    """U019:7811, U154:5850; U016:8939."""
    t = table(build=build)
    axe = t.weapon("CS2_106", 2)
    since = len(t.game.out)
    t.play("EX1_066")
    assert axe.zone == Zone.GRAVEYARD
    told = {tag for _, tag, _ in written(t.game, since, of=axe)}
    assert (TO_BE_DESTROYED in told) is marked


def test_the_coin_gives_one_mana_this_turn() -> None:
    t = table(mana=1)
    t.play("GAME_005")
    assert (t.tag(TEMP_RESOURCES), t.tag(RESOURCES)) == (1, 1)
    t.play("CS2_120")
    assert (t.tag(TEMP_RESOURCES), t.spent()) == (0, 1)
    t.end_turn()
    t.end_turn()
    assert (t.tag(RESOURCES), t.spent()) == (2, 0)


def test_the_coin_of_the_faire_is_a_coin() -> None:
    t = table(build=FAIRE, mana=1)
    t.play("DMF_COIN2")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]


def test_si7_infiltrator_destroys_one_secret() -> None:
    t = table("HERO_08", "HERO_08")
    t.play("EX1_295"), t.play("EX1_289")
    t.end_turn()
    t.play("EX1_289")
    first = t.game.secrets[1][0]
    t.answers(first)
    t.play("EX1_186")
    assert (first.zone, len(t.game.secrets[1]), len(t.game.secrets[2])) == (Zone.GRAVEYARD, 1, 1)


def test_arcane_devourer_eats_spells() -> None:
    t = table()
    devourer = t.minion("EX1_187")
    t.play("GAME_005")
    assert stats(devourer) == (7, 7)


def test_brightwing_brings_a_legend() -> None:
    t = table()
    t.answers("EX1_559")
    t.play("EX1_189")
    assert t.cards() == ["EX1_559"]


@pytest.mark.parametrize(("build", "marked"), [(210640, 0), (223542, 1)])
def test_a_temporary_card_that_is_played_in_time_is_marked(build: int, marked: int) -> None:
    """U575:8218, not at 210640 (U578:1577)."""
    t = table(build=build)
    fireball = t.hand("CS2_029")
    mark = attach(t.game, t.hero(1), fireball, "GBL_999e")
    t.play(fireball, t.hero(2))
    assert (fireball.get(TAG_4108), mark.zone) == (marked, Zone.GRAVEYARD)


def test_the_mark_of_a_temporary_card_ends_before_the_card_is_discarded() -> None:
    t = table(build=223542)
    fireball = t.hand("CS2_029")
    mark = attach(t.game, t.hero(1), fireball, "GBL_999e")
    t.round()
    assert (fireball.zone, mark.zone) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
