"""Ways a file comes to tell what no game can: its lines are sound, what they say is not.

Each is a function of a text and a seeded random source; `STRUCTURES` has those of each format.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

Mutator = Callable[[str, Random], str]

NUMBERS = ("0", "1", "2", "3", "4", "7", "8", "10", "99", "-1", "-7", "255", "20001", "999999",
           "1000001", "2147483647", "-2147483648", "4294967296", "9" * 11, "9" * 30)  # fmt: skip
TAGS = ("CONTROLLER", "ZONE", "CARDTYPE", "ZONE_POSITION", "PLAYER_ID", "HERO_ENTITY", "TURN",
        "CURRENT_PLAYER", "STEP", "STATE", "PLAYSTATE", "ATTACHED", "DAMAGE", "HEALTH", "ATK",
        "COST", "RESOURCES", "ENTITY_ID", "CREATOR", "PARENT_CARD", "MULLIGAN_STATE", "ATTACKING",
        "DEFENDING", "CARD_TARGET", "LINKED_ENTITY", "EXHAUSTED", "NUM_TURNS_IN_PLAY", "ARMOR",
        "COPIED_FROM_ENTITY_ID", "MAIN_HAND_WEAPON_ENTITY", "TAG_SCRIPT_DATA_NUM_1", "49",
        "SHIFTING", "TO_BE_DESTROYED", "SILENCED", "FROZEN", "12345", "GAME_SEED")  # fmt: skip
WORDS = ("PLAY", "DECK", "HAND", "GRAVEYARD", "SETASIDE", "SECRET", "REMOVEDFROMGAME",
         "GAME", "PLAYER", "HERO", "MINION", "SPELL", "ENCHANTMENT", "WEAPON", "HERO_POWER",
         "LOCATION",
         "MAIN_ACTION", "MAIN_READY", "MAIN_END", "FINAL_GAMEOVER", "COMPLETE", "WON")  # fmt: skip
CARDS = ("", "XXX_999", "CS2_029", "HERO_01", "CS2_231", "EX1_277", "CS1h_001", "CS2_106",
         "NEW1_018e", "EX1_130", "GAME_005", "LOE_077", "CS2_034", "EX1_246")  # fmt: skip
BUILDS = (*NUMBERS, "9786", "13619", "20457", "54613", "126451")
BLOCKS = ("PLAY", "ATTACK", "POWER", "TRIGGER", "DEATHS", "FATIGUE", "JOUST", "RITUAL",
          "DECK_ACTION", "GAME_RESET", "MOVE_MINION", "99", "-1")  # fmt: skip


def _swap(pattern: str, choices: tuple[str, ...]) -> Mutator:
    """Another of `choices` where the only group of `pattern` matches, at some places."""
    found = re.compile(pattern)

    def change(text: str, random: Random) -> str:
        places = list(found.finditer(text))
        if not places:
            return text
        chosen = random.sample(places, min(len(places), random.choice((1, 1, 1, 2, 5))))
        for place in sorted(chosen, key=lambda each: -each.start()):
            text = text[: place.start(1)] + random.choice(choices) + text[place.end(1) :]
        return text

    return change


def _drop(pattern: str) -> Mutator:
    """Without some of what `pattern` matches."""
    found = re.compile(pattern, re.M)

    def change(text: str, random: Random) -> str:
        share = random.choice((0.02, 0.1, 0.5, 1.0))
        return found.sub(lambda match: "" if random.random() < share else match[0], text)

    return change


def _double(pattern: str) -> Mutator:
    """One of what `pattern` matches stands at another place as well, or moves there."""
    found = re.compile(pattern, re.M)

    def change(text: str, random: Random) -> str:
        places = list(found.finditer(text))
        if len(places) < 2:
            return text
        taken, before = random.choice(places), random.choice(places).start()
        return text[:before] + taken[0] + text[before:]

    return change


# --- logs -----------------------------------------------------------------------------------------


def tell_tag(text: str, random: Random) -> str:
    """A change that no rule makes, as a line of its own."""
    lines = text.split("\n")
    entity = random.choice(("GameEntity", "1", "2", "3", "0", "-3", "99999", *_ids(text, random)))
    told = f"TAG_CHANGE Entity={entity} tag={random.choice(TAGS)} value={_value(random)} "
    call = "D 12:00:00.0000000 GameState.DebugPrintPower() - "
    lines.insert(random.randrange(len(lines) + 1), call + told)
    return "\n".join(lines)


def tell_entity(text: str, random: Random) -> str:
    """An entity that nothing asks for, shown or created at any place."""
    lines = text.split("\n")
    call = "D 12:00:00.0000000 GameState.DebugPrintPower() - "
    entity, card = random.choice((*_ids(text, random), "0", "777")), random.choice(CARDS)
    head = random.choice((f"FULL_ENTITY - Creating ID={entity} CardID={card}",
                          f"SHOW_ENTITY - Updating Entity={entity} CardID={card}",
                          f"CHANGE_ENTITY - Updating Entity={entity} CardID={card}",
                          f"HIDE_ENTITY - Entity={entity} tag=ZONE value=DECK"))  # fmt: skip
    tags = [
        f"    tag={random.choice(TAGS)} value={_value(random)}" for _ in range(random.randrange(5))
    ]
    place = random.randrange(len(lines) + 1)
    lines[place:place] = [call + line for line in (head, *tags)]
    return "\n".join(lines)


def open_block(text: str, random: Random) -> str:
    """A block around a part of the game, closed or not."""
    lines = text.split("\n")
    call = "D 12:00:00.0000000 GameState.DebugPrintPower() - "
    entity, target = random.choice(_ids(text, random)), random.choice(("0", *_ids(text, random)))
    option = random.choice(("-1", "0", "9"))
    start = (f"BLOCK_START BlockType={random.choice(BLOCKS)} Entity={entity} EffectCardId= "
             f"EffectIndex=0 Target={target} SubOption={option} ")  # fmt: skip
    place = random.randrange(len(lines) + 1)
    if random.random() < 0.7:
        lines.insert(random.randrange(place, len(lines) + 1), call + "BLOCK_END")
    lines.insert(place, call + start)
    return "\n".join(lines)


def _ids(text: str, random: Random) -> list[str]:
    """Some ids that the text names."""
    found = re.findall(r"(?:ID|id|entity)=\"?(\d+)", text) or ["4"]
    return random.sample(found, min(3, len(found)))


def _value(random: Random) -> str:
    return random.choice(random.choice((NUMBERS, WORDS)))


LOG: tuple[Mutator, ...] = (
    tell_tag, tell_tag, tell_entity, open_block,
    _swap(r"tag=CONTROLLER value=(\S+)", NUMBERS),
    _swap(r"tag=(?:ZONE|CARDTYPE|PLAYER_ID|HERO_ENTITY|STEP|TURN) value=(\S+)", NUMBERS + WORDS),
    _swap(r"tag=\w+ value=(\S+)", NUMBERS + WORDS),
    _swap(r"tag=(\w+) value=", TAGS),
    _swap(r"\b(?:id|ID|EntityID|Entity|Target)=(\d+)", NUMBERS),
    _swap(r"PlayerID=(\d+)", NUMBERS),
    _swap(r"(?:CardID|cardId)=(\w*)", CARDS),
    _swap(r"BlockType=(\w+)", BLOCKS),
    _swap(r"BuildNumber=(\d+)", BUILDS),
    _swap(r"GameType=(\w+)", ("GT_RANKED", "GT_BATTLEGROUNDS", "GT_TAVERNBRAWL", "GT_X", "0")),
    _drop(r"^.*BLOCK_(?:START|END).*\n"), _drop(r"^.*(?:GameEntity|CREATE_GAME).*\n"),
    _drop(r"^.* Player EntityID=.*\n"), _drop(r"^.*FULL_ENTITY.*\n"), _drop(r"^.* tag=.*\n"),
    _drop(r"^.*(?:SHOW_ENTITY|HIDE_ENTITY).*\n"),
    _double(r"^.*(?:BLOCK_START|BLOCK_END|ATTACK).*\n"),
    _double(r"^.*(?:CREATE_GAME|GameEntity).*\n"),
    _double(r"^.* Player EntityID=.*\n"), _double(r"^.*(?:_ENTITY|TAG_CHANGE).*\n"),
)  # fmt: skip

# --- HSReplay XML ---------------------------------------------------------------------------------

TAG_NUMBERS = ("17", "19", "20", "23", "27", "30", "40", "44", "45", "47", "48", "49", "50", "53",
               "202", "204", "263", "313", "385", "2022", "0", "-1", "999999")  # fmt: skip
XML: tuple[Mutator, ...] = (
    _swap(r'tag="50" value="([^"]*)"', NUMBERS),
    _swap(r'tag="(?:49|202|30|27|19|20)" value="([^"]*)"', NUMBERS),
    _swap(r'value="([^"]*)"', NUMBERS + WORDS),
    _swap(r'tag="([^"]*)"', TAG_NUMBERS),
    _swap(r'(?:entity|id|target)="([^"]*)"', NUMBERS),
    _swap(r'playerID="([^"]*)"', NUMBERS),
    _swap(r'cardID="([^"]*)"', CARDS),
    _swap(r'type="([^"]*)"', NUMBERS),
    _swap(r' (\w+)="', ("tag", "value", "id", "entity", "x", "type", "cardID")),
    _swap(r"<(\w+) ", ("TagChange", "Block", "FullEntity", "ShowEntity", "Tag", "Option", "x")),
    _drop(r"^ *<Block.*>\n"), _drop(r"^ *</Block>\n"), _drop(r"^ *<GameEntity.*\n"),
    _drop(r"^ *<Tag .*\n"), _drop(r"^ *<Player .*\n"),
    _double(r"^ *<TagChange.*\n"), _double(r"^ *<Tag .*\n"), _double(r"^ *</?(?:Block|Game)\b.*\n"),
)  # fmt: skip

# --- scripts --------------------------------------------------------------------------------------

MOVES = ("start()", "end()", "power()", "concede()", "play(0)", "summon(0,0)", "attack(p1,p2)",
         "attack(p2:0,p1:0)", "power(p1:0)", "random(1,2,3)", "random(p2:9)", "keep(0)",
         "play(0:1,p2)", "summon(9,9,p1:3)", "deck(Mage,Fireball)", "concede")  # fmt: skip
NAMES = ("Fireball", "Jaina", "No Such Card", "Knife Juggler", "Tracking", "Arcane Missiles",
         "Bane of Doom", "Nozdormu", "Wisp", "Malfurion", "Sense Demons")  # fmt: skip
COMPACT: tuple[Mutator, ...] = (
    _swap(r"\b(\d+)\b", NUMBERS[:12]),
    _swap(r"\b(p[12](?::\d+)?)", ("p1", "p2", "p3", "p1:0", "p2:9", "p0:0")),
    _swap(r"(\w+\([^)\n]*\))", MOVES),
    _swap(r"[,(]([A-Z][^,)\n]*)", NAMES),
    _drop(r"^.*\n"), _drop(r"^(?:random|start|keep).*\n"), _double(r"^.*\n"), _drop(r",\w+"),
)  # fmt: skip


def change_json(text: str, random: Random) -> str:
    """Another value, or none, somewhere in a JSON document."""
    try:
        whole = json.loads(text)
    except ValueError:
        return text
    for _ in range(random.randrange(1, 4)):
        _change_node(whole, random)
    return json.dumps(whole, indent=random.choice((None, 2)))


ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    99,
    2**31,
    2**70,
    1.5,
    "",
    "x",
    "p1",
    [],
    {},
    [0],
    1e308,
)


def _change_node(whole: object, random: Random) -> None:
    """Go down by chance, then change, drop, or double one member."""
    holder = whole
    while isinstance(holder, list | dict) and holder:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = random.choice(keys)
        inner = holder[key]
        if isinstance(inner, list | dict) and inner and random.random() < 0.9:
            holder = inner
            continue
        how = random.random()
        if how < 0.6:
            odd = random.choice(ODD)
            holder[key] = list(odd) if isinstance(odd, list) else odd
        elif how < 0.8:
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(random.randrange(len(holder) + 1), inner)
        return


JSON: tuple[Mutator, ...] = (
    change_json, change_json,
    _swap(r"[:,\[ ](-?\d+)\b", NUMBERS[:12]),
    _swap(r'"(\w+)": ', ("name", "card", "random", "keep", "player", "minion", "target", "x")),
    _swap(r': "([^"]*)"', ("play", "attack", "start", "end", "power", "p1", "p2", "x", "concede")),
)  # fmt: skip

STRUCTURES: dict[str, tuple[Mutator, ...]] = {
    "power.log": LOG,
    "hsreplay-xml": XML,
    "hearthbreaker-compact": COMPACT,
    "hearthbreaker-complete": JSON,
    "snapshot": JSON,
    "packets": JSON,
}
