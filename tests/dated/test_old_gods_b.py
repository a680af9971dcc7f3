"""C'Thun, N'Zoth and Fandral Staghelm in reports of 2016 and 2017."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand

MISTCALLERS = ("The Mistcaller",) * 4


def emperors(build: int, *, in_hand: bool) -> int:
    """How many Emperors come for a C'Thun that four Mistcallers made 10/10."""
    game, me, _ = position("SHAMAN", build=build, decks=(["C'Thun"], ["Wisp"]))
    if in_hand:
        me.draw()
    game.play(*MISTCALLERS)
    for minion in me.field:
        minion.destroy()
    game.play("Twin Emperor Vek'lor")
    return len(me.field)


@pytest.mark.parametrize(("build", "health"), [(12574, 8), (13030, 8), (13619, 1)])
def test_cthun_returns_unhurt_if_a_ritual_has_raised_it(build: int, health: int) -> None:
    """D-208: Redemption brings a C'Thun of 8/8 back with 8 Health, since 5.2 with 1."""
    game, me, _ = position("PALADIN", build=build, decks=(["C'Thun"], ["Wisp"]))
    game.play("Beckoner of Evil")
    (cthun,) = me.draw()
    cthun.play()
    game.play("Redemption")
    assert (cthun.atk, cthun.health) == (8, 8)
    game.end_turn()
    cthun.destroy()
    assert names(me.field) == ["Beckoner of Evil", "C'Thun"]
    assert (me.field[-1].atk, me.field[-1].health) == (8, health)


@pytest.mark.parametrize("build", [12574, 13030, 19632])
def test_cthun_returns_with_one_health_if_no_ritual_has_raised_it(build: int) -> None:
    """D-209: Redemption brings a C'Thun of 6/6 back with 1 Health."""
    game, me, _ = position("PALADIN", build=build)
    game.play("C'Thun", "Redemption")
    game.end_turn()
    me.field[-1].destroy()
    assert [(each.name, each.health) for each in me.field] == [("C'Thun", 1)]


def test_twin_emperor_does_not_see_a_buff_on_cthun_in_the_deck() -> None:
    """D-210: C'Thun is 10/10 in the deck by Mistcallers, none by rituals: one Emperor."""
    assert emperors(20970, in_hand=False) == 1


def test_twin_emperor_sees_a_buff_on_cthun_in_the_hand() -> None:
    """D-211: C'Thun is 10/10 in the hand by Mistcallers: two Emperors."""
    assert emperors(20970, in_hand=True) == 2


@pytest.mark.parametrize("build", [13030, 19632])
def test_dark_wispers_of_both_kinds_is_for_minions(build: int) -> None:
    """D-212: beside Fandral it is aimed at minions only, and does both."""
    _, me, foe = position("DRUID", build=build)
    fandral, yeti = stand(me, "Fandral Staghelm", "Chillwind Yeti")
    spell = me.give("Dark Wispers")
    assert set(spell.targets) == {fandral, yeti}
    spell.play(yeti)
    assert (yeti.atk, yeti.health, yeti.taunt) == (9, 10, True)
    assert names(me.field[2:]) == ["Wisp"] * 5
    assert not foe.field


@pytest.mark.parametrize(
    ("build", "friend"), [(12574, 7), (18792, 7), (19632, 7), (20457, 5), (23576, 5)]
)
def test_both_halves_of_starfall_on_a_friend(build: int, friend: int) -> None:
    """D-213, D-214: the target took 7 whosever it was; since 9.0 a friend takes 5."""
    game, me, foe = position("DRUID", build=build)
    _, mine = stand(me, "Fandral Staghelm", "War Golem")
    mine.max_health = 10
    (theirs,) = stand(foe, "War Golem")
    game.play("Starfall", target=mine)
    assert (mine.damage, theirs.damage) == (friend, 2)


@pytest.mark.parametrize("build", [20457, 23576])
def test_both_halves_of_wrath_hurt_one_after_the_other(build: int) -> None:
    """D-215: an Acolyte of Pain is hurt by 3, then by 1, and draws twice."""
    game, me, foe = position("DRUID", build=build)
    stand(me, "Fandral Staghelm")
    (acolyte,) = stand(foe, "Acolyte of Pain")
    acolyte.max_health = 10
    game.play("Wrath", target=acolyte)
    assert acolyte.damage == 4
    assert (len(me.hand), len(foe.hand)) == (1, 2)


@pytest.mark.parametrize("seed", range(12))
def test_raven_idol_offers_different_cards_beside_fandral(seed: int) -> None:
    """D-216: no card is offered twice."""
    _, me, _ = position("DRUID", build=19632, seed=seed)
    stand(me, "Fandral Staghelm")
    me.give("Raven Idol").play()
    offered = names(me.choice.cards)
    assert len(set(offered)) == len(offered) == 3


def test_nzoth_looks_at_the_card_that_died_not_at_its_present_state() -> None:
    """D-269: a Malorne that died, came back and is silenced now is summoned by N'Zoth."""
    game, me, _ = position("DRUID", build=13030, decks=([], ["Wisp"]))
    me.summon("Malorne").destroy()
    (malorne,) = me.draw()
    malorne.play()
    game.play("Silence", target=malorne)
    game.play("N'Zoth, the Corruptor")
    assert names(me.field) == ["Malorne", "N'Zoth, the Corruptor", "Malorne"]
