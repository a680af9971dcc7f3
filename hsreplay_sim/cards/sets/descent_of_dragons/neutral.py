"""Descent of Dragons: neutral."""

from hsreplay_sim.cards.words import *


class DRG_049:
    """Tasty Flyfish. Deathrattle: Give a Dragon in your hand +2/+2."""

    deathrattle = give(random(FRIENDLY_HAND & DRAGON), "DRG_049e")


class DRG_049e:
    """Well Fed. +2/+2."""

    atk = N
    max_health = N2


class DRG_050:
    """Devoted Maniac. Rush Battlecry: Invoke Galakrond."""

    action = invoke()


class DRG_054:
    """Big Ol' Whelp. Battlecry: Draw a card."""

    action = draw()


class DRG_057:
    """Hot Air Balloon. At the start of your turn, gain +1 Health."""

    events = turn_start(give(SELF, "DRG_057e"))


class DRG_057e:
    """Up, Up, and Away! Increased Health."""

    max_health = of_creator(N)


class DRG_060:
    """Fire Hawk. Battlecry: Gain +1 Attack for each card in your opponent's hand."""

    action = give(SELF, "DRG_060e", N * count(ENEMY_HAND))


class DRG_060e:
    """Fired Up. Increased Attack."""

    atk = DATA1


class DRG_063:
    """Dragonmaw Poacher. Battlecry: If your opponent controls a Dragon, gain +4/+4 and Rush."""

    action = when(any_of(ENEMY_MINIONS & DRAGON), give(SELF, "DRG_063e"))


class DRG_063e:
    """Poaching. +4/+4 and Rush."""

    atk = N
    max_health = N2
    keywords = (RUSH,)


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


class DRG_075:
    """Cobalt Spellkin. Battlecry: Add two 1-Cost spells from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class), 2)


class DRG_076:
    """Faceless Corruptor. Rush. Battlecry: Transform one of your minions into a copy of this."""

    targets = FRIENDLY_MINIONS
    action = become_copy(TARGET, SELF)


class DRG_078:
    """Depth Charge. At the start of your turn, deal 5 damage to ALL minions."""

    events = turn_start(damage(MINIONS, N))


class DRG_081:
    """Scalerider. Battlecry: If you're holding a Dragon, deal 2 damage."""

    targets = target(CHARACTERS, only=HOLDING_DRAGON)
    action = damage(TARGET, N)


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


class YOD_006:
    """Escaped Manasaber. Stealth. Whenever this attacks, gain 1 Mana Crystal this turn only."""

    events = when_attacks(SELF, gain_mana(N))


class YOD_028:
    """Skydiving Instructor. Battlecry: Summon a 1-Cost minion from your deck."""

    action = recruit(random(FRIENDLY_DECK & MINION & cost_is(N)))


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
