"""List what a card or an attacker may target (section P of the rules), with error codes.

An entity on the board is a legal target when it passes every check; otherwise the first check that
fails, in the server's order, gives the error code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.play_errors import INVALID, LEGAL
from hsreplay_sim.base.tags import (
    BATTLECRY,
    CAN_TARGET_CARDS_IN_HAND,
    CANNOT_ATTACK_HEROES,
    CANT_BE_ATTACKED,
    CANT_BE_TARGETED,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_OPPONENTS,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    DORMANT,
    ELUSIVE,
    IGNORE_TAUNT,
    IMMUNE,
    NUM_TURNS_IN_PLAY,
    RUSH,
    STEALTH,
    TAUNT,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.rules.choices import takes_both
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame, Script, Targets

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

TARGET_TYPES = frozenset((CardType.HERO, CardType.MINION, CardType.LOCATION))
"""The card types that the server lists as targets, legal or not."""


class Target(NamedTuple):
    """An entity considered as a target, and the code of the first check that it fails."""

    entity: Entity
    error: int = LEGAL

    @property
    def legal(self) -> bool:
        """Whether the entity may be chosen: its `error` is LEGAL."""
        return self.error == LEGAL


Check = tuple[int, Callable[["Game", "Entity", "Entity"], bool]]
"""(code, test): the test is true when the requirement is met."""


def first_error(checks: tuple[Check, ...], game: Game, source: Entity, target: Entity) -> int:
    """Return the code of the first check that fails, or LEGAL if all pass."""
    for code, holds in checks:
        if not holds(game, source, target):
            return code
    return LEGAL


# --- states of a target --------------------------------------------------------------------


def _awake(_: Game, __: Entity, target: Entity) -> bool:
    """Whether a target is neither dormant nor untouchable, so that it can be targeted (R254)."""
    return not (target.tags.get(DORMANT, 0) or target.tags.get(UNTOUCHABLE, 0))


def _reachable(game: Game, source: Entity, target: Entity) -> bool:
    """Whether a target is friendly, or an enemy that is not immune, dormant or untouchable.

    These three states share one error code.
    """
    own = source.controller == target.controller
    return own or (not target.tags.get(IMMUNE, 0) and _awake(game, source, target))


def _visible(_: Game, source: Entity, target: Entity) -> bool:
    return source.controller == target.controller or not target.tags.get(STEALTH, 0)


def _open_to(tag: int) -> Callable[[Game, Entity, Entity], bool]:
    """Return a test: a target is not Elusive, dormant or untouchable, and does not have `tag`.

    Elusive applies to both players (R233); old builds have a tag for spells, and one for hero
    powers.
    """

    def holds(_: Game, __: Entity, target: Entity) -> bool:
        tags = target.tags
        closed = tags.get(ELUSIVE, 0) or tags.get(tag, 0)
        return not (closed or tags.get(DORMANT, 0) or tags.get(UNTOUCHABLE, 0))

    return holds


def _open_to_opponents(_: Game, source: Entity, target: Entity) -> bool:
    own = source.controller == target.controller
    return own or not (
        target.tags.get(CANT_BE_TARGETED_BY_OPPONENTS, 0) or target.tags.get(CANT_BE_TARGETED, 0)
    )


def _character(_: Game, __: Entity, target: Entity) -> bool:
    return target.type != CardType.LOCATION


def _open_to_combos(game: Game, source: Entity, target: Entity) -> bool:
    """Whether a Combo can be aimed at a target: up to 22115 an own one may sleep."""
    own = source.controller == target.controller
    return _awake(game, source, target) or (own and not game.profile.combo_spares_dormant)


_COMMON: tuple[Check, ...] = (
    (req.REQ_ENEMY_TARGET_NOT_IMMUNE, _reachable),
    (req.REQ_NONSTEALTH_ENEMY_TARGET, _visible),
    (req.REQ_CAN_BE_TARGETED_BY_OPPONENTS, _open_to_opponents),
)
_SPELL: Check = (req.REQ_CAN_BE_TARGETED_BY_SPELLS, _open_to(CANT_BE_TARGETED_BY_SPELLS))
_POWER: Check = (req.REQ_CAN_BE_TARGETED_BY_HERO_POWERS, _open_to(CANT_BE_TARGETED_BY_HERO_POWERS))
_BATTLECRY: Check = (req.REQ_CAN_BE_TARGETED_BY_BATTLECRIES, _awake)
_COMBO: Check = (req.REQ_CAN_BE_TARGETED_BY_COMBOS, _open_to_combos)


def _barrier(source: Entity) -> Check:
    """Return the check that the source's kind asks for: spell, hero power, Battlecry or Combo.

    Rules R197, R198.
    """
    if source.type == CardType.SPELL:
        return _SPELL
    if source.type == CardType.HERO_POWER:
        return _POWER
    return _BATTLECRY if source.tags.get(BATTLECRY, 0) else _COMBO


def matrix_error(game: Game, source: Entity, target: Entity) -> int:
    """Return the code of the first check of the targeting matrix that `target` fails, or LEGAL.

    The checks depend on the state of the target and on the type of the source (R197, R198).
    """
    return first_error((*_COMMON, _barrier(source)), game, source, target)


# --- attacks ---------------------------------------------------------------------------------


def must_spare_heroes(attacker: Entity) -> bool:
    """Whether an attacker may not attack heroes.

    It has CANNOT_ATTACK_HEROES, or Rush without Charge in the turn in which it came (R220).
    """
    tags = attacker.tags
    return tags.get(CANNOT_ATTACK_HEROES, 0) > 0 or (
        attacker.type == CardType.MINION
        and tags.get(RUSH, 0) > 0
        and not tags.get(CHARGE, 0)
        and not tags.get(NUM_TURNS_IN_PLAY, 0)
    )


def shields_others(game: Game, attacker: Entity, entity: Entity) -> bool:
    """Whether `entity` has a Taunt that keeps the attacker from attacking others (R218).

    An enemy with Taunt that is immune, dormant, untouchable or in Stealth does not.
    """
    return (
        entity.tags.get(TAUNT, 0) > 0
        and entity.type in (CardType.MINION, CardType.HERO)
        and _reachable(game, attacker, entity)
        and _visible(game, attacker, entity)
    )


def _past_taunts(game: Game, attacker: Entity, target: Entity) -> bool:
    if attacker.tags.get(IGNORE_TAUNT, 0) or game.owner(attacker.controller).tags.get(IGNORE_TAUNT):
        return True
    guards = game.in_play[target.controller]
    return target.tags.get(TAUNT, 0) > 0 or not any(
        shields_others(game, attacker, entity) for entity in guards
    )


def _in_reach(game: Game, attacker: Entity, target: Entity) -> bool:
    """Whether the attacker's own restrictions allow this target.

    They are that it must spare heroes, and the targets to which its text limits it.
    """
    if target.type == CardType.HERO and must_spare_heroes(attacker):
        return False
    script = attacker.script
    if script is None or script.attack_targets is None or attacker.silenced:
        return True
    return target in script.attack_targets(game, attacker, Frame(subject=attacker))


ATTACK_CHECKS: tuple[Check, ...] = (
    (req.REQ_HERO_OR_MINION_TARGET, _character),
    (req.REQ_MINION_TARGET, _in_reach),
    (req.REQ_ENEMY_TARGET, lambda _, source, target: source.controller != target.controller),
    (req.REQ_ENEMY_TARGET_NOT_IMMUNE, _reachable),
    (req.REQ_NONSTEALTH_ENEMY_TARGET, _visible),
    (req.REQ_CAN_BE_ATTACKED, lambda _, __, target: not target.tags.get(CANT_BE_ATTACKED, 0)),
    (req.REQ_TARGET_TAUNTER, _past_taunts),
)


def attack_targets(game: Game, attacker: Entity) -> list[Target]:
    """Return every hero, minion and location in play as target of an attack, legal ones first."""
    return _listed(
        Target(entity, first_error(ATTACK_CHECKS, game, attacker, entity))
        for entity in candidates(game)
    )


# --- cards -----------------------------------------------------------------------------------


class Aim(NamedTuple):
    """Whether a text takes a target at this moment, and whether it needs one."""

    asked: bool
    """Whether the text takes a target, if there is one."""
    mandatory: bool
    """Whether the card cannot be played without a legal target."""
    known: bool = True
    """False when neither a script nor requirements decide; the other fields are then False."""


_NO_TARGET = Aim(asked=False, mandatory=False)
_UNKNOWN = Aim(asked=False, mandatory=False, known=False)
OPTIONAL_TYPES = frozenset((CardType.MINION, CardType.WEAPON, CardType.HERO))
"""The types of cards that may be played without the target of their text (R102)."""


def aim(game: Game, card: Entity, text: Entity) -> Aim:
    """Return whether `text`, the card or a sub card of it, takes a target now, and needs one."""
    script = text.script
    if script is not None and (script.targets is not None or not script.choose):
        return _scripted_aim(game, card, text, script)
    wanted = req.requirements_of(game, text)
    if wanted is None:
        if script is None:
            return _UNKNOWN
        return Aim(asked=bool(_aimed_halves(game, card, script)), mandatory=False)
    holding = [r for r in wanted if r in req.TARGET_ASKED and _asks(game, card, r, wanted[r])]
    if not holding:
        return _NO_TARGET
    return Aim(asked=True, mandatory=any(r in req.MANDATORY for r in holding))


def _aimed_halves(game: Game, card: Entity, script: Script) -> list[Targets]:
    """Return what the options of a card may be aimed at that takes both; of any other, [].

    The data of older cards ask for the target themselves (DRG_311: U326@61).
    """
    if not script.choose or not takes_both(game, card):
        return []
    halves = (stand_in(game, card, card_id) for card_id in script.choose)
    aimed = [each.script.targets for each in halves if each.script is not None]
    asked = [each for each in aimed if each is not None]
    frame = Frame(subject=card)
    return [each for each in asked if each.active is None or each.active(game, card, frame)]


def _asks(game: Game, card: Entity, requirement: int, parameter: int) -> bool:
    return req.TARGET_ASKED[requirement](game, card, parameter)


def _scripted_aim(game: Game, card: Entity, text: Entity, script: Script) -> Aim:
    targets = script.targets
    if targets is None:
        return _NO_TARGET
    if targets.active is not None and not targets.active(game, card, Frame(subject=card)):
        return _NO_TARGET
    if text.type not in OPTIONAL_TYPES:
        return Aim(asked=True, mandatory=True)
    wanted = req.requirements_of(game, text) or {}
    mandatory = req.REQ_TARGET_TO_PLAY in wanted or not targets.optional
    return Aim(asked=True, mandatory=mandatory)


def candidates(game: Game) -> list[Entity]:
    """Return the heroes, minions and locations in play, of both sides, by age."""
    found = [e for side in (1, 2) for e in game.in_play[side] if e.type in TARGET_TYPES]
    found.sort(key=_by_order)
    return found


def _by_order(entity: Entity) -> int:
    return entity.order


def play_targets(game: Game, card: Entity, text: Entity | None = None) -> list[Target]:
    """Return every candidate as a `Target` of a card, legal ones first; [] if it takes no target.

    `text` is the sub card whose text is meant (Choose One, Titan); None means the card itself.
    """
    text = text or card
    wanted = aim(game, card, text)
    if not wanted.asked:
        return []
    requirements = req.requirements_of(game, text) or {}
    chosen: set[int] | None = None
    script = text.script
    if script is not None and script.targets is not None:
        chosen = _selected(game, card, script.targets)
    elif script is not None and not requirements:
        for half in _aimed_halves(game, card, script):
            selected = _selected(game, card, half)
            chosen = selected if chosen is None else chosen & selected
    return _listed(
        Target(entity, _play_error(game, card, entity, requirements, chosen))
        for entity in (*candidates(game), *_in_hand(game, card))
        if entity is not card
    )


def _selected(game: Game, card: Entity, targets: Targets) -> set[int]:
    return {entity.id for entity in targets.select(game, card, Frame(subject=card))}


def _in_hand(game: Game, card: Entity) -> list[Entity]:
    """Return the hand of a card's player if the card can target cards in hand, else [].

    Its print then has CAN_TARGET_CARDS_IN_HAND (U567:1354).
    """
    printed = card.card.tags if card.card is not None else {}
    return game.hand[card.controller] if printed.get(CAN_TARGET_CARDS_IN_HAND, 0) else []


def targets_of(game: Game, card: Entity, option: int = -1) -> list[Entity] | None:
    """Return the legal targets of a card, or of one option of its choice (an index; −1: none).

    If it takes no target, return None.
    """
    text = card
    script = card.script
    if script is not None and 0 <= option < len(script.choose):
        text = stand_in(game, card, script.choose[option])
    if not aim(game, card, text).asked:
        return None
    return [target.entity for target in play_targets(game, card, text) if target.legal]


def stand_in(game: Game, card: Entity, card_id: str) -> Entity:
    """Return a new entity, with id 0 and outside of the game, that has the text of a sub card."""
    sub = Entity(0, card_id, game.base_tags(card_id))
    sub.controller = card.controller
    game.attach_card(sub, card_id)
    return sub


def _play_error(
    game: Game,
    card: Entity,
    target: Entity,
    requirements: req.Requirements,
    chosen: set[int] | None,
) -> int:
    if target.type == CardType.LOCATION:
        meant = chosen is not None and target.id in chosen
        return LEGAL if meant else req.REQ_HERO_OR_MINION_TARGET
    error = req.target_error(game, card, target, requirements)
    if error == LEGAL:
        error = matrix_error(game, card, target)
    if error == LEGAL and chosen is not None and target.id not in chosen:
        return INVALID
    return error


def _listed(targets: Iterable[Target]) -> list[Target]:
    """Return the targets in the server's order: legal ones, then illegal ones.

    Those protected by a Taunt come last, the youngest first.
    """
    found = list(targets)
    behind = [target for target in reversed(found) if target.error == req.REQ_TARGET_TAUNTER]
    before = [target for target in found if target.error != req.REQ_TARGET_TAUNTER]
    before.sort(key=lambda target: target.error != LEGAL)
    return before + behind
