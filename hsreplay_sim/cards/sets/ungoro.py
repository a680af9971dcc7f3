"""Journey to Un'Goro (UNG)."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass, Race
from hsreplay_sim.base.tags import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    DEATHRATTLE,
    DIVINE_SHIELD,
    ELUSIVE,
    POISONOUS,
    STEALTH,
    TAUNT,
    WINDFURY,
)
from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.effects import (
    add_card,
    add_random,
    armor,
    copy_to_hand,
    damage,
    destroy,
    discover,
    draw_from,
    expire,
    extra_turn,
    freeze,
    give,
    recruit,
    shuffle,
    summon,
    summon_copy,
    when,
)
from hsreplay_sim.cards.words.keywords import GENERATED, adapt, discover_then, progress, put_secret
from hsreplay_sim.cards.words.pools import (
    A_MINION,
    A_SPELL,
    copies,
    discoverable,
    pool,
    secret_card,
    taunt_card,
)
from hsreplay_sim.cards.words.selectors import (
    A_SECRET,
    BEAST,
    CHARACTERS,
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_MINIONS,
    IN_HAND,
    MINIONS,
    MURLOC,
    SELF,
    SOURCE,
    SPELL,
    SUBJECT,
    TARGET,
    adjacent,
    random,
)
from hsreplay_sim.cards.words.triggers import after_played, turn_end, turn_start, when_played
from hsreplay_sim.cards.words.values import N2, THEIR_TURN, N, as_number, atk_of, of_creator, says


class UNG_011:
    """Hydrologist. Battlecry: Discover a Secret."""

    action = when(
        says("and cast"),
        discover_then(discoverable(pool(A_SPELL, where=secret_card)), put_secret(SUBJECT)),
        discover(discoverable(pool(A_SPELL, where=secret_card))),
    )


class UNG_018:
    """Flame Geyser.

    Deal 2 damage. Add a 1/2 Elemental to your hand. It does not say whose gift it is (8 of 8,
    15590 to 35057: U147:4125, U303:1917; Fire Fly's does).
    """

    targets = CHARACTERS
    action = damage(TARGET, N) >> add_card("UNG_809t1", signed=False)


class UNG_020:
    """Arcanologist. Battlecry: Draw a Secret from your deck."""

    action = draw_from(FRIENDLY_DECK & A_SECRET)


class UNG_024:
    """Mana Bind. Secret: When your opponent casts a spell, add a copy that costs (0)."""

    secret = when_played(
        ENEMY & SPELL, copy_to_hand(SUBJECT) >> give(SUBJECT & IN_HAND, "GBL_009e")
    )


class UNG_028:
    """Open the Waygate. Quest: Cast 6 spells that didn't start in your deck. Reward: Time Warp."""

    quest = after_played((FRIENDLY & SPELL & GENERATED), progress())
    reward = add_card("UNG_028t")


class UNG_028t:
    """Time Warp. Take an extra turn."""

    action = extra_turn()


class UNG_029:
    """Shadow Visions. Discover a copy of a spell in your deck."""

    action = discover(copies(FRIENDLY_DECK & SPELL))


class UNG_032:
    """Crystalline Oracle. Deathrattle: Copy a card from your opponent's deck to your hand."""

    deathrattle = copy_to_hand(random(ENEMY_DECK))


class UNG_034:
    """Radiant Elemental. Your spells cost (1) less (but not less than 1)."""

    aura = aura(FRIENDLY_HAND & SPELL, "UNG_034e")


class UNG_034e:
    """Radiant Elemental. Costs (1) less."""

    cost = -of_creator(N)


class UNG_072:
    """Stonehill Defender. Taunt. Battlecry: Discover a Taunt minion."""

    action = discover(discoverable(pool(A_MINION, where=taunt_card)))


class UNG_073:
    """Rockpool Hunter. Battlecry: Give a friendly Murloc +1/+1."""

    targets = FRIENDLY_MINIONS & MURLOC
    action = give(TARGET, "UNG_073e")


class UNG_073e:
    """Trained. +1/+1."""

    atk = N
    max_health = N2


class UNG_089:
    """Gentle Megasaur. Battlecry: Adapt your Murlocs."""

    action = adapt(FRIENDLY_MINIONS & MURLOC)


class UNG_201:
    """Primalfin Totem. At the end of your turn, summon a 1/1 Murloc."""

    events = turn_end(summon("UNG_201t"))


class UNG_205:
    """Glacial Shard. Battlecry: Freeze an enemy."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET)


class UNG_809:
    """Fire Fly. Battlecry: Add a 1/2 Elemental to your hand."""

    action = add_card("UNG_809t1")


class UNG_818:
    """Volatile Elemental. Deathrattle: Deal 3 damage to a random enemy minion."""

    deathrattle = damage(random(ENEMY_MINIONS), N)


class UNG_845:
    """Igneous Elemental. Deathrattle: Add two 1/2 Flame Elementals to your hand."""

    deathrattle = add_card("UNG_809t1", 2)


class UNG_846:
    """Shimmering Tempest. Deathrattle (once), Battlecry (now): Add a random Mage spell."""

    action = when(says("Battlecry"), add_random(pool(A_SPELL, card_class=CardClass.MAGE)))
    deathrattle = when(says("Deathrattle"), add_random(pool(A_SPELL, card_class=CardClass.MAGE)))


class UNG_848:
    """Primordial Drake. Taunt. Battlecry: Deal 2 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class UNG_854:
    """Free From Amber. Discover a minion that costs (8) or more. Summon it."""

    action = discover_then(discoverable(pool(A_MINION, cost_from=N)), recruit(SUBJECT))


class UNG_912:
    """Jeweled Macaw. Battlecry: Add a random Beast to your hand."""

    action = add_random(pool(A_MINION, race=Race.BEAST))


class UNG_915:
    """Crackling Razormaw. Battlecry: Adapt a friendly Beast."""

    targets = FRIENDLY_MINIONS & BEAST
    action = adapt(TARGET)


class UNG_928:
    """Tar Creeper. Taunt. Has +2 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class UNG_941:
    """Primordial Glyph. Discover a spell. Reduce its Cost by (2)."""

    action = discover(discoverable(pool(A_SPELL))) >> give(SUBJECT & IN_HAND, "UNG_941e")


class UNG_941e:
    """Primal Magic. Cost reduced."""

    cost = -of_creator(N)
    lasting = True


class UNG_946:
    """Gluttonous Ooze. Destroy your opponent's weapon and gain Armor equal to its Attack."""

    action = armor(atk_of(ENEMY_WEAPON)) >> destroy(ENEMY_WEAPON)


class UNG_948:
    """Molten Reflection. Choose a friendly minion. Summon a copy of it."""

    targets = FRIENDLY_MINIONS
    action = summon_copy(TARGET)


class UNG_952:
    """Spikeridged Steed. Give a minion +2/+6 and Taunt. When it dies, summon a Stegodon."""

    targets = MINIONS
    action = give(TARGET, "UNG_952e")


class UNG_952e:
    """On a Stegodon. +2/+6 and Taunt. Deathrattle: Summon a Stegodon."""

    atk = N
    max_health = N2
    keywords = (TAUNT, DEATHRATTLE)
    deathrattle = summon("UNG_810")


class UNG_955:
    """Meteor. Deal 15 damage to a minion and 3 damage to adjacent ones."""

    targets = MINIONS
    action = damage(TARGET, N) >> damage(adjacent(TARGET), N2)


class UNG_957:
    """Direhorn Hatchling. Taunt. Deathrattle: Shuffle a 6/9 Direhorn with Taunt into your deck."""

    deathrattle = shuffle("UNG_957t1")


class UNG_999t2:
    """Living Spores. Deathrattle: Summon two 1/1 Plants."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t2e")


class UNG_999t2e:
    """Living Spores. Deathrattle: Summon two 1/1 Plants."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("UNG_999t2t1", 2)


class UNG_999t3:
    """Flaming Claws. +3 Attack."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t3e")


class UNG_999t3e:
    """Flaming Claws. +3 Attack."""

    atk = N


class UNG_999t4:
    """Rocky Carapace. +3 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t4e")


class UNG_999t4e:
    """Rocky Carapace. +3 Health."""

    max_health = N


class UNG_999t5:
    """Liquid Membrane. Can't be targeted by spells or Hero Powers."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t5e")


class UNG_999t5e:
    """Liquid Membrane. Elusive."""

    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class UNG_999t6:
    """Massive. Taunt."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t6e")


class UNG_999t6e:
    """Massive. Taunt."""

    keywords = (TAUNT,)


class UNG_999t7:
    """Lightning Speed. Windfury."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t7e")


class UNG_999t7e:
    """Lightning Speed. Windfury."""

    keywords = (WINDFURY,)


class UNG_999t8:
    """Crackling Shield. Divine Shield."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t8e")


class UNG_999t8e:
    """Crackling Shield. Divine Shield."""

    keywords = (DIVINE_SHIELD,)


class UNG_999t10:
    """Shrouding Mist. Stealth until your next turn."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t10e")


class UNG_999t10e:
    """Shrouding Mist. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(expire(SOURCE))


class UNG_999t13:
    """Poison Spit. Poisonous."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t13e")


class UNG_999t13e:
    """Poison Spit. Poisonous."""

    keywords = (POISONOUS,)


class UNG_999t14:
    """Volcanic Might. +1/+1."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "UNG_999t14e")


class UNG_999t14e:
    """Volcanic Might. +1/+1."""

    atk = N
    max_health = N2


class UNG_057t1:
    """Razorpetal. Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)
