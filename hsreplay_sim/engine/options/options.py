"""List what a player may do now, and why the rest is illegal, as the server does (R101).

The server lists END_TURN, then every card in the player's hand and every character, hero power and
location in play, each with one error code: the first requirement that fails. Legal options come
first. A legal option carries its targets, or the options of its choice, with their codes. Source of
truth: the Options packets of recordings since build 25770.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.play_errors import INVALID, LEGAL
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CANT_ATTACK,
    CANT_PLAY,
    CHARGE,
    CHOOSE_ONE,
    COST,
    DECK_ACTION_COST,
    DORMANT,
    EXHAUSTED,
    FORGE,
    FORGED,
    FROZEN,
    HERO_POWER_DISABLED,
    HIDE_COST,
    HIDE_STATS,
    IMMUNE,
    LAUNCHPAD,
    LITERALLY_UNPLAYABLE,
    LOCATION_ACTION_COOLDOWN,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    OBJECTIVE,
    RUSH,
    SIGIL,
    TAG_LAUNCHPAD_ABILITY,
    TRADEABLE,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.keywords import disguise
from hsreplay_sim.engine.moves.payment import (
    armor_left,
    corpses_left,
    costs_armor,
    costs_corpses,
    costs_health,
    costs_their_health,
)
from hsreplay_sim.engine.moves.play import goes_to
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.options.targets import (
    Target,
    aim,
    attack_targets,
    must_spare_heroes,
    play_targets,
    stand_in,
)
from hsreplay_sim.engine.rules.choices import parts_of, takes_both
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.rules.zones import SECRETS_MAX
from hsreplay_sim.engine.state.entities import BOARD_TYPES, CHARACTER_TYPES
from hsreplay_sim.engine.state.parts import ABILITIES_USED, has_abilities

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

END_TURN: Final = 2
POWER: Final = 3
LISTED_TYPES = frozenset((CardType.HERO, CardType.MINION, CardType.LOCATION, CardType.HERO_POWER))


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a player might do: its error code, its targets, the options of its choice.

    `entity` is None for END_TURN.
    """

    entity: Entity | None
    error: int = LEGAL
    targets: tuple[Target, ...] = ()
    sub_options: tuple[Option, ...] = ()
    kind: int = POWER
    deck_action: bool = False
    """Whether the option is to trade or forge the card, not to play it."""
    certain: bool = True
    """False if the card is not implemented and its requirements are unknown.

    `error` then follows from the general rules alone: LEGAL may be wrong, and no targets are
    listed.
    """

    @property
    def legal(self) -> bool:
        """Whether the option may be taken: its `error` is LEGAL, or it is END_TURN."""
        return self.error == LEGAL or self.kind == END_TURN


def options(game: Game, player_id: int) -> list[Option]:
    """Return all options of a player with their error codes, in the server's order."""
    found: list[Option] = []
    for entity in game.hand[player_id]:
        found.append(_hand_option(game, entity))
        if _takes_deck_action(entity):
            found.append(_deck_action(game, entity))
    found.extend(_board_option(game, entity, player_id) for entity in _in_play(game, player_id))
    found.sort(key=lambda option: option.error != LEGAL)
    return [Option(None, INVALID, kind=END_TURN), *found]


def deck_actions(game: Game, player_id: int) -> list[Option]:
    """Return the legal options to trade or forge a card in the hand of `player_id`."""
    found = [_deck_action(game, card) for card in game.hand[player_id] if _takes_deck_action(card)]
    return [option for option in found if option.legal]


def option_of(game: Game, entity: Entity) -> Option:
    """Return the option to play a card in hand, or to use an entity in play (attacks included).

    It is the option of the entity's controller.
    """
    if entity.zone == Zone.HAND:
        return _hand_option(game, entity)
    return _board_option(game, entity, entity.controller)


def is_legal(game: Game, entity: Entity, target: Entity | None = None, option: int = -1) -> bool:
    """Whether the controller may use `entity` with this target and this option of its choice.

    `option` is an index, −1: none. A `target` that is the card itself, in hand, means to trade or
    forge it. If the requirements are unknown, only the general rules are checked.
    """
    if target is entity and entity.zone == Zone.HAND:
        return _deck_action(game, entity).legal
    if entity.zone == Zone.PLAY and is_passive(entity):
        return False
    chosen = option_of(game, entity)
    if chosen.legal and chosen.sub_options and not chosen.targets:
        if not 0 <= option < len(chosen.sub_options):
            return False
        chosen = chosen.sub_options[option]
    if not chosen.legal or not chosen.certain:
        return chosen.legal
    if target is None:
        return not any(found.legal for found in chosen.targets)
    return any(found.legal and found.entity is target for found in chosen.targets)


def objection(game: Game, entity: Entity, target: Entity | None = None) -> int:
    """Return the code of what stands against using an entity, `LEGAL` if nothing does.

    An attack needs a `target` that may be attacked; the target of a card is not asked for.
    """
    if entity.zone == Zone.PLAY and is_passive(entity):
        return INVALID
    chosen = option_of(game, entity)
    strikes = entity.type in CHARACTER_TYPES and not chosen.sub_options
    if target is None or not chosen.legal or entity.zone != Zone.PLAY or not strikes:
        return chosen.error
    return next((e.error for e in chosen.targets if e.entity is target), INVALID)


def _in_play(game: Game, player_id: int) -> list[Entity]:
    """Return the entities in play that the server lists, of both sides, by age."""
    found = [
        entity
        for side in (1, 2)
        for entity in game.in_play[side]
        if _is_listed(entity, own=side == player_id)
    ]
    found.sort(key=lambda entity: entity.order)
    return found


def _is_listed(entity: Entity, *, own: bool) -> bool:
    """Whether the server lists an entity in play among the options of the player.

    It does not list the player's own weapons and what is passive (`is_passive`). `own` says whose
    it is.
    """
    if entity.type not in LISTED_TYPES:
        return entity.type == CardType.WEAPON and not own
    return not (own and is_passive(entity))


def is_passive(entity: Entity) -> bool:
    """Whether an entity in play has nothing to be used for.

    It is no minion and has HIDE_STATS: a hero power without an action (Ossirian Tear), or a hero
    that is not there yet. Or it is a hero power whose class says what it does, but nothing for when
    it is used (Mind Tether, 25 of 25 lists).
    """
    if entity.type == CardType.MINION:
        return False
    return entity.tags.get(HIDE_STATS, 0) > 0 or _only_waits(entity)


def _only_waits(entity: Entity) -> bool:
    script = entity.script
    return (
        entity.type == CardType.HERO_POWER
        and script is not None
        and script.action is None
        and not script.choose
        and bool(script.triggers or script.auras)
    )


# --- cards in hand ---------------------------------------------------------------------------


def _hand_option(game: Game, card: Entity) -> Option:
    error = _first(HAND_CHECKS, game, card)
    if error != LEGAL or card.type == CardType.LOCATION:
        return Option(card, error)
    return _with_text(game, card)


def _with_text(game: Game, card: Entity) -> Option:
    """Return the option of a card that passes the general rules: its text decides.

    The option has the code of a requirement that fails, or its targets or sub options.
    """
    error = req.text_error(game, card, card)
    if error != LEGAL:
        return Option(card, error)
    whole = _aimed(game, card, card)
    subs = sub_cards(game, card)
    if not subs or not whole.legal:
        return whole
    listed = tuple(_sub_option(game, card, sub, at) for at, sub in enumerate(subs))
    if not any(sub.legal for sub in listed):
        return Option(card, req.REQ_SUBCARD_IS_PLAYABLE)
    return Option(card, sub_options=listed, certain=all(sub.certain for sub in listed))


def _aimed(game: Game, card: Entity, text: Entity) -> Option:
    wanted = aim(game, card, text)
    if not wanted.known:
        return Option(text, certain=False)
    targets = tuple(play_targets(game, card, text))
    if any(target.legal for target in targets):
        return Option(text, targets=targets)
    return Option(text, req.REQ_TARGET_TO_PLAY if wanted.mandatory else LEGAL)


def _sub_option(game: Game, card: Entity, sub: Entity, at: int = 0) -> Option:
    if disguise.offers_sides(card) and not disguise.side_has_room(game, card, at):
        return Option(sub, req.REQ_MINION_CAP)
    error = req.text_error(game, card, sub)
    if error != LEGAL:
        return Option(sub, error)
    return _aimed(game, card, sub)


def _offers_parts(game: Game, card: Entity) -> bool:
    """Whether a card lets its player choose: Choose One unless it gives both, or a Titan in play.

    A starship on its launchpad does so, too, and a Disguised minion in hand.
    """
    if disguise.offers_sides(card):
        return True
    if _chooses_one(card):
        return not takes_both(game, card)
    tags = card.tags
    return card.zone != Zone.HAND and (has_abilities(tags) or bool(tags.get(LAUNCHPAD, 0)))


def _chooses_one(card: Entity) -> bool:
    if card.type == CardType.HERO_POWER and card.script is not None and card.script.choose:
        return True
    printed = card.card.tags if card.card is not None else {}
    return bool(card.tags.get(CHOOSE_ONE, 0) or printed.get(CHOOSE_ONE, 0))


def sub_cards(game: Game, card: Entity) -> list[Entity]:
    """Return the cards from which a card lets its player choose, in order of the choice.

    They are the cards set aside for it. If there are none, those that its script names are made
    outside of the game. If the card has no choice, or takes both options, the list is empty.
    """
    if not _offers_parts(game, card):
        return []
    launch = card.tags.get(LAUNCHPAD, 0)
    found = [
        entity
        for entity in parts_of(game, card)
        if not launch or entity.tags.get(TAG_LAUNCHPAD_ABILITY, 0)
    ]
    if found or card.script is None or card.zone != Zone.HAND:
        return found
    return [stand_in(game, card, card_id) for card_id in card.script.choose]


Check = tuple[int, Callable[["Game", "Entity"], bool]]
"""(code, test): the test is true when the entity passes it; the code is given when it does not."""


def _first(checks: tuple[Check, ...], game: Game, entity: Entity) -> int:
    for code, holds in checks:
        if not holds(game, entity):
            return code
    return LEGAL


def _in_turn(game: Game, entity: Entity) -> bool:
    return game.current == entity.controller


def _affordable(game: Game, card: Entity) -> bool:
    cost, side = card.tags.get(COST, 0), card.controller
    if costs_their_health(card):
        return True
    if costs_armor(card):
        return cost <= armor_left(game, side)
    if costs_corpses(card):
        return cost <= corpses_left(game, side)
    if not costs_health(game, card):
        return cost <= req.mana_left(game, side)
    hero = game.hero[side]
    if hero is None or hero.tags.get(IMMUNE, 0):
        return True
    return cost < hero.health_left + hero.tags.get(ARMOR, 0)


def _has_room(game: Game, card: Entity) -> bool:
    if disguise.offers_sides(card) and disguise.side_has_room(game, card, disguise.OTHER_SIDE):
        return True
    return card.type not in BOARD_TYPES or req.board_has_room(game, card.controller)


def _not_twice(game: Game, card: Entity) -> bool:
    """Whether a player's secret zone lacks a card like the secret or quest `card` (R106).

    For all other cards, return True: a second sigil or objective may lie beside the first (U148b).
    """
    lies_beside = card.tags.get(SIGIL, 0) or card.tags.get(OBJECTIVE, 0)
    if goes_to(card) != Zone.SECRET or lies_beside:
        return True
    same = game.cards.canonical(card.card_id)
    return all(game.cards.canonical(e.card_id) != same for e in game.secrets[card.controller])


def _secret_room(game: Game, card: Entity) -> bool:
    return goes_to(card) != Zone.SECRET or len(game.secrets[card.controller]) < SECRETS_MAX


HAND_CHECKS: tuple[Check, ...] = (
    (req.REQ_YOUR_TURN, _in_turn),
    (req.REQ_LITERALLY_UNPLAYABLE, lambda _, card: not card.tags.get(LITERALLY_UNPLAYABLE, 0)),
    (req.REQ_ENOUGH_MANA, _affordable),
    (req.REQ_CANNOT_PLAY_THIS, lambda _, card: not card.tags.get(CANT_PLAY, 0)),
    (req.REQ_MINION_CAP, _has_room),
    (req.REQ_UNIQUE_SECRET_OR_QUEST, _not_twice),
    (req.REQ_SECRET_ZONE_CAP, _secret_room),
)


def _can_forge(card: Entity) -> bool:
    return card.tags.get(FORGE, 0) > 0 and not card.tags.get(FORGED, 0)


def _takes_deck_action(card: Entity) -> bool:
    return bool(card.tags.get(TRADEABLE, 0)) or _can_forge(card)


def _deck_action(game: Game, card: Entity) -> Option:
    """Return the option to trade (R251) or forge (R259) a card.

    Its only target is the card itself.
    """
    if not _in_turn(game, card):
        return Option(card, req.REQ_YOUR_TURN, deck_action=True)
    if not _takes_deck_action(card):
        return Option(card, INVALID, deck_action=True)
    if card.tags.get(DECK_ACTION_COST, 0) > req.mana_left(game, card.controller):
        return Option(card, req.REQ_ENOUGH_MANA, deck_action=True)
    if card.tags.get(TRADEABLE, 0) and not game.deck[card.controller]:
        return Option(card, INVALID, deck_action=True)
    return Option(card, targets=(Target(card),), deck_action=True)


# --- in play -----------------------------------------------------------------------------------


def _board_option(game: Game, entity: Entity, player_id: int) -> Option:
    if entity.controller != player_id or game.current != player_id:
        return Option(entity, req.REQ_YOUR_TURN)
    if entity.type == CardType.HERO_POWER:
        return _used(game, entity, POWER_CHECKS)
    if entity.type == CardType.LOCATION:
        return _location(game, entity)
    if has_abilities(entity.tags) or entity.tags.get(LAUNCHPAD, 0):
        subs = sub_cards(game, entity)
        if any(not entity.tags.get(used, 0) for used in ABILITIES_USED[: len(subs)]):
            return _abilities(game, entity, subs)
    return _attack(game, entity)


def _used(game: Game, entity: Entity, checks: tuple[Check, ...]) -> Option:
    error = _first(checks, game, entity)
    return Option(entity, error) if error != LEGAL else _with_text(game, entity)


def _enabled(game: Game, power: Entity) -> bool:
    owner = game.owner(power.controller)
    return not (power.tags.get(HERO_POWER_DISABLED, 0) or owner.tags.get(HERO_POWER_DISABLED, 0))


POWER_CHECKS: tuple[Check, ...] = (
    (req.REQ_NOT_DISABLED_HERO_POWER, _enabled),
    (req.REQ_NOT_EXHAUSTED_HERO_POWER, lambda _, power: not power.tags.get(EXHAUSTED, 0)),
    (req.REQ_ENOUGH_MANA, _affordable),
)


def _location(game: Game, location: Entity) -> Option:
    """Return the option of a location.

    An error of its target comes before that of exhaustion (R159).
    """
    option = _with_text(game, location)
    tags = location.tags
    if option.legal and (tags.get(EXHAUSTED, 0) or tags.get(LOCATION_ACTION_COOLDOWN, 0)):
        return Option(location, req.REQ_NOT_EXHAUSTED_LOCATION, certain=option.certain)
    return option


def _abilities(game: Game, entity: Entity, subs: list[Entity]) -> Option:
    """Return the option of a Titan (R260) or launch pad, which uses abilities in place of attacks.

    It is illegal if the entity has attacked or used one in this turn, or if no ability is legal.
    """
    if entity.tags.get(NUM_ATTACKS_THIS_TURN, 0):
        return Option(entity, req.REQ_SUBCARD_IS_PLAYABLE)
    listed = tuple(_ability(game, entity, sub, number) for number, sub in enumerate(subs))
    if not any(sub.legal for sub in listed):
        return Option(entity, req.REQ_SUBCARD_IS_PLAYABLE)
    return Option(entity, sub_options=listed, certain=all(sub.certain for sub in listed))


def _ability(game: Game, entity: Entity, sub: Entity, number: int) -> Option:
    if number < len(ABILITIES_USED) and entity.tags.get(ABILITIES_USED[number], 0):
        return Option(sub, req.REQ_SUBCARD_IS_PLAYABLE)
    if not sub.tags.get(HIDE_COST, 0) and not _affordable(game, sub):  # a Starship is launched
        return Option(sub, req.REQ_ENOUGH_MANA)
    return _sub_option(game, entity, sub)


# --- attacks -----------------------------------------------------------------------------------


def _able(game: Game, entity: Entity) -> bool:
    """Whether an attacker is free to attack and, if it must spare heroes, has a victim (R220)."""
    tags = entity.tags
    if tags.get(CANT_ATTACK, 0) or tags.get(DORMANT, 0) or tags.get(UNTOUCHABLE, 0):
        return False
    return not must_spare_heroes(entity) or any(
        target.legal for target in attack_targets(game, entity)
    )


def _arrived(_: Game, entity: Entity) -> bool:
    """Whether an attacker is no minion that came in this turn without Charge or Rush (R45)."""
    tags = entity.tags
    return (
        entity.type != CardType.MINION
        or tags.get(NUM_TURNS_IN_PLAY, 0) > 0
        or tags.get(CHARGE, 0) > 0
        or tags.get(RUSH, 0) > 0
    )


def _rested(_: Game, entity: Entity) -> bool:
    """Whether an attacker has attacks left in this turn.

    EXHAUSTED does not count: it stays on a minion that is given Rush.
    """
    return entity.tags.get(NUM_ATTACKS_THIS_TURN, 0) < attacks_allowed(entity)


ATTACK_CHECKS: tuple[Check, ...] = (
    (req.REQ_ATTACKER_CAN_ATTACK, _able),
    (req.REQ_ATTACKER_NOT_FROZEN, lambda _, entity: not entity.tags.get(FROZEN, 0)),
    (req.REQ_ATTACK_GREATER_THAN_0, lambda _, entity: entity.tags.get(ATK, 0) > 0),
    (req.REQ_NOT_MINION_JUST_PLAYED, _arrived),
    (req.REQ_NOT_EXHAUSTED_ACTIVATE, _rested),
)
"""The checks on an attacker, in the server's order (R112)."""


def _attack(game: Game, attacker: Entity) -> Option:
    error = _first(ATTACK_CHECKS, game, attacker)
    if error != LEGAL:
        return Option(attacker, error)
    targets = tuple(attack_targets(game, attacker))
    if not any(target.legal for target in targets):
        return Option(attacker, req.REQ_TARGET_TO_PLAY)
    parts = [] if game.profile.attack_lists_no_parts else sub_cards(game, attacker)
    spent = tuple(Option(sub, req.REQ_SUBCARD_IS_PLAYABLE) for sub in parts)
    return Option(attacker, targets=targets, sub_options=spent)
