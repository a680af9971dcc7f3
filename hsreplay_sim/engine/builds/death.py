"""Deaths, what the dead keep, deathrattles and corpses."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Death(Page):
    """Deaths, what the dead keep, deathrattles and corpses."""

    __slots__ = ()

    no_ignore_damage = Switch(10604, 10833)
    dying_damage_last = Switch(12574, 13030)
    counts_dead_after_move = Switch(10357, 10604)
    counts_dead_this_game = Switch(9166, 9786)
    corpse_keeps_state = Switch(29349, 29933)
    deathrattles_of_host = Switch(25770, 45310)
    deathrattle_count = Switch(42174, 45310)
    tokens_in_order = Switch(33157, 45310)
    corpses_of_all = Switch(162171, 168788)
    keeps_maker_at_death = Switch(31761, 32708)
    forgets_maker_at_death = Switch(145077, 148211)
    dead_stats_wait = Switch(14830, 15590)
    dead_lose_health_first = Switch(11461, 12574)
    dead_regain_deathrattle = Switch(20457, 22611)
    death_knight_corpses = Switch(121569, 134558)
