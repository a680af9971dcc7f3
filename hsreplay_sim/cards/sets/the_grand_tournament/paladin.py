"""The Grand Tournament: Paladin."""

from hsreplay_sim.cards.words import *


class AT_073:
    """Competitive Spirit. Secret: When your turn starts, give your minions +1/+1."""

    secret = turn_start(give(FRIENDLY_MINIONS, "AT_073e"), only=any_of(FRIENDLY_MINIONS))


class AT_074:
    """Seal of Champions. Give a minion +3 Attack and Divine Shield."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "AT_074e2") >> shield(TARGET)


class AT_074e2:
    """Seal of Champions. +3 Attack and Divine Shield."""

    atk = N


class AT_075:
    """Warhorse Trainer. Your Silver Hand Recruits have +2 Attack and Taunt."""

    aura = aura(FRIENDLY_MINIONS & called("Silver Hand Recruit"), "AT_075e")


class AT_075e:
    """Might of the Hostler. Warhorse Trainer is granting +2 Attack and Taunt."""

    atk = N
    keywords = (TAUNT,)
    keyword_wording = "Taunt"


class AT_076:
    """Murloc Knight. Inspire: Summon a random Murloc."""

    inspire = summon_random(pool(A_MINION, race=Race.MURLOC))


class AT_077:
    """Argent Lance.

    Battlecry: Reveal a minion in each deck. If yours costs more, +1 Durability.
    """

    action = joust(give(SELF, "AT_077e"))


class AT_078:
    """Enter the Coliseum. Destroy all minions except each player's highest Attack minion."""

    action = destroy(
        MINIONS - spared(highest(FRIENDLY_MINIONS, ATK)) - spared(highest(ENEMY_MINIONS, ATK))
    )


class AT_079:
    """Mysterious Challenger.

    Battlecry: Put one of each Secret from your deck into the battlefield.

    There are never more than five of them.
    """

    action = repeat(5, put_secret_from(FRIENDLY_DECK))


class AT_081:
    """Eadric the Pure. Battlecry: Change all enemy minions' Attack to 1."""

    action = give(ENEMY_MINIONS, "AT_081e")


class AT_081e:
    """Purified. Attack changed to 1."""

    set_atk = N


class AT_104:
    """Tuskarr Jouster.

    Battlecry: Reveal a minion in each deck. If yours costs more, restore 7 Health to your hero.
    """

    action = joust(heal(FRIENDLY_HERO, N))
