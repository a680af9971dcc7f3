"""Deaths: their order, what the dead keep, deathrattles and corpses."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    CORPSES,
    DEATHRATTLES_THIS_TURN,
    LAST_AFFECTING_SOURCE,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Death(SwitchGroup):
    """Deaths: their order, what the dead keep, deathrattles and corpses."""

    __slots__ = ()

    no_ignore_damage = Switch(
        10604,
        10833,
        rule="R80",
        evidence=("U008:8167", "U019:11075"),
        says="The wounds of a dead minion end without the two tags that enclosed it.",
    )
    dying_damage_last = Switch(
        12574,
        13030,
        rule="R80",
        evidence=("U005:2625",),
        says="The wounds of a dead minion end behind its ZONE_POSITION; before, first of all.",
    )
    counts_dead_after_move = Switch(
        10357,
        10604,
        rule="R86",
        evidence=("U008:22620", "U581:2931"),
        says="A death is counted behind the move to the graveyard; before, in front of it.",
    )
    counts_dead_this_game = Switch(
        9166,
        9786,
        writes=NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
        rule="R86",
        evidence=("U011:3630",),
        says="The minions of a player that have died are counted for the game.",
    )
    aya_forgets_place = Switch(
        23576,
        27358,
        rule="R85",
        evidence=("U204:6394", "U092a:31023"),
        says="Aya Blackpaw dies without a trigger that notes her place in TAG_SCRIPT_DATA_NUM_1.",
    )
    rises_with_one_health = Switch(
        14830,
        30103,
        rule="R204",
        evidence=("U088:1", "U297:5295", "U297:6931"),
        says="A text that returns a minion to life with 1 Health says so as it is made.",
    )
    corpse_keeps_state = Switch(
        29349,
        29933,
        rule="R80",
        evidence=("U311:7991", "U222:15948"),
        says="A dead minion keeps its keywords as they were; before, it was printed again.",
    )
    dead_stats_wait = Switch(
        14830,
        15590,
        rule="R80",
        evidence=("U614:5280",),
        says="The stats of a dead minion stay; they do not fall to the printed ones at once.",
    )
    dead_lose_health_first = Switch(
        11460,
        12574,
        rule="R80",
        evidence=("U012:3768",),
        says="Of the stats of a dead minion HEALTH falls first; before, ATK.",
    )
    dead_regain_deathrattle = Switch(
        20457,
        22611,
        rule="R80",
        evidence=("U074:9126", "U059:2320"),
        says="A dead minion has the DEATHRATTLE its card prints, neither lost nor given one.",
    )
    treants_in_place = Switch(
        25770,
        45310,
        rule="R85",
        evidence=("U080:11925", "U190:3181"),
        says="The Treant of Soul of the Forest stands where its minion did; before, at the end.",
    )
    deathrattle_count = Switch(
        42174,
        45310,
        writes=DEATHRATTLES_THIS_TURN,
        rule="R86",
        evidence=("U190:3226",),
        says="The deathrattles of a player that have run are counted for the turn.",
    )
    tokens_in_order = Switch(
        33157,
        37060,
        rule="R85",
        evidence=("U006:9450", "U380:22014"),
        says="Several tokens of a dead minion stand in order and do not push one another.",
    )
    death_knight_corpses = Switch(
        79904,
        134558,
        writes=CORPSES,
        rule="R164",
        evidence=("U375:4413",),
        says="A dead minion leaves a corpse to a Death Knight.",
    )
    corpses_of_all = Switch(
        162171,
        165029,
        rule="R164",
        evidence=("U568:2087",),
        says="A dead minion leaves a corpse to a player of any class.",
    )
    keeps_maker_at_death = Switch(
        31761,
        32708,
        rule="R80",
        evidence=("U237:3779",),
        says="A dead minion still notes what summoned it.",
    )
    forgets_maker_at_death = Switch(
        145077,
        148211,
        rule="R80",
        evidence=("U550:5713",),
        says="A dead minion no longer notes what summoned it; the note ends after its exhaustion.",
    )
    last_affecting_source = Switch(
        145077,
        148211,
        writes=LAST_AFFECTING_SOURCE,
        rule="R76",
        evidence=("U043:8290",),
        says="What destroys a character, and an enchantment that ends by itself, is noted before.",
    )
    yeti_makes_parts = Switch(
        9786,
        10357,
        rule="R204",
        evidence=("U019:6446", "U008:8168"),
        says="CREATOR of a Spare Part from Mechanical Yeti names it; before, the player.",
    )
    auras_leave_the_game = Switch(
        28855,
        29933,
        rule="R22",
        evidence=("U408:6679",),
        says="An aura's enchantment that ends is removed from the game, not buried.",
    )
    untaken_options_end_plainly = Switch(
        208591,
        210640,
        rule="R18",
        evidence=("U441:2471", "U378:8803"),
        says="An option of a Discover that was not taken no longer notes what sends it away.",
    )
    destruction_affects = Switch(
        19632,
        22611,
        rule="R76",
        evidence=("U016:8417", "U629:8848"),
        says="The source that destroys a character is noted as having affected it.",
    )
    marks_doomed = Switch(
        13030,
        14830,
        rule="R142",
        evidence=("U036:1504", "U074:8022", "U612:8918"),
        says="A minion that Corruption or Power Overwhelming will destroy is marked.",
    )
    brought_die_young = Switch(
        9786,
        19632,
        rule="R76",
        evidence=("U011:4744", "U119:6968", "hs-bugs#67"),
        says="What a card brings into play dies as young as it is; before, at its age before that.",
    )
