"""What hearthbreaker refuses: a card, an attacker, and characters that it lets nobody aim at.

Playing a replay back, it asks whether a card can be played and whether a character can attack, and
takes any target. Playing a game of its own, it offers the targets listed here and no others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.tags import (
    ATK,
    CANT_ATTACK,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    COST,
    ELUSIVE,
    EXHAUSTED,
    FROZEN,
    NUM_ATTACKS_THIS_TURN,
    RESOURCES,
    RESOURCES_USED,
    STEALTH,
    TAUNT,
    TEMP_RESOURCES,
)
from hsreplay_sim.engine.moves.play import goes_to
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.rules.zones import BOARD_MAX
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Script

UNASKED = frozenset(("BRM_017", "CS2_233", "GVG_045"))
"""Spells whose printed conditions it does not ask: Resurrect, Blade Flurry, Imp-losion."""

SEES_STEALTH = frozenset(("NEW1_003",))
"""What can be aimed at enemies in Stealth: Sacrificial Pact (e0187)."""

ASKS_MINIONS = {"EX1_619": True, "GVG_047": False, "NEW1_007": False}
"""Equality, Sabotage, Starfall need a minion: whether an own one will do. The dead that lie there
count (e0296, e0439)."""

WORDS = {
    req.REQ_NUM_MINION_SLOTS: "the board is full",
    req.REQ_WEAPON_EQUIPPED: "there is no weapon",
    req.REQ_MINIMUM_ENEMY_MINIONS: "there are too few enemy minions",
    req.REQ_MINIMUM_TOTAL_MINIONS: "there are too few minions",
    req.REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: "all that it can summon are there",
}
"""What a card fails that asks for more than mana; of any other one it is only said that it does."""


def mana(game: Game, player_id: int) -> int:
    """What a player can spend now; negative under a heavy Overload."""
    get = game.owner(player_id).tags.get
    return get(RESOURCES, 0) + get(TEMP_RESOURCES, 0) - get(RESOURCES_USED, 0)


def cannot_play(game: Game, card: Entity) -> str:
    """Why playing a card is refused; "" when it is not. Its target is not looked at."""
    update_auras(game)
    side = card.controller
    if card.tags.get(COST, 0) > mana(game, side):
        return f"it costs {card.tags.get(COST, 0)}, there is {mana(game, side)} mana"
    if card.type == CardType.MINION and len(game.board[side]) >= BOARD_MAX:
        return "the board is full"
    if goes_to(card) == Zone.SECRET and any(
        secret.card_id == card.card_id for secret in game.secrets[side]
    ):
        return "the secret is in play already"
    return _spell_lacks(game, card) if card.type == CardType.SPELL else ""


def _spell_lacks(game: Game, card: Entity) -> str:
    """What a spell asks for that is not there."""
    if card.card_id not in UNASKED:
        error = req.text_error(game, card, card)
        if error != LEGAL:
            return WORDS.get(error, "what it asks for is not there")
    own_too = ASKS_MINIONS.get(card.card_id)
    sides = (1, 2) if own_too else (3 - card.controller,)
    if own_too is not None and not any(game.board[side] for side in sides):
        return "there are too few minions"
    script = card.script
    texts = [script] if script is None or not script.choose else _options(game, script)
    if all(text is not None and offered(game, card, text) == [] for text in texts):
        return "there is nobody to aim at"
    return ""


def _options(game: Game, script: Script) -> list[Script | None]:
    return [game.scripts.find(game.cards.get(each), each) for each in script.choose]


def offered(game: Game, source: Entity, text: Script) -> list[Entity] | None:
    """Whom a card or hero power can be aimed at; None when its text asks for no target now.

    Immune characters can be aimed at like others.
    """
    targets = text.targets
    if targets is None:
        return None
    frame = Frame(subject=source)
    if targets.active is not None and not targets.active(game, source, frame):
        return None
    return [
        entity
        for entity in targets.select(game, source, frame)
        if entity is not source and _in_sight(entity, source) and _open(entity, source)
    ]


def _in_sight(entity: Entity, source: Entity) -> bool:
    hidden = entity.controller != source.controller and entity.tags.get(STEALTH, 0)
    return not hidden or source.card_id in SEES_STEALTH


def _open(entity: Entity, source: Entity) -> bool:
    aimed = source.type in (CardType.SPELL, CardType.HERO_POWER)
    closed = entity.tags.get(CANT_BE_TARGETED_BY_SPELLS, 0) or entity.tags.get(ELUSIVE, 0)
    return not (aimed and closed)


def cannot_attack(game: Game, attacker: Entity) -> str:
    """Why an attack is refused; "" when it is not. Its target is not looked at."""
    update_auras(game)
    tags = attacker.tags
    assert isinstance(game.ruleset, Hearthbreaker)
    if game.ruleset.is_dead(attacker):
        return "it is dead"
    if tags.get(ATK, 0) <= 0:
        return "it has no attack"
    if tags.get(NUM_ATTACKS_THIS_TURN, 0) >= attacks_allowed(attacker):
        return "it has attacked already"
    if tags.get(FROZEN, 0):
        return "it is frozen"
    if tags.get(CANT_ATTACK, 0):
        return "it cannot attack"
    if tags.get(EXHAUSTED, 0) and attacker.type == CardType.MINION and not tags.get(CHARGE, 0):
        return "it has just arrived"
    return ""


def defenders(game: Game, attacker: Entity) -> list[Entity]:
    """Whom a character can attack: enemies in sight, those with Taunt alone if there is one."""
    side = 3 - attacker.controller
    row = [body for body in game.row(side) if _in_sight(body, attacker)]
    guards = [body for body in row if body.tags.get(TAUNT, 0)]
    hero = game.hero[side]
    return guards or ([*row, hero] if hero is not None else row)
