"""Damage, healing and armour, what counts them, and what affected a card last."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    AMOUNT_HEALED_THIS_GAME,
    ARMOR_GAINED_THIS_GAME,
    ARMOR_GAINED_THIS_TURN,
    ARMOR_LOST_THIS_TURN,
    DAMAGE_DEALT_TO_HERO_LAST_TURN,
    HEALING_DONE_THIS_TURN,
    HERO_DAMAGE_TAKEN_THIS_GAME,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HERO_HEALING_DONE_THIS_TURN,
    HERO_HEALING_THIS_TURN,
    HERO_HEALTH_CHANGED_THIS_TURN,
    HERO_HITS_THIS_TURN,
    HERO_POWER_DAMAGE_THIS_GAME,
    IS_EXTRA_TRIGGERED_POWER,
    MINION_HEALING_DONE_THIS_TURN,
    NUM_TIMES_HEALED_THIS_GAME,
    PENDING_ARMOR,
    PENDING_DAMAGE_SOURCE,
    PREHEALING,
    SELF_DAMAGE_THIS_TURN,
    SELF_HITS_THIS_GAME,
    SPELL_DAMAGE_DEALT_THIS_TURN,
    TAG_2873,
    TIMES_AFFECTED,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Damage(SwitchGroup):
    """Damage, healing and armour, what counts them, and what affected a card last."""

    __slots__ = ()

    marks_repeats = Switch(
        195635,
        223542,
        writes=IS_EXTRA_TRIGGERED_POWER,
        rule="R169",
        evidence=("U575:8876", "U127:6560"),
        says="A minion whose Battlecry runs again bears a mark around the POWER block.",
    )
    damage_source_pulse = Switch(
        121569,
        124497,
        writes=PENDING_DAMAGE_SOURCE,
        rule="R119",
        evidence=("U165:1934",),
        says="Damage announces its source besides its target.",
    )
    shield_pop = Switch(
        170824,
        174258,
        writes=TAG_2873,
        rule="R129",
        evidence=("U042:3209",),
        says="A Divine Shield that takes a hit says so by a second tag.",
    )
    hero_hits_on_hero = Switch(
        15590,
        18336,
        writes=HERO_DAMAGE_TAKEN_THIS_TURN,
        rule="R131",
        evidence=("U072:1641",),
        says="A hero that is hurt notes it for the turn.",
    )
    hero_damage_on_player = Switch(
        20022,
        20457,
        rule="R131",
        evidence=("U069:695",),
        says="The damage a hero takes in a turn is added up on its player.",
    )
    hero_healing_on_player = Switch(
        19632,
        20457,
        writes=HERO_HEALING_THIS_TURN,
        rule="R134",
        evidence=("U069:4563",),
        says="The healing that a hero receives in a turn is added up on its player.",
    )
    hero_damage_history = Switch(
        124497,
        134558,
        writes=HERO_DAMAGE_TAKEN_THIS_GAME,
        rule="R131",
        evidence=("U166:2302",),
        says="The damage a hero takes is added up for the game.",
    )
    damage_history_at_once = Switch(
        181554,
        183876,
        rule="R131",
        evidence=("U353:3338",),
        says="The damage of the game is added up hit by hit; before, when the turn ends.",
    )
    notes_damage_of_last_turn = Switch(
        124497,
        126807,
        writes=DAMAGE_DEALT_TO_HERO_LAST_TURN,
        rule="R131",
        evidence=("U166:2191",),
        says="The damage a hero takes in the enemy's turn is added up.",
    )
    health_changed_flag = Switch(
        51510,
        54613,
        writes=HERO_HEALTH_CHANGED_THIS_TURN,
        rule="R131",
        evidence=("U054:862",),
        says="A player notes that the hero's health has changed in the turn.",
    )
    self_damage = Switch(
        179020,
        181554,
        writes=SELF_DAMAGE_THIS_TURN,
        rule="R131",
        evidence=("U289:4552",),
        says="The damage a hero takes in the own turn is added up.",
    )
    counts_self_hits = Switch(
        195635,
        210640,
        writes=SELF_HITS_THIS_GAME,
        rule="R126",
        evidence=("U300:7126",),
        says="The hits that a hero takes in the own turn are counted for the game.",
    )
    counts_hero_hits = Switch(
        229238,
        229984,
        writes=HERO_HITS_THIS_TURN,
        rule="R126",
        evidence=("U462:2242",),
        says="The hits that a hero takes are counted for the turn.",
    )
    counts_power_damage = Switch(
        25770,
        28855,
        writes=HERO_POWER_DAMAGE_THIS_GAME,
        rule="R126",
        evidence=("U185:8236",),
        says="The damage of hero powers is added up for the game.",
    )
    counts_spell_damage = Switch(
        235290,
        241170,
        writes=SPELL_DAMAGE_DEALT_THIS_TURN,
        rule="R126",
        evidence=("U567:1546",),
        says="The damage of spells is added up for the turn.",
    )
    prehealing = Switch(
        11460,
        12574,
        writes=PREHEALING,
        rule="R134",
        evidence=("U010:12555",),
        says="Healing is announced by PREHEALING.",
    )
    counts_heals = Switch(
        20457,
        22611,
        writes=NUM_TIMES_HEALED_THIS_GAME,
        rule="R134",
        evidence=("U084:1893",),
        says="The times that a player's cards have healed are counted for the game.",
    )
    healing_this_turn = Switch(
        22611,
        23966,
        writes=HEALING_DONE_THIS_TURN,
        rule="R134",
        evidence=("U090:10797",),
        says="The healing of a player's cards is added up for the turn.",
    )
    amount_healed = Switch(
        27358,
        28329,
        writes=AMOUNT_HEALED_THIS_GAME,
        rule="R134",
        evidence=("U555:3770",),
        says="The healing of a player's cards is added up for the game.",
    )
    hero_healing = Switch(
        66927,
        84593,
        writes=HERO_HEALING_DONE_THIS_TURN,
        rule="R134",
        evidence=("U227:3974",),
        says="The healing of heroes is added up for the turn.",
    )
    minion_healing = Switch(
        68600,
        93227,
        writes=MINION_HEALING_DONE_THIS_TURN,
        rule="R134",
        evidence=("U058:4601",),
        says="The healing of minions is added up for the turn.",
    )
    armor_gained = Switch(
        84593,
        88998,
        writes=ARMOR_GAINED_THIS_GAME,
        rule="R131",
        evidence=("U055:682",),
        says="The armour that a player gains is added up for the game.",
    )
    armor_gained_in_place = Switch(
        121569,
        134558,
        rule="R131",
        evidence=("U055:682", "U435:3008"),
        says="That is done where the armour is gained; before, in a TRIGGER block of the player.",
    )
    armor_this_turn = Switch(
        165029,
        174258,
        writes=ARMOR_GAINED_THIS_TURN,
        rule="R131",
        evidence=("U042:4682",),
        says="The armour that a player gains is added up for the turn.",
    )
    announces_armor = Switch(
        195635,
        210640,
        writes=PENDING_ARMOR,
        rule="R131",
        evidence=("U127:858", "U293:6611"),
        says="A gain of armour is announced by a pulse on the hero.",
    )
    armor_lost = Switch(
        179020,
        183876,
        writes=ARMOR_LOST_THIS_TURN,
        rule="R131",
        evidence=("U353:3335",),
        says="The armour that a player loses is added up for the turn.",
    )
    counts_affects = Switch(
        235290,
        241170,
        writes=TIMES_AFFECTED,
        rule="R12",
        evidence=("U567:1781",),
        says="A character counts how often something was done to it.",
    )
    lifesteal_of_spells_apart = Switch(
        20457,
        25770,
        rule="R135",
        evidence=("U075:4580", "U147:8128"),
        says="The Lifesteal of a spell heals in a TRIGGER block; before, in its POWER block.",
    )
    lifesteal_names_body = Switch(
        20457,
        22611,
        rule="R135",
        evidence=("U143:2581",),
        says="Lifesteal that an enchantment gives heals in a block of the body, not of its own.",
    )
    gifts_affect = Switch(
        195635,
        210640,
        rule="R5",
        evidence=("U300:3454",),
        says="The source of an enchantment is noted as having affected its host.",
    )
