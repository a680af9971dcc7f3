"""Scholomance Academy: Warrior."""

from hsreplay_sim.cards.words import *


class SCH_237:
    """Athletic Studies. Discover a Rush minion. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_MINION, where=rush_card))) >> give(
        FRIENDLY_PLAYER, "SCH_237e"
    )


class SCH_237e:
    """Athletic Studies. Your next Rush minion costs (1) less."""

    aura = aura(FRIENDLY_HAND & MINION & has(RUSH), "SCH_237e2")
    events = until_played(FRIENDLY & MINION & has(RUSH))


class SCH_238:
    """Reaper's Scythe. Spellburst: Also damages adjacent minions this turn."""

    spellburst = after_played(FRIENDLY & SPELL, give(SELF, "SCH_238e"))


class SCH_238e:
    """Reaping. Damages minions next to whomever your hero attacks."""

    events = when_deals_damage(
        FRIENDLY & HERO, damage(adjacent(SUBJECT), atk_of(FRIENDLY_HERO)), to=MINION
    )


class SCH_317:
    """Playmaker. After you play a Rush minion, summon a copy with 1 Health remaining."""

    events = after_played(
        (FRIENDLY & MINION & OTHERS) & has(RUSH),
        summon_copy(SUBJECT, beside=True) >> set_health(MADE, N),
    )


class SCH_337:
    """Troublemaker. At the end of your turn, summon two 3/3 Ruffians that attack random enemies."""

    events = turn_end(repeat(2, summon("SCH_337t") >> attacks(MADE, ENEMY_CHARACTERS)))


class SCH_525:
    """In Formation! Add 2 random Taunt minions to your hand."""

    action = add_random(pool(A_MINION, where=taunt_card), N)
