"""Madness at the Darkmoon Faire: Warlock."""

from hsreplay_sim.cards.words import *


class DMF_110:
    """Fire Breather. Battlecry: Deal 2 damage to all minions except Demons."""

    action = damage(MINIONS - DEMON, N)


class DMF_111:
    """Man'ari Mosher. Battlecry: Give a friendly Demon +3 Attack and Lifesteal this turn."""

    targets = FRIENDLY_MINIONS & DEMON
    action = give(TARGET, "DMF_111e")


class DMF_113:
    """Free Admission. Draw 2 minions. If they're both Demons, reduce their Costs by (2)."""

    action = draw_from(FRIENDLY_DECK & MINION, N) >> when(
        (count(DRAWN & DEMON) >= 2), give(DRAWN & IN_HAND, "DMF_113e")
    )


class DMF_117:
    """Cascading Disaster.

    Destroy a random enemy minion. Corrupt: Destroy 2. Corrupt Again: Destroy 3.
    """

    playable = any_of(ENEMY_MINIONS)
    action = destroy(random(ENEMY_MINIONS))
    corrupt = "DMF_117t"


class DMF_117t:
    """Cascading Disaster. Corrupted. Destroy 2 random enemy minions. Corrupt: Destroy 3."""

    playable = any_of(ENEMY_MINIONS)
    action = destroy(random(ENEMY_MINIONS, N))
    corrupt = "DMF_117t2"


class DMF_117t2:
    """Cascading Disaster. Corrupted. Destroy 3 random enemy minions."""

    playable = any_of(ENEMY_MINIONS)
    action = destroy(random(ENEMY_MINIONS, N))


class DMF_118:
    """Tickatus.

    Battlecry: Remove the top 5 cards from your deck. Corrupt: Your opponent's deck instead.
    """

    action = remove(top(FRIENDLY_DECK, N))
    corrupt = "DMF_118t"


class DMF_118t:
    """Tickatus. Corrupted. Battlecry: Remove the top 5 cards from your opponent's deck."""

    action = remove(top(ENEMY_DECK, N))


class DMF_119:
    """Wicked Whispers. Discard your lowest Cost card. Give your minions +1/+1."""

    action = discard_these(random(lowest(FRIENDLY_HAND, COST))) >> give(
        FRIENDLY_MINIONS, "DMF_119e"
    )


class DMF_533:
    """Ring Matron. TauntDeathrattle: Summon two 3/2 Imps."""

    deathrattle = summon("DMF_533t", 2)


class YOP_033:
    """Backfire. Draw 3 cards. Deal 3 damage to your hero."""

    action = draw(N) >> damage(FRIENDLY_HERO, N2)
