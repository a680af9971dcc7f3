"""hearthbreaker behind the protocol, by its own document and its public calls alone.

hsreplay-sim verify Power.log --engine-command "python docs/examples/hearthbreaker_adapter.py"

hearthbreaker (https://github.com/danielyule/hearthbreaker) is licensed under the MIT License, and
has to be on the PYTHONPATH. It has the cards of 2014 and 2015, by their names. Before each move a
document is written as `Game.__to_json__` does, and `Game.__from_json__` makes a game of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import hearthbreaker_document as doc
from hearthbreaker.agents.basic_agents import DoNothingAgent
from hearthbreaker.engine import Game
from json_lines import Ask, Json, UnsupportedError, serve
from told_random import ToldRandom
from told_state import CONTROLLER, PLAYER, POSITION, ZONE, Tags

WHERE = [ZONE, CONTROLLER, POSITION]
STATS = [doc.ATK, doc.HEALTH, doc.DAMAGE, doc.ARMOR, *doc.KEYWORDS]
MANA = [doc.RESOURCES, doc.USED, doc.OWED, doc.LOCKED]


class HearthbreakerEngine:
    """hearthbreaker, loaded anew for each move."""

    def describe(self) -> Json:
        """The cards that it names, and the nine basic hero powers."""
        places = {doc.PLAY: WHERE + STATS + MANA, doc.HAND: [*WHERE, doc.COST],
                  doc.DECK: WHERE, doc.GRAVEYARD: WHERE, doc.SECRET: WHERE}  # fmt: skip
        return {
            "name": "hearthbreaker", "version": "884c703 (2018-04-28)",
            "cards": sorted({*doc.NAMES, *doc.POWERS}), "tags": [*WHERE, *STATS, *MANA, doc.COST],
            "types": {PLAYER: MANA}, "places": places, "zones": list(places),
        }  # fmt: skip

    def load(self, state: Json) -> None:
        """Keep the state: the document is written as the move is known."""
        self.state = state

    def apply(self, move: Json, ask: Ask) -> Json:
        """Make the game, do the move, and list what is different."""
        position = Position(self.state, move, ask)
        before = position.loaded(position.now()[0])
        position.do()
        after, made = position.now()
        created = [(card_id_of(each), tags) for each, tags in made]
        if doc.IDS[doc.UNKNOWN] in dict(created):
            raise UnsupportedError("a card is copied that nobody has seen")
        return position.changes(before, after, created)


class Position(doc.Document, DoNothingAgent):
    """A game of hearthbreaker that was made out of a state; both players decide as it says."""

    def __init__(self, state: Json, move: Json, ask: Ask) -> None:
        super().__init__(state, move)
        self._move, self._turns, self.of = move, move["kind"] == "end turn", dict[int, Any]()
        self.game = Game.__from_json__(self.document(), [self, self])
        for player, (side, entity) in zip(self.game.players, self.players().items(), strict=True):
            self._bind(player, side, entity)
        entities = {id(each): entity for entity, each in self.of.items()}
        chance = self._chance = ToldRandom(ask, lambda each: entities.get(id(each)), card_id_of)
        chance.source = move.get("entity", 0)
        self.game._generate_random_between, self.game.random_choice = chance.randint, chance.choice

    def _bind(self, player: Any, side: int, entity: int) -> None:
        """Note which object an entity is, and level what the document does not have."""
        hero = self.get(entity, doc.HERO)
        hand, minions = self.row(side, doc.HAND), self.row(side, doc.PLAY, doc.MINION)
        secrets = [each for each in self.row(side, doc.SECRET) if self.cards[each]]
        for entities, objects in (
            ([entity, hero], [player, player.hero]), (hand, player.hand),
            (minions, player.minions), (self.row(side, doc.DECK), player.deck.cards),
            (secrets, player.secrets), (self.row(side, doc.PLAY, doc.WEAPON), [player.weapon]),
        ):  # fmt: skip
            self.of |= dict(zip(entities, objects, strict=False))
        player.hero.change_temp_attack(self.get(hero, doc.ATK) - player.hero.calculate_attack())
        player.cards_played = self.get(entity, doc.PLAYED)
        player.fatigue = max(self.get(entity, doc.FATIGUE), self.get(hero, doc.FATIGUE))
        for each in player.secrets if player is not self.game.current_player else ():
            each.activate(player)
        for each in minions:
            minion, health = self.of[each], self.get(each, doc.HEALTH)
            minion.change_attack(self.get(each, doc.ATK) - minion.calculate_attack())
            minion.increase_health(health - minion.calculate_max_health())
            minion.health = health - self.get(each, doc.DAMAGE)
        for each in hand:
            self.of[each].mana += self.get(each, doc.COST) - self.of[each].mana_cost()

    def do(self) -> None:
        """Do the move."""
        kind, game, entity = self._move["kind"], self.game, self._move.get("entity", 0)
        acting, player = self.of.get(entity), game.current_player
        if self._turns:
            game._end_turn()
            game._start_turn()
        elif kind == "attack" and acting is not None:
            acting.attack()
        elif kind == "play" and self.cards[entity] in doc.POWERS:
            player.hero.power.use()
        elif kind == "play" and acting in player.hand:
            game.play_card(acting)
        else:
            raise UnsupportedError(f"there is no {kind}")

    def choose_target(self, targets: Any) -> Any:
        """The target of the move."""
        target = self.of.get(self._move.get("target", 0))
        if target not in targets:
            raise UnsupportedError("refused: the target is not among those that it offers")
        return target

    def choose_index(self, card: Any, player: Any) -> int:
        """The place of the move."""
        return (self._move.get("position") or len(player.minions) + 1) - 1

    def choose_option(self, options: Any, player: Any) -> Any:
        """The option of the move; of a later offer the one that was picked."""
        option = self._move.get("option", -1)
        return options[option if option >= 0 else self._chance.randint(0, len(options) - 1)]

    def _read(self) -> Iterator[tuple[Any, Tags]]:
        """Every object of the game with its tags."""
        for player, (side, entity) in zip(self.game.players, self.players().items(), strict=True):
            hero, here = player.hero, at(side, doc.GRAVEYARD if player.hero.dead else doc.PLAY)
            yield player, self._mana(player, entity)
            yield hero, here | stats_of(hero) | {doc.ARMOR: hero.armor}
            for place, card in enumerate(player.hand):
                cost = {} if card.name == doc.UNKNOWN else {doc.COST: card.mana_cost()}
                yield card, at(side, doc.HAND, place + 1) | cost
            yield from ((each, at(side, doc.DECK)) for each in player.deck.cards if not each.drawn)
            yield from ((each, at(side, doc.SECRET)) for each in player.secrets)
            if player.weapon is not None:
                yield player.weapon, at(side, doc.PLAY) | {doc.ATK: player.weapon.base_attack}
            for place, each in enumerate(player.minions):
                yield each, at(side, doc.PLAY, place + 1) | stats_of(each)

    def _mana(self, player: Any, entity: int) -> Tags:
        """The mana of a player: one number, of crystals and, up to ten, of temporary mana."""
        unused = player.max_mana - self.get(entity, doc.USED)
        temporary = self.get(entity, doc.TEMPORARY) if self._turns else player.mana - unused
        used = player.max_mana + max(0, min(10 - player.max_mana, temporary)) - player.mana
        found = (player.max_mana, used, player.upcoming_overload, player.current_overload)
        return dict(zip(MANA, found, strict=True))

    def now(self) -> tuple[dict[int, Tags], list[tuple[Any, Tags]]]:
        """The tags of the entities of the state, and the objects that are new.

        A minion or weapon is the card that it was, and a copy of itself after it changed sides.
        """
        rows, old = list(self._read()), set(map(id, self.of.values()))
        now: dict[Any, tuple[Any, Tags]] = {id(row[0]): row for row in rows}
        for row in rows:
            if id(row[0]) not in old and (card := getattr(row[0], "card", None)):
                now |= {id(card): row, card.name: row}
        found = {}
        for entity, was in self.of.items():
            here = now.get(id(was))
            if here is None and not getattr(was, "dead", True) and not was.replaced_by:
                here = now.get(id(was.card)) or now.get(was.card.name)
            zone = doc.SETASIDE if getattr(was, "replaced_by", None) else doc.GRAVEYARD
            each, found[entity] = here or (was, at(self.get(entity, CONTROLLER), zone))
            old.add(id(each))
            if here and hasattr(each, "durability"):
                found[entity][doc.DAMAGE] = self.get(entity, doc.DURABILITY) - each.durability
        return found, [row for row in rows if id(row[0]) not in old]


def at(side: int, zone: int, place: int = 0) -> Tags:
    """The tags of a place."""
    return {ZONE: zone, CONTROLLER: side, POSITION: place}


def stats_of(each: Any) -> Tags:
    """The stats and keywords of a character."""
    health, attack = each.calculate_max_health(), each.calculate_attack()
    words = {tag: getattr(each, name, False) for tag, name in doc.KEYWORDS.items()}
    words = {tag: int(bool(value() if callable(value) else value)) for tag, value in words.items()}
    return {doc.ATK: attack, doc.HEALTH: health, doc.DAMAGE: health - each.health} | words


def card_id_of(each: Any) -> str:
    """The card id of a card or a minion, "" if it has none."""
    card = getattr(each, "card", None) or each
    return doc.IDS.get(card.name, "")


if __name__ == "__main__":
    serve(HearthbreakerEngine())
