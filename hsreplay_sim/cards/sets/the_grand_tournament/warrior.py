"""The Grand Tournament: Warrior."""

from hsreplay_sim.cards.words import *


class AT_064:
    """Bash. Deal 3 damage. Gain 3 Armor."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)


class AT_065:
    """King's Defender. Battlecry: If you have a minion with Taunt, gain +1 Durability."""

    action = when(any_of(FRIENDLY_MINIONS & has(TAUNT)), give(SELF, "AT_065e"))


class AT_066:
    """Orgrimmar Aspirant. Inspire: Give your weapon +1 Attack."""

    inspire = give(FRIENDLY_WEAPON, "AT_066e")


class AT_066e:
    """Forges of Orgrimmar. Increased Attack."""

    atk = of_creator(N)


class AT_067:
    """Magnataur Alpha. Also damages the minions next to whomever he attacks."""

    cleaves = True


class AT_068:
    """Bolster. Give your Taunt minions +2/+2."""

    action = give(FRIENDLY_MINIONS & has(TAUNT), "AT_068e")


class AT_069:
    """Sparring Partner. Taunt. Battlecry: Give a minion Taunt."""

    targets = MINIONS
    action = give(TARGET, "AT_069e")


class AT_071:
    """Alexstrasza's Champion.

    Battlecry: If you're holding a Dragon, gain +1 Attack and Charge.
    """

    action = when(HOLDING_DRAGON, give(SELF, "AT_071e"))


class AT_072:
    """Varian Wrynn.

    Battlecry: Draw 3 cards. Put any minions you drew directly into the battlefield.

    A minion does not pass through the hand (U623:10321).
    """

    action = repeat(
        N,
        when(
            any_of(FRIENDLY_DECK),
            aim(
                top(FRIENDLY_DECK),
                when(any_of(TARGET & MINION) & ROOM, recruit(TARGET), draw_these(TARGET)),
            ),
            draw(),
        ),
    )


class AT_130:
    """Sea Reaver. When you draw this, deal 1 damage to your minions."""

    on_draw = damage(FRIENDLY_MINIONS, N)
