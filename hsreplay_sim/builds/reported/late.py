"""The years 2018 to 2020: what the server did for some patches, as reports tell."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Late(SwitchGroup):
    """The years 2018 to 2020: what the server did for some patches, as reports tell."""

    __slots__ = ()

    dying_are_not_turned = Switch(
        22611,
        28329,
        rule="R110",
        evidence=("hs-bugs#855", "Hearthstone-Deck-Tracker#3964"),
        says="Misdirection and Sudden Betrayal leave an attacker alone that a Secret has killed.",
    )
    sized_before_summoning = Switch(
        30103,
        54613,
        rule="R92",
        evidence=("hs-bugs#1089",),
        says="A token of some size has it as it is summoned; before, it grew behind that.",
    )
    cleave_drains_alone = Switch(
        29933,
        30103,
        rule="R132",
        evidence=("hs-bugs#1132",),
        says="A cleaving blow that a Divine Shield takes still drains what it does to neighbours.",
    )
    gifts_come_behind_auras = Switch(
        23966,
        24589,
        30103,
        139719,
        rule="R146",
        evidence=("hs-bugs#932", "hs-bugs#1169", "patch 22.0"),
        says="A cost that a text gives a card with it comes behind the auras, for a while.",
    )
    counters_first = Switch(
        24589,
        24769,
        rule="R96",
        evidence=("hs-bugs#973",),
        says="A counter comes before all else that hears of a card, which then hears nothing.",
    )
    countered_end_discounts = Switch(
        24769,
        25252,
        rule="R96",
        evidence=("hs-bugs#1160",),
        says="A countered card, too, uses up what made the next card of its kind cheaper.",
    )
    frozen_rush_thaws = Switch(
        24769,
        25252,
        rule="R170",
        evidence=("hs-bugs#936",),
        says="A minion that could attack only by Rush thaws at the end of that turn.",
    )
    copies_keep_bars = Switch(
        24589,
        25770,
        rule="R204",
        evidence=("hs-bugs#959",),
        says="A copy may attack heroes no sooner than its original.",
    )
    umbra_judges_early = Switch(
        20970,
        21517,
        24589,
        24769,
        rule="R66",
        evidence=("hs-bugs#970",),
        says="Spiritsinger Umbra does not see a Deathrattle that a Battlecry gives, for a while.",
    )
    deaths_go_on_inside = Switch(
        24589,
        24769,
        rule="R76",
        evidence=("hs-bugs#947",),
        says="Inside a text, as Defile's, deaths are carried out until none is left; before, once.",
    )
    ringer_draws_minions = Switch(
        27059,
        27358,
        rule="R154",
        evidence=("hs-bugs#1027",),
        says="Dead Ringer draws minions with a Deathrattle alone; before, weapons too.",
    )
    choices_are_repeated = Switch(
        28116,
        30103,
        rule="R169",
        evidence=("hs-bugs#1069",),
        says="A Discover spell that is cast twice asks twice; before, once.",
    )
    starstruck_ends = Switch(
        27059,
        27358,
        rule="R23",
        evidence=("hs-bugs#1026",),
        says="What Luna's Pocket Galaxy has changed costs as printed in play; before, (1) still.",
    )
    dead_poison_kills = Switch(
        20022,
        20457,
        rule="R80",
        evidence=("patch 9.0",),
        says="The Deathrattle of a minion that was Poisonous as it died kills, too.",
    )
    tracking_shuffles_nothing = Switch(
        28116,
        28329,
        rule="R75",
        evidence=("hs-bugs#1068",),
        says="Augmented Elekk does not see the card that Tracking picks go back into the deck.",
    )
    harm_is_not_boosted = Switch(
        28116,
        30103,
        rule="R134",
        evidence=("hs-bugs#1184",),
        says="Spell Damage adds nothing to healing that is damage.",
    )
    shifted_lose_gifts = Switch(
        25252,
        25770,
        150659,
        223542,
        rule="R203",
        evidence=("hs-bugs#930",),
        says="A card that shifts in the hand loses what it was given there.",
    )
    curse_ends_with_form = Switch(
        25252,
        25770,
        rule="R203",
        evidence=("hs-bugs#984",),
        says="A minion that transforms or is silenced is not cursed by Voodoo Doll any more.",
    )
    echoes_cost_mana = Switch(
        33717,
        37060,
        rule="R241",
        evidence=("hearthstone-decks.net SN1P-SN4P", "outof.games Echo"),
        says="A card with Echo costs 1 at least, whatever makes it cheaper.",
    )
