"""Scholomance Academy: Demon Hunter."""

from hsreplay_sim.cards.words import *


class SCH_252:
    """Marrowslicer. Battlecry: Shuffle 2 Soul Fragments into your deck."""

    action = shuffle("SCH_307t", N)


class SCH_253:
    """Cycle of Hatred.

    Deal 3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
    """

    action = (
        damage(MINIONS, N)
        >> remember_number(count(MINIONS & DOOMED))
        >> resolve_deaths()
        >> summon("SCH_253t", LEFT_BEHIND)
    )


class SCH_276:
    """Magehunter. Rush Whenever this attacks a minion, Silence it."""

    events = when_strikes(SELF, silence(TARGET), defender=MINIONS)


class SCH_279:
    """Trueaim Crescent. After your Hero attacks a minion, your minions attack it too."""

    # Their attacks are not counted in the end (U174:6227), as those of Devouring Swarm.
    events = after_attack(
        FRIENDLY & HERO, attacks(FRIENDLY_MINIONS, TARGET, counted=False), defender=MINION
    )


class SCH_355:
    """Shardshatter Mystic.

    Battlecry: Destroy a Soul Fragment in your deck to deal 3 damage to all other minions.
    """

    action = when(
        any_of(FRIENDLY_DECK & card("SCH_307t")),
        mill(random(FRIENDLY_DECK & card("SCH_307t"))) >> damage(MINIONS - SELF, N),
    )


class SCH_356:
    """Glide.

    Shuffle your hand into your deck. Draw 4 cards. Outcast: Your opponent does the same.
    """

    action = shuffle_away(FRIENDLY_HAND) >> draw(N)
    outcast = (
        shuffle_away(FRIENDLY_HAND) >> draw(N) >> shuffle_away(ENEMY_HAND) >> opponent_draws(N)
    )


class SCH_357:
    """Fel Guardians.

    Summon three 1/2 Demons with Taunt. Costs (1) less whenever a friendly minion dies.
    """

    action = summon("SCH_357t", 3)
    summons = True
    in_hand = when_died(FRIENDLY & MINION, give(SELF, "SCH_357e"))


class SCH_357e:
    """Soul Infused. Costs less."""

    cost = -of_creator(N3)


class SCH_422:
    """Double Jump. Draw an Outcast card from your deck."""

    action = draw_from(FRIENDLY_DECK & has(OUTCAST))


class SCH_600:
    """Demon Companion. Summon a random Demon Companion."""

    action = summon_random(given("SCH_600t1", "SCH_600t2", "SCH_600t3"))
    summons = True


class SCH_600t3:
    """Kolek. Your other minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "SCH_600t3e")


class SCH_618:
    """Blood Herald. Whenever a friendly minion dies while this is in your hand, gain +1/+1."""

    in_hand = when_died(FRIENDLY & MINION, give(SELF, "SCH_618e"))


class SCH_704:
    """Soulshard Lapidary.

    Battlecry: Destroy a Soul Fragment in your deck to give your hero +5 Attack this turn.
    """

    action = when(
        any_of(FRIENDLY_DECK & card("SCH_307t")),
        mill(random(FRIENDLY_DECK & card("SCH_307t"))) >> give(FRIENDLY_HERO, "SCH_704e"),
    )


class SCH_705:
    """Vilefiend Trainer. Outcast: Summon two 1/1 Demons."""

    outcast = summon("SCH_705t", 2)
