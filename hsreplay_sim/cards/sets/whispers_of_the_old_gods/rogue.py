"""Whispers of the Old Gods: Rogue."""

from hsreplay_sim.cards.words import *

_LASTS = by_profile(lambda p: not p.no_lasting_discounts)


class OG_070:
    """Bladed Cultist. Combo: Gain +1/+1."""

    combo = give(SELF, "OG_070e")


class OG_072:
    """Journey Below. Discover a Deathrattle card."""

    action = discover(discoverable(pool(where=deathrattle_card)))


class OG_073:
    """Thistle Tea. Draw a card. Add 2 extra copies of it to your hand."""

    action = draw() >> repeat(N, copy_exactly(DRAWN & IN_HAND))


class OG_080:
    """Xaril, Poisoned Mind. Battlecry and Deathrattle: Add a random Toxin card to your hand."""

    action = add_random(entourage)
    deathrattle = add_random(entourage)


class OG_080b:
    """Kingsblood Toxin. Draw a card."""

    action = draw()


class OG_080c:
    """Bloodthistle Toxin. Return a friendly minion to your hand. It costs (2) less."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = bounce(TARGET) >> give(TARGET & IN_HAND, "OG_080ae")


class OG_080d:
    """Briarthorn Toxin. Give a minion +3 Attack."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "OG_080ee")


class OG_080de:
    """Fadeleaf. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class OG_080e:
    """Fadeleaf Toxin. Give a friendly minion Stealth until your next turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "OG_080de")


class OG_080f:
    """Firebloom Toxin. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class OG_176:
    """Shadow Strike. Deal 5 damage to an undamaged character."""

    targets = CHARACTERS & UNHURT
    action = damage(TARGET, N)


class OG_267:
    """Southsea Squidface. Deathrattle: Give your weapon +2 Attack."""

    deathrattle = give(FRIENDLY_WEAPON, "OG_267e")


class OG_282:
    """Blade of C'Thun.

    Battlecry: Destroy a minion. Add its Attack and Health to your C'Thun's (wherever it is).
    """

    targets = MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> cthun_gains(atk_of(TARGET), health_of(TARGET)))
    ritual = True


class OG_282e:
    """Devotion of the Blade. Increased stats."""

    atk = DATA1
    max_health = DATA2


class OG_291:
    """Shadowcaster.

    Battlecry: Choose a friendly minion. Add a 1/1 copy to your hand that costs (1).
    """

    targets = FRIENDLY_MINIONS
    action = copy_to_hand(TARGET) >> give(MADE & IN_HAND, "OG_291e")


class OG_291e:
    """Flickering Darkness. Shadowcaster made this 1/1."""

    set_atk = N
    set_health = N2
    set_cost = OVERALL + (of_creator(N3) - OVERALL) * as_number(_LASTS | any_of(SELF & IN_HAND))
    lasting = True
    stays = ~_LASTS


class OG_330:
    """Undercity Huckster. Deathrattle: Get a random card (from your opponent's class)."""

    deathrattle = add_random(pool(card_class=their_class))
