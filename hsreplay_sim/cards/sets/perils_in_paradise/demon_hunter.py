"""Perils in Paradise: Demon Hunter."""

from hsreplay_sim.cards.words import *


class VAC_925:
    """Sigil of Skydiving.

    At the start of your next turn, summon two 1/1 Pirates with Charge.

    Before 214839: three.
    """

    sigil = turn_start(summon("VAC_926t", 2 + as_number(says("three"))))


class VAC_927:
    """Adrenaline Fiend. After a friendly Pirate attacks, give your hero +1 Attack this turn."""

    events = after_attack(FRIENDLY & MINION & PIRATE, give(FRIENDLY_HERO, "VAC_927e"))


class VAC_927e:
    """Adrenaline. Increased Attack this turn."""

    atk = of_creator(N)


class VAC_928:
    """Paraglide. Both players draw 3 cards. Outcast: Only you do."""

    action = draw(N) >> opponent_draws(N)
    outcast = draw(N)


class VAC_929:
    """Dangerous Cliffside.

    Summon two 1/1 Pirates with Charge. After your hero attacks, reopen this.
    """

    activate = summon("VAC_926t", 2)
    events = after_attack(FRIENDLY & HERO, reopen())


class VAC_930:
    """All Terrain Voidhound. Whenever this attacks, give your hero +5 Attack this turn."""

    events = when_attacks(SELF, give(FRIENDLY_HERO, "VAC_930e"))


class VAC_930e:
    """Off Road. Increased Attack this turn."""

    atk = of_creator(N)


class VAC_932:
    """Climbing Hook. Doesn't lose Durability while you control a minion with 5 or more Attack."""

    aura = aura(SELF, "VAC_932e", any_of(FRIENDLY_MINIONS & atk_at_least(N)))


class VAC_932e:
    """Hooked. Doesn't lose Durability while you control a minion with 5 or more Attack."""

    keywords = IMMUNE


class VAC_933:
    """Patches the Pilot.

    Battlecry: Shuffle six Parachutes into your deck that summon a 1/1 Pirate with Charge when
    drawn.
    """

    action = shuffle("VAC_933t", 6)


class VAC_933t:
    """Parachute. Casts When Drawn. Summon a 1/1 Pirate with Charge."""

    on_draw = summon("VAC_926t")


class WORK_014:
    """Demonic Deal.

    Lifesteal. Deal 4 damage to a minion. Put a random Demon that costs (5) or more on top of your
    deck.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> put_on_top(pool(A_MINION, race=Race.DEMON, cost_from=N2))


class WORK_015:
    """Spirit Peddler. Rush. Deathrattle: Reduce the Cost of a random minion in your hand by (6)."""

    deathrattle = give(random(FRIENDLY_HAND & MINION), "WORK_015e")


class WORK_016:
    """Infernal Stapler. After your hero attacks, deal 3 damage to your hero."""

    events = after_attack(FRIENDLY & HERO, damage(FRIENDLY_HERO, N))
