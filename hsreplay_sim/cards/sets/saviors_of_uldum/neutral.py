"""Saviors of Uldum: neutral."""

from hsreplay_sim.cards.words import *

SIAMATS_GIFTS = given("ULD_178a2", "ULD_178a", "ULD_178a3", "ULD_178a4")
"""In the order in which they are offered (U195:22385, U282:9301)."""


class ULD_003:
    """Zephrys the Great. Battlecry: If your deck has no duplicates, wish for the perfect card."""

    action = when(
        NO_DUPLICATES,
        discover(
            either_of(
                pool(where=of_set(2)),
                pool(where=of_set(3)),
                pool(where=of_set(4)),
                pool(where=of_set(1635)),
            )
        ),
    )


class ULD_157:
    """Questing Explorer. Battlecry: If you control a Quest, draw a card."""

    action = when(any_of(FRIENDLY_QUESTS), draw())


class ULD_174:
    """Serpent Egg. Deathrattle: Summon a 3/4 Sea Serpent."""

    deathrattle = summon("ULD_174t")


class ULD_178:
    """Siamat. Battlecry: Gain 2 of Rush, Taunt, Divine Shield, or Windfury(your choice)."""

    action = choose_from(
        SIAMATS_GIFTS,
        cast_pick(SUBJECT, on=SELF)
        >> choose_from(without(SUBJECT, SIAMATS_GIFTS), cast_pick(SUBJECT, on=SELF)),
    )


class ULD_178a:
    """Siamat's Wind. Give Siamat Windfury."""

    action = keyword(TARGET, WINDFURY)


class ULD_178a2:
    """Siamat's Shield. Give Siamat Divine Shield."""

    action = shield(TARGET)


class ULD_178a3:
    """Siamat's Heart. Give Siamat Taunt."""

    action = keyword(TARGET, TAUNT)


class ULD_178a4:
    """Siamat's Speed. Give Siamat Rush."""

    action = keyword(TARGET, RUSH)


class ULD_183:
    """Anubisath Warbringer. Deathrattle: Give all minions in your hand +3/+3."""

    deathrattle = give(FRIENDLY_HAND & MINION, "ULD_183e")


class ULD_183e:
    """Anubisath Power. +3/+3."""

    atk = N
    max_health = N2


class ULD_184:
    """Kobold Sandtrooper. Deathrattle: Deal 3 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class ULD_191:
    """Beaming Sidekick. Battlecry: Give a friendly minion +2 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ULD_191e")


class ULD_191e:
    """Assisting! +2 Health."""

    max_health = N


class ULD_208:
    """Khartut Defender. Taunt, Reborn. Deathrattle: Restore 3 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class ULD_215:
    """Wrapped Golem. Reborn At the end of your turn, summon a 1/1 Scarab with Taunt."""

    events = turn_end(summon("ULD_215t"))


class ULD_271:
    """Injured Tol'vir. Taunt Battlecry: Deal 3 damage to this minion."""

    action = damage(SELF, N)


class ULD_282:
    """Jar Dealer. Deathrattle: Add a random 1-Cost minion to your hand."""

    deathrattle = add_random(pool(A_MINION, cost=N))


class ULD_289:
    """Fishflinger. Battlecry: Add a random Murloc to each player's hand."""

    action = add_random(pool(race=Race.MURLOC)) >> add_random(pool(race=Race.MURLOC), opponent=True)


class ULD_706:
    """Blatant Decoy. Deathrattle: Each player summons the lowest Cost minion from their hand."""

    deathrattle = recruit(random(lowest(FRIENDLY_HAND & MINION, COST))) >> recruit(
        random(lowest(ENEMY_HAND & MINION, COST))
    )
