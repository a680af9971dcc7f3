"""One Night in Karazhan: neutral."""

from hsreplay_sim.cards.words import *

SHOWN_LATE = by_profile(lambda p: p.starters_shown_late)
LEGENDS = shuffle_random(pool(A_MINION, where=legendary), N)


class KAR_029:
    """Runic Egg. Deathrattle: Draw a card."""

    deathrattle = draw()


class KAR_030a:
    """Pantry Spider. Battlecry: Summon a 1/3 Spider."""

    action = summon("KAR_030")


class KAR_033:
    """Book Wyrm.

    Battlecry: If you're holding a Dragon, destroy an enemy minion with 3 or less Attack.
    """

    targets = target(ENEMY_MINIONS & atk_at_most(N), only=any_of((FRIENDLY_HAND - SELF) & DRAGON))
    action = when(HOLDING_DRAGON, destroy(TARGET))


class KAR_036:
    """Arcane Anomaly.

    After you cast a spell, give this minion +1 Health.

    In old builds: Whenever you cast a spell, give this minion +1 Health.
    """

    events = (
        when_played(FRIENDLY & SPELL, give(SELF, "KAR_036e"), only=says("Whenever")),
        after_played(FRIENDLY & SPELL, give(SELF, "KAR_036e"), only=~says("Whenever")),
    )


class KAR_036e:
    """Eating. Increased Health."""

    max_health = of_creator(N)


class KAR_037:
    """Avian Watcher. Battlecry: If you control a Secret, gain +1/+1 and Taunt."""

    action = when(any_of(FRIENDLY_SECRETS), give(SELF, "KAR_037t"))


class KAR_041:
    """Moat Lurker. Battlecry: Destroy a minion. Deathrattle: Resummon it."""

    targets = MINIONS - SELF
    action = when(
        any_of(TARGET),
        set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, id_of(TARGET))
        >> when(in_build("KAR_041e"), give(SELF, "KAR_041e", data=id_of(TARGET)))
        >> destroy(TARGET),
    )
    deathrattle = resummon(noted(DATA1))


class KAR_041e:
    """Moat Lurker. Destroyed {0}.

    (KAR_041 says what it does.)
    """


class KAR_044:
    """Moroes. Stealth. At the end of your turn, summon a 1/1 Steward."""

    events = turn_end(summon("KAR_044a"))


class KAR_061:
    """The Curator. Taunt. Battlecry: Draw a Beast, Dragon, and Murloc from your deck."""

    action = draw_one_each(FRIENDLY_DECK & BEAST, FRIENDLY_DECK & DRAGON, FRIENDLY_DECK & MURLOC)


class KAR_062:
    """Netherspite Historian. Battlecry: If you're holding a Dragon, Discover a Dragon."""

    action = when(HOLDING_DRAGON, discover(discoverable(pool(race=Race.DRAGON))))


class KAR_095:
    """Zoobot. Battlecry: Give a random friendly Beast, Dragon, and Murloc +1/+1."""

    action = (
        give(random(FRIENDLY_MINIONS & BEAST), "KAR_095e")
        >> give(random(FRIENDLY_MINIONS & DRAGON), "KAR_095e")
        >> give(random(FRIENDLY_MINIONS & MURLOC), "KAR_095e")
    )


class KAR_096:
    """Prince Malchezaar. Start of Game: Add 5 extra Legendary minions to your deck."""

    # Since 19632 a copy that it shows does so (U068:789, U084:731; not yet U083:810).
    start_of_game = when(SHOWN_LATE, by_shown_copy(LEGENDS), LEGENDS)


class KAR_097:
    """Medivh, the Guardian. Battlecry: Equip Atiesh, Greatstaff of the Guardian."""

    action = equip("KAR_097t")


class KAR_097t:
    """Atiesh. After you cast a spell, summon a random minion of that Cost. Lose 1 Durability."""

    events = after_played(FRIENDLY & SPELL, summon_of_cost(COST_PAID) >> wear(SELF))


class KAR_114:
    """Barnes. Battlecry: Summon a 1/1 copy of a random minion in your deck."""

    action = summon_random(copies(FRIENDLY_DECK & MINION), then=give(MADE, "KAR_114e"))


class KAR_114e:
    """Incredible Impression. Attack and Health set to 1."""

    set_atk = N
    set_health = N


class KAR_702:
    """Menagerie Magician. Battlecry: Give a random friendly Beast, Dragon, and Murloc +2/+2."""

    action = (
        give(random(FRIENDLY_MINIONS & BEAST), "KAR_702e")
        >> give(random(FRIENDLY_MINIONS & DRAGON), "KAR_702e")
        >> give(random(FRIENDLY_MINIONS & MURLOC), "KAR_702e")
    )


class KAR_710:
    """Arcanosmith. Battlecry: Summon a 0/5 minion with Taunt."""

    action = summon("KAR_710m")


class KAR_711:
    """Arcane Giant. Costs (1) less for each spell you've cast this game."""

    cost = -(N * SPELLS_CAST)


class KAR_712:
    """Violet Illusionist. During your turn, your hero is Immune.

    Before 25770 there is no enchantment (U589:2841, U227:3042).
    """

    aura = aura(FRIENDLY_HERO, "KAR_712e", MY_TURN & in_build("KAR_712e"))
    hero_keywords = ((IMMUNE, MY_TURN & ~in_build("KAR_712e")),)
