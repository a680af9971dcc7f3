"""Rastakhan's Rumble: Paladin."""

from hsreplay_sim.cards.words import *


class TRL_300:
    """Shirvallah, the Tiger.

    Divine Shield, Rush, Lifesteal. Costs (1) less for each Mana you've spent on spells.
    """

    cost = -cost_of(PLAYED_THIS_GAME & SPELL)


class TRL_302:
    """Time Out! Your hero is Immune until your next turn."""

    action = give(FRIENDLY_HERO, "TRL_302e")


class TRL_302e:
    """Time Out! Immune until your next turn."""

    keywords = (IMMUNE,)
    events = turn_start(expire(SOURCE))


class TRL_304:
    """Farraki Battleaxe. Overkill: Give a minion in your hand +2/+2."""

    overkill = give(random(FRIENDLY_HAND & MINION), "TRL_304e")


class TRL_305:
    """A New Challenger... Discover a 6-Cost minion. Summon it with Taunt and Divine Shield."""

    action = (
        discover_and_summon(discoverable(pool(A_MINION, cost=N)))
        >> keyword(MADE, TAUNT)
        >> shield(MADE)
    )


class TRL_307:
    """Flash of Light. Restore 4 Health. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> draw()


class TRL_308:
    """High Priest Thekal. Battlecry: Convert all but 1 of your Hero's Health into Armor."""

    action = armor(health_of(FRIENDLY_HERO) - N) >> set_health(FRIENDLY_HERO, N)


class TRL_309:
    """Spirit of the Tiger.

    Stealth for 1 turn. After you cast a spell, summon a Tiger with stats equal to its Cost.
    """

    events = (
        turn_start(keyword(SELF, STEALTH, 0)),
        after_played(
            FRIENDLY & SPELL,
            summon_sized("TRL_309t", COST_PAID, COST_PAID, cost=COST_PAID),
            only=COST_PAID > 0,
        ),
    )


class TRL_543:
    """Bloodclaw. Battlecry: Deal 5 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class TRL_545:
    """Zandalari Templar.

    Battlecry: If you've restored 10 Health this game, gain +4/+4 and Taunt.@ ({0} left!)@
    (Ready!)
    """

    action = when(mine(AMOUNT_HEALED_THIS_GAME) >= N, give(SELF, "TRL_545e"))
