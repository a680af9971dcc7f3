"""Madness at the Darkmoon Faire: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, LIFESTEAL
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "left"), [("DMF_118", (1, 6)), ("DMF_118t", (6, 1))])
def test_tickatus_removes_five_cards_of_a_deck(card_id: str, left: tuple[int, int]) -> None:
    t = table("HERO_07", build=88998)
    for side in (1, 2):
        t.deck(*[YETI] * 6, side=side)
    t.play(card_id)
    assert tuple(len(t.game.deck[side]) for side in (1, 2)) == left


def test_cascading_disaster_grows_with_each_corruption() -> None:
    t = table(build=179020)
    foes = [t.minion(side=2) for _ in range(7)]
    small, middle, large = t.hand("DMF_117"), t.hand("DMF_117t"), t.hand("DMF_117t2")
    t.answers(foes[1])
    t.play(small)
    t.answers(foes[2], foes[3])
    t.play(middle)
    t.answers(foes[4], foes[5], foes[6])
    t.play(large)
    assert t.game.row(2) == [foes[0]]


def test_cascading_disaster_is_corrupted_twice() -> None:
    t = table(build=179020, mana=40)
    card = t.hand("DMF_117")
    t.play("CS2_200")
    assert card.card_id == "DMF_117t"
    t.play("CS2_200")
    assert card.card_id == "DMF_117t2"


def test_wicked_whispers_discards_the_cheapest_card() -> None:
    t = table(build=90336)
    yeti, kept = t.minion(), t.hand("CS2_200")
    t.hand("GAME_005")
    t.play("DMF_119")
    assert (t.game.hand[1], stats(yeti)) == ([kept], (5, 6))


def test_ring_matron_leaves_two_imps() -> None:
    t = table(build=90336)
    t.kill(t.minion("DMF_533"))
    assert t.row() == ["DMF_533t", "DMF_533t"]


def test_free_admission_is_for_two_demons() -> None:
    for second, cost in (("CS2_065", 1), (YETI, 4)):
        t = table(build=74257)
        t.deck("CS2_029", "CS2_065", second)
        t.play("DMF_113")
        drawn = t.game.in_row(t.game.hand[1])
        assert [e.card_id for e in drawn] == ["CS2_065", second]
        assert drawn[1].get(COST) == max(0, cost - 2 * (second != YETI))


def test_a_fire_breather_spares_demons() -> None:
    t = table("HERO_07", build=90000)
    own, foe, demon = t.minion(), t.minion(side=2), t.minion("CS2_065")
    t.play("DMF_110")
    assert [e.get(DAMAGE) for e in (own, foe, demon)] == [2, 2, 0]


def test_a_manari_mosher_excites_a_demon() -> None:
    t = table("HERO_07", build=90000)
    demon, mosher = t.minion("CS2_065"), t.hand("DMF_111")
    assert t.refuses(mosher, t.minion())
    t.play(mosher, demon)
    assert [*stats(demon), demon.get(LIFESTEAL)] == [4, 3, 1]
    t.round()
    assert [*stats(demon), demon.get(LIFESTEAL)] == [1, 3, 0]


def test_a_backfire_draws_and_burns() -> None:
    t = table("HERO_07", build=90000)
    t.deck(*[YETI] * 4)
    t.play("YOP_033")
    assert [len(t.cards()), t.hero(1).get(DAMAGE)] == [3, 3]
