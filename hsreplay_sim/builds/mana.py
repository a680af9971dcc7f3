"""Crystals, payment, overload and costs."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    NUM_RESOURCES_SPENT_THIS_GAME,
    OVERLOAD_THIS_GAME,
    RESOURCES_SPENT_THIS_TURN,
    TAG_2949,
    TAG_3908,
    UNSPENT_RESOURCES_THIS_GAME,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Mana(SwitchGroup):
    """Crystals, payment, overload and costs."""

    __slots__ = ()

    mana_refreshes = Switch(
        45310,
        49534,
        56359,
        58638,
        192896,
        203120,
        rule="R35",
        evidence=("U326:8635", "U566:1349", "U439:10524", "U186:3645", "U277:1662"),
        says="The Coin refreshes a spent crystal first; otherwise it adds temporary mana.",
    )
    empty_crystals_unspent = Switch(
        10833,
        12574,
        rule="R44",
        evidence=("U013:5447", "U186:1213"),
        says="An empty crystal that is gained is not counted as mana spent in the game.",
    )
    empty_crystals_uncounted = Switch(
        174258,
        185749,
        rule="R44",
        evidence=("U042:1331", "U578:1643"),
        says="An empty crystal that is gained is not counted as mana spent in the turn either.",
    )
    spends_counted = Switch(
        9786,
        10357,
        writes=NUM_RESOURCES_SPENT_THIS_GAME,
        rule="R42",
        evidence=("U008:1647",),
        says="The mana that a player spends is counted for the game.",
    )
    spent_after_used = Switch(
        11460,
        12574,
        rule="R42",
        evidence=("U009:1169", "U010:1041"),
        says="The mana spent in the game is counted behind RESOURCES_USED; before, in front of it.",
    )
    resources_this_turn = Switch(
        121569,
        124497,
        writes=RESOURCES_SPENT_THIS_TURN,
        rule="R42",
        evidence=("U165:1273",),
        says="The mana that a player spends is counted for the turn.",
    )
    keeps_resources_spent = Switch(
        175913,
        179020,
        rule="R55",
        evidence=("U414:2438",),
        says="The mana spent in a turn keeps its count when the turn is over.",
    )
    unspent_resources = Switch(
        124497,
        134558,
        writes=UNSPENT_RESOURCES_THIS_GAME,
        rule="R42",
        evidence=("U166:1171",),
        says="The mana that a player leaves unspent is counted for the game.",
    )
    adds_up_mana_in_cleanup = Switch(
        181554,
        183876,
        rule="R55",
        evidence=("U353:1253",),
        says="Unspent mana is counted inside the cleanup of the turn; before, in front of it.",
    )
    overload_before_text = Switch(
        10604,
        10833,
        27641,
        33157,
        rule="R228",
        evidence=("hs-bugs#265", "U152:12296", "U038:2452"),
        says="Overload is owed before the block of the text, for a while; otherwise inside it.",
    )
    counts_overload = Switch(
        10833,
        12574,
        writes=OVERLOAD_THIS_GAME,
        rule="R228",
        evidence=("U586:2467",),
        says="The crystals that a player has overloaded are counted for the game.",
    )
    keeps_overload_tag = Switch(
        14830,
        15590,
        rule="R228",
        evidence=("U586:9942", "U603:5052"),
        says="A played card keeps its own OVERLOAD_OWED; before, it was set to 0.",
    )
    no_lasting_discounts = Switch(
        29349,
        39954,
        rule="R23",
        evidence=("U272:3003", "U484:11604"),
        says="Primal Magic, too, ends as its card is played; before, as that was buried.",
    )
    stats_fall_late = Switch(
        14830,
        15590,
        rule="R23",
        evidence=("U586:8348", "U035:1743"),
        says="A played card keeps its stats until the next update; they do not fall with ZONE.",
    )
    health_paid_apart = Switch(
        165029,
        185749,
        writes=TAG_2949,
        rule="R126",
        evidence=("U309:11650", "U044:2326", "U472:1267"),
        says="A cost in Health is no damage: nothing announces it or counts it as a wound.",
    )
    marks_overload_in_hand = Switch(
        203120,
        213490,
        writes=TAG_3908,
        rule="R228",
        evidence=("U277:388", "U286:473", "U568:24260"),
        says="A card with Overload that comes to a hand is marked.",
    )
    tells_shifted_cost_at_once = Switch(
        29933,
        36393,
        rule="R203",
        evidence=("U195:1855", "U090:1153", "U408:15002"),
        says="A card that becomes another in the hand tells its cost at once; before, later.",
    )
