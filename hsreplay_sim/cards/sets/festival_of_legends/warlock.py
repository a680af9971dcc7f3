"""Festival of Legends: Warlock."""

from hsreplay_sim.cards.words import *


class ETC_034:
    """Opera Soloist.

    Battlecry: If you control no other minions, deal 3 damage to all enemy minions.
    """

    action = when(~any_of(FRIENDLY_MINIONS - SELF), damage(ENEMY_MINIONS, N))


class ETC_068:
    """Baritone Imp.

    Battlecry: Take Fatigue damage. Gain that much Attack and Health.@Battlecry: Take {0} Fatigue
    damage. Gain that much Attack and Health.
    """

    action = take_fatigue() >> give(SELF, "ETC_068e", data=LEFT_BEHIND)
    hand_number = mine(FATIGUE) + 1


class ETC_068e:
    """Do Re Mi. Increased stats."""

    atk = DATA1
    max_health = DATA1


class ETC_069:
    """Crescendo.

    Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that
    much damage to all enemies.
    """

    action = take_fatigue() >> damage(ENEMY_CHARACTERS, LEFT_BEHIND)
    hand_number = mine(FATIGUE) + 1


class ETC_070:
    """Crazed Conductor.

    Battlecry: Take Fatigue damage. Summon that many 3/3 Imps.@Battlecry: Take {0} Fatigue damage.
    Summon that many 3/3 Imps.
    """

    action = take_fatigue() >> summon("ETC_070t", LEFT_BEHIND)
    hand_number = mine(FATIGUE) + 1


class ETC_071:
    """Rin, Orchestrator of Doom.

    Taunt. Deathrattle: Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of
    their deck.
    """

    deathrattle = (
        draw(N)
        >> opponent_draws(N)
        >> discard(N2)
        >> discard(N2, ENEMY_HAND)
        >> mill(top(FRIENDLY_DECK, N3) + top(ENEMY_DECK, N3))
    )


class ETC_081:
    """Void Virtuoso. During your turn, your hero is Immune."""

    aura = aura(FRIENDLY_HERO, "ETC_081e", MY_TURN)


class ETC_082:
    """Dirge of Despair. Deal 3 damage to a character. If it dies, summon a Demon from your deck.

    Before 238003: If that kills it.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, recruit(random(FRIENDLY_DECK & MINION & DEMON)))


class ETC_083:
    """Demonic Dynamics. Discover 2 Demons. Finale: Give them +1/+2."""

    action = discover(discoverable(pool(A_MINION, race=Race.DEMON)), N) >> when(
        FINALE, give(MADE & IN_HAND, "ETC_083e")
    )


class JAM_030:
    """Fanottem, Lord of the Opera.

    Taunt, Lifesteal. This card's Cost is equal to the amount of cards in your deck.
    """

    cost = count(FRIENDLY_DECK) - OVERALL


class JAM_031:
    """Reverberations. Summon a copy of a minion. Each one dies after taking damage."""

    targets = target(MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(TARGET + MADE, "JAM_031e")


class JAM_031e:
    """Reverberations. Dies after taking damage."""

    keywords = (ONE_SIDED_GHOSTLY, OPPONENT_SIDE_GHOSTLY)
    events = when_damaged(SELF, destroy(SELF))


class JAM_032:
    """Fiddlefire Imp. Battlecry: Add a random Fire Mage and Fire Warlock spell to your hand."""

    action = add_random(
        pool(A_SPELL, card_class=CardClass.MAGE, where=of_school(SpellSchool.FIRE))
    ) >> add_random(pool(A_SPELL, card_class=CardClass.WARLOCK, where=of_school(SpellSchool.FIRE)))
