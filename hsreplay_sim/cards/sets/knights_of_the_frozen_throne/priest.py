"""Knights of the Frozen Throne: Priest."""

from hsreplay_sim.cards.words import *


class ICC_207:
    """Devour Mind. Copy 3 cards in your opponent's deck and add them to your hand."""

    action = copy_to_hand(random(ENEMY_DECK, N))


class ICC_210:
    """Shadow Ascendant. At the end of your turn, give another random friendly minion +1/+1."""

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "ICC_210e"))


class ICC_210e:
    """Ascended. Stats increased."""

    atk = 1
    max_health = 1


class ICC_213:
    """Eternal Servitude. Discover a friendly minion that died this game. Summon it."""

    playable = any_of(FRIENDLY_DEAD_MINIONS)
    action = discover_and_summon(copies(FRIENDLY_DEAD_MINIONS))


class ICC_214:
    """Obsidian Statue. Taunt. Lifesteal. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class ICC_235:
    """Shadow Essence. Summon a 5/5 copy of a random minion in your deck."""

    action = summon_random(
        copies(FRIENDLY_DECK & MINION), then=set_tag(MADE, EXHAUSTED, 0) >> give(MADE, "ICC_235e")
    )


class ICC_235e:
    """Shadow Essence. Attack and Health set to 5."""

    set_atk = N
    set_health = N


class ICC_802:
    """Spirit Lash. Lifesteal. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class ICC_830p:
    """Voidform. Deal 2 damage. After you play a card, refresh this."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    events = after_played(FRIENDLY, set_tag(SELF, EXHAUSTED, 0))


class ICC_830:
    """Shadowreaper Anduin. Battlecry: Destroy all minions with 5 or more Attack."""

    action = destroy(MINIONS & atk_at_least(N))
