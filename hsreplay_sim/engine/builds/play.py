"""Playing a card, using a hero power, choosing."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Play(Page):
    """Playing a card, using a hero power, choosing."""

    __slots__ = ()

    target_before_move = Switch(27358, 27641)
    just_played_after_payment = Switch(66927, 74257)
    no_last_card_played = Switch(84593, 88998)
    spells_counted = Switch(10833, 11500)
    counts_spells_this_game = Switch(65000, 66927)
    spells_counted_late = Switch(66927, 74257)
    notes_hand_position = Switch(195635, 203120)
    notes_spawn_time = Switch(42174, 43246)
    counts_options_this_game = Switch(43246, 45310)
    options_after_choices = Switch(31022, 31532)
    countered_aims = Switch(19632, 22611)
    takes_form_on_arrival = Switch(13030, 28855)
    forge_unrevealed = Switch(185054, 195635)
    counts_power_uses = Switch(9166, 9786)
    power_uses_inline = Switch(181554, 183876)
    power_used_mirror = Switch(56359, 58638)
    heroes_are_copies = Switch(39954, 42174)
    old_heroes_keep_damage = Switch(42174, 45310)
    hero_gains_armor = Switch(195635, 217964)
    rituals_stack = Switch(28855, 40734)
    no_update_before_text = Switch(19632, 22611)
    battlecries_stack = Switch(43246, 45310)
    hero_power_after_text = Switch(42174, 43246)
    cast_spells_tell_target = Switch(27358, 28329)
