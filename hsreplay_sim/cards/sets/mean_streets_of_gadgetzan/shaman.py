"""Mean Streets of Gadgetzan: Shaman."""

from hsreplay_sim.cards.words import *


class CFM_061:
    """Jinyu Waterspeaker. Battlecry: Restore #6 Health. Overload: (1)"""

    targets = CHARACTERS
    action = heal(TARGET, N)


class CFM_310:
    """Call in the Finishers. Summon four 1/1 Murlocs."""

    action = summon("CFM_310t", 4)


class CFM_312:
    """Jade Chieftain.

    Battlecry: Summon a{1} {0} Jade Golem. Give it Taunt. @Battlecry: Summon a Jade Golem. Give it
    Taunt.
    """

    action = jade_golem() >> keyword(MADE, TAUNT)


class CFM_313:
    """Finders Keepers. Discover a card with Overload. Overload: (1)"""

    action = discover(discoverable(pool(where=bearing(OVERLOAD))))


class CFM_324:
    """White Eyes. TauntDeathrattle: Shuffle 'The Storm Guardian' into your deck."""

    deathrattle = shuffle("CFM_324t")


class CFM_696:
    """Devolve. Transform all enemy minions into random ones that cost (1) less."""

    action = transform_random(ENEMY_MINIONS, cost_beside(-1))


class CFM_697:
    """Lotus Illusionist.

    After this minion attacks a hero, transform it into a random 6-Cost minion.
    """

    events = after_attack(SELF, transform_random(SELF, pool(A_MINION, cost=N)), defender=HERO)


class CFM_707:
    """Jade Lightning. Deal 3 damage. Summon a Jade Golem."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> jade_golem()


class CFM_717:
    """Jade Claws. Battlecry: Summon a Jade Golem. Overload: (1)."""

    action = jade_golem()
