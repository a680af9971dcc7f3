"""Blackrock Mountain: neutral."""

from hsreplay_sim.cards.words import *

JUDGED_WHEN_HURT = by_profile(lambda p: p.patron_judged_when_hurt)
"""Whether a Grim Patron that is doomed only by what answers to its wound summons another one."""
MARKED = health_at_least(1) & ~builds_with(lambda p: p.marked_do_not_survive)

IS_LEGENDARY = Filter(lambda g, me, e: e.tags.get(RARITY, 0) == LEGENDARY)


class BRM_019:
    """Grim Patron. After this minion survives damage, summon another Grim Patron.

    Up to the summer of 2017 one that is only marked for destruction survives (hs-bugs#25).
    """

    keywords = ((AI_ONE_SHOT_KILL, ALWAYS),)
    events = (
        on("survived", SELF & (ALIVE | MARKED), summon("BRM_019"), only=~JUDGED_WHEN_HURT),
        on(
            "survived",
            SELF,
            summon("BRM_019"),
            only=JUDGED_WHEN_HURT & LEFT_BEHIND.equals(0) & (health_of(SELF) > 0),
        ),
    )


class BRM_020:
    """Dragonkin Sorcerer. Whenever you target this minion with a spell, gain +1/+1."""

    events = when_targeted(SELF, give(SELF, "BRM_020e"), by=FRIENDLY)


class BRM_020e:
    """Draconic Power. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class BRM_022:
    """Dragon Egg. Whenever this minion takes damage, summon a 2/1 Whelp."""

    keywords = ((AI_ONE_SHOT_KILL, ALWAYS),)
    events = when_damaged(SELF, summon("BRM_022t"))


class BRM_024:
    """Drakonid Crusher. Battlecry: If your opponent has 15 or less Health, gain +3/+3."""

    action = when(health_of(ENEMY_HERO) <= N, give(SELF, "BRM_024e"))


class BRM_025:
    """Volcanic Drake. Costs (1) less for each minion that died this turn."""

    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N)


class BRM_026:
    """Hungry Dragon. Battlecry: Summon a random 1-Cost minion for your opponent."""

    action = summon_random(pool(A_MINION, cost=N), opponent=True)


class BRM_027:
    """Majordomo Executus. Deathrattle: Replace your hero with Ragnaros, the Firelord."""

    deathrattle = new_hero("BRM_027h") >> new_power("BRM_027p")


class BRM_027p:
    """DIE, INSECT! Deal 8 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class BRM_028:
    """Emperor Thaurissan. At the end of your turn, reduce the Cost of cards in your hand by (1)."""

    events = turn_end(give(FRIENDLY_HAND, "BRM_028e"))


class BRM_029:
    """Rend Blackhand. Battlecry: If you're holding a Dragon, destroy a Legendary minion."""

    targets = target(MINIONS & IS_LEGENDARY, only=HOLDING_DRAGON)
    action = when(HOLDING_DRAGON, destroy(TARGET))


class BRM_030:
    """Nefarian. Battlecry: Add 2 random spells to your hand (from your opponent's class).

    Against a hero without a class it adds Tail Swipes.
    """

    action = add_random(first_of(pool(A_SPELL, card_class=their_class), given("BRM_030t")), N)


class BRM_030t:
    """Tail Swipe. Deal 4 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class BRM_031:
    """Chromaggus. Whenever you draw a card, put another copy into your hand."""

    events = when_drawn(FRIENDLY, copy_to_hand(SUBJECT))


class BRM_033:
    """Blackwing Technician. Battlecry: If you're holding a Dragon, gain +1/+1."""

    action = when(HOLDING_DRAGON, give(SELF, "BRM_033e"))


class BRM_034:
    """Blackwing Corruptor. Battlecry: If you're holding a Dragon, deal 5 damage."""

    targets = target(CHARACTERS, only=HOLDING_DRAGON)
    action = when(HOLDING_DRAGON, damage(TARGET, N))
