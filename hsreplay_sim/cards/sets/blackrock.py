"""Blackrock Mountain (BRM)."""

from __future__ import annotations

from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.effects import damage, draw, give, missiles, summon, when
from hsreplay_sim.cards.keywords import HOLDING_DRAGON
from hsreplay_sim.cards.selectors import (
    ALIVE,
    CHARACTERS,
    DEMON,
    FRIENDLY,
    FRIENDLY_HAND,
    MINIONS,
    SELF,
    SPELL,
    TARGET,
)
from hsreplay_sim.cards.triggers import after_played, turn_end, when_damaged, when_targeted
from hsreplay_sim.cards.values import DATA1, N2, N, any_of, between, of_creator, of_game
from hsreplay_sim.tags import NUM_MINIONS_KILLED_THIS_TURN


class BRM_002:
    """Flamewaker. After you cast a spell, deal 2 damage randomly split among all enemies."""

    events = after_played(FRIENDLY & SPELL, missiles(N))


class BRM_004:
    """Twilight Whelp. Battlecry: If you're holding a Dragon, gain +2 Health."""

    action = when(HOLDING_DRAGON, give(SELF, "BRM_004e"))


class BRM_004e:
    """Twilight Endurance. Increased Health."""

    max_health = of_creator(N)


class BRM_005:
    """Demonwrath. Deal 2 damage to all minions except Demons."""

    action = damage(MINIONS - DEMON, N)


class BRM_006:
    """Imp Gang Boss. Whenever this minion takes damage, summon a 1/1 Imp."""

    events = when_damaged(SELF, summon("BRM_006t"))


class BRM_013:
    """Quick Shot. Deal 3 damage. If your hand is empty, draw a card."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> when(~any_of(FRIENDLY_HAND), draw())


class BRM_020:
    """Dragonkin Sorcerer. Whenever you target this minion with a spell, gain +1/+1."""

    events = when_targeted(SELF, give(SELF, "BRM_020e"), by=FRIENDLY)


class BRM_020e:
    """Draconic Power. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class BRM_022:
    """Dragon Egg. Whenever this minion takes damage, summon a 2/1 Whelp."""

    events = when_damaged(SELF, summon("BRM_022t"))


class BRM_025:
    """Volcanic Drake. Costs (1) less for each minion that died this turn."""

    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N)


class BRM_028:
    """Emperor Thaurissan. At the end of your turn, reduce the Cost of your cards by (1)."""

    events = turn_end(give(FRIENDLY_HAND, "BRM_028e"))


class BRM_028e:
    """Imperial Favor. Costs (1) less."""

    cost = -N


class BRM_033:
    """Blackwing Technician. Battlecry: If you're holding a Dragon, gain +1/+1."""

    action = when(HOLDING_DRAGON, give(SELF, "BRM_033e"))


class BRM_033e:
    """Dragon Blood. +1/+1."""

    atk = N
    max_health = N2


class BRM_034:
    """Blackwing Corruptor. Battlecry: If you're holding a Dragon, deal 3 damage."""

    targets = target(CHARACTERS, only=HOLDING_DRAGON)
    action = when(HOLDING_DRAGON, damage(TARGET, N))


class BRM_003:
    """Dragon's Breath. Deal 4 damage. Costs (1) less for each minion that died this turn."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N2)


class BRM_012:
    """Fireguard Destroyer. Battlecry: Gain 1-4 Attack. Overload: (1)."""

    action = give(SELF, "BRM_012e", between(N, N2))


class BRM_012e:
    """On Fire! Increased Attack."""

    atk = DATA1


class BRM_019:
    """Grim Patron. Whenever this minion survives damage, summon another Grim Patron."""

    events = when_damaged(SELF, summon("BRM_019"), only=any_of(SELF & ALIVE))
