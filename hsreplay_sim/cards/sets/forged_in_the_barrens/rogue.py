"""Forged in the Barrens: Rogue."""

from hsreplay_sim.cards.words import *


class BAR_316:
    """Oil Rig Ambusher.

    Battlecry: Deal 2 damage. If this entered your hand this turn, deal 4 instead.
    """

    targets = CHARACTERS
    action = damage(TARGET, N + (N2 - N) * as_number(QUICKDRAW))


class BAR_317:
    """Field Contact. After you play a Battlecry or Combo card, draw a card."""

    events = after_played(FRIENDLY & OTHERS & (has(BATTLECRY) | A_COMBO), draw())


class BAR_318:
    """Silverleaf Poison.

    Give your weapon "After your hero attacks, draw a card."
    """

    playable = any_of(FRIENDLY_WEAPON)
    action = give(FRIENDLY_WEAPON, "BAR_318e")


class BAR_318e:
    """Silverleaf Poison. After your hero attacks, draw a card."""

    events = after_attack(FRIENDLY & HERO, draw())


class BAR_319:
    """Wicked Stab (Rank 1). Deal 2 damage. (Upgrades when you have 5 Mana.)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    next_rank = "BAR_319t"


class BAR_319t:
    """Wicked Stab (Rank 2). Deal 4 damage. (Upgrades when you have 10 Mana.)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    next_rank = "BAR_319t2"


class BAR_319t2:
    """Wicked Stab (Rank 3). Deal 6 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class BAR_320:
    """Efficient Octo-bot. Frenzy: Reduce the cost of cards in your hand by (1)."""

    frenzy = when_damaged(SELF, give(FRIENDLY_HAND, "BAR_320e"), only=any_of(SELF & ALIVE))


class WC_015:
    """Water Moccasin. Stealth. Has Poisonous while you have no other minions."""

    keywords = ((POISONOUS, ~any_of(FRIENDLY_MINIONS - SELF)),)


class WC_016:
    """Shroud of Concealment. Draw 2 minions. Any played this turn gain Stealth for 1 turn."""

    action = repeat(N, draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "WC_016e"))


class WC_016e:
    """Cloaking. Play this turn to gain Stealth for 1 turn."""

    events = when_played(SELF, show_aside("WC_016") >> give(SELF, "WC_016e2") >> wear_off())


class WC_016e2:
    """Cloaked. Stealth for 1 turn."""

    keywords = (STEALTH,)
    events = turn_start(wear_off())
