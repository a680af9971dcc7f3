"""The League of Explorers: neutral."""

from hsreplay_sim.cards.words import *

LEGENDARY_MINIONS = pool(A_MINION, where=legendary)

BASIC_POWERS = given(
    "CS1h_001", "CS2_017", "CS2_034", "CS2_049", "CS2_056", "CS2_083b", "CS2_101", "CS2_102",
    "DS1h_292",
)  # fmt: skip


class LOE_011:
    """Reno Jackson. Battlecry: If your deck has no duplicates, fully heal your hero."""

    action = when(NO_DUPLICATES, heal(FRIENDLY_HERO, max_health_of(FRIENDLY_HERO)))


class LOE_019t:
    """Map to the Golden Monkey. Shuffle the Golden Monkey into your deck. Draw a card."""

    action = shuffle("LOE_019t2") >> draw()


class LOE_019t2:
    """Golden Monkey. TauntBattlecry: Replace your hand and deck with Legendary minions."""

    action = for_each(
        FRIENDLY_DECK, remove(SUBJECT, aside=True) >> shuffle_random(LEGENDARY_MINIONS)
    ) >> for_each(FRIENDLY_HAND, remove(SUBJECT, aside=True) >> add_random(LEGENDARY_MINIONS))


class LOE_029:
    """Jeweled Scarab. Battlecry: Discover a 3-Cost card."""

    action = discover(discoverable(pool(cost=N)))


class LOE_038:
    """Naga Sea Witch. Your cards cost (5)."""

    aura = aura(FRIENDLY_HAND, "LOE_038e")


class LOE_038e:
    """Seawitching. Costs (5)."""

    set_cost = of_creator(N)


class LOE_039:
    """Gorillabot A-3. Battlecry: If you control another Mech, Discover a Mech."""

    action = when(
        any_of((FRIENDLY_MINIONS & MECH) - SELF),
        discover(discoverable(pool(A_MINION, race=Race.MECHANICAL))),
    )


class LOE_046:
    """Huge Toad. Deathrattle: Deal 1 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class LOE_047:
    """Tomb Spider. Battlecry: Discover a Beast."""

    action = discover(discoverable(pool(race=Race.BEAST)))


class LOE_053:
    """Djinni of Zephyrs.

    After you cast a spell on another friendly minion, cast a copy of it on this one. Since 9.2 a
    minion that the spell has made one of the deck is none.
    """

    events = after_played(
        FRIENDLY & SPELL,
        cast_copies(SUBJECT, on=SELF),
        only=any_of((TARGET & FRIENDLY & MINION) - SELF)
        & (
            any_of(TARGET & (IN_PLAY | IN_GRAVEYARD))
            | by_profile(lambda p: not p.validated_triggers)
        ),
    )


class LOE_061:
    """Anubisath Sentinel. Deathrattle: Give a random friendly minion +3/+3."""

    deathrattle = give(random(FRIENDLY_MINIONS - SELF), "LOE_061e")


class LOE_073:
    """Fossilized Devilsaur. Battlecry: If you control another Beast, gain Taunt."""

    action = when(any_of((FRIENDLY_MINIONS - SELF) & BEAST), give(SELF, "LOE_073e"))


class LOE_076:
    """Sir Finley Mrrgglton.

    Battlecry: Discover a new basic Hero Power.

    The card data of his first builds do not name them.
    """

    action = discover_then(
        without(FRIENDLY_HERO_POWER, first_of(entourage, BASIC_POWERS)), take_power(SUBJECT)
    )


class LOE_077:
    """Brann Bronzebeard. Your Battlecries trigger twice."""

    aura = aura(FRIENDLY_PLAYER, "LOE_077e")
    player_tags = (EXTRA_BATTLECRIES_BASE,)


class LOE_077e:
    """Bronzebeard Battlecry. A mark on the player; Brann's own tag counts."""


class LOE_079:
    """Elise Starseeker. Battlecry: Shuffle the 'Map to the Golden Monkey' into your deck."""

    action = shuffle("LOE_019t")


class LOE_086:
    """Summoning Stone. Whenever you cast a spell, summon a random minion of the same Cost.

    It joins the end of the row (U163:1693, 3890).
    """

    events = when_played(FRIENDLY & SPELL, summon_of_cost(COST_PAID, at_end=True))


class LOE_089:
    """Wobbling Runts. Deathrattle: Summon three 2/2 Runts. (Grumbly first: U189:35223.)"""

    deathrattle = summon("LOE_089t3") >> summon("LOE_089t2") >> summon("LOE_089t")


class LOE_092:
    """Arch-Thief Rafaam. Battlecry: Discover a powerful Artifact."""

    action = discover(fixed("LOEA16_3", "LOEA16_4", "LOEA16_5"))


class LOE_107:
    """Eerie Statue. Can’t attack unless it’s the only minion on the battlefield."""

    keywords = ((CANT_ATTACK, any_of(MINIONS - SELF)),)


class LOE_110:
    """Ancient Shade.

    Battlecry: Shuffle an 'Ancient Curse' into your deck that deals 7 damage to you when drawn.
    """

    action = shuffle("LOE_110t")


class LOE_110t:
    """Ancient Curse. Casts When Drawn. You take 7 damage."""

    on_draw = damage(FRIENDLY_HERO, N)
