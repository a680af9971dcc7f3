"""Whispers of the Old Gods, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    HEALTH,
    OVERLOAD_OWED,
    PROXY_CTHUN,
    RESOURCES,
    SEEN_CTHUN,
    SPAWN_TIME_COUNT,
    TAUNT,
)
from table import YETI, stats, table

CTHUN = "OG_280"


def test_evolve_turns_minions_into_ones_that_cost_one_more() -> None:
    t = table()
    t.minion()
    t.answers("CS2_201")
    with pytest.raises(AssertionError, match="not in the pool"):
        t.play("OG_027")
    t.answers("EX1_593")
    t.play("OG_027")
    assert t.row() == ["EX1_593"]


def test_thing_from_below_counts_totems() -> None:
    t = table()
    thing = t.hand("OG_028")
    assert thing.get(COST) == 6
    t.kill(t.minion("CS2_050"))
    t.minion("CS2_051")
    assert thing.get(COST) == 4


def test_feral_rage_is_attack_or_armour() -> None:
    t = table("HERO_06")
    t.play("OG_047", option=0)
    assert t.hero(1).get(ATK) == 4
    t.play("OG_047", option=1)
    assert t.hero(1).get(ARMOR) == 8
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


@pytest.mark.parametrize(("card_id", "drawn"), [(YETI, []), ("CS2_120", [YETI])])
def test_mark_of_yshaarj_draws_for_a_beast(card_id: str, drawn: list[str]) -> None:
    t = table()
    t.deck(YETI)
    body = t.minion(card_id)
    before = stats(body)
    t.play("OG_048", body)
    assert stats(body) == (before[0] + 2, before[1] + 2)
    assert t.cards() == drawn


def test_on_the_hunt_brings_the_hound() -> None:
    t = table()
    t.play("OG_061", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1
    assert t.row() == ["OG_061t"]


def test_forbidden_spells_spend_all_mana() -> None:
    t = table(mana=3)
    t.play("OG_114")
    assert t.row() == ["OG_114a"] * 3
    assert t.spent() == 3
    yeti = t.minion(side=2)
    t.play("OG_086", yeti)
    assert yeti.get(DAMAGE) == 0
    other = table(mana=4)
    yeti = other.minion(side=2)
    other.play("OG_086", yeti)
    assert yeti.get(DAMAGE) == 4


def test_cabalists_tome_gives_three_mage_spells() -> None:
    t = table()
    t.answers("CS2_029", "CS2_024", "CS2_029")
    t.play("OG_090")
    assert t.cards() == ["CS2_029", "CS2_024", "CS2_029"]


def test_darkshire_councilman_grows_with_every_arrival() -> None:
    t = table()
    councilman = t.minion("OG_113")
    t.play(YETI)
    t.minion(YETI, 2)
    assert stats(councilman) == (2, 5)


def test_nerubian_prophet_gets_cheaper_in_the_hand() -> None:
    t = table()
    prophet = t.hand("OG_138")
    t.end_turn()
    t.end_turn()
    assert prophet.get(COST) == 5


@pytest.mark.parametrize(("card_id", "bonus"), [("OG_150", 2), ("OG_218", 3)])
def test_damage_enrages(card_id: str, bonus: int) -> None:
    t = table()
    body = t.minion(card_id)
    atk = body.get(ATK)
    t.play("CS2_008", body)
    assert body.get(ATK) == atk + bonus
    t.play("CS2_007", body)
    assert body.get(ATK) == atk


@pytest.mark.parametrize(("card_id", "amount"), [("OG_149", 1), ("OG_161", 2)])
def test_ghouls_and_seers_hurt_the_others(card_id: str, amount: int) -> None:
    t = table()
    mine, theirs, murloc = t.minion(), t.minion(side=2), t.minion("EX1_506a")
    body = t.play(card_id)
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (amount, amount)
    assert murloc.zone == (Zone.GRAVEYARD if amount == 1 else Zone.PLAY)
    assert body.get(DAMAGE) == 0, "the seer is a Murloc, too"


@pytest.mark.parametrize(
    ("card_id", "token"),
    [("OG_156", "OG_156a")],
)
def test_a_battlecry_brings_a_token(card_id: str, token: str) -> None:
    t = table()
    t.play(card_id)
    assert t.row() == [card_id, token]
    assert t.at(1, 1).get(TAUNT) == 1


def test_shadow_strike_needs_an_unhurt_character() -> None:
    t = table()
    hurt, sound = t.minion(side=2, damage=1), t.minion("CS2_200", side=2)
    assert t.refuses("OG_176", hurt)
    t.play("OG_176", sound)
    assert sound.get(DAMAGE) == 5


def test_fiery_bat_burns_an_enemy() -> None:
    t = table()
    t.kill(t.minion("OG_179"))
    assert t.hero(2).get(DAMAGE) == 1


def test_possessed_villager_leaves_its_shadow() -> None:
    t = table()
    t.kill(t.minion("OG_241"))
    assert t.row() == ["OG_241a"]


def test_eater_of_secrets_eats_them_all() -> None:
    t = table()
    t.end_turn()
    t.play("CFM_620")
    t.play("UNG_024")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("CFM_637")
    t.end_turn()
    t.end_turn()
    secrets = len(t.game.secrets[2])
    eater = t.play("OG_254")
    assert t.game.secrets[2] == []
    assert stats(eater) == (2 + secrets, 4 + secrets)


@pytest.mark.parametrize("other", [True, False])
def test_bloodsail_cultist_needs_a_crew(other: bool) -> None:
    t = table()
    if other:
        t.minion("CFM_637")
    hook = t.weapon("OG_058")
    t.play("OG_315")
    assert hook.get(ATK) == (2 if other else 1)


def test_first_mate_brings_a_hook() -> None:
    t = table()
    t.play("OG_312")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "OG_058"


@pytest.mark.parametrize(("victim", "slime"), [(YETI, ["OG_314b"]), ("OG_241a", [])])
def test_blood_to_ichor_wants_a_survivor(victim: str, slime: list[str]) -> None:
    t = table()
    t.play("OG_314", t.minion(victim, 2))
    assert t.row() == slime


def test_undercity_huckster_steals_from_the_other_class() -> None:
    t = table("HERO_03", "HERO_08")
    t.answers("CS2_029")
    t.kill(t.minion("OG_330"))
    assert t.cards() == ["CS2_029"]


# --- C'Thun (R266) -------------------------------------------------------------------------


def test_r266_rituals_make_cthun_grow_in_the_hand() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.play("OG_281")
    assert stats(cthun) == (8, 8)
    t.play("OG_283")
    t.play("OG_293")
    t.play("OG_162", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    proxy = t.game.entities[t.tag(PROXY_CTHUN)]
    assert (proxy.card_id, proxy.get(ATK)) == ("OG_279", cthun.get(ATK))
    assert proxy.zone == Zone.SETASIDE


def test_r266_cthun_catches_up_when_drawn() -> None:
    t = table()
    cthun = t.deck(CTHUN)[0]
    t.play("OG_281")
    t.play("OG_281")
    assert cthun.get(ATK) == 6
    t.end_turn()
    t.end_turn()
    assert cthun.zone == Zone.HAND
    assert stats(cthun) == (10, 10)


@pytest.mark.parametrize(("build", "layers"), [(28855, 0), (40734, 2)])
def test_r266_since_40734_rituals_are_layers_of_an_enchantment(build: int, layers: int) -> None:
    """U380:14813: each point of +2/+2 by itself, the second one counted (SPAWN_TIME_COUNT)."""
    t = table(build=build)
    cthun = t.hand(CTHUN)
    t.play("OG_281")
    proxy = t.game.entities[t.tag(PROXY_CTHUN)]
    for body in (cthun, proxy):
        assert stats(body) == (8, 8)
        assert [e.get(SPAWN_TIME_COUNT) for e in body.attached] == [layers]
    t.play("OG_283")
    assert stats(cthun) == stats(proxy) == (10, 10)
    assert len(proxy.attached) == (2 if layers else 1)


def test_r266_twilight_elder_serves_at_the_end_of_turn() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.play("OG_286")
    assert stats(cthun) == (6, 6)
    t.end_turn()
    assert stats(cthun) == (7, 7)
    t.end_turn()
    assert stats(cthun) == (7, 7)


def test_cthun_deals_its_attack_in_missiles() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.play("OG_281")
    t.play("OG_281")
    assert stats(cthun) == (10, 10)
    t.play(cthun)
    assert t.hero(2).get(DAMAGE) == 10


@pytest.mark.parametrize(("rituals", "health"), [(1, 5), (2, 10)])
def test_klaxxi_wants_a_cthun_of_ten(rituals: int, health: int) -> None:
    t = table()
    for _ in range(rituals):
        t.play("OG_281")
    assert t.play("OG_188").get(HEALTH) == health


@pytest.mark.parametrize(("rituals", "row"), [(1, 0), (2, 1)])
def test_the_emperors_meet_for_a_cthun_of_ten(rituals: int, row: int) -> None:
    t = table()
    for _ in range(rituals):
        t.play("OG_281")
    t.play("OG_131")
    assert t.row().count("OG_319") == row


def test_doomcaller_brings_a_dead_cthun_back() -> None:
    t = table()
    t.play("OG_255")
    assert t.game.deck[1] == []
    t.kill(t.minion(CTHUN))
    t.play("OG_255")
    assert [e.card_id for e in t.game.deck[1]] == [CTHUN]


def test_r196_r270_yogg_casts_a_spell_for_each_spell_cast() -> None:
    t = table()
    t.play("GAME_005")
    t.play("CS2_008", t.hero(2))
    yeti = t.minion(side=2)
    t.answers("CS2_029", yeti, "CS2_024", t.hero(1))
    t.play("OG_134")
    assert yeti.zone == Zone.GRAVEYARD
    assert t.hero(1).get(DAMAGE) == 3


def test_r196_yogg_stops_when_it_leaves() -> None:
    t = table()
    for _ in range(3):
        t.play("GAME_005")
    yogg = t.hand("OG_134")
    t.answers("CS2_029", yogg)
    t.play(yogg)
    assert yogg.zone == Zone.GRAVEYARD


def test_nzoth_raises_the_deathrattles() -> None:
    t = table()
    dead = t.minion("OG_179"), t.minion("OG_249")
    t.kill(dead[0], t.minion(), dead[1])
    t.kill(*t.game.row(1))
    t.answers(*dead)
    t.play("OG_133")
    assert sorted(t.row()) == ["OG_133", "OG_179", "OG_249"]


def test_mire_keeper_is_a_slime_or_a_crystal() -> None:
    t = table("HERO_06", mana=5)
    t.play("OG_202", option=0)
    assert t.row() == ["OG_202", "OG_202c"]
    u = table("HERO_06", mana=5)
    u.play("OG_202", option=1)
    assert (u.tag(RESOURCES), u.spent()) == (6, 5)


def test_stormcrack_hits_a_minion_and_overloads() -> None:
    t = table("HERO_02")
    yeti = t.minion(side=2)
    t.play("OG_206", yeti)
    assert (yeti.get(DAMAGE), t.tag(OVERLOAD_OWED)) == (4, 1)


def test_selfless_hero_shields_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.kill(t.minion("OG_221"))
    assert yeti.get(DIVINE_SHIELD) == 1


def test_divine_strength_strengthens() -> None:
    t = table("HERO_04")
    yeti = t.minion()
    t.play("OG_223", yeti)
    assert stats(yeti) == (5, 7)


def test_infested_tauren_leaves_a_slime() -> None:
    t = table()
    t.kill(t.minion("OG_249"))
    assert t.row() == ["OG_249a"]


def test_r266_cult_sorcerer_serves_with_every_spell() -> None:
    t = table()
    cthun = t.hand(CTHUN)
    t.minion("OG_303")
    t.play("GAME_005")
    t.play("GAME_005")
    assert stats(cthun) == (8, 8)


def test_nzoth_raises_in_any_order_at_the_right_end() -> None:
    """U609:8999: of six dead the last, the first, the third, the fourth and the fifth."""
    t = table(build=12574)
    first, second = t.minion("EX1_096"), t.minion("EX1_012")
    t.kill(first)
    t.kill(second)
    t.minion("CS2_182")
    nzoth = t.hand("OG_133")
    t.answers(second, first)
    t.play(nzoth, position=1)
    assert t.row() == ["OG_133", "CS2_182", "EX1_012", "EX1_096"]


@pytest.mark.parametrize(("cthun", "seen"), [(True, 1), (False, 0)])
def test_r266_only_who_has_cthun_is_noted_to_have_seen_him(*, cthun: bool, seen: int) -> None:
    """U609:2018 against 6751, U586:2004."""
    t = table(build=12574)
    if cthun:
        t.deck(CTHUN)
    t.play("OG_281")
    assert t.tag(SEEN_CTHUN) == seen
