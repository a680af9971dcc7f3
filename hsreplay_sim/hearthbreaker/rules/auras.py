"""Auras that outlive their minion, and triggers that are heard twice.

hearthbreaker keeps the auras of a player in a list, and as a minion leaves it takes the first one
of equal value off that list, whosever it is. With two alike the one that stays may be that of the
minion that has left: it counts from where it stood, and leaves nobody out (e0030, e0231, e0257).
A *ghost* carries it: an enchantment of the player. A minion that Shadow Madness takes, or gives
back, or that Mind Control takes, leaves its triggers and its aura with the player whom it leaves
(e0190, e0237, e0259, e0276, e0379), and what it gives that player or the hero.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CURRENT_SPELLPOWER, IMMUNE, SPELLPOWER, ZONE_POSITION
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.enchantments import attach, detach
from hsreplay_sim.engine.text import EMPTY, Aura, Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

VALUES = {
    "CS2_122": "others +1",
    "CS2_222": "others +1/+1",
    "DS1_175": "beasts +1",
    "DS1_178": "beasts charge",
    "EX1_009": "self +5",
    "EX1_162": "adjacent +1",
    "EX1_390": "self +3",
    "EX1_393": "self +3",
    "EX1_412": "self +1 windfury",
    "EX1_414": "self +6",
    "EX1_507": "murlocs +2/+1",
    "EX1_508": "murlocs +1",
    "EX1_565": "adjacent +2",
    "GVG_013": "self +2 beside a mech",
    "GVG_021": "demons +2/+2",
    "GVG_051": "self +1",
    "NEW1_027": "pirates +1/+1",
    "NEW1_033": "others +1",
}
"""Card id → the value of its aura. Auras on costs are alike, whosever they are, and left out."""

COGMASTER = "GVG_013"
"""Its aura is on the list whether a Mech is there or not."""


@dataclass(slots=True)
class _Row:
    """One aura on a player's list; `ghost` carries it when its minion has left."""

    body: Entity
    value: str
    ghost: Entity | None = None


@dataclass(frozen=True, slots=True)
class _Held:
    """What a minion has put on a list: it takes one of this value off again."""

    body: Entity
    side: int
    value: str
    aura: Aura
    position: int


class AuraLists:
    """The lists of both players."""

    def __init__(self) -> None:
        self.rows: tuple[list[_Row], list[_Row], list[_Row]] = ([], [], [])
        self.held: dict[tuple[int, int], _Held] = {}
        """(entity id, sequence number) → what it has put on a list."""

    def refresh(self, game: Game, sequence: Callable[[Entity], int]) -> None:
        """Bring the lists in line with the boards: first what has gone, then what has come."""
        wanted = {(each.body.id, sequence(each.body)): each for each in _wanted(game)}
        wanted = {key: each for key, each in wanted.items() if key[1]}
        for key in [key for key in self.held if key not in wanted]:
            self._take_off(game, self.held.pop(key))
        for key, each in wanted.items():
            if key not in self.held:
                self.rows[each.side].append(_Row(each.body, each.value))
                _give_text(game, each.body)
            self.held[key] = each

    def _take_off(self, game: Game, gone: _Held) -> None:
        rows = self.rows[gone.side]
        found = next((row for row in rows if row.value == gone.value), None)
        if found is None:
            return
        rows.remove(found)
        if found.body is gone.body:
            return
        if found.ghost is not None:
            detach(game, found.ghost)
        elif found.body.script is not None:
            found.body.script = replace(found.body.script, auras=())
        left = next((row for row in rows if row.body is gone.body), None)
        if left is not None and not gone.value.startswith("self"):
            left.ghost = _ghost(game, gone.body, gone.side, (_from_afar(gone),))


def _wanted(game: Game) -> list[_Held]:
    found = []
    for side in (1, 2):
        for body in sorted(game.board[side], key=lambda e: e.order):
            value = VALUES.get(body.card_id)
            if value is None or body.silenced or body.zone != Zone.PLAY:
                continue
            script = game.scripts.find(body.card, body.card_id)
            aura = script.auras[0] if script is not None else None
            if aura is not None and _is_listed(game, body, aura):
                position = body.tags.get(ZONE_POSITION, 0)
                found.append(_Held(body, side, value, aura, position))
    return found


def _is_listed(game: Game, body: Entity, aura: Aura) -> bool:
    always = aura.active is None or body.card_id == COGMASTER
    return always or (aura.active is not None and aura.active(game, body, Frame()))


def _give_text(game: Game, body: Entity) -> None:
    """Let an aura that another one was taken for begin again."""
    script = game.scripts.find(body.card, body.card_id)
    if script is not None and body.script is not None and body.script.auras != script.auras:
        body.script = replace(body.script, auras=script.auras)


def _from_afar(gone: _Held) -> Aura:
    """The aura of a minion that has left: of neighbours, those of the place where it stood."""
    if not gone.value.startswith("adjacent"):
        return gone.aura

    def neighbours(game: Game, me: Entity, it: Frame) -> list[Entity]:
        row = game.board[gone.side]
        return [e for e in row if abs(e.tags.get(ZONE_POSITION, 0) - gone.position) == 1]

    return replace(gone.aura, select=neighbours)


def _ghost(
    game: Game,
    body: Entity,
    side: int,
    auras: tuple[Aura, ...] = (),
    triggers: tuple[Trigger, ...] = (),
    tags: tuple[int, ...] = (),
) -> Entity:
    player = game.owner(side)
    ghost = attach(game, player, player, "HB_ghost")
    ghost.card = body.card
    ghost.script = replace(EMPTY, auras=auras, triggers=triggers, player_tags=tags)
    if auras:
        game.asking.auras.append(ghost)
        game.touch_auras()
    game.renew(ghost)
    return ghost


def leave_auras(game: Game, body: Entity, side: int) -> None:
    """Leave the aura of a minion with a player."""
    if body.script is not None and body.script.auras and not body.silenced:
        _ghost(game, body, side, auras=body.script.auras)


def _own_power(game: Game, me: Entity, it: Frame) -> bool:
    """Whether it is the player's hero power that was used."""
    return it.subject is not None and it.subject.controller == me.controller


def leave_texts(game: Game, body: Entity, side: int) -> None:
    """Leave with a player what a minion hears of that player's events, and what it gives it."""
    if body.script is None or body.silenced:
        return
    told, tags, hero = body.script.triggers, body.script.player_tags, game.hero[side]
    if (inspire := body.script.inspire) is not None:
        told = (*told, Trigger(events.INSPIRED, _own_power, inspire))
    if told or tags:
        _ghost(game, body, side, triggers=told, tags=tags)
    if power := body.get(SPELLPOWER):
        key, kept = (side, CURRENT_SPELLPOWER), game.untagged.player_residues
        kept[key] = kept.get(key, 0) + power
        game.touch_players()
    if hero is not None and any(tag == IMMUNE for tag, _ in body.script.hero_keywords):
        attach(game, game.owner(side), hero, "HB_shelter")
