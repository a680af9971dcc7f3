"""Classic: Mage."""

from hsreplay_sim.cards.words import *

COUNTERS_FIRST = by_profile(lambda p: p.counters_first)
MIRRORED = IN_PLAY & ALIVE | ~builds_with(lambda p: p.mirrors_the_living)
NO_WISPERS = (count(ENEMY_MINIONS) > 6) & ~by_profile(lambda p: p.spellbender_takes_wispers)


class CS2_028:
    """Blizzard. Deal 2 damage to all enemy minions and Freeze them."""

    action = damage(ENEMY_MINIONS, N) >> freeze(ENEMY_MINIONS)


class CS2_031:
    """Ice Lance. Freeze a character. If it was already Frozen, deal 4 damage instead."""

    targets = target(CHARACTERS, optional=False)
    action = when(any_of(TARGET & FROZEN_ONES), damage(TARGET, N), freeze(TARGET))


class EX1_180:
    """Tome of Intellect. Add a random Mage spell to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE))


class EX1_274:
    """Ethereal Arcanist. If you control a Secret at the end of your turn, gain +2/+2."""

    events = turn_end(give(SELF, "EX1_274e"), only=any_of(FRIENDLY_SECRETS))


class EX1_274e:
    """Raw Power! Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_275:
    """Cone of Cold. Freeze a minion and the minions next to it, and deal 1 damage to them."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N) >> freeze(TARGET + adjacent(TARGET))


class EX1_279:
    """Pyroblast. Deal 10 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class EX1_287:
    """Counterspell. Secret: When your opponent casts a spell, Counter it.

    It stands before the META_DATA SLUSH_TIME of the play and every "whenever" behind, which a
    countered spell does not set off (U400:5955, Secretkeeper). Before patch 11.2 Counterspell was
    one "whenever" of many, in order of play (U095:16196).
    """

    secret = (
        when_played(ENEMY & SPELL, counter(), ~COUNTERS_FIRST),
        before_played(ENEMY & SPELL, counter(), COUNTERS_FIRST),
    )


class EX1_289:
    """Ice Barrier. Secret: When your hero is attacked, gain 8 Armor."""

    secret = when_attacks(ENEMY_CHARACTERS, armor(N), FRIENDLY_HERO)


class EX1_294:
    """Mirror Entity.

    Secret: After your opponent plays a minion, summon a copy of it. Up to 14830 also one that is to
    be destroyed; up to 15590 one that is dying or dead (hs-bugs#58).
    """

    secret = after_played(
        ENEMY & MINION,
        summon_copy(SUBJECT),
        any_of((SUBJECT & MIRRORED & ANSWERABLE) + NEW_FORM) & ROOM,
    )


class EX1_295:
    """Ice Block.

    Secret: When your hero takes fatal damage, prevent it and become Immune this turn.
    """

    secret = before_damage(
        FRIENDLY_HERO,
        prevent() >> give(FRIENDLY_HERO, "EX1_295o"),
        only=health_of(FRIENDLY_HERO) + tag_of(FRIENDLY_HERO, ARMOR) <= AMOUNT,
    )


class EX1_559:
    """Archmage Antonidas. Whenever you cast a spell, add a 'Fireball' spell to your hand."""

    events = when_played(FRIENDLY & SPELL, add_card("CS2_029"))


class EX1_594:
    """Vaporize. Secret: When a minion attacks your hero, destroy it.

    It waits where an earlier Secret has taken or killed that (the wiki of the game, HDT#3964).
    """

    secret = when_attacks(
        ENEMY_MINIONS & IN_PLAY & ALIVE,
        exit_combat(SUBJECT) >> destroy(SUBJECT),
        FRIENDLY_HERO,
    )


class EX1_608:
    """Sorcerer's Apprentice. Your spells cost (1) less (but not less than 1)."""

    aura = aura(FRIENDLY_HAND & SPELL, "EX1_608e")


class EX1_608e:
    """Apprentice's Assistance. Costs (1) less. (Since 208591: but not less than 1.)"""

    cost = -of_creator(N)
    least_cost = ((1, says("not less than")),)


class EX1_612:
    """Kirin Tor Mage. Battlecry: The next Secret you play this turn costs (0)."""

    action = give(FRIENDLY_PLAYER, "EX1_612o")


class EX1_612e:
    """A name of our own: recordings show the cost of the Secrets, but no enchantment on them."""

    set_cost = of_creator(of_creator(N))


class EX1_612o:
    """Power of the Kirin Tor. Your next Secret costs (0)."""

    aura = aura(FRIENDLY_HAND & A_SECRET, "EX1_612e")
    events = when_played(FRIENDLY & A_SECRET, expire(SOURCE))


class NEW1_012:
    """Mana Wyrm. Whenever you cast a spell, gain +1 Attack."""

    events = when_played(FRIENDLY & SPELL, give(SELF, "NEW1_012o"))


class NEW1_012o:
    """Mana Gorged. Increased attack."""

    atk = of_creator(N)


class tt_010:
    """Spellbender.

    Secret: When an enemy casts a spell on a minion, summon a 1/3 as the new target.
    Up to 3.0 not Dark Wispers, if the enemy has no room for Wisps (hs-bugs#64).
    """

    secret = on(
        "targeted",
        ENEMY & SPELL,
        summon("tt_010a") >> retarget(MADE),
        target=MINION,
        only=ROOM & ~(any_of(SUBJECT & card("GVG_041")) & NO_WISPERS),
    )
