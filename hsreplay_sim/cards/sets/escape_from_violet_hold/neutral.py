"""Escape from the Violet Hold: neutral."""

from hsreplay_sim.cards.words import *


def _shuffle_hands(g: Game, me: Entity, it: Frame) -> None:
    """Deal the cards of both hands anew: as many of them to each player as there were."""
    mine, theirs = list(g.hand[me.controller]), list(g.hand[3 - me.controller])
    left, dealt = [*mine, *theirs], list[Entity]()
    for _ in mine:
        card = g.pick(Purpose.TARGET, me, left) or left[0]
        left.remove(card)
        dealt.append(card)
    come = [each for each in theirs if each in dealt]
    go = [each for each in mine if each not in dealt]
    for each in (*go, *come):
        hand_over(_just(each), room=len(come)).run(g, me, it)


def _just(card: Entity) -> Selector:
    return Selector(lambda g, me, it: [card], lambda g, me, e: e is card)


class JAIL_007:
    """Sewer Imp. TauntDeathrattle: Deal 2 damage to all enemies."""

    deathrattle = damage(ENEMY_CHARACTERS, N)


class JAIL_030:
    """Escape Artist. After this attacks and survives, draw a card and escape the game!"""

    events = after_attack(SELF, when(any_of(SELF & IN_PLAY & ALIVE), draw() >> set_aside(SELF)))


def _steal(tag: int) -> Do:
    """If the target has a Bonus Effect, take it away and have it."""
    return when(
        any_of(TARGET & has(tag)),
        keyword(TARGET, tag, 0) >> give(SELF, "JAIL_101e") >> keyword(SELF, tag),
    )


class JAIL_101:
    """Violet Punisher.

    Battlecry: Choose an enemy minion. Steal its Bonus Effects and gain +1/+1 for each stolen.
    """

    targets = ENEMY_MINIONS
    action = together(*map(_steal, BONUS_EFFECTS))


class JAIL_101e:
    """Always Punished. +1/+1 and a stolen Bonus Effect."""

    atk = N
    max_health = N2


class JAIL_204:
    """Solitary Prisoner. Costs (2) if there are no minions on the battlefield."""

    cost = (N - OVERALL) * as_number(~any_of(MINIONS))


class JAIL_205:
    """Rat Burglar.

    At the end of your turn, steal all cards that entered your opponent's hand during your turn.
    """

    events = turn_end(hand_over(ENEMY_HAND & CAME_TO_HAND_THIS_TURN))


class JAIL_398:
    """IMPFERNAL!.

    Deathrattle: Deal 3 damage to all other characters. (Also triggers in hand or deck.)
    """

    deathrattle = damage(CHARACTERS - SELF, N)
    on_discard = damage(CHARACTERS - SELF, N)
    on_destroyed = damage(CHARACTERS - SELF, N)


class JAIL_447:
    """Reckless Detective. Rush. Deathrattle: Get Detective's Clothes that give +4/+4 and Rush."""

    deathrattle = add_card("JAIL_447t")


class JAIL_447t:
    """Detective's Clothes. Give a minion +4/+4 and Rush."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "JAIL_447e")


class JAIL_456:
    """P1CK-P0K3T. Battlecry: If your deck has 25 or more cards, draw a card."""

    action = when(count(FRIENDLY_DECK) >= N, draw())


class JAIL_459:
    """Arachnathid. Rush All friendly minions are Poisonous."""

    aura = aura(FRIENDLY_MINIONS, "JAIL_459e")


class JAIL_460:
    """Concealing Confection. Deathrattle: Get a random weapon."""

    deathrattle = add_random(pool(A_WEAPON))


class JAIL_461:
    """Disguised Executioner.

    Can be played on either side. Battlecry: Destroy a random adjacent minion.
    """

    choose = ("JAIL_461a", "JAIL_461b")
    action = destroy(random(ADJACENT))


class JAIL_462:
    """Getaway Hogdriver. Battlecry: Draw 2 cards. If they're both minions, gain Charge."""

    action = draw(N) >> when(count(DRAWN & MINION) >= 2, keyword(SELF, CHARGE))


class JAIL_502:
    """Alarm-o-Matic.

    At the start of your turn, swap this minion with a random one in your opponent's hand.
    As a hypothesis, full hands and a full row do not stand in the way.
    """

    events = turn_start(
        aim(
            random(ENEMY_HAND & MINION),
            bounce(SELF, room=1)
            >> hand_over(SELF, room=1)
            >> hand_over(TARGET, room=1)
            >> recruit(TARGET),
        )
    )


class JAIL_703:
    """Gullible Guard. Deathrattle: You can say Sorry this game. An emote changes nothing else."""

    deathrattle = NOTHING


class JAIL_850:
    """Warden Maiev. After you play a minion, give it +3/+3 and make it go Dormant for 1 turn."""

    events = after_played(
        (FRIENDLY & MINION) & OTHERS,
        give(SUBJECT, "JAIL_850e2") >> fall_asleep(SUBJECT, "JAIL_850e"),
    )


class JAIL_850e:
    """In the Slammer. Dormant. Awaken in @ |4(turn, turns)."""

    events = turn_start(count_to_awaken())


def _is_suspect(g: Game, me: Entity, it: Frame) -> bool:
    """Whether the SUBJECT has the name of the card that the enchantment stores."""
    suspect = g.cards.by_dbf(DATA1.ask(g, me, it))
    played = it.subject.card if it.subject is not None else None
    return suspect is not None and played is not None and played.name == suspect.name


class JAIL_851:
    """Inspector Murloc Holmes.

    Battlecry: Investigate a card in the enemy hand. If they play a card with that name next turn,
    get 3 Coins.
    As a hypothesis, it is a random card.
    """

    action = for_each(random(ENEMY_HAND), give(FRIENDLY_PLAYER, "JAIL_851e", data=dbf_of(SUBJECT)))


class JAIL_851e:
    """An Investigation Player Enchant. If the suspect is played next turn, get 3 Coins."""

    events = (
        until_played(ENEMY, add_card("GAME_005", N), Condition(_is_suspect)),
        turn_end(expire(SOURCE), whose=ENEMY_PLAYER),
    )


class JAIL_852:
    """Togwaggle, Smuggler King.

    Battlecry: Shuffle both players' hands together.
    As a hypothesis, each player has as many cards as before.
    """

    action = script(_shuffle_hands)


class JAIL_883:
    """Activated Golem. At the end of each turn, gain Reborn."""

    events = turn_end(keyword(SELF, REBORN), whose=BOTH_PLAYERS)


TAKEN_IN = Selector(
    lambda g, me, it: [e for e in g.owner(me.controller).attached if e.card_id == "JAIL_887t2e"],
    lambda g, me, e: True,
)
"""The notes of the cards that my prisons have discarded."""


def _play_one_taken_in(g: Game, me: Entity, it: Frame) -> None:
    """Create the card of a random note, set aside, as what the text has made."""
    for note in random(TAKEN_IN).of(g, me, it):
        found = g.cards.by_dbf(note.tags.get(TAG_SCRIPT_DATA_NUM_1, 0))
        if found is not None:
            it.made = (g.create(found.id, me.controller, Zone.SETASIDE, creator=me),)


class JAIL_887:
    """Zuramat's Prison.

    Choose a card to discard to summon a 5/5 Taunt. Deathrattle: Free Zuramat who plays one each
    turn!
    """

    targets = target(FRIENDLY_HAND, optional=False)
    activate = (
        without_stacking(give(FRIENDLY_PLAYER, "JAIL_887t2e", notes=dbf_of(TARGET)))
        >> discard_these(TARGET)
        >> summon("JAIL_887t3", signed=True)
    )
    deathrattle = summon("JAIL_887t2", signed=True)


class JAIL_887t2:
    """Zuramat the Obliterator.

    At the end of your turn, play a card discarded by Zuramat's Prison.

    It is a new one, and may be played again, as a hypothesis.
    """

    events = turn_end(single_out(NOBODY) >> script(_play_one_taken_in) >> play_all(MADE))


class JAIL_887t2e:
    """Discarded Card. {0}"""


class JAIL_974:
    """Captured Archmage.

    Deathrattle: If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random
    enemy.@ (@/4)
    """

    deathrattle = when(
        count(DIED_THIS_GAME & card("JAIL_974")) >= N, cast_on("CS2_029", random(ENEMY_CHARACTERS))
    )


class JAIL_986:
    """Frantic Forger. Battlecry: Get a random playable spell. It is Temporary."""

    action = add_random(pool(A_SPELL, cost_up_to=MANA_LEFT)) >> give(MADE & IN_HAND, "GBL_999e")


class JAIL_EVENT_100:
    """Watfin. Battlecry: Discover a minion. Pick the suspicious one to gain +1/+1.

    As a hypothesis, the suspicious one is its token, the last of the three.
    """

    action = discover(
        one_of_each_of(
            discoverable(pool(A_MINION)), discoverable(pool(A_MINION)), given("JAIL_EVENT_100t")
        )
    ) >> when(any_of(MADE & card("JAIL_EVENT_100t")), give(SELF, "JAIL_EVENT_100e"))


class JAIL_EVENT_100e:
    """Esteemed Investigator. +1/+1 for finding a suspicious minion."""

    atk = N
    max_health = N2
