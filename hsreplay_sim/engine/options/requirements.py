"""Play requirements: the server's own conditions on playing a card, each with its error code.

The numbers are those of the card data and of the recordings' error codes (R101). Card data list
them per card up to build 37060; the card store carries them on to later builds and reprints. They
are the legality of every card whose script does not say it, and the error codes of all.
Source of truth: the requirement's name and the codes that recordings since 25770 print.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from hsreplay_sim.base.enums import CardType, Race, Zone
from hsreplay_sim.base.play_errors import INVALID, LEGAL
from hsreplay_sim.base.tags import (
    ADDITIONAL_PLAY_REQS_1,
    ADDITIONAL_PLAY_REQS_2,
    ATK,
    BATTLECRY,
    CARDRACE,
    CHARGE,
    COMBO_ACTIVE,
    COST,
    DAMAGE,
    DEATHRATTLE,
    FROZEN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_SPELLS_PLAYED_THIS_TURN,
    RARITY,
    REBORN,
    RESOURCES,
    RESOURCES_USED,
    SECRET,
    STEADY_SHOT_CAN_TARGET,
    STEALTH,
    TAUNT,
    TEMP_RESOURCES,
    ZONE,
)
from hsreplay_sim.carddb.pool import SECOND_RACES
from hsreplay_sim.engine.rules.zones import BOARD_MAX, SECRETS_MAX, hand_limit
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

REQ_MINION_TARGET: Final = 1
REQ_FRIENDLY_TARGET: Final = 2
REQ_ENEMY_TARGET: Final = 3
REQ_DAMAGED_TARGET: Final = 4
REQ_FROZEN_TARGET: Final = 6
REQ_CHARGE_TARGET: Final = 7
REQ_TARGET_MAX_ATTACK: Final = 8
REQ_NONSELF_TARGET: Final = 9
REQ_TARGET_WITH_RACE: Final = 10
REQ_TARGET_TO_PLAY: Final = 11
REQ_NUM_MINION_SLOTS: Final = 12
REQ_WEAPON_EQUIPPED: Final = 13
REQ_ENOUGH_MANA: Final = 14
REQ_YOUR_TURN: Final = 15
REQ_NONSTEALTH_ENEMY_TARGET: Final = 16
REQ_HERO_TARGET: Final = 17
REQ_SECRET_ZONE_CAP: Final = 18
REQ_MINION_CAP_IF_TARGET_AVAILABLE: Final = 19
REQ_MINION_CAP: Final = 20
REQ_TARGET_IF_AVAILABLE: Final = 22
REQ_MINIMUM_ENEMY_MINIONS: Final = 23
REQ_TARGET_FOR_COMBO: Final = 24
REQ_NOT_EXHAUSTED_ACTIVATE: Final = 25
REQ_UNIQUE_SECRET_OR_QUEST: Final = 26
REQ_TARGET_TAUNTER: Final = 27
REQ_CAN_BE_ATTACKED: Final = 28
REQ_ATTACK_GREATER_THAN_0: Final = 31
REQ_ATTACKER_NOT_FROZEN: Final = 32
REQ_HERO_OR_MINION_TARGET: Final = 33
REQ_CAN_BE_TARGETED_BY_SPELLS: Final = 34
REQ_SUBCARD_IS_PLAYABLE: Final = 35
REQ_TARGET_FOR_NO_COMBO: Final = 36
REQ_NOT_MINION_JUST_PLAYED: Final = 37
REQ_NOT_EXHAUSTED_HERO_POWER: Final = 38
REQ_CAN_BE_TARGETED_BY_OPPONENTS: Final = 39
REQ_ATTACKER_CAN_ATTACK: Final = 40
REQ_TARGET_MIN_ATTACK: Final = 41
REQ_CAN_BE_TARGETED_BY_HERO_POWERS: Final = 42
REQ_ENEMY_TARGET_NOT_IMMUNE: Final = 43
REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: Final = 44
REQ_MINIMUM_TOTAL_MINIONS: Final = 45
REQ_MUST_TARGET_TAUNTER: Final = 46
REQ_UNDAMAGED_TARGET: Final = 47
REQ_CAN_BE_TARGETED_BY_BATTLECRIES: Final = 48
REQ_STEADY_SHOT: Final = 49
REQ_MINION_OR_ENEMY_HERO: Final = 50
REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: Final = 51
REQ_LEGENDARY_TARGET: Final = 52
REQ_FRIENDLY_MINION_DIED_THIS_TURN: Final = 53
REQ_FRIENDLY_MINION_DIED_THIS_GAME: Final = 54
REQ_ENEMY_WEAPON_EQUIPPED: Final = 55
REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS: Final = 56
REQ_TARGET_WITH_BATTLECRY: Final = 57
REQ_TARGET_WITH_DEATHRATTLE: Final = 58
REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS: Final = 59
REQ_SECRET_ZONE_CAP_FOR_NON_SECRET: Final = 60
REQ_STEALTHED_TARGET: Final = 62
REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT: Final = 63
REQ_NOT_DISABLED_HERO_POWER: Final = 68
REQ_MUST_PLAY_OTHER_CARD_FIRST: Final = 69
REQ_HAND_NOT_FULL: Final = 70
REQ_CAN_BE_TARGETED_BY_COMBOS: Final = 72
REQ_CANNOT_PLAY_THIS: Final = 73
REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_GAME: Final = 74
REQ_LITERALLY_UNPLAYABLE: Final = 78
REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK: Final = 79
REQ_TARGET_IF_AVAILABLE_AND_SPELLS_PLAYED: Final = 81
REQ_FRIENDLY_MINION_OF_RACE_IN_HAND: Final = 82
REQ_TARGET_IF_AVAILABLE_AND_COSTLY_SPELL_IN_HAND: Final = 83
REQ_TARGET_IF_AVAILABLE_AND_MANA_CRYSTALS: Final = 84
REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME: Final = 86
REQ_FRIENDLY_REBORN_MINION_DIED_THIS_GAME: Final = 89
REQ_MINION_DIED_THIS_GAME: Final = 90
REQ_NOT_EXHAUSTED_LOCATION: Final = 10_002
"""Recordings print this name without a number; the number is ours."""

Requirements = Mapping[int, int]
TargetCheck = Callable[["Game", "Entity", "Entity", int], bool]
"""(game, source, target, parameter) → the target meets the requirement."""
PlayCheck = Callable[["Game", "Entity", int], bool]
"""(game, card, parameter) → the card meets the requirement."""


def mana_left(game: Game, player_id: int) -> int:
    """Return the Mana that a player can spend now (R42), at least 0.

    It is RESOURCES − RESOURCES_USED + TEMP_RESOURCES; Overload may lock more than there is.
    """
    tags = game.owner(player_id).tags
    left = tags.get(RESOURCES, 0) - tags.get(RESOURCES_USED, 0) + tags.get(TEMP_RESOURCES, 0)
    return max(0, left)


def has_race(entity: Entity, race: int) -> bool:
    """Whether a card or minion has a race, as first or second one, by its tags or print (R155).

    Some builds do not log printed races. A card of all races has each.
    """
    tags, printed = entity.tags, entity.card.tags if entity.card is not None else {}
    if (tags.get(CARDRACE, 0) or printed.get(CARDRACE, 0)) in (race, Race.ALL):
        return True
    second = SECOND_RACES.get(race, 0)
    return bool(second and (tags.get(second, 0) or printed.get(second, 0)))


# --- requirements on the target ------------------------------------------------------------


def _friendly(_: Game, source: Entity, target: Entity, __: int) -> bool:
    return source.controller == target.controller


def _enemy(_: Game, source: Entity, target: Entity, __: int) -> bool:
    return source.controller != target.controller


def _minion_or_enemy_hero(_: Game, source: Entity, target: Entity, __: int) -> bool:
    return target.type == CardType.MINION or source.controller != target.controller


def _printed(target: Entity, tag: int) -> int:
    value = target.tags.get(tag, 0)
    return value or (target.card.tags.get(tag, 0) if target.card is not None else 0)


def _has(tag: int) -> TargetCheck:
    return lambda _, __, target, ___: target.tags.get(tag, 0) > 0


TARGET_CHECKS: dict[int, TargetCheck] = {
    REQ_FRIENDLY_TARGET: _friendly,
    REQ_ENEMY_TARGET: _enemy,
    REQ_MUST_TARGET_TAUNTER: _has(TAUNT),
    REQ_MINION_OR_ENEMY_HERO: _minion_or_enemy_hero,
    REQ_HERO_TARGET: lambda _, __, target, ___: target.type == CardType.HERO,
    REQ_MINION_TARGET: lambda _, __, target, ___: target.type == CardType.MINION,
    REQ_NONSELF_TARGET: lambda _, source, target, __: source is not target,
    REQ_DAMAGED_TARGET: _has(DAMAGE),
    REQ_UNDAMAGED_TARGET: lambda _, __, target, ___: not target.tags.get(DAMAGE, 0),
    REQ_FROZEN_TARGET: _has(FROZEN),
    REQ_CHARGE_TARGET: _has(CHARGE),
    REQ_STEALTHED_TARGET: _has(STEALTH),
    REQ_TARGET_WITH_BATTLECRY: _has(BATTLECRY),
    REQ_TARGET_WITH_DEATHRATTLE: _has(DEATHRATTLE),
    REQ_TARGET_WITH_RACE: lambda _, __, target, race: has_race(target, race),
    REQ_TARGET_MAX_ATTACK: lambda _, __, target, most: target.tags.get(ATK, 0) <= most,
    REQ_TARGET_MIN_ATTACK: lambda _, __, target, least: target.tags.get(ATK, 0) >= least,
    REQ_LEGENDARY_TARGET: lambda _, __, target, ___: _printed(target, RARITY) == 5,
}
"""Requirement → test of a target, in the order in which the server checks them.

The first one that fails is the one that it prints.
"""


# --- requirements that say when a target is asked for ----------------------------------------


def _combo(game: Game, card: Entity, _: int) -> bool:
    return game.owner(card.controller).tags.get(COMBO_ACTIVE, 0) > 0


def _dragon_in_hand(game: Game, card: Entity, _: int) -> bool:
    hand = game.hand[card.controller]
    return any(other is not card and has_race(other, Race.DRAGON) for other in hand)


def _friendly_minions(game: Game, card: Entity, least: int) -> bool:
    row = game.board[card.controller]
    return sum(e.type == CardType.MINION and e is not card for e in row) >= least


def _friendly_secrets(game: Game, card: Entity, least: int) -> bool:
    return sum(e.tags.get(SECRET, 0) > 0 for e in game.secrets[card.controller]) >= least


def _hero_has_attack(game: Game, card: Entity, _: int) -> bool:
    hero = game.hero[card.controller]
    return hero is not None and hero.tags.get(ATK, 0) > 0


def _spells_played(game: Game, card: Entity, least: int) -> bool:
    return game.owner(card.controller).tags.get(NUM_SPELLS_PLAYED_THIS_TURN, 0) >= least


def _costly_spell(game: Game, card: Entity, _: int) -> bool:
    hand = game.hand[card.controller]
    return any(e.type == CardType.SPELL and e.tags.get(COST, 0) >= 5 for e in hand)


def _crystals(game: Game, card: Entity, least: int) -> bool:
    return game.owner(card.controller).tags.get(RESOURCES, 0) >= least


def _player_has(tag: int) -> PlayCheck:
    return lambda game, card, _: game.owner(card.controller).tags.get(tag, 0) > 0


def _always(_: Game, __: Entity, ___: int) -> bool:
    return True


TARGET_ASKED: dict[int, PlayCheck] = {
    REQ_TARGET_TO_PLAY: _always,
    REQ_TARGET_IF_AVAILABLE: _always,
    REQ_MINION_CAP_IF_TARGET_AVAILABLE: _always,
    REQ_TARGET_FOR_COMBO: _combo,
    REQ_TARGET_FOR_NO_COMBO: lambda game, card, _: not _combo(game, card, 0),
    REQ_STEADY_SHOT: _player_has(STEADY_SHOT_CAN_TARGET),
    REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: _dragon_in_hand,
    REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS: _friendly_minions,
    REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS: _friendly_secrets,
    REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK: _hero_has_attack,
    REQ_TARGET_IF_AVAILABLE_AND_SPELLS_PLAYED: _spells_played,
    REQ_TARGET_IF_AVAILABLE_AND_COSTLY_SPELL_IN_HAND: _costly_spell,
    REQ_TARGET_IF_AVAILABLE_AND_MANA_CRYSTALS: _crystals,
}
"""Requirement → condition; the card takes a target while one of its conditions is true."""

MANDATORY = frozenset((REQ_TARGET_TO_PLAY, REQ_TARGET_FOR_NO_COMBO, REQ_STEADY_SHOT))
"""Those of `TARGET_ASKED` that forbid to play the card if it has no target (R102)."""


# --- requirements on the game ----------------------------------------------------------------


def board_has_room(game: Game, player_id: int, slots: int = 1) -> bool:
    """Whether the board of a player has at least `slots` free places (R208)."""
    return len(game.board[player_id]) + slots <= BOARD_MAX


def _slots(game: Game, card: Entity, count: int) -> bool:
    return board_has_room(game, card.controller, max(count, 1))


def _weapon(game: Game, card: Entity, _: int) -> bool:
    return game.weapon[card.controller] is not None


def _enemy_weapon(game: Game, card: Entity, _: int) -> bool:
    return game.weapon[3 - card.controller] is not None


def _count_minions(game: Game, side: int) -> int:
    return sum(e.type == CardType.MINION for e in game.board[side])


def _enemy_minions(game: Game, card: Entity, least: int) -> bool:
    return _count_minions(game, 3 - card.controller) >= least


def _total_minions(game: Game, _: Entity, least: int) -> bool:
    return _count_minions(game, 1) + _count_minions(game, 2) >= least


def _entourage_missing(game: Game, card: Entity, _: int) -> bool:
    entourage = card.card.entourage if card.card is not None else ()
    there = {game.cards.canonical(e.card_id) for e in game.board[card.controller]}
    return any(game.cards.canonical(card_id) not in there for card_id in entourage)


def _hand_not_full(game: Game, card: Entity, _: int) -> bool:
    side = card.controller
    return len(game.hand[side]) < hand_limit(game, side)


def _died(game: Game, card: Entity, tag: int) -> bool:
    """Whether a friendly minion whose print has `tag` is in the graveyard."""
    return any(
        e.tags.get(ZONE, 0) == Zone.GRAVEYARD
        and e.type == CardType.MINION
        and e.controller == card.controller
        and e.card is not None
        and e.card.tags.get(tag, 0) > 0
        for e in game.entities.values()
    )


def _race_died(game: Game, card: Entity, race: int) -> bool:
    return any(
        e.tags.get(ZONE, 0) == Zone.GRAVEYARD
        and e.type == CardType.MINION
        and e.controller == card.controller
        and has_race(e, race)
        for e in game.entities.values()
    )


def _race_in_hand(game: Game, card: Entity, race: int) -> bool:
    hand = game.hand[card.controller]
    return any(e.type == CardType.MINION and has_race(e, race) for e in hand)


def _lost_one(game: Game, side: int) -> bool:
    """Whether a minion of the side has died in this game.

    The first builds do not count them in a tag, so the list of the dead is asked, too.
    """
    counted = game.owner(side).tags.get(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME, 0)
    return counted > 0 or any(dead.controller == side for _, dead in game.untagged.died)


def _slot_or_crystal(game: Game, card: Entity, _: int) -> bool:
    return _slots(game, card, 1) or game.owner(card.controller).tags.get(RESOURCES, 0) < 10


def _secret_room(game: Game, card: Entity, _: int) -> bool:
    return len(game.secrets[card.controller]) < SECRETS_MAX


def _never(_: Game, __: Entity, ___: int) -> bool:
    return False


PLAY_CHECKS: dict[int, PlayCheck] = {
    REQ_CANNOT_PLAY_THIS: _never,
    REQ_MUST_PLAY_OTHER_CARD_FIRST: _never,
    REQ_NUM_MINION_SLOTS: _slots,
    REQ_MINION_CAP: _slots,
    REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT: _slot_or_crystal,
    REQ_SECRET_ZONE_CAP_FOR_NON_SECRET: _secret_room,
    REQ_HAND_NOT_FULL: _hand_not_full,
    REQ_WEAPON_EQUIPPED: _weapon,
    REQ_ENEMY_WEAPON_EQUIPPED: _enemy_weapon,
    REQ_MINIMUM_ENEMY_MINIONS: _enemy_minions,
    REQ_MINIMUM_TOTAL_MINIONS: _total_minions,
    REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: _entourage_missing,
    REQ_FRIENDLY_MINION_DIED_THIS_TURN: _player_has(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN),
    REQ_FRIENDLY_MINION_DIED_THIS_GAME: lambda g, c, _: _lost_one(g, c.controller),
    REQ_MINION_DIED_THIS_GAME: lambda g, _, __: _lost_one(g, 1) or _lost_one(g, 2),
    REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_GAME: _race_died,
    REQ_FRIENDLY_MINION_OF_RACE_IN_HAND: _race_in_hand,
    REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME: lambda g, c, _: _died(g, c, DEATHRATTLE),
    REQ_FRIENDLY_REBORN_MINION_DIED_THIS_GAME: lambda g, c, _: _died(g, c, REBORN),
}
"""Requirement → test of the game, in the order in which the server checks them."""

EVALUATED = frozenset((*TARGET_CHECKS, *TARGET_ASKED, *PLAY_CHECKS))
"""The requirements that are implemented; the legality of a card with any other one is unknown."""


def requirements_of(game: Game, card: Entity) -> Requirements | None:
    """Return requirement → parameter of a card, or None if its requirements are unknown.

    They are unknown if one of them is not implemented, or if the card came after the data stopped
    listing requirements and is no reprint of an older card. A potion of Kazakus has those of its
    two parts as well (U081, U082).
    """
    if card.card is None:
        return None
    wanted = card.card.requirements
    for tag in (ADDITIONAL_PLAY_REQS_1, ADDITIONAL_PLAY_REQS_2):
        part = game.cards.by_dbf(card.tags[tag]) if card.tags.get(tag, 0) else None
        if part is not None:
            wanted = {**wanted, **part.requirements}
    script = card.script
    if REQ_MINION_TARGET in wanted and script is not None and script.aims_at_heroes is not None:
        if script.aims_at_heroes(game, card, Frame()):
            wanted = {number: of for number, of in wanted.items() if number != REQ_MINION_TARGET}
    if wanted:
        return wanted if all(number in EVALUATED for number in wanted) else None
    return _NONE if game.cards.store.first_of_any(card.card.id) < LISTED_UNTIL else None


def text_error(game: Game, card: Entity, text: Entity) -> int:
    """Return the code of the first requirement on the game that `text` fails, or LEGAL.

    `text` is the card or a sub card of it. The requirements come first, then what its script
    demands.
    """
    script = text.script
    wanted = requirements_of(game, text)
    if wanted is not None:
        error = play_error(game, card, wanted)
        if error != LEGAL:
            return error
    if script is None:
        return LEGAL
    if script.summons and not board_has_room(game, card.controller):
        return REQ_NUM_MINION_SLOTS
    if script.playable is not None and not script.playable(game, card, Frame(subject=card)):
        return INVALID
    return LEGAL


_NONE: Requirements = {}
LISTED_UNTIL: Final = 37060
"""The first build whose card data list no requirements."""


def target_error(game: Game, card: Entity, target: Entity, wanted: Requirements) -> int:
    """Return the code of the first of the requirements `wanted` that `target` fails, or LEGAL."""
    for number, holds in TARGET_CHECKS.items() if wanted else ():
        if number in wanted and not holds(game, card, target, wanted[number]):
            return number
    return LEGAL


def play_error(game: Game, card: Entity, wanted: Requirements) -> int:
    """Return the code of the first of the requirements `wanted` that the game fails, or LEGAL."""
    for number, holds in PLAY_CHECKS.items() if wanted else ():
        if number in wanted and not holds(game, card, wanted[number]):
            return number
    return LEGAL
