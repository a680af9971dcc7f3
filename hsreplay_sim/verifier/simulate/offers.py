"""What our engine lets a player do, as plain options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.engine.options import options as engine
from hsreplay_sim.verifier.compare.options import OwnOption

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def own_options(game: Game) -> list[OwnOption]:
    """Return the options of the player whose turn it is, without the end of the turn."""
    return [_plain(each) for each in engine.options(game, game.current) if each.entity is not None]


def _plain(option: engine.Option) -> OwnOption:
    return OwnOption(
        entity=option.entity.id if option.entity is not None else 0,
        error=option.error,
        targets={each.entity.id: each.error for each in option.targets},
        sub_options=tuple(_plain(each) for each in option.sub_options),
        deck_action=option.deck_action,
        certain=option.certain,
    )
