"""Saviors of Uldum: Warlock."""

from hsreplay_sim.cards.words import *


class ULD_140:
    """Supreme Archaeology. Quest: Draw 20 cards. Reward: Tome of Origination."""

    quest = when_drawn(FRIENDLY, progress())
    reward = new_power("ULD_140p")


class ULD_140e:
    """Origination. Costs (0)."""

    set_cost = N


class ULD_140p:
    """Tome of Origination. Draw a card. It costs (0)."""

    action = draw() >> give(DRAWN & IN_HAND, "ULD_140e")


class ULD_160:
    """Sinister Deal. Discover a Lackey."""

    action = discover(LACKEYS)


class ULD_161:
    """Neferset Thrasher. Whenever this attacks, deal 3 damage to your hero."""

    events = when_attacks(SELF, damage(FRIENDLY_HERO, N))


class ULD_162:
    """EVIL Recruiter. Battlecry: Destroy a friendly Lackey to summon a 5/5 Demon."""

    targets = FRIENDLY_MINIONS & has(MARK_OF_EVIL)
    action = when(
        any_of(TARGET),
        remember_number(tag_of(TARGET, ZONE_POSITION))
        >> destroy(TARGET)
        >> next_block()
        >> resolve_deaths()
        >> summon("ULD_162t", place=LEFT_BEHIND),
    )


class ULD_163:
    """Expired Merchant.

    Battlecry: Discard your highest Cost card. Deathrattle: Add 2 copies of it to your hand.

    The discarded card is noted in tag 468 (U351:6879).
    """

    action = aim(
        random(highest(FRIENDLY_HAND, COST)),
        set_tag(SELF, TAG_468, id_of(TARGET))
        >> give(SELF, "ULD_163e", notes=id_of(TARGET))
        >> discard_these(TARGET),
    )
    deathrattle = add_random(copies(noted(tag_of(SELF, TAG_468))), N)


class ULD_163e:
    """Expired Goods. Discarded {0}."""


class ULD_165:
    """Riftcleaver.

    Battlecry: Destroy a minion. Your hero takes damage equal to its Health.
    """

    targets = MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> damage(FRIENDLY_HERO, health_of(TARGET)))


class ULD_167:
    """Diseased Vulture.

    Whenever your hero takes damage on your turn, summon a random 3-Cost minion.
    """

    events = when_damaged(FRIENDLY_HERO, summon_random(pool(A_MINION, cost=N)), only=MY_TURN)


class ULD_324:
    """Impbalming. Destroy a minion. Shuffle 3 Worthless Imps into your deck."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> shuffle("ULD_324t", N)


class ULD_717:
    """Plague of Flames. Destroy all your minions. For each one, destroy a random enemy minion."""

    action = (
        remember_number(count(FRIENDLY_MINIONS))
        >> destroy(FRIENDLY_MINIONS)
        >> destroy(random(ENEMY_MINIONS, LEFT_BEHIND))
    )
