"""2016 to early 2018: faults of the server that lasted for some patches, as reports tell."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Middle(SwitchGroup):
    """2016 to early 2018: faults of the server that lasted for some patches, as reports tell."""

    __slots__ = ()

    disguise_leaves_stealth = Switch(
        13030,
        19632,
        rule="R219",
        evidence=("hs-bugs#552",),
        says="Master of Disguise leaves a minion the Stealth that it has by itself.",
    )
    cthun_returns_hurt = Switch(
        13030,
        13619,
        rule="R266",
        evidence=("hs-bugs#472",),
        says="Redemption brings a C'Thun that rituals have raised back with 1 Health.",
    )
    options_run_apart = Switch(
        19632,
        20457,
        rule="R226",
        evidence=("hs-bugs#489",),
        says="Wrath and Starfall beside Fandral do one thing after the other, not both at once.",
    )
    copies_stay_silent = Switch(
        17994,
        18336,
        rule="R200",
        evidence=("hs-bugs#699",),
        says="Herald Volazj copies a silenced minion as silenced.",
    )
    purity_is_silenced = Switch(
        22997,
        23180,
        rule="R200",
        evidence=("hs-bugs#860",),
        says="Silence takes the Divine Shield of Elixir of Purity.",
    )
    copies_leave_charge = Switch(
        18792,
        19632,
        rule="R204",
        evidence=("hs-bugs#666",),
        says="A copy leaves the Charge behind that Tundra Rhino gave its original.",
    )
    discounts_under_naga = Switch(
        20970,
        21517,
        rule="R146",
        evidence=("hs-bugs#802",),
        says="Dragon's Breath and Solemn Vigil get cheaper than what Naga Sea Witch sets.",
    )
    hero_armor_is_gained = Switch(
        22115,
        22611,
        rule="R98",
        evidence=("hs-bugs#849",),
        says="The armour of a hero card counts as gained.",
    )
    bolf_passes_source = Switch(
        18792,
        19632,
        21517,
        23576,
        rule="R126",
        evidence=("hs-bugs#749", "hs-bugs#776"),
        says="What hit the hero deals what Bolf takes, so that spells gain again, for a while.",
    )
    bolf_feels_fatigue = Switch(
        20022,
        20457,
        rule="R48",
        evidence=("hs-bugs#749",),
        says="Fatigue is dealt to Bolf Ramshield; before, it was lost.",
    )
    armor_comes_first = Switch(
        11460,
        13030,
        13740,
        27845,
        rule="R133",
        evidence=("hs-bugs#557",),
        says="Animated Armor, however young, acts before all that changes damage, for a while.",
    )
    empty_healing_harms = Switch(
        13030,
        19632,
        rule="R134",
        evidence=("hs-bugs#505",),
        says="A healing of 0 that is damage deals what Spell Damage adds to it.",
    )
    bender_sees_countered = Switch(
        20970,
        21517,
        22115,
        22611,
        rule="R96",
        evidence=("hs-bugs#822",),
        says="Spellbender fires at a countered spell, for a while.",
    )
    redemption_counts_dead = Switch(
        20970,
        21517,
        22115,
        22611,
        rule="R107",
        evidence=("hs-bugs#820",),
        says="Redemption does not fire for one of seven minions, for a while.",
    )
    effigy_counts_dead = Switch(
        20970,
        21517,
        rule="R107",
        evidence=("hs-bugs#820",),
        says="Effigy does not fire for one of seven minions.",
    )
    moved_are_left = Switch(
        17994,
        18336,
        rule="R85",
        evidence=("hs-bugs#636",),
        says="A dead minion that has gone to a deck or a hand is not moved to a hand again.",
    )
    defile_sums_up = Switch(
        22115,
        22611,
        rule="R76",
        evidence=("hs-bugs#784",),
        says="Between the rounds of Defile the stats are summed up.",
    )
    chemist_has_dragonfire = Switch(
        15590,
        17720,
        rule="R161",
        evidence=("hs-bugs#680",),
        says="Kabal Chemist may add Dragonfire Potion.",
    )
    new_lose_shields = Switch(
        23576,
        25770,
        rule="R129",
        evidence=("hs-bugs#893",),
        says="Bolvar, Fireblood counts the Divine Shield of a minion that came in the same phase.",
    )
    patron_judged_when_hurt = Switch(
        20022,
        20457,
        rule="R132",
        evidence=("hs-bugs#799",),
        says="Grim Patron summons unless it is doomed as it is hurt; before, as it acts.",
    )
    hero_card_spares_weapon = Switch(
        22115,
        22611,
        rule="R135",
        evidence=("hs-bugs#785",),
        says="The keywords of a weapon are none of the damage of a hero card's Battlecry.",
    )
    wear_drains = Switch(
        20022,
        20457,
        20970,
        22611,
        rule="R135",
        evidence=("hs-bugs#788",),
        says="A weapon with Lifesteal heals the Durability that its own text costs, for a while.",
    )
    blade_goes_on = Switch(
        15590,
        17720,
        rule="R129",
        evidence=("hs-bugs#692",),
        says="Bouncing Blade goes on after a Divine Shield.",
    )
    transformed_come_twice = Switch(
        13921,
        15590,
        18792,
        21517,
        rule="R203",
        evidence=("hs-bugs#652", "hs-bugs#727"),
        says="What answers to plays and arrivals answers twice to a minion that transforms so.",
    )
    combo_spares_dormant = Switch(
        22115,
        22611,
        rule="R254",
        evidence=("hs-bugs#738",),
        says="A Combo cannot be aimed at an own minion that is Dormant.",
    )
    copies_come_whole = Switch(
        20970,
        21517,
        rule="R229",
        evidence=("hs-bugs#761",),
        says="What answers to a summoned copy finds on it all that it copied.",
    )
    gangster_copies_whole = Switch(
        23576,
        25770,
        rule="R229",
        evidence=("hs-bugs#868",),
        says="What answers to a copy of Doppelgangster finds on it all that it copied, too.",
    )
