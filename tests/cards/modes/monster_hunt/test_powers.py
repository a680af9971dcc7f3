"""Hero powers of the bosses of Monster Hunt; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, LIFESTEAL, POISONOUS, SILENCED, STEALTH
from table import YETI, stats, table

BUILD = 33402


def test_poisoned_drink_hurts_whoever_draws() -> None:
    t = table(build=28855)
    t.hero_power("GILA_BOSS_45p")
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 1)


def test_witchs_kiss_makes_a_frog_of_any_minion() -> None:
    t = table(build=28855)
    mine, foe = t.minion(), t.minion(side=2)
    t.answers(foe)
    t.play(t.hero_power("GILA_BOSS_36p"))
    assert (t.row(1), t.row(2)) == ([YETI], ["hexfrog"])
    assert mine.card_id == YETI


def test_gila_boss_33p_harvests_a_friend() -> None:
    t = table()
    t.hurt(1, 10)
    yeti = t.minion()
    t.play(t.hero_power("GILA_BOSS_33p"), yeti)
    assert (t.row(), t.hero(1).get(DAMAGE)) == ([], 2)


def test_gila_boss_52p_hides_a_minion_until_the_next_turn() -> None:
    t = table()
    yeti = t.minion()
    t.play(t.hero_power("GILA_BOSS_52p"), yeti)
    assert (yeti.get(STEALTH), [e.card_id for e in yeti.attached]) == (1, ["GILA_BOSS_52e2"])
    t.round()
    assert (yeti.get(STEALTH), yeti.attached) == (0, [])


def test_gila_boss_52p2_gives_friends_attack() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("GILA_BOSS_52p2"))
    assert (mine.get(ATK), theirs.get(ATK)) == (5, 4)
    assert [e.card_id for e in mine.attached] == ["GILA_BOSS_52e"]


def test_gila_boss_59p_hits_a_minion_and_its_neighbours() -> None:
    t = table()
    row = [t.minion(side=2) for _ in range(4)]
    t.play(t.hero_power("GILA_BOSS_59p"), row[1])
    assert [e.get(DAMAGE) for e in row] == [2, 2, 2, 0]


@pytest.mark.parametrize(
    ("power", "first", "second"),
    [("GILA_BOSS_20p", (5, 6), (4, 5)), ("GILA_BOSS_54p", (4, 5), (4, 5))],
)
def test_howls_and_trees_reach_the_hand(
    power: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    t = table(build=BUILD)
    cards = t.hand(YETI), t.hand(YETI)
    t.play(t.hero_power(power))
    assert [stats(each) for each in cards] == [first, second]
    assert [each.get(COST) for each in cards] == ([3, 3] if power == "GILA_BOSS_54p" else [4, 4])


def test_a_fading_bite_lasts_a_turn() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("GILA_BOSS_21p"))
    assert t.hero(1).get(ATK) == 2
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_shank_hurts_a_minion_and_draws() -> None:
    t = table(build=BUILD)
    t.deck(YETI)
    yeti = t.minion(side=2)
    t.play(t.hero_power("GILA_BOSS_22p"), yeti)
    assert (yeti.get(DAMAGE), t.cards()) == (1, [YETI])


def test_chuck_throws_a_friend() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("GILA_BOSS_23p"), t.minion())
    assert (t.row(), t.hero(2).get(DAMAGE)) == ([], 4)


def test_a_trap_is_taken_from_the_deck() -> None:
    t = table(build=BUILD)
    t.deck(YETI, "EX1_609")
    t.play(t.hero_power("GILA_BOSS_25p"))
    assert [each.card_id for each in t.game.secrets[1]] == ["EX1_609"]


def test_consume_destroys_a_friend_for_three_cards() -> None:
    t = table(build=BUILD)
    t.deck(*[YETI] * 4)
    t.play(t.hero_power("GILA_BOSS_27p"), t.minion())
    assert (t.row(), len(t.cards())) == ([], 3)


def test_unstable_growth_reaches_all_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play(t.hero_power("GILA_BOSS_32p"))
    assert (stats(mine), stats(theirs)) == ((5, 6), (5, 6))


def test_bloodthirst_gives_lifesteal() -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play(t.hero_power("GILA_BOSS_35p"), yeti)
    assert yeti.get(LIFESTEAL) == 1


def test_it_rains_murlocs() -> None:
    t = table(build=BUILD)
    t.deck(YETI, *["CS2_168"] * 4)
    t.play(t.hero_power("GILA_BOSS_37p"))
    assert t.cards() == ["CS2_168"] * 3


def test_the_raven_calls_a_minion_of_one_mana() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("GILA_BOSS_38p"))
    (card,) = t.game.hand[1]
    assert card.get(COST) == 1


def test_the_hollow_needle_heals_when_it_kills() -> None:
    t = table(build=BUILD)
    hero = t.hurt(1, 10)
    power = t.hero_power("GILA_BOSS_44p")
    t.play(power, t.minion(side=2))
    assert hero.get(DAMAGE) == 10
    t.play(t.hero_power("GILA_BOSS_44p"), t.minion("CS2_231", 2))
    assert hero.get(DAMAGE) == 7


def test_the_monstrous_aura_is_for_own_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.hero_power("GILA_BOSS_46p")
    t.play("GAME_005")
    assert (stats(mine), stats(theirs)) == ((5, 6), (4, 5))


def test_death_and_taxes_count_minions_of_the_enemy() -> None:
    t = table(build=BUILD)
    for side in (1, 2, 2):
        t.minion(side=side)
    t.play(t.hero_power("GILA_BOSS_51p"))
    assert t.hero(2).get(DAMAGE) == 2


def test_unfinished_business_summons_wisps() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("GILA_BOSS_55p"))
    assert t.row() == ["GILA_BOSS_55t"] * 3


def test_a_new_face_costs_two_more() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("GILA_BOSS_56p"), t.minion())
    assert t.at(1, 0).get(COST) == 6


def test_plunder_draws_a_weapon() -> None:
    t = table(build=BUILD)
    t.deck(YETI, "CS2_106")
    t.play(t.hero_power("GILA_BOSS_60p"))
    assert t.cards() == ["CS2_106"]


def test_the_meek_are_culled() -> None:
    t = table(build=BUILD)
    t.minion()
    t.minion("CS2_168", 2)
    t.play(t.hero_power("GILA_BOSS_62p"))
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_tangled_wrath_answers_spells_of_the_enemy() -> None:
    t = table(build=BUILD)
    t.hero_power("GILA_BOSS_63p", 2)
    t.deck(YETI, "EX1_277", side=2)
    t.play("GAME_005")
    assert t.cards(2) == ["EX1_277"]


def test_the_starving_draw_for_beasts() -> None:
    t = table(build=BUILD)
    t.hero_power("GILA_BOSS_65p")
    t.deck(YETI, YETI)
    t.kill(t.minion(), t.minion("CS2_172"), t.minion("CS2_172", 2))
    assert t.cards() == [YETI]


def test_dots_silence_a_minion() -> None:
    t = table(build=BUILD)
    yeti = t.minion("EX1_096", 2)
    t.play(t.hero_power("GILA_BOSS_66p"), yeti)
    assert yeti.get(SILENCED) == 1


def test_the_poison_flask_poisons_survivors() -> None:
    t = table(build=BUILD)
    yeti = t.minion(side=2)
    t.play(t.hero_power("GILA_BOSS_68p"), yeti)
    assert (yeti.get(DAMAGE), yeti.get(POISONOUS)) == (2, 1)
    t.play(t.hero_power("GILA_BOSS_68p"), t.minion("CS2_231", 2))
    assert t.row(2) == [YETI]


def test_zombies_rise_from_the_swamp() -> None:
    t = table(build=BUILD)
    t.hero_power("GILA_BOSS_24p")
    t.kill(t.minion())
    assert t.row() == []
    t.kill(t.minion(side=2))
    assert t.row() == ["GILA_BOSS_24t"]
