"""Descent of Dragons with Galakrond's Awakening: Paladin."""

from hsreplay_sim.cards.words import *


class DRG_226:
    """Amber Watcher. Battlecry: Restore 8 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class DRG_229:
    """Bronze Explorer. LifestealBattlecry:Discover a Dragon."""

    action = discover(discoverable(pool(A_MINION, race=Race.DRAGON)))


class DRG_231:
    """Lightforged Crusader.

    Battlecry: If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
    """

    action = when(
        ~any_of(FRIENDLY_DECK & of_class(CardClass.NEUTRAL)),
        add_random(pool(card_class=CardClass.PALADIN), N),
    )


class DRG_232:
    """Lightforged Zealot.

    Battlecry: If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
    """

    action = when(~any_of(FRIENDLY_DECK & of_class(CardClass.NEUTRAL)), equip("DRG_232t"))


class DRG_233:
    """Sand Breath. Give a minion +1/+2. Give it Divine Shield if you're holding a Dragon."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DRG_233e") >> when(HOLDING_DRAGON, shield(TARGET))


class DRG_233e:
    """Sand Breath. +1/+2."""

    atk = N
    max_health = N2


class YOD_043:
    """Scalelord. Battlecry: Give your Murlocs Divine Shield."""

    action = shield(FRIENDLY_MINIONS & MURLOC)
