"""List the legal options, computed fast: for players that ask at every step and need no reasons.

The result equals that of :func:`hsreplay_sim.engine.options.options.options` for the options that
are legal and certain, without deck actions and END_TURN; a test compares the two over whole games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.tags import (
    ATK,
    CANT_ATTACK,
    CANT_BE_ATTACKED,
    CANT_PLAY,
    CHARGE,
    COST,
    DORMANT,
    EXHAUSTED,
    FROZEN,
    IGNORE_TAUNT,
    IMMUNE,
    LAUNCHPAD,
    LITERALLY_UNPLAYABLE,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    RUSH,
    STEALTH,
    TAUNT,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.moves.payment import paid_otherwise
from hsreplay_sim.engine.options.options import Option, is_passive, option_of
from hsreplay_sim.engine.options.requirements import (
    REQ_MINION_TARGET,
    REQ_TARGET_TAUNTER,
    mana_left,
)
from hsreplay_sim.engine.options.targets import (
    ATTACK_CHECKS,
    TARGET_TYPES,
    Target,
    first_error,
    must_spare_heroes,
    shields_others,
)
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.rules.zones import BOARD_MAX
from hsreplay_sim.engine.state.entities import CHARACTER_TYPES
from hsreplay_sim.engine.state.parts import has_abilities
from hsreplay_sim.engine.text import EMPTY

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_FOE_CHECKS = tuple(
    check for check in ATTACK_CHECKS if check[0] not in (REQ_MINION_TARGET, REQ_TARGET_TAUNTER)
)
"""The checks on a victim that are the same for all attackers of a player."""


def legal_options(game: Game, player_id: int) -> list[Option]:
    """Return the legal and certain options of the current player, in no order, without END_TURN.

    For the other player the list is empty. Deck actions (trading, forging) are not listed.
    """
    if game.current != player_id:
        return []
    found = _playable(game, player_id)
    strikers: list[Entity] = []
    for entity in game.in_play[player_id]:
        kind, tags = entity.type, entity.tags
        if is_passive(entity):
            continue
        if kind in CHARACTER_TYPES:
            if has_abilities(tags) or tags.get(LAUNCHPAD, 0):
                _add(found, option_of(game, entity))
            elif tags.get(ATK, 0) > 0 and _may_attack(entity):
                strikers.append(entity)
        elif kind == CardType.LOCATION or (
            kind == CardType.HERO_POWER and not tags.get(EXHAUSTED, 0)
        ):
            _add(found, option_of(game, entity))
    if strikers:
        _add_attacks(game, player_id, strikers, found)
    return found


def _add(found: list[Option], option: Option) -> None:
    if option.legal and option.certain:
        found.append(option)


def _playable(game: Game, player_id: int) -> list[Option]:
    found: list[Option] = []
    mana = mana_left(game, player_id)
    room = len(game.board[player_id]) < BOARD_MAX
    for card in game.hand[player_id]:
        tags = card.tags
        if tags.get(COST, 0) > mana and not paid_otherwise(game, card):
            continue
        if card.script is EMPTY and card.type == CardType.MINION:
            barred = tags.get(CANT_PLAY, 0) or tags.get(LITERALLY_UNPLAYABLE, 0)
            if room and not barred and not paid_otherwise(game, card):
                found.append(Option(card))
                continue
        _add(found, option_of(game, card))
    return found


def _may_attack(entity: Entity) -> bool:
    """Whether the tags of an attacker allow it to attack; the board does not matter."""
    tags = entity.tags
    if tags.get(FROZEN, 0) or tags.get(CANT_ATTACK, 0):
        return False
    if tags.get(DORMANT, 0) or tags.get(UNTOUCHABLE, 0):
        return False
    here = tags.get(NUM_TURNS_IN_PLAY, 0) or tags.get(CHARGE, 0) or tags.get(RUSH, 0)
    if not here and entity.type == CardType.MINION:
        return False
    return tags.get(NUM_ATTACKS_THIS_TURN, 0) < attacks_allowed(entity)


def _is_open(game: Game, striker: Entity, foe: Entity) -> bool:
    """Whether `striker` may attack `foe`, if no other enemy had Taunt.

    Most foes have none of the tags that could forbid it.
    """
    tags = foe.tags
    if tags.get(STEALTH, 0) or tags.get(IMMUNE, 0) or tags.get(CANT_BE_ATTACKED, 0):
        return False
    if tags.get(DORMANT, 0) or tags.get(UNTOUCHABLE, 0) or foe.type == CardType.LOCATION:
        return first_error(_FOE_CHECKS, game, striker, foe) == LEGAL
    return True


def _without_heroes(targets: list[Target]) -> list[Target]:
    return [target for target in targets if target.entity.type != CardType.HERO]


def _are_guarded(game: Game, striker: Entity, foes: list[Entity]) -> bool:
    return any(e.tags.get(TAUNT, 0) and shields_others(game, striker, e) for e in foes)


def _add_attacks(game: Game, player_id: int, strikers: list[Entity], found: list[Option]) -> None:
    one = strikers[0]
    foes = [e for e in game.in_play[3 - player_id] if e.type in TARGET_TYPES]
    open_foes = [Target(e) for e in foes if _is_open(game, one, e)]
    in_front = open_foes
    if not game.owner(player_id).tags.get(IGNORE_TAUNT, 0) and _are_guarded(game, one, foes):
        in_front = [target for target in open_foes if target.entity.tags.get(TAUNT, 0)]
    for striker in strikers:
        targets = open_foes if striker.tags.get(IGNORE_TAUNT, 0) else in_front
        script = striker.script
        if must_spare_heroes(striker):
            targets = _without_heroes(targets)
        if script is not None and script.attack_targets is not None:
            _add(found, option_of(game, striker))
        elif targets:
            found.append(Option(striker, targets=tuple(targets)))
