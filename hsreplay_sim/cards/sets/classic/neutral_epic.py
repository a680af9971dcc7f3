"""Classic: neutral, epic and legendary."""

from hsreplay_sim.cards.words import *

CHORDS = fixed("PRO_001a", "PRO_001b", "PRO_001c")
DREAMS = fixed("DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05")
RANKED = by_profile(lambda p: p.ranks_doomsayer)
SAFE = (MY_TURN & (atk_of(ENEMY_MINIONS) < health_of(SELF))) | (
    THEIR_TURN
    & (
        atk_of((ENEMY_MINIONS & has(NUM_TURNS_IN_PLAY)) - has(NUM_ATTACKS_THIS_TURN))
        < health_of(SELF)
    )
)
"""The enemy minions that may attack before my next turn cannot kill this (U036:7005)."""


class EX1_002:
    """The Black Knight. Tradeable. Battlecry: Destroy an enemy minion with Taunt."""

    targets = ENEMY_MINIONS & has(TAUNT)
    action = destroy(TARGET)


class EX1_005:
    """Big Game Hunter. Tradeable. Battlecry: Destroy a minion with 7 or more Attack."""

    targets = MINIONS & atk_at_least(N)
    action = destroy(TARGET)


class EX1_012:
    """Bloodmage Thalnos. Spell Damage +1. Deathrattle: Draw a card."""

    deathrattle = draw()


class EX1_014:
    """King Mukla. Battlecry: Give your opponent 2 Bananas."""

    action = opponent_gets("EX1_014t", N, signed=by_profile(lambda p: p.mukla_signs))


class EX1_014t:
    """Bananas. Give a minion +1/+1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_014te")


class EX1_016:
    """Sylvanas Windrunner. Deathrattle: Take control of a random enemy minion."""

    deathrattle = take_control(random(ENEMY_MINIONS))


class EX1_062:
    """Old Murk-Eye. Charge. Has +1 Attack for each other Murloc on the battlefield."""

    atk = N * count((MINIONS & MURLOC) - SELF)


class EX1_083:
    """Tinkmaster Overspark.

    Battlecry: Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
    """

    action = transform_random(random(MINIONS - SELF), fixed("EX1_tk28", "EX1_tk29"))


class EX1_100:
    """Lorewalker Cho.

    Whenever a player casts a spell, put a copy into the other player's hand.
    """

    events = (
        when_played(FRIENDLY & SPELL, copy_to_hand(SUBJECT, opponent=True)),
        when_played(ENEMY & SPELL, copy_to_hand(SUBJECT)),
    )


class EX1_105:
    """Mountain Giant. Costs (1) less for each other card in your hand."""

    cost = -(N * count(FRIENDLY_HAND - SELF))


class EX1_110:
    """Cairne Bloodhoof. Taunt. Deathrattle: Summon a 5/5 Baine Bloodhoof."""

    deathrattle = summon("EX1_110t")


class EX1_116:
    """Leeroy Jenkins. Charge. Battlecry: Summon two 1/1 Whelps for your opponent."""

    action = summon("EX1_116t", 2, opponent=True)


class EX1_188:
    """Barrens Stablehand. Battlecry: Summon a random Beast."""

    action = summon_random(pool(A_MINION, race=Race.BEAST))


class EX1_190:
    """High Inquisitor Whitemane. Battlecry: Summon all friendly minions that died this turn."""

    action = resurrect(random(DIED_THIS_TURN & MINION, FREE_SLOTS))


class EX1_249:
    """Baron Geddon. At the end of your turn, deal 2 damage to ALL other characters."""

    events = turn_end(damage(CHARACTERS - SELF, N))


class EX1_298:
    """Ragnaros the Firelord.

    Can't attack. At the end of your turn, deal 8 damage to a random enemy.
    The tag comes with play and ends with it (U586:11703, 12457, U583:9030).
    """

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = turn_end(damage(random(ENEMY_CHARACTERS), N))


class EX1_507:
    """Murloc Warleader.

    Your other Murlocs have +2 Attack.

    Before 20970: Your other Murlocs have +2/+1.
    """

    aura = aura(MURLOCS_HELPED - SELF, "EX1_507e")


class EX1_557:
    """Nat Pagle. At the start of your turn, you have a 50% chance to draw an extra card."""

    events = turn_start(draw(), only=LUCK)


class EX1_558:
    """Harrison Jones.

    Battlecry: Destroy your opponent's weapon and draw cards equal to its Durability.
    """

    action = (
        remember_number(durability_of(ENEMY_WEAPON)) >> destroy(ENEMY_WEAPON) >> draw(LEFT_BEHIND)
    )


class EX1_560:
    """Nozdormu. Players only have 15 seconds to take their turns.

    The clock is a piece of a game (`play.ClockRules`): there is no other rule here.
    """


class EX1_561:
    """Alexstrasza. Battlecry: Set a hero's remaining Health to 15.

    A hero whose maximum is below that has its Health set by an enchantment.
    """

    targets = HEROES
    action = when(max_health_of(TARGET) < N, give(TARGET, "EX1_561e")) >> set_health(TARGET, N)


class EX1_561e:
    """Alexstrasza's Fire. Health set to 15."""

    set_health = N


class EX1_562:
    """Onyxia. Battlecry: Summon 1/1 Whelps until your side of the battlefield is full."""

    action = summon("ds1_whelptoken", 7)


class EX1_564:
    """Faceless Manipulator. Battlecry: Choose a minion and become a copy of it."""

    targets = MINIONS - SELF
    action = become_copy(SELF, TARGET)


class EX1_572:
    """Ysera.

    At the end of your turn, get two random Dream cards.

    Before 195635: At the end of your turn, add a Dream Card to your hand.
    """

    events = turn_end(add_random(DREAMS, 1 + as_number(says("two random"))))


class DREAM_02:
    """Ysera Awakens. Deal 5 damage to all characters except Ysera. (Since 77662: all minions.)

    Ysera the Dreamer is spared as well (U165:13583).
    """

    action = damage(
        either(says("all minions"), MINIONS, CHARACTERS) - card("EX1_572", "CS3_033"), N
    )


class DREAM_04:
    """Dream. Return a minion to its owner's hand. (77662 to 195635: an enemy minion.)"""

    targets = target(either(says("an enemy minion"), ENEMY_MINIONS, MINIONS), optional=False)
    action = bounce(TARGET)


class DREAM_05:
    """Nightmare. Give a minion +5/+5. At the start of your next turn, destroy it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DREAM_05e")


class DREAM_05e:
    """Nightmare. This minion has +5/+5, but will be destroyed soon."""

    atk = N
    max_health = N2
    events = turn_start(
        destroy(SELF)
        >> when(by_profile(lambda p: p.nightmare_notes), set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 1))
    )


class EX1_577:
    """The Beast. Deathrattle: Summon a 3/3 Pip Quickwit for your opponent."""

    deathrattle = summon("EX1_finkle", opponent=True)


class EX1_586:
    """Sea Giant. Costs (1) less for each other minion on the battlefield."""

    cost = -(N * count(MINIONS))


class EX1_590:
    """Blood Knight.

    Battlecry: All minions lose Divine Shield. Gain +3/+3 for each Shield lost.
    """

    action = when(
        any_of(MINIONS & has(DIVINE_SHIELD)),
        give(SELF, "EX1_590e", count(MINIONS & has(DIVINE_SHIELD)))
        >> keyword(MINIONS & has(DIVINE_SHIELD), DIVINE_SHIELD, 0),
    )


class EX1_590e:
    """Shadows of M'uru. This minion has consumed Divine Shields and has increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class EX1_614:
    """Xavius.

    After you play a card, summon a 2/1 Satyr.

    Before 44222: Whenever you play a card, summon a 2/1 Flame of Azzinoth.
    """

    events = (
        when_played(FRIENDLY & OTHERS, summon("EX1_614t"), says("Whenever")),
        after_played(FRIENDLY & OTHERS, summon("EX1_614t"), says("After")),
    )


class EX1_620:
    """Molten Giant. Costs (1) less for each Health your hero is missing."""

    cost = -(N * tag_of(FRIENDLY_HERO, DAMAGE))


class NEW1_016:
    """Captain's Parrot. Battlecry: Draw a Pirate from your deck."""

    action = draw_from(FRIENDLY_DECK & PIRATE)


class NEW1_017:
    """Hungry Crab. Battlecry: Destroy a Murloc and gain +2/+2."""

    targets = MINIONS & MURLOC
    action = when(any_of(TARGET), destroy(TARGET) >> give(SELF, "NEW1_017e"))


class NEW1_017e:
    """Full Belly. +2/+2. Full of Murloc."""

    atk = N
    max_health = N2


class NEW1_021:
    """Doomsayer.

    At the start of your turn, destroy ALL minions.

    Up to 18336 its mark is there only while the enemy minions cannot kill it.
    """

    keywords = ((TAG_333, ~RANKED & SAFE), (TAG_378, RANKED))
    events = turn_start(destroy(MINIONS))


class NEW1_024:
    """Captain Greenskin. Battlecry: Give your weapon +1/+1."""

    action = give(FRIENDLY_WEAPON, "NEW1_024o")


class NEW1_027:
    """Southsea Captain. Your other Pirates have +1/+1."""

    aura = aura((FRIENDLY_MINIONS & PIRATE) - SELF, "NEW1_027e")


class NEW1_029:
    """Millhouse Manastorm. Battlecry: Enemy spells cost (0) next turn."""

    action = give(ENEMY_PLAYER, "NEW1_029t")


class NEW1_029e:
    """What it does to a spell: it costs (0). No build has a card for it."""

    set_cost = of_creator(N)


class NEW1_029t:
    """Kill Millhouse! Spells cost (0) this turn!

    It belongs to the player whose Millhouse it was, and ends as that player's turn starts
    (U255:13834).
    """

    aura = aura(ENEMY_HAND & SPELL, "NEW1_029e", only=THEIR_TURN)
    events = turn_start(expire(SOURCE))


class NEW1_030:
    """Deathwing. Battlecry: Destroy all other minions and discard your hand."""

    action = destroy(MINIONS - SELF) >> discard_hand()


class NEW1_038:
    """Gruul. At the end of each turn, gain +1/+1."""

    events = turn_end(give(SELF, "NEW1_038o"), whose=BOTH_PLAYERS)


class NEW1_038o:
    """Growth. Gruul is growing..."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class NEW1_040:
    """Hogger. At the end of your turn, summon a 2/2 Gnoll with Taunt."""

    events = turn_end(summon("NEW1_040t"))


class PRO_001:
    """Elite Tauren Chieftain.

    Battlecry: Give both players the power to ROCK! (with a Power Chord card)
    """

    action = add_random(CHORDS) >> add_random(CHORDS, opponent=True)


class PRO_001a:
    """I Am Murloc. Summon three, four, or five 1/1 Murlocs."""

    action = summon("PRO_001at", between(3, 5))


class PRO_001b:
    """Rogues Do It... Deal 4 damage. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw()


class PRO_001c:
    """Power of the Horde. Summon a random Horde Warrior."""

    action = summon_random(fixed("CS2_121", "EX1_021", "EX1_023", "EX1_110", "EX1_390", "CS2_179"))
