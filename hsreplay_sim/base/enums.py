"""Values of enumerated tags as plain ints, for the same reason as :mod:`hsreplay_sim.base.tags`.

Below them the public names of all tags and values, which are those of the installed hearthstone.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

PUBLIC = Path(__file__).with_name("enums.json")
"""The public names, printed by scripts/enums_table.py."""


class Zone:
    """ZONE (49)."""

    PLAY: Final = 1
    DECK: Final = 2
    HAND: Final = 3
    GRAVEYARD: Final = 4
    REMOVED: Final = 5
    SETASIDE: Final = 6
    SECRET: Final = 7


class CardType:
    """CARDTYPE (202)."""

    GAME: Final = 1
    PLAYER: Final = 2
    HERO: Final = 3
    MINION: Final = 4
    SPELL: Final = 5
    ENCHANTMENT: Final = 6
    WEAPON: Final = 7
    HERO_POWER: Final = 10
    LOCATION: Final = 39
    PET: Final = 45


COSMETIC = frozenset((CardType.PET,))
"""The types of what is only to be looked at: it takes no part in play."""


class BlockType:
    """The kinds of BLOCK_START."""

    ATTACK: Final = 1
    JOUST: Final = 2
    POWER: Final = 3
    TRIGGER: Final = 5
    DEATHS: Final = 6
    PLAY: Final = 7
    FATIGUE: Final = 8
    RITUAL: Final = 9
    REVEAL_CARD: Final = 10
    GAME_RESET: Final = 11
    MOVE_MINION: Final = 12
    DECK_ACTION: Final = 13
    """Trade is written as `TRADE` by some builds; both are this kind."""


class Step:
    """STEP (19) and NEXT_STEP (198)."""

    BEGIN_MULLIGAN: Final = 4
    MAIN_READY: Final = 6
    MAIN_START: Final = 9
    MAIN_ACTION: Final = 10
    MAIN_COMBAT: Final = 11
    MAIN_END: Final = 12
    MAIN_NEXT: Final = 13
    FINAL_WRAPUP: Final = 14
    FINAL_GAMEOVER: Final = 15
    MAIN_CLEANUP: Final = 16
    MAIN_START_TRIGGERS: Final = 17


class State:
    """STATE (204) of the game entity."""

    RUNNING: Final = 2
    COMPLETE: Final = 3


class PlayState:
    """PLAYSTATE (17) of a player."""

    PLAYING: Final = 1
    LOSING: Final = 3
    WON: Final = 4
    LOST: Final = 5
    TIED: Final = 6
    DISCONNECTED: Final = 7
    CONCEDED: Final = 8


class Mulligan:
    """MULLIGAN_STATE (305)."""

    INPUT: Final = 1
    DEALING: Final = 2
    WAITING: Final = 3
    DONE: Final = 4


class Meta:
    """The kinds of META_DATA that carry outcomes."""

    TARGET: Final = 0
    DAMAGE: Final = 1
    HEALING: Final = 2
    JOUST: Final = 3
    BURNED_CARD: Final = 14
    SLUSH_TIME: Final = 20


class ChoiceKind:
    """ChoiceType of Choices packets."""

    MULLIGAN: Final = 1
    GENERAL: Final = 2


class SpellSchool:
    """SPELL_SCHOOL (1635)."""

    ARCANE: Final = 1
    FIRE: Final = 2
    FROST: Final = 3
    NATURE: Final = 4
    HOLY: Final = 5
    SHADOW: Final = 6
    FEL: Final = 7


class Race:
    """CARDRACE (200)."""

    DRAENEI: Final = 2
    UNDEAD: Final = 11
    MURLOC: Final = 14
    DEMON: Final = 15
    MECHANICAL: Final = 17
    ELEMENTAL: Final = 18
    BEAST: Final = 20
    TOTEM: Final = 21
    PIRATE: Final = 23
    DRAGON: Final = 24
    ALL: Final = 26
    QUILBOAR: Final = 43
    NAGA: Final = 92


class CardSet:
    """Values of CARD_SET: the sets of collectible cards."""

    BASIC: Final = 2
    EXPERT1: Final = 3
    HOF: Final = 4
    REWARD: Final = 4
    PROMO: Final = 11
    NAXX: Final = 12
    GVG: Final = 13
    BRM: Final = 14
    TGT: Final = 15
    LOE: Final = 20
    OG: Final = 21
    KARA: Final = 23
    GANGS: Final = 25
    UNGORO: Final = 27
    ICECROWN: Final = 1001
    LOOTAPALOOZA: Final = 1004
    GILNEAS: Final = 1125
    BOOMSDAY: Final = 1127
    TROLL: Final = 1129
    DALARAN: Final = 1130
    ULDUM: Final = 1158
    DRAGONS: Final = 1347
    YEAR_OF_THE_DRAGON: Final = 1403
    BLACK_TEMPLE: Final = 1414
    SCHOLOMANCE: Final = 1443
    DEMON_HUNTER_INITIATE: Final = 1463
    DARKMOON_FAIRE: Final = 1466
    THE_BARRENS: Final = 1525
    STORMWIND: Final = 1578
    ALTERAC_VALLEY: Final = 1626
    LEGACY: Final = 1635
    CORE: Final = 1637
    VANILLA: Final = 1646
    THE_SUNKEN_CITY: Final = 1658
    REVENDRETH: Final = 1691
    RETURN_OF_THE_LICH_KING: Final = 1776
    BATTLE_OF_THE_BANDS: Final = 1809
    TITANS: Final = 1858
    PATH_OF_ARTHAS: Final = 1869
    WILD_WEST: Final = 1892
    WHIZBANGS_WORKSHOP: Final = 1897
    WONDERS: Final = 1898
    ISLAND_VACATION: Final = 1905
    SPACE: Final = 1935
    EVENT: Final = 1941
    EMERALD_DREAM: Final = 1946
    THE_LOST_CITY: Final = 1952
    TIME_TRAVEL: Final = 1957
    CATACLYSM: Final = 1980
    ESCAPEFROM_VIOLET_HOLD: Final = 1988
    BE: Final = 1994


class CardClass:
    """CLASS (199)."""

    DEATHKNIGHT: Final = 1
    DRUID: Final = 2
    HUNTER: Final = 3
    MAGE: Final = 4
    PALADIN: Final = 5
    PRIEST: Final = 6
    ROGUE: Final = 7
    SHAMAN: Final = 8
    WARLOCK: Final = 9
    WARRIOR: Final = 10
    DREAM: Final = 11
    NEUTRAL: Final = 12
    DEMONHUNTER: Final = 14


FIRST_HEROES = {
    CardClass.WARRIOR: "HERO_01",
    CardClass.SHAMAN: "HERO_02",
    CardClass.ROGUE: "HERO_03",
    CardClass.PALADIN: "HERO_04",
    CardClass.HUNTER: "HERO_05",
    CardClass.DRUID: "HERO_06",
    CardClass.WARLOCK: "HERO_07",
    CardClass.MAGE: "HERO_08",
    CardClass.PRIEST: "HERO_09",
    CardClass.DEMONHUNTER: "HERO_10",
    CardClass.DEATHKNIGHT: "HERO_11",
}
"""CardClass → card id of the hero that the class came with."""


_ENUM_OF_TAG = {
    49: "Zone",
    183: "CardSet",
    202: "CardType",
    19: "Step",
    198: "Step",
    204: "State",
    17: "PlayState",
    305: "Mulligan",
    199: "CardClass",
    200: "Race",
    203: "Rarity",
}


@cache
def _public() -> tuple[dict[str, str], dict[str, dict[str, int]]]:
    """Tag, as text, → its enum; enum → its members, aliases included.

    The table has them as long as it was made from the hearthstone that is installed.
    """
    from importlib.util import find_spec
    from zlib import crc32

    from msgspec import json

    kept = json.decode(PUBLIC.read_bytes())
    spec = find_spec("hearthstone")
    for folder in spec.submodule_search_locations or () if spec is not None else ():
        if crc32(Path(folder, "enums.py").read_bytes()) == kept["source"]:
            return kept["tags"], kept["enums"]
    from hearthstone import enums

    return read_public(enums)


def read_public(enums: Any) -> tuple[dict[str, str], dict[str, dict[str, int]]]:
    """What the table holds, out of the module `hearthstone.enums` itself."""
    of_tags = {
        str(int(tag)): kind.__name__
        for tag, kind in enums.TAG_TYPES.items()
        if hasattr(kind, "__members__")
    }
    return of_tags, {
        name: {each: int(member) for each, member in kind.__members__.items()}
        for name, kind in vars(enums).items()
        if hasattr(kind, "__members__") and kind.__module__ == enums.__name__
    }


@cache
def enums_of_tags() -> dict[int, str]:
    """Tag → the public enum of its values, of those whose values have names."""
    return {int(tag): enum for tag, enum in _public()[0].items()}


def members(enum: str) -> dict[str, int]:
    """Name → value of a public enum, aliases included; nothing for an enum that there is not."""
    return _public()[1].get(enum, {})


@cache
def names(enum: str) -> dict[int, str]:
    """Value → name of a public enum; the first name, where it has several."""
    found: dict[int, str] = {}
    for name, value in members(enum).items():
        found.setdefault(value, name)
    return found


def value_name(tag: int, value: int) -> str:
    """A tag's value for reports: `PLAY (1)` for enumerated tags, the number otherwise."""
    enum = _ENUM_OF_TAG.get(tag)
    name = names(enum).get(value) if enum else None
    return f"{name} ({value})" if name else str(value)


def enum_name(enum: str, value: int) -> str:
    """The public name of a value of `hearthstone.enums.<enum>`, the number when it has none."""
    return names(enum).get(value, str(value))
