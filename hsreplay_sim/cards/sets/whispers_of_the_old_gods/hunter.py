"""Whispers of the Old Gods: Hunter."""

from hsreplay_sim.cards.words import *


class OG_045:
    """Infest.

    Give your minions "Deathrattle: Add a random Beast to your hand."
    """

    action = give(FRIENDLY_MINIONS, "OG_045a")


class OG_045a:
    """Nerubian Spores. Get a Beast when this dies."""

    keywords = (DEATHRATTLE,)
    deathrattle = add_random(pool(A_MINION, race=Race.BEAST))


class OG_061:
    """On the Hunt. Deal 1 damage. Summon a 1/1 Mastiff."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> summon("OG_061t")


class OG_179:
    """Fiery Bat. Deathrattle: Deal 1 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class OG_211:
    """Call of the Wild. Summon all three Animal Companions."""

    action = when(
        COMPANIONS_REPLACED,
        summon_random_companions(3),
        summon("NEW1_034")
        >> summon("NEW1_033")
        >> summon("NEW1_032")
        >> summon_random(companions, MORE_COMPANIONS),
    )


class OG_216:
    """Infested Wolf. Deathrattle: Summon two 1/1 Spiders."""

    deathrattle = summon("OG_216a", 2)


class OG_292:
    """Forlorn Stalker. Battlecry: Give all Deathrattle minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION & has(DEATHRATTLE), "OG_292e")


class OG_308:
    """Giant Sand Worm. Whenever this attacks and kills a minion, it may attack again."""

    events = after_attack(
        SELF, add_tag(SELF, EXTRA_ATTACKS_THIS_TURN), defender=MINION & (DOOMED | ~IN_PLAY)
    )


class OG_309:
    """Princess Huhuran. Battlecry: Trigger a friendly minion's Deathrattle."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = trigger_deathrattles(TARGET)
