"""The document of hearthbreaker for a state of a recording; hearthbreaker_adapter.py plays it."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

from hearthbreaker.agents.basic_agents import DoNothingAgent
from hearthbreaker.cards.heroes import hero_from_name
from hearthbreaker.engine import Deck, Game, card_lookup, card_table
from json_lines import Json, UnsupportedError
from told_state import ZONE, Told

import hearthbreaker

HERO, ATK, HEALTH, DAMAGE, COST, ARMOR, DURABILITY, ATTACKS = 27, 47, 45, 44, 48, 292, 187, 297
TAUNT, SHIELD, STEALTH, FROZEN, WINDFURY, CHARGE, SILENCED = 190, 194, 191, 260, 189, 197, 188
RESOURCES, USED, TEMPORARY, OWED, LOCKED, FATIGUE, PLAYED = 26, 25, 295, 296, 393, 22, 269
PLAY, DECK, HAND, GRAVEYARD, SETASIDE, SECRET = 1, 2, 3, 4, 6, 7
MINION, WEAPON, POWER = 4, 7, 10
KEYWORDS = {TAUNT: "taunt", SHIELD: "divine_shield", STEALTH: "stealth", WINDFURY: "windfury",
            CHARGE: "charge", FROZEN: "frozen"}  # fmt: skip
POWERS = {"CS2_017": "Malfurion", "DS1h_292": "Rexxar", "CS2_034": "Jaina", "CS2_101": "Uther",
          "CS1h_001": "Anduin", "CS2_083b": "Valeera", "CS2_049": "Thrall", "CS2_056": "Gul'dan",
          "CS2_102": "Garrosh"}  # fmt: skip
UNKNOWN = "The Coin"
"""What stands for a card that nobody has seen, or that hearthbreaker does not have."""
_SETS = (Path(hearthbreaker.__file__).parents[1] / "AllSets.enUS.json").read_text(encoding="utf-8")
_CARDS = chain.from_iterable(json.loads(_SETS).values())
NAMES: dict[str, str] = {each["id"]: each["name"] for each in _CARDS if each["name"] in card_table
                         and each["type"] in ("Minion", "Spell", "Weapon")}  # fmt: skip
"""Card id → the name by which hearthbreaker has the card, of its own data."""
IDS: dict[str, str] = {name: card for card, name in reversed(NAMES.items())}
_DECK = Deck([card_lookup(UNKNOWN)] * 30, hero_from_name("Jaina"))
_OWNER = Game([_DECK, _DECK], [DoNothingAgent()] * 2).players[0]  # of minions that are written


class Document(Told):
    """A state whose document can be written, as `Game.__to_json__` does."""

    def document(self) -> Json:
        """The whole game."""
        return plain({
            "players": [self._side(*each) for each in self.players().items()],
            "active_player": self.current(), "current_sequence_id": len(self.tags), "turn_count": 1,
        })  # fmt: skip

    def _name(self, entity: int) -> str:
        """The name of a card; what is held and not played does nothing, and may be any."""
        card = self.cards[entity]
        if card and card not in NAMES and self.get(entity, ZONE) not in (HAND, DECK):
            raise UnsupportedError(f"load: there is no card {card}")
        return NAMES.get(card, UNKNOWN)

    def _side(self, side: int, player: int) -> Json:
        get, hero = self.get, self.get(player, HERO)
        powers = [POWERS.get(self.cards[each], "") for each in self.row(side, PLAY, POWER)]
        if not hero or len(powers) != 1 or not powers[0]:
            raise UnsupportedError("load: the hero power is none of the basic ones")
        dead = [e for e in self.row(side, GRAVEYARD, MINION) if self.cards[e] in NAMES]
        deck = [{"name": self._name(each), "used": False} for each in self.row(side, DECK)]
        return {
            "hero": {
                "name": powers[0], "health": get(hero, HEALTH) - get(hero, DAMAGE),
                "armor": get(hero, ARMOR), "attack": 0, "immune": 0, "used_windfury": False,
                "attacks_performed": not get(hero, ATTACKS),
            },
            "deck": deck + [{"name": UNKNOWN, "used": True}] * (30 - len(deck)),
            "weapon": next(map(self._weapon, self.row(side, PLAY, WEAPON)), None),
            "hand": [card_lookup(self._name(each)) for each in self.row(side, HAND)],
            "secrets": [self._name(each) for each in self.row(side, SECRET) if self.cards[each]],
            "minions": list(map(self._minion, self.row(side, PLAY, MINION))),
            "mana": get(player, RESOURCES) + get(player, TEMPORARY) - get(player, USED),
            "max_mana": get(player, RESOURCES),
            "current_overload": get(player, LOCKED), "upcoming_overload": get(player, OWED),
            "effects": [], "auras": [], "graveyard": list(map(self._name, dead)), "name": str(side),
        }  # fmt: skip

    def _weapon(self, entity: int) -> Json:
        left = self.get(entity, DURABILITY) - self.get(entity, DAMAGE)
        return {"name": self._name(entity), "attack": self.get(entity, ATK), "durability": left}

    def _minion(self, entity: int) -> Json:
        """A minion as its card makes it, with the keywords that it has."""
        card = card_lookup(self._name(entity))
        if not hasattr(card, "create_minion"):
            raise UnsupportedError(f"load: {card.name} is no minion")
        made = card.create_minion(_OWNER)
        made.card = card
        found = plain(made)
        if self.get(entity, SILENCED):
            found |= {"buffs": [], "effects": [], "auras": [], "deathrattles": [], "enrage": []}
        buffs = [b for b in found.get("buffs", []) if b["status"]["name"] not in KEYWORDS.values()]
        buffs += [{"status": {"name": KEYWORDS[t]}} for t in KEYWORDS if self.get(entity, t)]
        return found | {
            "buffs": buffs, "sequence_id": list(self.tags).index(entity), "damage": 0,
            "exhausted": False, "attacks_performed": not self.get(entity, ATTACKS),
        }  # fmt: skip


def plain(each: Any) -> Json:
    """The document of an object of hearthbreaker, with nothing but plain values in it."""
    found: Json = json.loads(json.dumps(each, default=lambda each: each.__to_json__()))
    return found
