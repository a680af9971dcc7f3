"""Hand and deck: drawing, copying, returning; and texts of single cards."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Cards(Page):
    """Hand and deck: drawing, copying, returning; and texts of single cards."""

    __slots__ = ()

    counts_draws_left = Switch(13619, 13740)
    counts_draws_this_game = Switch(23966, 24769)
    spells_drawn = Switch(185054, 185749)
    last_drawn_card = Switch(121569, 134558)
    counts_burned = Switch(49534, 60352)
    tutors_in_place = Switch(35057, 39954)
    renews_returned = Switch(29349, 30103)
    notes_originals = Switch(40734, 42174)
    validated_triggers = Switch(20457, 22611)
    curator_draws_in_turn = Switch(14830, 30795)
    ranks_doomsayer = Switch(18336, 25770)
    strength_totem = Switch(77662, 77663)
    no_strength_totem = Switch(189384, 208591)
    buries_untaken_options = Switch(121569, 134558)
    marks_discovered = Switch(121569, 134558)
    notes_turn_drawn = Switch(43246, 45310)
    tells_place_again = Switch(185749, 189017)
