"""Mean Streets of Gadgetzan: Priest."""

from hsreplay_sim.cards.words import *


class CFM_020:
    """Raza the Chained.

    Battlecry: If your deck has no duplicates, your Hero Power costs (0) this game.
    """

    action = when(NO_DUPLICATES, give(FRIENDLY_PLAYER, "CFM_020e"))


class CFM_020e:
    """Raza Enchant. Your Hero Power costs (0). A later power costs as little (U082:5987)."""

    aura = aura(FRIENDLY_HERO_POWER, "CFM_020e2")


class CFM_020e2:
    """What it does to a hero power. No build has a card for it."""

    set_cost = of_card("CFM_020", N)


class CFM_603:
    """Potion of Madness.

    Gain control of an enemy minion with 2 or less Attack until end of turn.
    """

    targets = ENEMY_MINIONS & atk_at_most(N)
    action = borrow(TARGET, "CFM_603e")


class CFM_603e:
    """Madness Potion. This minion has switched controllers this turn."""

    keywords = BORROWED
    events = turn_end(give_back(SELF) >> expire(SOURCE))


class CFM_604:
    """Greater Healing Potion. Restore #12 Health to a friendly character. Draw a card."""

    targets = target(FRIENDLY_CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(says("Draw a card"), draw())


class CFM_605:
    """Drakonid Operative.

    Battlecry: If you're holding a Dragon, Discover a copy of a card in your opponent's deck.
    """

    action = when(HOLDING_DRAGON, discover(copies(ENEMY_DECK)))


class CFM_606:
    """Mana Geode.

    Overheal: Summon a 2/2 Crystal.

    Before 170824: Whenever this minion is healed.
    """

    events = (
        when_overhealed(SELF, summon("CFM_606t"), says("Overheal")),
        when_healed(SELF, summon("CFM_606t"), ~says("Overheal")),
    )


class CFM_626:
    """Kabal Talonpriest. Battlecry: Give a friendly minion +3 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "CFM_626e")


class CFM_657:
    """Kabal Songstealer. Battlecry: Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class CFM_661:
    """Pint-Size Potion. Give all enemy minions -3 Attack this turn only."""

    action = give(ENEMY_MINIONS, "CFM_661e")


class CFM_662:
    """Dragonfire Potion. Deal 5 damage to all minions except Dragons."""

    action = damage(MINIONS - DRAGON, N)
