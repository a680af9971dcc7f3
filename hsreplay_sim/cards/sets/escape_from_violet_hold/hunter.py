"""Escape from the Violet Hold: Hunter."""

from hsreplay_sim.cards.words import *


class JAIL_380:
    """Smuggled Shovel. Deathrattle: Draw a spell that didn't start in your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL & GENERATED)


class JAIL_876:
    """Dig for Freedom.

    Give a friendly minion "Deathrattle: Summon two random 4-Cost minions."
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "JAIL_876e")


class JAIL_876e:
    """In the Tunnels. Deathrattle: Summon two random 4-Cost minions."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, cost=of_card("JAIL_876", N)), 2)


class JAIL_877:
    """Underbelly Network. Summon a 2/1 Rat with "Deathrattle: Draw a card."."""

    activate = summon("JAIL_877t")


class JAIL_877t:
    """Snoot Hoarder. Deathrattle: Draw a card."""

    deathrattle = draw()


class JAIL_878:
    """Guard Dog. Deathrattle: Summon a random 1-Cost Deathrattle minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N, where=deathrattle_card))


class JAIL_879:
    """Beast Tripwire.

    Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
    """

    action = summon_random(pool(A_MINION, cost=N, race=Race.BEAST)) >> shuffle("JAIL_879t", N2)


class JAIL_879t:
    """Tripped Beast Tripwire. Casts When Drawn Summon a random 5-Cost Beast."""

    on_draw = summon_random(pool(A_MINION, cost=N, race=Race.BEAST))


class JAIL_880:
    """Black Market Overseer. Whenever you play a Deathrattle minion, give it Rush."""

    events = when_played(
        (FRIENDLY & MINION & has(DEATHRATTLE)) & OTHERS, give(SUBJECT, "JAIL_880e")
    )


class JAIL_881:
    """Arcane Tripwire.

    Deal $4 damage split among all enemies. Shuffle 2 spells into your deck that do it again when
    drawn.
    """

    action = missiles(N) >> shuffle("JAIL_881t", N2)


class JAIL_881t:
    """Tripped Arcane Tripwire. Casts When Drawn Deal $4 damage split among all enemies."""

    on_draw = missiles(N)


class JAIL_882:
    """R4T-C4TCH3R. Battlecry: Copy all spells in your deck. Deathrattle: Draw one."""

    action = copy_exactly(FRIENDLY_DECK & SPELL, into_deck=True)
    deathrattle = draw_from(FRIENDLY_DECK & SPELL)
