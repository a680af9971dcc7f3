"""A game put aside is the same game: what its state holds beyond the cards comes along."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    CURRENT_SPELLPOWER,
    DAMAGE,
    HEALTH,
    RESOURCES,
    RESOURCES_USED,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.engine.load import game_from_state, ledger_of, open_ledger, state_of
from hsreplay_sim.engine.rules.damage import destroy
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.following import write
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.oracle import SeededOracle
from proof.saves import goes_on, points
from random_positions import played, step
from table import table

BUILD = 185749
YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)
FIREBALL = "CS2_029"


def wealthy(build: int = BUILD) -> tuple[Game, TagState]:
    """A game in its first turn with mana, and its state, to be doctored."""
    game = Game.new(YETIS, YETIS, seed=1, build=build).start(1).skip_mulligan()
    player = game.player1.entity
    player.tags |= {RESOURCES: 10, RESOURCES_USED: 0}
    game.player1.summon("Chillwind Yeti")
    return game, game.state()


def fireball(game: Game) -> int:
    """What a Fireball does to the enemy hero."""
    game.player1.give(FIREBALL).play(game.player2.hero)
    return game.player2.hero.entity.get(DAMAGE)


def cost(game: Game, entity_id: int) -> int:
    """What a card costs now."""
    return game.card(entity_id).entity.get(COST)


def test_a_copy_keeps_spell_damage_that_no_card_explains() -> None:
    game, state = wealthy()
    state.tags[game.player1.entity.id][CURRENT_SPELLPOWER] = 3
    loaded = Game.from_state(state, order=game.order(), build=BUILD)
    twin = loaded.copy()
    assert fireball(loaded) == 9
    assert fireball(twin) == 9


def test_going_back_keeps_spell_damage_that_no_card_explains() -> None:
    game, state = wealthy()
    state.tags[game.player1.entity.id][CURRENT_SPELLPOWER] = 3
    loaded = Game.from_state(state, order=game.order(), build=BUILD)
    saved = Saved(loaded.engine)
    loaded.engine.untagged.player_residues.clear()
    saved.restore(loaded.engine)
    assert fireball(loaded) == 9


def test_a_copy_ends_an_aura_that_has_no_enchantment() -> None:
    game, _ = wealthy(build=22611)
    game.player1.give("Loatheb").play()
    spell = game.player2.give(FIREBALL)
    game.end_turn()
    twin = game.copy()
    assert [cost(each, spell.entity_id) for each in (game, twin)] == [9, 9]
    for each in (game, twin):
        each.end_turn()
    assert [cost(each, spell.entity_id) for each in (game, twin)] == [4, 4]


def test_a_copy_keeps_stats_that_no_enchantment_explains() -> None:
    game, state = wealthy()
    state.tags[game.player1.field[0].entity.id] |= {ATK: 9, HEALTH: 9}
    twin = Game.from_state(state, order=game.order(), build=BUILD).copy()
    blessed = twin.player1.field[0]
    twin.player1.give("Blessing of Kings").play(blessed)
    assert (blessed.atk, blessed.health) == (13, 13)


def test_what_a_copy_goes_through_does_not_touch_the_ledger_of_the_first() -> None:
    game, state = wealthy()
    state.tags[game.player1.field[0].entity.id][ATK] = 9
    loaded = Game.from_state(state, order=game.order(), build=BUILD)
    before = loaded.engine.untagged.copy()
    twin = loaded.copy()
    twin.player1.give(FIREBALL).play(twin.player1.field[0])
    assert loaded.engine.untagged == before
    assert twin.engine.untagged != before


def test_a_copy_made_later_has_the_texts_of_the_state_that_was_saved() -> None:
    """A Spellstone that was upgraded meanwhile was upgraded twice in the copy (U151, step 26)."""
    game, _ = wealthy()
    engine = game.engine
    yeti = game.player1.field[0].entity
    saved = Saved(engine)
    card, script = yeti.card, yeti.script
    game.player1.give("CS2_022").play(game.player1.field[0])
    assert yeti.card_id != "CS2_182"
    other = saved.copy(engine, engine.oracle).entities[yeti.id]
    assert (other.card_id, other.card, other.script) == ("CS2_182", card, script)


def test_what_has_not_changed_is_saved_without_a_copy() -> None:
    game, _ = wealthy()
    engine, yeti = game.engine, game.player1.field[0].entity
    engine.drop_packets()
    first = Saved(engine)
    engine.set(yeti, DAMAGE, 2)
    engine.drop_packets()
    then = Saved(engine, first)
    assert [each for each in then.kept if then.kept[each] is not first.kept[each]] == [yeti.id]
    assert then.kept == Saved(engine).kept


def test_what_the_log_set_is_saved_anew() -> None:
    game, _ = wealthy()
    engine, yeti = game.engine, game.player1.field[0].entity
    first = Saved(engine)
    write(engine, yeti, ATK, 9)
    assert Saved(engine, first).copy(engine, engine.oracle).entities[yeti.id].get(ATK) == 9
    assert first.copy(engine, engine.oracle).entities[yeti.id].get(ATK) == 4


# --- games that play themselves ------------------------------------------------------------------

GAMES, AHEAD = 2, 5


def again(engine: Engine) -> Engine:
    """The engine's state made a game, as a saved one would be."""
    build, state = engine.profile.build, state_of(engine)
    loaded = game_from_state(state, engine.cards, engine.scripts, engine.oracle, build)
    open_ledger(loaded, ledger_of(engine))
    return loaded


@pytest.mark.parametrize("build", [9786, 20457, 29933, 90336, 185749, 241170])
def test_a_copy_a_loaded_game_and_its_copy_go_on_alike(build: int) -> None:
    for engine, seed in (point for game in range(GAMES) for point in points(game, build)):
        loaded = again(engine)
        twin = Saved(loaded).copy(loaded, loaded.oracle)
        own = Saved(engine).copy(engine, loaded.oracle)
        expected = goes_on(own, seed, AHEAD)
        assert goes_on(loaded, seed, AHEAD) == expected, seed
        assert goes_on(twin, seed, AHEAD) == expected, seed


@pytest.mark.parametrize("build", [9786, 29933, 185749, 241170])
def test_a_state_saved_after_another_is_whole(build: int) -> None:
    game, oracle = played(build, turns=3), SeededOracle(f"saved {build}")
    saved = Saved(game.engine)
    while not game.ended and game.turn < 12:
        step(game, oracle)
        saved = Saved(game.engine, saved)
        now = [(e, e.card_id, e.tags, e.order) for e in game.engine.entities.values()]
        assert [each[:4] for each in saved.kept.values()] == now


@pytest.mark.parametrize("build", [7234, 25770])
def test_an_enchantment_of_which_the_build_has_no_card_is_one_in_a_copy_too(build: int) -> None:
    """The card data have that of Wee Spellstopper since 25770."""
    t = table(build=build)
    yeti = t.minion()
    stopper = t.minion("GVG_122")
    twin = Saved(t.game).copy(t.game, t.game.oracle)
    since = len(twin.out)
    twin.touch_auras()
    update_auras(twin)
    assert twin.out[since:] == []
    (worn,) = twin.entities[yeti.id].attached
    assert (worn.card_id, worn.type) == ("GVG_122e", CardType.ENCHANTMENT)
    destroy(twin, None, [twin.entities[stopper.id]])
    settle(twin)
    assert twin.entities[yeti.id].attached == []
