"""Journey to Un'Goro: neutral."""

from hsreplay_sim.cards.words import *

ELEMENTAL_BEFORE = any_of(PLAYED_LAST_TURN & ELEMENTAL)
"""I played an Elemental last turn."""


class UNG_001:
    """Pterrordax Hatchling. Battlecry: Adapt."""

    action = adapt(SELF)


class UNG_002:
    """Volcanosaur. Battlecry: Adapt, then Adapt."""

    action = adapt(SELF) >> adapt(SELF)


class UNG_009:
    """Ravasaur Runt. Battlecry: If you control at least 2 other minions, Adapt."""

    action = when(count(FRIENDLY_MINIONS - SELF) >= N, adapt(SELF))


class UNG_010:
    """Sated Threshadon. TauntDeathrattle: Summon three 1/1 Murlocs."""

    deathrattle = summon("UNG_201t", 3)


class UNG_070:
    """Tol'vir Stoneshaper.

    Battlecry: If you played an Elemental last turn, gain Taunt and Divine Shield.
    """

    action = when(ELEMENTAL_BEFORE, shield(SELF) >> give(SELF, "UNG_070e"))


class UNG_070e:
    """Stonewall. Divine Shield and Taunt."""

    keywords = (TAUNT,)


class UNG_072:
    """Stonehill Defender. Taunt. Battlecry: Discover a Taunt minion."""

    action = discover(discoverable(pool(A_MINION, where=taunt_card)))


class UNG_073:
    """Rockpool Hunter. Battlecry: Give a friendly Murloc +1/+1."""

    targets = FRIENDLY_MINIONS & MURLOC
    action = give(TARGET, "UNG_073e")


class UNG_075:
    """Vicious Fledgling. After this minion attacks a hero, Adapt."""

    events = after_attack(SELF, adapt(SELF), defender=HERO)


class UNG_076:
    """Eggnapper. Deathrattle: Summon two 1/1 Raptors."""

    deathrattle = summon("UNG_076t1", 2)


class UNG_079:
    """Frozen Crusher. After this minion attacks, Freeze it."""

    events = after_attack(SELF, freeze(SELF))


class UNG_082:
    """Thunder Lizard. Battlecry: If you played an Elemental last turn, Adapt."""

    action = when(ELEMENTAL_BEFORE, adapt(SELF))


class UNG_083:
    """Devilsaur Egg. Deathrattle: Summon a 5/5 Devilsaur."""

    deathrattle = summon("UNG_083t1")


class UNG_084:
    """Fire Plume Phoenix. Battlecry: Deal 3 damage. (Before 187190: 2 damage.)"""

    targets = CHARACTERS
    action = damage(TARGET, N)


class UNG_085:
    """Emerald Hive Queen. Your minions cost (2) more."""

    aura = aura(FRIENDLY_HAND & MINION, "UNG_085e")


class UNG_087:
    """Bittertide Hydra. Whenever this minion takes damage, deal 3 damage to your hero."""

    events = when_damaged(SELF, damage(FRIENDLY_HERO, N))


class UNG_088:
    """Tortollan Primalist. Battlecry:Discover a spell and cast it with random targets."""

    action = discover_then(discoverable(pool(A_SPELL)), cast_it(SUBJECT))


class UNG_089:
    """Gentle Megasaur. Battlecry: Adapt your Murlocs."""

    action = adapt(FRIENDLY_MINIONS & MURLOC)


class UNG_099:
    """Charged Devilsaur. Charge. Battlecry: Can't attack heroes this turn."""

    action = keyword(SELF, CANNOT_ATTACK_HEROES)
    events = turn_start(
        set_tag(SELF, CANNOT_ATTACK_HEROES, 0),
        whose=ENEMY_PLAYER,
        only=any_of(SELF & has(CANNOT_ATTACK_HEROES)),
    )


class UNG_113:
    """Bright-Eyed Scout. Battlecry: Draw a card. Change its Cost to (5)."""

    action = draw() >> give(DRAWN & IN_HAND, "UNG_113e")


class UNG_113e:
    """Scouted. Costs (5)."""

    set_cost = of_card("UNG_113", N)


class UNG_205:
    """Glacial Shard. Battlecry: Freeze an enemy."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET)


class UNG_801:
    """Nesting Roc. Battlecry: If you control at least 2 other minions, gain Taunt."""

    action = when(count(FRIENDLY_MINIONS - SELF) >= N, keyword(SELF, TAUNT))


class UNG_803:
    """Emerald Reaver. Battlecry: Deal 1 damage to each hero."""

    action = damage(HEROES, N)


class UNG_807:
    """Golakka Crawler. Battlecry: Destroy a Pirate and gain +1/+1."""

    targets = MINIONS & PIRATE
    action = when(any_of(TARGET), destroy(TARGET) >> give(SELF, "UNG_807e"))


class UNG_807e:
    """Overfull Belly. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class UNG_809:
    """Fire Fly. Battlecry: Add a 1/2 Elemental to your hand."""

    action = add_card("UNG_809t1")


class UNG_816:
    """Servant of Kalimos.

    Battlecry: If you played an Elemental last turn, Discover an Elemental.
    """

    action = when(ELEMENTAL_BEFORE, discover(discoverable(pool(A_MINION, race=Race.ELEMENTAL))))


class UNG_818:
    """Volatile Elemental. Deathrattle: Deal 3 damage to a random enemy minion."""

    deathrattle = damage(random(ENEMY_MINIONS), N)


class UNG_845:
    """Igneous Elemental. Deathrattle: Add two 1/2 Flame Elementals to your hand."""

    deathrattle = add_card("UNG_809t1", 2)


class UNG_847:
    """Blazecaller. Battlecry: If you played an Elemental last turn, deal 5 damage."""

    targets = target(CHARACTERS, only=ELEMENTAL_BEFORE)
    action = when(ELEMENTAL_BEFORE, damage(TARGET, N))


class UNG_848:
    """Primordial Drake. Taunt. Battlecry: Deal 2 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class UNG_851:
    """Elise the Trailblazer.

    Battlecry: Shuffle a sealed Un'Goro pack into your deck. If your deck has no duplicates, draw
    it.

    Before 187190 it does not draw the pack.
    """

    action = shuffle("UNG_851t1") >> when(
        says("no duplicates"),
        when(NO_DUPLICATES, draw_from(FRIENDLY_DECK & card("UNG_851t1"))),
    )


class UNG_851t1:
    """Un'Goro Pack. Add 5 Journey to Un'Goro cards to your hand."""

    action = add_random(pool(where=of_set(27)), N)


class UNG_900:
    """Spiritsinger Umbra. After you summon a minion, trigger its Deathrattle effect."""

    events = after_summon(
        (FRIENDLY_MINIONS - SELF) & has(DEATHRATTLE),
        trigger_deathrattles(SUBJECT),
        any_of(SUBJECT & comes_with(DEATHRATTLE)) | by_profile(lambda p: not p.umbra_judges_early),
    )


class UNG_907:
    """Ozruk. TauntBattlecry: Gain +5 Health for each Elemental you played last turn."""

    action = repeat(count(PLAYED_LAST_TURN & ELEMENTAL), give(SELF, "UNG_907e"))


class UNG_928:
    """Tar Creeper. Taunt. Has +2 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class UNG_937:
    """Primalfin Lookout. Battlecry: If you control another Murloc, Discover a Murloc."""

    action = when(
        any_of((FRIENDLY_MINIONS & MURLOC) - SELF),
        discover(discoverable(pool(A_MINION, race=Race.MURLOC))),
    )


class UNG_946:
    """Gluttonous Ooze.

    Battlecry: Destroy your opponent's weapon and gain Armor equal to its Attack.
    """

    action = armor(atk_of(ENEMY_WEAPON)) >> destroy(ENEMY_WEAPON)
