"""What a seat is told: entities out of sight, moves between zones, the shape of the packets."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Hidden(Page):
    """What a seat is told: entities out of sight, moves between zones, the packets themselves."""

    __slots__ = ()

    hides_enchantments = Switch(14830, 15590)
    numbers_in_show = Switch(23576, 25770)
    retells_entities = Switch(14830, 15590)
    hidden_zone_owner = Switch(25252, 25770)
    tells_hidden_creators = Switch(24769, 25770)
    pulses = Switch(27358, 28329)
    position_before_zone = Switch(20022, 20457)
    hiding_clears_place = Switch(18336, 19632)
    tells_cost_in_hand = Switch(18336, 19632)
    tells_whole_secrets = Switch(45310, 54613)
    tells_secret_locked = Switch(162171, 190416)
    numbers_secrets = Switch(213490, 223542)
    counts_fired_secrets = Switch(63160, 66927)
    lists_some_zeros = Switch(14830, 15590)
    lists_all_zeros = Switch(27358, 28329)
    lists_type_first = Switch(20457, 22611)
    lists_stats_first = Switch(42174, 43246)
    changes_begin_with_nothing = Switch(23966, 24769)
    blocks_name_option = Switch(27358, 28329)
    codes_options = Switch(25252, 25770)
    fired_secrets_note_mover = Switch(27358, 28329)
    tells_changed_cost = Switch(14830, 15590)
    slush_time = Switch(42174, 43246)
