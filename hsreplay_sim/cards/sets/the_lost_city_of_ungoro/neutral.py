"""The Lost City of Un'Goro: neutral."""

from hsreplay_sim.cards.sets.knights_of_the_frozen_throne.hunter import CRAFTS_A_ZOMBEAST
from hsreplay_sim.cards.words import *

SPREADS = for_each(random(FRIENDLY_MINIONS), bonus_effect(SUBJECT) >> give(SUBJECT, "TLC_465e"))
"""The Deathrattle of Stranglevine, which it gives away."""


class DINO_410:
    """The Egg of Khelos.

    Deathrattle: Summon a slightly cracked Egg. (Break 5 times to hatch a 20/20 Beast with Taunt!)
    """

    deathrattle = summon("DINO_410t2", signed=True)


class DINO_410t2:
    """The Egg of Khelos.

    Deathrattle: Summon a more cracked Egg. (Break 4 times to hatch a 20/20 Beast with Taunt!)
    """

    deathrattle = summon("DINO_410t3", signed=True)


class DINO_410t3:
    """The Egg of Khelos.

    Deathrattle: Summon a very cracked Egg. (Break 3 times to hatch a 20/20 Beast with Taunt!)
    """

    deathrattle = summon("DINO_410t4", signed=True)


class DINO_410t4:
    """The Egg of Khelos.

    Deathrattle: Summon the most cracked Egg. (Break 2 times to hatch a 20/20 Beast with Taunt!)
    """

    deathrattle = summon("DINO_410t5", signed=True)


class DINO_410t5:
    """The Egg of Khelos. Deathrattle: Summon a 20/20 Khelos with Taunt. (Break to hatch!)"""

    deathrattle = summon("DINO_410t", signed=True)


class DINO_411:
    """Holy Eggbearer. Battlecry: Draw a 0-Attack minion."""

    action = draw_from(FRIENDLY_DECK & MINION & atk_is(N))


class DINO_419:
    """Herbivore Assistant. Battlecry: Give a friendly Beast +2/+2 and Rush."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "DINO_419e")


class DINO_430:
    """Beast Speaker Taka.

    Battlecry:Discover a Legendary Beast from any class to gain its stats. Deathrattle: Summon it.
    """

    action = discover_then(
        pool(A_MINION, race=Race.BEAST, where=legendary),
        give(SELF, "DINO_430e", data=atk_of(SUBJECT), data2=health_of(SUBJECT))
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, dbf_of(SUBJECT)),
    )
    deathrattle = summon_kept()


class DINO_430e:
    """Legendary Mount. Increased stats."""

    atk = DATA1
    max_health = DATA2


class DINO_435:
    """Crater Experiment. Kindred: Summon a copy of this."""

    action = when(KINDRED, summon_copy(SELF))


def _costs_at_start(g: Game, me: Entity, it: Frame) -> bool:
    started = (MY_STARTERS - A_HERO_POWER).of(g, me, it)
    costs = {each.card.cost for each in started if each.card and not _is_first_hero(each)}
    return len(costs) >= N.ask(g, me, it)


def _is_first_hero(card: Entity) -> bool:
    return card.type == CardType.HERO and card.card_id.startswith("HERO_")


def _may_have_been(g: Game, me: Entity, it: Frame) -> bool:
    """Whether cards that nobody has seen decide about the costs at the start."""
    hidden = any(not each.card_id for each in MY_STARTERS.of(g, me, it))
    return hidden and not _costs_at_start(g, me, it)


def _parts(size: int) -> tuple[str, ...]:
    return tuple(f"TLC_100t{size}{number}" for number in range(1, 8))


class TLC_100:
    """Elise the Navigator.

    Battlecry: If your deck started with 10 cards of different Costs, craft a custom location.

    One chooses a size, and two of the parts of that size (U249:23600 to 23816).
    """

    action = when(
        Condition(_costs_at_start, _may_have_been),
        mix_potion(
            {
                "TLC_100t1": ("TLC_100t1", _parts(1)),
                "TLC_100t2": ("TLC_100t2", _parts(2)),
                "TLC_100t3": ("TLC_100t3", _parts(3)),
            },
            modelled=True,
        ),
    )


class TLC_101:
    """Undercover Cultist. Taunt, Reborn Has +3 Attack while damaged."""

    aura = aura(SELF, "TLC_101e", only=DAMAGED)


class TLC_102:
    """Torga. Battlecry: Draw a Kindred card and another card that activates it."""

    action = draw_from(FRIENDLY_DECK & A_KINDRED) >> draw_from(
        akin(FRIENDLY_DECK, DRAWN, schools=True)
    )


class TLC_106:
    """Endbringer Umbra.

    Battlecry: Trigger the Deathrattles of 5 friendly minions that died this game.
    """

    action = trigger_deathrattles(random(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE), N))


class TLC_107:
    """Stormbrewer. Whenever this attacks, deal 3 damage to the target first. Kindred: Gain Rush."""

    events = when_strikes(SELF, damage(TARGET, N))
    action = when(KINDRED, keyword(SELF, RUSH))


class TLC_109:
    """Relic Miner.

    Battlecry: Destroy the top card of your deck. Discover a card of the same Rarity.
    """

    action = aim(
        top(FRIENDLY_DECK), mill(TARGET) >> discover(of_a_rarity_of(TARGET, discoverable(pool())))
    )


def _all_are(kind: Filter) -> Condition:
    return ~any_of(FRIENDLY_DECK & MINION & ~kind)


DECK_IS_AKIN = (
    _all_are(BEAST)
    | _all_are(DEMON)
    | _all_are(DRAENEI)
    | _all_are(DRAGON)
    | _all_are(ELEMENTAL)
    | _all_are(MECH)
    | _all_are(MURLOC)
    | _all_are(NAGA)
    | _all_are(PIRATE)
    | _all_are(QUILBOAR)
    | _all_are(TOTEM)
    | _all_are(UNDEAD)
)
"""Whether there is a type that every minion of my deck has; a deck without any holds, too."""


class TLC_110:
    """City Chief Esho.

    Battlecry: If every minion in your deck shares a minion type, give your other minions +2/+2
    (wherever they are).
    """

    action = when(
        DECK_IS_AKIN,
        give(((FRIENDLY_MINIONS + FRIENDLY_HAND + FRIENDLY_DECK) & MINION) - SELF, "TLC_110e"),
    )


class TLC_242:
    """Ancient Stegodon. Battlecry: Choose to gain Taunt, Poisonous, or +1/+1."""

    action = adapt(SELF, among=("UNG_999t6", "UNG_999t13", "UNG_999t14"))


class TLC_243:
    """Whirling Stormdrake. Rush, Windfury. Kindred: Gain Immune this turn."""

    action = when(KINDRED, give(SELF, "TLC_243e"))


class TLC_244:
    """Curious Explorer. Deathrattle: Reduce the Cost of a minion in your opponent's hand by (2)."""

    deathrattle = give(random(ENEMY_HAND & MINION), "GBL_002e")


class TLC_245:
    """Ancient Raptor.

    Battlecry: Choose to gain +3 Attack, Divine Shield, or "Deathrattle: Summon two 1/1 Plants."
    """

    action = adapt(SELF, among=("UNG_999t3", "UNG_999t8", "UNG_999t2"))


class TLC_246:
    """Ancient Pterrordax.

    Battlecry: Choose to gain Stealth until your next turn, Elusive, or Windfury.
    """

    action = adapt(SELF, among=("UNG_999t10", "UNG_999t5", "UNG_999t7"))


class TLC_247:
    """Primal Sabretooth. Stealth After this attacks and kills a minion, get a copy of it."""

    events = after_attack(SELF, copy_to_hand(TARGET), defender=MINION & (DOOMED | ~IN_PLAY))


class TLC_249:
    """Sizzling Cinder. Deathrattle: Deal 2 damage randomly split among all enemies."""

    deathrattle = missiles(N)


class TLC_250:
    """Crater Gator.

    Battlecry: Until the start of your next turn, the enemy hero can't be healed.
    """

    action = give(FRIENDLY_PLAYER, "TLC_250e")


class TLC_250e:
    """Crater Gator Player Enchant.

    Until the start of your next turn, the opponent's hero can't restore health.
    """

    events = (
        silently(before_healing(ENEMY_HERO, set_tag(SUBJECT, PREHEALING, 0))),
        turn_start(wear_off()),
    )


class TLC_251:
    """Primalfin Challenger. Battlecry: Your next Kindred triggers twice."""

    action = give(FRIENDLY_PLAYER, "TLC_251e")


class TLC_251e:
    """Challenger's Enchantment. Your next Kindred triggers twice."""

    events = after_played(FRIENDLY & A_KINDRED, wear_off(), only=KINDRED_OF_SUBJECT)


class TLC_252:
    """Dissolving Ooze.

    Battlecry: Destroy a friendly minion. Spit out the Bones of its Attack and Health into your
    hand.
    """

    targets = FRIENDLY_MINIONS
    action = when(
        any_of(TARGET),
        destroy(TARGET)
        >> add_card("TLC_829t")
        >> set_tag(MADE, TAG_SCRIPT_DATA_NUM_1, atk_of(TARGET))
        >> set_tag(MADE, TAG_SCRIPT_DATA_NUM_2, health_of(TARGET)),
    )


class TLC_253:
    """Petrified Ogre.

    Starts Dormant. While Dormant, gain +2/+2 at the start of your turn. (50% chance to awaken
    instead.)
    """

    dormant = "TLC_253e"


class TLC_253e:
    """Petrified. Dormant. 50% chance to awaken."""

    events = asleep(turn_start(coin_flip(count_to_awaken(), give(SELF, "TLC_253e2"))))


class TLC_254:
    """Tortollan Storyteller.

    At the end of your turn, give +1/+1 to each friendly minion of a different type.
    """

    events = turn_end(
        give(of_different_types(FRIENDLY_MINIONS, count(FRIENDLY_MINIONS)), "TLC_254e")
    )


class TLC_255:
    """Crystal Tender.

    TradeableBattlecry: Gain empty Mana Crystals until both players have the same Mana.
    """

    action = when(
        theirs(RESOURCES) > mine(RESOURCES), gain_crystals(theirs(RESOURCES) - mine(RESOURCES))
    )


class TLC_256:
    """Marshland Thresher. After you cast a spell, gain Divine Shield."""

    events = after_played(FRIENDLY & SPELL, shield(SELF))


class TLC_427:
    """Rockskipper. Battlecry: Get a 1-Cost Rock that deals 3 damage."""

    action = add_card("WW_001t")


class TLC_429:
    """Steamfin Thief. Kindred: Summon two 1/1 Murlocs with Rush."""

    action = when(KINDRED, summon("TLC_429t", 2, signed=True))


class TLC_454:
    """Scalehide Kodo.

    Battlecry: Destroy the lowest Attack enemy minion. Kindred: The highest Attack instead.
    """

    action = when(
        KINDRED,
        destroy(random(highest(ENEMY_MINIONS, ATK))),
        destroy(random(lowest(ENEMY_MINIONS, ATK))),
    )


class TLC_465:
    """Stranglevine.

    Deathrattle: Give a random friendly minion a random Bonus Effect and this Deathrattle.
    """

    deathrattle = SPREADS


class TLC_465e:
    """Twining Tendrils.

    Deathrattle: Give a random friendly minion a random Bonus Effect and this Deathrattle.
    """

    keywords = (DEATHRATTLE,)
    deathrattle = SPREADS


class TLC_468:
    """Blob of Tar.

    Poisonous, Taunt. Deathrattle: Summon a 2/2 Blob with Poisonous and a 2/2 Blob with Taunt.
    """

    deathrattle = summon("TLC_468t1") >> summon("TLC_468t2", beside=1)


class TLC_480:
    """Krog, Crater King.

    At the end of your turn, set the Attack and Health of all enemy minions to 1.
    """

    events = turn_end(give(ENEMY_MINIONS, "TLC_480e2"))


class TLC_480e2:
    """Kroginated. 1/1."""

    set_atk = N
    set_health = N2


class TLC_603:
    """Platysaur. Battlecry: Draw a card. Deathrattle: Discard it."""

    action = draw() >> when(
        any_of(DRAWN & IN_HAND),
        give(DRAWN, "TLC_603e2")
        >> set_tag(SELF, TAG_468, id_of(DRAWN))
        >> give(SELF, "TLC_603e3")
        >> set_tag(worn(SELF, "TLC_603e3"), TAG_SCRIPT_DATA_NUM_1, id_of(DRAWN)),
    )
    deathrattle = discard_these(noted(tag_of(SELF, TAG_468)) & IN_HAND)


class TLC_603e2:
    """Platysaur. Discard when Platysaur dies."""


class TLC_603e3:
    """Platysaur. Deathrattle: Discard {0}."""


class TLC_605:
    """Tar Tyrant. Taunt, Lifesteal Has +6 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class TLC_621:
    """Willful Watcher. TauntDeathrattle: Destroy the top 3 cards of your deck."""

    deathrattle = mill(top(FRIENDLY_DECK, N))


class TLC_829:
    """Ravenous Devilsaur. Battlecry: Destroy a minion. Kindred: Gain its stats."""

    targets = MINIONS
    action = when(
        KINDRED & any_of(TARGET),
        give(SELF, "TLC_829te2", data=atk_of(TARGET), data2=health_of(TARGET)),
    ) >> destroy(TARGET)


class TLC_829te2:
    """Ravenous. Increased stats."""

    atk = DATA1
    max_health = DATA2


class TLC_829t:
    """Bones. Give a minion +{0}/+{1}."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "TLC_829te", data=DATA1, data2=DATA2)


class TLC_829te:
    """Bones of Prey. Increased stats."""

    atk = DATA1
    max_health = DATA2


class TLC_831:
    """Pterrordax Egg.

    Deathrattle: Summon a 3/3 Pterrordax that steals 1 Health from all other minions.
    """

    deathrattle = summon("TLC_831t", signed=True) >> aim(
        MADE,
        remember_number(N3 * count(MINIONS - TARGET))
        >> give(MINIONS - TARGET, "TLC_831e")
        >> when(LEFT_BEHIND > 0, give(TARGET, "TLC_831e2", data=LEFT_BEHIND)),
    )


class TLC_831e:
    """Pterrified. Reduced Health."""

    max_health = -of_creator(N3)


class TLC_831e2:
    """Pterrifying. Increased Health."""

    max_health = DATA1


class TLC_888:
    """Cloud Serpent. Battlecry: Get a copy of another Elemental or Dragon in your hand."""

    action = copy_exactly(random((FRIENDLY_HAND & (ELEMENTAL | DRAGON)) - SELF))


class TLC_987:
    """Questing Assistant.

    Battlecry: If you played a Quest this game, deal 3 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=any_of(PLAYED_THIS_GAME & A_QUEST))
    action = damage(TARGET, N)


class TLC_EVENT_400:
    """Storm the Gates.

    Sidequest: Play 3 Beasts or Undead. Reward: Craft a custom Zombeast. It costs (3) less.
    """

    quest = after_played(FRIENDLY & MINION & (BEAST | UNDEAD), progress())
    reward = CRAFTS_A_ZOMBEAST >> give(MADE & IN_HAND, "GBL_004e")
