"""Reign of the Black Empire: Druid."""

from hsreplay_sim.cards.words import *


class BE_208:
    """Titan Sized. Draw a minion. Give Beasts in your hand +2/+2."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(FRIENDLY_HAND & BEAST, "BE_208e")


class BE_801:
    """Efflorescence. Draw a different spell. If it's a Nature spell, it casts twice."""

    action = draw_from(FRIENDLY_DECK & SPELL & ~card("BE_801")) >> give(
        DRAWN & IN_HAND & school(SpellSchool.NATURE), "BE_801e"
    )


class BE_801e:
    """Blooming. Casts twice."""

    keywords = (EXTRA_SPELL_CASTS_ADDITIONAL,)


class BE_802:
    """Deathblossom.

    Get two 2/1 Plants with "Deathrattle: Summon a 5/5 Bug with Taunt." They cost (2).
    """

    action = add_card("BE_802t", 2)


class BE_802t:
    """Carnivorous Plant. Deathrattle: Summon a 5/5 Bug with Taunt."""

    deathrattle = summon("BE_002")


class BE_850t:
    """Curious Grimlynx.

    Taunt. Battlecry: Summon a {0}/{1} Beast with Rush. (It has the opposite stats of this minion!)
    """

    hand_number = max_health_of(SELF)
    action = summon_sized("BE_850", health_of(SELF), atk_of(SELF))


class BE_852:
    """Ammunae.

    Battlecry: For the rest of the game, after you play a Deathrattle minion, summon a copy of it.
    """

    action = give(FRIENDLY_PLAYER, "BE_852e")


class BE_852e:
    """Life Constructed.

    For the rest of the game, after you play a Deathrattle minion, summon a copy of it.
    """

    events = after_played(
        FRIENDLY & MINION & has(DEATHRATTLE) & IN_PLAY, summon_copy(SUBJECT, beside=True)
    )


class BE_854:
    """Aetherial Kindling. Deal 3 damage. Summon a random 3-Cost minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))


class BE_855:
    """Primordial Bear. Battlecry: Give your hero this minion's Attack this turn."""

    action = give(FRIENDLY_HERO, "BE_855e", atk_of(SELF))


class BE_855e:
    """Primordial. Increased Attack."""

    atk = DATA1


class BE_856:
    """Freya, Emerald Architect. Battlecry: Double the stats of all Beasts in your hand and deck."""

    action = for_each(
        (FRIENDLY_HAND + FRIENDLY_DECK) & BEAST,
        give(SUBJECT, "BE_856e", data=atk_of(SUBJECT), data2=health_of(SUBJECT)),
    )


class BE_856e:
    """Enriched. Stats doubled."""

    atk = DATA1
    max_health = DATA2


class BE_859:
    """Foraging Slyvern. Taunt Deathrattle: Draw cards equal to this minion's Attack."""

    deathrattle = draw(atk_of(AS_IT_DIED))
