"""TITANS: neutral."""

from hsreplay_sim.cards.words import *


class TTN_039:
    """Watcher of the Sun.

    Battlecry: Get a random Holy spell. Forge: Also restore 6 Health to your hero.
    """

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY)))
    forge = "TTN_039t"


class TTN_039t:
    """Watcher of the Sun.

    ForgedBattlecry: Get a random Holy spell. Restore 6 Health to your hero.
    """

    action = add_random(pool(A_SPELL, where=of_school(SpellSchool.HOLY))) >> heal(FRIENDLY_HERO, N)


class TTN_042:
    """Cyclopian Crusher. RushForge: Gain +3/+2."""

    forge = "TTN_042t"


class TTN_076:
    """Mechagnome Guide. Battlecry:Discover a spell. Forge: It costs (3) less."""

    action = discover(discoverable(pool(A_SPELL)))
    forge = "TTN_076t"


class TTN_076t:
    """Mechagnome Guide. ForgedBattlecry:Discover a spell. It costs (3) less."""

    action = discover(discoverable(pool(A_SPELL))) >> give(MADE & IN_HAND, "TTN_076e")


class TTN_458:
    """XB-488 Disposalbot.

    Battlecry: Deal 5 damage randomly split among all enemy minions. Forge: Gain Lifesteal.
    """

    action = missiles(N, ENEMY_MINIONS)
    forge = "TTN_458t"


class TTN_458t:
    """XB-488 Disposalbot.

    Forged, LifestealBattlecry: Deal 5 damage randomly split among all enemy minions.
    """

    action = missiles(N, ENEMY_MINIONS)


class TTN_479:
    """Flame Revenant. After you summon an Elemental, give it +1/+1."""

    events = after_summon(FRIENDLY & MINION & ELEMENTAL & OTHERS, give(SUBJECT, "TTN_479e"))


class TTN_700:
    """Containment Unit. MagneticDeathrattle: Summon a random 8-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class TTN_700e1:
    """Containment Unit. Deathrattle: Summon a random 8-Cost minion."""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, cost=of_card("TTN_700e1", N)))


class TTN_711:
    """Saronite Tol'vir. Taunt Whenever this is attacked, draw a card."""

    events = when_attacks(CHARACTERS, draw(), SELF)


class TTN_712:
    """Sharp-Eyed Seeker.

    Battlecry: If there is a card in your deck that didn't start there, draw it.
    """

    action = draw_from(FRIENDLY_DECK & GENERATED)


class TTN_713:
    """Angry Helhound. Rush Has +4 Attack on your turn."""

    atk = N * as_number(MY_TURN)


class TTN_714:
    """Runefueled Golem. Battlecry:Discover a weapon from any class."""

    action = discover(pool(A_WEAPON))


class TTN_715:
    """Time-Lost Protodrake. Taunt. When you draw this, add a random Dragon to your hand."""

    on_draw = add_random(pool(A_MINION, race=Race.DRAGON))


class TTN_731:
    """Careless Mechanist. After you draw your second card in a turn, destroy this."""

    events = when_drawn(FRIENDLY, destroy(SELF), only=mine(NUM_CARDS_DRAWN_THIS_TURN).equals(1))


class TTN_733:
    """Relentless Worg. Rush After this attacks and kills a minion, restore this to full Health."""

    events = after_attack(
        SELF & ALIVE, heal(SELF, max_health_of(SELF)), MINION & (DOOMED | ~IN_PLAY)
    )


class TTN_734:
    """Mecha-Leaper. MagneticDeathrattle: Give a friendly Mech +2/+2 and this Deathrattle."""

    deathrattle = give(random(FRIENDLY_MINIONS & MECH), "TTN_734e2")


class TTN_734e:
    """Mecha-Leaper. Deathrattle: Give a friendly Mech +2/+2 and this Deathrattle."""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE,)
    deathrattle = give(random(FRIENDLY_MINIONS & MECH), "TTN_734e2")


class TTN_734e2:
    """Mecha-Leaping. +2/+2. Deathrattle: Give a friendly Mech +2/+2 and this Deathrattle."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = give(random(FRIENDLY_MINIONS & MECH), "TTN_734e2")


class TTN_742:
    """Celestial Projectionist.

    Battlecry: Choose a friendly minion. Add a temporary copy of it to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = copy_to_hand(TARGET) >> make_temporary(MADE, "TTN_742e")


class TTN_742e:
    """Astral Projection. Destroy this at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY


class TTN_812:
    """Victorious Vrykul. After this attacks, get a 2/3 Val'kyr that costs (1)."""

    events = after_attack(SELF, add_card("TTN_812t"))


class TTN_832:
    """Trogg Exile. RushBattlecry: Deal 4 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class TTN_859:
    """Fate Splitter. Deathrattle: Get a copy of the last card your opponent played.

    Before 190416, not written: a copy of the card that killed this.
    """

    wording = "last card your opponent played"
    deathrattle = copy_to_hand(last(ENEMY_PLAYED_THIS_GAME))


TENDRIL = at_most(mine(TAG_2868) + 1, 10)
"""What a Chaotic Tendril casts costs so much (U127:3723, 13915)."""


class YOG_411:
    """Prison Breaker.

    Battlecry: If you've cast 5 or more spells this game, deal 2 damage to all enemies. @ ({0}
    left!)@ (Ready!)
    """

    action = when(SPELLS_CAST >= N, damage(ENEMY_CHARACTERS, N2))


class YOG_514:
    """Chaotic Tendril.

    Battlecry: Cast a random @-Cost spell. Improve your future Chaotic Tendrils.
    """

    own_number = TENDRIL
    action = cast_random(pool(A_SPELL, cost=TENDRIL)) >> add_tag(FRIENDLY_PLAYER, TAG_2868)


class YOG_515:
    """Eye of Chaos. Battlecry: Get two 1/1 Chaotic Tendrils."""

    action = add_card("YOG_514", 2)


class YOG_516:
    """Yogg-Saron, Unleashed. Titan After this uses an ability, cast two random spells."""

    titan = ("YOG_516t", "YOG_516t2", "YOG_516t3")
    choose = ("YOG_516t", "YOG_516t2", "YOG_516t3")
    cost = -N * SPELLS_CAST * as_number(says("Costs"))
    events = when_ability_used(SELF, when(~says("Costs"), cast_random(pool(A_SPELL), 2)))


class YOG_516t:
    """Reign of Chaos. Take control of an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = take_control(TARGET)


class YOG_516t2:
    """Induce Insanity. Force each enemy minion to attack a random enemy minion."""

    action = each_attacks(ENEMY_MINIONS, ENEMY_MINIONS - SUBJECT, counted=False)


class YOG_516t3:
    """Tentacle Swarm. Fill your hand with 1/1 Chaotic Tendrils."""

    action = add_card("YOG_514", FREE_HAND)
