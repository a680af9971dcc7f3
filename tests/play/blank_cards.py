"""Own cards that cannot be played whole, and some that can beside what is missing."""

from __future__ import annotations

from hsreplay_sim.cards.words import (
    add_random,
    discover,
    either_of,
    fixed,
    mix_potion,
    pool,
    script,
    summon,
    summon_random,
)

MISSING = "OWN_missing"
SPELL = {202: 5}


def nobody(_: object) -> bool:
    """A test that no card passes."""
    return False


class OWN_missing:
    name, text, tags = "Enigma", "Says what no class says.", {202: 4, 45: 1}


class OWN_call:
    name, tags = "Call", SPELL
    action = summon(MISSING)


class OWN_far:
    name, tags = "Far", SPELL
    action = summon("OWN_body")


class OWN_body:
    """Its text is a function, which says a name itself."""

    tags = {202: 4, 45: 1}
    deathrattle = script(lambda g, me, it: summon("OWN_missing").run(g, me, it))


class OWN_choice:
    tags = SPELL
    choose = ("OWN_call", "CS2_022")


POTIONS = {"CS2_022": ("CS2_029", (MISSING, "CS2_024"))}
"""A size, the potion, and its parts."""


class OWN_parts:
    tags = SPELL
    action = mix_potion(POTIONS)


class OWN_table:
    """Its text is a function, which reads a table of its module."""

    tags = SPELL
    action = script(lambda g, me, it: summon(POTIONS["CS2_022"][1][0]).run(g, me, it))


class OWN_luck:
    tags = SPELL
    action = add_random(fixed(MISSING, "CS2_182"))


class OWN_doom:
    name, tags = "Doom", SPELL
    action = summon_random(fixed(MISSING))


class OWN_void:
    tags = SPELL
    action = discover(pool(where=nobody))


class OWN_some:
    tags = SPELL
    action = discover(either_of(pool(where=nobody), fixed("CS2_182")))
