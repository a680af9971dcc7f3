"""Which moves are legal, and, in words, why the others are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import ExitCode, HsReplayError, UnsupportedError
from hsreplay_sim.engine.options import requirements
from hsreplay_sim.engine.options.options import (
    LISTED_TYPES,
    Option,
    is_legal,
    is_passive,
    sub_cards,
)
from hsreplay_sim.engine.options.options import option_of as engine_option
from hsreplay_sim.engine.state.entities import Entity

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_NAMES = {
    code: "not met: " + word.removeprefix("REQ_").lower().replace("_", " ")
    for word, code in vars(requirements).items()
    if word.startswith("REQ_")
}


class IllegalMoveError(HsReplayError):
    """The rules forbid the move; nothing has changed."""

    exit_code = ExitCode.USAGE
    code = "M601"


def require_legal(
    game: Game,
    entity: Entity,
    target: Entity | None = None,
    choose: int = -1,
    *,
    allow_missing: bool = False,
) -> None:
    """Raise IllegalMoveError, with the reason, unless the entity may be used so now.

    Raises:
        IllegalMoveError: the rules forbid it.
        UnsupportedError: the card's text is not implemented, and that is not allowed.
    """
    if not entity.card_id:
        raise UnsupportedError(f"{name(entity)}: the recording never shows what card this is")
    if entity.script is None and not allow_missing:
        raise UnsupportedError(f"the text of {name(entity)} is not implemented")
    if option_of(game, entity) is None or not is_legal(game, entity, target, choose):
        raise IllegalMoveError(f"{name(entity)}: {_reason(game, entity, target, choose)}")


def name(entity: Entity) -> str:
    """An entity for a message: ``Chillwind Yeti #12``."""
    return f"{entity.card.name if entity.card else entity.card_id or '?'} #{entity.id}"


def option_of(game: Game, entity: Entity) -> Option | None:
    """The entity's line in the server's list of options; None if the list lacks it."""
    if entity.zone == Zone.HAND or (entity.zone == Zone.PLAY and entity.type in LISTED_TYPES):
        return engine_option(game, entity)
    return None


def legal_targets(game: Game, entity: Entity, choose: int = -1) -> list[Entity]:
    """Return the entities that `entity` may target now; [] without a target or if it is illegal."""
    option = option_of(game, entity)
    if option is not None and 0 <= choose < len(option.sub_options):
        option = option.sub_options[choose]
    if option is None or not option.legal:
        return []
    return [target.entity for target in option.targets if target.legal]


def listed(game: Game, entity: Entity) -> str:
    """The options of a card, for a message."""
    subs = [each.card for each in sub_cards(game, entity)]
    return ", ".join(f"{card.id} {card.name}" for card in subs if card is not None) or "none"


def _reason(game: Game, entity: Entity, target: Entity | None, choose: int) -> str:
    option = option_of(game, entity)
    if option is not None and entity.zone == Zone.PLAY and is_passive(entity):
        return "it is passive"
    if option is None:
        return "it is neither in a hand nor in play"
    if not option.legal:
        return _words(option.error)
    if option.sub_options:
        if not 0 <= choose < len(option.sub_options):
            return f"one of its options has to be chosen: {listed(game, entity)}"
        option = option.sub_options[choose]
        if not option.legal:
            return _words(option.error)
    if target is None:
        return "it needs a target"
    return _about_target(option, target)


def _about_target(option: Option, target: Entity) -> str:
    for found in option.targets:
        if found.entity is target:
            return f"{name(target)} is no target, {_words(found.error)}"
    if option.targets:
        return f"{name(target)} is no target"
    return "it takes no target"


def _words(error: int) -> str:
    """The server's name of the requirement in plain letters: ``not met: enough mana``."""
    return _NAMES.get(error, "the rules forbid it now")
