"""Hand and deck: drawing, returning, discovering, copies."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    CREATED_AS_ON_PLAY_REPLACEMENT,
    HERALD_COLOSSAL_CLASS,
    LAST_DRAWN_CARD,
    NUM_CARDS_BURNED_THIS_GAME,
    NUM_CARDS_DRAWN_THIS_GAME,
    NUM_CARDS_TO_DRAW,
    NUM_SPELLS_DRAWN_THIS_TURN,
    TAG_1271,
    TAG_2002,
    TAG_3669,
    TAG_4108,
    TURN_DRAWN,
    WAS_DISCOVER_OPTION,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Cards(SwitchGroup):
    """Hand and deck: drawing, returning, discovering, copies."""

    __slots__ = ()

    notes_temporary = Switch(
        210640,
        223542,
        writes=TAG_4108,
        rule="R55",
        evidence=("U578:1577", "U575:8218"),
        says="A temporary card that is played in time is marked, before what marks it so ends.",
    )
    names_herald_class = Switch(
        235290,
        241170,
        writes=HERALD_COLOSSAL_CLASS,
        rule="R274",
        evidence=("U217:1014", "U567:634"),
        says="A player whose class has a Colossal to be heralded bears that class.",
    )
    counts_draws_left = Switch(
        14830,
        15590,
        writes=NUM_CARDS_TO_DRAW,
        rule="R147",
        evidence=("U035:438", "U060:3189"),
        says="A player notes how many cards are still to be drawn.",
    )
    counts_draws_this_game = Switch(
        23966,
        24769,
        writes=NUM_CARDS_DRAWN_THIS_GAME,
        rule="R147",
        evidence=("U063:591",),
        says="The cards that a player draws are counted for the game.",
    )
    counts_draw_before_cast = Switch(
        66927,
        79904,
        rule="R152",
        evidence=("U380:13342", "U517:8156"),
        says="A card that casts itself is counted as drawn before it does; earlier, behind that.",
    )
    spells_drawn = Switch(
        185054,
        185749,
        writes=NUM_SPELLS_DRAWN_THIS_TURN,
        rule="R147",
        evidence=("U044:791",),
        says="The spells that a player draws are counted for the turn.",
    )
    last_drawn_card = Switch(
        124497,
        131660,
        writes=LAST_DRAWN_CARD,
        rule="R147",
        evidence=("U166:1134",),
        says="A player notes the card drawn last.",
    )
    marks_drawn = Switch(
        29349,
        29933,
        rule="R147",
        evidence=("U408:326", "U200a:502"),
        says="A drawn card bears HIDDEN_ZONE_OWNER_2.",
    )
    notes_turn_drawn = Switch(
        43246,
        45310,
        writes=TURN_DRAWN,
        rule="R147",
        evidence=("U066:454",),
        says="A drawn card notes the turn.",
    )
    tells_place_again = Switch(
        185749,
        189017,
        rule="R147",
        evidence=("U495:432",),
        says="The place of a drawn card is written, cleared and written again.",
    )
    counts_burned = Switch(
        49534,
        60352,
        writes=NUM_CARDS_BURNED_THIS_GAME,
        rule="R149",
        evidence=("U326:10697", "U400:5137"),
        says="The cards that a full hand burns are counted for the game.",
    )
    tutors_in_place = Switch(
        31761,
        39954,
        rule="R154",
        evidence=("U119:1390",),
        says="A card drawn by its kind comes from where it lies, not from the top of the deck.",
    )
    renews_returned = Switch(
        29349,
        30103,
        rule="R21",
        evidence=("U437:12802", "U463:941"),
        says="A card that returns to hand or deck is made anew with its printed tags.",
    )
    notes_originals = Switch(
        40734,
        42174,
        rule="R154",
        evidence=("U166:3047", "U425:1241"),
        says="A copy of a card of the deck notes its original.",
    )
    notes_corrupt_cost = Switch(
        79904,
        84593,
        writes=TAG_2002,
        rule="R248",
        evidence=("U517:5029", "U537:2767", "U055:2297"),
        says="As a card is played, the Corrupt cards beside it note their costs.",
    )
    marks_returning = Switch(
        29349,
        30103,
        writes=TAG_1271,
        rule="R205",
        evidence=("U542:1415", "U337:3562", "U425:5968"),
        says="What comes back from the dead, or out of a fight, to the hand bears a mark.",
    )
    echo_behind_triggers = Switch(
        33157,
        42174,
        rule="R241",
        evidence=("U207:52110", "U319:16278"),
        says="The Echo of a card comes behind what answers to its play; before, in front of it.",
    )
    marks_copies = Switch(
        195635,
        208591,
        writes=TAG_3669,
        rule="R204",
        evidence=("U363:14240", "U314:1411", "U568:7896"),
        says="A copy of a card, and what becomes a random one, is marked until the text is over.",
    )
    tells_sizes_twice = Switch(
        190416,
        195635,
        rule="R204",
        evidence=("U363:14240", "U507:5251"),
        says="The size of a token that a text sizes is told twice on its twin.",
    )
    buries_untaken_options = Switch(
        165029,
        168788,
        rule="R18",
        evidence=("U331:14816", "U354:2862"),
        says="The options of a Discover that were not taken go to the graveyard.",
    )
    marks_discovered = Switch(
        121569,
        134558,
        writes=WAS_DISCOVER_OPTION,
        rule="R237",
        evidence=("U318:2759", "U568:846"),
        says="Every card that a Discover offers says so.",
    )
    buries_pick_first = Switch(
        22611,
        31532,
        rule="R237",
        evidence=("U046:4160", "U211:6224"),
        says="A minion that is discovered to be summoned leaves before its copies come.",
    )
    affects_discovered = Switch(
        54613,
        56359,
        rule="R237",
        evidence=("U326:2956", "U439:7442"),
        says="A card that was discovered knows what offered it as the last to affect it.",
    )
    marks_twins = Switch(
        195635,
        210640,
        writes=CREATED_AS_ON_PLAY_REPLACEMENT,
        rule="R263",
        evidence=("U293:1887", "U575:2076"),
        says="A card that another one leaves in the hand as it is played bears a mark.",
    )
    bounce_affects = Switch(
        38377,
        66927,
        rule="R205",
        evidence=("U174:7900",),
        says="The source that returns a minion to the hand is noted as having affected it.",
    )
    shows_taught = Switch(
        139719,
        168788,
        rule="R270",
        evidence=("U433:4413", "U577:1835"),
        says="A minion that was taught a spell shows it.",
    )
    taught_spells_leave = Switch(
        174258,
        223542,
        rule="R270",
        evidence=("U043:4371", "U568:21443"),
        says="A spell that a minion was taught is cast in sight and leaves the game.",
    )
    fatigue_on_player = Switch(
        10604,
        10833,
        rule="R48",
        evidence=("hs-bugs#156", "U074:9297"),
        says="Fatigue is counted by the player; before, by the hero.",
    )
    laid_under_start_afresh = Switch(
        139963,
        179020,
        rule="R21",
        evidence=("U531:5397", "U405:5839", "U406:11324"),
        says="A card that is laid under the deck loses its count of arrivals.",
    )
    counts_copied_arrival = Switch(
        195635,
        231720,
        rule="R94",
        evidence=("U148a:11808", "U568:25613", "U249:19317", "U249:27630"),
        says="The mark of a copy counts on from that of its original.",
    )
