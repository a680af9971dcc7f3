"""Pairs of kinds that meet on one board: what comes of them, and which recording shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CURRENT_SPELLPOWER, DAMAGE, SILENCED
from table import stats, table

NONE = "no recording"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two kinds, the cards that stand for them, what comes of it, and where that is recorded."""

    name: str
    cards: str
    answer: str
    recorded: str
    holds: Callable[[], bool]


def _silenced_source() -> bool:
    t = table()
    champion, yeti = t.minion("CS2_222"), t.minion()
    t.play("EX1_332", champion)
    return stats(yeti) == (4, 5) and champion.get(SILENCED) == 1


def _mass_destroy_and_aura() -> bool:
    t = table()
    t.minion("CS2_222")
    hurt, other = t.minion(damage=5), t.minion(side=2)
    t.play("EX1_312")
    return {hurt.zone, other.zone} == {Zone.GRAVEYARD} and t.row() == t.row(2) == []


def _two_holders_of_one_sum() -> bool:
    t = table()
    first, second = t.minion("CS2_142"), t.minion("CS2_142")
    sums = [t.tag(CURRENT_SPELLPOWER)]
    t.play("EX1_332", first)
    sums.append(t.tag(CURRENT_SPELLPOWER))
    t.kill(second)
    return [*sums, t.tag(CURRENT_SPELLPOWER)] == [2, 1, 0]


def _doubled_and_counting() -> bool:
    t = table()
    t.minion("LOE_077")
    t.minion()
    return stats(t.play("CS2_226")) == (8, 8)


def _copy_and_enchantment() -> bool:
    t = table()
    t.minion("CS2_222")
    yeti = t.minion(damage=1)
    t.play("EX1_360", yeti)
    t.play("UNG_948", yeti)
    copy = t.at(1, 2)
    return stats(copy) == stats(yeti) and len(copy.attached) == len(yeti.attached)


def _trap_that_kills() -> bool:
    t = table()
    t.play("EX1_610")
    t.play("EX1_611")
    t.end_turn()
    attacker = t.minion("CS2_171", side=2)
    t.attack(attacker, t.hero(1))
    return attacker.zone == Zone.GRAVEYARD and t.hero(1).get(DAMAGE) == 0


def _redirected_attack() -> bool:
    t = table()
    t.play("EX1_533")
    t.play("LOOT_079")
    t.end_turn()
    t.minion(side=2)
    attacker = t.minion("CS2_171", side=2)
    t.attack(attacker, t.hero(1))
    return not t.game.secrets[1] and len(t.row()) == 1


def _granted_and_read() -> bool:
    t = table(build=255790)
    yeti = t.minion()
    t.minion("ETC_337")
    sizes = [stats(yeti)]
    t.play("EX1_371", yeti)
    sizes.append(stats(yeti))
    t.play("EX1_332", yeti)
    return sizes[1] != sizes[0] == stats(yeti)


PAIRS = (
    Pair(
        "Silence × source of an aura",
        "EX1_332 × CS2_222",
        "the aura ends on all others",
        NONE,
        _silenced_source,
    ),
    Pair(
        "mass destroy × aura",
        "EX1_312 × CS2_222",
        "all die in one phase; a wound that the aura covered kills nobody twice",
        NONE,
        _mass_destroy_and_aura,
    ),
    Pair(
        "two holders of one player sum × Silence and death",
        "CS2_142 × CS2_142",
        "CURRENT_SPELLPOWER is 2, 1, 0",
        NONE,
        _two_holders_of_one_sum,
    ),
    Pair(
        "doubled Battlecry × counting text",
        "LOE_077 × CS2_226",
        "each of the two counts the minions anew",
        NONE,
        _doubled_and_counting,
    ),
    Pair(
        "copy × enchanted minion under an aura",
        "UNG_948 × EX1_360",
        "own enchantments are copied, the aura attaches its own",
        NONE,
        _copy_and_enchantment,
    ),
    Pair(
        "two Secrets × an attacker that dies",
        "EX1_610 × EX1_611",
        "the older Secret kills it, the attack ends",
        NONE,
        _trap_that_kills,
    ),
    Pair(
        "two Secrets × a redirected attack",
        "EX1_533 × LOOT_079",
        "both fire: the younger one asks for the defender that the attack began with",
        "U421:4319",
        _redirected_attack,
    ),
    Pair(
        "granted keyword × aura that reads it",
        "EX1_371 × ETC_337",
        "the aura reaches the minion with the keyword, and leaves it with the keyword",
        NONE,
        _granted_and_read,
    ),
)
