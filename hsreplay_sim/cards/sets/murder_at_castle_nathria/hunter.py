"""Murder at Castle Nathria: Hunter."""

from hsreplay_sim.cards.words import *


class MAW_009:
    """Shadehound.

    Whenever this attacks, give your other Beasts +2/+2. Infuse (@ Beasts): Gain Rush.
    """

    events = when_attacks(SELF, give((FRIENDLY_MINIONS & BEAST) - SELF, "MAW_009e"))
    infuse = "MAW_009t"
    infused_by = any_of(SUBJECT & BEAST)


class MAW_009t:
    """Shadehound. InfusedRush. Whenever this attacks, give your other Beasts +2/+2."""

    events = when_attacks(SELF, give((FRIENDLY_MINIONS & BEAST) - SELF, "MAW_009e"))


class MAW_010:
    """Motion Denied.

    Secret: After your opponent plays three cards in a turn, deal 6 damage to the enemy hero.
    """

    secret = after_played(
        ENEMY, damage(ENEMY_HERO, N), only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3)
    )


class REV_350:
    """Frenzied Fangs. Summon two 2/1 Bats. Infuse (@): Give them +1/+2."""

    action = summon("REV_350t", 2)
    infuse = "REV_350t2"
    summons = True


class REV_350t2:
    """Frenzied Fangs. Infused Summon two 2/1 Bats. Give them +1/+2."""

    action = summon("REV_350t", 2) >> give(MADE, "REV_350e")
    summons = True


class REV_352:
    """Stonebound Gargon. RushInfuse (@): Also damages the minions next to whomever this attacks."""

    infuse = "REV_352t"


class REV_352t:
    """Stonebound Gargon. InfusedRush. Also damages the minions next to whomever this attacks."""

    cleaves = True


class REV_356:
    """Batty Guest. Deathrattle: Summon a 2/1 Bat."""

    deathrattle = summon("REV_350t")


class REV_360:
    """Spirit Poacher. Battlecry: Summon a random Dormant Wildseed."""

    action = summon_random(given("REV_360t", "REV_360t1", "REV_360t2"))


class REV_360t:
    """Fox Spirit Wildseed. Dormant for 1 turn. Rush"""

    dormant = "REV_360te"


class REV_360t1:
    """Bear Spirit Wildseed. Dormant for 2 turns. Taunt"""

    dormant = "REV_360t1e"


class REV_360t1e:
    """Mature Wildseed. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class REV_360t2:
    """Stag Spirit Wildseed. Dormant for 3 turns. When this awakens, equip a 4/2 Greatbow."""

    dormant = "REV_360t2e"
    awaken = equip("REV_360t4")


class REV_360t2e:
    """Elder Wildseed. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class REV_360te:
    """Young Wildseed. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class REV_362:
    """Castle Kennels. Give a friendly minion +2 Attack. If it's a Beast, give it Rush."""

    targets = FRIENDLY_MINIONS
    activate = give(TARGET, "REV_362e") >> when(any_of(TARGET & BEAST), keyword(TARGET, RUSH))


class REV_363:
    """Ara'lon. Battlecry: Summon one of each Dormant Wildseed."""

    action = summon("REV_360t") >> summon("REV_360t1", beside=1) >> summon("REV_360t2", beside=2)


class REV_364:
    """Stag Charge. Deal 3 damage. Summon a random Dormant Wildseed."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(given("REV_360t", "REV_360t1", "REV_360t2"))
