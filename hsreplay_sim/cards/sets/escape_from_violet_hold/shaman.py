"""Escape from the Violet Hold: Shaman."""

from hsreplay_sim.cards.words import *


def _hardens_into(card_id: str) -> Trigger:
    """After I cast a spell, count down, and turn into that minion at 0."""
    return after_played(
        FRIENDLY & SPELL,
        add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, upgrade_to(card_id)),
    )


def _load(*ammunition: str) -> Do:
    """Choose one of these forms for this weapon, which keeps the Durability that it has."""
    return choose_from(given(*ammunition), script(_become_pick))


def _become_pick(g: Game, me: Entity, it: Frame) -> None:
    if it.subject is not None and me.zone == Zone.PLAY:
        worn_down = me.tags.get(DAMAGE, 0)
        transform(SELF, it.subject.card_id).run(g, me, it)
        set_tag(SELF, DAMAGE, worn_down).run(g, me, it)


MY_DECK = (FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK


class JAIL_452:
    """Disguised Detective. Can be played on either side. Overload that player for (2)."""

    choose = ("JAIL_452a", "JAIL_452b")


class JAIL_458:
    """Tiny Pal.

    Battlecry: Choose your elemental ammunition! (After your hero attacks, choose another).
    """

    action = _load("JAIL_458t1", "JAIL_458t2", "JAIL_458t3", "JAIL_458t4")


class JAIL_458t1:
    """Tiny Pal.

    After your hero attacks, Freeze 2 other random enemies. Choose another ammunition.
    """

    events = after_attack(
        FRIENDLY & HERO,
        freeze(random(ENEMY_CHARACTERS - TARGET, N))
        >> _load("JAIL_458t2", "JAIL_458t3", "JAIL_458t4"),
    )


class JAIL_458t2:
    """Tiny Pal.

    After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
    """

    events = after_attack(
        FRIENDLY & HERO,
        damage(ENEMY_CHARACTERS, N) >> _load("JAIL_458t1", "JAIL_458t3", "JAIL_458t4"),
    )


class JAIL_458t3:
    """Tiny Pal.

    After your hero attacks, summon a random 3-Cost minion. Give it Taunt. Choose another
    ammunition.
    """

    events = after_attack(
        FRIENDLY & HERO,
        summon_random(pool(A_MINION, cost=N))
        >> keyword(MADE, TAUNT)
        >> _load("JAIL_458t1", "JAIL_458t2", "JAIL_458t4"),
    )


class JAIL_458t4:
    """Tiny Pal.

    After your hero attacks, get a random Battlecry minion. It costs (2) less. Choose another
    ammunition.
    """

    events = after_attack(
        FRIENDLY & HERO,
        add_random(pool(A_MINION, where=battlecry_card))
        >> give(MADE & IN_HAND, "GBL_002e")
        >> _load("JAIL_458t1", "JAIL_458t2", "JAIL_458t3"),
    )


class JAIL_800:
    """Mug'Zee.

    Start of Game: If your deck has no other minions, get Mug's Hero Power. If it has no spells, get
    Zee's!
    """

    start_of_game = when(
        ~any_of(MY_DECK & MINION & OTHERS),
        new_power("JAIL_800hp1"),
        when(~any_of(MY_DECK & SPELL), new_power("JAIL_800hp2")),
    )


class JAIL_800hp1:
    """Mug's Magic. Your first minion each turn costs (2) less. (Unlocks on Turn 3.)"""

    aura = cost_change(
        FRIENDLY_HAND & MINION,
        -N,
        only=mine(NUM_MINIONS_PLAYED_THIS_TURN).equals(0) & (of_game(TURN) >= 2 * N2 - 1),
    )


class JAIL_800hp2:
    """Zee's Might.

    Every fifth minion you play triggers its Battlecry twice.@ ({0} left!)@ (Ready!)
    """

    aura = aura(FRIENDLY_PLAYER, "JAIL_800hp2e", only=DATA1 >= 4)
    events = after_played(
        FRIENDLY & MINION,
        when(
            DATA1 >= 4,
            set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0),
            add_tag(SELF, TAG_SCRIPT_DATA_NUM_1),
        ),
    )


class JAIL_800hp2e:
    """Zee Battlecry Doubler. Your next minion's Battlecry triggers twice."""

    player_tags = (EXTRA_MINION_BATTLECRIES_BASE,)


class JAIL_801:
    """Molten Gold. Deal $4 damage. (Cast @ |4(spell, spells) to turn into a minion!)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    in_hand = _hardens_into("JAIL_801t")


class JAIL_801t:
    """Molten Gold Elemental. Battlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class JAIL_802:
    """Gallagio Goon. After you play a Battlecry minion, give it +1/+1."""

    events = after_played(FRIENDLY & MINION & has(BATTLECRY), give(SUBJECT, "JAIL_802e"))


class JAIL_803:
    """Frostshatter.

    Freeze an enemy. Draw 2 cards. (Cast @ |4(spell, spells) to turn into a minion!)
    """

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> draw(N)
    in_hand = _hardens_into("JAIL_803t")


class JAIL_803t:
    """Frostshatter Elemental. Battlecry: Freeze an enemy. Draw two cards."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET) >> draw(2)


class JAIL_805:
    """Stormfury.

    Lifesteal. Deal 2 damage to all enemy minions. (Cast @ |4(spell, spells) to turn into a minion!)
    """

    action = damage(ENEMY_MINIONS, N)
    in_hand = _hardens_into("JAIL_805t")


class JAIL_805t:
    """Stormfury Elemental. Lifesteal Battlecry: Deal 2 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class JAIL_806:
    """Hexmarshal.

    Battlecry: Get a random spell that costs (5) or more. If your deck started with no spells, it
    costs (5) less.
    """

    action = add_random(pool(A_SPELL, cost_from=N)) >> when(
        ~any_of(MY_STARTERS & SPELL), give(MADE & IN_HAND, "GBL_011e")
    )


class JAIL_987:
    """Low Security Wing.

    Get a random Shaman minion. It's locked in your hand until you play another card.
    """

    activate = add_random(pool(A_MINION, card_class=CardClass.SHAMAN)) >> give(
        MADE & IN_HAND, "JAIL_987e"
    )


class JAIL_987e:
    """Low Security. Can't be played until another card is played."""

    keywords = (LITERALLY_UNPLAYABLE,)
    events = after_played(FRIENDLY, wear_off())


class JAIL_EVENT_102:
    """Desperate Bribe.

    Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
    """

    action = (
        summon_random(pool(A_MINION, cost=N), 2, signed=True)
        >> summon_random(pool(A_MINION, cost=N), 2, opponent=True, signed=True)
        >> transform_random(FRIENDLY_MINIONS, cost_beside(of_card("JAIL_EVENT_102", N2)))
    )
