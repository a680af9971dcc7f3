"""Kobolds & Catacombs: Hunter."""

from hsreplay_sim.cards.words import *


class LOOT_077:
    """Flanking Strike. Deal 3 damage to a minion. Summon a 3/3 Wolf."""

    targets = MINIONS
    action = damage(TARGET, N) >> summon("LOOT_077t")


class LOOT_078:
    """Cave Hydra. Also damages the minions next to whomever this attacks."""

    cleaves = True


class LOOT_079:
    """Wandering Monster.

    Secret: When an enemy attacks your hero, summon a 3-Cost minion as the new target.
    """

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon_random(pool(A_MINION, cost=N)) >> redirect(MADE),
        defender=FRIENDLY_HERO,
        only=ROOM,
    )


class LOOT_080:
    """Lesser Emerald Spellstone. Summon two 3/3 Wolves. (Play a Secret to upgrade.)"""

    action = summon("LOOT_077t", 2)
    in_hand = after_played(FRIENDLY & A_SECRET, upgrade_to("LOOT_080t2"))


class LOOT_080t2:
    """Emerald Spellstone. Summon three 3/3 Wolves. (Play a Secret to upgrade.)"""

    action = summon("LOOT_077t", 3)
    in_hand = after_played(FRIENDLY & A_SECRET, upgrade_to("LOOT_080t3"))


class LOOT_080t3:
    """Greater Emerald Spellstone. Summon four 3/3 Wolves."""

    action = summon("LOOT_077t", 4)


class LOOT_085:
    """Rhok'delar. Battlecry: If your deck has no minions, fill your hand with Hunter spells."""

    action = when(
        ~any_of(FRIENDLY_DECK & MINION),
        add_random(pool(A_SPELL, card_class=CardClass.HUNTER), FREE_HAND),
    )


class LOOT_217:
    """To My Side! Summon an Animal Companion, or 2 if your deck has no minions."""

    action = (
        summon_random(companions)
        >> when(~any_of(FRIENDLY_DECK & MINION), summon_random(without(MADE, companions)))
        >> summon_random(companions, MORE_COMPANIONS)
    )


class LOOT_222:
    """Candleshot. Your hero is Immune while attacking."""

    hero_keywords = ((IMMUNE_WHILE_ATTACKING, ALWAYS),)
    events = with_keyword(when_attacks(FRIENDLY_HERO, give(FRIENDLY_HERO, "DS1_188e")), 0)


class LOOT_511:
    """Kathrena Winterwisp. Battlecry and Deathrattle:Recruit a Beast."""

    action = recruit(random(FRIENDLY_DECK & BEAST))
    deathrattle = recruit(random(FRIENDLY_DECK & BEAST))


class LOOT_522:
    """Crushing Walls. Destroy your opponent's left and right-most minions."""

    action = destroy(leftmost(ENEMY_MINIONS) + rightmost(ENEMY_MINIONS))
