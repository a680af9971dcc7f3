"""Tags that the missing text of another card holds while nothing runs.

A hero has the Attack of its weapon, and attacks as often and whom the weapon lets it (Fool's Bane,
U207:11293); Spell Damage of a player is the sum of what stands in play, and what a player wears may
hold the cost of the cards in that hand (LOOTA_803e, U237:4171). Where the text of such a card is
not implemented, the tag differs without any text having run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import (
    ATK,
    CANNOT_ATTACK_HEROES,
    COST,
    CURRENT_SPELLPOWER,
    EXTRA_ATTACKS_THIS_TURN,
    LAST_KNOWN_ATK,
    SPELLPOWER,
    TAG_LAST_KNOWN_COST_IN_HAND,
    ZONE,
)
from hsreplay_sim.verifier.judge.evidence import Bearer
from hsreplay_sim.verifier.simulate.spoken import holds_on_others, text_of

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Key, Mismatch


def holder_of(
    game: Game, out: Sequence[Packet], found: Mapping[Key, Mismatch], mismatch: Mismatch
) -> Bearer | None:
    """The bearer of a difference that the missing text of another card explains."""
    entity = game.entities.get(mismatch.entity)
    if entity is None:
        return None
    holder = None
    if entity.type in (CardType.HERO, CardType.PLAYER):
        if mismatch.tag in (ATK, LAST_KNOWN_ATK):
            holder = _weapon(game, entity, found, mismatch)
        elif mismatch.tag in (EXTRA_ATTACKS_THIS_TURN, CANNOT_ATTACK_HEROES):
            holder = _in_play(game, out, lambda each: each.type == CardType.WEAPON)
        elif mismatch.tag in (SPELLPOWER, CURRENT_SPELLPOWER):
            holder = _in_play(game, out, lambda each: each.tags.get(SPELLPOWER, 0) != 0)
    elif mismatch.tag in (COST, TAG_LAST_KNOWN_COST_IN_HAND) and entity.zone == Zone.HAND:
        holder = _of_costs(game, entity)
    if holder is None:
        return None
    return Bearer(entity.zone, entity.zone, implemented=False, missing=holder.card_id)


def _weapon(
    game: Game, hero: Entity, found: Mapping[Key, Mismatch], mismatch: Mismatch
) -> Entity | None:
    """The weapon whose Attack differs like that of its hero (Likkim, U038:2457)."""
    for weapon in game.weapons[hero.controller]:
        own = found.get((weapon.id, ATK))
        if weapon.script is None and own is not None:
            if (own.logged, own.simulated) == (mismatch.logged, mismatch.simulated):
                return weapon
    return None


def _in_play(game: Game, out: Sequence[Packet], may: Callable[[Entity], bool]) -> Entity | None:
    """A card without a text that is in play, or left in the action (U179:1495, U583:8375)."""
    left = {p[1] for p in out if (p[0], p[2], p[4]) == (TAG, ZONE, Zone.PLAY)}
    return next(
        (
            each
            for each in game.entities.values()
            if each.script is None and may(each) and (each.zone == Zone.PLAY or each.id in left)
        ),
        None,
    )


def _of_costs(game: Game, card: Entity) -> Entity | None:
    """What the player of a card in the hand wears that may hold its cost."""
    player = game.owner(card.controller)
    return next(
        (
            each
            for each in player.attached
            if each.script is None and holds_on_others(text_of(game, each), COST)
        ),
        None,
    )
