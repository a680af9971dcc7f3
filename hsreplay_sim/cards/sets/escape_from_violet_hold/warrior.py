"""Escape from the Violet Hold: Warrior."""

from hsreplay_sim.cards.words import *

A_CANNONEER = card("CAP_107t")
DECK_IS_FULL = count(FRIENDLY_DECK) >= N2
A_LEGENDARY = Filter(lambda g, me, e: e.card is not None and legendary(e.card))


def _captains(g: Game, me: Entity, it: Frame) -> int:
    return sum(each.card_id == "CAP_106e" for each in me.attached)


FIRES = repeat(
    1 + Value(_captains),
    damage(random(ENEMY_CHARACTERS), of_card("CAP_107t", N)) >> resolve_deaths(),
)
"""A Cannoneer fires, once more for each Captain Crowley whose aura it has."""

FUSE = damage(random(ENEMY_CHARACTERS), N) >> give(
    random(FRIENDLY_HAND & PIRATE & cost_at_most(MANA_LEFT)), "CAP_101e"
)

NOTES = (
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3,
    TAG_SCRIPT_DATA_NUM_4,
)


def _note_hurt(g: Game, me: Entity, it: Frame) -> None:
    """Note a character that took damage; with the last one that is wanted, be summoned."""
    noted_ids = [me.tags.get(tag, 0) for tag in NOTES]
    wanted = 3 if says("three").ask(g, me, it) else 4
    hurt = sum(each > 0 for each in noted_ids)
    if it.subject is None or it.subject.id in noted_ids or hurt >= wanted:
        return
    keep(SUBJECT).run(g, me, it)
    if hurt + 1 == wanted:
        WARP.run(g, me, it)


def _forget_hurt(g: Game, me: Entity, it: Frame) -> None:
    for tag in NOTES:
        set_tag(SOURCE, tag, 0).run(g, me, it)


HELD = Filter(lambda g, me, e: e.zone in (Zone.HAND, Zone.DECK))
WARP = when(
    FREE_SLOTS >= 1,
    recruit(SOURCE),
    give(FRIENDLY_PLAYER, "JAIL_421e", data=id_of(SOURCE)),
)
"""Come from the hand or the deck, or wait there until the row has room."""

WARPS = (
    silently(when_damaged(FRIENDLY & (MINION | HERO), script(_note_hurt), only=MY_TURN)),
    silently(turn_end(script(_forget_hurt), whose=BOTH_PLAYERS)),
)


class CAP_101:
    """Follow the Fuse.

    Deal $2 damage to a random enemy. Give a playable Pirate in your hand this effect for a turn.
    """

    action = FUSE


class CAP_101e:
    """Following the Fuse.

    When played, deal 2 damage to a random enemy. Give a playable Pirate in your hand this effect
    for a turn.
    """

    events = (when_played(SELF, FUSE), turn_end(expire(SOURCE)))


class CAP_102:
    """Land Ho!. Draw 2 cards. Summon two 1/1 Cannoneers."""

    action = draw(N) >> summon("CAP_107t", 2)


class CAP_103:
    """Hand Cannon. After your hero attacks, your Cannoneers FIRE!"""

    events = after_attack(FRIENDLY & HERO, as_text_of(FRIENDLY_MINIONS & A_CANNONEER, FIRES))


class CAP_104:
    """Blastpowder Engineer. On your turn, friendly Pirates deal 1 more damage."""

    events = silently(
        before_damage(
            CHARACTERS, change_damage(AMOUNT + N), MY_TURN & any_of(TARGET & FRIENDLY & PIRATE)
        )
    )


class CAP_105:
    """Hook n' Heave. Discover a Pirate. Summon two 1/1 Cannoneers."""

    action = discover(discoverable(pool(race=Race.PIRATE))) >> summon("CAP_107t", 2)


class CAP_106:
    """Captain Crowley.

    Your Cannoneers fire an additional shot. Battlecry: Summon two 1/1 Cannoneers.
    """

    aura = aura(FRIENDLY_MINIONS & A_CANNONEER, "CAP_106e")
    action = summon("CAP_107t", 2)


class CAP_106e:
    """Bombardment. Your Cannoneers fire an additional shot."""


class CAP_107:
    """Cannonmaster.

    Battlecry: Get a 1/1 Cannoneer that deals 1 damage to a random enemy at end of turn.
    """

    action = add_card("CAP_107t")


class CAP_107t:
    """Cannoneer. At the end of your turn, deal 1 damage to a random enemy."""

    events = turn_end(FIRES)


class JAIL_029:
    """Rioter. After a friendly minion survives damage, give it +1 Attack."""

    events = on("survived", FRIENDLY & MINION & ALIVE, give(SUBJECT, "JAIL_029e"))


class JAIL_307:
    """Crowd Control.

    Deal $2 damage to all minions twice. If your deck has 25 or more cards, this costs (2) less.
    Before 249896: Deal $2 damage to all minions. If your deck has 25 or more cards, deal $2 more.
    """

    action = (
        damage(MINIONS, N)
        >> resolve_deaths()
        >> when(says("twice"), damage(MINIONS, N), when(DECK_IS_FULL, damage(MINIONS, N3)))
    )
    cost = -(N3 * as_number(says("twice") & DECK_IS_FULL))


class JAIL_311:
    """Scrappy Defender. Taunt Has +5 Attack if your deck has 25 or more cards."""

    atk = as_number(count(FRIENDLY_DECK) >= N2) * N


class JAIL_376:
    """Ball and Chain. Deathrattle: Give your damaged minions +1/+2."""

    deathrattle = give(FRIENDLY_MINIONS & HURT, "JAIL_376e")


class JAIL_384:
    """Chainbreaker Hogger.

    TauntStart of Game: Duplicate all other Legendary cards in your deck.
    """

    start_of_game = shuffle_copy((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & A_LEGENDARY & OTHERS)


class JAIL_386:
    """Scramble for Gear.

    Gain 2 Armor. Shuffle five Gear spells into your deck that give 2 Armor when drawn.
    """

    action = armor(N) >> shuffle("JAIL_386t", 5)


class JAIL_386t:
    """Found Gear!. Casts When Drawn Gain 2 Armor."""

    on_draw = armor(N)


class JAIL_387:
    """Release the Beasts.

    Give minions in your hand +1/+1. Legendary minions get an extra +2/+1.
    """

    action = give(FRIENDLY_HAND & MINION, "JAIL_387e") >> give(
        FRIENDLY_HAND & MINION & A_LEGENDARY, "JAIL_387e2"
    )


class JAIL_421:
    """Warptooth.

    Charge. If four friendly characters take damage on one of your turns, summon this from hand or
    deck.
    Before 249896: three.
    """

    in_hand = WARPS
    in_deck = WARPS


class JAIL_421e:
    """Warp Attack!. Summon Warptooth when there's space.

    As a hypothesis, that is asked after each option of the turn.
    """

    events = when_option_taken(
        FRIENDLY_PLAYER,
        when(
            FREE_SLOTS >= 1,
            recruit(noted(DATA1) & FRIENDLY & HELD) >> wear_off(),
        ),
    )


class JAIL_455:
    """Disguised Watchman.

    Can be played on either side. Battlecry: Deal 1 damage to all other friendly minions, twice.
    """

    choose = ("JAIL_455a", "JAIL_455b")
    action = repeat(2, damage(FRIENDLY_MINIONS - SELF, N) >> resolve_deaths())
