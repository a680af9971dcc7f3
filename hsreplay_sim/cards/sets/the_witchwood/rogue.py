"""The Witchwood: Rogue."""

from hsreplay_sim.cards.words import *


class GIL_506:
    """Cheap Shot. Echo. Deal 2 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class GIL_510:
    """Mistwraith. Whenever you play an Echo card, gain +1/+1."""

    events = when_played(FRIENDLY & has(ECHO), give(SELF, "GIL_510e"))


class GIL_510e:
    """Misty. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GIL_672:
    """Spectral Cutlass.

    Lifesteal. Whenever you play a card from another class, gain +1 Durability.
    """

    events = when_played(FRIENDLY & OF_ANOTHER_CLASS, give(SELF, "GIL_672e"))


class GIL_672e:
    """Spooky. Increased Durability."""

    max_health = of_creator(N)


class GIL_677:
    """Face Collector. EchoBattlecry: Add a random Legendary minion to your hand."""

    action = add_random(pool(A_MINION, where=legendary))


class GIL_687:
    """WANTED! Deal 3 damage to a minion. If it dies, add a Coin to your hand."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, add_card("GAME_005"))


class GIL_696:
    """Pick Pocket. Echo. Add a random card to your hand (from your opponent's class)."""

    action = add_random(pool(card_class=their_class))


class GIL_827:
    """Blink Fox. Battlecry: Add a random card to your hand (from your opponent's class)."""

    action = add_random(pool(card_class=their_class))


class GIL_902:
    """Cutthroat Buccaneer. Combo: Give your weapon +1 Attack."""

    combo = give(FRIENDLY_WEAPON, "GIL_902e")
