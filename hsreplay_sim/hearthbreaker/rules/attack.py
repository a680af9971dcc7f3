"""An attack: the attacker is hurt first; if it leaves before it hits, the attack does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    DAMAGE,
    IMMUNE,
    NUM_ATTACKS_THIS_TURN,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    STEALTH,
)
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.rules.ruleset import MOGOR, Hearthbreaker, break_weapon, harm

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Trigger


def attack(game: Game, attacker: Entity, defender: Entity) -> None:
    """Attack: the attacker is hurt first; if it is gone before, the attack does not count.

    One that has changed sides meanwhile has not attacked.
    """
    game.open(BlockType.ATTACK, attacker, target=defender.id)
    game.set(attacker, STEALTH, 0)
    game.set(game.root, PROPOSED_ATTACKER, attacker.id)
    game.set(game.root, PROPOSED_DEFENDER, defender.id)
    side = attacker.controller
    _announce(game, attacker, defender)
    defender = game.entities.get(game.root.get(PROPOSED_DEFENDER), defender)
    gone = _is_gone(game, attacker)
    if not gone:
        _strike(game, attacker, defender)
    game.set(game.root, PROPOSED_ATTACKER, 0)
    game.set(game.root, PROPOSED_DEFENDER, 0)
    game.close()
    if not gone:
        settle(game)
    if attacker.type == CardType.HERO:
        _wear_weapon(game, attacker)
    if not gone:
        events.fire(game, events.AFTER_ATTACK, Frame(target=defender, subject=attacker))
        if attacker.controller == side:
            game.add(attacker, NUM_ATTACKS_THIS_TURN, 1)
    update_auras(game)


def _is_gone(game: Game, attacker: Entity) -> bool:
    assert isinstance(game.ruleset, Hearthbreaker)
    return attacker.zone != Zone.PLAY or game.ruleset.is_dead(attacker)


_NEED_ATTACKER = frozenset(("EX1_289", "EX1_533", "EX1_594", "EX1_610", "EX1_611"))
"""Secrets that let a killed attacker be; Bear Trap answers all the same."""


_ANNOUNCED = (events.ATTACKS, events.STRIKES)
"""What the server tells apart, and hearthbreaker does not."""


def _hears(listener: Entity, trigger: Trigger) -> bool:
    return listener.zone == trigger.zone and not listener.silenced


def _announce(game: Game, attacker: Entity, defender: Entity) -> None:
    """Tell every listener the first target, even if a listener has changed it meanwhile.

    A secret does not answer an attacker that another one has killed. Mogor answers though another
    listener has taken it from the board.
    """
    assert game.ruleset is not None
    frame = Frame(target=defender, subject=attacker)
    listening = [row for each in _ANNOUNCED for row in game.listeners.get(each, ())]
    rows = list(game.ruleset.arrange(game, events.ATTACKS, frame, listening))
    stay = {row[2].id for row in rows if row[2].card_id == MOGOR and _hears(row[2], row[3])}
    for _, _, listener, trigger in rows:
        told = Frame(target=defender, subject=attacker)
        heard = listener.id in stay or _hears(listener, trigger)
        if listener.card_id in _NEED_ATTACKER and _is_gone(game, attacker):
            continue
        if heard and trigger.guard(game, listener, told):
            events.run_trigger(game, listener, trigger, told)


def _strike(game: Game, attacker: Entity, defender: Entity) -> None:
    update_auras(game)
    strength = attacker.tags.get(ATK, 0)
    answer = defender.tags.get(ATK, 0)
    if answer > 0:
        harm(game, defender, attacker, answer)
    harm(game, attacker, defender, strength)


def _wear_weapon(game: Game, hero: Entity) -> None:
    weapon = game.weapon[hero.controller]
    if weapon is None or weapon.tags.get(IMMUNE, 0):
        return
    game.add(weapon, DAMAGE, 1)
    if weapon.doomed:
        break_weapon(game, weapon)
