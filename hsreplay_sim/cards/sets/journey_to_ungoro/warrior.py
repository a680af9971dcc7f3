"""Journey to Un'Goro: Warrior."""

from hsreplay_sim.cards.words import *


class UNG_838:
    """Tar Lord. Taunt Has +4 Attack during your opponent’s turn."""

    atk = N * as_number(THEIR_TURN)


class UNG_922t1:
    """Choose Your Path. Discover a card."""

    action = discover(discoverable(pool()))


class UNG_923:
    """Iron Hide. Gain 5 Armor."""

    action = armor(N)


class UNG_925:
    """Ornery Direhorn. TauntBattlecry:Adapt."""

    action = adapt(SELF)


class UNG_926:
    """Cornered Sentry. Taunt. Battlecry: Summon three 1/1 Raptors for your opponent."""

    action = summon("UNG_076t1", 3, opponent=True)


class UNG_927:
    """Sudden Genesis. Summon copies of your damaged minions."""

    action = summon_copy(FRIENDLY_MINIONS & HURT)


class UNG_929:
    """Molten Blade. Transforms into a new weapon when in hand that changes each turn."""

    in_hand = turn_start(shift(pool(A_WEAPON), "UNG_929e"))


class UNG_929e:
    """Magmic. Transforming into random weapons."""

    events = (turn_start(shift(pool(A_WEAPON), "UNG_929e")), shift_ends())


class UNG_933:
    """King Mosh. Battlecry: Destroy all damaged minions."""

    action = destroy(MINIONS & HURT)


class UNG_934:
    """Fire Plume's Heart. Quest: Play 7 Taunt minions. Reward: Sulfuras."""

    quest = after_played(FRIENDLY & MINION & has(TAUNT), progress())
    reward = reward_card("UNG_934t1")


class UNG_934t1:
    """Sulfuras. Battlecry: Your Hero Power becomes 'Deal 8 damage to a random enemy.'"""

    action = new_power("UNG_934t2")


class UNG_957:
    """Direhorn Hatchling.

    Taunt. Deathrattle: Shuffle an 8/12 Direhorn with Taunt into your deck.

    It signs itself, not the Direhorn (7 of 7, U090:7936).
    """

    deathrattle = shuffle("UNG_957t1", signs_itself=True)
