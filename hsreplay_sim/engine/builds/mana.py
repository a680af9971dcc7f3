"""Crystals, payment, overload and costs."""

from hsreplay_sim.engine.builds.switch import Page, Switch


class Mana(Page):
    """Crystals, payment, overload and costs."""

    __slots__ = ()

    mana_refreshes = Switch(45310, 49534)
    mana_adds = Switch(51510, 54613)
    mana_refreshes_again = Switch(192896, 203120)
    empty_crystals_unspent = Switch(10833, 12574)
    spends_counted = Switch(9786, 10357)
    spent_after_used = Switch(11461, 12574)
    resources_this_turn = Switch(121569, 134558)
    keeps_resources_spent = Switch(175913, 179020)
    unspent_resources = Switch(121569, 134558)
    overload_before_text = Switch(9786, 10833)
    overload_in_power = Switch(27358, 30795)
    counts_overload = Switch(10833, 12574)
    keeps_overload_tag = Switch(14830, 15590)
    adds_up_mana_in_cleanup = Switch(181554, 183876)
    set_costs_come_first = Switch(20457, 22611)
    stats_fall_late = Switch(14830, 15590)
