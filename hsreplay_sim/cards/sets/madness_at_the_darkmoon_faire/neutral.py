"""Madness at the Darkmoon Faire: neutral."""

from hsreplay_sim.cards.words import *


class DMF_062:
    """Gyreworm. Battlecry: If you played an Elemental last turn, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of(PLAYED_LAST_TURN & ELEMENTAL))
    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), damage(TARGET, N))


class DMF_065:
    """Banana Vendor. Battlecry: Add 2 Bananas to each player's hand."""

    action = add_card("DMF_065t", N) >> opponent_gets("DMF_065t", N)


class DMF_066:
    """Knife Vendor. Battlecry: Deal 4 damage to each hero."""

    action = damage(HEROES, N)


class DMF_067:
    """Prize Vendor. Battlecry and Deathrattle: Each player draws a card.

    Before 217964: no Deathrattle.
    """

    action = draw() >> opponent_draws()
    deathrattle = when(says("Deathrattle"), draw() >> opponent_draws())


class DMF_069:
    """Claw Machine. Rush. Deathrattle: Draw a minion and give it +3/+3."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DMF_069e")


class DMF_070:
    """Darkmoon Rabbit.

    Rush, Poisonous. Also damages the minions next to whomever this attacks.
    """

    cleaves = True


class DMF_073:
    """Darkmoon Dirigible. Divine ShieldCorrupt: Gain Rush."""

    corrupt = "DMF_073t"


class DMF_078:
    """Strongman. Taunt. Corrupt: This costs (0)."""

    corrupt = "DMF_078t"


class DMF_079:
    """Inconspicuous Rider. Battlecry: Cast a Secret from your deck."""

    action = put_secret_from(FRIENDLY_DECK)


class DMF_080:
    """Fleethoof Pearltusk. Rush. Corrupt: Gain +4/+4."""

    corrupt = "DMF_080t"


class DMF_081:
    """K'thir Ritualist.

    Taunt. Battlecry: Add a random 4-Cost minion to your opponent's hand.
    """

    action = add_random(pool(A_MINION, cost=N), opponent=True)


class DMF_082:
    """Darkmoon Statue. Your other minions have +1 Attack. Corrupt: This gains +4 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "DMF_082e")
    corrupt = "DMF_082t"


class DMF_082t:
    """Darkmoon Statue. Corrupted Your other minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "DMF_082e")


class DMF_091:
    """Wriggling Horror. Battlecry: Give adjacent minions +1/+1."""

    action = give(ADJACENT, "DMF_091e2")


class DMF_124:
    """Horrendous Growth. Corrupt: Gain +1/+1. Can be Corrupted endlessly."""

    corrupt = "DMF_124t"


class DMF_124t:
    """Horrendous Growth. Corrupted Corrupt: Gain +1/+1. Can be Corrupted endlessly."""

    corrupt = "DMF_124t"


class DMF_247e:
    """Corruption. Corrupted. Its numbers are the stats that the card has reached (U173:4843)."""

    atk = GROWN_ATK
    max_health = GROWN_HEALTH


class DMF_163:
    """Carnival Clown.

    Taunt. Battlecry: Summon 2 copies of this. Corrupt: Fill your board with copies.
    """

    action = summon_copy(SELF, N)
    corrupt = "DMF_163t"


class DMF_163t:
    """Carnival Clown. Corrupted Taunt. Battlecry: Fill your board with copies of this."""

    action = summon_copy(SELF, FREE_SLOTS)


class DMF_174:
    """Circus Medic. Battlecry: Restore #4 Health. Corrupt: Deal 4 damage instead."""

    targets = CHARACTERS
    action = heal(TARGET, N)
    corrupt = "DMF_174t"


class DMF_174t:
    """Circus Medic. CorruptedBattlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class DMF_189:
    """Costumed Entertainer. Battlecry: Give a random minion in your hand +2/+2."""

    action = give(random(FRIENDLY_HAND & MINION), "DMF_189e")


class DMF_191:
    """Showstopper. Deathrattle: Silence all minions."""

    deathrattle = silence(MINIONS)


class DMF_202:
    """Derailed Coaster. Battlecry: Summon a 1/1 Rider with Rush for each minion in your hand."""

    action = summon("DMF_523t", count(FRIENDLY_HAND & MINION))


class DMF_254:
    """C'Thun, the Shattered.

    Start of Game: Break into pieces. Battlecry: Deal 30 damage randomly split among all enemies.
    """

    start_of_game = break_apart("DMF_254t3", "DMF_254t5", "DMF_254t4", "DMF_254t7")
    action = missiles(N, ENEMY_CHARACTERS)


class DMF_254t3:
    """Eye of C'Thun. Piece of C'Thun (@/4) Deal $7 damage randomly split among all enemies."""

    ritual = True
    action = missiles(N2, ENEMY_CHARACTERS)


class DMF_254t4:
    """Heart of C'Thun. Piece of C'Thun (@/4) Deal $3 damage to all minions."""

    ritual = True
    action = damage(MINIONS, N2)


class DMF_254t5:
    """Body of C'Thun. Piece of C'Thun (@/4) Summon a 6/6 C'Thun's Body with Taunt."""

    ritual = True
    action = summon("DMF_254t5t")
    summons = True


class DMF_254t7:
    """Maw of C'Thun. Piece of C'Thun (@/4) Destroy a minion."""

    ritual = True
    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)


class DMF_520:
    """Parade Leader. After you summon a Rush minion, give it +2 Attack."""

    events = after_summon((FRIENDLY_MINIONS & has(RUSH)) - SELF, give(SUBJECT, "DMF_520e"))


class DMF_532:
    """Circus Amalgam. Taunt. This has all minion types."""


class YOP_003:
    """Luckysoul Hoarder.

    Battlecry: Shuffle 2 Soul Fragments into your deck. Corrupt: Draw a card.
    """

    action = shuffle("SCH_307t", N)
    corrupt = "YOP_003t"


class YOP_003t:
    """Luckysoul Hoarder.

    Corrupted. Battlecry: Shuffle 2 Soul Fragments into your deck and draw a card.
    """

    action = shuffle("SCH_307t", N) >> draw()


class YOP_005:
    """Barricade. Summon a 2/4 Guard with Taunt. If it's your only minion, summon another."""

    action = summon("YOP_005t") >> when(count(FRIENDLY_MINIONS).equals(1), summon("YOP_005t"))
    summons = True


class YOP_006:
    """Hysteria. Choose an enemy minion. It attacks random minions until it dies.

    Before 72661: Choose a minion.
    """

    targets = target(either(says("enemy minion"), ENEMY_MINIONS, MINIONS), optional=False)
    action = repeat_while(
        IT_SURVIVES & any_of((MINIONS & ALIVE) - TARGET), attacks(TARGET, MINIONS - TARGET)
    )


class YOP_021:
    """Imprisoned Phoenix. Dormant for 2 turns. Spell Damage +2."""

    dormant = "BT_737e"
    spell_power = 1


class YOP_029:
    """Resizing Pouch. Discover a card with Cost equal to your remaining Mana Crystals."""

    action = discover(discoverable(pool(cost=MANA_LEFT)))


class YOP_030:
    """Felfire Deadeye. Your Hero Power costs (1) less."""

    aura = aura(FRIENDLY_HERO_POWER, "YOP_030e")


class YOP_031:
    """Crabrider. Rush, Windfury. (83143 to 137435: Battlecry: Gain Windfury this turn only.)"""

    action = when(says("Battlecry"), give(SELF, "YOP_031e"))


class YOP_032:
    """Armor Vendor. Battlecry: Give 4 Armor to each hero."""

    action = armor(N, HEROES)


class YOP_034:
    """Runaway Blackwing. At the end of your turn, deal 10 damage to a random enemy minion."""

    events = turn_end(damage(random(ENEMY_MINIONS), N))


class YOP_035:
    """Moonfang. Can only take 1 damage at a time."""

    events = before_damage(SELF, change_damage(N), only=AMOUNT > N)
