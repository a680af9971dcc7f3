"""From a snapshot back to tags, so that play can be resumed.

A snapshot that carries its tags gives exactly these. One that holds only what the document
describes is built up from card names: the result is a sound position in which everything the
document is silent about (fatigue, cards played, what created a card) starts afresh.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from hsreplay_sim.base.enums import FIRST_HEROES, CardType, Mulligan, PlayState, State, Step, Zone
from hsreplay_sim.base.errors import FormatError, UnsupportedError
from hsreplay_sim.base.silence import TAKEN_BY_SILENCE
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import (
    ATK,
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
    ENTITY_ID,
    EXHAUSTED,
    FIRST_PLAYER,
    FROZEN,
    HEALTH,
    HERO_ENTITY,
    IMMUNE,
    MAXHANDSIZE,
    MAXRESOURCES,
    MULLIGAN_STATE,
    NEXT_STEP,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    NUM_TURNS_LEFT,
    PLAYER_ID,
    PLAYSTATE,
    RESOURCES,
    RESOURCES_USED,
    SILENCED,
    STARTHANDSIZE,
    STATE,
    STEALTH,
    STEP,
    TAUNT,
    TEAM_ID,
    TEMP_RESOURCES,
    TURN,
    WINDFURY,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.replay.board import (
    CLASS_NAMES,
    CardLike,
    Cards,
    CardSnapshot,
    HeroSnapshot,
    MinionSnapshot,
    PlayerSnapshot,
    Snapshot,
    WeaponSnapshot,
    minions_in_play,
    players_in_order,
    snapshot_from_state,
)
from hsreplay_sim.replay.board_effects import (
    KEYWORDS,
    EffectSnapshot,
    enchantments_of,
    filter_as_enchantment,
    worn_by,
)

_GAME = 1
_PLAYERS = (2, 3)
_FIRST_CARD = 4
_HERO_HEALTH = 30
_CLASS_NUMBERS = {name: number for number, name in CLASS_NAMES.items()}


def state_from_snapshot(snapshot: Snapshot, cards: Cards) -> TagState:
    """The tags of the moment.

    Raises:
        UnsupportedError: a name that the build does not know, or an effect that nothing stands for.
        FormatError: ids that clash, or a board that was edited beside the tags it came with.
    """
    if snapshot.state is None:
        return _Builder(cards, snapshot.path).build(snapshot)
    state = snapshot.state.snapshot()
    try:
        again = snapshot_from_state(state, cards, entered=entered_of(snapshot, state))
    except ValueError as error:
        raise FormatError(f"the tags of the snapshot hold {error}") from error
    placed = snapshot.current_sequence_id
    again = replace(again, current_sequence_id=placed, ledger=snapshot.ledger)
    if _without_amounts(again) != _without_amounts(snapshot):
        raise FormatError(
            "board and tags of the snapshot disagree; without its `entities` the board is loaded"
        )
    return state


def _without_amounts(snapshot: Snapshot) -> Snapshot:
    """Return the document without the amounts of card filters: texts have them, by build."""
    first, second = (
        replace(each, card_filters=tuple(replace(entry, amount=0) for entry in each.card_filters))
        for each in snapshot.players
    )
    return replace(snapshot, players=(first, second))


def entered_of(snapshot: Snapshot, state: TagState) -> list[int]:
    """Entity ids in the order of the sequence ids; 0 where a minion has left the board.

    An entity stands where the board of `snapshot` has it: by player and position.
    """
    result = [0] * max(snapshot.current_sequence_id, 0)
    if len(result) > _ENTERED_MAX:
        raise FormatError(f"{len(result)} minions placed in one game")
    places = {
        (state.get(entity, CONTROLLER), state.get(entity, ZONE_POSITION) - 1): entity
        for entity in minions_in_play(state)
    }
    for player, side in zip(players_in_order(state), snapshot.players, strict=True):
        for minion in side.minions:
            entity = places.get((state.get(player, PLAYER_ID), minion.position))
            if entity and 0 < minion.sequence_id <= len(result):
                result[minion.sequence_id - 1] = entity
    return result


_ENTERED_MAX = 100_000


class _Builder:
    """Builds tags from names and numbers."""

    def __init__(self, cards: Cards, path: str) -> None:
        self.cards = cards
        self.path = path
        self.state = TagState()
        self.next_id = _FIRST_CARD
        self.shift = 0
        """What is added to the ids of cards, which may begin below those that a game gives them."""

    @contextmanager
    def at(self, place: str) -> Iterator[None]:
        """Add file and place in the document to an UnsupportedError raised in the context."""
        try:
            yield
        except UnsupportedError as error:
            source = SourceRef(self.path) if self.path else None
            raise UnsupportedError(f"{place}: {error}", source) from error

    def build(self, snapshot: Snapshot) -> TagState:
        given = [card.id for side in snapshot.players for card in (*side.deck, *side.hand)]
        if len(set(given)) < len(given):
            source = SourceRef(self.path) if self.path else None
            twice = next(entity for entity in given if given.count(entity) > 1)
            raise FormatError(f"card ids must differ, and {twice} stands twice", source)
        self.shift = max(_FIRST_CARD - min(given, default=_FIRST_CARD), 0)
        self.next_id = max(given, default=_FIRST_CARD - 1) + self.shift + 1
        active = snapshot.active_player
        self.game(snapshot, active)
        for seat, side in enumerate(snapshot.players, 1):
            self.player(side, seat, active=seat - 1 == active)
        by_age = [
            (minion.sequence_id, seat, number, minion)
            for seat, side in enumerate(snapshot.players, 1)
            for number, minion in enumerate(side.minions)
        ]
        for _, seat, number, minion in sorted(by_age, key=lambda row: row[:3]):
            place = f"$.players[{seat - 1}].minions[{number}]"
            with self.at(place):
                entity, card = self.minion(minion, seat)
            for nth, effect in enumerate(minion.effects):
                with self.at(f"{place}.effects[{nth}]"):
                    self.effect(effect, entity, card, seat)
        return self.state

    def game(self, snapshot: Snapshot, active: int) -> None:
        rounds = max(snapshot.players[active].max_mana, 1)
        tags = {
            CARDTYPE: CardType.GAME,
            ZONE: Zone.PLAY,
            ENTITY_ID: _GAME,
            TURN: 2 * rounds - 1 + active,
            STATE: State.RUNNING,
            STEP: Step.MAIN_ACTION,
            NEXT_STEP: Step.MAIN_END,
        }
        self.add(_GAME, "", tags)

    def player(self, side: PlayerSnapshot, seat: int, *, active: bool) -> None:
        place = f"$.players[{seat - 1}]"
        with self.at(f"{place}.hero"):
            hero = self.hero(side.hero, seat, active=active)
        extra = max(side.mana - side.max_mana, 0)
        tags = {
            CARDTYPE: CardType.PLAYER,
            ZONE: Zone.PLAY,
            ENTITY_ID: _PLAYERS[seat - 1],
            CONTROLLER: seat,
            PLAYER_ID: seat,
            TEAM_ID: seat,
            HERO_ENTITY: hero,
            MAXHANDSIZE: 10,
            STARTHANDSIZE: 4,
            MAXRESOURCES: 10,
            RESOURCES: side.max_mana,
            RESOURCES_USED: side.max_mana - side.mana + extra,
            TEMP_RESOURCES: extra,
            PLAYSTATE: PlayState.PLAYING,
            MULLIGAN_STATE: Mulligan.DONE,
            NUM_TURNS_LEFT: 1,
            FIRST_PLAYER: seat == 1,
            CURRENT_PLAYER: active,
        }
        self.add(_PLAYERS[seat - 1], "", tags)
        for number, card in enumerate(side.deck):
            with self.at(f"{place}.deck.cards[{number}]"):
                self.card(card, seat, {ZONE: Zone.DECK})
        for number, card in enumerate(side.hand):
            with self.at(f"{place}.hand[{number}]"):
                self.card(card, seat, {ZONE: Zone.HAND, ZONE_POSITION: number + 1})
        for number, name in enumerate(side.secrets):
            with self.at(f"{place}.secrets[{number}]"):
                self.secret(name, seat, active=active)
        for number, entry in enumerate(side.card_filters):
            with self.at(f"{place}.card_filters[{number}]"):
                card_id, tags = filter_as_enchantment(entry, seat)
                self.new(card_id, seat, worn_by(_PLAYERS[seat - 1], tags))

    def hero(self, hero: HeroSnapshot, seat: int, *, active: bool) -> int:
        attack = hero.attack
        if active and hero.weapon and attack < hero.weapon.attack:
            attack += hero.weapon.attack  # less than the weapon's is what it has beside it
        number = _CLASS_NUMBERS.get(hero.character, 0)
        card = self.cards.get(FIRST_HEROES.get(number, "")) or self.find(
            hero.character, CardType.HERO
        )
        most = max((card.health if card else 0) or _HERO_HEALTH, hero.health)
        tags = {
            **(card.tags if card else {}),
            CLASS: number or (card.card_class if card else 0),
            CARDTYPE: CardType.HERO,
            ZONE: Zone.PLAY,
            HEALTH: most,
            DAMAGE: most - hero.health,
            ATK: attack,
            IMMUNE: hero.immune,
            WINDFURY: hero.windfury,
        }
        tags |= _fighting(hero.frozen_for, hero.already_attacked, hero.used_windfury, hero.windfury)
        entity = self.new(card.id if card else "", seat, tags)
        power = self.cards.get(card.hero_power) if card and card.hero_power else None
        if power:
            own = {CARDTYPE: CardType.HERO_POWER, ZONE: Zone.PLAY}
            self.new(power.id, seat, {**power.tags, **own})
        if hero.weapon:
            self.weapon(hero.weapon, seat)
        return entity

    def weapon(self, weapon: WeaponSnapshot, seat: int) -> None:
        card = self.find(weapon.name, CardType.WEAPON)
        tags = dict(card.tags) if card else {}
        most = max(card.durability if card else 0, weapon.durability)
        tags[HEALTH if card and HEALTH in card.tags else DURABILITY] = most
        tags |= {
            CARDTYPE: CardType.WEAPON,
            ZONE: Zone.PLAY,
            ATK: weapon.attack,
            DAMAGE: most - weapon.durability,
        }
        self.new(card.id if card else "", seat, tags)

    def minion(self, minion: MinionSnapshot, seat: int) -> tuple[int, CardLike | None]:
        card = self.find(minion.name, CardType.MINION)
        taken = TAKEN_BY_SILENCE if minion.silenced else ()
        printed = card.tags if card else {}
        tags = {
            **{tag: value for tag, value in printed.items() if tag not in taken},
            CARDTYPE: CardType.MINION,
            ZONE: Zone.PLAY,
            ZONE_POSITION: minion.position + 1,
            ATK: minion.attack,
            HEALTH: minion.max_health,
            DAMAGE: minion.max_health - minion.health,
            STEALTH: minion.stealth,
            TAUNT: minion.taunt,
            DIVINE_SHIELD: minion.divine_shield,
            CANT_BE_TARGETED_BY_SPELLS: not minion.spell_targetable,
            WINDFURY: minion.windfury,
            CHARGE: minion.charge,
            IMMUNE: minion.immune,
            SILENCED: minion.silenced,
        }
        if minion.spell_targetable:
            tags[ELUSIVE] = 0
        tags |= _fighting(
            minion.frozen_for, minion.already_attacked, minion.windfury_used, minion.windfury
        )
        stays_frozen = minion.frozen_for > 1
        tags |= {
            EXHAUSTED: minion.exhausted or stays_frozen,
            NUM_TURNS_IN_PLAY: not minion.exhausted,
        }
        entity = self.new(card.id if card else "", seat, tags)
        return entity, card

    def effect(
        self, effect: str | EffectSnapshot, host: int, of: CardLike | None, seat: int
    ) -> None:
        """An enchantment by card id or name, or what an effect of the document is made of."""
        card = None
        if isinstance(effect, str):
            card = self.cards.get(effect) or next(iter(self.cards.all_by_name(effect)), None)
        if card is not None or not effect:
            printed = card.tags if card is not None else {}
            self.new(card.id if card is not None else "", seat, {**printed, **worn_by(host, {})})
            return
        for card_id, tags in enchantments_of(
            effect, None if self.state.get(host, SILENCED) else of
        ):
            self.new(card_id, seat, worn_by(host, tags))
        if isinstance(effect, EffectSnapshot) and effect.type in KEYWORDS:
            self.state.tags[host][KEYWORDS[effect.type]] = 1

    def secret(self, name: str, seat: int, *, active: bool) -> None:
        card = self.find(name, CardType.SPELL)
        own = {ZONE: Zone.SECRET, EXHAUSTED: active}
        self.new(card.id if card else "", seat, {**(card.tags if card else {}), **own})

    def card(self, card: CardSnapshot, seat: int, tags: dict[int, int]) -> None:
        found = self.find(card.name, 0)
        entity = card.id + self.shift
        own = {**tags, CONTROLLER: seat, ENTITY_ID: entity}
        self.add(entity, found.id if found else "", {**(found.tags if found else {}), **own})

    def find(self, name: str, card_type: int) -> CardLike | None:
        """The card of a name, of the wanted type if there is one; None when the name is ""."""
        if not name:
            return None
        named: Sequence[CardLike] = self.cards.all_by_name(name)
        card = next((card for card in named if card.type == card_type), None)
        card = card or self.cards.get(name) or next(iter(named), None)
        if card is None:
            raise UnsupportedError(f"no card named {name!r}")
        return card

    def new(self, card_id: str, seat: int, tags: dict[int, int]) -> int:
        entity = self.next_id
        self.next_id += 1
        self.add(entity, card_id, {**tags, CONTROLLER: seat, ENTITY_ID: entity})
        return entity

    def add(self, entity: int, card_id: str, tags: dict[int, int]) -> None:
        self.state.tags[entity] = {tag: int(value) for tag, value in tags.items() if value}
        self.state.cards[entity] = card_id


def _fighting(frozen_for: int, attacked: bool, once: bool, windfury: bool) -> dict[int, int]:
    """Attacks made this turn, and whether the character stays frozen past it."""
    attacks = 1 + windfury if attacked else int(once)
    return {
        FROZEN: int(frozen_for > 0),
        NUM_ATTACKS_THIS_TURN: attacks,
        EXHAUSTED: int(attacked or frozen_for > 1),
    }
