"""A logged state becomes an engine game and stays what it was."""

from __future__ import annotations

from builders import MINE, board, card, hand, mine, minion, my_hero, registry, store, thing
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import ATK, COST, HEALTH, ZONE
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.engine.load import game_from_state
from hsreplay_sim.engine.oracle import Sequential
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.stats import recompute

BUILD = 54613


def test_zones_come_from_tags() -> None:
    axe = thing(CardType.WEAPON, atk=3, health=2)
    secret, deck = card("EX1_295"), [card("CS2_029")] * 3
    game = board([minion(1, 1)], hand=[card("CS2_029")], deck=deck, secrets=[secret], weapon=axe)
    assert [len(game.deck[MINE]), len(game.hand[MINE]), len(game.secrets[MINE])] == [3, 1, 1]
    assert game.board[MINE] == [mine(game)]
    assert game.weapon[MINE] is not None
    assert my_hero(game).type == CardType.HERO
    assert game.current == MINE


def test_the_state_is_copied() -> None:
    state = TagState()
    state.put(1, ZONE, Zone.PLAY)
    game = game_from_state(state, store().at(BUILD), registry(), Sequential(), BUILD)
    game.set(game.entities[1], ATK, 5)
    assert state.tags == {1: {ZONE: Zone.PLAY}}


def test_order_of_entry_is_taken_over() -> None:
    state = TagState()
    for entity in (4, 5):
        state.tags[entity] = {202: CardType.MINION, ZONE: Zone.PLAY, 50: 1, HEALTH: 1}
    arguments = (state, store().at(BUILD), registry(), Sequential(), BUILD)
    by_id = game_from_state(*arguments).board[1]
    by_age = game_from_state(*arguments, {4: 9, 5: 2}).board[1]
    assert [entity.id for entity in by_id] == [4, 5]
    assert [entity.id for entity in by_age] == [5, 4]


def test_stats_that_no_known_source_explains_survive_a_recomputation() -> None:
    game = board([card("CS2_182", atk=7, health=9)], hand=[card("CS2_029", cost=1)])
    update_auras(game)
    recompute(game, mine(game))
    recompute(game, hand(game))
    assert game.out == []
    yeti, fireball = mine(game), hand(game)
    assert (yeti.get(ATK), yeti.get(HEALTH), fireball.get(COST)) == (7, 9, 1)


def test_a_loaded_game_is_at_rest() -> None:
    game = board([minion(1, 1)], hand=[card("CS2_029")])
    assert not game.dirty
    assert not game.maybe_dead
    assert not game.auras_dirty


def test_a_loaded_game_finds_the_dead_by_id_whatever_order_they_are_listed_in() -> None:
    """As the game does in which they died: Resurrect asks for one of them."""
    state = TagState()
    for entity in (9, 4, 7):
        state.tags[entity] = {202: CardType.MINION, ZONE: Zone.GRAVEYARD, 50: 1}
    game = game_from_state(state, store().at(BUILD), registry(), Sequential(), BUILD)
    assert list(game.entities) == [4, 7, 9]
    assert [entity.order for entity in game.entities.values()] == [2, 3, 1]
