"""March of the Lich King: Priest."""

from hsreplay_sim.cards.words import *


class NX2_018:
    """Rotting Necromancer.

    Battlecry:Dredge. If it's an Undead, deal 5 damage to the enemy hero.
    """

    action = dredge(when(any_of(SUBJECT & UNDEAD), damage(ENEMY_HERO, N)))


class NX2_019:
    """Mind Sear. Deal 2 damage to a minion. If it dies, deal 3 damage to the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, damage(ENEMY_HERO, N2))


class NX2_020:
    """Cannibalize. Destroy a minion. Restore its Health to all friendly characters."""

    targets = target(MINIONS, optional=False)
    action = (
        remember_number(health_of(TARGET))
        >> destroy(TARGET)
        >> heal(FRIENDLY_CHARACTERS, LEFT_BEHIND)
    )


class RLK_812:
    """Animate Dead. Resurrect a friendly minion that costs (3) or less."""

    playable = any_of(FRIENDLY_DEAD_MINIONS & cost_at_most(N))
    action = resurrect(random(FRIENDLY_DEAD_MINIONS & cost_at_most(N)))
    summons = True


class RLK_813:
    """Bonecaller. TauntDeathrattle: Resurrect a friendly Undead that died this game."""

    deathrattle = resurrect(random(FRIENDLY_DEAD_MINIONS & UNDEAD))


class RLK_814:
    """Crystalsmith Cultist. Battlecry: If you're holding a Shadow spell, gain +1/+1."""

    action = when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.SHADOW)), give(SELF, "RLK_814e")
    )


class RLK_815:
    """Shadow Word: Undeath.

    Deal 2 damage to all enemies. If a friendly Undead died after your last turn, deal 2 more.
    """

    action = damage(ENEMY_CHARACTERS, N) >> when(
        any_of(DIED_SINCE_MY_TURN & UNDEAD), damage(ENEMY_CHARACTERS, N2)
    )


class RLK_823:
    """Undying Allies. After you play an Undead this turn, give it Reborn."""

    action = give(FRIENDLY_PLAYER, "RLK_823e")


class RLK_823e:
    """Grave Calling. After you play an Undead this turn, give it Reborn."""

    events = after_played(FRIENDLY & UNDEAD, keyword(SUBJECT, REBORN))


class RLK_829:
    """Grave Digging. Draw 2 cards. Costs (1) if a friendly Undead died after your last turn."""

    action = draw(N)
    cost = (N2 - OVERALL) * as_number(any_of(DIED_SINCE_MY_TURN & UNDEAD))


class RLK_832:
    """High Cultist Basaleph.

    Battlecry: Resurrect all friendly Undead that died after your last turn.
    """

    action = resurrect(DIED_SINCE_MY_TURN & UNDEAD)


class RLK_845:
    """Mind Eater. Deathrattle: Add a copy of a card in your opponent's deck to your hand."""

    deathrattle = copy_to_hand(random(ENEMY_DECK))
