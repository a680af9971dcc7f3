"""Playing a card, using a hero power, replacing a hero."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    HAND_POSITION_PLAYED_FROM,
    HERO_POWER_USED_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_TURN,
    SPAWN_TIME_COUNT,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Play(SwitchGroup):
    """Playing a card, using a hero power, replacing a hero."""

    __slots__ = ()

    target_before_move = Switch(
        27358,
        27641,
        rule="R92",
        evidence=("U595:8667", "U628:10077"),
        says="The target of a card or an attack is told before the move, not before the text.",
    )
    just_played_after_payment = Switch(
        68600,
        74257,
        rule="R92",
        evidence=("U181:807",),
        says="A card counts as just played from its payment on; before, from its arrival.",
    )
    no_last_card_played = Switch(
        86601,
        88998,
        rule="R92",
        evidence=("U538:1500",),
        says="LAST_CARD_PLAYED is no longer written.",
    )
    spells_counted = Switch(
        10833,
        11460,
        writes=NUM_SPELLS_PLAYED_THIS_TURN,
        rule="R92",
        evidence=("U009:1085",),
        says="The spells that a player casts are counted for the turn.",
    )
    counts_spells_this_game = Switch(
        65000,
        66927,
        writes=NUM_SPELLS_PLAYED_THIS_GAME,
        rule="R92",
        evidence=("U173:2796",),
        says="The spells that a player casts are counted for the game.",
    )
    spells_counted_late = Switch(
        66927,
        68600,
        rule="R92",
        evidence=("U181:936",),
        says="The spells of the game are counted behind the move, not with those of the turn.",
    )
    notes_hand_position = Switch(
        195635,
        199503,
        writes=HAND_POSITION_PLAYED_FROM,
        rule="R92",
        evidence=("U469:2315",),
        says="A played card notes where in the hand it lay.",
    )
    notes_spawn_time = Switch(
        42174,
        43246,
        writes=SPAWN_TIME_COUNT,
        rule="R92",
        evidence=("U525:955",),
        says="A card counts its arrivals in play, an enchantment its layers.",
    )
    counts_options_this_game = Switch(
        43246,
        45310,
        writes=NUM_OPTIONS_PLAYED_THIS_GAME,
        rule="R105",
        evidence=("U066:808",),
        says="The options taken by both players are counted for the game.",
    )
    options_after_choices = Switch(
        31022,
        31532,
        rule="R105",
        evidence=("U036:5357",),
        says="A play whose text asks for a choice is counted behind its block, not when it asks.",
    )
    answers_wait_for_choice = Switch(
        14830,
        18336,
        rule="R105",
        evidence=("U149:5506", "U006:3615", "U017:1699"),
        says="What answers to a minion waits for the choice of its text, and stands at top level.",
    )
    countered_stay_barred = Switch(
        31532,
        56359,
        rule="R96",
        evidence=("U211:10649", "U174:13904"),
        says="A countered card keeps CANT_PLAY.",
    )
    sets_countered_aside = Switch(
        121569,
        134558,
        rule="R96",
        evidence=("U295:3049",),
        says="A countered card is set aside, not buried.",
    )
    countered_aims = Switch(
        19632,
        22611,
        rule="R96",
        evidence=("U142:1743", "U631:28941"),
        says="A countered spell still tells its target.",
    )
    takes_form_on_arrival = Switch(
        13030,
        25770,
        rule="R226",
        evidence=("U152:14102", "U198:5120"),
        says="A minion that chooses between forms takes one on arrival, not in its text.",
    )
    battlecries_stack = Switch(
        43246,
        45310,
        rule="R169",
        evidence=("U594b:11645", "U074:7928"),
        says="A repeated Battlecry adds to the enchantments it has laid; before, it laid new ones.",
    )
    apart_in_hand = Switch(
        27358,
        31761,
        rule="R5",
        evidence=("U092b:11832", "U196:2230", "U148b:8907"),
        says="The same enchantment comes to a card in hand anew each time; before, it stacked.",
    )
    trades_in_own_block = Switch(
        121569,
        135540,
        rule="R251",
        evidence=("U168:1", "U435:8774"),
        says="A trade has a block of its own kind; before, it is a PLAY of the card on itself.",
    )
    forge_unrevealed = Switch(
        185054,
        195635,
        rule="R259",
        evidence=("U240:8198", "U148b:1025"),
        says="A forged card ends being announced when it has changed.",
    )
    counts_power_uses = Switch(
        9166,
        9786,
        writes=HEROPOWER_ACTIVATIONS_THIS_TURN,
        rule="R104",
        evidence=("U011:2095",),
        says="The uses of a hero power are counted for the turn.",
    )
    power_uses_inline = Switch(
        181554,
        183876,
        rule="R99",
        evidence=("U353:16220",),
        says="Uses of a hero power are counted for the game in its block, not in one behind it.",
    )
    power_used_mirror = Switch(
        56359,
        58638,
        writes=HERO_POWER_USED_THIS_TURN,
        rule="R99",
        evidence=("U186:832",),
        says="A second tag of the player counts the uses of the hero power in the turn.",
    )
    heroes_are_copies = Switch(
        39954,
        42174,
        rule="R98",
        evidence=("U319:6387",),
        says="The new hero is noted as a copy of the one it replaces.",
    )
    old_heroes_keep_damage = Switch(
        42174,
        45310,
        rule="R98",
        evidence=("U470:15545",),
        says="The hero that is replaced keeps its wounds.",
    )
    links_powers = Switch(
        29349,
        33717,
        rule="R161",
        evidence=("U179:1064", "U189:15849"),
        says="A new hero power names the one that it replaces.",
    )
    hero_gains_armor = Switch(
        195635,
        217964,
        rule="R98",
        evidence=("U230:24433", "U432:9958"),
        says="A hero card takes over the old armour and then gains its own, in this order.",
    )
    casts_outright = Switch(
        14830,
        23966,
        rule="R196",
        evidence=("U074:8217", "U092b:26904"),
        says="A spell cast at random is no PLAY of its own.",
    )
    gone_stop_casting = Switch(
        13921,
        14830,
        rule="R196",
        evidence=("U149:5180", "patch 6.1"),
        says="A minion that has left play or is silenced casts no more spells.",
    )
    cast_spells_tell_target = Switch(
        27358,
        28329,
        rule="R100",
        evidence=("U169:30629", "U291:6122"),
        says="A spell that another card casts tells its target.",
    )
    rituals_stack = Switch(
        28855,
        40734,
        rule="R266",
        evidence=("U597:8182", "U436:5660"),
        says="Each point that C'Thun gains is an enchantment or a layer of one.",
    )
