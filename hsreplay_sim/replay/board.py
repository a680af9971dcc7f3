"""The board at one moment, as hearthbreaker's "Serialization Format" document describes it.

Pure data. :func:`snapshot_from_state` takes one from the tags of any step, and
:func:`hsreplay_sim.replay.board_load.state_from_snapshot` makes tags of it again. What the document
has no words for (turn, fatigue, what created a card) is kept in `state` and `ledger`, so that play
can go on exactly from where it stood; a snapshot without them can be loaded too, and starts afresh.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    CANT_BE_TARGETED_BY_SPELLS,
    CARDTYPE,
    CHARGE,
    CLASS,
    CONTROLLER,
    CURRENT_PLAYER,
    DAMAGE,
    DIVINE_SHIELD,
    DURABILITY,
    ELUSIVE,
    EXHAUSTED,
    EXTRA_ATTACKS_THIS_TURN,
    FIRST_PLAYER,
    FROZEN,
    HEALTH,
    HERO_ENTITY,
    IMMUNE,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    PLAYER_ID,
    RESOURCES,
    RESOURCES_USED,
    SILENCED,
    STEALTH,
    TAUNT,
    TEMP_RESOURCES,
    WINDFURY,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import Ledger, TagState
from hsreplay_sim.replay.board_effects import (
    CardFilterSnapshot,
    EffectSnapshot,
    effect_of,
    filter_of,
)

CLASS_NAMES = {
    1: "Death Knight",
    2: "Druid",
    3: "Hunter",
    4: "Mage",
    5: "Paladin",
    6: "Priest",
    7: "Rogue",
    8: "Shaman",
    9: "Warlock",
    10: "Warrior",
    14: "Demon Hunter",
}


class CardLike(Protocol):
    """The properties of a card that are used; :class:`hsreplay_sim.carddb.card.Card` has them."""

    @property
    def id(self) -> str:
        """Card id."""

    @property
    def name(self) -> str:
        """English name."""

    @property
    def text(self) -> str:
        """English text."""

    @property
    def tags(self) -> dict[int, int]:
        """Tags of the definition."""

    @property
    def type(self) -> int:
        """CARDTYPE."""

    @property
    def card_class(self) -> int:
        """CLASS."""

    @property
    def atk(self) -> int:
        """Printed attack."""

    @property
    def health(self) -> int:
        """Printed health."""

    @property
    def durability(self) -> int:
        """Printed durability."""

    @property
    def hero_power(self) -> str | None:
        """Card id of the power that comes with a hero."""


class Cards(Protocol):
    """Finds the cards of a build; :class:`hsreplay_sim.carddb.store.CardSet` is one."""

    def get(self, card_id: str) -> CardLike | None:
        """The card with an id."""

    def all_by_name(self, name: str) -> Sequence[CardLike]:
        """The cards with an English name, the likeliest first."""


@dataclass(frozen=True, slots=True)
class CardSnapshot:
    """A card of a hand or deck. `id` is its entity id; `name` is "" when it is unknown."""

    name: str
    id: int


@dataclass(frozen=True, slots=True)
class WeaponSnapshot:
    """An equipped weapon; `durability` is what is left."""

    name: str
    attack: int
    durability: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroSnapshot:
    """A hero. `frozen_for` counts the ends of its owner's turns that it stays frozen through."""

    character: str
    weapon: WeaponSnapshot | None = None
    health: int
    attack: int = 0
    immune: bool = False
    frozen_for: int = 0
    windfury: bool = False
    used_windfury: bool = False
    already_attacked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MinionSnapshot:
    """A minion on the board. `effects` are what is attached, by card id, without auras."""

    name: str
    sequence_id: int
    position: int
    health: int
    max_health: int
    attack: int
    stealth: bool = False
    taunt: bool = False
    divine_shield: bool = False
    spell_targetable: bool = True
    windfury: bool = False
    charge: bool = False
    exhausted: bool = False
    already_attacked: bool = False
    windfury_used: bool = False
    frozen_for: int = 0
    immune: bool = False
    silenced: bool = False
    effects: tuple[str | EffectSnapshot, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSnapshot:
    """A side of the board.

    `deck` is the rest of the deck, `mana` the Mana that can be spent now.
    """

    hero: HeroSnapshot
    deck: tuple[CardSnapshot, ...] = ()
    hand: tuple[CardSnapshot, ...] = ()
    secrets: tuple[str, ...] = ()
    card_filters: tuple[CardFilterSnapshot, ...] = ()
    minions: tuple[MinionSnapshot, ...] = ()
    mana: int = 0
    max_mana: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """By what a saved game goes on, beside its position; "" and 0 are not known."""

    build: int = 0
    format: str = ""
    cards: tuple[str, ...] = ()
    """The modules of its own cards, by name."""
    luck: str = ""
    """Where its chance stands, as the oracle writes it."""


@dataclass(frozen=True)
class Snapshot:
    """Both players in play order, whose turn it is (0 or 1) and the count of minions placed."""

    players: tuple[PlayerSnapshot, PlayerSnapshot]
    active_player: int
    current_sequence_id: int
    state: TagState | None = field(default=None, hash=False)
    """All tags of the moment: our addition to the documented form."""
    ledger: Ledger | None = field(default=None, hash=False)
    """What the game knew beyond the state."""
    path: str = field(default="", compare=False)
    """Where it was read, for messages."""
    terms: Terms = field(default=Terms(), compare=False)

    def __repr__(self) -> str:
        heroes = " against ".join(player.hero.character for player in self.players)
        return f"<Snapshot: {heroes}, player {self.active_player + 1} moves>"


def snapshot_from_state(
    state: TagState,
    cards: Cards,
    *,
    entered: Iterable[int] | None = None,
    exact: bool = True,
    ledger: Ledger | None = None,
) -> Snapshot:
    """The board in `state`.

    Args:
        state: tags of one step.
        cards: the card names of the build.
        entered: entity ids in the order in which minions entered play, one for each entry;
            without it the order is told from turns in play and entity ids.
        exact: keep the tags themselves, for resuming play.
        ledger: what the game knew beyond them.
    """
    taker = _Taker(state, cards, entered)
    first, second = (taker.player(player) for player in players_in_order(state))
    return Snapshot(
        players=(first, second),
        active_player=taker.active,
        current_sequence_id=taker.placed,
        state=state.snapshot() if exact else None,
        ledger=ledger if exact else None,
    )


def players_in_order(state: TagState) -> tuple[int, int]:
    """The two player entities: the one that moves first, then the other.

    Raises:
        ValueError: the state has no two players (a tavern of eight has more).
    """
    players = sorted(e for e, tags in state.tags.items() if tags.get(CARDTYPE) == CardType.PLAYER)
    if len(players) != 2:
        raise ValueError(f"{len(players)} players, a snapshot holds 2")
    players.sort(key=lambda player: not state.get(player, FIRST_PLAYER))
    return players[0], players[1]


def minions_in_play(state: TagState) -> list[int]:
    """The minions on the board, by entity id."""
    return [
        entity
        for entity, tags in sorted(state.tags.items())
        if tags.get(ZONE) == Zone.PLAY and tags.get(CARDTYPE) == CardType.MINION
    ]


def order_of_entry(state: TagState) -> list[int]:
    """The minions on the board as they likely entered: longest in play first, then by id."""
    minions = minions_in_play(state)
    return sorted(minions, key=lambda entity: (-state.get(entity, NUM_TURNS_IN_PLAY), entity))


class _Taker:
    """Reads one state."""

    def __init__(self, state: TagState, cards: Cards, entered: Iterable[int] | None) -> None:
        self.state = state
        self.cards = cards
        order = list(order_of_entry(state) if entered is None else entered)
        self.sequence = {entity: number for number, entity in enumerate(order, 1)}
        self.placed = len(order)
        current = [bool(state.get(p, CURRENT_PLAYER)) for p in players_in_order(state)]
        self.active = 1 if current == [False, True] else 0

    def player(self, player: int) -> PlayerSnapshot:
        get = self.state.get
        seat = get(player, PLAYER_ID)
        return PlayerSnapshot(
            hero=self.hero(player, seat),
            deck=tuple(self.card(entity) for entity in self.zone(seat, Zone.DECK)),
            hand=tuple(self.card(entity) for entity in self.zone(seat, Zone.HAND)),
            secrets=tuple(self.name(entity) for entity in self.zone(seat, Zone.SECRET)),
            minions=tuple(self.minion(entity) for entity in self.board(seat, CardType.MINION)),
            card_filters=tuple(self.filters(player)),
            mana=get(player, RESOURCES) + get(player, TEMP_RESOURCES) - get(player, RESOURCES_USED),
            max_mana=get(player, RESOURCES),
        )

    def hero(self, player: int, seat: int) -> HeroSnapshot:
        get = self.state.get
        entity = get(player, HERO_ENTITY)
        weapons = self.board(seat, CardType.WEAPON)
        return HeroSnapshot(
            character=self.character(entity),
            weapon=self.weapon(weapons[-1]) if weapons else None,
            health=get(entity, HEALTH) - get(entity, DAMAGE),
            attack=get(entity, ATK),
            immune=get(entity, IMMUNE) > 0,
            frozen_for=self.frozen_for(entity),
            windfury=get(entity, WINDFURY) > 0,
            used_windfury=self.used_windfury(entity),
            already_attacked=self.already_attacked(entity),
        )

    def character(self, hero: int) -> str:
        card = self.cards.get(self.state.cards.get(hero, ""))
        number = self.state.get(hero, CLASS) or (card.card_class if card else 0)
        return CLASS_NAMES.get(number) or self.name(hero)

    def weapon(self, entity: int) -> WeaponSnapshot:
        get = self.state.get
        durability = get(entity, DURABILITY) or get(entity, HEALTH)
        left = durability - get(entity, DAMAGE)
        return WeaponSnapshot(self.name(entity), get(entity, ATK), left)

    def minion(self, entity: int) -> MinionSnapshot:
        get = self.state.get
        hard_to_target = get(entity, CANT_BE_TARGETED_BY_SPELLS) or get(entity, ELUSIVE)
        return MinionSnapshot(
            name=self.name(entity),
            sequence_id=self.sequence.get(entity, 0),
            position=get(entity, ZONE_POSITION) - 1,
            health=get(entity, HEALTH) - get(entity, DAMAGE),
            max_health=get(entity, HEALTH),
            attack=get(entity, ATK),
            stealth=get(entity, STEALTH) > 0,
            taunt=get(entity, TAUNT) > 0,
            divine_shield=get(entity, DIVINE_SHIELD) > 0,
            spell_targetable=not hard_to_target,
            windfury=get(entity, WINDFURY) > 0,
            charge=get(entity, CHARGE) > 0,
            exhausted=get(entity, EXHAUSTED) > 0,
            already_attacked=self.already_attacked(entity),
            windfury_used=self.used_windfury(entity),
            frozen_for=self.frozen_for(entity),
            immune=get(entity, IMMUNE) > 0,
            silenced=get(entity, SILENCED) > 0,
            effects=tuple(self.effects(entity)),
        )

    def attached(self, host: int) -> Iterable[tuple[str, dict[int, int]]]:
        """The card id and tags of what is attached to an entity, without auras."""
        for entity, tags in sorted(self.state.tags.items()):
            attached = tags.get(ATTACHED) == host and tags.get(ZONE) == Zone.PLAY
            if attached and not tags.get(AURA_ATTACHED):
                yield self.state.cards.get(entity, ""), tags

    def effects(self, host: int) -> Iterable[str | EffectSnapshot]:
        for card_id, tags in self.attached(host):
            yield effect_of(card_id, tags)

    def filters(self, player: int) -> Iterable[CardFilterSnapshot]:
        number = 1 + players_in_order(self.state).index(player)
        for card_id, tags in self.attached(player):
            card = self.cards.get(card_id) if card_id else None
            found = filter_of(card_id, tags, number, card.text if card else "")
            if found is not None:
                yield found

    def used_windfury(self, entity: int) -> bool:
        get = self.state.get
        return get(entity, WINDFURY) > 0 and get(entity, NUM_ATTACKS_THIS_TURN) > 0

    def already_attacked(self, entity: int) -> bool:
        get = self.state.get
        allowed = 1 + (get(entity, WINDFURY) > 0) + get(entity, EXTRA_ATTACKS_THIS_TURN)
        return get(entity, NUM_ATTACKS_THIS_TURN) >= allowed

    def frozen_for(self, entity: int) -> int:
        """A character thaws at the end of its owner's turn if it could have attacked in it."""
        get = self.state.get
        if not get(entity, FROZEN):
            return 0
        players = players_in_order(self.state)
        own_turn = get(entity, CONTROLLER) == get(players[self.active], PLAYER_ID)
        return 2 if own_turn and get(entity, EXHAUSTED) else 1

    def card(self, entity: int) -> CardSnapshot:
        return CardSnapshot(self.name(entity), entity)

    def name(self, entity: int) -> str:
        card_id = self.state.cards.get(entity, "")
        card = self.cards.get(card_id) if card_id else None
        return card.name if card else card_id

    def zone(self, seat: int, zone: int) -> list[int]:
        found = [
            entity
            for entity, tags in self.state.tags.items()
            if tags.get(CONTROLLER) == seat
            and tags.get(ZONE) == zone
            and tags.get(CARDTYPE) != CardType.ENCHANTMENT
        ]
        return sorted(found, key=lambda entity: (self.state.get(entity, ZONE_POSITION), entity))

    def board(self, seat: int, card_type: int) -> list[int]:
        in_play = self.zone(seat, Zone.PLAY)
        return [entity for entity in in_play if self.state.get(entity, CARDTYPE) == card_type]
