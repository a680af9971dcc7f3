"""Playing a card and using a hero power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    CANT_PLAY,
    CARD_TARGET,
    COMBO_ACTIVE,
    COST,
    EXHAUSTED,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    JUST_PLAYED,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_MINIONS_PLAYED_THIS_TURN,
    NUM_SPELLS_PLAYED_THIS_TURN,
    OVERLOAD,
    OVERLOAD_OWED,
    ZONE_POSITION,
)
from hsreplay_sim.engine.moves.inspire import inspire
from hsreplay_sim.engine.moves.payment import pay
from hsreplay_sim.engine.moves.play import become, goes_to
from hsreplay_sim.engine.moves.power import run_text
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.stats import compute_stats
from hsreplay_sim.engine.rules.summon import equip_entity, replace_hero
from hsreplay_sim.engine.rules.zones import close_gap, open_gap
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.rules.legality import mana
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, break_weapon

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def forced_option(game: Game, card: Entity, option: int) -> int:
    """The option that is taken: Dark Wispers brings Wisps where there is no minion to aim at."""
    nobody = not any(body is not card for body in game.minions())
    return 0 if card.card_id == "GVG_041" and nobody else option


def price(game: Game, card: Entity) -> int:
    """The price: the cost once the card has left the hand (Mountain Giant counts it before)."""
    if card.script is None or card.script.cost is None:
        return card.tags.get(COST, 0)
    hand = game.hand[card.controller]
    place = hand.index(card)
    hand.remove(card)
    cost = compute_stats(game, card)[2]
    hand.insert(place, card)
    return max(0, cost)


def play(game: Game, card: Entity, target: Entity | None, option: int, position: int) -> None:
    """The whole play of a card; `position` counts board slots from 1."""
    target_id = target.id if target is not None else 0
    side = card.controller
    player = game.owner(side)
    combo = bool(player.tags.get(COMBO_ACTIVE, 0))
    game.open(BlockType.PLAY, card, index=0, target=target_id, sub_option=option)
    frame = Frame(target=target, subject=card)
    frame.option = option
    pay(game, card, price(game, card))
    assert isinstance(game.ruleset, Hearthbreaker)
    game.ruleset.begin_anew(game, card)
    _enter(game, card, position)
    if target is not None:
        game.set(card, CARD_TARGET, target.id)
    update_auras(game)
    game.add(player, NUM_CARDS_PLAYED_THIS_TURN, 1)
    _announce(game, card, frame)
    if not _is_countered(game, card):
        _resolve(game, card, frame, combo=combo)
        game.set(player, COMBO_ACTIVE, 1)
        settle(game)
    else:
        game.move(card, Zone.GRAVEYARD)
        game.set(card, CANT_PLAY, 0)
    printed = card.card.tags if card.card is not None else {}
    owed = max(printed.get(OVERLOAD, 0), printed.get(OVERLOAD_OWED, 0))
    game.add(player, OVERLOAD_OWED, owed)
    game.close()
    update_auras(game)


def _announce(game: Game, card: Entity, frame: Frame) -> None:
    """Tell that a card is played; a minion itself hears nothing before it has arrived."""
    assert isinstance(game.ruleset, Hearthbreaker)
    game.ruleset.arriving = card.id if card.type == CardType.MINION else 0
    events.fire(game, events.PLAYED, frame)
    game.ruleset.arriving = 0
    update_auras(game)


def _is_countered(game: Game, card: Entity) -> bool:
    """Whether the spell is countered: once that is so for ever, in copies made since too."""
    assert isinstance(game.ruleset, Hearthbreaker)
    countered = game.ruleset.countered
    if card.tags.get(CANT_PLAY, 0):
        countered.add(card.id)
    return card.id in countered


def _enter(game: Game, card: Entity, position: int) -> None:
    """Take the card out of the hand; a minion takes its slot before any listener hears of it."""
    side = card.controller
    player = game.owner(side)
    close_gap(game, game.hand[side], card.tags.get(ZONE_POSITION, 0))
    game.move(card, goes_to(card), pulse=False)
    if card.type == CardType.MINION:
        row = game.board[side]
        slot = max(1, min(position, len(row)))
        game.set(card, ZONE_POSITION, slot)
        open_gap(game, row, slot, card)
        game.set(card, EXHAUSTED, 1)
        game.add(player, NUM_MINIONS_PLAYED_THIS_TURN, 1)
    else:
        game.set(card, ZONE_POSITION, 0)
        if card.type == CardType.SPELL:
            game.add(player, NUM_SPELLS_PLAYED_THIS_TURN, 1)
    game.set(card, JUST_PLAYED, 1)


def _resolve(game: Game, card: Entity, frame: Frame, *, combo: bool) -> None:
    if card.type == CardType.MINION:
        _arrive(game, card, frame, combo=combo)
    elif card.type == CardType.SPELL:
        if card.zone != Zone.SECRET:
            _cast(game, card, frame, combo=combo)
    elif card.type == CardType.HERO:
        replace_hero(game, card)
        run_text(game, card, frame, combo=combo)
    else:
        run_text(game, card, frame, combo=combo)
        if card.zone == Zone.PLAY:
            equip_entity(game, card)
            settle(game)
    if card.type != CardType.MINION:
        events.fire(game, events.AFTER_PLAYED, Frame(target=frame.target, subject=card))


def _arrive(game: Game, card: Entity, frame: Frame, *, combo: bool) -> None:
    """Let a minion arrive: the body, its text, the deaths, then the listeners."""
    assert game.ruleset is not None
    game.ruleset.placed(game, card)
    events.fire(game, events.SUMMONED, Frame(subject=card))
    run_text(game, card, frame, combo=combo)
    settle(game)
    body = become(game, card)
    if body.zone == Zone.PLAY:
        events.fire(game, events.AFTER_PLAYED, Frame(target=frame.target, subject=body))
        events.fire(game, events.AFTER_SUMMONED, Frame(subject=body))


def _cast(game: Game, card: Entity, frame: Frame, *, combo: bool) -> None:
    if frame.target is not None:
        retarget = Frame(target=frame.target, subject=card)
        events.fire(game, events.TARGETED, retarget)
        frame.target = retarget.target
    run_text(game, card, frame, combo=combo)
    if card.zone == Zone.PLAY:
        game.move(card, Zone.GRAVEYARD)


def use_power(game: Game, power: Entity, target: Entity | None) -> None:
    """Use a hero power; one that cannot be used costs nothing and works all the same.

    Its listeners are told before it does anything.
    """
    side = power.controller
    player = game.owner(side)
    target_id = target.id if target is not None else 0
    update_auras(game)
    cost = power.tags.get(COST, 0)
    usable = not power.tags.get(EXHAUSTED, 0) and mana(game, side) >= cost
    game.open(BlockType.PLAY, power, index=0, target=target_id)
    frame = Frame(target=target, subject=power)
    if usable:
        pay(game, power, cost)
        game.set(power, EXHAUSTED, 1)
        game.add(player, HEROPOWER_ACTIVATIONS_THIS_TURN, 1)
        inspire(game, power)
    run_text(game, power, frame)
    game.close()
    if _buries(power, target):
        settle(game)
    weapon = game.weapon[side]
    if weapon is not None and weapon.doomed:
        break_weapon(game, weapon)
    update_auras(game)


_BURYING = frozenset(("HERO_08bp", "CS2_034"))
_BURYING_WITH_TARGET = frozenset(("HERO_05bp", "DS1h_292"))


def _buries(power: Entity, target: Entity | None) -> bool:
    """Whether a power buries its dead: only the Mage's does, and the Hunter's when aimed."""
    return power.card_id in _BURYING or (
        power.card_id in _BURYING_WITH_TARGET and target is not None
    )
