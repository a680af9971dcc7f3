"""Perils in Paradise: Hunter."""

from hsreplay_sim.cards.words import *


class VAC_409:
    """Parrot Sanctuary.

    Your next Battlecry minion costs (1) less. After you play a Battlecry minion, reopen this.
    """

    activate = give(FRIENDLY_PLAYER, "VAC_409e")
    events = after_played(FRIENDLY & MINION & has(BATTLECRY), reopen())


class VAC_409e:
    """Parroting. Your next Battlecry minion costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & MINION & has(BATTLECRY), -N)
    events = until_played(FRIENDLY & MINION & has(BATTLECRY))


class VAC_410:
    """Furious Fowls.

    Choose an enemy. Summon two 3/3 Birds with Immune while attacking to attack it.
    """

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = summon("VAC_410t", 2) >> attacks(MADE, TARGET)
    summons = True


class VAC_410t:
    """Angry Bird. Immune while attacking."""

    events = with_keyword(when_attacks(SELF, give(SELF, "DS1_188e")), 0)


class VAC_412:
    """Catch of the Day. Rush. Battlecry: Summon a 2/1 Worm for your opponent."""

    action = summon("VAC_412t", opponent=True)


class VAC_416:
    """Death Roll.

    Destroy an enemy minion. Deal damage equal to its Attack randomly split among all enemies.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = destroy(TARGET) >> missiles(atk_of(TARGET))


class VAC_960:
    """Trusty Fishing Rod. After your hero attacks, summon a 1-Cost minion from your deck."""

    events = after_attack(
        FRIENDLY & HERO, recruit(random(FRIENDLY_DECK & MINION & cost_is(N)), noted=False)
    )


class WORK_018:
    """Workhorse. Deathrattle: Summon two 2/1 Ponies."""

    deathrattle = summon("WORK_018t", 2)


class WORK_019:
    """Cash Cow. Taunt Whenever this takes damage, get a Coin."""

    events = when_damaged(SELF, add_card("GAME_005"))
