"""A player of a game in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hearthstone.enums import PlayState

from hsreplay_sim.base import enums
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.cards.words import FRIENDLY_HAND, TARGET, Do, discard_these, new_power, put_secret
from hsreplay_sim.engine.moves.payment import corpses_left
from hsreplay_sim.engine.moves.setup import answer_mulligan
from hsreplay_sim.engine.options.requirements import mana_left
from hsreplay_sim.engine.rules.summon import equip, replace_hero, summon
from hsreplay_sim.engine.rules.zones import add_to_hand, draw, shuffle_in
from hsreplay_sim.engine.state.entities import COIN, Entity
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.play.moves import IllegalMoveError
from hsreplay_sim.play.views.choice import Choice, Mulligan
from hsreplay_sim.play.views.naming import CardName, name_of, one_of
from hsreplay_sim.play.views.view import Flag, Number, View, whole

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card as CardData
    from hsreplay_sim.engine.state.game import Game as Engine
    from hsreplay_sim.play.session import Session
    from hsreplay_sim.play.views.card import Card
    from hsreplay_sim.play.views.zone import CardList


IN_HANDS = (CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO, CardType.LOCATION)
"""The types of cards that lie in hands and decks."""
IN_SECRET_ZONE = (t.SECRET, t.QUEST, t.SIDEQUEST, t.QUESTLINE, t.SIGIL)
"""What a spell has that lies in the secret zone."""
NO_FATIGUE = -1_000_000
"""A fatigue so far below 0 that no game comes to the first damage."""


class Player(View):
    """A player of a game: the zones, the hero, the mana, and what only a player does."""

    __slots__ = ("player_id",)

    def __init__(self, game: Session, player_id: int) -> None:
        super().__init__(game, game.engine.owner(player_id))
        self.player_id = player_id

    def __repr__(self) -> str:
        return f"<Player {self.player_id}>"

    # --- zones ---------------------------------------------------------------------------

    @property
    def opponent(self) -> Player:
        """The other player."""
        return self.game.player(3 - self.player_id)

    @property
    def hand(self) -> CardList:
        """The hand from left to right."""
        engine = self.game.engine
        return self.game.cards(engine.in_row(engine.hand[self.player_id]))

    @property
    def deck(self) -> CardList:
        """The deck from top to bottom; what lies in no known order stands between the ends."""
        piles, deck = self.game.engine.untagged.piles, self.game.engine.deck[self.player_id]
        places = {number: place - len(piles.above) for place, number in enumerate(piles.above)}
        places |= {number: place for place, number in enumerate(piles.below, 1)}
        return self.game.cards(sorted(deck, key=lambda e: places.get(e.id, 0)))

    @property
    def starting_deck(self) -> list[str]:
        """The card ids of the deck that the player brought; empty after a position was loaded."""
        return list(self.game.starting_decks.get(self.player_id, ()))

    @property
    def field(self) -> CardList:
        """Minions and locations from left to right."""
        return self.game.cards(self.game.engine.row(self.player_id))

    @property
    def secrets(self) -> CardList:
        """Secrets and quests, oldest first."""
        return self.game.cards(self.game.engine.secrets[self.player_id])

    @property
    def graveyard(self) -> CardList:
        """Dead minions and spent cards, by entity id."""
        return self.game.cards(
            entity
            for entity in self.game.engine.entities.values()
            if entity.zone == Zone.GRAVEYARD and entity.controller == self.player_id
        )

    @property
    def discarded(self) -> CardList:
        """The cards discarded in this game, in order; after a recording was loaded, those since."""
        engine = self.game.engine
        gone = (e.id for _, e in engine.untagged.discarded if e.controller == self.player_id)
        return self.game.cards(engine.entities[each] for each in gone if each in engine.entities)

    @property
    def buffs(self) -> CardList:
        """The enchantments on the player, in order of attachment."""
        return self.game.cards(self.entity.attached)

    @property
    def hero(self) -> Card:
        """The hero, dead or alive."""
        hero = self.game.engine.hero[self.player_id]
        if hero is None:
            raise IllegalMoveError(f"player {self.player_id} has no hero")
        return self.game.view(hero)

    @property
    def hero_power(self) -> Card | None:
        """The hero power."""
        return self._maybe(self.game.engine.power[self.player_id])

    @property
    def weapon(self) -> Card | None:
        """The weapon."""
        return self._maybe(self.game.engine.weapon[self.player_id])

    @property
    def characters(self) -> CardList:
        """The hero, then the field."""
        engine = self.game.engine
        hero = engine.hero[self.player_id]
        return self.game.cards([*([hero] if hero is not None else []), *engine.row(self.player_id)])

    # --- numbers -------------------------------------------------------------------------

    used_mana = Number(t.RESOURCES_USED, "Mana spent this turn.")
    temp_mana = Number(t.TEMP_RESOURCES, "Mana of this turn only.")
    overloaded = Number(t.OVERLOAD_OWED, "Crystals that will be locked next turn.")
    overload_locked = Number(t.OVERLOAD_LOCKED, "Crystals that are locked now.")
    spellpower = Number(t.CURRENT_SPELLPOWER, "Spell Damage.")
    cards_played_this_turn = Number(t.NUM_CARDS_PLAYED_THIS_TURN, "Cards played this turn.")
    cards_drawn_this_turn = Number(t.NUM_CARDS_DRAWN_THIS_TURN, "Cards drawn this turn.")
    minions_killed_this_turn = Number(
        t.NUM_MINIONS_KILLED_THIS_TURN, "Minions that died this turn."
    )
    timeout = Number(t.TIMEOUT, "Seconds of a turn; see :class:`~hsreplay_sim.play.ClockRules`.")
    minions_played_this_turn = Number(
        t.NUM_MINIONS_PLAYED_THIS_TURN, "Minions played this turn; 0 in builds without that tag."
    )
    max_hand_size = Number(t.MAXHANDSIZE, "The cards that a hand holds; 0 in builds without it.")
    max_resources = Number(t.MAXRESOURCES, "The Mana crystals that one may have.")
    jade_golem = Number(t.JADE_GOLEM, "The size of the last Jade Golem.")
    invoke_counter = Number(t.INVOKE_COUNTER, "How often Galakrond was invoked.")
    extra_deathrattles = Number(
        t.EXTRA_MINION_DEATHRATTLES_BASE, "How many more times Deathrattles of minions run."
    )
    hero_power_uses = Number(
        t.NUM_TIMES_HERO_POWER_USED_THIS_GAME, "How often the hero power was used in this game."
    )
    spells_cost_health = Flag(t.SPELLS_COST_HEALTH, "Spells are paid with Health.")
    combo = Flag(t.COMBO_ACTIVE, "A card was played this turn: Combos work.")

    @property
    def corpses(self) -> int:
        """The Corpses that can be spent; CORPSES counts those that are spent, too."""
        return corpses_left(self.game.engine, self.player_id)

    @corpses.setter
    def corpses(self, value: int) -> None:
        spent = self.entity.get(t.CORPSES_SPENT_THIS_GAME)
        self.game.put(self, t.CORPSES, whole(value, "corpses", 0) + spent)

    @property
    def cthun(self) -> tuple[int, int]:
        """Attack and Health of a C'Thun that has all that rituals gave: (6, 6) without any."""
        proxy = self.game.engine.entities.get(self.entity.get(t.PROXY_CTHUN))
        return (proxy.get(t.ATK), proxy.get(t.HEALTH)) if proxy is not None else (6, 6)

    @property
    def fatigue_counter(self) -> int:
        """What the last draw from the empty deck cost."""
        return self._counts_fatigue.entity.get(t.FATIGUE)

    @fatigue_counter.setter
    def fatigue_counter(self, value: int) -> None:
        self.game.put(self._counts_fatigue, t.FATIGUE, whole(value, "fatigue"))

    @property
    def _counts_fatigue(self) -> View:
        """The player or, in old builds, the hero."""
        return self if self.game.engine.profile.fatigue_on_player else self.hero

    def no_fatigue(self) -> None:
        """Let draws from the empty deck hurt no more, for puzzles and tests."""
        self.fatigue_counter = NO_FATIGUE

    @property
    def mana(self) -> int:
        """Mana that can be spent now."""
        return mana_left(self.game.engine, self.player_id)

    @mana.setter
    def mana(self, value: int) -> None:
        wanted = whole(value, "mana", 0)
        self.max_mana = max(self.max_mana, wanted)
        self.temp_mana = 0
        self.used_mana = self.max_mana - wanted

    @property
    def max_mana(self) -> int:
        """Mana crystals; setting them leaves the mana that is spent as it is."""
        return self.entity.get(t.RESOURCES)

    @max_mana.setter
    def max_mana(self, value: int) -> None:
        self.game.put(self, t.RESOURCES, whole(value, "max_mana", 0))

    @property
    def playstate(self) -> PlayState:
        """PLAYSTATE."""
        return PlayState(self.entity.get(t.PLAYSTATE))

    @property
    def has_won(self) -> bool:
        """Whether the game is over and this player has won it."""
        return self.entity.get(t.PLAYSTATE) == enums.PlayState.WON

    @property
    def choice(self) -> Choice | Mulligan | None:
        """The choice that this player has to make before the game goes on, or None."""
        if self._is_asked_for_mulligan:
            return Mulligan(self)
        choice = self.game.choice
        return choice if choice is not None and choice.player == self else None

    # --- moves -----------------------------------------------------------------------------

    @property
    def _is_asked_for_mulligan(self) -> bool:
        asked = self.entity.get(t.MULLIGAN_STATE) == enums.Mulligan.INPUT
        return self.game.in_mulligan and asked

    def mulligan(self, *cards: CardName) -> None:
        """Answer the mulligan: these cards are replaced, also by id or name, the others kept."""
        game = self.game
        if not self._is_asked_for_mulligan:
            raise IllegalMoveError(f"player {self.player_id} is not asked for a mulligan")
        hand = game.engine.hand[self.player_id]
        left, away = self.hand.exclude(id=COIN), []
        for wanted in cards:
            card = one_of(left, wanted, "cannot be replaced")
            left.remove(card)
            away.append(card.entity)
        kept = [entity for entity in hand if entity not in away]
        game.act(lambda: answer_mulligan(game.engine, self.player_id, kept))

    def concede(self) -> None:
        """Give up."""
        self.game.concede(self)

    # --- setting up positions ----------------------------------------------------------------

    def give(self, card: CardName) -> Card:
        """Put a fresh card into the hand, for puzzles and tests: no player could do that.

        The card is named by its id or its name, or is a card whose like is meant.

        Raises:
            IllegalMoveError: the hand is full, or holds no such card.
            UnsupportedError: its text is not implemented.
        """
        return self._set_up(
            lambda card_id: add_to_hand(*self._source, self.player_id, card_id),
            self._for_a_hand(card),
            "the hand",
        )

    def summon(self, card: CardName) -> Card:
        """Put a fresh card into play, for puzzles and tests.

        A minion or a location comes to the board, a weapon is equipped, a hero or a hero power
        takes the place of the present one, a Secret or a quest lies in the secret zone.

        Raises:
            IllegalMoveError: the board is full, or the card is none that stays in play.
            UnsupportedError: its text is not implemented, and would be missing there.
        """
        found = self.game.find_implemented(name_of(card))
        place = {
            CardType.WEAPON: self.equip,
            CardType.HERO: self.set_hero,
            CardType.HERO_POWER: self.set_hero_power,
            CardType.SPELL: self.set_secret,
        }.get(found.type)
        if place is not None:
            return place(found)
        self._demand(found, "stays in play", CardType.MINION, CardType.LOCATION)
        return self._set_up(
            lambda card_id: summon(*self._source, card_id, self.player_id), found, "the board"
        )

    def equip(self, card: CardName) -> Card:
        """Give the hero a fresh weapon, for puzzles and tests."""
        found = self._demand(card, "is a weapon", CardType.WEAPON)
        return self._set_up(
            lambda card_id: equip(*self._source, card_id, self.player_id), found, ""
        )

    def set_hero(self, card: CardName) -> Card:
        """Let this be the hero, with its hero power, for puzzles and tests.

        As with a hero card damage stays as it is, and the armour is added; its text does not run.
        """
        found = self._demand(card, "is a hero", CardType.HERO)

        def make(card_id: str) -> Entity:
            engine, me = self._source
            hero = engine.create(card_id, self.player_id, Zone.PLAY, creator=me)
            replace_hero(engine, hero)
            if found.hero_power:
                new_power(found.hero_power).run(engine, me, Frame())
            return hero

        return self._set_up(make, found, "")

    def set_hero_power(self, card: CardName) -> Card:
        """Let this be the hero power, unused in this turn, for puzzles and tests."""
        found = self._demand(card, "is a hero power", CardType.HERO_POWER)

        def make(card_id: str) -> Entity | None:
            engine, me = self._source
            new_power(card_id).run(engine, me, Frame())
            return engine.power[self.player_id]

        return self._set_up(make, found, "")

    def set_secret(self, card: CardName) -> Card:
        """Put a fresh Secret or quest into the secret zone, for puzzles and tests.

        Raises:
            IllegalMoveError: it is none, its like is there, or there are five.
        """
        found = self._demand(card, "is a Secret or a quest", CardType.SPELL)
        if not any(found.tags.get(kind, 0) for kind in IN_SECRET_ZONE):
            raise IllegalMoveError(f"{found.name} ({found.id}) is no card that stays in play")

        def make(card_id: str) -> Entity | None:
            engine, me = self._source
            secret = engine.create(card_id, self.player_id, Zone.SETASIDE, creator=me)
            put_secret(TARGET).run(engine, me, Frame(secret))
            if secret.zone == Zone.SECRET:
                return secret
            engine.move(secret, Zone.REMOVED)
            return None

        return self._set_up(make, found, "the secret zone")

    def shuffle_into_deck(self, card: CardName) -> Card:
        """Put a fresh card into the deck, for puzzles and tests."""
        return self._set_up(
            lambda card_id: shuffle_in(*self._source, self.player_id, card_id),
            self._for_a_hand(card),
            "",
        )

    def set_deck(self, *cards: CardName) -> None:
        """Let the deck be fresh cards in this order, the first drawn first."""
        named = [self._for_a_hand(card) for card in cards]
        engine = self.game.engine

        def empty() -> None:
            for entity in list(engine.deck[self.player_id]):
                engine.move(entity, Zone.REMOVED)

        self.game.act(empty)
        for made in reversed([self.shuffle_into_deck(card) for card in named]):
            made.put_on_top()

    def stack_deck(self, *cards: CardName) -> None:
        """Let these be drawn next, the first of them first.

        A card by name is sought in the deck, and shuffled into it where it is not there.
        """
        left, found = self.deck, []
        for wanted in cards:
            if isinstance(wanted, View):
                card = one_of(left, wanted, "is not in the deck")
            else:
                card = left.find(name_of(wanted)) or self.shuffle_into_deck(wanted)
            if card in left:
                left.remove(card)
            found.append(card)
        for card in reversed(found):
            card.put_on_top()

    def draw(self, count: int = 1) -> CardList:
        """Draw cards, for puzzles and tests: all by one effect."""
        game, drawn = self.game, list[Entity]()
        wanted = whole(count, "the number of cards", 0)
        effect = Do(lambda g, me, it: drawn.extend(draw(g, me.controller, wanted)))
        game.run(effect, by=self)
        return game.cards(drawn)

    def discard_hand(self) -> None:
        """Discard the hand, from left to right; what answers to that does."""
        self.game.run(discard_these(FRIENDLY_HAND), by=self)

    @property
    def _source(self) -> tuple[Engine, Entity]:
        return self.game.engine, self.entity

    def _for_a_hand(self, card: CardName) -> CardData:
        """A card that a hand and a deck may hold."""
        return self._demand(card, "lies in a hand or a deck", *IN_HANDS)

    def _demand(self, card: CardName, what: str, *kinds: int) -> CardData:
        found = self.game.find_implemented(name_of(card), *kinds)
        if found.type not in kinds:
            raise IllegalMoveError(f"{found.name} ({found.id}) is no card that {what}")
        return found

    def _set_up(self, make: Callable[[str], Entity | None], card: CardData, full: str) -> Card:
        game, card_id = self.game, self.game.find_implemented(card.id).id
        made: list[Entity | None] = []
        game.act(lambda: made.append(make(card_id)))
        entity = made[-1]
        if entity is None:
            raise IllegalMoveError(f"{full} is full")
        return game.view(entity)

    def _maybe(self, entity: Entity | None) -> Card | None:
        return self.game.view(entity) if entity is not None else None
