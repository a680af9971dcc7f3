"""Choices inside an effect: Choose One options, Discover, Adapt (R75, R226, R237, R238)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, ChoiceKind, Zone
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    CHOOSE_BOTH,
    COMBO_ACTIVE,
    DISPLAYED_CREATOR,
    HIDDEN_ZONE_OWNER,
    LAST_AFFECTING_SOURCE,
    LINKED_ENTITY,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    PARENT_CARD,
    TURN,
    WAS_DISCOVER_OPTION,
    ZONE_POSITION,
)
from hsreplay_sim.engine.apart import Apart
from hsreplay_sim.engine.keywords import herald
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.records.cards import ARRIVES_IN_HAND
from hsreplay_sim.engine.records.moves import MOVE_COMES
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.enchantments import strip_and_reset_cost
from hsreplay_sim.engine.rules.zones import hand_limit
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.printed import own_token
from hsreplay_sim.engine.text import Effect, Frame, Script

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.game import Game

OFFER_SIZE = 3
"""How many cards a Discover offers (R237)."""


def text_of_option(game: Game, script: Script, frame: Frame) -> Effect | None:
    """Set `frame.text` to the chosen option's card and return that option's effect.

    If no option is chosen (`frame.option`), or it has no effect, return None. The effect runs with
    the card itself as its entity, but with the numbers of the option.
    """
    if not 0 <= frame.option < len(script.choose):
        return None
    sub_id = script.choose[frame.option]
    frame.text = game.cards.get(sub_id)
    sub = game.scripts.find(frame.text, sub_id)
    return sub.action if sub is not None else None


def takes_both(game: Game, card: Entity) -> bool:
    """Whether a card takes both options: CHOOSE_BOTH is set on the card or on its player.

    Recording: U240:3107.
    """
    return any(e.tags.get(CHOOSE_BOTH, 0) for e in (game.owner(card.controller), card))


def form_taken(game: Game, card: Entity, option: int) -> str:
    """Return the card id of the form into which the chosen option turns a minion (R226).

    If the option is a text that runs, the result is "". If the card takes both options, the result
    is the form that the card's own script names (U273:3395).
    """
    script = card.script
    if script is None or not script.choose:
        return ""
    if option < 0 and takes_both(game, card):
        return script.becomes
    if not 0 <= option < len(script.choose):
        return ""
    sub_id = script.choose[option]
    sub = game.scripts.find(game.cards.get(sub_id), sub_id)
    return own_token(game, card, sub.becomes) if sub is not None and sub.becomes else ""


def texts_of_all(script: Script) -> Effect:
    """Return one effect that runs the text of every option in turn (Fandral, the Ossirian Tear).

    If the card has an `action` of its own, that is returned instead: the text of both options
    together (Starfall: U326:10542, 11894).
    """

    def run(game: Game, card: Entity, frame: Frame) -> None:
        for option in range(len(script.choose)):
            frame.option = option
            text = text_of_option(game, script, frame)
            if text is not None:
                text(game, card, frame)
        frame.option, frame.text = -1, None

    return script.action or run


def parts_of(game: Game, card: Entity) -> list[Entity]:
    """Return the cards set aside that stand for a card's options or abilities, by entity id."""
    found = [
        entity
        for entity in game.entities.values()
        if entity.zone == Zone.SETASIDE and entity.tags.get(PARENT_CARD, 0) == card.id
    ]
    found.sort(key=_by_id)
    return found


def _by_id(entity: Entity) -> int:
    return entity.id


def aim_option(game: Game, card: Entity, frame: Frame) -> None:
    """Set CARD_TARGET of the card that stands for the chosen option to the target.

    Without a target or an option, do nothing. 54 of 54 in 13 builds (U014:906).
    """
    if frame.target is not None and frame.option >= 0:
        for part in parts_of(game, card)[frame.option : frame.option + 1]:
            game.set(part, CARD_TARGET, frame.target.id)


def offer(
    game: Game,
    source: Entity,
    player_id: int,
    pool: Sequence[str],
    size: int = OFFER_SIZE,
    *,
    leaves: bool = False,
) -> Entity | None:
    """Create up to `size` different cards of a pool, set aside; let the player pick one; return it.

    If the pool is empty, return None. The pick stays set aside for the caller. The others stay too
    up to 165029; since 168788 they go to the graveyard (R18), and up to 208591 their
    LAST_AFFECTING_SOURCE names the source: 54 offers of 54, and none of 60 since 210640. With
    `leaves`, the others stay set aside in every build, without a mark (U567:6244). Of sources that
    are :class:`Apart`, one card each is offered, in order (4 of 4, U335, U424).
    """
    options: list[Entity] = []
    left = list(pool)
    if "" in left:
        size = game.number(Purpose.OFFERS, source, 0, size)
    else:
        size = _different(game, left, size)
    apart = list(pool.sources) if isinstance(pool, Apart) else []
    while left and len(options) < size:
        among = [each for each in apart.pop(0) if each in left] if apart else left
        card_id = game.card(Purpose.DISCOVER, source, among or left, player_id)
        left = _without(game, left, card_id)
        option = _set_aside(game, source, player_id, card_id)
        if game.profile.marks_discovered and not leaves:
            game.set(option, WAS_DISCOVER_OPTION, 1)
        options.append(option)
    return _ask_and_bury(game, source, player_id, options, leaves=leaves)


def offer_these(
    game: Game, source: Entity, player_id: int, card_ids: Sequence[str], *, leaves: bool = False
) -> Entity | None:
    """Create these cards, set aside, in order; let the player pick one; return it as `offer` does.

    With `leaves`, the others stay set aside (U127:2328, U568:37870).
    """
    options = [_set_aside(game, source, player_id, card_id) for card_id in card_ids]
    return _ask_and_bury(game, source, player_id, options, leaves=leaves)


def _set_aside(game: Game, source: Entity, player_id: int, card_id: str) -> Entity:
    """Create a card set aside; LINKED_ENTITY of a hero power is the present one (U042:5250)."""
    tags = {HIDDEN_ZONE_OWNER: game.mover()} if game.profile.hidden_zone_owner else {}
    card, power = game.cards.get(card_id), game.power[player_id]
    if card is not None and card.type == CardType.HERO_POWER and power is not None:
        tags |= {LINKED_ENTITY: power.id} if game.profile.links_powers else {}
    return game.create(card_id, player_id, Zone.SETASIDE, creator=source, tags=tags or None)


def _ask_and_bury(
    game: Game, source: Entity, player_id: int, options: list[Entity], *, leaves: bool = False
) -> Entity | None:
    if not options:
        return None
    picked = ask(game, source, player_id, options)
    if picked is not None and game.profile.buries_untaken_options and not leaves:
        for option in options:
            if option is not picked:
                option_to_graveyard(game, source, option)
    return picked


def _different(game: Game, pool: list[str], most: int) -> int:
    """Count the different cards of a pool, other printings aside, but no further than `most`.

    The offer asks, since a card that nobody sees takes none out of the pool.
    """
    found: set[str] = set()
    for card_id in pool:
        found.add(game.cards.canonical(card_id))
        if len(found) >= most:
            break
    return len(found)


def _without(game: Game, pool: list[str], card_id: str) -> list[str]:
    """Return the pool without the other printings of a card and the card itself.

    A hidden card ("") stays in the pool.
    """
    canonical = game.cards.canonical
    taken = canonical(card_id)
    return [each for each in pool if not each or canonical(each) != taken]


def ask(game: Game, source: Entity, player_id: int, options: list[Entity]) -> Entity | None:
    """Offer `options`, which are set aside, to a player; return the one that is picked, or None.

    All of them stay set aside.
    """
    player = game.owner(player_id)
    if game.profile.names_herald_class:
        for option in options:
            herald.mark(game, option)
    game.offer(player, ChoiceKind.GENERAL, source, options)
    _count_option(game)
    picked = game.pick(Purpose.CHOOSE, source, options, player_id)
    if picked is not None:
        game.choose(player, picked)
    game.untagged.passed_over = tuple(each.id for each in options if each is not picked)
    return picked


def discovered(game: Game, source: Entity, card: Entity) -> None:
    """Note that a text of `source` has let its player discover a card, and fire DISCOVERED."""
    game.untagged.note_discovery(game.root.tags.get(TURN, 0), card, source.controller)
    if game.listeners.get(events.DISCOVERED):
        events.fire(game, events.DISCOVERED, Frame(target=source, subject=card))


def option_to_graveyard(game: Game, source: Entity, option: Entity) -> None:
    """Move an option from SETASIDE to the graveyard and remove its enchantments (R18).

    LAST_AFFECTED_BY of the option names the source; from 148211 to 208591 LAST_AFFECTING_SOURCE
    does too (37 of 37 picks, U331:12184). The enchantments go last (U240:10865, U433:3725).
    """
    profile = game.profile
    if profile.last_affecting_source and not profile.untaken_options_end_plainly:
        game.set(option, LAST_AFFECTING_SOURCE, source.id)
    game.affect(option, source)
    game.move(option, Zone.GRAVEYARD)
    strip_and_reset_cost(game, option)


def finish_play(game: Game) -> bool:
    """Run what is left of a minion's play after its text (`rest_of_play`), if anything is.

    Return whether there was something to run.
    """
    after, game.rest_of_play = game.rest_of_play, None
    if after is not None:
        after()
    return after is not None


def _count_option(game: Game) -> None:
    """If this is the first choice that the running play offers, count the play now, up to 31022.

    The play is counted in its POWER block in 190 plays of 190 (U036:5357). Up to 14830 the rest of
    a minion's play runs before that (2 of 2, U149:5506), later it waits (7 of 7, U017:1699). Since
    31532 this does nothing: the play is counted after the block, 620 of 620.
    """
    kind, card = game.stack[0] if game.stack else (0, None)
    if kind != BlockType.PLAY or card is None or game.option_counted:
        return
    if not game.profile.options_after_choices:
        if not game.profile.answers_wait_for_choice:
            finish_play(game)
        player = game.owner(card.controller)
        if card.type != CardType.HERO_POWER:
            game.set(player, COMBO_ACTIVE, 1)
        game.option_counted = True
        game.add(player, NUM_OPTIONS_PLAYED_THIS_TURN, 1)
        events.fire(game, events.OPTION_TAKEN, Frame(subject=player))


def take_pick(game: Game, source: Entity, picked: Entity, signer: Entity | None) -> bool:
    """Put the pick into its player's hand and return True.

    If the hand is full, put it into the graveyard and return False. `signer` becomes
    DISPLAYED_CREATOR of the pick, in the graveyard as well (4 of 4: U127:3980, U472:21899): the
    source, or the card whose enchantment asks (U567:6519). None leaves the tag. From 56359 on,
    LAST_AFFECTED_BY of the pick is set first: all of 170 picks in sight, none of 60 before.
    """
    side = picked.controller
    if game.profile.affects_discovered:
        game.affect(picked, source)
    if len(game.hand[side]) >= hand_limit(game, side):
        record(game, MOVE_COMES, picked, Zone.HAND)
        game.move(picked, Zone.GRAVEYARD)
        strip_and_reset_cost(game, picked)  # of what a text gave it before (U472:21909)
        if signer is not None and game.profile.pulses:
            game.set(picked, DISPLAYED_CREATOR, signer.id)
        return False
    game.move(picked, Zone.HAND)
    record(game, ARRIVES_IN_HAND, picked)
    game.set(picked, ZONE_POSITION, len(game.hand[side]))
    if signer is not None:
        game.set(picked, DISPLAYED_CREATOR, signer.id)
    if game.listeners.get(events.TAKEN):
        events.fire(game, events.TAKEN, Frame(subject=picked, target=source))
    return True
