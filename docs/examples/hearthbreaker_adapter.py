"""hearthbreaker behind the protocol, by its own document and its public calls alone.

PYTHONPATH=hearthbreaker hsreplay-sim verify Power.log \
    --engine-command "python docs/examples/hearthbreaker_adapter.py"

hearthbreaker (https://github.com/danielyule/hearthbreaker) is licensed under the MIT License. It
has the cards of 2014 and 2015, and no ids: docs/tables/HEARTHBREAKER.csv says which card a name is.

Before each move a document is written as `Game.__to_json__` writes it, and `Game.__from_json__`
makes a game of it. A position that is not as told afterwards is refused with the name of the tag.
Chance is one function of a range, which stands for the places of candidates that it does not name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hearthbreaker.engine import Game
from hearthbreaker.game_objects import GameException
from hearthbreaker_chance import Agent, Chance
from hearthbreaker_document import (
    ARMOR,
    ATK,
    CARDTYPE,
    CONTROLLER,
    COST,
    CURRENT,
    DAMAGE,
    DECK,
    DURABILITY,
    EXHAUSTED,
    FATIGUE,
    GRAVEYARD,
    HAND,
    HEALTH,
    HERO_ENTITY,
    KEYWORDS,
    LOCKED,
    MINION,
    NAMES,
    OWED,
    PLAY,
    PLAYER_ID,
    POSITION,
    POWER,
    POWERS,
    RESOURCES,
    SECRET,
    SETASIDE,
    TAGS,
    TEMPORARY,
    USED,
    WEAPON,
    ZONE,
    Document,
    Held,
    at,
    card_id_of,
    json_of,
    made_of,
    stats_of,
)  # fmt: skip
from json_lines import Ask, Json, UnsupportedError, serve

OWN_IDS = 1_000_000


class HearthbreakerEngine:
    """hearthbreaker, loaded anew for each move."""

    def describe(self) -> Json:
        """The cards that the table names, and the nine basic hero powers."""
        return {
            "name": "hearthbreaker", "version": "884c703 (2018-04-28)",
            "cards": sorted({*NAMES, *POWERS}), "tags": list(TAGS),
            "zones": [PLAY, DECK, HAND, GRAVEYARD, SECRET],
        }  # fmt: skip

    def load(self, state: Json) -> None:
        """Keep the state: the document is written as the move is known."""
        self.state = state

    def apply(self, move: Json, ask: Ask) -> Json:
        """Make the game, do the move, and list what is different."""
        position = Position(self.state, move, ask)
        before = position.checked()
        try:
            position.do(move)
        except GameException as error:
            raise UnsupportedError(f"refused: {error}"[:200]) from error
        return position.changes(before)


class Position(Document, Chance):
    """A game of hearthbreaker that was made out of a state."""

    def __init__(self, state: Json, move: Json, ask: Ask) -> None:
        self.told = {
            each["id"]: {int(tag): value for tag, value in each.get("tags", {}).items()}
            for each in state["entities"]
        }
        self.cards = {each["id"]: each.get("card", "") for each in state["entities"]}
        if move.get("card"):
            self.cards[move["entity"]] = move["card"]
        self.turned = False
        self._ask, self._source = ask, move.get("entity", 0)
        self.of: dict[int, Any] = {}
        self.players = sorted(
            (tags[PLAYER_ID], each) for each, tags in self.told.items() if PLAYER_ID in tags
        )
        if len(self.players) != 2 or not all(
            self.told[e].get(HERO_ENTITY) for _, e in self.players
        ):
            raise UnsupportedError("load: two players with a hero are needed")
        self.agents = [Agent(self), Agent(self)]
        active = [self.told[each].get(CURRENT, 0) for _, each in self.players]
        document = {
            "players": [self._side(side, each) for side, each in self.players],
            "active_player": 2 if active[1] else 1, "current_sequence_id": 100, "turn_count": 10,
        }  # fmt: skip
        self.game = Game.__from_json__(
            json.loads(json.dumps(document, default=json_of)), self.agents
        )
        for place, (side, entity) in enumerate(self.players):
            self._bind(self.game.players[place], self.agents[place], side, entity)
        self.game._generate_random_between = self.number
        self.game.random_choice = self.choice

    # --- what is what -------------------------------------------------------------------------

    def _bind(self, player: Any, agent: Agent, side: int, entity: int) -> None:
        """Note which object an entity is, and level what auras change."""
        player.agent = agent
        self.of[entity], self.of[self.told[entity][HERO_ENTITY]] = player, player.hero
        rows = ((self._in(side, HAND), player.hand), (self._in(side, DECK), player.deck.cards),
                (self._in(side, PLAY, MINION), player.minions))  # fmt: skip
        for entities, objects in rows:
            self.of |= dict(zip(entities, objects, strict=False))
        for each in self._in(side, PLAY, WEAPON)[:1]:
            self.of[each] = player.weapon
        for each in self._in(side, PLAY, POWER)[:1]:
            self.of[each] = player.hero.power
            player.hero.power.used = bool(self.told[each].get(EXHAUSTED, 0))
        secrets = [each for each in self._in(side, SECRET) if self.cards[each]]
        self.of |= dict(zip(secrets, player.secrets, strict=False))
        player.fatigue = self.told[entity].get(FATIGUE, 0)
        hero, told = player.hero, self.told[self.told[entity][HERO_ENTITY]]
        if told.get(ATK, 0) != hero.calculate_attack():
            hero.change_temp_attack(told.get(ATK, 0) - hero.calculate_attack())
        for each in self._in(side, PLAY, MINION):
            minion, tags = self.of[each], self.told[each]
            minion.base_attack += tags.get(ATK, 0) - minion.calculate_attack()
            minion.base_health += tags.get(HEALTH, 0) - minion.calculate_max_health()
            minion.health = tags.get(HEALTH, 0) - tags.get(DAMAGE, 0)
        for each in self._in(side, HAND):
            if self.cards[each] in NAMES and each in self.of:
                self.of[each].mana += self.told[each].get(COST, 0) - self.of[each].mana_cost()

    # --- the move -----------------------------------------------------------------------------

    def do(self, move: Json) -> None:
        """Do the move."""
        kind, game = move["kind"], self.game
        agent = game.current_player.agent
        agent.target = self.of.get(move.get("target", 0))
        agent.index, agent.option = move.get("position", 0) - 1, move.get("option", -1)
        acting = self.of.get(move.get("entity", 0))
        if kind == "end turn":
            self.turned = True
            game._end_turn()
            game._start_turn()
        elif kind == "attack" and acting is not None:
            acting.attack()
        elif kind == "play" and acting is game.current_player.hero.power:
            acting.use()
        elif kind == "play" and acting in game.current_player.hand:
            game.play_card(acting)
        else:
            raise UnsupportedError(f"there is no {kind}")

    # --- reading ------------------------------------------------------------------------------

    def _read(self) -> Iterator[tuple[Any, Held]]:
        """Every object of the game with its tags."""
        for (side, _), player in zip(self.players, self.game.players, strict=True):
            yield player, {
                RESOURCES: player.max_mana, OWED: player.upcoming_overload,
                LOCKED: player.current_overload, FATIGUE: player.fatigue,
            }  # fmt: skip
            for place, card in enumerate(player.hand):
                yield card, at(side, HAND, place + 1) | {COST: card.mana_cost()}
            for card in player.deck.cards:
                if not card.drawn:
                    yield card, at(side, DECK)
            for card in player.secrets:
                yield card, at(side, SECRET)
            if player.weapon is not None:
                yield player.weapon, at(side, PLAY) | {ATK: player.weapon.base_attack}
            yield (
                player.hero,
                at(side, GRAVEYARD if player.hero.dead else PLAY)
                | stats_of(player.hero)
                | {ARMOR: player.hero.armor},
            )
            for place, each in enumerate(player.minions):
                yield each, at(side, PLAY, place + 1) | stats_of(each)

    def _tags(self) -> dict[int, Held]:
        """The tags of the entities of the state; what is nowhere any more is in the graveyard."""
        found = {id(each): tags for each, tags in self._read()}
        made = ((e, tags) for e, tags in self._read() if tags.get(ZONE) == PLAY)
        by_card = {id(each.card): tags for each, tags in made if getattr(each, "card", None)}
        tags: dict[int, Held] = {}
        for entity, each in self.of.items():
            told = self.told[entity]
            here = found.get(id(each)) or by_card.get(id(each))
            zone = SETASIDE if getattr(each, "replaced_by", None) else GRAVEYARD
            gone = {ZONE: zone, CONTROLLER: told.get(CONTROLLER, 0), POSITION: 0}
            tags[entity] = here or (
                gone if told.get(ZONE) != PLAY or each in self._mortal() else {}
            )
            if here and here.get(ZONE) == PLAY and self.told[entity].get(CARDTYPE) == WEAPON:
                weapon = each if hasattr(each, "durability") else self._equipped(entity)
                tags[entity][DAMAGE] = told.get(DURABILITY, 0) - weapon.durability
            if each in self.game.players:
                tags[entity][USED] = self._used(entity, each)
        return tags

    def _used(self, entity: int, player: Any) -> int:
        """RESOURCES_USED: hearthbreaker has one number, and temporary mana is spent first."""
        told = self.told[entity]
        if self.turned:
            mine = player is self.game.current_player
            return int(player.max_mana - player.mana) if mine else told.get(USED, 0)
        temporary, used = told.get(TEMPORARY, 0), told.get(USED, 0)
        spent = told.get(RESOURCES, 0) + temporary - used - player.mana
        return int(used + max(0, spent - temporary))

    def _equipped(self, entity: int) -> Any:
        sides = [side for side, _ in self.players]
        return self.game.players[sides.index(self.told[entity][CONTROLLER])].weapon

    def _mortal(self) -> list[Any]:
        """The minions and weapons of the state."""
        kinds = (MINION, WEAPON)
        return [o for e, o in self.of.items() if self.told[e].get(CARDTYPE) in kinds]

    def checked(self) -> dict[int, Held]:
        """The tags of all entities; a position that is not as told is refused."""
        found = self._tags()
        for entity, tags in found.items():
            for tag, value in tags.items():
                told = self.told[entity].get(tag, 0)
                hidden = self.cards[entity] not in NAMES and tag == COST
                if value != told and not hidden:
                    raise UnsupportedError(
                        f"load: tag {tag} of {self.cards[entity]} is {value}, not {told}"
                    )
        return found

    def changes(self, before: dict[int, Held]) -> Json:
        """What is different from before, and what was made."""
        changed = []
        for entity, tags in self._tags().items():
            if before[entity].get(ZONE) == PLAY and tags.get(ZONE) == GRAVEYARD:
                tags.update(self._reset(entity))
            told = self.told[entity]
            changed += [
                (entity, tag, value)
                for tag, value in tags.items()
                if (tag != COST or self.cards[entity] in NAMES)
                and before[entity].get(tag, told.get(tag, 0)) != value
            ]
        known = {id(each) for each in self.of.values()}
        made = [
            (each, tags)
            for each, tags in self._read()
            if id(each) not in known and id(getattr(each, "card", None)) not in known
        ]
        created = [
            {"id": OWN_IDS + place, "card": card_id_of(each), "tags": made_of(each, tags)}
            for place, (each, tags) in enumerate(made)
        ]
        return {"tags": changed, "created": created}

    def _reset(self, entity: int) -> Held:
        """What the game resets of a minion that dies: hearthbreaker keeps no dead."""
        if self.told[entity].get(CARDTYPE) == WEAPON:
            return {DAMAGE: 0}
        printed = json.loads(json.dumps(self.fresh(entity), default=json_of))
        names = {each["status"]["name"] for each in printed.get("buffs", [])}
        return {DAMAGE: 0, ATK: printed["attack"], HEALTH: printed["max_health"]} | {
            tag: int(name in names) for tag, name in KEYWORDS.items()
        }


if __name__ == "__main__":
    serve(HearthbreakerEngine())
