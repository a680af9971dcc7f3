"""United in Stormwind: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.stream import HIDE, SHOW
from hsreplay_sim.base.tags import (
    ARMOR,
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    QUEST_PROGRESS,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.keywords.quests import complete
from table import YETI, table

NEW = 185749


def test_fire_sale_burns_the_board() -> None:
    t = table(build=NEW)
    yeti = t.minion()
    t.play("SW_107")
    assert yeti.get(DAMAGE) == 3


def test_first_flame_leaves_a_second() -> None:
    t = table(build=NEW)
    yeti = t.minion(side=2)
    t.play("SW_108", yeti)
    assert t.cards() == ["SW_108t"]
    t.play(t.game.hand[1][0], yeti)
    assert yeti.get(DAMAGE) == 4


def test_deepwater_evoker_is_armored_by_a_spell() -> None:
    t = table(build=179020)
    t.deck(YETI, "CS2_029")
    t.play("DED_516")
    assert (t.cards(), t.hero(1).get(ARMOR)) == (["CS2_029"], 4)


def test_ignite_burns_hotter_each_time() -> None:
    t = table(build=121569)
    t.play("SW_110", t.hero(2))
    (again,) = t.game.deck[1]
    assert (t.hero(2).get(DAMAGE), again.card_id, again.get(TAG_SCRIPT_DATA_NUM_1)) == (
        2,
        "SW_110",
        3,
    )


def test_hot_streak_makes_a_fire_spell_cheap_for_a_turn() -> None:
    t = table(build=121569)
    fire, frost = t.hand("CORE_CS2_029"), t.hand("CS2_024")
    t.play("SW_462")
    assert (fire.get(COST), frost.get(COST)) == (2, 2)
    t.round()
    assert fire.get(COST) == 4
    t.play("SW_462")
    t.play(fire, t.hero(2))
    assert t.hand("CORE_CS2_029").get(COST) == 4


def test_the_gambit_wants_one_spell_of_each_school() -> None:
    t = table(build=121569, mana=90)
    t.play("SW_450")
    t.deck(YETI, "CS2_029")
    spells = ("CORE_CS2_029", "CS2_024", "CORE_CS2_023")
    for part in ("SW_450", "SW_450t", "SW_450t2"):
        assert [e.card_id for e in t.game.secrets[1]] == [part]
        t.play("CORE_CS2_029", t.minion(side=2))
        assert t.game.secrets[1][0].get(QUEST_PROGRESS) == 1
        for card_id in spells:
            t.deck(YETI, YETI)
            t.play(card_id, t.minion(side=2) if card_id != "CORE_CS2_023" else None)
    dawngrasp = t.game.in_row(t.game.hand[1])[-1]
    assert dawngrasp.card_id == "SW_450t4"
    t.play(dawngrasp)
    assert t.tag(CURRENT_SPELLPOWER) == 3


@pytest.mark.parametrize(("build", "strength"), [(121569, 3), (135540, 2), (185749, 3)])
def test_arcanist_dawngrasp_gives_the_spell_damage_of_the_text(build: int, strength: int) -> None:
    t = table(build=build)
    t.play("SW_450t4")
    assert t.tag(CURRENT_SPELLPOWER) == strength


@pytest.mark.parametrize(("build", "shown"), [(88998, []), (121569, [SHOW, HIDE])])
def test_r229_what_a_questline_gives_is_shown_to_both_since_121569(
    build: int, shown: list[int]
) -> None:
    """U321:6105 has it hidden; the owners of U168 and U382:6394 see it revealed."""
    t = table(build=build)
    last = t.play("SW_450t2")
    since = len(t.game.out)
    complete(t.game, last)
    (reward,) = t.game.hand[1]
    seen = [kind for kind, entity, *_ in t.game.out[since:] if entity == reward.id]
    assert [kind for kind in seen if kind in (SHOW, HIDE)] == shown


def test_sanctum_chandler_draws_for_fire() -> None:
    t = table(build=135540)
    t.minion("SW_111")
    t.deck(YETI, "CS2_032")
    t.play("CS2_024", t.hero(2))
    assert t.cards() == []
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["CS2_032"]
