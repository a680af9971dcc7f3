"""The Witchwood: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, stats, table


def test_nightscale_matriarch_hatches_a_whelp_for_a_healed_friend() -> None:
    t = table()
    t.minion("GIL_190")
    yeti, foe = t.minion(damage=2), t.minion(side=2, damage=2)
    t.play("CS2_089", foe)
    assert t.row() == ["GIL_190", yeti.card_id]
    t.play("CS2_089", yeti)
    assert t.row() == ["GIL_190", "GIL_190t", yeti.card_id]


def test_quartz_elemental_is_barred_while_damaged() -> None:
    t = table()
    whole, hurt = t.minion("GIL_156"), t.minion("GIL_156")
    foe = t.minion("CS2_231", side=2)
    assert not t.refuses(hurt, foe)
    t.play("CS2_024", hurt)
    assert (t.refuses(whole, foe), t.refuses(hurt, foe)) == (False, True)


def test_coffin_crasher_summons_from_the_hand() -> None:
    t = table()
    crasher = t.minion("GIL_805")
    t.hand(YETI)
    t.hand("EX1_096")
    beetle = t.hand("LOOT_413")
    t.answers(beetle)
    t.kill(crasher)
    assert t.row() == ["LOOT_413"]


def test_squashling_restores_health() -> None:
    t = table()
    t.play("GIL_835", t.hurt(1, 5))
    assert t.hero(1).get(DAMAGE) == 3


def test_divine_hymn_heals_all_friends() -> None:
    t = table()
    yeti, foe = t.minion(damage=3), t.minion(side=2, damage=3)
    t.hurt(1, 10)
    t.play("GIL_661")
    assert (yeti.get(DAMAGE), foe.get(DAMAGE), t.hero(1).get(DAMAGE)) == (0, 3, 4)


def test_vivid_nightmare_summons_a_copy_with_one_health() -> None:
    t = table()
    t.play("GIL_813", t.minion())
    assert [(stats(e), e.get(DAMAGE)) for e in t.game.board[1]] == [((4, 5), 0), ((4, 1), 4)]
