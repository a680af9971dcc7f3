"""Knights of the Frozen Throne: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE
from table import stats, table


def test_despicable_dreadlord_stings_every_turn() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("ICC_075")
    t.end_turn()
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (0, 1)


def test_bloodreaver_guldan_brings_the_demons_back() -> None:
    t = table("HERO_07")
    hero = t.hurt(1, 12)
    t.kill(t.minion("CS2_065"), t.minion("LOOT_368"), t.minion())
    t.kill(*t.game.row(1))
    new = t.play("ICC_831")
    assert hero.zone == Zone.SETASIDE
    assert t.hero(1) is new
    assert new.get(DAMAGE) == 12
    assert sorted(t.row()) == ["CS2_065"] * 4 + ["LOOT_368"]
    t.play(t.power(), t.hero(2))
    assert (t.power().card_id, t.hero(2).get(DAMAGE)) == ("ICC_831p", 3)
    assert new.get(DAMAGE) == 9


def test_bloodreaver_guldan_summons_demons_in_no_order_while_there_is_room() -> None:
    """U146:6815: six of eleven."""
    t = table("HERO_07")
    t.minion(), t.minion(), t.minion(), t.minion()
    demons = [t.minion(card) for card in ("CS2_065", "LOOT_368", "CS2_059")]
    t.kill(*demons)
    for token in t.game.row(1)[4:]:
        t.game.move(token, Zone.SETASIDE)
    t.answers(demons[2], demons[0], demons[1])
    t.play("ICC_831")
    assert t.row()[4:] == ["CS2_059", "CS2_065", "LOOT_368"]


def test_defile_goes_on_while_it_kills() -> None:
    t = table("HERO_07")
    t.minion("CS2_168")
    t.minion("CS2_172")
    ogre = t.minion("CS2_200", 2)
    t.play("ICC_041")
    assert t.row() == []
    assert ogre.get(DAMAGE) == 3


def test_gnomeferatu_removes_a_card_of_the_other_deck() -> None:
    t = table("HERO_07")
    top, below = t.deck("CS2_182", "CS2_231", side=2)
    t.play("ICC_407")
    assert (top.zone, t.game.deck[2]) == (Zone.GRAVEYARD, [below])


def test_drain_soul_heals_its_caster() -> None:
    t = table("HERO_07")
    yeti = t.minion(side=2)
    t.hurt(1, 5)
    t.play("ICC_055", yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (2, 3)


def test_howlfiend_howls_a_card_away() -> None:
    t = table()
    coin, yeti = t.hand("GAME_005"), t.hand("CS2_182")
    t.answers(coin)
    t.attack(t.minion("ICC_218"), t.minion("CS2_120", side=2))
    assert t.game.hand[1] == [yeti]


def test_sanguine_reveler_feeds_on_a_friend() -> None:
    t = table("HERO_07")
    assert stats(t.play("ICC_903")) == (1, 1)
    yeti = t.minion()
    assert stats(t.play("ICC_903", yeti)) == (3, 3)
    assert yeti.zone == Zone.GRAVEYARD


def test_unwilling_sacrifice_takes_an_enemy_along() -> None:
    t = table()
    mine, theirs, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.answers(theirs)
    t.play("ICC_469", mine)
    assert (mine.zone, theirs.zone, other.zone) == (Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.PLAY)
