"""What a planted error is, and the words that all families of kinds share."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from proof.text.log import Log

CORE = frozenset((
    "ARMOR", "ATK", "ATTACHED", "ATTACKING", "CANT_ATTACK", "CANT_PLAY", "CHARGE",
    "COMBO_ACTIVE", "CONTROLLER", "CORPSES", "COST", "CURRENT_PLAYER", "DAMAGE", "DEFENDING",
    "DIVINE_SHIELD", "DURABILITY", "EXHAUSTED", "FATIGUE", "FROZEN", "HEALTH", "HERO_ENTITY",
    "IMMUNE", "JUST_PLAYED", "LIFESTEAL", "NEXT_STEP", "NUM_ATTACKS_THIS_TURN",
    "NUM_CARDS_PLAYED_THIS_TURN", "NUM_MINIONS_PLAYED_THIS_TURN",
    "NUM_OPTIONS_PLAYED_THIS_TURN", "NUM_TURNS_IN_PLAY", "OVERLOAD_LOCKED", "OVERLOAD_OWED",
    "PLAYSTATE", "POISONOUS", "PREDAMAGE", "PROPOSED_ATTACKER", "QUEST_PROGRESS", "RESOURCES",
    "RESOURCES_USED", "RUSH", "SILENCED", "SPELLPOWER", "STEALTH", "STEP",
    "TAG_SCRIPT_DATA_NUM_1", "TAUNT", "TEMP_RESOURCES", "TO_BE_DESTROYED", "WINDFURY", "ZONE",
    "ZONE_POSITION",
))  # fmt: skip
"""The tags that play is made of, as the log spells them."""


SUMMED = frozenset((
    "ATK", "CANT_ATTACK", "CHARGE", "COST", "DIVINE_SHIELD", "FROZEN", "HEALTH", "IMMUNE",
    "LIFESTEAL", "POISONOUS", "RUSH", "SILENCED", "SPELLPOWER", "STEALTH", "TAUNT", "WINDFURY",
))  # fmt: skip
"""Those of them that the game sums up from enchantments, now and then."""


_TAG = re.compile(r" tag=(\S+)")


@dataclass(frozen=True, slots=True)
class Plant:
    """One planted error: the lines that stand in place of others."""

    line: int
    """The line, from 0, by which the action is found that should diverge."""
    was: str
    now: str
    edits: dict[int, list[str]]
    within: str = ""
    """Of a creation that is left out: the kind of the block around it."""
    behind: int = 0
    """How many lines behind `line` the error stands once it is planted."""


Kind = Callable[[Log, int, Random], "Plant | None"]
"""Plants in a statement; None where the kind does not apply to it."""


def rewritten(log: Log, line: int, old: str, new: str) -> Plant:
    """The last `old` of a line becomes `new`."""
    text = log.lines[line]
    head, _, tail = text.rpartition(old)
    changed = f"{head}{new}{tail}"
    assert changed != text, (old, new, text)
    return Plant(line, brief(text), brief(changed), {line: [changed]})


def left_out(log: Log, lines: list[int]) -> Plant:
    """These lines are gone."""
    return Plant(lines[0], brief(log.lines[lines[0]]), "nothing", {line: [] for line in lines})


def brief(line: str) -> str:
    """A line without its time stamp and the name of the call."""
    return line.partition("() - ")[2].strip() or line.strip()


def is_summed_up(plant: Plant) -> bool:
    """Whether it changes what the game sums up, which a text that lasts may hold."""
    found = _TAG.search(plant.now) or _TAG.search(plant.was)
    return found is not None and found[1] in SUMMED


def is_shown_number(plant: Plant) -> bool:
    """Whether it changes a number that the text of a card shows."""
    return "tag=TAG_SCRIPT_DATA" in plant.was + plant.now


def other_value(value: str, stock: list[str], random: Random) -> str | None:
    """A plausible other value: one more, one less, none, or one that the tag has elsewhere."""
    options = set(stock)
    if value.lstrip("-").isdigit():
        number = int(value)
        near = {number + 1, max(0, number - 1), 0}
        options = {random.choice(stock)} if stock else set()
        options |= {str(each) for each in near}
    options -= {value, ""}
    return random.choice(sorted(options)) if options else None
