"""Effects on Mana crystals: full, empty, spent and locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATTACHED,
    MAXRESOURCES,
    NUM_RESOURCES_SPENT_THIS_GAME,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    RESOURCES,
    RESOURCES_SPENT_THIS_TURN,
    RESOURCES_USED,
    TEMP_RESOURCES,
)
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.values import N, Value, number
from hsreplay_sim.engine.moves import payment
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def gain_crystals(count: Value | int = 1, *, full: bool = False, opponent: bool = False) -> Do:
    """Gain Mana crystals: empty ones one by one, full ones at once.

    Recordings: U186:1213, U078:3069. An empty one counts as spent in the turn up to 174258
    (U042:1331, U578:1643).

    Full ones beyond the maximum refresh spent crystals (U151:6073, U158:4661).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(3 - me.controller if opponent else me.controller)
        room = (player.get(MAXRESOURCES) or 10) - player.get(RESOURCES)
        wanted = how_many(g, me, it)
        it.value = gained = max(0, min(room, wanted))
        if full:
            g.add(player, RESOURCES, gained)
            _refresh(g, player, wanted - gained)
            return
        for _ in range(gained):
            g.add(player, RESOURCES, 1)
            if g.profile.resources_this_turn and not g.profile.empty_crystals_uncounted:
                g.add(player, RESOURCES_SPENT_THIS_TURN, 1)
            g.add(player, RESOURCES_USED, 1)
            if g.profile.spends_counted and not g.profile.empty_crystals_unspent:
                g.add(player, NUM_RESOURCES_SPENT_THIS_GAME, 1)

    return Do(run)


def _refresh(g: Game, player: Entity, count: int) -> int:
    """Make spent crystals usable again, one by one; return how many there were.

    Recording: U074:6615.
    """
    spent = min(count, player.get(RESOURCES_USED))
    for _ in range(spent):
        g.add(player, RESOURCES_USED, -1)
    return max(0, spent)


def lose_crystals(count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Destroy Mana crystals, spent ones first.

    Recordings: U074:10130, U195:14244.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(3 - me.controller if opponent else me.controller)
        lost = min(player.get(RESOURCES), how_many(g, me, it))
        g.add(player, RESOURCES_USED, -min(lost, player.get(RESOURCES_USED)))
        g.add(player, RESOURCES, -lost)

    return Do(run)


def gain_mana(count: Value | int = 1, *, beyond: bool = False) -> Do:
    """Gain Mana this turn only (R35); beyond the maximum, spent crystals are refreshed instead.

    Since 203120 spent crystals are refreshed first (U217:3052, U567:4876), as for a while in the
    summer of 2020 (U326:8635, U566:1349). A few texts give it even `beyond` the maximum
    (U568:27431).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        gained = how_many(g, me, it)
        if g.profile.mana_refreshes:
            gained -= _refresh(g, player, gained)
        held = player.get(RESOURCES) + player.get(TEMP_RESOURCES)
        room = max(0, (player.get(MAXRESOURCES) or 10) - held)
        if beyond:
            g.add(player, TEMP_RESOURCES, gained)
            return
        g.add(player, TEMP_RESOURCES, min(gained, room))
        _refresh(g, player, gained - room)

    return Do(run)


def spend_mana(count: Value | int | None = None) -> Do:
    """Spend all my Mana, or `count` of it if I have that; LEFT_BEHIND is how much it was."""
    from hsreplay_sim.engine.moves.payment import pay

    wanted = number(count) if count is not None else None

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = _whose(g, me)
        left = player.get(RESOURCES) - player.get(RESOURCES_USED) + player.get(TEMP_RESOURCES)
        it.value = spent = min(left, wanted(g, me, it)) if wanted is not None else left
        pay(g, player, spent)

    return Do(run)


def _whose(g: Game, me: Entity) -> Entity:
    """Return the player to which an enchantment is attached, or that controls a card.

    Recording: U217:5743.
    """
    host = g.entities.get(me.get(ATTACHED))
    return host if host is not None and host.type == CardType.PLAYER else g.owner(me.controller)


def refresh_mana(count: Value | int) -> Do:
    """Make spent crystals usable again, all at once (U405 7 of 7, U538:5423)."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        g.add(player, RESOURCES_USED, -min(how_many(g, me, it), player.get(RESOURCES_USED)))

    return Do(run)


def unlock_overload() -> Do:
    """Unlock locked crystals and cancel those still owed (R228)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        locked = player.get(OVERLOAD_LOCKED)
        g.set(player, OVERLOAD_OWED, 0)
        g.add(player, RESOURCES_USED, -min(locked, player.get(RESOURCES_USED)))
        g.set(player, OVERLOAD_LOCKED, 0)

    return Do(run)


def overload(count: Value | int = N) -> Do:
    """Overload my player by a text, for a hero power without the tag.

    Recording: U207:1872.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        payment.owe(g, me, g.owner(me.controller), how_many(g, me, it))

    return Do(run)
