"""Journey to Un'Goro: Rogue."""

from hsreplay_sim.cards.words import *

ALIKE = count(same_as(PLAYED_SINCE_THIS & MINION, SUBJECT))


class UNG_057t1:
    """Razorpetal. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class UNG_057:
    """Razorpetal Volley. Add two Razorpetals to your hand that deal 2 damage."""

    action = add_card("UNG_057t1", 2)


class UNG_058:
    """Razorpetal Lasher. Battlecry: Add a Razorpetal to your hand that deals 2 damage."""

    action = add_card("UNG_057t1")


class UNG_060:
    """Mimic Pod. Draw a card, then add a copy of it to your hand."""

    action = draw() >> copy_to_hand(DRAWN & IN_HAND)


class UNG_061:
    """Obsidian Shard. Costs (1) less for each card you've played from another class.

    Since 187190, not written: for each card of another class added to your hand this game.
    """

    wording = "you've played"
    cost = -(N * count(PLAYED_THIS_GAME & OF_ANOTHER_CLASS))


class UNG_063:
    """Biteweed. Combo: Gain +1/+1 for each other card you've played this turn."""

    combo = give(SELF, "UNG_063e", count(PLAYED_THIS_TURN))


class UNG_063e:
    """Sprout. Increased stats."""

    atk = DATA1
    max_health = DATA1


class UNG_064:
    """Vilespine Slayer. Combo: Destroy a minion."""

    targets = target(MINIONS, only=COMBO)
    combo = destroy(TARGET)


COUNTS_CARD = (
    set_tag(SELF, UNTOUCHABLE, 0)
    >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)
    >> set_tag(SELF, CUSTOM_KEYWORD_EFFECT, DATA1)
    >> tell_stats()
    >> set_tag(SELF, UNTOUCHABLE, 1)
)
"""A sleeping minion is awake while it counts."""
FORGETS_CARDS = (
    set_tag(SELF, UNTOUCHABLE, 0)
    >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
    >> tell_stats()
    >> set_tag(SELF, CUSTOM_KEYWORD_EFFECT, 0)
    >> set_tag(SELF, UNTOUCHABLE, 1)
)


class UNG_065:
    """Sherazin, Corpse Flower.

    Deathrattle: Go dormant. Play 4 cards in a turn to revive this minion.
    """

    deathrattle = go_dormant("UNG_065t")


class UNG_065t:
    """Sherazin, Seed.

    Dormant When you play 4 cards in a turn, revive this minion.

    What it has counted is its Attack, too (U351:10948). No recording shows it come back.
    """

    atk = DATA1
    events = (
        asleep(after_played(FRIENDLY, COUNTS_CARD >> when(DATA1 >= N, transform(SELF, "UNG_065")))),
        asleep(with_keyword(turn_end(FORGETS_CARDS, BOTH_PLAYERS), 0)),
    )


class UNG_067:
    """The Caverns Below. Quest: Play four minions with the same name. Reward: Crystal Core.

    From 20022 to 71003 it asked for five. It notes which card has brought it so far (U076:4343).
    """

    quest = after_played(
        FRIENDLY & MINION,
        when(
            tag_of(SELF, QUEST_PROGRESS) < ALIKE,
            set_tag(SELF, QUEST_CONTRIBUTOR, dbf_of(SUBJECT))
            >> progress(ALIKE - tag_of(SELF, QUEST_PROGRESS)),
        ),
    )
    reward = reward_card("UNG_067t1")


class UNG_067t1:
    """Crystal Core. For the rest of the game, your minions are 5/5.

    From 24589 to 76554: 4/4. That holds in the hand and in the deck, too (U076:4725). What it did
    before, in a ritual of C'Thun's (U072:5332, U076:4686, U311:18360), is not written.
    """

    since = 24589
    action = give(FRIENDLY_PLAYER, "UNG_067t1e")


class UNG_067t1e:
    """Crystallized. Your minions are 5/5."""

    aura = aura(FRIENDLY_MINIONS + ((FRIENDLY_HAND + FRIENDLY_DECK) & MINION), "UNG_067t1e2")


class UNG_067t1e2:
    """Crystallized. 5/5."""

    set_atk = N
    set_health = N2


class UNG_823:
    """Envenom Weapon. Give your weapon Poisonous."""

    action = when(
        in_build("UNG_823e"),
        give(FRIENDLY_WEAPON, "UNG_823e"),
        keyword(FRIENDLY_WEAPON, POISONOUS),
    )


class UNG_856:
    """Spore Hallucination. Discover a card from your opponent's class."""

    action = discover(pool(card_class=their_class))
