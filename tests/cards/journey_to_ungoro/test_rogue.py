"""Journey to Un'Goro: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import HIDE, SHOW
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    LAST_AFFECTED_BY,
    POISONOUS,
    QUEST_PROGRESS,
    TAG_SCRIPT_DATA_NUM_1,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.keywords.quests import complete
from table import YETI, stats, table
from texts import written


@pytest.mark.parametrize(("build", "amount"), [(25770, 1), (255790, 2)])
def test_razorpetals_hurt_as_their_build_says(build: int, amount: int) -> None:
    t = table("HERO_03", build=build)
    t.play("UNG_057t1", t.hero(2))
    assert t.hero(2).get(DAMAGE) == amount


def test_mimic_pod_doubles_what_it_draws() -> None:
    t = table()
    t.deck(YETI)
    t.play("UNG_060")
    assert t.cards() == [YETI, YETI]
    t.play("UNG_060")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI, YETI], 1)


def test_razorpetal_volley_gives_two_petals() -> None:
    t = table()
    t.play("UNG_057")
    assert t.cards() == ["UNG_057t1", "UNG_057t1"]


def test_razorpetal_lasher_brings_a_razorpetal() -> None:
    t = table()
    t.play("UNG_058")
    assert t.cards() == ["UNG_057t1"]


def test_biteweed_counts_the_cards_before_it() -> None:
    t = table()
    t.play("GAME_005"), t.play("GAME_005")
    assert stats(t.play("UNG_063")) == (3, 3)


def test_vilespine_slayer_kills_as_combo() -> None:
    t = table()
    foe = t.minion(side=2)
    t.play("UNG_064")
    assert t.row(2) == ["CS2_182"]
    t.play("UNG_064", foe)
    assert t.row(2) == []


def test_envenom_weapon_poisons_the_weapon() -> None:
    t = table()
    axe = t.weapon("CS2_106")
    t.play("UNG_823")
    assert axe.get(POISONOUS) == 1
    foe, since = t.minion("EX1_563", side=2), len(t.game.out)
    t.attack(t.hero(1), foe)
    assert foe.zone == Zone.GRAVEYARD
    assert (foe.id, LAST_AFFECTED_BY, axe.attached[0].id) in written(t.game, since), "U212:7675"


def test_envenom_weapon_of_old_has_no_enchantment_to_give() -> None:
    t = table(build=19632)
    axe = t.weapon("CS2_106")
    t.play("UNG_823")
    assert (axe.get(POISONOUS), list(axe.attached)) == (1, [])


def test_hallucination_offers_cards_of_the_opponent_class() -> None:
    t = table("HERO_03", "HERO_01")
    t.answers("CS2_105", "EX1_391", "EX1_410", "EX1_410")
    t.play("UNG_856")
    assert t.cards() == ["EX1_410"]


def test_the_caverns_below_counts_minions_of_one_name() -> None:
    t = table(build=19632)
    t.play("CS2_231")  # before the quest: it does not count
    quest = t.play("UNG_067")
    for card, progress in (("CS2_231", 1), (YETI, 1), ("CS2_231", 2), (YETI, 2), ("CS2_231", 3)):
        t.play(card)
        assert quest.get(QUEST_PROGRESS) == progress
        t.kill(*t.game.row(1))
    assert t.cards() == []
    t.end_turn()
    t.play("CS2_231")
    t.end_turn()
    assert quest.get(QUEST_PROGRESS) == 3


def test_the_caverns_below_gives_the_crystal_core() -> None:
    t = table()
    t.play("UNG_067")
    for _ in range(5):
        t.play("CS2_231")
    assert t.cards() == ["UNG_067t1"]


@pytest.mark.parametrize(("build", "shown"), [(18336, []), (19632, [SHOW, HIDE])])
def test_r229_what_a_quest_gives_is_shown_to_both_since_19632(build: int, shown: list[int]) -> None:
    """U072:4070 has it hidden, U142:3185 shows it; U095:14892 and U190:7229 as well."""
    t = table(build=build)
    quest = t.play("UNG_067")
    since = len(t.game.out)
    complete(t.game, quest)
    (reward,) = t.game.hand[1]
    seen = [kind for kind, entity, *_ in t.game.out[since:] if entity == reward.id]
    assert [kind for kind in seen if kind in (SHOW, HIDE)] == shown


def test_sherazin_as_a_seed_counts_the_cards_of_a_turn() -> None:
    t = table()
    seed = t.minion("UNG_065t")
    t.play("EX1_066")
    t.play("EX1_066")
    assert [seed.get(tag) for tag in (TAG_SCRIPT_DATA_NUM_1, ATK, UNTOUCHABLE)] == [2, 2, 1]
    t.end_turn()
    assert [seed.get(tag) for tag in (TAG_SCRIPT_DATA_NUM_1, ATK, UNTOUCHABLE)] == [0, 0, 1]
    t.end_turn()
    for _ in range(4):
        t.play("GAME_005")
    assert "UNG_065" in t.row()


def test_sherazin_goes_dormant_when_it_dies() -> None:
    t = table()
    t.kill(t.minion("UNG_065"))
    assert t.row() == ["UNG_065t"]


def test_obsidian_shard_costs_less_for_each_card_of_another_class() -> None:
    t = table("HERO_03")
    shard = t.hand("UNG_061")
    t.play("CS2_029", t.hero(2))
    t.play("CS2_182")
    assert shard.get(COST) == 3


@pytest.mark.parametrize(("build", "size"), [(54613, 4), (88998, 5)])
def test_crystal_core_makes_minions_of_one_size_wherever_they_are(build: int, size: int) -> None:
    t = table(build=build)
    boar, held = t.minion("CS2_171"), t.hand("CS2_200")
    (drawn,) = t.deck("CS2_182")
    foe = t.minion("CS2_182", side=2)
    t.play("UNG_067t1")
    t.play(held)
    assert [stats(each) for each in (boar, held, drawn)] == [(size, size)] * 3
    assert stats(foe) == (4, 5)
    assert {each.card_id for each in boar.attached} == {"UNG_067t1e2"}
    assert "UNG_067t1e" in {each.card_id for each in t.game.owner(1).attached}
