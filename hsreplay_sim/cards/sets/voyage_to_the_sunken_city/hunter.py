"""Voyage to the Sunken City: Hunter."""

from hsreplay_sim.cards.words import *


class TID_074:
    """Ancient Krakenbane.

    Battlecry: If you've cast three spells while holding this, deal 5 damage. ({0} left!) (Ready!)
    """

    targets = target(CHARACTERS, only=count(PLAYED_WHILE_HELD & SPELL) >= 3)
    action = when(count(PLAYED_WHILE_HELD & SPELL) >= 3, damage(TARGET, N))
    in_hand = in_zone(after_played(FRIENDLY & SPELL, NOTHING), Zone.HAND, 0)
    hand_number = count(PLAYED_WHILE_HELD & SPELL)


class TID_075:
    """Shellshot. Deal 3 damage to a random enemy minion. Repeat this with 1 less damage."""

    playable = any_of(ENEMY_MINIONS)
    action = falling_damage(random(ENEMY_MINIONS), N)


class TID_099:
    """K9-0tron. Battlecry: Dredge. If it's a 1-Cost minion, summon it."""

    action = dredge(when(any_of(SUBJECT & MINION & cost_is(N)), recruit(SUBJECT)))


class TSC_070:
    """Harpoon Gun. After your hero attacks, Dredge. If it's a Beast, reduce its Cost by (2).

    139719 to 150659: by (3).
    """

    events = after_attack(
        FRIENDLY_HERO,
        dredge(
            when(
                any_of(SUBJECT & BEAST),
                when(says("by (3)"), give(SUBJECT, "GBL_004e"), give(SUBJECT, "GBL_002e")),
            )
        ),
    )


class TSC_072:
    """Conch's Call. Draw a Naga and a spell."""

    action = draw_from(FRIENDLY_DECK & NAGA) >> draw_from(FRIENDLY_DECK & SPELL)


class TSC_073:
    """Raj Naz'jan. After you cast a spell, deal damage equal to its Cost to the enemy Hero."""

    events = after_played(FRIENDLY & SPELL, damage(ENEMY_HERO, COST_PAID))


class TSC_945:
    """Azsharan Saber. Rush. Deathrattle: Put a 'Sunken Saber' on the bottom of your deck."""

    deathrattle = put_on_bottom("TSC_945t")


class TSC_945t:
    """Sunken Saber. Rush. Deathrattle: Summon a Beast from your deck."""

    deathrattle = recruit(random(FRIENDLY_DECK & BEAST))


class TSC_947:
    """Naga's Pride.

    Summon two 2/2 Lionfish. If you played a Naga while holding this, give them +1/+1.
    """

    action = summon("TSC_947t", 2) >> when(DATA1 >= 1, give(MADE, "TSC_947e"))
    summons = True
    in_hand = in_zone(
        after_played(FRIENDLY & NAGA, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )
