"""Values of enumerated tags as plain ints, for the same reason as :mod:`hsreplay_sim.base.tags`."""

from __future__ import annotations

from functools import cache


class Zone:
    """ZONE (49)."""

    PLAY = 1
    DECK = 2
    HAND = 3
    GRAVEYARD = 4
    REMOVED = 5
    SETASIDE = 6
    SECRET = 7


class CardType:
    """CARDTYPE (202)."""

    GAME = 1
    PLAYER = 2
    HERO = 3
    MINION = 4
    SPELL = 5
    ENCHANTMENT = 6
    WEAPON = 7
    HERO_POWER = 10
    LOCATION = 39
    PET = 45


COSMETIC = frozenset((CardType.PET,))
"""The types of what is only to be looked at: it takes no part in play."""


class BlockType:
    """The kinds of BLOCK_START."""

    ATTACK = 1
    JOUST = 2
    POWER = 3
    TRIGGER = 5
    DEATHS = 6
    PLAY = 7
    FATIGUE = 8
    RITUAL = 9
    REVEAL_CARD = 10
    GAME_RESET = 11
    MOVE_MINION = 12
    DECK_ACTION = 13
    """Trade is written as `TRADE` by some builds; both are this kind."""


class Step:
    """STEP (19) and NEXT_STEP (198)."""

    BEGIN_MULLIGAN = 4
    MAIN_READY = 6
    MAIN_START = 9
    MAIN_ACTION = 10
    MAIN_COMBAT = 11
    MAIN_END = 12
    MAIN_NEXT = 13
    FINAL_WRAPUP = 14
    FINAL_GAMEOVER = 15
    MAIN_CLEANUP = 16
    MAIN_START_TRIGGERS = 17


class State:
    """STATE (204) of the game entity."""

    RUNNING = 2
    COMPLETE = 3


class PlayState:
    """PLAYSTATE (17) of a player."""

    PLAYING = 1
    LOSING = 3
    WON = 4
    LOST = 5
    TIED = 6
    DISCONNECTED = 7
    CONCEDED = 8


class Mulligan:
    """MULLIGAN_STATE (305)."""

    INPUT = 1
    DEALING = 2
    WAITING = 3
    DONE = 4


class Meta:
    """The kinds of META_DATA that carry outcomes."""

    TARGET = 0
    DAMAGE = 1
    HEALING = 2
    JOUST = 3
    BURNED_CARD = 14
    SLUSH_TIME = 20


class ChoiceKind:
    """ChoiceType of Choices packets."""

    MULLIGAN = 1
    GENERAL = 2


class SpellSchool:
    """SPELL_SCHOOL (1635)."""

    ARCANE = 1
    FIRE = 2
    FROST = 3
    NATURE = 4
    HOLY = 5
    SHADOW = 6
    FEL = 7


class Race:
    """CARDRACE (200)."""

    DRAENEI = 2
    UNDEAD = 11
    MURLOC = 14
    DEMON = 15
    MECHANICAL = 17
    ELEMENTAL = 18
    BEAST = 20
    TOTEM = 21
    PIRATE = 23
    DRAGON = 24
    ALL = 26
    QUILBOAR = 43
    NAGA = 92


class CardSet:
    """Values of CARD_SET: the sets of collectible cards."""

    BASIC = 2
    EXPERT1 = 3
    HOF = 4
    REWARD = 4
    PROMO = 11
    NAXX = 12
    GVG = 13
    BRM = 14
    TGT = 15
    LOE = 20
    OG = 21
    KARA = 23
    GANGS = 25
    UNGORO = 27
    ICECROWN = 1001
    LOOTAPALOOZA = 1004
    GILNEAS = 1125
    BOOMSDAY = 1127
    TROLL = 1129
    DALARAN = 1130
    ULDUM = 1158
    DRAGONS = 1347
    YEAR_OF_THE_DRAGON = 1403
    BLACK_TEMPLE = 1414
    SCHOLOMANCE = 1443
    DEMON_HUNTER_INITIATE = 1463
    DARKMOON_FAIRE = 1466
    THE_BARRENS = 1525
    STORMWIND = 1578
    ALTERAC_VALLEY = 1626
    LEGACY = 1635
    CORE = 1637
    VANILLA = 1646
    THE_SUNKEN_CITY = 1658
    REVENDRETH = 1691
    RETURN_OF_THE_LICH_KING = 1776
    BATTLE_OF_THE_BANDS = 1809
    TITANS = 1858
    PATH_OF_ARTHAS = 1869
    WILD_WEST = 1892
    WHIZBANGS_WORKSHOP = 1897
    WONDERS = 1898
    ISLAND_VACATION = 1905
    SPACE = 1935
    EVENT = 1941
    EMERALD_DREAM = 1946
    THE_LOST_CITY = 1952
    TIME_TRAVEL = 1957
    CATACLYSM = 1980
    ESCAPEFROM_VIOLET_HOLD = 1988
    BE = 1994


class CardClass:
    """CLASS (199)."""

    DEATHKNIGHT = 1
    DRUID = 2
    HUNTER = 3
    MAGE = 4
    PALADIN = 5
    PRIEST = 6
    ROGUE = 7
    SHAMAN = 8
    WARLOCK = 9
    WARRIOR = 10
    DREAM = 11
    NEUTRAL = 12
    DEMONHUNTER = 14


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
def _names(enum: str) -> dict[int, str]:
    from hearthstone import enums

    return {int(member): member.name for member in reversed(getattr(enums, enum))}


def value_name(tag: int, value: int) -> str:
    """A tag's value for reports: `PLAY (1)` for enumerated tags, the number otherwise."""
    enum = _ENUM_OF_TAG.get(tag)
    name = _names(enum).get(value) if enum else None
    return f"{name} ({value})" if name else str(value)


def enum_name(enum: str, value: int) -> str:
    """The public name of a value of `hearthstone.enums.<enum>`, the number when it has none."""
    return _names(enum).get(value, str(value))
