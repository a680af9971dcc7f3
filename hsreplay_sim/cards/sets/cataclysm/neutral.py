"""Cataclysm: neutral."""

from hsreplay_sim.cards.words import *

CHEAP_MURLOC = MURLOC & cost_at_most(of_card("CATA_180", N))
ON_A_PLAYER = any_of(SELF & Filter(lambda g, me, e: e.type == CardType.PLAYER))
REST_OF_HAND = FRIENDLY_HAND - SELF
ALL_ALIKE = any_of(REST_OF_HAND) & (~any_of(REST_OF_HAND - ODD) | ~any_of(REST_OF_HAND - EVEN))
"""Whether the rest of my hand is all even or all odd."""
CATACLYSMS = fixed("CATA_190t10", "CATA_190t11", "CATA_190t12", "CATA_190t13")
CATACLYSMS_CHOSEN = (
    1
    + as_number(mine(HERALD_COLOSSAL_AMOUNT) >= 2)
    + 2 * as_number(mine(HERALD_COLOSSAL_AMOUNT) >= 4)
)
"""How many Cataclysms Deathwing unleashes: it doubles at the second and at the fourth Herald."""
CLASSES = (
    CardClass.DEATHKNIGHT, CardClass.DEMONHUNTER, CardClass.DRUID, CardClass.HUNTER,
    CardClass.MAGE, CardClass.PALADIN, CardClass.PRIEST, CardClass.ROGUE, CardClass.SHAMAN,
    CardClass.WARLOCK, CardClass.WARRIOR,
)  # fmt: skip


def _its_class(g: Game, me: Entity) -> int:
    """Return the class that a Shadowed Informant names: mine, or what it has swapped to."""
    return me.get(TAG_SCRIPT_DATA_NUM_1) or my_class(g, me)


def _another(g: Game, me: Entity, it: Frame) -> int:
    left = [each for each in CLASSES if each != _its_class(g, me)]
    return left[between(1, len(left)).ask(g, me, it) - 1]


def _cost_of_starters(g: Game, me: Entity, it: Frame) -> int:
    minions = (MY_STARTERS & MINION).of(g, me, it)
    return sum(each.card.cost for each in minions if each.card is not None)


ANOTHER_CLASS = Value(_another)
COST_OF_STARTERS = Value(_cost_of_starters)
"""The printed cost of all minions with which I began."""

_ESSENCES = cast_it(adjoining(has(TAG_4761)))
"""The Aspect Essences bear that tag. Those beside it in the hand are cast with it."""


class CATA_111:
    """Darkscale Broodmother. Battlecry: If you're holding a Dragon, refresh 2 Mana Crystals."""

    action = when(HOLDING_DRAGON, refresh_mana(N))


class CATA_180:
    """War'loc.

    Battlecry: Your next Murloc that costs (3) or less costs Health instead of Mana.
    """

    action = give(FRIENDLY_PLAYER, "CATA_180e")


class CATA_180e:
    """Doom! Costs Health instead of Mana.

    The one on the player lays it on the Murlocs of the hand.
    """

    keywords = (CARD_COSTS_HEALTH,)
    aura = aura(FRIENDLY_HAND & CHEAP_MURLOC, "CATA_180e", only=ON_A_PLAYER)
    events = until_played(FRIENDLY & CHEAP_MURLOC, only=ON_A_PLAYER)


class CATA_185:
    """Faceless Replicator.

    Elusive Deathrattle: Transform the minion that killed this into a Faceless Replicator.
    """

    deathrattle = transform(
        noted(tag_of(AS_IT_DIED, LAST_AFFECTED_BY)) & MINION & IN_PLAY & AWAKE, "CATA_185"
    )


class CATA_190h:
    """Deathwing, Worldbreaker.

    Battlecry: Choose {0} |4(Cataclysm,Cataclysms) to unleash!Herald twice to upgrade.
    """

    hand_number = CATACLYSMS_CHOSEN
    action = when(
        CATACLYSMS_CHOSEN >= 4,
        cast_on("CATA_190t10")
        >> cast_on("CATA_190t11")
        >> cast_on("CATA_190t12")
        >> cast_on("CATA_190t13"),
        choose_from(
            CATACLYSMS,
            cast_it(SUBJECT)
            >> when(
                CATACLYSMS_CHOSEN >= 2,
                choose_from(without(SUBJECT, CATACLYSMS), cast_it(SUBJECT)),
            ),
        ),
    )


class CATA_190p:
    """Ruthless. +5 Attack this turn."""

    action = give(FRIENDLY_HERO, "CATA_190pe")


class CATA_190t10:
    """Dragon's Reign. Summon a 12/12 Dragon."""

    action = summon("CATA_190t14")
    summons = True


class CATA_190t11:
    """Topple. Destroy the highest Health enemy minion."""

    action = destroy(random(highest(ENEMY_MINIONS, HEALTH)))


class CATA_190t12:
    """Raze. Deal 4 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class CATA_190t13:
    """Enthrall. Shuffle five random Legendary Dragons into your deck. They cost (1)."""

    action = repeat(
        5,
        shuffle_random(pool(A_MINION, race=Race.DRAGON, where=legendary)) >> give(MADE, "GBL_001e"),
    )


class CATA_206:
    """Twisted Monstrosity.

    {0}, {1} Each turn this is in your hand, swap between two random Bonus Effects.
    """

    in_hand = turn_start(
        keyword(SELF, TAUNT, 0)
        >> keyword(SELF, ELUSIVE, 0)
        >> keyword(SELF, DIVINE_SHIELD, 0)
        >> keyword(SELF, LIFESTEAL, 0)
        >> keyword(SELF, POISONOUS, 0)
        >> keyword(SELF, REBORN, 0)
        >> keyword(SELF, RUSH, 0)
        >> keyword(SELF, STEALTH, 0)
        >> keyword(SELF, WINDFURY, 0)
        >> bonus_effect(SELF, 2)
    )


class CATA_208:
    """Selfless Protector. Taunt Takes one extra damage from all sources."""

    events = before_damage(SELF, change_damage(tag_of(SUBJECT, PREDAMAGE) + 1))


class CATA_209:
    """Battlefield Blaster. Battlecry: Choose a spell in your hand to give Spell Damage +1."""

    targets = FRIENDLY_HAND & SPELL
    action = give(TARGET, "CATA_209e")


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


class CATA_213:
    """Vyranoth.

    Battlecry: If the total Cost of your starting minions was 100, split 100 stats among minions in
    your deck.
    """

    action = when(
        COST_OF_STARTERS.equals(N),
        repeat(
            N2,
            aim(
                random(FRIENDLY_DECK & MINION),
                coin_flip(give(TARGET, "CATA_213e", 1), give(TARGET, "CATA_213e2", 1)),
            ),
        ),
    )


class CATA_213e:
    """Stormcharged. Increased Attack."""

    atk = DATA1


class CATA_213e2:
    """Stormcharged. Increased Health."""

    max_health = DATA1


class CATA_476:
    """Bronze Keeper.

    At the end of your turn, summon a 6/6 Elemental Dragon with Divine Shield.
    """

    events = turn_end(summon("CATA_476t"))


class CATA_497:
    """Ultraxion.

    Battlecry:Herald {0}. Reduce Deathwing's Cost by ({1}). (Herald to improve!)

    It is reduced by the number of Heralds, this one included.
    """

    action = herald() >> give(
        (FRIENDLY_HAND + FRIENDLY_DECK) & card("CATA_190h"),
        "CATA_497e",
        mine(HERALD_COLOSSAL_AMOUNT),
    )


class CATA_497e:
    """Ultraxion Heralded. Reduced Cost."""

    cost = -DATA1


class CATA_556:
    """Carrier Whelp. Battlecry: Get a random Dragon that costs (3) or less."""

    action = add_random(pool(race=Race.DRAGON, cost_up_to=N))


class CATA_612:
    """Frostbitten Imp. Battlecry:Freeze this."""

    action = freeze(SELF)


class CATA_613:
    """Survivalist. Has Immune while you control no other minions."""

    keywords = ((IMMUNE, ~any_of(FRIENDLY_MINIONS - SELF)),)


class CATA_614:
    """Shadowed Informant.

    Battlecry:Discover a spell from your class. (Swaps class each turn!)
    """

    in_hand = turn_start(set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, ANOTHER_CLASS))
    action = discover(pool(A_SPELL, card_class=_its_class))


class CATA_615:
    """Genn, Cursed King.

    While holding this, if the rest of your hand is all even or all odd, transform into the 6/5
    Worgen King.
    """

    in_hand = (
        on("drew", FRIENDLY, upgrade_to("CATA_615t"), only=ALL_ALIKE),
        on("card_added", FRIENDLY, upgrade_to("CATA_615t"), only=ALL_ALIKE),
        after_played(FRIENDLY, upgrade_to("CATA_615t"), only=ALL_ALIKE),
        on("option_taken", BOTH_PLAYERS, upgrade_to("CATA_615t"), only=ALL_ALIKE),
        turn_start(upgrade_to("CATA_615t"), BOTH_PLAYERS, only=ALL_ALIKE),
        turn_end(upgrade_to("CATA_615t"), BOTH_PLAYERS, only=ALL_ALIKE),
    )


class CATA_615e:
    """The Moooon. Your Hero Power costs (1)."""

    set_cost = N


class CATA_615t:
    """Genn, Worgen King. Battlecry: Upgrade your starting Hero Power. It costs (1)."""

    action = upgrade_power() >> give(FRIENDLY_HERO_POWER, "CATA_615e")


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
