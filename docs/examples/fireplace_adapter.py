"""Fireplace behind the protocol, by its public calls alone.

hsreplay-sim verify Power.log --engine-seconds 60 \
    --engine-command "fireplace-venv/bin/python docs/examples/fireplace_adapter.py"

Fireplace (https://github.com/shinoi2/fireplace, AGPL) runs in an environment of its own.
A position that cannot be made as it is told is refused: it would say nothing about a rule.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from fireplace import cards, utils
from fireplace.deck import Deck
from fireplace.exceptions import GameOver, InvalidAction
from fireplace.game import BaseGame
from fireplace.managers import BaseObserver
from fireplace.player import Player
from hearthstone.enums import CardType, GameTag, Zone
from json_lines import Ask, Json, UnsupportedError, serve
from told_random import ToldRandom
from told_state import POWERS_SINCE_2020, Tags, Told, tags_by

STATS = {GameTag.ATK: "atk", GameTag.HEALTH: "max_health", GameTag.COST: "cost",
         GameTag.DURABILITY: "max_durability"}  # fmt: skip
FIGHTS = {GameTag.ATK: "atk", GameTag.HEALTH: "max_health", GameTag.DAMAGE: "damage",
          GameTag.FROZEN: "frozen"}  # fmt: skip
FLAGS = {GameTag[name.upper()]: name for name in (
    "divine_shield", "taunt", "frozen", "windfury", "charge", "rush", "lifesteal", "reborn",
    "poisonous")} | {GameTag.STEALTH: "stealthed"}  # fmt: skip
WEAPON = {GameTag.ATK: "atk", GameTag.DURABILITY: "max_durability", GameTag.DAMAGE: "damage"}
IN_PLAY = {CardType.MINION: FIGHTS | FLAGS, CardType.HERO: FIGHTS | {GameTag.ARMOR: "armor"},
           CardType.WEAPON: WEAPON, CardType.HERO_POWER: {GameTag.COST: "cost"}}  # fmt: skip
"""Type → the tags of a card in play, and the attributes that hold them."""
PLAYER = {GameTag.RESOURCES: "max_mana", GameTag.RESOURCES_USED: "used_mana",
          GameTag.TEMP_RESOURCES: "temp_mana", GameTag.OVERLOAD_OWED: "overloaded",
          GameTag.OVERLOAD_LOCKED: "overload_locked", GameTag.FATIGUE: "fatigue_counter",
          GameTag.NUM_CARDS_PLAYED_THIS_TURN: "cards_played_this_turn",
          GameTag.NUM_MINIONS_PLAYED_THIS_TURN: "minions_played_this_turn"}  # fmt: skip
PLACE = (GameTag.ZONE, GameTag.ZONE_POSITION, GameTag.CONTROLLER)
TAGS = {*STATS, *FIGHTS, *FLAGS, GameTag.ARMOR, *PLAYER, *PLACE}
ZONES = (Zone.PLAY, Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.SECRET)
NO_CARDS = (CardType.GAME, CardType.PLAYER, CardType.ENCHANTMENT)
HIGH = 50  # a base value that nothing reduces to less than 0


class FireplaceEngine:
    """Fireplace, loaded anew for each move."""

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        cards.db.initialize()
        utils.weighted_card_choice = _made

    def describe(self) -> Json:
        """The cards that have a script, those whose text is keywords, and those without text."""
        known = {
            card for card, data in cards.db.items() if cards.get_script_definition(card, data)
            or not re.sub(r"<b>[^<]*</b>|\[x\]|[\s,.]", "", data.description)
        }  # fmt: skip
        return {"name": "Fireplace", "version": "21.8.0.126451", "plain": True,
                "cards": sorted(known | POWERS_SINCE_2020.keys()),
                "tags": sorted(map(int, TAGS)), "zones": list(map(int, ZONES))}  # fmt: skip

    def load(self, state: Json) -> None:
        """Keep the state: the game is made as the move is known, which names hidden cards."""
        self.state = state

    def apply(self, move: Json, ask: Ask) -> Json:
        """Make the game, do the move, and list what is different."""
        position = Position(self.state, move, ask)
        told, unseen = position.told, (Zone.HAND, Zone.GRAVEYARD)
        before = told.loaded(position.tags(), lambda e, _: told.get(e, GameTag.ZONE) in unseen)
        try:
            with suppress(GameOver):
                position.do(move)
        except InvalidAction as error:
            raise UnsupportedError(f"refused: {error}"[:200]) from error
        became = position.follow()
        return told.changes(before, position.tags(), position.made(), became)


class Position(BaseObserver):
    """A game of Fireplace that was made out of a state."""

    def __init__(self, state: Json, move: Json, ask: Ask) -> None:
        self.told, self.keeps = Told(state, move), state.get("build", 0) >= 24769
        self.of: dict[int, Any] = {}
        self.chance = ToldRandom(ask, self.id_of, lambda card: getattr(card, "id", ""), cards.db)
        self._begin()
        for entity, tags in self.told.tags.items():
            self._put(entity, tags)
        for player in self.game.players:
            for row in (player.hand, player.field):
                row.sort(key=lambda card: self.told.get(self.id_of(card), GameTag.ZONE_POSITION))
        for entity, tags in self.told.tags.items():
            self._attach(entity, tags)
        self.game.refresh_auras()
        for entity, card in self.of.items():
            self._set(card, self.told.tags[entity])
        self.game.refresh_auras()
        heroes_last = sorted(self.of.items(), key=lambda of: of[1].type == CardType.HERO)
        self.base = {each: self._level(card, self.told.tags[each]) for each, card in heroes_last}
        self.game.random = self.chance
        self.game.manager.register(self)

    def _begin(self) -> None:
        """The players with their heroes, in the turn of the one who has it."""
        told, entities, heroes = self.told, self.told.players(), self.told.heroes()
        self.sides = {s: Player(str(s), [], self._card(hero, "h")) for s, hero in heroes.items()}
        game = self.game = BaseGame(list(self.sides.values()))
        first = self.sides[told.current()]
        game.pick_first_player = lambda: (first, *(p for p in game.players if p is not first))
        game.start()
        game.turn = told.get(1, GameTag.TURN) or 1
        for side, player in self.sides.items():
            player.deck = _Pile([])
            player.deck.chance = self.chance
            self.of |= {entities[side]: player, heroes[side]: player.hero}

    def _card(self, entity: int, suffix: str = "") -> str:
        """The card id of an entity, if Fireplace has it; a minion that is a hero has a suffix."""
        card = self.told.cards[entity]
        for each in (POWERS_SINCE_2020.get(card, card), card + suffix):
            if each in cards.db and (not suffix or cards.db[each].type == CardType.HERO):
                return each
        raise UnsupportedError(f"load: there is no card {card or '(hidden)'}")

    def _put(self, entity: int, tags: Tags) -> None:
        """Make a card where it is; The Coin for one that nobody has seen, but for a Secret."""
        zone, kind = tags.get(GameTag.ZONE, 0), tags.get(GameTag.CARDTYPE, 0)
        player = self.sides.get(tags.get(GameTag.CONTROLLER, 0))
        places = ZONES if self.told.cards[entity] else (Zone.HAND, Zone.DECK)
        if entity in self.of or zone not in places or kind in NO_CARDS or player is None:
            return
        card_id = self._card(entity) if self.told.cards[entity] else "GAME_005"
        if cards.db[card_id].type != CardType.ENCHANTMENT:
            self.of[entity] = player.card(card_id, zone=Zone(zone))
            if tags.get(GameTag.SILENCED) and zone == Zone.PLAY and kind == CardType.MINION:
                self.of[entity].silence()

    def _attach(self, entity: int, tags: Tags) -> None:
        """Attach an enchantment; those of auras are made by Fireplace itself."""
        host, card_id = self.of.get(tags.get(GameTag.ATTACHED, 0)), self.told.cards[entity]
        if host is None or tags.get(GameTag.ZONE) != Zone.PLAY:
            return
        maker = self.of.get(tags.get(GameTag.CREATOR, 0), host)
        maker = host if maker.type == CardType.PLAYER else maker
        is_aura = maker is not host and maker.zone == Zone.PLAY and maker.data.scripts.update
        if card_id in cards.db and not is_aura:
            buff = (maker.hero if maker is host.controller else maker).buff(host, card_id)
            try:
                _tags_of(host)
            except AttributeError:  # a value is missing that only its maker knows
                host.buffs.remove(buff)
                self.told.unread |= {(tags[GameTag.ATTACHED], int(each)) for each in STATS}

    def _set(self, card: Any, tags: Tags) -> None:
        """Give a card or a player the tags that can be given."""
        if card.type == CardType.PLAYER:
            for tag, name in PLAYER.items():
                setattr(card, name, tags.get(tag, 0))
            card.used_mana -= card.overload_locked  # the game counts what is locked as used
            card.combo = bool(tags.get(GameTag.COMBO_ACTIVE, 0))
            card.jade_golem = tags.get(GameTag.JADE_GOLEM, 0) + 1  # the next one
        elif card.zone == Zone.PLAY and card.type in IN_PLAY:
            for tag, name in IN_PLAY[card.type].items():
                if tag not in STATS and int(getattr(card, name) or 0) != tags.get(tag, 0):
                    with suppress(AttributeError):  # Fireplace works it out
                        setattr(card, name, tags.get(tag, 0))
            card.activations_this_turn = tags.get(GameTag.EXHAUSTED, 0)
            card.num_attacks = tags.get(GameTag.NUM_ATTACKS_THIS_TURN, 0)
            card.turns_in_play = int(not tags.get(GameTag.EXHAUSTED, 0) or card.num_attacks > 0)

    def _level(self, card: Any, tags: Tags) -> Tags:
        """Give a card base values with which its stats are as told, and return the base.

        What a rule works out, as a cost that follows the turn, is left to it.
        """
        found: Tags = {}
        for tag in STATS.keys() & _tags_of(card):
            name, told = STATS[tag], tags.get(tag, 0)
            found[int(tag)] = getattr(card.data, name.removeprefix("max_"))
            is_ruled = tag == GameTag.COST and card.data.scripts.cost_mod is not None
            if getattr(card, name) != told and not is_ruled:
                with suppress(AttributeError):  # Fireplace works it out
                    setattr(card, name, HIGH)
                    base = told + HIGH - getattr(card, name)
                    setattr(card, name, base)
                    found[int(tag)] = found[int(tag)] if card.buffs else base
        return found

    def do(self, move: Json) -> None:
        """Do the move, and choose what is offered."""
        kind, entity = move["kind"], move.get("entity", 0)
        is_seen = kind == "concede" or self.told.cards.get(entity)
        card, target = self.of.get(entity) if is_seen else None, self.of.get(move.get("target", 0))
        if kind in ("deal", "mulligan", "other"):
            raise UnsupportedError(f"there is no {kind}")
        if kind == "end turn":
            self.game.end_turn()
        elif card is None or (target is None and (move.get("target") or kind == "attack")):
            raise UnsupportedError(f"{kind}: the card is hidden, or not in the game")
        elif kind == "attack":
            card.attack(target)
        elif kind == "play" and card.type == CardType.HERO_POWER:
            card.use(target=target)
        elif kind == "play":
            place = move["position"] - 1 if move.get("position") else None
            options = self.told.options(entity) or [each.id for each in card.choose_cards]
            chosen = options[move.get("option", 0)] if card.must_choose_one else None
            card.play(target=target, index=place, choose=chosen)
        else:
            (card.concede if kind == "concede" else card.trade)()
        for player in self.game.players * 20:
            if player.choice is not None:
                offered = {each.id: each for each in player.choice.cards}
                player.choice.choose(offered[self.chance.choice(offered)])

    def action_start(self, kind: Any, source: Any, index: int, target: Any) -> None:
        """A block begins: its card is what asks."""
        self.chance.source = self.id_of(source) or 0

    def id_of(self, card: Any) -> int | None:
        """The entity of a card, None if the state has it not."""
        return next((entity for entity, each in self.of.items() if each is card), None)

    def tags(self) -> dict[int, Tags]:
        """The tags of all entities."""
        return {each: _tags_of(card) | self.reset(each) for each, card in self.of.items()}

    def follow(self) -> dict[int, str]:
        """Let entities be what they became (before build 24769 a minion gets a new entity)."""
        became: dict[int, str] = {}
        for entity, card in self.of.items():
            new = getattr(card, "morphed", None)
            if new is not None and (self.keeps or new.zone == Zone.HAND):
                self.of[entity], became[entity] = new, new.id
        return became

    def reset(self, entity: int) -> Tags:
        """What the game resets of a card that leaves the hand or dies; Fireplace need not."""
        card, was, base = self.of[entity], self.told.get(entity, GameTag.ZONE), self.base[entity]
        if card.zone == was or card.type == CardType.PLAYER or not self.told.cards[entity]:
            return {}
        if card.type not in IN_PLAY or card.zone not in (Zone.HAND, Zone.GRAVEYARD):
            return {tag: base[tag] for tag in base if tag == GameTag.COST}
        dies = (was, card.zone, card.type) == (Zone.PLAY, Zone.GRAVEYARD, CardType.MINION)
        flags = {int(each): int(bool(card.data.tags.get(each, 0))) for each in FLAGS if dies}
        return base | flags | {int(GameTag.DAMAGE): 0}

    def made(self) -> Iterator[tuple[str, Tags]]:
        """The cards that the game has and the state had not."""
        old = {id(each) for each in self.of.values()}
        for player in self.game.players:
            for each in (*player.entities, *player.hand, *player.deck, *player.secrets):
                if id(each) not in old and each.type not in NO_CARDS:
                    old.add(id(each))
                    new = {int(GameTag.COST): each.data.cost, int(GameTag.CARDTYPE): each.type}
                    yield each.id, new | _tags_of(each)


class _Pile(Deck):
    """A deck whose next card is asked for."""

    chance: ToldRandom

    def __getitem__(self, place: Any) -> Any:
        return self.chance.choice(self) if place == -1 and self else super().__getitem__(place)


def _made(source: Any, _: Any, card_sets: Any, count: int) -> list[Any]:
    """Stands in for `fireplace.utils.weighted_card_choice`, which has all candidates."""
    pool = [card for card_set in card_sets for card in card_set]
    drawn = source.game.random.sample(pool, min(count, len(pool)))
    return [source.controller.card(card, source=source) for card in drawn]


def _tags_of(card: Any) -> Tags:
    """The tags of a card or a player, as far as they are modelled."""
    if card.type == CardType.PLAYER:
        used = {int(GameTag.RESOURCES_USED): card.used_mana + card.overload_locked}
        return tags_by(card, PLAYER) | used
    names = IN_PLAY.get(card.type, {}) if card.zone == Zone.PLAY else {}
    if card.zone == Zone.HAND:
        stats = ("cost", "atk", "max_health") if card.type == CardType.MINION else ("cost",)
        names = {tag: name for tag, name in STATS.items() if name in stats}
    placed = card.zone == Zone.HAND or (card.zone == Zone.PLAY and card.type == CardType.MINION)
    place = (card.zone, card.zone_position if placed else 0, card.controller.name)
    return tags_by(card, names) | dict(zip(map(int, PLACE), map(int, place), strict=True))


if __name__ == "__main__":
    serve(FireplaceEngine())
