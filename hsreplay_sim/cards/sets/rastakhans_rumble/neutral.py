"""Rastakhan's Rumble: neutral."""

from hsreplay_sim.cards.words import *


class TRL_406:
    """Dozing Marksman. Has +4 Attack while damaged."""

    aura = aura(SELF, "TRL_406e", only=DAMAGED)


class TRL_406e:
    """Wrong Side of Da Bed. +4 Attack."""

    atk = N


class TRL_503:
    """Scarab Egg. Deathrattle: Summon three 1/1 Scarabs."""

    deathrattle = summon("TRL_503t", 3)


class TRL_509:
    """Banana Buffoon. Battlecry: Add 2 Bananas to your hand."""

    action = add_card("TRL_509t", N)


class TRL_509te:
    """Bananas. Has +1/+1."""

    atk = N
    max_health = N2


class TRL_515:
    """Rabble Bouncer. Taunt. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))


class TRL_520:
    """Murloc Tastyfin. Deathrattle: Draw 2 Murlocs from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MURLOC, N)


class TRL_541:
    """Hakkar, the Soulflayer. Deathrattle: Shuffle a Corrupted Blood into each player's deck."""

    deathrattle = shuffle("TRL_541t") >> shuffle("TRL_541t", opponent=True)


class TRL_542:
    """Oondasta. Rush. Overkill: Summon a Beast from your hand."""

    overkill = recruit(random(FRIENDLY_HAND & BEAST))
