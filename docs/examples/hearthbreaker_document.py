"""The document of hearthbreaker for a state of a recording; hearthbreaker_adapter.py plays it."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from hearthbreaker.agents.basic_agents import DoNothingAgent
from hearthbreaker.cards.heroes import hero_for_class
from hearthbreaker.constants import CHARACTER_CLASS
from hearthbreaker.engine import Deck, Game, card_lookup
from hearthbreaker.game_objects import Minion
from json_lines import Json, UnsupportedError

import hearthbreaker

Held = dict[int, int]
ZONE, CONTROLLER, POSITION, CARDTYPE, PLAYER_ID, CLASS, CURRENT = 49, 50, 263, 202, 30, 199, 23
ATK, HEALTH, DAMAGE, COST, ARMOR, DURABILITY, EXHAUSTED = 47, 45, 44, 48, 292, 187, 43
TAUNT, SHIELD, STEALTH, FROZEN, WINDFURY, CHARGE, SILENCED = 190, 194, 191, 260, 189, 197, 188
RESOURCES, USED, TEMPORARY, OWED, LOCKED, FATIGUE, ATTACKS = 26, 25, 295, 296, 393, 22, 297
HERO_ENTITY, NUM_TURNS = 27, 271
PLAY, DECK, HAND, GRAVEYARD, SETASIDE, SECRET = 1, 2, 3, 4, 6, 7
PLAYER, HERO, MINION, SPELL, WEAPON, POWER = 2, 3, 4, 5, 7, 10
KEYWORDS = {TAUNT: "taunt", SHIELD: "divine_shield", STEALTH: "stealth", WINDFURY: "windfury",
            CHARGE: "charge", FROZEN: "frozen"}  # fmt: skip
TAGS = (ZONE, CONTROLLER, POSITION, ATK, HEALTH, DAMAGE, COST, ARMOR, DURABILITY, RESOURCES, USED,
        OWED, LOCKED, FATIGUE, TAUNT, SHIELD, STEALTH, FROZEN, WINDFURY, CHARGE)  # fmt: skip
CLASSES = {2: "Druid", 3: "Hunter", 4: "Mage", 5: "Paladin", 6: "Priest", 7: "Rogue", 8: "Shaman",
           9: "Warlock", 10: "Warrior"}  # fmt: skip
POWERS = {"CS2_017": 2, "DS1h_292": 3, "CS2_034": 4, "CS2_101": 5, "CS1h_001": 6, "CS2_083b": 7,
          "CS2_049": 8, "CS2_056": 9, "CS2_102": 10}  # fmt: skip
_SILENCED = ("buffs", "effects", "auras", "enrage")
_KEYWORD_NAMES = frozenset(KEYWORDS.values())
UNKNOWN = "The Coin"
NAMES_FILE = Path(__file__).parents[1] / "tables" / "HEARTHBREAKER.csv"


def _known() -> dict[str, str]:
    """Card id → the name by which hearthbreaker has the card: of the table, and of its own data."""
    own = Path(hearthbreaker.__file__).parents[1] / "AllSets.enUS.json"
    sets = json.loads(own.read_text(encoding="utf-8")).values()
    kinds = ("Minion", "Spell", "Weapon")
    named = {c["id"]: c["name"] for cards in sets for c in cards if c.get("type") in kinds}
    with NAMES_FILE.open(encoding="utf-8", newline="") as file:
        named |= {each["card"]: each["name"] for each in csv.DictReader(file)}
    found = {}
    for card, name in named.items():
        try:
            card_lookup(name)
        except (KeyError, AttributeError):
            continue
        found[card] = name
    return found


NAMES = _known()
IDS = {name: card for card, name in reversed(NAMES.items())}


class Document:
    """Writes the document of a state."""

    told: dict[int, Held]
    cards: dict[int, str]

    def _in(self, side: int, zone: int, kind: int = 0) -> list[int]:
        """The entities of a player in a zone, by their places."""
        found = [
            each
            for each, tags in self.told.items()
            if (tags.get(ZONE), tags.get(CONTROLLER)) == (zone, side)
            and kind in (0, tags.get(CARDTYPE))
        ]
        return sorted(found, key=lambda each: self.told[each].get(POSITION, 0))

    def _name(self, entity: int) -> str:
        card = self.cards[entity]
        if self.told[entity].get(ZONE) in (HAND, DECK):
            return NAMES.get(card, UNKNOWN)  # what is held and not played does nothing
        if card and card not in NAMES:
            raise UnsupportedError(f"load: there is no card {card}")
        return NAMES.get(card, UNKNOWN)

    def _side(self, side: int, entity: int) -> Json:
        """A player of the document."""
        hero, told = self.told[self.told[entity][HERO_ENTITY]], self.told[entity]
        powers = [POWERS.get(self.cards[each]) for each in self._in(side, PLAY, POWER)]
        if len(powers) != 1 or powers[0] is None:
            raise UnsupportedError("load: the hero power is none of the basic ones")
        name = CLASSES[powers[0]]
        character = CHARACTER_CLASS.from_str(name)
        weapons = self._in(side, PLAY, WEAPON)
        weapon = None
        if weapons:
            tags = self.told[weapons[0]]
            durability = tags.get(DURABILITY, 0) - tags.get(DAMAGE, 0)
            weapon = {"name": self._name(weapons[0]), "attack": tags.get(ATK, 0),
                      "durability": durability}  # fmt: skip
        deck = [{"name": self._name(each), "used": False} for each in self._in(side, DECK)]
        used = [{"name": UNKNOWN, "used": True} for _ in range(30 - len(deck))]
        mana = told.get(RESOURCES, 0) + told.get(TEMPORARY, 0) - told.get(USED, 0)
        return {
            "hero": {
                "character": name, "name": hero_for_class(character).short_name,
                "health": hero.get(HEALTH, 30) - hero.get(DAMAGE, 0), "armor": hero.get(ARMOR, 0),
                "attack": 0, "immune": 0, "used_windfury": False,
                "attacks_performed": not hero.get(ATTACKS, 0),
                "buffs": [{"status": {"name": "frozen"}}] if hero.get(FROZEN) else [],
            },
            "deck": deck + used, "graveyard": [], "weapon": weapon,
            "hand": [json_of(card_lookup(self._name(each))) for each in self._in(side, HAND)],
            "secrets": [self._name(each) for each in self._in(side, SECRET) if self.cards[each]],
            "effects": [], "auras": [], "mana": mana, "max_mana": told.get(RESOURCES, 0),
            "current_overload": told.get(LOCKED, 0), "upcoming_overload": told.get(OWED, 0),
            "minions": [self._minion(each, place) for place, each in
                        enumerate(self._in(side, PLAY, MINION))],
            "name": str(side),
        }  # fmt: skip

    def _minion(self, entity: int, place: int) -> Json:
        """A minion of the document: as the card makes it, with the keywords and stats as told."""
        tags = self.told[entity]
        found: Json = json.loads(json.dumps(self.fresh(entity), default=json_of))
        if tags.get(SILENCED):
            found = {key: value for key, value in found.items() if key not in _SILENCED}
            found["deathrattles"] = []
        buffs = [b for b in found.get("buffs", []) if b["status"]["name"] not in _KEYWORD_NAMES]
        buffs += [{"status": {"name": name}} for tag, name in KEYWORDS.items() if tags.get(tag)]
        return found | {
            "buffs": buffs, "attack": tags.get(ATK, 0), "max_health": tags.get(HEALTH, 0),
            "damage": tags.get(DAMAGE, 0), "sequence_id": list(self.told).index(entity),
            "position": place, "attacks_performed": not tags.get(ATTACKS, 0),
            "exhausted": bool(tags.get(EXHAUSTED, 0)) and not tags.get(ATTACKS, 0),
        }  # fmt: skip

    def fresh(self, entity: int) -> Any:
        """A minion as its card makes it."""
        card = card_lookup(self._name(entity))
        if not hasattr(card, "create_minion"):
            raise UnsupportedError(f"load: {card.name} is no minion")
        made = card.create_minion(_nobody())
        made.card = card
        return made


def json_of(each: Any) -> Any:
    """The document of an object of hearthbreaker."""
    return each.__to_json__()


def _nobody() -> Any:
    """A player for whom a minion is made whose document is wanted."""
    decks = [Deck([card_lookup(UNKNOWN)] * 30, hero_for_class(4)) for _ in range(2)]
    return Game(decks, [DoNothingAgent(), DoNothingAgent()]).players[0]


def at(side: int, zone: int, place: int = 0) -> Held:
    """The tags of a place."""
    return {ZONE: zone, CONTROLLER: side, POSITION: place}


def stats_of(each: Any) -> Held:
    """The stats and keywords of a character."""
    health = each.calculate_max_health()
    stats = {ATK: each.calculate_attack(), HEALTH: health, DAMAGE: health - each.health,
             FROZEN: int(bool(each.frozen))}  # fmt: skip
    if isinstance(each, Minion):
        words = ((tag, name) for tag, name in KEYWORDS.items() if tag != FROZEN)
        for tag, name in words:
            value = getattr(each, name)
            stats[tag] = int(bool(value() if callable(value) else value))
    return stats


def card_id_of(each: Any) -> str:
    """The card id of a card or a minion, "" if it has none."""
    card = getattr(each, "card", None) or each
    return IDS.get(card.ref_name, IDS.get(card.name, ""))


def made_of(each: Any, tags: Held) -> Held:
    """The tags of something that was made, with those that the document does not have."""
    card = getattr(each, "card", None) or each
    kind = MINION if isinstance(each, Minion) else SPELL
    return {COST: card.mana, CARDTYPE: kind} | tags
