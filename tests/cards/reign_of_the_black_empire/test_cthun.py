"""Reign of the Black Empire: the abilities of C'Thun."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, EXHAUSTED, LAST_COMBATANT, TAUNT
from hsreplay_sim.engine.options.legal import legal_options
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.play import Deck, Game
from table import YETI, Table, stats, table

BUILD = 255790
ALL = ("BE_013t1", "BE_013t2", "BE_013t6", "BE_013t4")


def rested(t: Table) -> Entity:
    return t.minion("BE_013")


def mates(t: Table) -> list[Entity]:
    """The friends of C'Thun."""
    return [each for each in t.game.row(1) if each.card_id != "BE_013"]


def triggered(t: Table, *abilities: str) -> None:
    """They lie in the graveyard, as what was cast does, and name who has cast them."""
    for each in abilities:
        t.game.create(each, 1, Zone.GRAVEYARD, tags={LAST_COMBATANT: t.hero(1).id})


def test_cthun_uses_each_of_four_abilities_once() -> None:
    t = table(build=BUILD)
    cthun = rested(t)
    enemy = t.minion("EX1_105", side=2)
    t.hurt(1, 10)
    t.play(cthun, enemy, option=2)
    assert (enemy.get(DAMAGE), t.hero(1).get(DAMAGE), cthun.get(EXHAUSTED)) == (5, 5, 1)
    assert t.refuses(cthun, option=3)
    t.round()
    assert t.refuses(cthun, enemy, option=2)
    t.play(cthun, option=3)
    assert (t.row().count("BE_013t5"), [stats(e) for e in mates(t)]) == (2, [(2, 3)] * 2)
    t.round()
    t.answers(*mates(t), 0, 0)
    t.play(cthun, option=1)
    assert (stats(cthun), [stats(e) for e in mates(t)]) == ((12, 12), [(4, 6)] * 2)
    t.round()
    t.answers(*[enemy] * 3, *[t.hero(2)] * 4)
    hurt = t.hero(2).get(DAMAGE)
    t.play(cthun, option=0)
    assert (t.row(2), t.hero(2).get(DAMAGE) - hurt) == ([], 4)


def test_cthun_attacks_when_all_abilities_are_spent() -> None:
    t = table(build=BUILD)
    cthun = rested(t)
    assert cthun.id in {each.entity.id for each in legal_options(t.game, 1)}
    for option in (0, 1, 3):
        t.play(cthun, option=option)
        t.round()
    enemy = t.minion("EX1_105", side=2)
    assert t.refuses(cthun, t.hero(2))
    t.play(cthun, enemy, option=2)
    t.round()
    t.attack(cthun, t.hero(2))


def test_an_old_god_arrives_ready() -> None:
    t = table(build=BUILD)
    cthun = t.play("BE_013")
    t.play(cthun, option=3)
    assert len(t.row()) == 3


def test_servants_need_room() -> None:
    t = table(build=BUILD)
    cthun = rested(t)
    t.fill(1)
    assert t.refuses(cthun, option=3)


def test_all_abilities_are_tripled_when_all_were_triggered() -> None:
    t = table(build=BUILD)
    cthun = rested(t)
    triggered(t, *ALL)
    t.play(cthun, option=3)
    assert [(stats(e), e.get(TAUNT)) for e in mates(t)] == [((6, 9), 1)] * 2
    t.round()
    t.play(cthun, option=1)
    assert (stats(cthun), [stats(e) for e in mates(t)]) == ((12, 12), [(12, 18)] * 2)
    t.round()
    enemy = t.minion("EX1_105", side=2)
    t.game.set(enemy, 45, 20)
    t.play(cthun, enemy, option=2)
    assert enemy.get(DAMAGE) == 15
    t.round()
    hurt = t.hero(2).get(DAMAGE) + enemy.get(DAMAGE)
    t.play(cthun, option=0)
    done = t.hero(2).get(DAMAGE) + (enemy.get(DAMAGE) if enemy.zone == Zone.PLAY else 20)
    assert done - hurt == 21


def test_three_abilities_triple_nothing() -> None:
    t = table(build=BUILD)
    cthun = rested(t)
    triggered(t, "BE_013t1", "BE_013t2", "BE_013t6")
    t.play(cthun, option=3)
    assert [stats(e) for e in mates(t)] == [(2, 3)] * 2


@pytest.mark.parametrize("chosen", [ALL, ("BE_013t4",) * 4, ("BE_013t4",) * 3 + ("BE_013t2",)])
def test_only_what_was_chosen_of_an_offer_was_triggered(chosen: tuple[str, ...]) -> None:
    t = table(build=BUILD)
    for each in chosen:
        enemy = t.minion("EX1_105", side=2)
        hits = {"BE_013t1": [t.hero(2)] * 7, "BE_013t2": [0], "BE_013t6": [enemy]}
        t.answers(each, *hits.get(each, []))
        servant = t.play("BE_204")
        t.kill(servant, enemy, *t.game.row(1))
    t.answers()
    t.play(rested(t), option=3)
    assert [stats(e) for e in mates(t)] == [(6, 9) if chosen == ALL else (2, 3)] * 2


def test_what_cthun_used_himself_was_triggered_too() -> None:
    t = table(build=BUILD)
    cthun = rested(t)
    triggered(t, "BE_013t1", "BE_013t2", "BE_013t6")
    t.play(cthun, option=3)
    t.round()
    t.play(cthun, option=1)
    assert [stats(e) for e in mates(t)] == [(8, 12)] * 2


def test_a_servants_ability_is_never_tripled() -> None:
    t = table(build=BUILD)
    triggered(t, *ALL)
    t.answers("BE_013t4")
    t.play("BE_204")
    assert [(e.card_id, stats(e)) for e in t.game.row(1)[1:]] == [("BE_013t5", (2, 3))] * 2


def test_a_glare_that_is_cast_hits_a_random_enemy_minion_and_heals() -> None:
    t = table(build=BUILD)
    t.hurt(1, 10)
    one, two = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    t.answers("BE_013t6", two)
    t.play("BE_204")
    assert [e.get(DAMAGE) for e in (one, two, t.hero(1))] == [0, 5, 5]


def test_a_wrath_and_a_domain_that_are_cast() -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.answers("BE_013t1", *[t.hero(2)] * 7)
    slitherer = t.play("BE_204")
    assert t.hero(2).get(DAMAGE) == 7
    t.answers("BE_013t2", yeti, slitherer)
    t.play("BE_204")
    assert (stats(yeti), stats(slitherer)) == ((6, 8), (8, 10))


def test_an_ability_costs_no_mana() -> None:
    t = table(build=BUILD, mana=10)
    cthun = t.play("BE_013")
    t.play(cthun, option=3)  # its card has a Cost of 2, which is hidden
    assert (len(mates(t)), t.spent()) == (2, 10)


def test_players_use_an_old_god_and_choose_for_its_servants() -> None:
    deck = Deck("MAGE", [YETI] * 10)
    game = Game.new(deck, deck, build=BUILD, allow_missing=True)
    game.start(first=1).skip_mulligan()
    player = game.player1
    player.max_mana = player.mana = 10
    cthun = player.give("BE_013")
    cthun.play()
    cthun.use(choose=3)
    assert sorted(each.id for each in player.field) == ["BE_013", "BE_013t5", "BE_013t5"]
    player.mana = 10
    player.give("BE_204").play()
    assert game.choice is not None
    assert [each.id for each in game.choice.cards] == list(ALL)
    game.choice.choose("BE_013t4")
    assert sum(each.id == "BE_013t5" for each in player.field) == 4
