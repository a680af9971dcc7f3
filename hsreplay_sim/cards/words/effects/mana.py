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
    """Give my player `count` Mana crystals; LEFT_BEHIND is how many there was room for.

    If `opponent`, the opponent gets them. They come empty and one by one, or, if `full`, full and
    all at once (U186:1213, U078:3069). Those `full` ones that exceed the maximum refresh spent
    crystals (U151:6073, U158:4661). An empty one counts as spent in the turn up to 174258
    (U042:1331, U578:1643). Up to 3.0 one that finds no room empties one of ten full ones
    (hs-bugs#126).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(3 - me.controller if opponent else me.controller)
        room = (player.get(MAXRESOURCES) or 10) - player.get(RESOURCES)
        wanted = how_many(g, me, it)
        it.value = gained = max(0, min(room, wanted))
        if not (gained or full or player.get(RESOURCES_USED) or g.profile.full_crystals_stay):
            g.add(player, RESOURCES_USED, 1)
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
    """Make up to `count` spent crystals usable again, one by one; return their number.

    Recording: U074:6615.
    """
    spent = min(count, player.get(RESOURCES_USED))
    for _ in range(spent):
        g.add(player, RESOURCES_USED, -1)
    return max(0, spent)


def lose_crystals(count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Destroy `count` Mana crystals of my player, spent ones first.

    Recordings: U074:10130, U195:14244. If `opponent`, they are the opponent's.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(3 - me.controller if opponent else me.controller)
        lost = min(player.get(RESOURCES), how_many(g, me, it))
        g.add(player, RESOURCES_USED, -min(lost, player.get(RESOURCES_USED)))
        g.add(player, RESOURCES, -lost)

    return Do(run)


def gain_mana(count: Value | int = 1, *, beyond: bool = False) -> Do:
    """Give my player `count` Mana for this turn only (R35).

    What exceeds the maximum refreshes spent crystals instead; if `beyond`, it may exceed the
    maximum (U568:27431). Since 203120 spent crystals are refreshed first (U217:3052, U567:4876), as
    for a while in the summer of 2020 (U326:8635, U566:1349).
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
    """Spend `count` Mana of my player, all of it if None; LEFT_BEHIND is how much was spent.

    If there is less Mana than `count`, all of it is spent. The text of an enchantment on a player
    spends that player's Mana.
    """
    from hsreplay_sim.engine.moves.payment import pay

    wanted = number(count) if count is not None else None

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = _whose(g, me)
        left = player.get(RESOURCES) - player.get(RESOURCES_USED) + player.get(TEMP_RESOURCES)
        it.value = spent = min(left, wanted(g, me, it)) if wanted is not None else left
        pay(g, player, spent)

    return Do(run)


def _whose(g: Game, me: Entity) -> Entity:
    """Return the player to whom `me` is attached, or else the one who controls it.

    Recording: U217:5743.
    """
    host = g.entities.get(me.get(ATTACHED))
    return host if host is not None and host.type == CardType.PLAYER else g.owner(me.controller)


def refresh_mana(count: Value | int) -> Do:
    """Make up to `count` spent crystals of my player usable again, all at once.

    Recordings: U405 7 of 7, U538:5423.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        g.add(player, RESOURCES_USED, -min(how_many(g, me, it), player.get(RESOURCES_USED)))

    return Do(run)


def unlock_overload() -> Do:
    """Unlock the locked crystals of my player, and cancel those owed for the next turn (R228)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        player = g.owner(me.controller)
        locked = player.get(OVERLOAD_LOCKED)
        g.set(player, OVERLOAD_OWED, 0)
        g.add(player, RESOURCES_USED, -min(locked, player.get(RESOURCES_USED)))
        g.set(player, OVERLOAD_LOCKED, 0)

    return Do(run)


def overload(count: Value | int = N) -> Do:
    """Overload my player by `count`; it is for a hero power that has no OVERLOAD tag.

    Recording: U207:1872.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        payment.owe(g, me, g.owner(me.controller), how_many(g, me, it))

    return Do(run)
