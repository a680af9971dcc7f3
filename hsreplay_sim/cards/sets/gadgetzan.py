"""Mean Streets of Gadgetzan (CFM)."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.words.effects import (
    BORROWED,
    add_random,
    borrow,
    bounce,
    damage,
    discover,
    expire,
    gain_crystals,
    gain_mana,
    give,
    give_back,
    heal,
    recruit,
    shield,
    summon,
    summon_copy,
    transform,
    transform_random,
    wear,
    when,
)
from hsreplay_sim.cards.words.keywords import HOLDING_DRAGON, NEXT_JADE, jade_golem
from hsreplay_sim.cards.words.pools import copies, cost_beside, either_of, entourage, pool
from hsreplay_sim.cards.words.selectors import (
    ADJACENT,
    CHARACTERS,
    DRAGON,
    ENEMY,
    ENEMY_DECK,
    ENEMY_HAND,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    HEROES,
    IN_PLAY,
    MINION,
    MINIONS,
    PIRATE,
    SELF,
    SOURCE,
    SUBJECT,
    TARGET,
    atk_at_most,
    random,
)
from hsreplay_sim.cards.words.triggers import after_played, turn_end
from hsreplay_sim.cards.words.values import (
    COMBO,
    N2,
    N,
    any_of,
    as_number,
    count,
    max_health_of,
    of_creator,
)


class CFM_065:
    """Volcanic Potion. Deal 2 damage to all minions."""

    action = damage(MINIONS, N)


class CFM_120:
    """Mistress of Mixtures. Deathrattle: Restore 4 Health to each hero."""

    deathrattle = heal(HEROES, N)


class CFM_305:
    """Smuggler's Run. Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "CFM_305e")


class CFM_305e:
    """Smuggling. +1/+1 from Smuggler's Run."""

    atk = N
    max_health = N2


class CFM_315:
    """Alleycat. Battlecry: Summon a 1/1 Cat."""

    action = summon("CFM_315t")


class CFM_343:
    """Jade Behemoth. Taunt. Battlecry: Summon a Jade Golem."""

    action = jade_golem()


class CFM_603:
    """Potion of Madness. Gain control of an enemy minion with 2 or less Attack this turn."""

    targets = ENEMY_MINIONS & atk_at_most(N)
    action = borrow(TARGET, "CFM_603e")


class CFM_603e:
    """Madness Potion. This minion has switched controllers this turn."""

    keywords = BORROWED
    events = turn_end(give_back(SELF) >> expire(SOURCE))


class CFM_605:
    """Drakonid Operative. If you're holding a Dragon, Discover a card in their deck."""

    action = when(HOLDING_DRAGON, discover(copies(ENEMY_DECK)))


class CFM_614:
    """Mark of the Lotus. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "CFM_614e")


class CFM_614e:
    """Savage Mark. +1/+1."""

    atk = N
    max_health = N2


class CFM_619:
    """Kabal Chemist. Battlecry: Add a random Potion to your hand."""

    action = add_random(entourage)


class CFM_620:
    """Potion of Polymorph. Secret: After your opponent plays a minion, it becomes a 1/1 Sheep."""

    secret = after_played(ENEMY & MINION & IN_PLAY, transform(SUBJECT, "CS2_tk1"))


class CFM_626:
    """Kabal Talonpriest. Battlecry: Give a friendly minion +3 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "CFM_626e")


class CFM_626e:
    """Fortitude. +3 Health."""

    max_health = N


class CFM_630:
    """Counterfeit Coin. Gain 1 Mana Crystal this turn only."""

    action = gain_mana(N)


class CFM_637:
    """Patches the Pirate. After you play a Pirate, summon this minion from your deck."""

    in_deck = after_played(FRIENDLY & PIRATE & MINION, recruit(SOURCE))


class CFM_639:
    """Grimestreet Enforcer. At the end of your turn, give all minions in your hand +1/+1."""

    events = turn_end(give(FRIENDLY_HAND & MINION, "CFM_639e"))


class CFM_639e:
    """Smuggling. Increased stats from Grimestreet Enforcer."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_647:
    """Blowgill Sniper. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class CFM_649:
    """Kabal Courier. Battlecry: Discover a Mage, Priest, or Warlock card."""

    action = discover(
        either_of(
            pool(card_class=CardClass.MAGE),
            pool(card_class=CardClass.PRIEST),
            pool(card_class=CardClass.WARLOCK),
        )
    )


class CFM_652:
    """Second-Rate Bruiser. Taunt. Costs (2) less if your opponent has at least three minions."""

    cost = -(N * as_number(count(ENEMY_MINIONS) >= 3))


class CFM_655:
    """Toxic Sewer Ooze. Battlecry: Remove 1 Durability from your opponent's weapon."""

    action = wear(ENEMY_WEAPON, N)


class CFM_662:
    """Dragonfire Potion. Deal 5 damage to all minions except Dragons."""

    action = damage(MINIONS - DRAGON, N)


class CFM_668:
    """Doppelgangster. Battlecry: Summon 2 copies of this minion."""

    action = summon_copy(SELF, left=True) >> summon_copy(SELF)


class CFM_696:
    """Devolve. Transform all enemy minions into random ones that cost (1) less."""

    action = transform_random(ENEMY_MINIONS, cost_beside(-1))


class CFM_707:
    """Jade Lightning. Deal 4 damage. Summon a Jade Golem."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> jade_golem()


class CFM_713:
    """Jade Blossom. Summon a Jade Golem. Gain an empty Mana Crystal."""

    action = jade_golem() >> gain_crystals(1)


class CFM_715:
    """Jade Spirit. Battlecry: Summon a Jade Golem."""

    action = jade_golem()
    hand_number = NEXT_JADE


class CFM_717:
    """Jade Claws. Battlecry: Summon a Jade Golem. Overload: (1)."""

    action = jade_golem()


class CFM_751:
    """Abyssal Enforcer. Battlecry: Deal 3 damage to all other characters."""

    action = damage(CHARACTERS - SELF, N)


class CFM_753:
    """Grimestreet Outfitter. Battlecry: Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "CFM_753e")


class CFM_753e:
    """Smuggling. +1/+1 from Grimestreet Outfitter."""

    atk = N
    max_health = N2


class CFM_790:
    """Dirty Rat. Taunt. Battlecry: Your opponent summons a random minion from their hand."""

    action = recruit(random(ENEMY_HAND & MINION))


class CFM_853:
    """Grimestreet Smuggler. Battlecry: Give a random minion in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & MINION), "CFM_853e")


class CFM_853e:
    """Smuggling. +1/+1 from Grimestreet Smuggler."""

    atk = N
    max_health = N2


class CFM_902:
    """Aya Blackpaw. Battlecry and Deathrattle: Summon a Jade Golem."""

    action = jade_golem()
    deathrattle = jade_golem()


class CFM_062:
    """Grimestreet Protector. Taunt. Battlecry: Give adjacent minions Divine Shield."""

    action = shield(ADJACENT)


class CFM_067:
    """Hozen Healer. Battlecry: Restore a minion to full Health."""

    targets = MINIONS
    action = heal(TARGET, max_health_of(TARGET))


class CFM_325:
    """Small-Time Buccaneer. Has +2 Attack while you have a weapon equipped."""

    aura = aura(SELF, "CFM_325e", any_of(FRIENDLY_WEAPON))


class CFM_325e:
    """Equipped. +2 Attack."""

    atk = N


class CFM_654:
    """Friendly Bartender. At the end of your turn, restore 1 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))


class CFM_693:
    """Gadgetzan Ferryman. Combo: Return a friendly minion to your hand."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = bounce(TARGET)
