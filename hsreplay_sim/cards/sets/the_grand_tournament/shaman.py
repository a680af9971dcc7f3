"""The Grand Tournament: Shaman."""

from hsreplay_sim.cards.words import *


class AT_046:
    """Tuskarr Totemic.

    Battlecry: Summon a random basic Totem.

    Up to 14830 any Totem (U149:1580, U586:3082).
    """

    action = when(
        by_profile(lambda p: p.tuskarr_calls_basic_totems),
        summon_random(basic_totems),
        summon_random(either_of(basic_totems, pool(A_MINION, race=Race.TOTEM))),
    )


class AT_047:
    """Draenei Totemcarver. Battlecry: Gain +1/+1 for each friendly Totem."""

    action = when(
        any_of(FRIENDLY_MINIONS & TOTEM),
        give(SELF, "AT_047e", count(FRIENDLY_MINIONS & TOTEM)),
    )


class AT_047e:
    """Experienced. Increased stats."""

    atk = of_creator(N) * DATA1
    max_health = of_creator(N2) * DATA1


class AT_048:
    """Healing Wave.

    Restore 8 Health. Reveal a minion in each deck. If yours costs more, restore 16 instead.
    """

    targets = target(CHARACTERS, optional=False)
    action = joust(heal(TARGET, N2), heal(TARGET, N))


class AT_049:
    """Thunder Bluff Valiant.

    Battlecry and Inspire: Give your Totems +2 Attack.

    Before 184968: Inspire: Give your Totems +2 Attack.
    """

    action = when(says("Battlecry"), give(FRIENDLY_MINIONS & TOTEM, "AT_049e"))
    inspire = give(FRIENDLY_MINIONS & TOTEM, "AT_049e")


class AT_049e:
    """Power of the Bluff. Increased Attack. (A Totem is itself its creator: U035:2329.)"""

    atk = of_card("AT_049", N)


class AT_050:
    """Charged Hammer. Deathrattle: Your Hero Power becomes 'Deal 2 damage.'"""

    deathrattle = new_power("AT_050t")


class AT_050t:
    """Lightning Jolt. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class AT_051:
    """Elemental Destruction. Deal 4-5 damage to all minions. Overload: (2)"""

    action = for_each(MINIONS, damage(TARGET, between(N, N2)))


class AT_053:
    """Ancestral Knowledge. Draw 2 cards. Overload: (1)"""

    action = draw(N, one_by_one=True)


class AT_054:
    """The Mistcaller. Battlecry: Give all minions in your hand and deck +1/+1.

    In 2015 those of the deck got it as they were drawn (hs-bugs#110).
    """

    action = when(
        by_profile(lambda p: p.mist_fills_deck),
        give((FRIENDLY_HAND + FRIENDLY_DECK) & MINION, "AT_045e"),
        give(FRIENDLY_HAND & MINION, "AT_045e") >> give(FRIENDLY_PLAYER, "AT_045ee"),
    )


class AT_045ee:
    """Mistcaller Deck Ench. What its player draws gets the Mist; for the rest of the game."""

    events = when_drawn(FRIENDLY & MINION, give(SUBJECT, "AT_045e"))
