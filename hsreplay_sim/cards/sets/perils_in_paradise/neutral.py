"""Perils in Paradise: neutral."""

from hsreplay_sim.cards.words import *


class VAC_304:
    """Tidepool Pupil.

    Battlecry: If you've cast 3 spells while holding this, Discover one of them.@ ({0} left!)@
    (Ready!)
    """

    action = when(
        count(PLAYED_WHILE_HELD & SPELL) >= N, discover(copies(PLAYED_WHILE_HELD & SPELL))
    )
    in_hand = with_keyword(after_played(FRIENDLY & SPELL, count_up()), 0)


class VAC_320:
    """Seafloor Trawler. Battlecry: Dredge. Each player draws a card."""

    action = dredge() >> draw() >> opponent_draws()


class VAC_327:
    """Cryopractor. Battlecry: Give a minion +3/+3 and Freeze it."""

    targets = MINIONS
    action = give(TARGET, "VAC_327e") >> freeze(TARGET)


class VAC_422e:
    """Tourist VFX Enchantment.

    The first card of the class visited has the Tourist shown, who is played first needs no more
    (U378:5053, 8082, U387:1771; U381:5980): :mod:`hsreplay_sim.engine.keywords.tourist`.
    """

    events = (
        after_played(FRIENDLY & VISITED, introduce() >> expire(SOURCE)),
        after_played(FRIENDLY & ITS_MAKER, expire(SOURCE)),
    )


class VAC_430:
    """Bloodsail Recruiter. Battlecry: Discover a Pirate."""

    action = discover(discoverable(pool(race=Race.PIRATE)))


class VAC_438:
    """Travel Agent. Battlecry: Discover a location from any class."""

    action = discover(pool(CardType.LOCATION))


class VAC_439:
    """Seaside Giant. Costs (2) less for each time you've used a location this game."""

    cost = -N * mine(TAG_3525)


class VAC_440:
    """Customs Enforcer. Enemy cards that didn't start in their deck cost (2) more."""

    aura = cost_change(ENEMY_HAND & GENERATED, N)


class VAC_441:
    """Package Dealer. After you draw a card, 50% chance to draw another."""

    events = when_drawn(FRIENDLY, coin_flip(draw()))


class VAC_442:
    """Lamplighter.

    Battlecry: Deal @ damage (Improved by each turn in a row you've played an Elemental).
    """

    targets = CHARACTERS
    own_number = turns_in_a_row(ELEMENTAL) + 1
    counts_buried = True
    action = when(
        says("Improved"),
        damage(TARGET, turns_in_a_row(ELEMENTAL, with_me=False) + 1),
        when(any_of(PLAYED_LAST_TURN & ELEMENTAL), damage(TARGET, N)),
    )


class VAC_444:
    """Overplanner.

    Battlecry: Choose three cards from your deck to put on top in that order.
    """

    action = order_top(FRIENDLY_DECK, 3)


class VAC_446:
    """A. F. Kay.

    At the end of your turn, give all other friendly minions that didn't attack +2/+2.
    """

    events = turn_end(give((FRIENDLY_MINIONS & ~has(NUM_ATTACKS_THIS_TURN)) - SELF, "VAC_446e"))


class VAC_447:
    """Dread Deserter. Has Charge if this didn't start in your deck."""

    keywords = ((CHARGE, any_of(SELF & GENERATED)),)


class VAC_461:
    """Drink Server. Deathrattle: Get a random Drink spell. (It has 3 uses!)"""

    deathrattle = add_random(pool(A_SPELL, where=drink_card))


class VAC_463:
    """Concierge. Your cards from another class cost (1) less."""

    aura = cost_change(FRIENDLY_HAND & OF_ANOTHER_CLASS, -N)


class VAC_521:
    """Bumbling Bellhop.

    Taunt. Battlecry: If you're holding a spell that costs (5) or more, summon a copy of this.
    """

    action = when(any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)), summon_copy(SELF))


class VAC_531:
    """Bayfin Bodybuilder.

    After a minion is summoned for your opponent during your turn, Silence and destroy it.
    """

    events = after_summon(ENEMY & MINION, silence(SUBJECT) >> destroy(SUBJECT), only=MY_TURN)


class VAC_532:
    """Coconut Cannoneer. After an adjacent minion attacks, deal 1 damage to a random enemy."""

    events = after_attack(
        FRIENDLY & MINION,
        damage(random(ENEMY_CHARACTERS), N),
        only=any_of(adjacent(SUBJECT) & ~OTHERS),
    )


class VAC_934:
    """Beached Whale. Taunt. Battlecry: Deal 10 damage to this minion."""

    action = damage(SELF, N)


class VAC_935:
    """Carry-On Grub.

    Battlecry: Get a 1-Cost Suitcase. Pack the top 2 cards of your deck into it.
    """

    action = pack(top(FRIENDLY_DECK, N2), "VAC_935t2", "VAC_935t")


class VAC_935t:
    """Carry-On Suitcase. Get {0} and {1}."""

    action = unpack()


class VAC_935t2:
    """Carry-On Suitcase. Get {0}."""

    action = unpack()


class VAC_937:
    """Sailboat Captain. Battlecry: Give a friendly Pirate Windfury."""

    targets = (FRIENDLY_MINIONS & PIRATE) - SELF
    action = keyword(TARGET, WINDFURY)


class VAC_938:
    """Hozen Roughhouser. Whenever another friendly Pirate attacks, give it +1/+1."""

    events = when_attacks((FRIENDLY_MINIONS & PIRATE) - SELF, give(SUBJECT, "VAC_938e"))


class VAC_947:
    """Wave Pool Thrasher.

    Battlecry: Give all other minions -1/-1. Deathrattle: Give all other minions +1/+1.
    """

    action = give(MINIONS - SELF, "VAC_947e1")
    deathrattle = give(MINIONS - SELF, "VAC_947e2")


class VAC_955:
    """Gorgonzormu.

    Battlecry: Get a 2-Cost Cheese that summons three 1-Cost minions. It upgrades each turn.
    """

    action = add_card("VAC_955t")


class VAC_955t:
    """Delicious Cheese. Summon three random @-Cost minions. (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SELF, TAG_SCRIPT_DATA_NUM_1))
    action = summon_random(pool(A_MINION, cost=DATA1), 3)
    summons = True
