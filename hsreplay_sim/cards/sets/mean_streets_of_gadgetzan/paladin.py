"""Mean Streets of Gadgetzan: Paladin."""

from hsreplay_sim.cards.words import *


class CFM_062:
    """Grimestreet Protector. Taunt. Battlecry: Give adjacent minions Divine Shield."""

    action = shield(ADJACENT)


class CFM_305:
    """Smuggler's Run. Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "CFM_305e")


class CFM_639:
    """Grimestreet Enforcer. At the end of your turn, give all minions in your hand +1/+1."""

    events = turn_end(give(FRIENDLY_HAND & MINION, "CFM_639e"))


class CFM_639e:
    """Smuggling. Increased stats from Grimestreet Enforcer."""

    atk = of_card("CFM_639", N)
    max_health = of_card("CFM_639", N2)


class CFM_650:
    """Grimscale Chum. Battlecry: Give a random Murloc in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & MURLOC), "CFM_650e")


class CFM_753:
    """Grimestreet Outfitter. Battlecry: Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "CFM_753e")


class CFM_759:
    """Meanstreet Marshal. Deathrattle: If this minion has 2 or more Attack, draw a card."""

    deathrattle = when(atk_of(AS_IT_DIED) >= N, draw())


class CFM_800:
    """Getaway Kodo. Secret: When a friendly minion dies, return it to your hand.

    Since 8.0 it leaves one alone that its Deathrattle has moved.
    """

    secret = when_died(
        FRIENDLY & MINION,
        return_dead(SUBJECT),
        HAND_ROOM & (any_of(SUBJECT & IN_GRAVEYARD) | ~by_profile(lambda p: p.moved_are_left)),
    )


class CFM_815:
    """Wickerflame Burnbristle. Taunt, Divine Shield, Lifesteal.

    Before 20457: Damage dealt by this minion also heals your hero.
    """

    events = when_deals_damage(SELF, heal(FRIENDLY_HERO, AMOUNT), only=says("also heals"))


class CFM_905:
    """Small-Time Recruits. Draw three 1-Cost minions from your deck."""

    action = draw_from(FRIENDLY_DECK & MINION & cost_is(N), 3)
