"""Attacks, weapons, Stealth."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Combat(Page):
    """Attacks, weapons, Stealth."""

    __slots__ = ()

    no_combat_step = Switch(25252, 25770)
    options_after_attack = Switch(25252, 25770)
    last_combatant = Switch(51510, 54613)
    attacks_counted_before_damage = Switch(65000, 66927)
    wears_after_counting = Switch(10833, 12574)
    durability_after_attack = Switch(22611, 23576)
    counts_attacks_this_game = Switch(213490, 217964)
    counts_hero_attacks = Switch(121569, 134558)
    notes_hero_attack = Switch(43246, 45310)
    forgets_hero_attack = Switch(65000, 66927)
    counts_cancelled_attack = Switch(20457, 22611)
    no_cancelled_attack = Switch(66927, 134558)
    after_damage_pulse = Switch(84593, 88998)
    no_stealth_shadow = Switch(19632, 20457)
    weapon_replaced_by_death = Switch(27358, 27641)
    weapons_destroyed_by_death = Switch(19632, 20457)
    no_update_in_attack = Switch(25252, 25770)
    damage_ends_stealth = Switch(25252, 25770)
    counts_attackers = Switch(9786, 10357)
    after_attack_behind_block = Switch(22611, 23576)
