"""Knights of the Frozen Throne: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import YETI, stats, table


def test_shadow_ascendant_strengthens_a_friend() -> None:
    t = table()
    yeti, ascendant = t.minion(), t.minion("ICC_210")
    t.end_turn()
    assert (stats(yeti), stats(ascendant)) == ((5, 6), (2, 2))


def test_obsidian_statue_takes_one_with_it() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.kill(t.minion("ICC_214"))
    assert yeti.zone == Zone.GRAVEYARD


def test_spirit_lash_heals_by_what_it_hurts() -> None:
    t = table("HERO_09")
    hero, bodies = t.hurt(1, 9), [t.minion(), t.minion(side=2)]
    t.play("ICC_802")
    assert ([e.get(DAMAGE) for e in bodies], hero.get(DAMAGE)) == ([1, 1], 7)


def test_devour_mind_copies_three_cards_of_the_enemy_deck() -> None:
    t = table()
    first, second, third, _ = t.deck("CS2_182", "CS2_200", "CS2_231", "CS2_029", side=2)
    t.answers(third, first, second)
    t.play("ICC_207")
    assert (t.cards(), len(t.game.deck[2])) == (["CS2_231", "CS2_182", "CS2_200"], 4)


def test_voidform_is_ready_again_once_a_card_was_played() -> None:
    t = table()
    power = t.hero_power("ICC_830p")
    t.play(power, t.hero(2))
    assert t.refuses(power, t.hero(2))
    t.play("CS2_182")
    t.play(power, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_shadowreaper_anduin_destroys_the_strong() -> None:
    t = table()
    t.minion(), t.minion("CS2_186"), t.minion("CS2_186", side=2), t.minion(side=2)
    t.play("ICC_830")
    assert (t.row(), t.row(2)) == ([YETI], [YETI])
    assert t.power().card_id == "ICC_830p"


def test_shadow_essence_summons_a_five_five_of_the_deck() -> None:
    t = table()
    t.deck("CS2_231", "CS2_008", YETI)
    t.answers(YETI)
    t.play("ICC_235")
    assert t.row() == [YETI]
    assert stats(t.at(1, 0)) == (5, 5)
    assert [e.card_id for e in t.at(1, 0).attached] == ["ICC_235e"]


def test_eternal_servitude_brings_a_dead_friend_back() -> None:
    t = table()
    t.kill(t.minion(), t.minion("CS2_200"), t.minion("CS2_120"), t.minion("CS2_231", side=2))
    t.answers(YETI, "CS2_200", "CS2_120", "CS2_200")
    t.play("ICC_213")
    assert t.row() == ["CS2_200"]
