"""Attacks, the Secrets that they set off, the weapon that wears, Stealth."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    ATTACKABLE_BY_RUSH,
    DIVINE_SHIELD_DAMAGE,
    HERO_ATTACK_GAINED_THIS_GAME,
    HERO_ATTACKED_LATELY,
    LAST_COMBATANT,
    NUM_ATTACKS_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
    NUM_HERO_ATTACKS_THIS_GAME,
    RESOLVING_AFTER_DAMAGE,
)
from hsreplay_sim.builds.switch import Switch, SwitchGroup


class Combat(SwitchGroup):
    """Attacks, the Secrets that they set off, the weapon that wears, Stealth."""

    __slots__ = ()

    no_combat_step = Switch(
        24769,
        25770,
        rule="R113",
        evidence=("U063:1438",),
        says="The game's STEP stays MAIN_ACTION while an attack is carried out.",
    )
    options_after_attack = Switch(
        24769,
        25770,
        rule="R121",
        evidence=("U063:1439", "U049:1409"),
        says="An attack counts as an option behind its block; before, inside it.",
    )
    last_combatant = Switch(
        51510,
        54613,
        writes=LAST_COMBATANT,
        rule="R113",
        evidence=("U054:842",),
        says="Attacker and defender note who attacked, a spell that a text casts whose it is.",
    )
    counts_attackers = Switch(
        9786,
        10357,
        writes=NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
        rule="R113",
        evidence=("U008:2278",),
        says="The minions of a player that attack are counted for the turn.",
    )
    attacks_counted_before_damage = Switch(
        65000,
        66927,
        rule="R121",
        evidence=("U250:3400",),
        says="An attack is counted before its damage; before, behind it.",
    )
    wears_after_counting = Switch(
        10833,
        12574,
        rule="R121",
        evidence=("U010:2021",),
        says="The weapon wears behind the count of the attack; before, in front of it.",
    )
    durability_after_attack = Switch(
        20457,
        22611,
        rule="R121",
        evidence=("U048:6276",),
        says="The weapon wears behind the block of the attack; before, inside it.",
    )
    after_attack_behind_block = Switch(
        19632,
        23966,
        rule="R122",
        evidence=("U119:7662", "U034:18352", "U084:12789"),
        says="Triggers that answer an attack run behind its block; before, inside it.",
    )
    counts_attacks_this_game = Switch(
        213490,
        217964,
        writes=NUM_ATTACKS_THIS_GAME,
        rule="R121",
        evidence=("U432:3196",),
        says="The attacks of a character are counted for the game.",
    )
    counts_hero_attacks = Switch(
        121569,
        126807,
        writes=NUM_HERO_ATTACKS_THIS_GAME,
        rule="R121",
        evidence=("U166:3438",),
        says="The attacks of a player's hero are counted for the game.",
    )
    notes_hero_attack = Switch(
        42174,
        45310,
        65000,
        66927,
        writes=HERO_ATTACKED_LATELY,
        rule="R121",
        evidence=("U066:1111", "U329:9543"),
        says="A player notes that the hero has attacked, for a while.",
    )
    counts_cancelled_attack = Switch(
        20457,
        22611,
        66927,
        134558,
        rule="R116",
        evidence=("U143:1244", "U421:2384", "U488:9206"),
        says="An attack that is cancelled counts as an attack of the character, for a while.",
    )
    after_damage_pulse = Switch(
        84593,
        88998,
        writes=RESOLVING_AFTER_DAMAGE,
        rule="R119",
        evidence=("U055:1048",),
        says="The game announces each wound of an exchange before what follows from them.",
    )
    forced_attacks_are_extra = Switch(
        175913,
        192896,
        rule="R221",
        evidence=("U414:4713", "U530:5769"),
        says="An attack that a text makes is given back as an extra one; before, it was used up.",
    )
    no_stealth_shadow = Switch(
        20457,
        25770,
        rule="R219",
        evidence=("U068:3170", "U075:2070"),
        says="Stealth is told by its own tag alone; before, two more forbade attacks and targets.",
    )
    weapon_replaced_by_death = Switch(
        27358,
        27641,
        rule="R97",
        evidence=("U078:2393",),
        says="A weapon that is replaced dies in the next death phase; before, it left at once.",
    )
    weapons_destroyed_by_death = Switch(
        19632,
        20457,
        rule="R97",
        evidence=("U019:7811", "U016:8658"),
        says="A weapon that a text destroys dies in the next death phase; before, it left at once.",
    )
    immune_by_trigger = Switch(
        10956,
        12574,
        rule="R142",
        evidence=("hs-bugs#20", "U029:5835"),
        says="Gladiator's Longbow makes immune by a TRIGGER; before, by an update in the attack.",
    )
    marks_rush = Switch(
        23576,
        23966,
        writes=ATTACKABLE_BY_RUSH,
        rule="R220",
        evidence=("U090:3940",),
        says="A minion with Rush notes whether it may attack minions in the turn of its arrival.",
    )
    fired_secrets_note_mover = Switch(
        23966,
        31022,
        rule="R109",
        evidence=("U166:14839",),
        says="A Secret that fires notes whose effect moves it.",
    )
    buccaneer_in_tags = Switch(
        15590,
        18336,
        rule="R145",
        evidence=("U020:2748", "U595:5902"),
        says="Small-Time Buccaneer writes its Attack; before, it laid an enchantment on itself.",
    )
    marks_broken_shields = Switch(
        210640,
        219846,
        writes=DIVINE_SHIELD_DAMAGE,
        rule="R129",
        evidence=("U578:6782", "U249:19510"),
        says="A Divine Shield that an attack breaks is noted until the action is over.",
    )
    counts_attack_gained = Switch(
        74257,
        88998,
        121569,
        134558,
        writes=HERO_ATTACK_GAINED_THIS_GAME,
        rule="R158",
        evidence=("U141:1154", "U446:5011"),
        says="The Attack that heroes gain is added up for the game, for a while.",
    )
    takes_back_forced_attacks = Switch(
        29349,
        30103,
        rule="R221",
        evidence=("U200b:8160", "U523:4902"),
        says="The attack to which a text forces an enemy minion is taken back; before, it counts.",
    )
    attack_lists_no_parts = Switch(
        77662,
        212197,
        rule="R112",
        evidence=("U237:12599", "U434:3833", "U533:2472"),
        says="Beside the targets of what is in play, its options of a Choose One are not listed.",
    )
