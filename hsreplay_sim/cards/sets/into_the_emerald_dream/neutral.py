"""Into the Emerald Dream: neutral."""

from hsreplay_sim.cards.words import *


def _cost_differently(g: Game, me: Entity, it: Frame) -> bool:
    costs = [each.get(COST) for each in g.hand[me.controller]]
    return len(costs) == len(set(costs))


def _holds_unseen(g: Game, me: Entity, it: Frame) -> bool:
    return any(not each.card_id for each in g.hand[me.controller])


class EDR_000:
    """Ysera, Emerald Aspect.

    Start of Game: Increase both players'maximum Mana by 5. Battlecry: Gain 3 Mana Crystals.
    """

    start_of_game = set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1) >> by_shown_copy(
        add_tag(BOTH_PLAYERS, MAXRESOURCES, N)
    )
    action = gain_crystals(N2, full=True)


class EDR_001:
    """Hopeful Dryad. Battlecry: Get a random Dream card."""

    action = add_random(fixed("DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"))


class EDR_102:
    """Treacherous Tormentor. Battlecry:Discover a Legendary minion with a Dark Gift."""

    action = discover_with_gift(discoverable(pool(A_MINION, where=legendary)))


class EDR_105:
    """Creature of Madness. Battlecry:Discover a 3-Cost minion with a Dark Gift."""

    action = discover_with_gift(discoverable(pool(A_MINION, cost=N)))


class EDR_110:
    """Sporegnasher. PoisonousDeathrattle: Deal 1 damage to a random enemy minion."""

    deathrattle = damage(random(ENEMY_MINIONS), N)


class EDR_254:
    """Animated Moonwell. After you cast a spell, gain Attack equal to its Cost."""

    events = after_played(FRIENDLY & SPELL, give(SELF, "EDR_254e1", COST_PAID))


class EDR_254e1:
    """Overflowing. Increased Attack."""

    atk = DATA1


class EDR_260:
    """Illusory Greenwing.

    Taunt. Deathrattle: Shuffle two 4/5 Dragons with Taunt into your deck. They're Summoned When
    Drawn.
    """

    deathrattle = shuffle("EDR_260t", 2)


class EDR_260t:
    """Illusion. Summoned When Drawn Taunt"""

    on_draw = summon_copy(SELF)


class EDR_453:
    """Briarspawn Drake.

    At the end of your turn, attack a random enemy minion (excess damage hits the enemy hero).

    Its first number is 1 meanwhile (U249:26780); what the defender does not need is taken from it,
    and dealt to the hero before the rest is dealt (U249:26803).
    """

    events = (
        turn_end(
            set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)
            >> attacks(SELF, ENEMY_MINIONS)
            >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
        ),
        on(
            "predamage",
            ENEMY & MINION,
            when(
                (DATA1 >= 1) & (health_of(SUBJECT) < AMOUNT),
                remember_number(AMOUNT - health_of(SUBJECT))
                >> change_damage(health_of(SUBJECT))
                >> damage(ENEMY_HERO, LEFT_BEHIND),
            ),
            target=SELF,
        ),
    )


class EDR_469:
    """Slumbering Sprite. Starts Dormant. After you use your Hero Power, this awakens."""

    dormant = "EDR_469e"


class EDR_469e:
    """Knighttime. Dormant. Awaken after you use your Hero Power."""

    events = asleep(when_power_used(FRIENDLY & A_HERO_POWER, count_to_awaken()))


class EDR_470:
    """Barkshield Sentinel. Taunt After you use your Hero Power, gain +2 Health."""

    events = when_power_used(FRIENDLY & A_HERO_POWER, give(SELF, "EDR_470e"))


class EDR_484:
    """Scavenging Flytrap. After a minion dies, gain its Attack."""

    events = when_died(MINION & OTHERS, give(SELF, "EDR_484e", atk_of(SUBJECT)))


class EDR_484e:
    """Scavenging. Increased Attack."""

    atk = DATA1


class EDR_492:
    """Mother Duck. Battlecry: Summon three 1/1 Ducklings with Rush."""

    action = summon("EDR_492t", 3, signed=True)


class EDR_495:
    """Twisted Treant. Deathrattle: Give a random minion in each player's hand -2 Attack."""

    deathrattle = give(random(FRIENDLY_HAND & MINION) + random(ENEMY_HAND & MINION), "EDR_495e")


class EDR_530:
    """Daydreaming Pixie. At the end of your turn, get a random Nature spell."""

    events = turn_end(add_random(pool(A_SPELL, where=of_school(SpellSchool.NATURE))))


class EDR_571:
    """Fae Trickster. Deathrattle: Draw a spell that costs (5) or more."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL & cost_at_least(N))


class EDR_572:
    """Tormented Dreadwing. Deathrattle: Draw 2 Dragons. Reduce their Costs by (1)."""

    deathrattle = repeat(N, draw_from(FRIENDLY_DECK & DRAGON) >> give(DRAWN & IN_HAND, "GBL_003e"))


class EDR_780:
    """Bloodthistle Illusionist.

    Battlecry: Summon a copy of this. One secretly dies when it takes damage.
    """

    action = summon_copy(SELF) >> when(
        any_of(MADE),
        coin_flip(
            give(SELF, "EDR_780e") >> give(MADE, "EDR_780e1"),
            give(MADE, "EDR_780e") >> give(SELF, "EDR_780e1"),
        ),
    )


class EDR_780e:
    """Illusion?. This might be an illusion that dies when it takes damage.@{0}

    As a hypothesis, this one is, and the other enchantment of that text is not.
    """

    events = when_damaged(SELF, destroy(SELF))


class EDR_780e1:
    """Illusion?. This might be an illusion that dies when it takes damage.@{0}

    It is none: EDR_780e is.
    """


class EDR_800:
    """Flutterwing Guardian. Taunt, Divine ShieldBattlecry:Imbue your Hero Power."""

    action = imbue()


class EDR_844:
    """Naralex, Herald of the Flights. Your first Dragon each turn costs (1).

    It is no Dragon itself (no race, U231:4284): it leaves its turn a first one. The opponent's turn
    is one, too.

    Before 221850: Your Dragons cost (1).
    """

    aura = cost_change(
        FRIENDLY_HAND & DRAGON,
        to=N,
        only=~says("first") | ~any_of(PLAYED_THIS_TURN & DRAGON),
    )


class EDR_846:
    """Shaladrassil.

    Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
    """

    in_hand = in_zone(
        after_played(
            FRIENDLY & OTHERS,
            set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1),
            only=cost_of(SELF) < COST_PAID,
        ),
        Zone.HAND,
        0,
    )
    action = when(
        DATA1 >= 1,
        add_card("EDR_846t1")
        >> add_card("EDR_846t2")
        >> add_card("EDR_846t3")
        >> add_card("EDR_846t4")
        >> add_card("EDR_846t5"),
        add_card("DREAM_05")
        >> add_card("DREAM_04")
        >> add_card("DREAM_01")
        >> add_card("DREAM_02")
        >> add_card("DREAM_03"),
    )


class EDR_846t1:
    """Corrupted Nightmare. Give a minion Immune this turn and +5/+5."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EDR_846te2") >> give(TARGET, "EDR_846t1e")


class EDR_846t2:
    """Corrupted Dream. Shuffle a minion into its owner's deck."""

    targets = target(MINIONS, optional=False)
    action = shuffle_away(TARGET)


class EDR_846t3:
    """Corrupted Laughing Sister. Elusive. Your hero is Elusive."""

    aura = aura(FRIENDLY_HERO, "EDR_846t3e")


class EDR_846t4:
    """Corrupted Awakening. Deal 5 damage to all enemies. (ESPECIALLY Ysera!)"""

    action = damage(ENEMY_CHARACTERS, N)


class EDR_849:
    """Dreambound Raptor. After you play a minion, give it a random Bonus Effect."""

    events = after_played(FRIENDLY & MINION & OTHERS, bonus_effect(SUBJECT))


class EDR_852:
    """Bitterbloom Knight. Battlecry:Imbue your Hero Power."""

    action = imbue()


class EDR_856:
    """Nightmare Lord Xavius. Battlecry: Discover a minion from your deck. Give it a Dark Gift."""

    action = discover_with_gift(FRIENDLY_DECK & MINION, signed=False)


class EDR_860:
    """Resplendent Dreamweaver.

    LifestealBattlecry: If you've Imbued your Hero Power twice, deal 4 damage to a minion.

    Before 221850: a minion takes the damage of a text without Lifesteal.
    """

    targets = target(MINIONS, only=mine(TAG_3527) >= 2)
    action = when(mine(TAG_3527) >= 2, damage(TARGET, N))


class EDR_861:
    """Tranquil Treant. Deathrattle: Both players gain an empty Mana Crystal."""

    deathrattle = gain_crystals() >> gain_crystals(opponent=True)


class EDR_873:
    """Envoy of the Glade.

    Battlecry: Transform all Neutral cards in your deck into random Druid ones.
    """

    action = transform_random(
        FRIENDLY_DECK & of_class(CardClass.NEUTRAL), pool(card_class=CardClass.DRUID)
    )


class EDR_888:
    """Malorne the Waywatcher.

    Battlecry: Discover a Legendary Wild God. If you've Imbued your Hero Power 4 times, set its Cost
    to (1).

    TAG_4065 marks the Wild Gods; as a hypothesis, they may be of any class.
    """

    action = discover(pool(A_MINION, where=bearing(TAG_4065))) >> when(
        mine(TAG_3527) >= N, give(MADE & IN_HAND, "GBL_001e")
    )


class EDR_889:
    """Petal Peddler. At the end of your turn, give another random friendly Dragon +1/+1."""

    events = turn_end(give(random((FRIENDLY_MINIONS & DRAGON) - SELF), "EDR_889e"))


class FIR_921e:
    """Mana Bloom. Gain 1 Mana Crystal this turn only."""

    events = with_keyword(turn_start(gain_mana(N, beyond=True) >> wear_off()), 0)


class EDR_942:
    """Curious Cumulus. At the end of your turn, give your hero Divine Shield."""

    events = turn_end(shield(FRIENDLY_HERO))


class EDR_950:
    """Sharp-Eyed Lookout.

    Battlecry: Draw a card. It costs (1) less this turn. (I know its name!)@Battlecry: Draw a card.
    It costs (1) less this turn. (It's {5}!)
    """

    action = draw() >> give(DRAWN & IN_HAND, "EDR_950e")


class EDR_971:
    """Critter Caretaker. At the end of your turn, restore 3 Health to both heroes."""

    events = turn_end(heal(HEROES, N))


class EDR_978:
    """Meadowstrider.

    Taunt. Deathrattle: Put a Meadowstrider on the bottom of your deck. It costs (1).
    """

    deathrattle = put_on_bottom("EDR_978") >> give(MADE, "GBL_001e")


class EDR_979:
    """Ancient of Yore.

    Dormant for 2 turns. While Dormant, gain 3 Armor and draw a card at the end of your turn.
    """

    dormant = "EDR_979e"
    events = asleep(turn_end(armor(N2) >> draw(), only=any_of(SELF & ~AWAKE)))


class EDR_979e:
    """Ancient Slumber. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class EDR_999:
    """Gnawing Greenfin. Battlecry: Get a random Murloc."""

    action = add_random(pool(race=Race.MURLOC))


class FIR_921:
    """Petal Picker. Battlecry: If you've Imbued your Hero Power twice, draw 2 cards."""

    action = when(mine(TAG_3527) >= 2, draw(N))


class FIR_929:
    """Living Flame. Deathrattle: Draw a Fire spell."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.FIRE))


class FIR_940:
    """Zaqali Flamemancer.

    Battlecry: If every card in your hand is of a different Cost, reduce their Costs by (2).
    """

    action = when(Condition(_cost_differently, _holds_unseen), give(FRIENDLY_HAND, "GBL_002e"))


class FIR_958:
    """Tindral Sageswift.

    Deathrattle: Deal 1 damage to all enemies. If it's your opponent's turn, deal 4 damage
    instead.
    """

    deathrattle = when(THEIR_TURN, damage(ENEMY_CHARACTERS, N2), damage(ENEMY_CHARACTERS, N))


class FIR_959:
    """Fyrakk the Blazing.

    Immune to Fire spells. Battlecry: Cast 15 Mana worth of Fire spells at random enemies.
    """

    keywords = ((IMMUNE_TO_FIRE_SPELLS, 1),)
    action = cast_worth(pool(A_SPELL, where=of_school(SpellSchool.FIRE)), N)
