"""Damage, healing, armour, and who did what to whom."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Damage(Page):
    """Damage, healing, armour, and who did what to whom."""

    __slots__ = ()

    damage_source_pulse = Switch(121569, 134558)
    shield_pop = Switch(175913, 179020)
    hero_hits_on_hero = Switch(15590, 18336)
    hero_damage_on_player = Switch(20022, 20457)
    hero_damage_history = Switch(121569, 134558)
    damage_history_at_once = Switch(181554, 183876)
    health_changed_flag = Switch(51510, 54613)
    self_damage = Switch(179020, 181554)
    counts_self_hits = Switch(195635, 210640)
    counts_hero_hits = Switch(229238, 229984)
    counts_power_damage = Switch(28329, 28855)
    counts_spell_damage = Switch(235290, 241170)
    prehealing = Switch(11461, 12574)
    counts_heals = Switch(20457, 22611)
    healing_this_turn = Switch(23576, 23966)
    amount_healed = Switch(28329, 28855)
    hero_healing = Switch(79904, 84593)
    minion_healing = Switch(162171, 170824)
    counts_armor_turns = Switch(29349, 29933)
    no_armor_turns = Switch(30103, 30795)
    armor_gained = Switch(84593, 88998)
    armor_this_turn = Switch(175913, 179020)
    armor_lost = Switch(181554, 183876)
    last_affecting_source = Switch(145077, 148211)
    counts_affects = Switch(235290, 241170)
    gifts_affect = Switch(195635, 208591)
    destruction_affects = Switch(19632, 20457)
    bounce_affects = Switch(38377, 66927)
    fatigue_on_player = Switch(10357, 11461)
    hero_healing_on_player = Switch(20022, 20457)
    notes_damage_of_last_turn = Switch(121569, 134558)
