"""What stands in play: summoning, transforming, enchantments, stats and keywords."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Bodies(Page):
    """What stands in play: summoning, transforming, enchantments, stats and keywords."""

    __slots__ = ()

    marks_arrivals = Switch(28329, 28855)
    notes_maker = Switch(29349, 29933)
    marks_borrowed = Switch(20457, 22611)
    transforms_hand_in_place = Switch(19632, 20457)
    transforms_in_place = Switch(22611, 24769)
    transforms_unrevealed = Switch(14830, 15590)
    parts_with_transformed = Switch(65000, 77662)
    keeps_spawn_count = Switch(77662, 159202)
    marks_activation = Switch(150659, 159202)
    auras_at_arrival = Switch(19632, 22611)
    applies_before_shadows = Switch(25770, 27358)
    notes_old_host = Switch(29349, 29933)
    enrage_attaches = Switch(10833, 13030)
    stats_at_once = Switch(19632, 22611)
    stat_version = Switch(174258, 175913)
    no_undispellable = Switch(56359, 77662)
    keeps_raised_power = Switch(14830, 25770)
    elusive_keyword = Switch(192896, 195635)
    mirrors_keywords = Switch(213490, 217964)
    counts_attack_gained = Switch(84593, 88998)
    no_attack_gained = Switch(121569, 134558)
    auras_leave_the_game = Switch(29349, 29933)
    last_known_stats = Switch(13619, 13740)
    marks_awakened = Switch(27358, 28329)
