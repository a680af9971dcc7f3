"""The Lost City of Un'Goro: Warlock."""

from hsreplay_sim.cards.words import *


class DINO_131:
    """Possessed Animancer. Deathrattle: Summon a random Beast from your deck. Give it Lifesteal."""

    deathrattle = recruit(random(FRIENDLY_DECK & MINION & BEAST)) >> keyword(MADE, LIFESTEAL)


class DINO_132:
    """Asphyxiodon. Taunt. At the end of your turn, deal 5 damage to a random enemy minion."""

    events = turn_end(damage(random(ENEMY_MINIONS), N))


class DINO_402:
    """Bat Mask. Set a friendly minion's stats to 1/1. Fill your board with copies of it."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "DINO_402e") >> summon_copy(TARGET, FREE_SLOTS)


class DINO_402e:
    """Bat Mask. 1/1."""

    set_atk = N
    set_health = N2


class TLC_446:
    """Escape the Underfel. Quest: Play 6 Temporary cards. Reward: Underfel Rift.

    Before 231191: 5 cards.
    """

    quest = after_played(
        FRIENDLY, progress(), only=any_of(last(PLAYED_THIS_TURN) & has(VALEERASHADOW))
    )
    reward = reward_card("TLC_446t")


class TLC_447:
    """Caustic Fumes. Destroy an enemy minion. Kindred: Deal 2 damage to all minions."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = destroy(TARGET) >> when(KINDRED, damage(MINIONS, N))


class TLC_449:
    """Bloodpetal Biome. Discover a Temporary 1-Cost minion."""

    activate = discover(discoverable(pool(A_MINION, cost=N))) >> TEMPORARY_PICK


class TLC_450:
    """Spelunker. Battlecry: Your next Temporary card costs (2) less."""

    action = give(FRIENDLY_PLAYER, "TLC_450e")


class TLC_450e:
    """Spelunker Enchant Player. Your next Temporary card costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & has(TAG_3630), -N)
    events = until_played(FRIENDLY & has(TAG_3630))


class TLC_451:
    """Cursed Catacombs. Discover another card from your deck. Make it Temporary.

    Before 228373: Discover a minion from your deck.
    """

    action = discover_from(
        either(says("minion from"), FRIENDLY_DECK & MINION, FRIENDLY_DECK & ~card("TLC_451"))
    ) >> make_temporary(DRAWN & IN_HAND, "GIFT_99e")


class TLC_463:
    """Razidir.

    Battlecry: Discard a random card from your hand. Kindred: Your opponent's hand instead.
    """

    action = when(KINDRED, discard(1, ENEMY_HAND), discard())


class TLC_466:
    """Story of Lakkari.

    At the end of your turn, discard a card and fill your board with 3/2 Imps. Lasts 3 turns.
    """

    objective = turn_end(discard() >> summon("UNG_829t3", FREE_SLOTS, signed=True) >> pass_turn())


class TLC_467:
    """Whispering Stone.

    TauntDeathrattle: Get 2 random Fel spells. They cost Health instead of Mana.
    """

    deathrattle = repeat(
        N,
        add_random(pool(A_SPELL, where=of_school(SpellSchool.FEL)))
        >> give(MADE & IN_HAND, "TLC_467e"),
    )


class TLC_467e:
    """The Stone's Whispers. Costs Health instead of Mana."""

    keywords = (CARD_COSTS_HEALTH,)


class TLC_469:
    """Tunnel Terror. Deathrattle: Get two random Temporary 2-Cost minions."""

    deathrattle = repeat(2, add_random(pool(A_MINION, cost=N)) >> TEMPORARY_PICK)


class TLC_479:
    """Deathrot Maw. TauntDeathrattle: Summon a random Fel Beast."""

    deathrattle = summon_random(given("TLC_446t2", "TLC_446t3", "TLC_446t4"), signed=True)
