"""Across the Timeways: Warrior."""

from hsreplay_sim.cards.words import *

A_BLOOD_FIGHTER = random(FRIENDLY_HAND & card("TIME_850", "TIME_850t", "TIME_850t1"))


class END_021:
    """Dimensional Weaponsmith. Battlecry: Give all minions and weapons in your hand +2 Attack."""

    action = give(FRIENDLY_HAND & (MINION | WEAPON), "END_021e")


class TIME_034:
    """Stadium Announcer. Rewind.

    Battlecry: Both players equip a random weapon. Give yours +1/+1.
    """

    action = (
        equip_random(pool(A_WEAPON))
        >> equip_random(pool(A_WEAPON), opponent=True)
        >> give(FRIENDLY_WEAPON, "TIME_034e")
    )


class TIME_714:
    """Chrono-Lord Epoch. Battlecry: Destroy all minions that your opponent played last turn."""

    action = destroy(as_they_are_now(ENEMY_PLAYED_LAST_TURN) & MINION & IN_PLAY)


class TIME_715:
    """For Glory!. Draw 2 cards. Costs (1) less for each minion your opponent controls."""

    action = draw(N)
    cost = -(N2 * count(ENEMY_MINIONS))


class TIME_716:
    """Slow Motion. Your opponent's cards cost (1) more next turn."""

    action = give(ENEMY_PLAYER, "TIME_716e3")


class TIME_716e3:
    """Slowed Down. Your cards cost (1) more this turn."""

    aura = aura(ENEMY_HAND, "TIME_716e", only=THEIR_TURN)
    events = turn_end(expire(SOURCE), whose=ENEMY_PLAYER)


class TIME_750:
    """Precursory Strike.

    Deal 3 damage. If you're holding a minion that costs (5) or more, draw a minion.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(FRIENDLY_HAND & MINION & cost_at_least(N2)), draw_from(FRIENDLY_DECK & MINION)
    )


class TIME_850:
    """Lo'Gosh, Blood Fighter.

    Fabled, Rush. Deathrattle: Summon a Blood Fighter from your hand. It gains +5/+5 and attacks a
    random enemy.
    """

    deathrattle = (
        recruit(A_BLOOD_FIGHTER) >> give(MADE, "TIME_850e") >> attacks(MADE, ENEMY_CHARACTERS)
    )


class TIME_850t:
    """Broll, Blood Fighter.

    Taunt Deathrattle: Summon a Blood Fighter from your hand. Give it +5/+5 and Taunt.
    """

    deathrattle = recruit(A_BLOOD_FIGHTER) >> give(MADE, "TIME_850e") >> keyword(MADE, TAUNT)


class TIME_850t1:
    """Valeera, Blood Fighter.

    Elusive Deathrattle: Summon a Blood Fighter from your hand. Give it +5/+5 and Elusive.
    """

    deathrattle = recruit(A_BLOOD_FIGHTER) >> give(MADE, "TIME_850e") >> keyword(MADE, ELUSIVE)


class TIME_870:
    """Gladiatorial Combat.

    Summon a random minion from your deck. Summon a 5/5 Tiger with Stealth for your opponent.
    """

    action = recruit(random(FRIENDLY_DECK & MINION)) >> summon("TIME_870t", opponent=True)


class TIME_871:
    """Heir of Hereafter. TauntBattlecry: Gain +2/+2 for each damaged minion."""

    action = repeat(count(MINIONS & HURT), give(SELF, "TIME_871e"))


class TIME_872:
    """Undefeated Champion.

    Rush. Battlecry: Fill your opponent's board with random 1-Cost minions.
    """

    action = summon_random(pool(A_MINION, cost=N), 7, opponent=True)


class TIME_873:
    """Unleash the Crocolisks. Gain 10 Armor. Summon two 2/3 Beasts for your opponent."""

    action = armor(N) >> summon("TIME_873t", 2, opponent=True)
