"""The years 2014 to 2016: what reports tell and hardly a recording shows."""

from __future__ import annotations

from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Early(SwitchGroup):
    """The years 2014 to 2016: what reports tell and hardly a recording shows."""

    __slots__ = ()

    mirrors_the_living = Switch(
        15590,
        18336,
        rule="R107",
        evidence=("hs-bugs#58", "hs-bugs#698"),
        says="Mirror Entity copies only a minion that lives and is in play.",
    )
    jaraxxus_eludes_secrets = Switch(
        19632,
        21517,
        rule="R107",
        evidence=("hs-bugs#255", "patch 9.2"),
        says="Snipe, Repentance and Sacred Trial do not take Lord Jaraxxus, a hero, for a minion.",
    )
    countered_is_not_discarded = Switch(
        10604,
        10833,
        rule="R96",
        evidence=("hs-bugs#251",),
        says="A countered spell is no discard to Tiny Knight of Evil.",
    )
    counts_printed_spell_power = Switch(
        11461,
        12051,
        12266,
        12574,
        rule="R75",
        evidence=("hs-bugs#418",),
        says="Master of Ceremonies does not count Spell Damage that an enchantment gives.",
    )
    overload_survives = Switch(
        10956,
        11460,
        rule="R228",
        evidence=("hs-bugs#272", "hs-bugs#280"),
        says="An answer that moves a card, or ends an enchantment, leaves Overload as it is.",
    )
    own_are_not_stolen = Switch(
        11460,
        12574,
        rule="R201",
        evidence=("hs-bugs#259",),
        says="A minion taken by who has it already lives; before, on a full board, it died.",
    )
    champion_wants_a_minion = Switch(
        9786,
        18792,
        rule="R101",
        evidence=("hs-bugs#146",),
        says="Light's Champion silences a minion; before, also a hero who is a Demon.",
    )
    hero_forgets_fatigue = Switch(
        9786,
        10357,
        rule="R48",
        evidence=("hs-bugs#156",),
        says="A new hero starts its fatigue afresh, where heroes count it.",
    )
    tokens_stay_frozen = Switch(
        13030,
        25252,
        rule="R170",
        evidence=("hs-bugs#18",),
        says="A minion that a text summoned in this turn stays Frozen at its end.",
    )
    stolen_allow_another_use = Switch(
        10956,
        12574,
        rule="R104",
        evidence=("hs-bugs#134",),
        says="A Garrison Commander that is stolen readies a hero power that was used before.",
    )
    entomb_needs_room = Switch(
        14830,
        15590,
        rule="R153",
        evidence=("hs-bugs#346",),
        says="Entomb does not make a deck of more than sixty cards.",
    )
    marked_do_not_survive = Switch(
        9786,
        19632,
        rule="R76",
        evidence=("hs-bugs#25", "hs-bugs#799"),
        says="A Grim Patron that is marked for destruction summons no other when it is hurt.",
    )
    malorne_moves_himself = Switch(
        10604,
        10833,
        rule="R153",
        evidence=("hs-bugs#56",),
        says="Malorne goes to the deck himself; before, a new one did for each time he answers.",
    )
    rattles_from_deck = Switch(
        11461,
        12574,
        rule="R84",
        evidence=("hs-bugs#313", "hs-bugs#636"),
        says="Deathrattles that a minion was given run also when its own has taken it to the deck.",
    )
    returns_in_place = Switch(
        10604,
        10833,
        rule="R205",
        evidence=("hs-bugs#159",),
        says="A card that returns to the hand in which it is needs no room there.",
    )
    full_crystals_stay = Switch(
        9786,
        10357,
        rule="R44",
        evidence=("hs-bugs#126",),
        says="An empty crystal that finds no room leaves ten full ones as they are.",
    )
    spellbender_takes_wispers = Switch(
        9786,
        10956,
        rule="R107",
        evidence=("hs-bugs#64",),
        says="Spellbender takes Dark Wispers also of a player whose board is full.",
    )
    ends_turns_by_age = Switch(
        11461,
        12574,
        rule="R53",
        evidence=("hs-bugs#62", "hs-bugs#29"),
        says="The end of a turn asks all by age; before, one side after the other.",
    )
    changed_are_not_summoned = Switch(
        10956,
        12574,
        rule="R65",
        evidence=("hs-bugs#141", "hs-bugs#108"),
        says="A minion that becomes another by its Battlecry is not summoned once more.",
    )
    mist_fills_deck = Switch(
        9786,
        15590,
        rule="R153",
        evidence=("hs-bugs#110",),
        says="The Mistcaller gives the cards in the deck +1/+1 at once, not as they are drawn.",
    )
    sees_cost_paid = Switch(
        10956,
        19632,
        rule="R142",
        evidence=("hs-bugs#273",),
        says="What asks for the cost of a spell sees the one that was paid, even if it is younger.",
    )
