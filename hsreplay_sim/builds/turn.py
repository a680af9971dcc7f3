"""The course of a game: deal, steps of a turn, what turns count, reset and change, the end."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    CURRENT_PLAYER_MIRROR,
    HAS_CONCEDED,
    LAST_GAME_TURN,
    NUM_TURNS_IN_HAND,
    SHIFTING_MINION,
    SHUFFLES_INTO_DECK,
    TAG_3525,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Turn(SwitchGroup):
    """The course of a game: deal, steps of a turn, what turns count, reset and change, the end."""

    __slots__ = ()

    counts_shuffles = Switch(
        210640,
        223542,
        writes=SHUFFLES_INTO_DECK,
        rule="R153",
        evidence=("U217:6837", "U568:12198"),
        says="What is shuffled into a deck is counted for its player, once a text.",
    )
    counts_locations_used = Switch(
        195635,
        203120,
        rule="R159",
        writes=TAG_3525,
        evidence=("U507:5467", "U359:2108"),
        says="The uses of locations are counted on the player.",
    )
    deals_by_packets = Switch(
        13030,
        13619,
        rule="R25",
        evidence=("U001:365",),
        says="The opening hands are dealt in a block that ends the setup, not before the log.",
    )
    deal_uncounted = Switch(
        23966,
        24769,
        rule="R28",
        evidence=("U184:420",),
        says="The cards of the opening hand do not count as drawn this turn.",
    )
    no_turn_drawn_at_deal = Switch(
        121569,
        134558,
        rule="R28",
        evidence=("U520:353",),
        says="The cards of the opening hand do not note a turn in which they were drawn.",
    )
    starters_shown_late = Switch(
        15590,
        19632,
        rule="R39",
        evidence=("U587:475", "U068:756"),
        says="A card that acts at the start shows itself before its text, not at the deal.",
    )
    starters_shown_first = Switch(
        19632,
        27358,
        rule="R39",
        evidence=("U068:857", "U066:628"),
        says="All cards that act at the start show themselves before the first one acts.",
    )
    quests_in_place = Switch(
        35057,
        39954,
        rule="R25",
        evidence=("U018:329", "U549:336"),
        says="A quest is dealt from where it lies; before, it was told to lie on top of the deck.",
    )
    logs_shuffles = Switch(
        51510,
        54613,
        rule="R32",
        evidence=("U054:542",),
        says="SHUFFLE_DECK is written behind the mulligan and for cards shuffled in.",
    )
    turns_in_play_both = Switch(
        13619,
        13921,
        rule="R41",
        evidence=("U098:603",),
        says="NUM_TURNS_IN_PLAY goes up on both sides, not only for the player to move.",
    )
    turns_in_play_all = Switch(
        22611,
        23576,
        rule="R41",
        evidence=("U048:2336",),
        says="NUM_TURNS_IN_PLAY goes up for the game and the players as well.",
    )
    secrets_count_turns = Switch(
        124497,
        134558,
        rule="R41",
        evidence=("U166:14842", "U405:8845"),
        says="NUM_TURNS_IN_PLAY goes up for Secrets and quests too, anew when a Secret fires.",
    )
    no_turns_left = Switch(
        22611,
        23576,
        rule="R57",
        evidence=("U631:21122",),
        says="NUM_TURNS_LEFT is written for an extra turn only, not every turn.",
    )
    resets_in_ready = Switch(
        23576,
        23966,
        rule="R41",
        evidence=("U090:6193",),
        says="What a turn counts is reset in MAIN_READY; before, behind the draw.",
    )
    combo_resets_in_cleanup = Switch(
        30103,
        30795,
        rule="R55",
        evidence=("U038:1545",),
        says="COMBO_ACTIVE ends in the cleanup of the turn; before, when the next turn is readied.",
    )
    drawn_reset_for_ended = Switch(
        145077,
        148211,
        rule="R41",
        evidence=("U300:8114",),
        says="NUM_CARDS_DRAWN_THIS_TURN is reset for the player whose turn has ended too.",
    )
    current_player_mirror = Switch(
        30103,
        30795,
        writes=CURRENT_PLAYER_MIRROR,
        rule="R40",
        evidence=("U038:1275",),
        says="The passing of the turn is told by a second tag before CURRENT_PLAYER.",
    )
    last_game_turn = Switch(
        68600,
        74257,
        writes=LAST_GAME_TURN,
        rule="R40",
        evidence=("U181:730",),
        says="The game notes the number of the turn that has passed.",
    )
    player_turn = Switch(
        86601,
        88998,
        rule="R40",
        evidence=("U055:522",),
        says="Each player counts turns of their own in TURN.",
    )
    counts_turns_in_hand = Switch(
        43246,
        45310,
        writes=NUM_TURNS_IN_HAND,
        rule="R55",
        evidence=("U066:979",),
        says="A card counts the turns that its owner ends while it is in hand.",
    )
    counts_both_hands = Switch(
        185749,
        189017,
        rule="R55",
        evidence=("U495:7018",),
        says="The turns in hand go up for the cards of both players whenever a turn ends.",
    )
    counts_arrival_in_hand = Switch(
        185749,
        189017,
        rule="R147",
        evidence=("U495:2261",),
        says="A card counts a first turn in hand when it arrives there.",
    )
    keeps_rush = Switch(
        27358,
        28329,
        39282,
        39954,
        rule="R220",
        evidence=("U195:17399", "U261:4587", "U145:12571"),
        says="An unused Rush is told until the next turn of its player, for a while.",
    )
    ends_in_player_order = Switch(
        23966,
        25770,
        rule="R216",
        evidence=("U049:1870",),
        says="The results of a game are written for player 1 first; before, for the loser first.",
    )
    no_losing_at_concession = Switch(
        10833,
        11460,
        rule="R217",
        evidence=("U163:5600",),
        says="PLAYSTATE does not pass through LOSING when a player gives up.",
    )
    notes_concession = Switch(
        195635,
        208591,
        writes=HAS_CONCEDED,
        rule="R217",
        evidence=("U572:1516",),
        says="A player who gives up is noted to have conceded.",
    )
    afk_affects = Switch(
        185054,
        208591,
        rule="R51",
        evidence=("U240:815", "U263:1396"),
        says="The hero of a player who does nothing was affected by the player.",
    )
    shifts_anew = Switch(
        23966,
        27641,
        150659,
        223542,
        rule="R203",
        evidence=("U090:1137", "U424:7713", "U195:1824", "U078:4610", "U370:1690", "U575:7773"),
        says="A card that shifts in the hand loses its enchantment and gets a new one.",
    )
    marks_shifts_by_type = Switch(
        22611,
        23966,
        writes=SHIFTING_MINION,
        rule="R203",
        evidence=("U424:6125", "U090:950", "U169:25325"),
        says="A card that shifts in the hand bears a mark of its type.",
    )
    afk_names_player = Switch(
        12574,
        20457,
        rule="R51",
        evidence=("U604a:9692",),
        says="The mark of a player who does nothing names the player as its creator, not the hero.",
    )
