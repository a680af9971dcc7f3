"""The plague lords of Tombs of Terror (ULDA_BOSS) with their hero powers.

A lord has a hero power, and a deck, for each third of its Health; no text tells of the decks.
"""

from hsreplay_sim.cards.words import *

LAST_THIRD = 100
"""The Health at which the last hero power of a plague lord begins (U189:40512)."""
FALLS = (health_of(SELF) > LAST_THIRD) | (max_health_of(SELF) <= LAST_THIRD)
LOWEST = health_of(SELF) < tag_of(SELF, TAG_1416)


def of_each_side(side: Filter, noted: Value, tag: int) -> Trigger:
    """The first minion of a side that dies in a turn gets Reborn; a number notes that it did."""
    first = set_tag(SELF, tag, 1) >> keyword(SUBJECT, REBORN)
    return with_keyword(on("dying", side & MINION, first, only=noted <= 0), 0)


class ULDA_BOSS_37p1:
    """Foreboding Fate. Trigger a friendly minion's Deathrattle."""

    targets = target(FRIENDLY_MINIONS & has(DEATHRATTLE), optional=False)
    action = trigger_deathrattles(TARGET)


class ULDA_BOSS_37p2:
    """Death's Embrace. The first minion for each player that dies in a turn has Reborn."""

    untold = True
    events = (
        of_each_side(ENEMY, DATA1, TAG_SCRIPT_DATA_NUM_1),
        of_each_side(FRIENDLY, DATA2, TAG_SCRIPT_DATA_NUM_2),
        with_keyword(
            turn_end(
                set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0) >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_2, 0),
                BOTH_PLAYERS,
            ),
            0,
        ),
    )


class ULDA_BOSS_37p3:
    """Death's Gaze.

    Deal 1 damage to all minions. If any die, add an Untimely Demise to your hand.
    """

    action = (
        damage(MINIONS, N)
        >> next_block()
        >> when(any_of(MINIONS & DOOMED), add_card("ULDA_BOSS_37t"))
    )


class ULDA_BOSS_37t:
    """Untimely Demise. Deal 3 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class ULDA_BOSS_39h:
    """Vesh, Plague Lord of Murlocs.

    The first plague is a finful pox: Beware, beware the Lord of 'Locs. (It notes how low its Health
    has been: U189:21992, 29617.)
    """

    untold = True
    events = with_keyword(
        when_damaged(SELF, set_tag(SELF, TAG_1416, health_of(SELF)), only=LOWEST & FALLS), 0
    )


class ULDA_BOSS_39p1:
    """Made of Murlocs. You are Immune. After a Murloc dies, lose 3 Health."""

    untold = True
    hero_keywords = ((IMMUNE, ALWAYS),)
    events = when_died(
        MURLOC,
        set_tag(FRIENDLY_HERO, TAG_1416, health_of(FRIENDLY_HERO) - N)
        >> raise_health(FRIENDLY_HERO, -N, noted=False),
    )


class ULDA_BOSS_39p2:
    """Ashes Anew. Destroy a friendly Murloc to summon a Scaly Golem."""

    targets = target(FRIENDLY_MINIONS & MURLOC, optional=False)
    action = (
        remember_number(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> next_block()
        >> resolve_deaths()
        >> summon("ULDA_BOSS_39m", place=LEFT_BEHIND)
    )


class ULDA_BOSS_39p3:
    """Mur-nado.

    Shuffle all minions into your deck. After a Murloc dies, reduce this Cost by (1).

    Each use makes it dearer by (1), and ends what it was cheaper (U189:42365, U207:51119).
    """

    cost = DATA1
    events = with_keyword(when_died(MURLOC, give(SELF, "GBL_003e")), 0)
    action = (
        shuffle_away(MINIONS, into=FRIENDLY_PLAYER)
        >> strip(SELF)
        >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
    )


class ULDA_BOSS_39m:
    """Scaly Golem. Taunt. Deathrattle: Give all Murlocs +1/+1."""

    deathrattle = give(MINIONS & MURLOC, "ULDA_BOSS_39me")
