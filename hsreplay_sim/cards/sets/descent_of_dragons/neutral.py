"""Descent of Dragons: neutral."""

from hsreplay_sim.cards.words import *


class DRG_049:
    """Tasty Flyfish. Deathrattle: Give a Dragon in your hand +2/+2."""

    deathrattle = give(random(FRIENDLY_HAND & DRAGON), "DRG_049e")


class DRG_050:
    """Devoted Maniac. Rush Battlecry: Invoke Galakrond."""

    action = invoke()


class DRG_054:
    """Big Ol' Whelp. Battlecry: Draw a card."""

    action = draw()


class DRG_056:
    """Parachute Brigand. After you play a Pirate, summon this minion from your hand."""

    in_hand = after_played((FRIENDLY & PIRATE) & OTHERS, recruit(SELF))


class DRG_057:
    """Hot Air Balloon. At the start of your turn, gain +1 Health."""

    events = turn_start(give(SELF, "DRG_057e"))


class DRG_057e:
    """Up, Up, and Away! Increased Health."""

    max_health = of_creator(N)


class DRG_058:
    """Wing Commander. Has +2 Attack for each Dragon in your hand."""

    atk = N * count(FRIENDLY_HAND & DRAGON)


class DRG_059:
    """Goboglide Tech. Battlecry: If you control a Mech, gain +1/+1 and Rush."""

    action = when(any_of((FRIENDLY_MINIONS & MECH) - SELF), give(SELF, "DRG_059e"))


class DRG_059e:
    """Gobogliding. +1/+1."""

    atk = N
    max_health = N2
    keywords = (RUSH,)


class DRG_060:
    """Fire Hawk. Battlecry: Gain +1 Attack for each card in your opponent's hand."""

    action = give(SELF, "DRG_060e", N * count(ENEMY_HAND))


class DRG_060e:
    """Fired Up. Increased Attack."""

    atk = DATA1


class DRG_063:
    """Dragonmaw Poacher. Battlecry: If your opponent controls a Dragon, gain +4/+4 and Rush."""

    action = when(any_of(ENEMY_MINIONS & DRAGON), give(SELF, "DRG_063e"))


class DRG_064:
    """Zul'Drak Ritualist. TauntBattlecry: Summon three random 1-Cost minions for your opponent."""

    action = summon_random(pool(A_MINION, cost=N), 3, opponent=True)


class DRG_067:
    """Troll Batrider. Battlecry: Deal 3 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class DRG_069:
    """Platebreaker. Battlecry: Destroy your opponent's Armor."""

    action = set_tag(ENEMY_HERO, ARMOR, 0)


class DRG_070:
    """Dragon Breeder. Battlecry: Choose a friendly Dragon. Add a copy of it to your hand."""

    targets = FRIENDLY_MINIONS & DRAGON
    action = copy_to_hand(TARGET)


class DRG_071:
    """Bad Luck Albatross. Deathrattle: Shuffle two 1/1 Albatross into your opponent's deck."""

    deathrattle = shuffle("DRG_071t", 2, opponent=True)


class DRG_072:
    """Skyfin. Battlecry: If you're holding a Dragon, summon 2 random Murlocs."""

    action = when(HOLDING_DRAGON, summon_random(pool(A_MINION, race=Race.MURLOC), N))


class DRG_074:
    """Camouflaged Dirigible. Battlecry: Give your other Mechs Stealth until your next turn."""

    action = give((FRIENDLY_MINIONS & MECH & ~STEALTHED) - SELF, "DRG_074e")


class DRG_074e:
    """Camouflaged. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class DRG_075:
    """Cobalt Spellkin. Battlecry: Add two 1-Cost spells from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class), 2)


class DRG_076:
    """Faceless Corruptor. Rush. Battlecry: Transform one of your minions into a copy of this."""

    targets = FRIENDLY_MINIONS - SELF
    action = become_copy(TARGET, SELF)


class DRG_078:
    """Depth Charge. At the start of your turn, deal 5 damage to ALL minions."""

    events = turn_start(damage(MINIONS, N))


class DRG_081:
    """Scalerider. Battlecry: If you're holding a Dragon, deal 2 damage."""

    targets = target(CHARACTERS, only=HOLDING_DRAGON)
    action = damage(TARGET, N)


class DRG_088:
    """Dread Raven. Has +3 Attack for each other Dread Raven you control."""

    atk = N * count((FRIENDLY_MINIONS & card("DRG_088")) - SELF)


class DRG_089:
    """Dragonqueen Alexstrasza.

    Battlecry: If your deck has no duplicates, add 2 other random Dragons to your hand. They cost
    (0).

    What they cost was (1) from 53261 to 77662.
    """

    action = when(
        NO_DUPLICATES,
        repeat(
            N,
            add_random(without(SELF, pool(A_MINION, race=Race.DRAGON)))
            >> give(MADE & IN_HAND, "DRG_089e"),
        ),
    )


class DRG_089e:
    """A Queen's Discount. Costs (0)."""

    set_cost = N


class DRG_091:
    """Shu'ma. At the end of your turn, fill your board with 1/1 Tentacles."""

    events = turn_end(summon("DRG_091t", FREE_SLOTS))


GALAKROND = card(
    "DRG_600", "DRG_600t2", "DRG_600t3", "DRG_610", "DRG_610t2", "DRG_610t3", "DRG_620",
    "DRG_620t2", "DRG_620t3", "DRG_650", "DRG_650t2", "DRG_650t3", "DRG_660", "DRG_660t2",
    "DRG_660t3",
)  # fmt: skip
DEVASTATIONS = fixed("DRG_099t1", "DRG_099t2", "DRG_099t3", "DRG_099t4")


class DRG_099:
    """Kronx Dragonhoof.

    Battlecry: Draw Galakrond. If you're already Galakrond, unleash a Devastation.
    """

    action = when(
        any_of(FRIENDLY_HERO & GALAKROND),
        choose_from(DEVASTATIONS, cast_it(SUBJECT)),
        draw_from(FRIENDLY_DECK & GALAKROND),
    )


class DRG_099t1:
    """Decimation. Deal 5 damage to the enemy hero. Restore 5 Health to your hero."""

    action = damage(ENEMY_HERO, N) >> heal(FRIENDLY_HERO, N2)


class DRG_099t2:
    """Reanimation. Summon an 8/8 Dragon with Taunt."""

    action = summon("DRG_099t2t")
    summons = True


class DRG_099t3:
    """Domination. Give your other minions +2/+2."""

    action = give(FRIENDLY_MINIONS - ITS_MAKER, "DRG_099t3e")


class DRG_099t4:
    """Annihilation. Deal 5 damage to all other minions."""

    action = damage(MINIONS - ITS_MAKER, N)


class DRG_213:
    """Twin Tyrant. Battlecry: Deal 4 damage to two random enemy minions."""

    action = damage(random(ENEMY_MINIONS, 2), N)


class DRG_242:
    """Shield of Galakrond. Taunt Battlecry: Invoke Galakrond."""

    action = invoke()


class DRG_257:
    """Frizz Kindleroost. Battlecry: Reduce the Cost of Dragons in your deck by (2)."""

    action = give(FRIENDLY_DECK & DRAGON, "DRG_257e3")


class DRG_257e3:
    """Ready to Hatch! Reduced Cost."""

    cost = -of_creator(N)


class DRG_402:
    """Sathrovarr.

    Battlecry: Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
    """

    targets = FRIENDLY_MINIONS - SELF
    action = copy_to_hand(TARGET) >> shuffle_copy(TARGET) >> summon_copy(TARGET)


class DRG_403:
    """Blowtorch Saboteur. Battlecry: Your opponent's next Hero Power costs (2) more.

    Before 217964 it costs (3).
    """

    action = give(ENEMY_HERO_POWER, "DRG_403e")


class DRG_403e:
    """Hot Hot Hot! Costs (2) more."""

    cost = N * as_number(says("more"))
    aura = cost_change(SELF, to=N, only=~says("more"))
    events = when_power_used(SELF, wear_off())


class YOD_006:
    """Escaped Manasaber. Stealth. Whenever this attacks, gain 1 Mana Crystal this turn only."""

    events = when_attacks(SELF, gain_mana(N))


class YOD_028:
    """Skydiving Instructor. Battlecry: Summon a 1-Cost minion from your deck."""

    action = recruit(random(FRIENDLY_DECK & MINION & cost_is(N)))


class YOD_029:
    """Hailbringer. Battlecry: Summon two 1/1 Ice Shards that Freeze."""

    action = summon("YOD_029t", 2)


class YOD_029t:
    """Ice Shard. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class YOD_030:
    """Licensed Adventurer. Battlecry: If you control a Quest, add a Coin to your hand."""

    action = when(any_of(FRIENDLY_QUESTS), add_card("GAME_005"))


class YOD_032:
    """Frenzied Felwing. Costs (1) less for each damage dealt to your opponent this turn."""

    cost = -(N * theirs(HERO_DAMAGE_TAKEN_THIS_TURN))


class YOD_035:
    """Grand Lackey Erkh. After you play a Lackey, add a Lackey to your hand."""

    events = after_played(FRIENDLY & has(MARK_OF_EVIL), add_random(LACKEYS))


class YOD_038:
    """Sky Gen'ral Kragg.

    TauntBattlecry: If you've played a Quest this game, summon a 4/2 Parrot with Rush.
    """

    action = when(any_of(PLAYED_THIS_GAME & A_QUEST), summon("YOD_038t"))
