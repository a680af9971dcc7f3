"""Make an engine game of a state, and a state of a game: the way into the middle of a game.

All state is tags (laws 1 and 2 of the design), so a state is loaded by making its entities and
rebuilding the caches. What the tags hold beyond the known sources of a stat is kept as a residue.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from hsreplay_sim.engine.rules.enchantments import (
    auras_at_work,
    laid,
    orphans,
    selected,
    update_auras,
)
from hsreplay_sim.engine.rules.keyword_grants import queue_grants
from hsreplay_sim.engine.rules.stats import compute_stats, explains, store_unexplained_stats
from hsreplay_sim.engine.state.entities import Entity, Likeness
from hsreplay_sim.engine.state.following import (
    clear_pending,
    have_had,
    queue_mortally_wounded,
    write,
)
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.state.piles import Piles
from hsreplay_sim.engine.state.untagged import NOTHING, Past

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
    """Return a new game at rest with the entities of `state`; their tags are copied.

    `order` maps an entity id to the age of its stay in its zone: a lower number is an older stay.
    An id that it lacks counts as the oldest; equal ages are sorted by id. Without `order` the ages
    follow the order in which `state` lists the entities. `Game.entities` is sorted by id, as in a
    game played from the start: a text that looks for the dead finds them in that order.
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
    """Make `script` the text of the GAME entity and make that entity the youngest listener.

    It is the text of an adventure or a brawl (R275).
    """
    game.root.script = script
    game.renew(game.root)


def open_ledger(game: Game, ledger: Ledger) -> None:
    """Replace what a loaded game guessed about its past by the saved `ledger`.

    Call it after `game_from_state`. Played cards, dead minions and the like come from the ledger. A
    saved residue replaces the present one only if it explains the stats of the state: a build other
    than the saved one prints other cards. The auras on costs are updated before that, because they
    may ask what was played.
    """
    untagged = game.untagged
    untagged.played, untagged.died = _recalled(game, ledger.played), _recalled(game, ledger.died)
    if ledger.summoned:
        untagged.summoned = _recalled(game, ledger.summoned)
    untagged.discarded = _recalled(game, ledger.discarded)
    untagged.discovered = _recalled(game, ledger.discovered)
    untagged.opening = _recalled(game, ledger.opening)
    untagged.attacks, untagged.tallies = dict(ledger.attacks), dict(ledger.tallies)
    untagged.spell_damage = dict(ledger.spell_damage)
    untagged.hero_hurt = dict(ledger.hero_hurt)
    untagged.undying, untagged.innate = set(ledger.undying), dict(ledger.innate)
    untagged.makers = dict(ledger.makers)
    untagged.held_from, untagged.costs_that_return = dict(ledger.held_from), dict(ledger.returning)
    untagged.plain_costs = {host: _pairs(flat) for host, flat in ledger.plain_costs.items()}
    untagged.power_used_at = dict(ledger.powers_used)
    untagged.piles = Piles(list(ledger.on_top), list(ledger.at_bottom))
    renewed = {host.id for host in cost_auras.update(game)}
    for number, entity in game.entities.items():
        have_had(game, entity, ledger.zeros.get(number, ()))
        saved = ledger.residues.get(number, NOTHING)
        if explains(game, entity, saved):
            untagged.keep(number, saved)
        elif number in renewed:
            store_unexplained_stats(game, entity)


def _recalled(game: Game, noted: Iterable[Noted]) -> list[Past]:
    past: list[Past] = []
    for turn, number, card_id, tags in noted:
        likeness = Likeness(number, card_id, dict(tags))
        game.attach_card(likeness, card_id)
        past.append((turn, likeness))
    return past


def ledger_of(game: Game) -> Ledger:
    """Return what a game knows beyond the tags that :func:`state_of` returns."""
    untagged, piles = game.untagged, game.untagged.piles
    played, died, summoned, discarded, discovered, opening = (
        [Noted(turn, each.id, each.card_id, _told(each)) for turn, each in past]
        for past in (
            untagged.played,
            untagged.died,
            untagged.summoned,
            untagged.discarded,
            untagged.discovered,
            untagged.opening,
        )
    )
    zeros = {
        each.id: sorted(tag for tag, value in each.tags.items() if not value)
        for each in game.entities.values()
    }
    return Ledger(
        played,
        died,
        sorted(untagged.undying),
        dict(untagged.innate),
        dict(untagged.makers),
        dict(untagged.residues),
        {number: tags for number, tags in zeros.items() if tags},
        summoned,
        dict(untagged.held_from),
        dict(untagged.costs_that_return),
        {
            host: [number for clock, change in changes for number in (_age(game, clock), change)]
            for host, changes in untagged.plain_costs.items()
        },
        {side: _age(game, clock) for side, clock in untagged.power_used_at.items()},
        _lying(game, piles.above),
        _lying(game, piles.below),
        discarded,
        discovered,
        opening,
        dict(untagged.attacks),
        dict(untagged.spell_damage),
        dict(untagged.hero_hurt),
        dict(untagged.tallies),
    )


def _age(game: Game, clock: int) -> int:
    """What the clock showed then, if it had counted only what is where it was: as a load does."""
    return sum(each.order <= clock for each in game.entities.values())


def _pairs(flat: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(flat[::2], flat[1::2], strict=True))


def _lying(game: Game, pile: list[int]) -> list[int]:
    """The cards of a pile that are in a deck."""
    decks = {card.id for side in (1, 2) for card in game.deck[side]}
    return [card for card in pile if card in decks]


def _told(entity: Entity) -> dict[int, int]:
    return {tag: value for tag, value in entity.tags.items() if value}


def _recall_the_dead(game: Game) -> None:
    """Append a copy of each minion in the graveyard to `died`, those of each side oldest first.

    The last ones of a side, as many as NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN says, get the
    current TURN, all others the turn 0.
    """
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
            game.untagged.died.append((when, each.likeness()))


def state_of(game: Game) -> TagState:
    """Return a copy of every non-zero tag of every entity; the entities are sorted by age."""
    state = TagState()
    for entity in sorted(game.entities.values(), key=lambda each: (each.order, each.id)):
        state.cards[entity.id] = entity.card_id
        state.tags[entity.id] = _told(entity)
    return state


def put(game: Game, entity: Entity, tag: int, value: int) -> None:
    """Set a tag of an entity and write its packet, to set up a position.

    Unexplained stats become a residue, so the next update keeps the value. Auras, and death if the
    entity is doomed, follow with the next update.
    """
    game.set(entity, tag, value)
    _explain(game, (entity.id,))
    if entity.doomed:
        game.may_die(entity)
    game.touch(entity)
    game.touch_auras()


def lay_auras(game: Game) -> None:
    """Attach the auras of a board whose body stats already include them.

    ATK, HEALTH and DAMAGE of all characters are as before afterwards. PLAYER sums and costs of
    cards in hand are computed from the board. All packets written so far are dropped.
    """
    stats = (ATK, HEALTH, DAMAGE)
    told = [(body, [body.get(tag) for tag in stats]) for body in game.characters()]
    game.untagged.player_residues.clear()
    for card in (*game.hand[1], *game.hand[2]):
        game.untagged.residues.pop(card.id, None)
        game.touch(card)
    game.touch_players()
    update_auras(game)
    for body, numbers in told:
        for tag, value in zip(stats, numbers, strict=True):
            game.set(body, tag, value)
    game.drop_packets()
    keep_residues(game)


def keep_residues(game: Game) -> None:
    """Store all unexplained stats as residues, then clear pending updates and open blocks."""
    cost_auras.update(game)
    _explain(game, game.entities)
    clear_pending(game)
    game.auras_dirty = False


def price_unseen(game: Game, numbers: Iterable[int]) -> None:
    """Compute COST of these entities in hand, auras included, and set it without a packet.

    `numbers` are the ids of entities of which only the card id is known; an entity that is not in a
    hand is left as it is.
    """
    cost_auras.update(game)
    for number in numbers:
        card = game.entities[number]
        if card.zone == Zone.HAND:
            atk, health, _ = game.untagged.residue(number)
            game.untagged.keep(number, (atk, health, 0))
            write(game, card, COST, max(0, compute_stats(game, card)[2]))


def follow_the_log(game: Game, touched: Iterable[int], *, agreed: bool = False) -> None:
    """Store the unexplained stats of `touched` entities, which the log has changed, as residues.

    Before that, pending updates and open blocks are cleared. If log and engine agreed and no entity
    is given, nothing is unexplained but what was before. If they did not agree, the next update
    leaves auras, keywords and marks as the log has them. Afterwards mortally wounded entities,
    except heroes, are queued for the next death phase.
    """
    clear_pending(game)
    changed = (*touched, *[host.id for host in cost_auras.update(game)])
    if changed or not agreed:
        _explain(game, changed)
    if not agreed:
        overrule(game)
    queue_mortally_wounded(game)


def overrule(game: Game) -> None:
    """Note which auras, keywords and marks an update would write now: the log knows better.

    Each stays as it is until the texts in play ask for something else than now. Nothing is noted
    about a state with which the engine agrees, because an update would write nothing there.
    """
    untagged = game.untagged
    untagged.overruled_auras.clear()
    untagged.kept_auras = set()
    untagged.kept_auras = {each.id for each in orphans(game)}
    for source, aura in auras_at_work(game):
        differs = selected(game, source, aura).keys() ^ laid(game, source, aura).keys()
        untagged.overruled_auras |= {(source.id, aura.enchantment, host) for host in differs}
    queue_grants(game)
    untagged.overruled_tags = {
        (entity_id, tag): value
        for entity_id, due in game.due.items()
        for tag, value in due.items()
        if game.entities[entity_id].get(tag) != value
    }
    game.due.clear()


def _explain(game: Game, entity_ids: Iterable[int]) -> None:
    """Store the unexplained stats of these entities as residues, and those of the PLAYER sums.

    An entity that is neither in play nor in a hand is left out.
    """
    for entity_id in entity_ids:
        entity = game.entities.get(entity_id)
        if entity is not None and entity.card is not None:
            if entity.zone in (Zone.PLAY, Zone.HAND):
                store_unexplained_stats(game, entity)
    player_tags.keep_player_residues(game)
