"""Shrines of Rumble Run (TRLA), and what they sleep as when they were destroyed."""

from hsreplay_sim.cards.words import *

SLEEP = asleep(turn_start(count_to_restore()))
"""Its DORMANT is another tag in the card data (1090), the same by name in the logs (U407:5581)."""
BEING_CAST = Value(
    lambda g, me, it: sum(
        each.type == CardType.SPELL and not each.tags.get(DUNGEON_PASSIVE_BUFF, 0)
        for each in g.in_play[me.controller]
    )
)
"""A spell counts as held until it has gone to the graveyard (U407:9641, U510:3570).

One that was won, and that the scenario casts, has never been held (U510:2098).
"""


class TRLA_104:
    """Akali's Champion. Shrine. This minion's Attack is always equal to your Armor."""

    keywords = ((TAG_884, ALWAYS),)
    always_atk = tag_of(FRIENDLY_HERO, ARMOR)
    deathrattle = shrine_falls()


class TRLA_104t:
    """Akali's Champion, asleep."""

    events = SLEEP


class TRLA_105t:
    """Shirvallah's Protection, asleep."""

    events = SLEEP


class TRLA_106t:
    """Bottled Terror, asleep."""

    events = SLEEP


class TRLA_107:
    """Tribal Shrine. Shrine. Taunt."""

    deathrattle = shrine_falls()


class TRLA_107t:
    """Tribal Shrine, asleep."""

    events = SLEEP


class TRLA_108:
    """Jan'alai's Mantle. Shrine. Has Spell Damage +1 for each spell in your hand."""

    spell_damage = count(FRIENDLY_HAND & SPELL) + BEING_CAST
    deathrattle = shrine_falls()


class TRLA_108t:
    """Jan'alai's Mantle, asleep."""

    events = SLEEP


class TRLA_109t:
    """Krag'wa's Lure, asleep."""

    events = SLEEP


class TRLA_110t:
    """Halazzi's Trap, asleep."""

    events = SLEEP


class TRLA_112t:
    """Gonk's Armament, asleep."""

    events = SLEEP


class TRLA_113t:
    """Blood Pact, asleep."""

    events = SLEEP


class TRLA_114t:
    """Bwonsamdi's Sanctum, asleep."""

    events = SLEEP


class TRLA_115t:
    """Gonk's Mark, asleep."""

    events = SLEEP


class TRLA_116t:
    """Bonds of Balance, asleep."""

    events = SLEEP


class TRLA_128t:
    """Jan'alai's Flame, asleep."""

    events = SLEEP


class TRLA_129t:
    """Jan'alai's Progeny, asleep."""

    events = SLEEP


class TRLA_137t:
    """Shirvallah's Vengeance, asleep."""

    events = SLEEP


class TRLA_138t:
    """Shirvallah's Grace, asleep."""

    events = SLEEP


class TRLA_146t:
    """Bwonsamdi's Tome, asleep."""

    events = SLEEP


class TRLA_147t:
    """Bwonsamdi's Covenant, asleep."""

    events = SLEEP


class TRLA_147:
    """Bwonsamdi's Covenant. Shrine. Healing enemies damages them instead."""

    events = before_healing(ENEMY_CHARACTERS, hurt_instead())
    deathrattle = shrine_falls()


class TRLA_154t:
    """Tribute from the Tides, asleep."""

    events = SLEEP


class TRLA_155:
    """Krag'wa's Grace. Shrine. Your spells cost (2) less."""

    aura = aura(FRIENDLY_HAND & SPELL, "GBL_002e")
    deathrattle = shrine_falls()


class TRLA_155t:
    """Krag'wa's Grace, asleep."""

    events = SLEEP


class TRLA_162t:
    """Halazzi's Hunt, asleep."""

    events = SLEEP


class TRLA_163t:
    """Halazzi's Guise, asleep."""

    events = SLEEP


class TRLA_170t:
    """Akali's War Drum, asleep."""

    events = SLEEP


class TRLA_171t:
    """Akali's Horn, asleep."""

    events = SLEEP


class TRLA_178t:
    """Dark Reliquary, asleep."""

    events = SLEEP


class TRLA_178:
    """Dark Reliquary. Shrine. Whenever you discard a card, summon a random Demon."""

    events = when_discarded(FRIENDLY, summon_random(pool(A_MINION, race=Race.DEMON)))
    deathrattle = shrine_falls()


class TRLA_179t:
    """Hir'eek's Hunger, asleep."""

    events = SLEEP


class TRLA_186t:
    """Treasure from Below, asleep."""

    events = SLEEP


class TRLA_187t:
    """Pirate's Mark, asleep."""

    events = SLEEP
