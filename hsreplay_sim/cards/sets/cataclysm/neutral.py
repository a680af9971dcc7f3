"""Cataclysm: neutral."""

from hsreplay_sim.cards.words import *

_ESSENCES = cast_it(adjoining(has(TAG_4761)))
"""The Aspect Essences bear that tag. Those beside it in the hand are cast with it."""


class CATA_111:
    """Darkscale Broodmother. Battlecry: If you're holding a Dragon, refresh 2 Mana Crystals."""

    action = when(HOLDING_DRAGON, refresh_mana(N))


class CATA_185:
    """Faceless Replicator.

    Elusive Deathrattle: Transform the minion that killed this into a Faceless Replicator.
    """

    deathrattle = transform(
        noted(tag_of(AS_IT_DIED, LAST_AFFECTED_BY)) & MINION & IN_PLAY & AWAKE, "CATA_185"
    )


class CATA_208:
    """Selfless Protector. Taunt Takes one extra damage from all sources."""

    events = before_damage(SELF, change_damage(tag_of(SUBJECT, PREDAMAGE) + 1))


class CATA_209:
    """Battlefield Blaster. Battlecry: Choose a spell in your hand to give Spell Damage +1."""

    targets = FRIENDLY_HAND & SPELL
    action = give(TARGET, "CATA_209e")


class CATA_209e:
    """Battlefield Channeler Spellpower. Spell Damage +1."""

    keywords = (SPELLPOWER,)


class CATA_210:
    """Twilight Egg.

    Deathrattle: Summon a {0}/{1} Whelp. (Gains +1/+1 at the start of your turns!)

    Before 245258 one number tells both of its stats.
    """

    events = turn_start(
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, N) >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_2, N2)
    )
    deathrattle = when(
        says("{1}"),
        summon_sized("CATA_210t", DATA1, DATA2),
        summon_sized("CATA_210t", DATA1, DATA1),
    )


class CATA_476:
    """Bronze Keeper.

    At the end of your turn, summon a 6/6 Elemental Dragon with Divine Shield.
    """

    events = turn_end(summon("CATA_476t"))


class CATA_556:
    """Carrier Whelp. Battlecry: Get a random Dragon that costs (3) or less."""

    action = add_random(pool(race=Race.DRAGON, cost_up_to=N))


class CATA_612:
    """Frostbitten Imp. Battlecry:Freeze this."""

    action = freeze(SELF)


class CATA_613:
    """Survivalist. Has Immune while you control no other minions."""

    keywords = ((IMMUNE, ~any_of(FRIENDLY_MINIONS - SELF)),)


class CATA_616:
    """Gronn Giant. This minion's Cost is reduced by the Cost of the last card you played."""

    cost = -cost_of(last(PLAYED_THIS_GAME))


class CATA_720:
    """Warmaster Blackhorn.

    Battlecry: Destroy all cards that cost (2) or less in both players' decks.
    """

    action = mill((FRIENDLY_DECK + ENEMY_DECK) & cost_at_most(N))


class CATA_721:
    """Sheltered Survivor.

    Battlecry: Choose a card in your hand to shuffle into your deck. Draw a card.
    """

    targets = FRIENDLY_HAND
    action = shuffle_away(TARGET) >> draw()


class CATA_722:
    """Envoy of the End. Taunt. Battlecry: Herald {0}."""

    action = herald()


class CATA_723:
    """Drakeadon Mongrel. Deathrattle: Summon two random 4-Cost minions."""

    deathrattle = summon_random(pool(A_MINION, cost=N), 2)


class CATA_897:
    """Gemstone Hoarder.

    Battlecry: Choose a card in your hand to discard. Deathrattle: Get it back. It costs (1) less.
    """

    targets = FRIENDLY_HAND
    action = when(
        any_of(TARGET),
        discard_these(TARGET)
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, id_of(TARGET))
        >> give(SELF, "CATA_897e3", data=id_of(TARGET)),
    )
    deathrattle = copy_to_hand(noted(DATA1)) >> give(MADE & IN_HAND, "GBL_003e")


class CATA_897e3:
    """Hoarded Gemstone. Discarded {0}. (CATA_897 says what it does.)"""


class CATA_898:
    """Scaled Lancer. All enemy minions have Taunt."""

    aura = aura(ENEMY_MINIONS, "CATA_898e")


class CATA_898e:
    """Scalebound. Scaled Lancer grants Taunt."""

    keywords = (TAUNT,)


class CATA_999:
    """Earthen Drake. At the end of your turn, deal 4 damage to the enemy hero."""

    events = turn_end(damage(ENEMY_HERO, N))


class CATA_EVENT_000:
    """Primordial Lord. Battlecry: Get a random Colossal minion from the past."""

    action = add_random(past_pool(A_MINION, where=bearing(COLOSSAL)))


class CATA_EVENT_110:
    """Dragon Soul, Shattered.

    Start of Game: Break into 6 Essences. Adjoining Essences are cast together.
    """

    start_of_game = break_apart(
        "CATA_EVENT_110t2",
        "CATA_EVENT_110t3",
        "CATA_EVENT_110t4",
        "CATA_EVENT_110t5",
        "CATA_EVENT_110t6",
        "CATA_EVENT_110t7",
    )


class CATA_EVENT_110t2:
    """Red Aspect Essence. Deal $8 damage to an enemy. Cast every adjoining Aspect Essence."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> _ESSENCES


class CATA_EVENT_110t3:
    """Blue Aspect Essence. Draw 3 spells. Cast every adjoining Aspect Essence."""

    action = draw_from(FRIENDLY_DECK & SPELL, N) >> _ESSENCES


class CATA_EVENT_110t4:
    """Bronze Aspect Essence. Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence."""

    action = refresh_mana(N) >> _ESSENCES


class CATA_EVENT_110t5:
    """Black Aspect Essence. Gain 12 Armor. Cast every adjoining Aspect Essence."""

    action = armor(N) >> _ESSENCES


class CATA_EVENT_110t6:
    """Green Aspect Essence. Summon an 8/8 Dragon. Cast every adjoining Aspect Essence."""

    action = summon("CATA_EVENT_110t6t", signed=True) >> _ESSENCES


class CATA_EVENT_110t7:
    """Storm Aspect Essence.

    Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
    """

    action = damage(ENEMY_MINIONS, N) >> _ESSENCES


class MEND_100:
    """Cultivating Sprite.

    Battlecry: Get a 3-Cost Bulb that casts three random 1-Cost spells. It upgrades each turn.
    """

    action = add_card("MEND_100t")


class MEND_100t:
    """Blooming Bulb. Cast three random @-Cost spells. (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1))
    action = cast_random(pool(A_SPELL, cost=DATA1), 3)
