"""Kobolds & Catacombs: Shaman."""

from hsreplay_sim.cards.words import *

FOURTH_TOTEM = either(
    by_profile(lambda p: p.strength_totem),
    FRIENDLY_MINIONS & card("CS2_058"),
    FRIENDLY_MINIONS & card("CS2_052"),
)


class LOOT_060:
    """Crushing Hand. Deal 8 damage to a minion. Overload: (3)."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_062:
    """Kobold Hermit. Battlecry: Choose a basic Totem. Summon it."""

    action = discover_and_summon(entourage, offers_all=True)


class LOOT_064:
    """Lesser Sapphire Spellstone.

    Summon 1 copy of a friendly minion. (Overload 3 Mana Crystals to upgrade.)
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET, N)
    in_hand = upgrade_by(when_overloaded, FRIENDLY, "LOOT_064t1", AMOUNT)


class LOOT_064t1:
    """Sapphire Spellstone. Summon 2 copies of a friendly minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET, N)
    in_hand = upgrade_by(when_overloaded, FRIENDLY, "LOOT_064t2", AMOUNT)


class LOOT_064t2:
    """Greater Sapphire Spellstone. Summon 3 copies of a friendly minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET, N)


class LOOT_344:
    """Primal Talismans.

    Give your minions "Deathrattle: Summon a random basic Totem."
    """

    action = give(FRIENDLY_MINIONS, "LOOT_344e")


class LOOT_344e:
    """Primal Talisman. Deathrattle: Summon a random basic Totem."""

    keywords = DEATHRATTLE
    deathrattle = summon_random(basic_totems)


class LOOT_358:
    """Grumble, Worldshaker. Battlecry: Return your other minions to your hand. They cost (1)."""

    action = for_each(
        FRIENDLY_MINIONS - SELF, bounce(SUBJECT) >> give(SUBJECT & IN_HAND, "LOOT_358e")
    )


class LOOT_358e:
    """Grumbly Tumbly. Costs (1)."""

    set_cost = N


class LOOT_373:
    """Healing Rain. Restore 12 Health randomly split among all friendly characters."""

    action = repeat(N, heal(random(FRIENDLY_CHARACTERS & HURT), 1))


class LOOT_504:
    """Unstable Evolution. Echo Transform a friendly minion into one that costs (1) more.

    Before 137436: Transform a friendly minion into one that costs (1) more. Repeatable this turn.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))


class LOOT_517:
    """Murmuring Elemental. Battlecry: Your next Battlecry this turn triggers twice."""

    action = give(FRIENDLY_PLAYER, "LOOT_517e") >> give(SELF, "LOOT_517e2")


class LOOT_517e:
    """Murmurs. Your next Battlecry this turn triggers twice."""

    player_tags = (EXTRA_BATTLECRIES_BASE,)
    events = (
        with_keyword(after_played(FRIENDLY & has(BATTLECRY) & ~ITS_MAKER, wear_off()), 0),
        with_keyword(turn_end(wear_off()), 0),
    )


class LOOT_517e2:
    """Murmuring. Your next Battlecry this turn triggers twice."""

    keywords = CUSTOM_KEYWORD_EFFECT
    events = (
        with_keyword(after_played(FRIENDLY & has(BATTLECRY) & ~ITS_MAKER, wear_off()), 0),
        with_keyword(turn_end(wear_off()), 0),
    )


class LOOT_518:
    """Windshear Stormcaller.

    Battlecry: If you control all 4 basic Totems, summon Al'Akir the Windlord.

    They are those that Totemic Call summons in the build.
    """

    action = when(
        any_of(FRIENDLY_MINIONS & card("CS2_050"))
        & any_of(FRIENDLY_MINIONS & card("CS2_051"))
        & any_of(FOURTH_TOTEM)
        & any_of(FRIENDLY_MINIONS & card("NEW1_009")),
        summon("NEW1_010"),
    )
