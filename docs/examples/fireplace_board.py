"""A position of the game in Fireplace, and the chance of a move; fireplace_adapter.py plays it."""

from __future__ import annotations

from typing import Any

from fireplace import cards
from fireplace.deck import Deck
from fireplace.game import BaseGame
from fireplace.player import Player
from fireplace_chance import Chance
from hearthstone.enums import CardType, GameTag, Zone
from json_lines import Ask, Json, UnsupportedError

Held = dict[int, int]
POSITION = GameTag.ZONE_POSITION
CARD = {
    GameTag.ATK: "atk",
    GameTag.HEALTH: "max_health",
    GameTag.DURABILITY: "max_durability",
    GameTag.DAMAGE: "damage",
    GameTag.ARMOR: "armor",
    GameTag.COST: "cost",
    GameTag.DIVINE_SHIELD: "divine_shield",
    GameTag.TAUNT: "taunt",
    GameTag.STEALTH: "stealthed",
    GameTag.FROZEN: "frozen",
    GameTag.WINDFURY: "windfury",
    GameTag.CHARGE: "charge",
    GameTag.RUSH: "rush",
    GameTag.LIFESTEAL: "lifesteal",
    GameTag.POISONOUS: "poisonous",
    GameTag.REBORN: "reborn",
    GameTag.SILENCED: "silenced",
}
"""The tags of cards, and the attributes that hold them."""
FLAGS = (
    GameTag.DIVINE_SHIELD, GameTag.TAUNT, GameTag.STEALTH, GameTag.FROZEN, GameTag.WINDFURY,
    GameTag.CHARGE, GameTag.RUSH, GameTag.LIFESTEAL, GameTag.POISONOUS, GameTag.REBORN,
    GameTag.SILENCED,
)  # fmt: skip
STATS = (GameTag.ATK, GameTag.HEALTH, GameTag.DURABILITY, GameTag.COST)
PLAYER = {
    GameTag.RESOURCES: "max_mana",
    GameTag.RESOURCES_USED: "used_mana",
    GameTag.TEMP_RESOURCES: "temp_mana",
    GameTag.OVERLOAD_OWED: "overloaded",
    GameTag.OVERLOAD_LOCKED: "overload_locked",
    GameTag.FATIGUE: "fatigue_counter",
    GameTag.NUM_CARDS_PLAYED_THIS_TURN: "cards_played_this_turn",
    GameTag.NUM_MINIONS_PLAYED_THIS_TURN: "minions_played_this_turn",
}
"""The tags of players."""
TAGS = (
    *(each for each in CARD if each != GameTag.SILENCED),
    *PLAYER,
    GameTag.ZONE,
    GameTag.ZONE_POSITION,
    GameTag.CONTROLLER,
)
ZONES = (Zone.PLAY, Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.SECRET)
ON_BOARD = (CardType.HERO, CardType.MINION, CardType.WEAPON)
HIGH = 50
"""A base value that nothing reduces to less than 0."""
UNKNOWN = "GAME_005"
"""The card that stands for one that nobody has seen."""
HEROES = {"EX1_323": "EX1_323h"}  # the minion that a player becomes
RENAMED = {
    "CS2_101": "HERO_04bp", "CS2_049": "HERO_02bp", "CS2_017": "HERO_06bp", "CS2_056": "HERO_07bp",
    "CS2_034": "HERO_08bp", "CS2_083b": "HERO_03bp", "CS2_102": "HERO_01bp",
    "DS1h_292": "HERO_05bp", "CS1h_001": "HERO_09bp", "HERO_10p": "HERO_10bp",
    "HERO_10p_UP": "HERO_10bp2",
    "AT_132_WARRIOR": "HERO_01bp2", "AT_132_SHAMAN": "HERO_02bp2", "AT_132_ROGUE": "HERO_03bp2",
    "AT_132_PALADIN": "HERO_04bp2", "AT_132_HUNTER": "HERO_05bp2", "AT_132_DRUID": "HERO_06bp2",
    "AT_132_WARLOCK": "HERO_07bp2", "AT_132_MAGE": "HERO_08bp2", "AT_132_PRIEST": "HERO_09bp2",
}  # fmt: skip
"""The hero powers of builds before 2020, whose ids the card data of Fireplace do not have."""


class Board:
    """A game of Fireplace that was made out of a state."""

    def __init__(self, state: Json, move: Json, ask: Ask) -> None:
        self.told = {each["id"]: numbers_of(each.get("tags", {})) for each in state["entities"]}
        self.cards = {each["id"]: each.get("card", "") for each in state["entities"]}
        if move.get("card"):
            self.cards[move["entity"]] = move["card"]
            self.told[move["entity"]].update(numbers_of(move.get("read", {})))
        self.of: dict[int, Any] = {}
        self.unread: set[tuple[int, int]] = set()
        self.chance = Chance(self.of, ask)
        self._begin()
        for entity, tags in self.told.items():
            self._put(entity, tags)
        places = {id(card): self.told[e].get(POSITION, 0) for e, card in self.of.items()}
        for player in self.game.players:
            for row in (player.hand, player.field):
                row.sort(key=lambda card: places[id(card)])
        for entity, tags in self.told.items():
            if tags.get(GameTag.CARDTYPE) == CardType.ENCHANTMENT:
                self._attach(entity, tags)
        self.game.refresh_auras()
        for entity, card in self.of.items():
            self._set(card, self.told[entity])
        self.game.refresh_auras()
        self.base: dict[int, Held] = {}
        for entity, card in sorted(self.of.items(), key=lambda of: of[1].type == CardType.HERO):
            if self.cards[entity]:
                self.base[entity] = self._level(card, self.told[entity])
        self.game.random = self.chance
        self.made = {each: getattr(card, "id", "") for each, card in self.of.items()}

    # --- making the game ----------------------------------------------------------------------

    def _begin(self) -> None:
        """The players with their heroes, in the turn of the one who has it."""
        sides = {
            tags[GameTag.PLAYER_ID]: entity
            for entity, tags in self.told.items()
            if tags.get(GameTag.CARDTYPE) == CardType.PLAYER
        }
        heroes = {each: self.told[each].get(GameTag.HERO_ENTITY, 0) for each in sides.values()}
        if not all(heroes.values()) or len(sides) != 2:
            raise UnsupportedError("load: two players with a hero are needed")
        players = {}
        for side, entity in sorted(sides.items()):
            hero = HEROES.get(self.cards[heroes[entity]]) or self._known(heroes[entity])
            players[side] = Player(str(side), [], hero)
        self.game = _Game(list(players.values()))
        self.game.first = next(
            (players[s] for s, e in sides.items() if self.told[e].get(GameTag.CURRENT_PLAYER)),
            players[min(players)],
        )
        self.game.start()
        self.game.manager.register(self.chance)
        self.sides = players
        for side, entity in sides.items():
            player = self.of[entity] = players[side]
            player.deck = _Pile(self.chance, player)
            self.of[heroes[entity]] = player.hero
        for tags in self.told.values():
            if tags.get(GameTag.CARDTYPE) == CardType.GAME:
                self.game.turn = tags.get(GameTag.TURN, 1)

    def _known(self, entity: int) -> str:
        """The card id of an entity, if Fireplace has it."""
        card: str = RENAMED.get(self.cards[entity], self.cards[entity])
        if card not in cards.db:
            raise UnsupportedError(f"load: there is no card {card or '(hidden)'}")
        return card

    def _put(self, entity: int, tags: Held) -> None:
        """Make a card where it is."""
        zone, kind = tags.get(GameTag.ZONE, 0), tags.get(GameTag.CARDTYPE, 0)
        player = self.sides.get(tags.get(GameTag.CONTROLLER, 0))
        if player is None or entity in self.of or zone not in ZONES:
            return
        if kind in (CardType.GAME, CardType.PLAYER, CardType.ENCHANTMENT):
            return
        hidden = not self.cards[entity]
        if hidden and zone not in (Zone.HAND, Zone.DECK):
            return  # a Secret that nobody has seen does nothing until it is shown
        if kind == CardType.HERO and zone == Zone.PLAY:
            return
        card_id = UNKNOWN if hidden else self._known(entity)
        if cards.db[card_id].type == CardType.ENCHANTMENT:
            return
        self.of[entity] = player.card(card_id, zone=Zone(zone))
        if tags.get(GameTag.SILENCED) and zone == Zone.PLAY and kind == CardType.MINION:
            self.of[entity].silence()

    def _attach(self, entity: int, tags: Held) -> None:
        """Attach an enchantment; those of auras are made by Fireplace itself."""
        host = self.of.get(tags.get(GameTag.ATTACHED, 0))
        if host is None or tags.get(GameTag.ZONE) != Zone.PLAY or host.type == CardType.PLAYER:
            return
        maker = self.of.get(tags.get(GameTag.CREATOR, 0))
        data = getattr(maker, "data", None)  # a player has none
        if data is not None and maker.zone == Zone.PLAY and data.scripts.update:
            return
        if self.cards[entity] in cards.db:
            (maker or host).buff(host, self.cards[entity])

    def _set(self, card: Any, tags: Held) -> None:
        """Give a card or a player the tags that can be given."""
        if card.type == CardType.PLAYER:
            for tag, name in PLAYER.items():
                setattr(card, name, tags.get(tag, 0))
            card.used_mana -= card.overload_locked  # the game counts what is locked as used
            card.combo = bool(tags.get(GameTag.COMBO_ACTIVE, 0))
        elif card.type == CardType.HERO_POWER:
            card.activations_this_turn = tags.get(GameTag.EXHAUSTED, 0)
        elif card.zone == Zone.PLAY and card.type in ON_BOARD:
            if tags.get(GameTag.SILENCED):
                card.silenced = True
            for tag in FLAGS:
                if getattr(card, CARD[tag], None) is not None and read(card, tag) != tags.get(
                    tag, 0
                ):
                    _try_set(card, CARD[tag], tags.get(tag, 0))
            card.damage = tags.get(GameTag.DAMAGE, 0)
            card.num_attacks = tags.get(GameTag.NUM_ATTACKS_THIS_TURN, 0)
            if card.type == CardType.HERO:
                card.armor = tags.get(GameTag.ARMOR, 0)
            if card.type == CardType.MINION:
                fresh = tags.get(GameTag.EXHAUSTED, 0) and not card.num_attacks
                card.turns_in_play = 0 if fresh else max(1, tags.get(GameTag.NUM_TURNS_IN_PLAY, 1))

    def _level(self, card: Any, tags: Held) -> Held:
        """Give a card the base values with which its stats are as told, buffs and auras included.

        The base values are also what the game resets a stat to, as the card leaves its zone.
        """
        base: Held = {}
        for tag in STATS:
            if tag not in modelled(card) or tag not in tags:
                continue
            name, printed = CARD[tag], read(card, tag)
            _try_set(card, name, HIGH)
            base[tag] = tags[tag] - (read(card, tag) - HIGH)
            _try_set(card, name, base[tag])
            if tag == GameTag.COST and card.data.scripts.cost_mod is not None:
                base[tag] = card.data.cost
            if read(card, tag) != tags[tag]:
                _try_set(card, name, printed)
                del base[tag]
        return base


class _Game(BaseGame):
    """A game that begins in the turn of a player who is known."""

    first: Any = None

    def pick_first_player(self) -> tuple[Any, Any]:
        """The player who has the turn, and the other one."""
        return self.first, next(each for each in self.players if each is not self.first)


class _Pile(Deck):
    """A deck whose next card is asked for."""

    def __init__(self, chance: Chance, player: Any) -> None:
        super().__init__([])
        self._chance, self._player = chance, player

    def __getitem__(self, place: Any) -> Any:
        if place == -1 and len(self) > 1:
            candidates = list(self)
            return candidates[self._chance.of(candidates)]
        return super().__getitem__(place)


def numbers_of(tags: dict[str, int]) -> Held:
    """The tags of JSON, whose keys are text."""
    return {int(tag): value for tag, value in tags.items()}


def _try_set(card: Any, name: str, value: int) -> None:
    try:
        setattr(card, name, value)
    except AttributeError:
        return  # Fireplace works it out


def modelled(card: Any) -> tuple[int, ...]:
    """The tags that are read of a card, by what it is and where."""
    if card.zone in (Zone.HAND,):
        return (GameTag.COST, GameTag.ATK, GameTag.HEALTH) if card.type == CardType.MINION else (
            GameTag.COST,
        )  # fmt: skip
    if card.zone != Zone.PLAY:
        return ()
    if card.type == CardType.MINION:
        return tuple(set(CARD) - {GameTag.COST, GameTag.DURABILITY, GameTag.ARMOR})
    if card.type == CardType.HERO:
        return (GameTag.ATK, GameTag.HEALTH, GameTag.DAMAGE, GameTag.ARMOR, GameTag.FROZEN)
    if card.type == CardType.WEAPON:
        return (GameTag.ATK, GameTag.DURABILITY, GameTag.DAMAGE)
    return ()


def read(card: Any, tag: int) -> int:
    """The value of a tag of a card."""
    return int(getattr(card, CARD[tag], 0) or 0)


def tags_of(card: Any) -> Held:
    """The tags of a card or a player, as far as they are modelled."""
    if card.type == CardType.PLAYER:
        found = {int(tag): int(getattr(card, name)) for tag, name in PLAYER.items()}
        found[int(GameTag.RESOURCES_USED)] += int(card.overload_locked)
        return found
    found = {int(tag): read(card, tag) for tag in modelled(card)}
    found[int(GameTag.ZONE)] = int(card.zone)
    found[int(GameTag.CONTROLLER)] = int(card.controller.name)
    found[int(GameTag.CARDTYPE)] = int(card.type)
    on_board = card.zone == Zone.PLAY and card.type == CardType.MINION
    placed = card.zone == Zone.HAND or on_board
    found[int(POSITION)] = int(card.zone_position) if placed else 0
    return found
