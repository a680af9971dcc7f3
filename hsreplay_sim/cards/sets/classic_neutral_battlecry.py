"""Classic, neutral: minions with a Battlecry."""

from __future__ import annotations

from hsreplay_sim.base.tags import DIVINE_SHIELD, SPELLPOWER, TAUNT
from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.words.effects import (
    add_random,
    bounce,
    damage,
    destroy,
    discard_these,
    draw,
    draw_from,
    fixed,
    freeze,
    gain_crystals,
    give,
    heal,
    keyword,
    missiles,
    opponent_draws,
    opponent_gets,
    set_health,
    silence,
    summon,
    summon_random,
    swap_stats,
    take_control,
    transform_random,
    wear,
    when,
)
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    CHARACTERS,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    HEROES,
    MINIONS,
    MURLOC,
    PIRATE,
    SELF,
    TARGET,
    atk_at_least,
    atk_at_most,
    has,
    random,
)
from hsreplay_sim.cards.words.values import (
    DATA1,
    DATA2,
    N2,
    N,
    any_of,
    atk_of,
    between,
    count,
    durability_of,
    of_creator,
)


class CS2_117:
    """Earthen Ring Farseer. Battlecry: Restore 3 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class CS2_151:
    """Silver Hand Knight. Battlecry: Summon a 2/2 Squire."""

    action = summon("CS2_152")


class CS2_181:
    """Injured Blademaster. Battlecry: Deal 4 damage to HIMSELF."""

    action = damage(SELF, N)


class CS2_188:
    """Abusive Sergeant. Battlecry: Give a minion +2 Attack this turn."""

    targets = MINIONS
    action = give(TARGET, "CS2_188o")


class CS2_188o:
    """'Inspired'. This minion has +2 Attack this turn."""

    atk = N


class CS2_203:
    """Ironbeak Owl. Battlecry: Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class EX1_002:
    """The Black Knight. Battlecry: Destroy an enemy minion with Taunt."""

    targets = ENEMY_MINIONS & has(TAUNT)
    action = destroy(TARGET)


class EX1_005:
    """Big Game Hunter. Battlecry: Destroy a minion with 7 or more Attack."""

    targets = MINIONS & atk_at_least(N)
    action = destroy(TARGET)


class EX1_014:
    """King Mukla. Battlecry: Give your opponent 2 Bananas."""

    action = opponent_gets("EX1_014t", N)


class EX1_014t:
    """Bananas. Give a minion +1/+1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_014te")


class EX1_014te:
    """Bananas. Has +1/+1."""

    atk = N
    max_health = N2


class EX1_043:
    """Twilight Drake. Battlecry: Gain +1 Health for each card in your hand."""

    action = give(SELF, "EX1_043e", count(FRIENDLY_HAND))


class EX1_043e:
    """Hour of Twilight. Increased Health."""

    max_health = DATA1


class EX1_046:
    """Dark Iron Dwarf. Battlecry: Give a minion +2 Attack this turn."""

    targets = MINIONS
    action = give(TARGET, "EX1_046e")


class EX1_046e:
    """Tempered. +2 Attack this turn."""

    atk = N


class EX1_048:
    """Spellbreaker. Battlecry: Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class EX1_049:
    """Youthful Brewmaster.

    Battlecry: Return a friendly minion from the battlefield to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET)


class EX1_050:
    """Coldlight Oracle. Battlecry: Each player draws 2 cards."""

    action = draw(N) >> opponent_draws(N)


class EX1_057:
    """Ancient Brewmaster.

    Battlecry: Return a friendly minion from the battlefield to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET)


class EX1_058:
    """Sunfury Protector. Battlecry: Give adjacent minions Taunt."""

    action = keyword(ADJACENT, TAUNT)


class EX1_059:
    """Crazed Alchemist. Battlecry: Swap the Attack and Health of a minion."""

    targets = MINIONS
    action = swap_stats(TARGET, "EX1_059e")


class EX1_059e:
    """Experiments! Attack and Health have been swapped by Crazed Alchemist."""

    set_atk = DATA1
    set_health = DATA2


class EX1_082:
    """Mad Bomber. Battlecry: Deal 3 damage randomly split between all other characters."""

    action = missiles(N, among=CHARACTERS - SELF)


class EX1_083:
    """Tinkmaster Overspark.

    Battlecry: Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
    """

    action = transform_random(random(MINIONS - SELF), fixed("EX1_tk28", "EX1_tk29"))


class EX1_085:
    """Mind Control Tech.

    Battlecry: If your opponent has 4 or more minions, take control of one at random.
    """

    action = when(count(ENEMY_MINIONS) >= N, take_control(random(ENEMY_MINIONS)))


class EX1_089:
    """Arcane Golem. Battlecry: Give your opponent a Mana Crystal."""

    action = gain_crystals(full=True, opponent=True)


class EX1_093:
    """Defender of Argus. Battlecry: Give adjacent minions +1/+1 and Taunt."""

    action = give(ADJACENT, "EX1_093e")


class EX1_093e:
    """Hand of Argus. +1/+1 and Taunt."""

    atk = N
    max_health = N2
    keywords = (TAUNT,)


class EX1_103:
    """Coldlight Seer. Battlecry: Give your other Murlocs +2 Health."""

    action = give((FRIENDLY_MINIONS & MURLOC) - SELF, "EX1_103e")


class EX1_103e:
    """Mrghlglhal. +2 Health."""

    max_health = N


class EX1_116:
    """Leeroy Jenkins. Charge. Battlecry: Summon two 1/1 Whelps for your opponent."""

    action = summon("EX1_116t", 2, opponent=True)


class EX1_283:
    """Frost Elemental. Battlecry: Freeze a character."""

    targets = CHARACTERS
    action = freeze(TARGET)


class EX1_284:
    """Azure Drake. Spell Damage +1. Battlecry: Draw a card."""

    action = draw()


class EX1_558:
    """Harrison Jones.

    Battlecry: Destroy your opponent's weapon and draw cards equal to its Durability.
    """

    action = destroy(ENEMY_WEAPON) >> draw(durability_of(ENEMY_WEAPON))


class EX1_561:
    """Alexstrasza. Battlecry: Set a hero's remaining Health to 15."""

    targets = HEROES
    action = set_health(TARGET, N)


class EX1_562:
    """Onyxia. Battlecry: Summon 1/1 Whelps until your side of the battlefield is full."""

    action = summon("ds1_whelptoken", 7)


class EX1_583:
    """Priestess of Elune. Battlecry: Restore 4 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


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


class NEW1_017:
    """Hungry Crab. Battlecry: Destroy a Murloc and gain +2/+2."""

    targets = MINIONS & MURLOC
    action = when(any_of(TARGET), destroy(TARGET) >> give(SELF, "NEW1_017e"))


class NEW1_017e:
    """Full Belly. +2/+2. Full of Murloc."""

    atk = N
    max_health = N2


class NEW1_018:
    """Bloodsail Raider. Battlecry: Gain Attack equal to the Attack of your weapon."""

    action = when(any_of(FRIENDLY_WEAPON), give(SELF, "NEW1_018e", atk_of(FRIENDLY_WEAPON)))


class NEW1_018e:
    """Treasure Crazed. Increased Attack."""

    atk = DATA1


class NEW1_024:
    """Captain Greenskin. Battlecry: Give your weapon +1/+1."""

    action = give(FRIENDLY_WEAPON, "NEW1_024o")


class NEW1_024o:
    """Greenskin's Command. +1/+1."""

    atk = N
    max_health = N2


class NEW1_025:
    """Bloodsail Corsair. Battlecry: Remove 1 Durability from your opponent's weapon."""

    action = wear(ENEMY_WEAPON, N)


class NEW1_030:
    """Deathwing. Battlecry: Destroy all other minions and discard your hand."""

    action = destroy(MINIONS - SELF) >> discard_these(FRIENDLY_HAND)


class NEW1_041:
    """Stampeding Kodo. Battlecry: Destroy a random enemy minion with 2 or less Attack."""

    action = destroy(random(ENEMY_MINIONS & atk_at_most(N)))


CHORDS = fixed("PRO_001a", "PRO_001b", "PRO_001c")


class PRO_001:
    """Elite Tauren Chieftain.

    Battlecry: Give both players the power to ROCK! (with a Power Chord card)
    """

    action = add_random(CHORDS) >> add_random(CHORDS, opponent=True)


class PRO_001a:
    """I Am Murloc. Summon three, four, or five 1/1 Murlocs."""

    action = summon("PRO_001at", between(3, 5))
    summons = True


class PRO_001b:
    """Rogues Do It... Deal 4 damage. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw()


class PRO_001c:
    """Power of the Horde. Summon a random Horde Warrior."""

    action = summon_random(fixed("CS2_121", "EX1_021", "EX1_023", "EX1_110", "EX1_390", "CS2_179"))
    summons = True


class EX1_584:
    """Ancient Mage. Battlecry: Give adjacent minions Spell Damage +1."""

    action = give(ADJACENT, "EX1_584e")


class EX1_584e:
    """Teachings of the Kirin Tor. Spell Damage +1."""

    keywords = (SPELLPOWER,)


class NEW1_016:
    """Captain's Parrot. Battlecry: Draw a Pirate from your deck."""

    action = draw_from(FRIENDLY_DECK & PIRATE)
