"""Makes an engine game from a state, and a state of a game: the way into the middle of a game.

All state is tags (laws 1 and 2 of the design), so a state is loaded by making its entities and
rebuilding the caches. What the tags hold beyond the known sources of a stat is kept as a residue.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    HEALTH,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    TURN,
)
from hsreplay_sim.base.tagstate import Ledger, Noted, TagState
from hsreplay_sim.engine.rules import cost_auras, player_tags
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.stats import explains, fold, residue
from hsreplay_sim.engine.state.beyond import NOTHING, Past
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import come_to_rest, have_had, suspect_the_doomed, write
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from hsreplay_sim.builds.profile import Profile
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.oracle import Oracle
    from hsreplay_sim.engine.text import Script, Scripts


def game_from_state(
    state: TagState,
    cards: CardSet,
    scripts: Scripts,
    oracle: Oracle,
    build: int | Profile,
    order: dict[int, int] | None = None,
) -> Game:
    """Make a game at rest with the entities of `state`; their tags are copied.

    `order` maps an entity id to the age of its stay in its zone; lower is older (the order in which
    a fold saw it enter). Entities that it lacks count as the oldest, by id. Without it they are as
    old as `state` lists them. The game holds them by id, as one does in which they were made:
    a text that looks for the dead finds them in that order.
    """
    game = Game(cards, scripts, oracle, build)
    listed = {entity_id: age for age, entity_id in enumerate(state.tags, 1)}
    ages = listed if order is None else order
    for entity_id, tags in sorted(state.tags.items()):
        entity = Entity(entity_id, state.cards.get(entity_id, ""), dict(tags))
        game.attach_card(entity, entity.card_id)
        entity.order = ages.get(entity_id, 0)
        game.entities[entity_id] = entity
    game.index()
    _recall_the_dead(game)
    keep_residues(game)
    return game


def set_scenario(game: Game, script: Script) -> None:
    """Let the GAME entity have a text: that of an adventure or a brawl (R275)."""
    game.root.script = script
    game.renew(game.root)


def open_ledger(game: Game, ledger: Ledger) -> None:
    """Let a game that was loaded know what the one that was saved knew, in place of guesses.

    What the stats hold beyond their sources is as it was where that makes the stats of the state: a
    build other than the saved one prints other cards. Auras on costs may ask what was played, so
    they are renewed first.
    """
    beyond = game.beyond
    beyond.played, beyond.died = _recalled(game, ledger.played), _recalled(game, ledger.died)
    if ledger.summoned:
        beyond.summoned = _recalled(game, ledger.summoned)
    beyond.undying, beyond.innate = set(ledger.undying), dict(ledger.innate)
    beyond.makers = dict(ledger.makers)
    renewed = {host.id for host in cost_auras.update(game)}
    for number, entity in game.entities.items():
        have_had(entity, ledger.zeros.get(number, ()))
        saved = ledger.residues.get(number, NOTHING)
        if explains(game, entity, saved):
            beyond.keep(number, saved)
        elif number in renewed:
            residue(game, entity)


def _recalled(game: Game, noted: Iterable[Noted]) -> list[Past]:
    past = []
    for turn, number, card_id, tags in noted:
        likeness = Entity(number, card_id, dict(tags))
        game.attach_card(likeness, card_id)
        past.append((turn, likeness))
    return past


def ledger_of(game: Game) -> Ledger:
    """What a game knows beyond the state that :func:`state_of` gives."""
    beyond = game.beyond
    played, died, summoned = (
        [Noted(turn, each.id, each.card_id, _told(each)) for turn, each in past]
        for past in (beyond.played, beyond.died, beyond.summoned)
    )
    zeros = {
        each.id: sorted(tag for tag, value in each.tags.items() if not value)
        for each in game.entities.values()
    }
    return Ledger(
        played,
        died,
        sorted(beyond.undying),
        dict(beyond.innate),
        dict(beyond.makers),
        dict(beyond.residues),
        {number: tags for number, tags in zeros.items() if tags},
        summoned,
    )


def _told(entity: Entity) -> dict[int, int]:
    return {tag: value for tag, value in entity.tags.items() if value}


def _recall_the_dead(game: Game) -> None:
    """Minions in the graveyard count as dead, the last of them since this turn began if so told."""
    turn = game.root.get(TURN) if game.game is not None else 0
    for side in (1, 2):
        player = game.player[side]
        dead = [
            each
            for each in game.entities.values()
            if each.zone == Zone.GRAVEYARD
            and each.type == CardType.MINION
            and each.controller == side
        ]
        dead.sort(key=attrgetter("order"))
        fresh = player.get(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN) if player is not None else 0
        for place, each in enumerate(dead, 1):
            when = turn if place > len(dead) - fresh else 0
            game.beyond.died.append((when, each.likeness()))


def state_of(game: Game) -> TagState:
    """A copy of every tag of every entity, listed as they entered their zones."""
    state = TagState()
    for entity in sorted(game.entities.values(), key=lambda each: (each.order, each.id)):
        state.cards[entity.id] = entity.card_id
        state.tags[entity.id] = _told(entity)
    return state


def put(game: Game, entity: Entity, tag: int, value: int) -> None:
    """Write a tag that no move has changed: a position is set up. It counts as explained."""
    game.set(entity, tag, value)
    _explain(game, (entity.id,))
    if entity.doomed:
        game.may_die(entity)
    game.touch(entity)
    game.touch_auras()


def lay_auras(game: Game) -> None:
    """Lay the auras of a board that was told in numbers: what they give is in its stats already.

    Of players and of cards in hand it tells nothing: their sums and costs follow from the board.
    """
    stats = (ATK, HEALTH, DAMAGE)
    told = [(body, [body.get(tag) for tag in stats]) for body in game.characters()]
    game.beyond.player_residues.clear()
    for card in (*game.hand[1], *game.hand[2]):
        game.beyond.residues.pop(card.id, None)
        game.touch(card)
    game.touch_auras()
    update_auras(game)
    for body, numbers in told:
        for tag, value in zip(stats, numbers, strict=True):
            game.set(body, tag, value)
    game.drop_packets()
    keep_residues(game)


def keep_residues(game: Game) -> None:
    """Treat the present stats as explained and the state as settled: nothing is pending."""
    cost_auras.update(game)
    _explain(game, game.entities)
    come_to_rest(game)
    game.auras_dirty = False


def price_unseen(game: Game, numbers: Iterable[int]) -> None:
    """Let cards of which only the name is known cost what follows from all that is told."""
    for number in numbers:
        card = game.entities[number]
        if card.zone == Zone.HAND:
            atk, health, _ = game.beyond.residue(number)
            game.beyond.keep(number, (atk, health, 0))
            write(game, card, COST, max(0, fold(game, card)[2]))


def follow_the_log(game: Game, touched: Iterable[int]) -> None:
    """Treat the tags of `touched` entities as explained: they come from the recording."""
    come_to_rest(game)
    hosts = cost_auras.update(game)
    _explain(game, (*touched, *[host.id for host in hosts]))
    suspect_the_doomed(game)


def _explain(game: Game, entity_ids: Iterable[int]) -> None:
    """Enter into the ledger what the tags hold beyond the known sources."""
    for entity_id in entity_ids:
        entity = game.entities.get(entity_id)
        if entity is not None and entity.card is not None:
            if entity.zone in (Zone.PLAY, Zone.HAND):
                residue(game, entity)
    player_tags.keep_player_residues(game)
