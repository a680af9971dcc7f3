"""Systems that sets share: objectives, Jade Golems; and entities that enchantments note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import JADE_GOLEM
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.selectors import ENEMY_PLAYER, Selector
from hsreplay_sim.cards.words.triggers import in_zone, turn_end
from hsreplay_sim.cards.words.values import Value
from hsreplay_sim.engine.keywords import objectives
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def pass_turn() -> Do:
    """An objective has one turn less to last; behind the last one it is gone (R273).

    `objective = turn_end(summon_random(…) >> pass_turn())`, or with :data:`LASTS` beside it.
    """
    return Do(lambda g, me, it: objectives.pass_turn(g, me))


LASTS = in_zone(turn_end(pass_turn()), Zone.SECRET, 0)
"""In `objective`: a turn of its player passes, in a TRIGGER of its own."""
LASTS_ENEMY_TURNS = in_zone(turn_end(pass_turn(), ENEMY_PLAYER), Zone.SECRET, 0)
"""The same with the turns of the opponent."""


def id_of(who: Selector) -> Value:
    """The id of the first of them, for an enchantment to keep: `give(…, data=id_of(DRAWN))`."""
    return Value(lambda g, me, it: next((each.id for each in who.of(g, me, it)), 0))


def noted(number: Value) -> Selector:
    """The entity of which an enchantment has kept the id: `noted(DATA1)` (U378:4352)."""

    def pool(g: Game, me: Entity, it: Frame) -> list[Entity]:
        found = g.entities.get(number.ask(g, me, it))
        return [found] if found is not None else []

    return Selector(pool, lambda g, me, e: e.id == number.ask(g, me, Frame()))


JADES = 30
NEXT_JADE = Value(lambda g, me, it: min(JADES, g.owner(me.controller).tags.get(JADE_GOLEM, 0) + 1))
"""The strength of the next Jade Golem."""


def jade_golem(count: int = 1) -> Do:
    """Summon the next Jade Golem; the counter rises before it (R268, U067:2290)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for index in range(count):
            player = g.owner(me.controller)
            size = min(JADES, player.tags.get(JADE_GOLEM, 0) + 1)
            g.set(player, JADE_GOLEM, size)
            card_id = f"CFM_712_t{size:02}"
            if g.cards.get(card_id) is None:
                raise UnsupportedError(f"the build has no card {card_id}")
            place = bodies.slot_of_token(g, me, me.controller, index)
            golem = bodies.summon(g, me, card_id, me.controller, position=place)
            if golem is not None:
                made.append(golem)

    return Do(run)
