"""Ashes of Outland: Druid."""

from hsreplay_sim.cards.words import *


class BT_127:
    """Imprisoned Satyr.

    Dormant for 2 turns. When this awakens, reduce the Cost of a random minion in your hand by (5).
    """

    dormant = "BT_737e"
    awaken = give(random(FRIENDLY_HAND & MINION), "BT_127e")


class BT_128:
    """Fungal Fortunes. Draw 3 cards. Discard any minions drawn."""

    action = draw(N, one_by_one=True) >> discard_these(DRAWN & IN_HAND & MINION)


class BT_129:
    """Germination. Summon a copy of a friendly minion. Give the copy Taunt."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(MADE, "BT_129e")
    summons = True


class BT_129e:
    """Mitosis. Taunt."""

    keywords = (TAUNT,)
    outlives = True  # U439:8659


class BT_130:
    """Overgrowth. Gain two empty Mana Crystals.

    With all the Mana that one may have it brings Excess Mana (the wiki of the game).
    """

    action = when(ALL_MANA, add_card("CS2_013t"), gain_crystals(2))


class BT_132:
    """Ironbark.

    Give a minion +1/+3 and Taunt. Costs (0) if you have at least 7 Mana Crystals.
    """

    cost = -(OVERALL - N3) * as_number(CRYSTALS >= N4)
    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BT_132e")


class BT_133:
    """Marsh Hydra. Rush. After this attacks, add a random 8-Cost minion to your hand."""

    events = after_attack(SELF, add_random(pool(A_MINION, cost=N)))


class BT_134:
    """Bogbeam. Deal 3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals."""

    targets = MINIONS
    action = damage(TARGET, N)
    cost = -(OVERALL - N2) * as_number(CRYSTALS >= N3)


class BT_135:
    """Glowfly Swarm. Summon a 2/2 Glowfly for each spell in your hand."""

    action = summon("BT_135t", count(FRIENDLY_HAND & SPELL))
    summons = True


class BT_136:
    """Archspore Msshi'fn. TauntDeathrattle: Shuffle 'Msshi'fn Prime' into your deck."""

    deathrattle = shuffle("BT_136t")


class BT_136t:
    """Msshi'fn Prime. TauntChoose One - Summon a 9/9 Fungal Giant with Taunt; or Rush."""

    choose = ("BT_136ta", "BT_136tb")


class BT_136ta:
    """Msshi'fn Pro'tec. Summon a 9/9 Guardian with Taunt."""

    action = summon("BT_136tt")
    summons = True


class BT_136tb:
    """Msshi'fn At'tac. Summon a 9/9 Bruiser with Rush."""

    action = summon("BT_136tt2")
    summons = True
