"""The course of a game: the deal, the steps of a turn, counters that turns reset, the end."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Turn(Page):
    """The course of a game: the deal, the steps of a turn, counters that turns reset, the end."""

    __slots__ = ()

    deals_by_packets = Switch(13030, 13619)
    deal_uncounted = Switch(23966, 24769)
    no_turn_drawn_at_deal = Switch(121569, 134558)
    starters_shown_late = Switch(15590, 19632)
    starters_shown_first = Switch(19632, 27358)
    turns_in_play_both = Switch(13740, 13921)
    turns_in_play_all = Switch(22611, 23576)
    secrets_count_turns = Switch(121569, 134558)
    no_turns_left = Switch(22611, 23576)
    resets_in_ready = Switch(23576, 23966)
    combo_resets_in_cleanup = Switch(30103, 30795)
    drawn_reset_for_ended = Switch(145077, 148211)
    current_player_mirror = Switch(30103, 30795)
    last_game_turn = Switch(66927, 74257)
    player_turn = Switch(84593, 88998)
    counts_arrival_in_hand = Switch(185749, 189017)
    ends_in_player_order = Switch(24769, 25252)
    no_losing_at_concession = Switch(10833, 11500)
    notes_concession = Switch(195635, 208591)
    quests_in_place = Switch(35057, 39954)
    logs_shuffles = Switch(51510, 54613)
    counts_turns_in_hand = Switch(43246, 45310)
    counts_both_hands = Switch(185749, 189017)
    marks_rush = Switch(23576, 23966)
