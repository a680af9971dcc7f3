"""Descent of Dragons with Galakrond's Awakening: Paladin."""

from hsreplay_sim.cards.words import *


class DRG_008:
    """Righteous Cause. Sidequest: Summon 5 minions. Reward: Give your minions +1/+1."""

    quest = after_summon(FRIENDLY_MINIONS, progress())
    reward = give(FRIENDLY_MINIONS, "DRG_008e")


class DRG_225:
    """Sky Claw. Your other Mechs have +1 Attack. Battlecry: Summon two 1/1 Microcopters."""

    action = summon("DRG_225t", 2)
    aura = aura((FRIENDLY_MINIONS & MECH) - SELF, "DRG_225e")


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


class YOD_012:
    """Air Raid. Twinspell Summon two {0} Silver Hand Recruits with Taunt."""

    action = summon("CS2_101t", 2) >> keyword(MADE, TAUNT)
    summons = True


class YOD_012ts:
    """Air Raid. Summon two {0} Silver Hand Recruits with Taunt."""

    action = summon("CS2_101t", 2) >> keyword(MADE, TAUNT)
    summons = True


class YOD_043:
    """Scalelord. Battlecry: Give your Murlocs Divine Shield."""

    action = shield(FRIENDLY_MINIONS & MURLOC)
