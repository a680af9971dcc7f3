"""Scholomance Academy: Hunter."""

from hsreplay_sim.cards.words import *


class SCH_133:
    """Wolpertinger. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class SCH_239:
    """Krolusk Barkstripper. Spellburst: Destroy a random enemy minion."""

    spellburst = after_played(FRIENDLY & SPELL, destroy(random(ENEMY_MINIONS)))


class SCH_244:
    """Teacher's Pet. Taunt. Deathrattle: Summon a random 3-Cost Beast."""

    deathrattle = summon_random(pool(A_MINION, cost=N, race=Race.BEAST))


class SCH_300:
    """Carrion Studies. Discover a Deathrattle minion. Your next one costs (1) less."""

    action = discover(discoverable(pool(A_MINION, where=deathrattle_card))) >> give(
        FRIENDLY_PLAYER, "SCH_300e"
    )


class SCH_300e:
    """Carrion Studies. Your next Deathrattle minion costs (1) less."""

    aura = aura(FRIENDLY_HAND & MINION & has(DEATHRATTLE), "SCH_300e2")
    events = until_played(FRIENDLY & MINION & has(DEATHRATTLE))


class SCH_340:
    """Bloated Python. Deathrattle: Summon a 4/4 Hapless Handler."""

    deathrattle = summon("SCH_340t")


class SCH_604:
    """Overwhelm. Deal 2 damage to a minion. Deal one more damage for each Beast you control."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N + count(FRIENDLY_MINIONS & BEAST))


class SCH_607:
    """Shan'do Wildclaw.

    Choose One - Give Beasts in your deck +1/+1; or Transform into a copy of a friendly Beast.
    """

    choose = ("SCH_607b", "SCH_607a")


class SCH_607a:
    """Transfiguration. Transform into a copy of a friendly Beast."""

    targets = FRIENDLY_MINIONS & BEAST
    action = become_copy(SELF, TARGET)


class SCH_607b:
    """Rile the Herd. Give Beasts in your deck +1/+1."""

    action = give(FRIENDLY_DECK & BEAST, "SCH_607e")


class SCH_610:
    """Guardian Animals. Summon two Beasts that cost (5) or less from your deck. Give them Rush."""

    action = repeat(
        2, recruit(random(FRIENDLY_DECK & BEAST & cost_at_most(N))) >> keyword(MADE, RUSH)
    )
    summons = True


class SCH_617:
    """Adorable Infestation. Give a minion +1/+1. Summon a 1/1 Cub. Add a Cub to your hand."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "SCH_617e") >> summon("SCH_617t") >> add_card("SCH_617t")
