"""Across the Timeways: neutral."""

from hsreplay_sim.cards.words import *

PRINTED_COST = Value(
    lambda g, me, it: sum(e.card.cost for e in SUBJECT.of(g, me, it) if e.card is not None)
)

ECHOES = summon_random(pool(A_MINION, cost=N)) >> spend_corpses(
    N2, summon_random(pool(A_MINION, cost=N))
)
"""What Bygone Echoes summon in the middle of a hand."""


class END_001:
    """Jagged Edge of Time. Battlecry:Imbue your Hero Power."""

    action = imbue()


class END_002:
    """Wicked Blightspawn.

    Reborn. Deathrattle: Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2
    Attack instead.
    """

    deathrattle = when(any_of(FRIENDLY_WEAPON), give(FRIENDLY_WEAPON, "END_002e"), equip("CS2_082"))


class END_004:
    """Remnant of Rage.

    Costs (1) less for each minion that died this turn. Battlecry: Draw 2 cards.
    """

    cost = -(of_game(NUM_MINIONS_KILLED_THIS_TURN) * N)
    action = draw(N2)


class END_005:
    """Bygone Echoes.

    Summon a random 4-Cost minion. Spend 4 Corpses to summon another. Outcast: And another.
    """

    action = ECHOES
    outcast = ECHOES >> summon_random(pool(A_MINION, cost=N))
    summons = True


class END_007:
    """Press the Advantage.

    Deal 1 damage. Give your hero +1 Attack this turn. Draw 1 card. Gain 1 Armor.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_HERO, "END_007e1") >> draw(N3) >> armor(N4)


class END_008:
    """Enduring Roach. After you use your Hero Power, refresh 2 Mana Crystals."""

    events = when_power_used(FRIENDLY & A_HERO_POWER, refresh_mana(N))


class END_010:
    """Twilight Timereaver.

    Choose One - Set the Attack of all other minions to 1; or Health to 1.
    """

    choose = ("END_010a", "END_010b")


class END_010a:
    """Finite Will. Set the Attack of all other minions to 1."""

    action = give(MINIONS - SELF, "END_010ae")


class END_010ae:
    """Finite Will. Attack set to 1."""

    set_atk = N


class END_010b:
    """Finite Resolve. Set the Health of all other minions to 1."""

    action = give(MINIONS - SELF, "END_010be")


class END_010be:
    """Finite Resolve. Health set to 1."""

    set_health = N


class END_011:
    """Acceleration Aura.

    At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
    """

    objective = turn_start(gain_mana() >> pass_turn())


class END_013:
    """Brutish Endmaw. Battlecry:Discover a 1-Cost minion with a Dark Gift."""

    action = discover_with_gift(discoverable(pool(A_MINION, cost=N)))


class END_014:
    """Synchronized Spark.

    Deal 3 damage to an enemy. If it dies, give a random friendly minion +3/+3.
    """

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, give(random(FRIENDLY_MINIONS), "END_014e"))


class END_016:
    """Chronoclaws. After your hero attacks, discard your highest Cost card."""

    events = after_attack(FRIENDLY & HERO, discard_these(random(highest(FRIENDLY_HAND, COST))))


class END_019:
    """Endtime Survivor. Taunt. Battlecry: If your hero took damage this turn, gain +3/+3."""

    action = when(mine(HERO_DAMAGE_TAKEN_THIS_TURN) > 0, give(SELF, "END_019e"))


class END_020:
    """Eternal Toil.

    Deal 1 damage to a minion. If it survives, draw a card. If it dies, summon a random 1-Cost
    minion.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, draw(), summon_random(pool(A_MINION, cost=N2)))


class END_022:
    """Time-Twisted Seer. Has Spell Damage +2 while damaged."""

    aura = aura(SELF, "END_022e", only=DAMAGED)


class END_023:
    """Bitter End. Freeze a minion and its neighbors. Destroy any that are damaged."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET + adjacent(TARGET)) >> destroy((TARGET + adjacent(TARGET)) & HURT)


class END_025:
    """Eternal Firebolt.

    Lifesteal Deal 3 damage to a minion. If it dies, return this to your hand at the end of your
    turn.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, give(FRIENDLY_PLAYER, "END_025e"))


class END_025e:
    """Eternal Firebolt. Get an Eternal Flame at the end of the turn."""

    events = (
        turn_end(add_card("END_025") >> set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 1)),
        turn_start(wear_off(), BOTH_PLAYERS, only=DATA1 >= 1),
    )


class END_026:
    """Fragment of Nothing. After you cast a spell on a minion, draw a card."""

    events = after_played(FRIENDLY & SPELL, draw(), only=any_of(TARGET & MINION))


class END_028:
    """For All Time. Destroy all minions with 4 or less Attack. Overload: (2)"""

    action = destroy(MINIONS & atk_at_most(N))


class END_029:
    """Voodoo Totem. At the end of your turn, get a random Shadow spell."""

    events = turn_end(add_random(pool(A_SPELL, where=of_school(SpellSchool.SHADOW))))


class END_032:
    """Winged Aberration. Rush Combo: Overload for (2) to gain Immune this turn and Windfury."""

    combo = overload(N) >> give(SELF, "END_032e") >> keyword(SELF, WINDFURY)


class END_033:
    """Prescient Slitherdrake. Elusive Costs (3) less if you're holding another Dragon."""

    cost = -(N * as_number(any_of((FRIENDLY_HAND & DRAGON) - SELF)))


class END_034:
    """Crumblecrusher. Battlecry: Destroy a random enemy minion, location, and weapon."""

    action = (
        destroy(random(ENEMY_MINIONS))
        >> destroy_location(random(LOCATIONS & ENEMY))
        >> destroy(ENEMY_WEAPON)
    )


class END_035:
    """Omen of the End.

    Battlecry: If your deck is empty, destroy the top 5 cards of the enemy deck.
    """

    action = when(~any_of(FRIENDLY_DECK), mill(top(ENEMY_DECK, N)))


class TIME_000ta:
    """Keep Timeline. Do nothing. This timeline is perfect as-is!"""


class TIME_000tb:
    """Rewind Timeline. Rewind the card's effect. It says what was chosen: the game goes back."""


class TIME_002:
    """Aeon Wizard. RewindBattlecry: Get 2 random spells from your class."""

    action = add_random(pool(A_SPELL, card_class=my_class), N)


class TIME_003:
    """Portal Vanguard. Rewind. Battlecry: Draw a random minion. Give it +2/+2."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "TIME_003e")


class TIME_004:
    """Conflux Crasher. RewindBattlecry: Deal 7 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class TIME_035:
    """Time Machine. TauntDeathrattle: Get a random Rewind card."""

    deathrattle = add_random(pool(where=bearing(REWIND)))


class TIME_040:
    """Fading Memory. Deathrattle: Get a random 5-Cost minion from the past."""

    deathrattle = add_random(past_pool(A_MINION, cost=N))


class TIME_046:
    """Cyborg Patriarch. Dormant for 3 turns. Taunt."""

    dormant = "TIME_046e"


class TIME_046e:
    """Prime Ape. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class TIME_047:
    """Devious Coyote.

    Stealth. Costs (1) less for each time the enemy hero took damage this turn.
    """

    cost = -(N * TIMES_THEIR_HERO_WAS_HURT)


class TIME_048:
    """Clockwork Rager.

    Battlecry: Gain +1 Health for each turn you've taken this game. (@ |4(turn, turns))
    """

    hand_number = mine(TURN)
    action = give(SELF, "TIME_048e", N * mine(TURN))


class TIME_048e:
    """Clockwork Rage. Increased Health."""

    max_health = DATA1


class TIME_049:
    """Dangerous Variant. At the start of your turn, transform into a random 5-Cost minion."""

    events = turn_start(transform_random(SELF, pool(A_MINION, cost=N)))


class TIME_050:
    """Sentient Hourglass. Rush After this minion survives damage, swap its stats."""

    events = on("survived", SELF & ALIVE, swap_stats(SELF, "TIME_050e"))


class TIME_050e:
    """Sand Flow. Attack and Health swapped."""

    set_atk = DATA1
    set_health = DATA2


class TIME_051:
    """Soldier of the Infinite. RushBattlecry: Double this minion's Attack."""

    action = give(SELF, "TIME_051e", atk_of(SELF, auras=False))


class TIME_051e:
    """Infinite Scales. Doubled Attack."""

    atk = DATA1


class TIME_052:
    """Amber Warden. TauntDeathrattle: Summon a random minion from the past."""

    deathrattle = summon_random(past_pool(A_MINION))


class TIME_054:
    """Time Skipper. At the end of each player's turn, give them a Coin."""

    events = (
        turn_end(add_card("GAME_005")),
        turn_end(opponent_gets("GAME_005"), ENEMY_PLAYER),
    )


class TIME_055:
    """Unknown Voyager. After this survives damage, transform into a random 7-Cost minion."""

    events = on("survived", SELF & ALIVE, transform_random(SELF, pool(A_MINION, cost=N)))


class TIME_057:
    """Wizened Truthseeker.

    Battlecry: Set the Cost of every card in both player's hands back to their original Costs.
    """

    action = for_each(BOTH_HANDS, give(SUBJECT, "TIME_057e", PRINTED_COST - tag_of(SUBJECT, COST)))


class TIME_057e:
    """True Wisdom. Cost changed. What is set comes before what is added: it adds the difference."""

    cost = DATA1


class TIME_058:
    """Paltry Flutterwing.

    Deathrattle: Summon a random 2-Cost minion that is Dormant for 2 turns.
    """

    deathrattle = summon_random(pool(A_MINION, cost=N), then=fall_asleep(MADE, "TIME_058e"))


class TIME_058e:
    """Consequences. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


class TIME_059:
    """Living Paradox. Elusive. Battlecry: Summon two 2/1 Living Paradoxes with Elusive."""

    action = summon("TIME_059", 2)


class TIME_060:
    """Quantum Destabilizer. This minion takes double damage from all sources."""

    events = before_damage(SELF, change_damage(tag_of(SUBJECT, PREDAMAGE) * 2))


class TIME_061:
    """Timeless Causality. Battlecry: Reverse the order of your deck."""

    action = reverse_deck()


class TIME_062:
    """Chronicle Keeper. Battlecry: If you're holding a Dragon, gain Taunt and Divine Shield."""

    action = when(HOLDING_DRAGON, keyword(SELF, TAUNT) >> shield(SELF))


class TIME_100:
    """Hourglass Attendant.

    Divine Shield At the end of your turn, give all minions in your hand +1/+1.
    """

    events = turn_end(give(FRIENDLY_HAND & MINION, "TIME_100e"))


class TIME_101:
    """Misplaced Pyromancer.

    Whenever you Shatter a card, deal 2 damage to all enemy minions.
    """

    events = on("shattered", FRIENDLY, damage(ENEMY_MINIONS, N))


class TIME_428:
    """Yesterloc. At the end of your turn, give your other minions +1 Health."""

    events = turn_end(give(FRIENDLY_MINIONS - SELF, "TIME_428e"))


class TIME_434:
    """Temporal Traveler. Deathrattle: Summon a 4/1 Shadow that attacks a random enemy minion."""

    deathrattle = summon("TIME_434t") >> attacks(MADE, ENEMY_MINIONS)


class TIME_720:
    """Soldier of the Bronze. TauntBattlecry: Double this minion's Health."""

    action = give(SELF, "TIME_720e", health_of(SELF))


class TIME_720e:
    """Bronze Scales. Doubled Health."""

    max_health = DATA1


class TIME_EVENT_300:
    """Dark Iron Harbinger.

    Deathrattle: Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
    """

    deathrattle = summon("CORE_NEW1_021")


class TIME_EVENT_301:
    """Disciple of Demise.

    Battlecry: Randomly destroy another minion. Repeat for each Dragon you're holding.
    """

    action = repeat(1 + count(FRIENDLY_HAND & DRAGON), destroy(random(MINIONS - SELF)))


class TIME_EVENT_997:
    """Welcome Home!

    Reopen a location. Give it "Deathrattle: Summon a random 3-Cost minion."
    """

    targets = target(LOCATIONS, optional=False)
    action = reopen(TARGET) >> give(TARGET, "TIME_EVENT_997e")


class TIME_EVENT_997e:
    """New Resident. Deathrattle: Summon a random 3-Cost minion."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, cost=of_card("TIME_EVENT_997e", N)))


class TIME_EVENT_999:
    """Sands of Time.

    Rewind. Discover a spell from ANY class. (Or just your class after you Rewind!)
    """

    action = when(
        any_of(SELF & has(USED_REWIND)),
        discover(of_my_class(pool(A_SPELL))),
        discover(pool(A_SPELL)),
    )


class TIME_EVENT_999t:
    """Sands of Time. Discover a spell from YOUR class."""

    action = discover(of_my_class(pool(A_SPELL)))
