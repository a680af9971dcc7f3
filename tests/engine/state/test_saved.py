"""A game put aside is the same game: what its state holds beyond the cards comes along."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
from hsreplay_sim.engine.load import game_from_state
from hsreplay_sim.engine.moves.ending import over
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.engine.state.packets import FULL, SHOW
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import do, new_engine, random_move

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
    loaded.engine.beyond.player_residues.clear()
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
    before = loaded.engine.beyond.copy()
    twin = loaded.copy()
    twin.player1.give(FIREBALL).play(twin.player1.field[0])
    assert loaded.engine.beyond == before
    assert twin.engine.beyond != before


# --- games that play themselves ------------------------------------------------------------------

GAMES, EVERY, AHEAD = 2, 20, 5
"""Games of a build, moves from one point to the next, and moves made from each."""


def points(build: int) -> Iterator[tuple[Engine, str]]:
    """Self-played games at rest, and a seed for each point."""
    for seed in range(GAMES):
        engine, _ = new_engine(f"aside {seed}", build, vanilla=False)
        player, moves = SeededOracle(f"moves {seed}"), 0
        while not over(engine):
            if moves % EVERY == seed:
                yield engine, f"{seed} {moves}"
            do(engine, random_move(engine, player))
            moves += 1


def loaded(engine: Engine) -> Engine:
    """The engine's state made a game, as a recorded one would be."""
    state = TagState()
    for entity in engine.entities.values():
        state.cards[entity.id] = entity.card_id
        state.tags[entity.id] = {tag: value for tag, value in entity.tags.items() if value}
    ages = {entity.id: entity.order for entity in engine.entities.values()}
    return game_from_state(
        state, engine.cards, engine.scripts, engine.oracle, engine.profile.build, ages
    )


def goes_on(engine: Engine, seed: str) -> list[object]:
    """The packets of the next moves; a tag of 0 in what is shown says as little as none."""
    engine.oracle, player, start = SeededOracle(f"luck {seed}"), SeededOracle(seed), len(engine.out)
    for _ in range(AHEAD):
        if not over(engine):
            do(engine, random_move(engine, player))
    return [
        (*packet[:3], {tag: value for tag, value in packet[3].items() if value})
        if packet[0] in (FULL, SHOW)
        else packet[:4]
        for packet in engine.out[start:]
    ]


@pytest.mark.parametrize("build", [9786, 20457, 29933, 90336, 185749, 241170])
def test_a_copy_a_loaded_game_and_its_copy_go_on_alike(build: int) -> None:
    for engine, seed in points(build):
        again = loaded(engine)
        twin, own = Saved(again).copy(again, again.oracle), Saved(engine).copy(engine, again.oracle)
        expected = goes_on(own, seed)
        assert goes_on(again, seed) == expected, seed
        assert goes_on(twin, seed) == expected, seed
