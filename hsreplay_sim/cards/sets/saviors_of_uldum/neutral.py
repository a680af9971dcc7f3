"""Saviors of Uldum: neutral."""

from hsreplay_sim.cards.words import *

SIAMATS_GIFTS = given("ULD_178a2", "ULD_178a", "ULD_178a3", "ULD_178a4")
"""In the order in which they are offered (U195:22385, U282:9301)."""


class ULD_003:
    """Zephrys the Great. Battlecry: If your deck has no duplicates, wish for the perfect card."""

    action = when(
        NO_DUPLICATES,
        discover(
            either_of(
                pool(where=of_set(2)),
                pool(where=of_set(3)),
                pool(where=of_set(4)),
                pool(where=of_set(1635)),
            )
        ),
    )


class ULD_157:
    """Questing Explorer. Battlecry: If you control a Quest, draw a card."""

    action = when(any_of(FRIENDLY_QUESTS), draw())


class ULD_174:
    """Serpent Egg. Deathrattle: Summon a 3/4 Sea Serpent."""

    deathrattle = summon("ULD_174t")


class ULD_177:
    """Octosari. Deathrattle: Draw 8 cards."""

    deathrattle = draw(N)


class ULD_178:
    """Siamat. Battlecry: Gain 2 of Rush, Taunt, Divine Shield, or Windfury(your choice)."""

    action = choose_from(
        SIAMATS_GIFTS,
        cast_pick(SUBJECT, on=SELF)
        >> choose_from(without(SUBJECT, SIAMATS_GIFTS), cast_pick(SUBJECT, on=SELF)),
    )


class ULD_178a:
    """Siamat's Wind. Give Siamat Windfury."""

    action = keyword(TARGET, WINDFURY)


class ULD_178a2:
    """Siamat's Shield. Give Siamat Divine Shield."""

    action = shield(TARGET)


class ULD_178a3:
    """Siamat's Heart. Give Siamat Taunt."""

    action = keyword(TARGET, TAUNT)


class ULD_178a4:
    """Siamat's Speed. Give Siamat Rush."""

    action = keyword(TARGET, RUSH)


class ULD_179:
    """Phalanx Commander. Your Taunt minions have +2 Attack."""

    aura = aura(FRIENDLY_MINIONS & has(TAUNT), "ULD_179e")


class ULD_182:
    """Spitting Camel. At the end of your turn, deal 1 damage to another random friendly minion."""

    events = turn_end(damage(random(FRIENDLY_MINIONS - SELF), N))


class ULD_183:
    """Anubisath Warbringer. Deathrattle: Give all minions in your hand +3/+3."""

    deathrattle = give(FRIENDLY_HAND & MINION, "ULD_183e")


class ULD_184:
    """Kobold Sandtrooper. Deathrattle: Deal 3 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class ULD_185:
    """Temple Berserker. Reborn Has +2 Attack while damaged."""

    aura = aura(SELF, "ULD_185e", only=DAMAGED)


class ULD_188:
    """Golden Scarab. Battlecry: Discover a 4-Cost card."""

    action = discover(discoverable(pool(cost=N)))


class ULD_189:
    """Faceless Lurker. Taunt. Battlecry: Double this minion's Health."""

    action = give(SELF, "ULD_189e", health_of(SELF))


class ULD_189e:
    """Bravery. Doubled Health."""

    max_health = DATA1


class ULD_190:
    """Pit Crocolisk. Battlecry: Deal 5 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class ULD_191:
    """Beaming Sidekick. Battlecry: Give a friendly minion +2 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ULD_191e")


class ULD_196:
    """Neferset Ritualist. Battlecry: Restore adjacent minions to full Health."""

    action = for_each(ADJACENT, heal(SUBJECT, max_health_of(SUBJECT)))


class ULD_197:
    """Quicksand Elemental. Battlecry: Give all enemy minions -2 Attack this turn."""

    action = give(ENEMY_MINIONS, "ULD_197e")


class ULD_198:
    """Conjured Mirage. Taunt. At the start of your turn, shuffle this minion into your deck."""

    events = turn_start(shuffle_away(SELF))


class ULD_208:
    """Khartut Defender. Taunt, Reborn. Deathrattle: Restore 3 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class ULD_215:
    """Wrapped Golem. Reborn At the end of your turn, summon a 1/1 Scarab with Taunt."""

    events = turn_end(summon("ULD_215t"))


class ULD_229:
    """Mischief Maker. Battlecry: Swap the top card of your deck with your opponent's."""

    action = swap_tops()


class ULD_250:
    """Infested Goblin. TauntDeathrattle: Add two 1/1 Scarabs with Taunt to your hand."""

    deathrattle = add_card("ULD_215t", 2)


class ULD_271:
    """Injured Tol'vir. Taunt Battlecry: Deal 3 damage to this minion."""

    action = damage(SELF, N)


class ULD_282:
    """Jar Dealer. Deathrattle: Add a random 1-Cost minion to your hand."""

    deathrattle = add_random(pool(A_MINION, cost=N))


class ULD_289:
    """Fishflinger. Battlecry: Add a random Murloc to each player's hand."""

    action = add_random(pool(race=Race.MURLOC)) >> add_random(pool(race=Race.MURLOC), opponent=True)


class ULD_290:
    """History Buff. Whenever you play a minion, give a random minion in your hand +1/+1."""

    events = when_played(FRIENDLY & MINION, give(random(FRIENDLY_HAND & MINION), "ULD_290e"))


class ULD_290e:
    """Erudite. Increased stats from History Buff."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class ULD_304:
    """King Phaoris.

    Battlecry: For each spell in your hand, summon a random minion of the same Cost.
    """

    action = for_each(FRIENDLY_HAND & SPELL, summon_random(pool(A_MINION, cost=cost_of(SUBJECT))))


class ULD_702:
    """Mortuary Machine. After your opponent plays a minion, give it Reborn."""

    events = after_played((ENEMY & MINION) & IN_PLAY, keyword(SUBJECT, REBORN))


class ULD_703:
    """Desert Obelisk.

    If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
    """

    events = turn_end(
        damage(random(ENEMY_CHARACTERS), N2), only=count(FRIENDLY_MINIONS & card("ULD_703")) >= N
    )


class ULD_706:
    """Blatant Decoy. Deathrattle: Each player summons the lowest Cost minion from their hand."""

    deathrattle = recruit(random(lowest(FRIENDLY_HAND & MINION, COST))) >> recruit(
        random(lowest(ENEMY_HAND & MINION, COST))
    )


class ULD_712:
    """Bug Collector. Battlecry: Summon a 1/1 Locust with Rush."""

    action = summon("ULD_430t")


class ULD_719:
    """Desert Hare. Battlecry: Summon two 1/1 Desert Hares."""

    action = summon("ULD_719", 2)


class ULD_727:
    """Body Wrapper.

    Battlecry: Discover a friendly minion that died this game. Shuffle it into your deck.
    """

    action = discover_then(
        copies(FRIENDLY_DEAD_MINIONS), shuffle_away(SUBJECT) >> set_displayed_creator(SUBJECT)
    )
