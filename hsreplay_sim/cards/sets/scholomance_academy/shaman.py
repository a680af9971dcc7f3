"""Scholomance Academy (2020): Shaman."""

from hsreplay_sim.cards.words import *


class SCH_236:
    """Diligent Notetaker. Spellburst: Return the spell to your hand."""

    spellburst = after_played(FRIENDLY & SPELL, copy_to_hand(SUBJECT))


STREAK = (
    discover(discoverable(pool(A_SPELL, cost_from=1)), first=give(SUBJECT, "NEW_1308e"))
    >> give(FRIENDLY_PLAYER, "SCH_507e")
    >> set_tag(worn(FRIENDLY_PLAYER, "SCH_507e"), TAG_SCRIPT_DATA_NUM_1, id_of(MADE))
)
"""A spell that, if it is played this turn, brings another (U178:4827, U055:6144)."""


class SCH_271:
    """Molten Blast. Deal 2 damage. Summon that many 1/1 Elementals."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("SCH_271t", LEFT_BEHIND)


class SCH_301:
    """Rune Dagger. After your hero attacks, gain Spell Damage +1 this turn."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_PLAYER, "SCH_301e"))


class SCH_301e:
    """Runic Power. You have Spell Damage +1 this turn."""

    hero_keywords = ((SPELLPOWER, ALWAYS),)


class SCH_507:
    """Instructor Fireheart.

    Battlecry:Discover a spell that costs (1) or more. If you play it this turn, repeat this effect.
    """

    action = STREAK


class SCH_507e:
    """Hot Streak!

    If played this turn, Discover another spell.

    It holds the id of the card (U178:4952).
    """

    events = after_played(FRIENDLY, STREAK, id_of(SUBJECT).equals(DATA1))


class SCH_535:
    """Tidal Wave. Lifesteal. Deal 3 damage to all minions."""

    action = damage(MINIONS, N)


class SCH_615:
    """Totem Goliath. Deathrattle: Summon all four basic Totems. Overload: (1)"""

    deathrattle = (
        summon("CS2_050")
        >> summon("CS2_051")
        >> when(by_profile(lambda p: p.strength_totem), summon("CS2_058"), summon("CS2_052"))
        >> summon("NEW1_009")
    )
