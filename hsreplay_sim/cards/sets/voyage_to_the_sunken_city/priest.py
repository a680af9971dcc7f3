"""Voyage to the Sunken City: Priest."""

from hsreplay_sim.cards.words import *

HOLY_WHILE_HELD = PLAYED_WHILE_HELD & SPELL & school(SpellSchool.HOLY)


class TID_085:
    """Herald of Light.

    Battlecry: If you've cast a Holy spell while holding this, restore 6 Health to all friendly
    characters.
    """

    action = when(count(HOLY_WHILE_HELD) >= 1, heal(FRIENDLY_CHARACTERS, N))
    in_hand = in_zone(
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.HOLY),
            NOTHING,
            only=count(HOLY_WHILE_HELD).equals(1),
        ),
        Zone.HAND,
        0,
    )


class TID_700:
    """Disarming Elemental. Battlecry:Dredge for your opponent. Set its Cost to (6)."""

    action = dredge(give(SUBJECT, "TID_700e"), theirs=True)


class TID_700e:
    """Disarmed. Costs (6)."""

    set_cost = N


class TID_920:
    """Drown. Put an enemy minion on the bottom of your deck."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = send_to_bottom(TARGET, into=FRIENDLY_PLAYER)


class TSC_210:
    """Illuminate. Dredge. If it's a spell, reduce its Cost by (3)."""

    action = dredge(when(any_of(SUBJECT & SPELL), give(SUBJECT, "GBL_004e")))


class TSC_211:
    """Whispers of the Deep.

    Silence a friendly minion, then deal damage equal to its Attack randomly split among all enemy
    minions.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = silence(TARGET) >> missiles(atk_of(TARGET), ENEMY_MINIONS)


class TSC_212:
    """Handmaiden.

    Battlecry: If you've cast three spells while holding this, draw 3 cards. ({0} left!) (Ready!)
    """

    action = when(count(PLAYED_WHILE_HELD & SPELL) >= 3, draw(N))
    in_hand = in_zone(after_played(FRIENDLY & SPELL, NOTHING), Zone.HAND, 0)
    hand_number = count(PLAYED_WHILE_HELD & SPELL)


class TSC_213:
    """Queensguard. Battlecry: Gain +1/+1 for each spell you've cast this turn."""

    action = repeat(count(PLAYED_THIS_TURN & SPELL), give(SELF, "TSC_213e"))


class TSC_213e:
    """Tides Call. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class TSC_215:
    """Serpent Wig.

    Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.

    A number of its own notes the Naga (U043:4350).
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TSC_215e") >> when(DATA1 >= 1, add_card("TSC_215"))
    in_hand = in_zone(
        after_played(FRIENDLY & NAGA, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)), Zone.HAND, 0
    )


class TSC_215e:
    """Snakes for Hair. +1/+2."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class TSC_775:
    """Azsharan Ritual.

    Silence a minion and summon a copy of it. Put a 'Sunken Ritual' on the bottom of your deck.
    """

    targets = target(MINIONS, optional=False)
    action = silence(TARGET) >> summon_copy(TARGET) >> put_on_bottom("TSC_775t")


class TSC_775t:
    """Sunken Ritual. Silence a minion and summon 2 copies of it."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET) >> summon_copy(TARGET, N)


class TSC_828:
    """Priestess Valishj.

    Battlecry: Refresh an empty Mana Crystal for each spell you've cast this turn.@ (@)
    """

    hand_number = count(PLAYED_THIS_TURN & SPELL)
    action = refresh_mana(count(PLAYED_THIS_TURN & SPELL))
