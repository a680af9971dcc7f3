"""Journey to Un'Goro: Mage."""

from hsreplay_sim.cards.words import *


class UNG_018:
    """Flame Geyser.

    Deal 2 damage. Add a 1/2 Elemental to your hand. Up to 35057 it does not say whose
    gift it is (8 of 8, U147:4125, U303:1917; Fire Fly's does), at 190416 it does (U363:4516).
    """

    targets = CHARACTERS
    action = damage(TARGET, N) >> add_card("UNG_809t1", signed=by_profile(lambda p: p.geyser_signs))


class UNG_020:
    """Arcanologist. Battlecry: Draw a Secret from your deck."""

    action = draw_from(FRIENDLY_DECK & A_SECRET)


class UNG_021:
    """Steam Surger.

    Battlecry: If you played an Elemental last turn, add a 'Flame Geyser' to your hand.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), add_card("UNG_018"))


class UNG_024:
    """Mana Bind.

    Secret: When your opponent casts a spell, add a copy to your hand that costs (0).
    """

    secret = when_played(
        ENEMY & SPELL,
        copy_to_hand(SUBJECT, signed=False)
        >> give(MADE & IN_HAND, "GBL_009e")
        >> set_displayed_creator(MADE & IN_HAND),
        HAND_ROOM,
    )


class UNG_027:
    """Pyros. Deathrattle: Return this to your hand as a 6/6 that costs (4)."""

    deathrattle = return_dead(SELF, "UNG_027t2")


class UNG_027t2:
    """Pyros. Deathrattle: Return this to your hand as a 10/10 that costs (8)."""

    deathrattle = return_dead(SELF, "UNG_027t4")


class UNG_028:
    """Open the Waygate. Quest: Cast 8 spells that didn't start in your deck. Reward: Time Warp.

    As a hypothesis, it does not count itself where a text has made it.
    """

    quest = after_played(FRIENDLY & SPELL & GENERATED & OTHERS, progress())
    reward = reward_card("UNG_028t")


class UNG_028t:
    """Time Warp. Take an extra turn. (Once per game)"""

    action = when(FIRST_TIME, extra_turn())


class UNG_846:
    """Shimmering Tempest. Battlecry: Add a random Mage spell to your hand."""

    action = when(says("Battlecry"), add_random(pool(A_SPELL, card_class=CardClass.MAGE)))
    deathrattle = when(says("Deathrattle"), add_random(pool(A_SPELL, card_class=CardClass.MAGE)))


class UNG_941:
    """Primordial Glyph. Discover a spell. Reduce its Cost by (2)."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE, "UNG_941e")


class UNG_941e:
    """Primal Magic. Cost reduced."""

    cost = -of_creator(N)
    lasting = True


class UNG_948:
    """Molten Reflection. Choose a friendly minion. Summon a copy of it."""

    targets = FRIENDLY_MINIONS
    action = summon_copy(TARGET)


class UNG_955:
    """Meteor. Deal 15 damage to a minion and 4 damage to adjacent ones."""

    targets = MINIONS
    action = damage(TARGET, N) >> damage(adjacent(TARGET), N2)
