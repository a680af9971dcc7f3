"""Into the Emerald Dream: Demon Hunter."""

from hsreplay_sim.cards.words import *


class EDR_421:
    """Omen.

    Rush, Windfury. Deathrattle: Deal @ damage to all enemies. (Improves after this attacks!)
    """

    events = after_attack(SELF, add_tag(SELF, TAG_SCRIPT_DATA_NUM_1))
    deathrattle = damage(ENEMY_CHARACTERS, DATA1)


class EDR_493:
    """Alara'shi.

    Battlecry: Transform minions in your hand into random Demons. (They keep their original stats
    and Cost.)

    Its numbers hold the stats of a minion while that is transformed.
    """

    action = for_each(
        FRIENDLY_HAND & MINION,
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, atk_of(SUBJECT))
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_2, max_health_of(SUBJECT))
        >> remember_number(cost_of(SUBJECT))
        >> transform_random(SUBJECT, pool(A_MINION, race=Race.DEMON))
        >> give(SUBJECT, "EDR_493e2", data=DATA1, data2=DATA2)
        >> give(SUBJECT, "EDR_493e", data=LEFT_BEHIND),
    )


class EDR_493e:
    """Demon Cost. Adjusted Cost."""

    set_cost = DATA1


class EDR_493e2:
    """Demon Form. Adjusted stats and Cost. (EDR_493e has the Cost.)"""

    set_atk = DATA1
    set_health = DATA2


class EDR_820:
    """Wyvern's Slumber.

    Choose One - Summon two Dormant Dreadseeds; or Deal 2 damage to all minions.
    """

    choose = ("EDR_820a", "EDR_820b")


class EDR_820a:
    """Encroaching Fear. Summon two random Dormant Dreadseeds."""

    action = summon_random(given("EDR_840t", "EDR_840t1", "EDR_840t2"), 2)
    summons = True


class EDR_820b:
    """Awoken Darkness. Deal 2 damage to all minions."""

    action = damage(MINIONS, N)


class EDR_840:
    """Grim Harvest. Draw a card. Summon a random Dormant Dreadseed."""

    action = draw() >> summon_random(given("EDR_840t", "EDR_840t1", "EDR_840t2"))


class EDR_840t:
    """Hound Dreadseed.

    Dormant for 2 turns. When this awakens, give your hero +3 Attack this turn.
    """

    dormant = "EDR_840t1e"
    awaken = give(FRIENDLY_HERO, "EDR_840te")


class EDR_840t1:
    """Crow Dreadseed. Elusive. Dormant for 1 turn."""

    dormant = "EDR_840t1e1"


class EDR_840t1e:
    """Dreaming Hound. Dormant. Awaken in 2 turns."""

    events = turn_start(count_to_awaken())


class EDR_840t1e1:
    """Dreaming Crow. Dormant. Awaken in 1 turn."""

    events = turn_start(count_to_awaken())


class EDR_840t2:
    """Serpent Dreadseed. Taunt, Lifesteal. Dormant for 3 turns."""

    dormant = "EDR_840t2e1"


class EDR_840t2e1:
    """Dreaming Serpent. Dormant. Awaken in 3 turns."""

    events = turn_start(count_to_awaken())


class EDR_841:
    """Dreadsoul Corrupter. Battlecry and Deathrattle: Summon a random Dormant Dreadseed."""

    action = summon_random(given("EDR_840t", "EDR_840t1", "EDR_840t2"))
    deathrattle = summon_random(given("EDR_840t", "EDR_840t1", "EDR_840t2"))


class EDR_842:
    """Defiled Spear.

    After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
    """

    events = after_attack(
        FRIENDLY & HERO, damage(random(ENEMY_CHARACTERS - TARGET), atk_of(FRIENDLY_HERO))
    )


class EDR_882:
    """Jumpscare!

    Discover a Demon that costs (5) or more with a Dark Gift. Shuffle the other two into your deck.
    """

    action = discover_with_gift(
        discoverable(pool(A_MINION, race=Race.DEMON, cost_from=N)), shuffles=True
    )


class EDR_890:
    """Nightmare Dragonkin.

    Deathrattle: Reduce the Cost of the right-most card in your hand by (2).
    """

    deathrattle = give(rightmost(FRIENDLY_HAND), "GBL_002e")


class EDR_891:
    """Ravenous Felhunter.

    Deathrattle: Resurrect a friendly Deathrattle minion that costs (4) or less. Summon a copy of
    it.
    """

    deathrattle = resurrect(
        random(DIED_THIS_GAME & MINION & printed_with(DEATHRATTLE) & cost_at_most(N)), signed=True
    ) >> summon_copy(MADE)


class EDR_892:
    """Ferocious Felbat.

    Deathrattle: Resurrect a different friendly Deathrattle minion that costs (5) or more.
    Summon a copy of it.
    """

    deathrattle = resurrect(
        random(
            FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE) & cost_at_least(N) & ~card("EDR_892")
        ),
        signed=True,
    ) >> summon_copy(MADE)


class FIR_902:
    """Sigil of Cinder.

    At the start of your next turn, deal 6 damage randomly split among all enemies.
    """

    sigil = turn_start(missiles(N))


class FIR_904:
    """Felfire Blaze. After you cast a Fel spell, destroy this and deal 2 damage to all enemies."""

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.FEL), destroy(SELF) >> damage(ENEMY_CHARACTERS, N)
    )


class FIR_952:
    """Scorchreaver.

    Battlecry:Discover a Fel spell. Reduce the Cost of Fel spells in your hand by (1).
    """

    action = discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.FEL)))) >> give(
        FRIENDLY_HAND & SPELL & school(SpellSchool.FEL), "GBL_003e"
    )
