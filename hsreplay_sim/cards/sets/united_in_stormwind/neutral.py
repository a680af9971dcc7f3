"""United in Stormwind: neutral."""

from hsreplay_sim.cards.words import *


class DED_006:
    """Mr. Smite. Your Pirates have Charge."""

    aura = aura(FRIENDLY_MINIONS & PIRATE, "DED_006e2")


class DED_521:
    """Maddest Bomber. Battlecry: Deal 12 damage randomly split among all other characters."""

    action = missiles(N, CHARACTERS - SELF)


class DED_523:
    """Golakka Glutton. Battlecry: Destroy a Beast and gain +1/+1."""

    targets = (MINIONS & BEAST) - SELF
    action = destroy(TARGET) >> when(any_of(TARGET), give(SELF, "DED_523e"))


class DED_524:
    """Multicaster.

    Battlecry: Draw a card for each different spell school you've cast this game.@ (@)
    """

    action = draw(SCHOOLS_CAST)
    hand_number = SCHOOLS_CAST * as_number(says("@"))


class SW_006:
    """Stubborn Suspect. Deathrattle: Summon a random 3-Cost minion."""

    deathrattle = summon_random(pool(A_MINION, cost=N))


class SW_036:
    """Two-Faced Investor.

    At the end of your turn, reduce the Cost of a card in your hand by (1). (50% chance to
    increase.)
    """

    events = turn_end(give_one_of(random(FRIENDLY_HAND), "SW_036e", "SW_036e2"))


class SW_054:
    """Stormwind Guard. TauntBattlecry: Give adjacent minions +1/+1."""

    action = give(ADJACENT, "SW_054e")


class SW_056:
    """Spice Bread Baker. Battlecry: Restore Health to your hero equal to your hand size."""

    action = heal(FRIENDLY_HERO, count(FRIENDLY_HAND))


class SW_057:
    """Package Runner. Can only attack if you have at least 8 cards in hand."""

    attack_targets = either(count(FRIENDLY_HAND) >= N, ENEMY_CHARACTERS, NOBODY)


class SW_059:
    """Deeprun Engineer. Battlecry:Discover a Mech. It costs (1) less."""

    action = discover(discoverable(pool(A_MINION, race=Race.MECHANICAL))) >> give(MADE, "SW_059e")


class SW_059e:
    """Engineered. Cost reduced."""

    cost = -of_creator(N)


class SW_060:
    """Florist. At the end of your turn, reduce the cost of a Nature spell in your hand by (1)."""

    events = turn_end(give(random(FRIENDLY_HAND & SPELL & school(SpellSchool.NATURE)), "SW_060t"))


class SW_062:
    """Goldshire Gnoll. Rush. Costs (1) less for each other card in your hand."""

    cost = -(N * count(FRIENDLY_HAND - SELF))


class SW_063:
    """Battleground Battlemaster. Adjacent minions have Windfury."""

    aura = aura(ADJACENT, "SW_063e")


class SW_064:
    """Northshire Farmer.

    Battlecry: Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
    """

    targets = FRIENDLY_MINIONS & BEAST
    action = repeat(
        3 * count(TARGET),
        shuffle_copy(TARGET, signed=False) >> give(MADE, "SW_064e") >> set_displayed_creator(MADE),
    )


class SW_064e:
    """Raised in a Barn. 3/3."""

    set_atk = N
    set_health = N2


class SW_065:
    """Pandaren Importer. Battlecry:Discover a spell that didn't start in your deck."""

    action = discover(without(MY_STARTERS, discoverable(pool(A_SPELL))))


class SW_066:
    """Royal Librarian. TradeableBattlecry:Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class SW_067:
    """Stockades Guard. Battlecry: Give a friendly minion Taunt."""

    targets = FRIENDLY_MINIONS
    action = keyword(TARGET, TAUNT)


class SW_068:
    """Mo'arg Forgefiend. TauntDeathrattle: Gain 8 Armor."""

    deathrattle = armor(N)


class SW_070:
    """Mailbox Dancer. Battlecry: Add a Coin to your hand. Deathrattle: Give your opponent one."""

    action = add_card("SW_COIN1")
    deathrattle = opponent_gets("SW_COIN1")


class SW_071:
    """Lion's Guard. Battlecry: If you have 15 or less Health, gain +2/+4 and Taunt."""

    action = when(health_of(FRIENDLY_HERO) <= N, give(SELF, "SW_071e"))


class SW_072:
    """Rustrot Viper. Tradeable. Battlecry: Destroy your opponent's weapon."""

    action = destroy(ENEMY_WEAPON)


class SW_073:
    """Cheesemonger.

    Whenever your opponent casts a spell, add a random spell with the same Cost to your hand.
    """

    events = when_played(ENEMY & SPELL, add_random(pool(A_SPELL, cost=COST_PAID)))


class SW_075:
    """Elwynn Boar.

    Deathrattle: If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@
    (@/10)
    """

    deathrattle = when(
        count(DIED_THIS_GAME & called("Elwynn Boar")) + as_number(any_of(SELF & IN_GRAVEYARD)) >= N,
        equip("SW_075t"),
    )


class SW_075t:
    """Sword of a Thousand Truths.

    After your hero attacks, destroy your opponent's Mana Crystals.
    """

    events = after_attack(FRIENDLY & HERO, lose_crystals(theirs(RESOURCES), opponent=True))


class SW_076:
    """City Architect. Battlecry: Summon two 0/5 Castle Walls with Taunt."""

    action = summon("SW_076t", 2)


class SW_077:
    """Stockades Prisoner. Starts Dormant. After you play 3 cards, this awakens."""

    dormant = "SW_077e"


class SW_077e:
    """Locked Up. Dormant. Play @ |4(card, cards) to awaken."""

    events = asleep(after_played(FRIENDLY & OTHERS, count_to_awaken()))


class SW_080:
    """Cornelius Roame. At the start and end of each player's turn, draw a card."""

    events = (turn_start(draw(), whose=BOTH_PLAYERS), turn_end(draw(), whose=BOTH_PLAYERS))


class SW_306:
    """Encumbered Pack Mule. Taunt. When you draw this, add a copy of it to your hand."""

    on_draw = copy_exactly(SELF)


class SW_307:
    """Traveling Merchant.

    Tradeable. Battlecry: Gain +1/+1 for each other friendly minion you control.
    """

    action = give(SELF, "SW_307e", count(FRIENDLY_MINIONS - SELF))


class SW_307e:
    """Booming Business. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class SW_319:
    """Peasant. At the start of your turn, draw a card."""

    events = turn_start(draw())


class SW_400:
    """Entrapped Sorceress. Battlecry: If you control a Quest, Discover a spell."""

    action = when(any_of(FRIENDLY_QUESTS), discover(discoverable(pool(A_SPELL))))


class SW_418:
    """SI:7 Skulker. Stealth. Battlecry: The next card you draw costs (1) less."""

    action = give(FRIENDLY_PLAYER, "SW_418e2")


class SW_418e2:
    """Spy Stuff. The next card you draw costs (1) less."""

    events = when_drawn(FRIENDLY, give(SUBJECT, "SW_418e") >> wear_off())
