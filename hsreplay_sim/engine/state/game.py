"""The state of a game and the only ways to change it.

Everything that survives an action is a tag on an entity, or in the untagged state; zone lists, the
listener index and what is pending are caches that :meth:`Game.index` rebuilds from tags (laws 1–3
of the design). Tags and packets are written by the methods of
:class:`~hsreplay_sim.engine.state.writer.Writer` and by those here that also keep the caches:
:meth:`Game.create`, :meth:`Game.move`, :meth:`Game.change`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.errors import InternalError, UnsupportedError
from hsreplay_sim.base.stream import CHANGE, CLOSE, FULL, OPEN
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARDTYPE,
    CONTROLLER,
    CREATOR,
    CREATOR_DBID,
    CURRENT_PLAYER,
    ENTITY_ID,
    HERO_ENTITY,
    HIDDEN_ZONE_OWNER,
    LAST_AFFECTED_BY,
    MAIN_HAND_WEAPON_ENTITY,
    PARENT_CARD,
    PENDING_ZONE,
    PLACE_AMONG_SECRETS,
    PLAYER_ID,
    PREMIUM,
    SPELLPOWER,
    SUMMONED_THIS_ACTION,
    TIMES_AFFECTED,
    TURN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.profile import NEWEST_BUILD, Profile, profile_for
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.state import mirrors
from hsreplay_sim.engine.state.asking import Asking
from hsreplay_sim.engine.state.entities import BOARD_TYPES, NOTHING_APART, Entity, drop, side_of
from hsreplay_sim.engine.state.parts import set_parts_aside
from hsreplay_sim.engine.state.printed import first_tags, printed_tags
from hsreplay_sim.engine.state.untagged import UntaggedState
from hsreplay_sim.engine.state.writer import Writer
from hsreplay_sim.engine.text import EMPTY, Script, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.oracle import Oracle, Watcher
    from hsreplay_sim.engine.ruleset import Ruleset
    from hsreplay_sim.engine.text import Scripts

Listener = tuple[int, int, Entity, Trigger]
"""(controller, order, entity, trigger): sorts into the order of R68."""


_LATER = {Zone.HAND: 1, Zone.DECK: 2}
_EFFECTS = (BlockType.POWER, BlockType.TRIGGER, BlockType.ATTACK)
_by_order = attrgetter("order")


def _listener_order(listener: Listener) -> tuple[int, int, int]:
    """Return the sort key of a listener: player 1 first (R68), board, hand, deck (R69), age."""
    return listener[0], _LATER.get(listener[3].zone, 0), listener[1]


class Game(Writer):
    """One game: entities, zones in order of entry, listeners, and the packets written so far.

    Zones are lists indexed by PLAYER_ID (1 and 2; 0 is nobody's). `hero`, `power` and `weapon` are
    those in play, or None. The build selects the rules from the table of builds.
    """

    def __init__(
        self,
        cards: CardSet,
        scripts: Scripts,
        oracle: Oracle,
        build: int | Profile = NEWEST_BUILD,
    ) -> None:
        super().__init__()
        self.cards = cards
        self.scripts = scripts
        self.oracle = oracle
        self.profile = build if isinstance(build, Profile) else profile_for(build)
        self.watcher: Watcher | None = None
        self.ruleset: Ruleset | None = None
        self.entities: dict[int, Entity] = {}
        self.next_id, self.clock = 1, 0
        self.stack: list[tuple[int, Entity]] = []
        self.triggers_run = self.aftermath = 0  # attacker's PLAYER_ID while "after" triggers run
        self.flipped: dict[int, bool] = {}  # entity id → whether its coin came up in this phase
        self.joining: dict[int, tuple[int, int]] = {}  # Magnetic minion → its Attack and Health
        self.passing: list[Entity] = []  # the dead that still give their players tags (R84)
        self.stacks_from = NOTHING_APART
        """(entity id, age): its text adds no layer to enchantments of up to that age."""
        self.giver = 0  # entity id of the card that gave the running text to its minion
        self.staging = self.option_counted = False
        """Whether a text of the scenario opens a block; whether a PLAY is counted, at a choice."""
        self.rest_of_play: Callable[[], None] | None = None
        self.untagged = UntaggedState()
        self._clear_zones()

    def _clear_zones(self) -> None:
        self.game: Entity | None = None
        self.player: list[Entity | None] = [None, None, None]
        self.hand: list[list[Entity]] = [[], [], []]
        self.deck: list[list[Entity]] = [[], [], []]
        self.in_play: list[list[Entity]] = [[], [], []]
        self.board: list[list[Entity]] = [[], [], []]
        self.secrets: list[list[Entity]] = [[], [], []]
        self.hero: list[Entity | None] = [None, None, None]
        self.power: list[Entity | None] = [None, None, None]
        self.weapon: list[Entity | None] = [None, None, None]
        self.weapons: list[list[Entity]] = [[], [], []]
        """All weapons in play: a weapon that is played enters before the one it replaces leaves."""
        self.listeners: dict[int, list[Listener]] = {}
        self.asking = Asking()
        """The cards that an update of the auras asks."""
        self.left_since_update: list[Entity] = []
        """Entities that left play since the last update; the next one ends what they gave."""
        self.hero_texts: set[tuple[int, int]] = set()
        """(PLAYER_ID, tag) of what texts and weapons gave to heroes at the last update."""
        self.dirty: dict[int, Entity] = {}
        self.forgiven: dict[int, int] = {}
        """Entity id → the Health that it is losing and that has been taken off its DAMAGE."""
        self.due: dict[int, dict[int, int]] = {}
        """Entity id → tag → value: the tags that an update of the auras has still to write."""
        self.maybe_dead: dict[int, Entity] = {}
        self.weapons_to_sheathe: list[Entity] = []
        """Weapons equipped outside of their player's turn."""
        self.auras_to_bury: list[Entity] = []
        """Enchantments of auras that left play with their host: the next update buries them."""

    # --- the root entities ---------------------------------------------------------------

    @property
    def root(self) -> Entity:
        """The GAME entity (R2); InternalError is raised if there is none."""
        if self.game is None:
            raise InternalError("the game has no GameEntity")
        return self.game

    def owner(self, player_id: int) -> Entity:
        """Return the PLAYER entity of a PLAYER_ID (R3); raise UnsupportedError if there is none."""
        player = self.player[player_id] if player_id in (1, 2) else None
        if player is None:
            raise UnsupportedError(f"an entity belongs to player {player_id}, who does not exist")
        return player

    @property
    def current(self) -> int:
        """PLAYER_ID of the player whose turn it is; 1 before the first turn."""
        second = self.player[2]
        return 2 if second is not None and second.tags.get(CURRENT_PLAYER, 0) else 1

    # --- writing -------------------------------------------------------------------------

    def affect(self, entity: Entity, source: Entity | None) -> None:
        """Set LAST_AFFECTED_BY to `source` or 0; since 241170 raise TIMES_AFFECTED (U567:1781)."""
        if self.profile.counts_affects:
            self.add(entity, TIMES_AFFECTED, 1)
        self.set(entity, LAST_AFFECTED_BY, source.id if source else 0)

    # --- blocks --------------------------------------------------------------------------

    def open(
        self,
        kind: int,
        entity: Entity,
        index: int = -1,
        target: int = 0,
        sub_option: int = -1,
        keyword: int = 0,
    ) -> None:
        """Write BLOCK_START and push the block on the stack."""
        if self.watcher is not None:
            self.watcher.opened(self, kind, entity, keyword)
        self.out.append((OPEN, entity.id, kind, (index, target, sub_option, keyword), None))
        self.stack.append((kind, entity))

    def close(self) -> None:
        """Write BLOCK_END of the innermost block."""
        kind, entity = self.stack[-1]
        if self.watcher is not None:
            self.watcher.closing(self, kind, entity)
        self.stack.pop()
        self.out.append((CLOSE, entity.id, kind, 0, None))

    def note(self, player: Entity, tag: int, value: int) -> None:
        """In a TRIGGER block of a PLAYER entity set its tag; if nothing changes, do nothing."""
        if player.tags.get(tag, 0) != value:
            self.open(BlockType.TRIGGER, player)
            self.set(player, tag, value)
            self.close()

    # --- questions -----------------------------------------------------------------------

    def pick(
        self, purpose: Purpose, source: Entity | None, options: Sequence[Entity], player: int = 0
    ) -> Entity | None:
        """Ask the oracle for one of the entities `options`; return it, or None if it picks none."""
        return self.oracle.pick(self, Question(purpose, source, options, player))

    def number(self, purpose: Purpose, source: Entity | None, low: int, high: int) -> int:
        """Ask the oracle for a number from `low` to `high`, both included. 1 means yes."""
        return self.oracle.number(self, Question(purpose, source, range(low, high + 1)))

    def tag(self, purpose: Purpose, entity: Entity, tags: Sequence[int]) -> int:
        """Ask the oracle which of `tags` a text chooses for `entity`; return that tag."""
        return self.oracle.number(self, Question(purpose, entity, tags))

    def card(
        self, purpose: Purpose, source: Entity | None, pool: Sequence[str], player: int
    ) -> str:
        """Ask the oracle for a card id of `pool` for `player`: "" if nobody can know it."""
        return self.oracle.card(self, Question(purpose, source, pool, player))

    # --- entities ------------------------------------------------------------------------

    def attach_card(self, entity: Entity, card_id: str) -> None:
        """Set the card id, card and script of an entity; its tags stay as they are."""
        entity.card_id = card_id
        entity.card = self.cards.get(card_id) if card_id else None
        entity.script = self.scripts.find(entity.card, card_id) if card_id else EMPTY
        if entity.script is None:
            self.classless.add(entity.id)

    def base_tags(self, card_id: str) -> dict[int, int]:
        """Return a copy of the printed tags of a card; none if it is unknown."""
        return printed_tags(self, card_id)

    def first_tags(self, card_id: str) -> dict[int, int]:
        """Return the tags with which an entity of a card is created; none if it is unknown."""
        return first_tags(self, card_id)

    def create(
        self,
        card_id: str,
        player_id: int,
        zone: int,
        *,
        creator: Entity | None = None,
        host: Entity | None = None,
        position: int = 0,
        tags: dict[int, int] | None = None,
    ) -> Entity:
        """Create an entity in `zone`, write FULL_ENTITY and return it.

        Its tags are those of a new card, then the creator's and the owner's marks, then `tags`. If
        `creator` is golden or has a better finish, the new card is golden (400 of 401, U381:986).
        The oracle gives the id; `host` is only passed to it. The options of the card are created as
        well (:func:`set_parts_aside`), unless `tags` has PARENT_CARD.
        """
        worn_by = host.id if host is not None else 0
        entity_id = self.oracle.identity(self, card_id, player_id, zone, worn_by)
        self.next_id = max(self.next_id, entity_id + 1)
        first = self.first_tags(card_id)
        if not card_id:
            first.update(self.untagged.told.get(entity_id, {}))
        first[ZONE] = zone
        first[CONTROLLER] = player_id
        first[ENTITY_ID] = entity_id
        if position:
            first[ZONE_POSITION] = position
        if creator is not None:
            first[CREATOR] = creator.id
            if self.profile.numbers_creators and creator.card is not None:
                first[CREATOR_DBID] = creator.card.dbf
            if creator.tags.get(PREMIUM, 0):
                first[PREMIUM] = 1
        if zone == Zone.SECRET and self.profile.numbers_secrets:
            first[PLACE_AMONG_SECRETS] = self._next_place(player_id)
        if self.profile.hidden_zone_owner:
            first[HIDDEN_ZONE_OWNER] = self.mover()
        if tags:
            first.update(tags)
        entity = Entity(entity_id, card_id, first)
        self.attach_card(entity, card_id)
        self.entities[entity_id] = entity
        if SUMMONED_THIS_ACTION in first:
            self.arrivals[entity_id] = entity
        self.out.append((FULL, entity_id, card_id, dict(first), None))
        self._enter(entity)
        mirrors.write_mirrors(self, entity)
        if self.ruleset is None and PARENT_CARD not in first:
            set_parts_aside(self, entity)
        return entity

    def adopt(self, entity: Entity) -> None:
        """Add an entity made elsewhere, such as one of a logged state, without writing a packet."""
        self.entities[entity.id] = entity
        self.next_id = max(self.next_id, entity.id + 1)
        self.heed(entity, SUMMONED_THIS_ACTION)
        self._enter(entity)

    def move(self, entity: Entity, zone: int, *, pulse: bool = True) -> None:
        """Set ZONE, write it and update the zone lists. If the zone does not change, do nothing.

        With `pulse`, PENDING_ZONE is announced first, in builds that do so. HIDDEN_ZONE_OWNER and a
        secret's place are set as well. ZONE_POSITION is up to the caller.
        """
        if entity.zone == zone:
            return
        if pulse and self.profile.pulses:
            self.pulse(entity, PENDING_ZONE, zone)
        self.note_mover(entity)
        if zone == Zone.GRAVEYARD:
            self.untagged.note_burial(self.root.tags.get(TURN, 0), entity)
        self._leave(entity)
        self.set(entity, ZONE, zone)
        if zone == Zone.SECRET and self.profile.numbers_secrets:
            self.set(entity, PLACE_AMONG_SECRETS, self._next_place(entity.controller))
        if entity in self.asking.raised and not self.profile.keeps_raised_power:
            self.set(entity, SPELLPOWER, min(1, entity.tags.get(SPELLPOWER, 0)))
        entity.zone = zone
        self._enter(entity)

    def note_mover(self, entity: Entity) -> None:
        """As an entity moves, set HIDDEN_ZONE_OWNER to `mover()`, in builds with it (U078:3986)."""
        if self.profile.hidden_zone_owner and entity.type != CardType.ENCHANTMENT:
            self.set(entity, HIDDEN_ZONE_OWNER, self.mover())

    def mover(self) -> int:
        """Return the PLAYER_ID of the player whose effect is running.

        If the innermost block that counts is a PLAY or DECK_ACTION, it is 0; if there is none, it
        is `aftermath`. HIDDEN_ZONE_OWNER is this value at the last move of an entity, in all but 2
        of some 5,400 moves of seen entities (a death in the middle of a Defile: U091b:3871; Sap:
        U078:3986; a Trap in the enemy's attack: U145:7359; the dead of a fight: U146:1226).
        """
        for kind, entity in reversed(self.stack):
            if kind in _EFFECTS:
                return entity.controller
            if kind in (BlockType.PLAY, BlockType.DECK_ACTION):
                return 0
        return self.aftermath

    def _next_place(self, player_id: int) -> int:
        """Return 1 more than the last place of a player's secrets (U575:13301, U217:13446)."""
        up = enumerate(self.secrets[player_id], 1)  # a hidden one has its place there (U419:4716)
        return max((e.tags.get(PLACE_AMONG_SECRETS, 0) or at for at, e in up), default=0) + 1

    def give_control(self, entity: Entity, player_id: int) -> None:
        """Set CONTROLLER; the entity keeps its age and goes to the end of its zone list."""
        self._leave(entity)
        self.set(entity, CONTROLLER, player_id)
        entity.controller = player_id
        self._enter(entity, keep_order=True)

    def change(self, entity: Entity, card_id: str, tags: dict[int, int]) -> None:
        """Write CHANGE_ENTITY: make an entity another card, with those of `tags` that differ."""
        own = entity.tags
        before = (entity.card_id, dict(own))
        changes = {tag: value for tag, value in tags.items() if own.get(tag, 0) != value}
        own.update(changes)
        for tag in changes:
            self.heed(entity, tag)
        self.become(entity, card_id)
        self.out.append((CHANGE, entity.id, card_id, changes, before))

    def become(self, entity: Entity, card_id: str) -> None:
        """Set the card and script of an entity without a packet. Its tags, place and age stay."""
        side = entity.controller
        self.untagged.note_remade(entity, card_id)
        lists = (self.hand, self.deck, self.in_play, self.board, self.secrets)
        rows = (*lists, self.asking.enchantments)
        places = [(row[side], row[side].index(entity)) for row in rows if entity in row[side]]
        self._leave(entity)
        self.attach_card(entity, card_id)
        entity.type = entity.tags.get(CARDTYPE, 0)
        self._enter(entity, keep_order=True)
        for row, place in places:
            if row and row[-1] is entity:
                row.insert(place, row.pop())

    def renew(self, entity: Entity) -> None:
        """Make an entity the youngest of its zone and of the listeners; no packet is written."""
        self._unlisten(entity)
        self.stirred.add(entity.id)
        self.clock += 1
        entity.order = self.clock
        self._listen(entity)

    def relocate(self, entity: Entity) -> None:
        """Update the caches of an entity whose ZONE, CONTROLLER or CARDTYPE the log has set."""
        zone, controller, kind = entity.get(ZONE), side_of(entity.tags), entity.get(CARDTYPE)
        if (zone, controller, kind) != (entity.zone, entity.controller, entity.type):
            keep = zone == entity.zone
            self.untagged.note_relocation(self.root.get(TURN), entity, zone)
            self._leave(entity)
            entity.zone, entity.controller, entity.type = zone, controller, kind
            self._enter(entity, keep_order=keep)

    # --- zone lists ----------------------------------------------------------------------

    def _enter(self, entity: Entity, *, keep_order: bool = False) -> None:
        zone, player_id = entity.zone, entity.controller
        self.stirred.add(entity.id)
        if not (keep_order and entity.order):
            self.clock += 1
            entity.order = self.clock
            self.untagged.note_arrival(self.game, entity)
        if zone in (Zone.HAND, Zone.DECK, Zone.SECRET):
            unplayed = self.hand if zone == Zone.HAND else self.deck
            rows = self.secrets if zone == Zone.SECRET else unplayed
            rows[player_id].append(entity)
            self.auras_dirty = True
            if zone == Zone.HAND:
                self.to_mirror[entity.id] = entity
            self._listen(entity)
            self.asking.enter(entity)
        elif zone == Zone.PLAY:
            self._enter_play(entity, player_id)
        else:
            self.asking.enter(entity)

    def _enter_play(self, entity: Entity, player_id: int) -> None:
        kind = entity.type
        if kind == CardType.PLAYER:
            if entity.tags.get(PLAYER_ID, 0) in (1, 2):
                self.player[entity.tags[PLAYER_ID]] = entity
        elif kind == CardType.GAME:
            self.game = entity
        else:
            self.in_play[player_id].append(entity)
            self.auras_dirty = True
            self.to_mirror[entity.id] = entity
            if kind in BOARD_TYPES:
                self.board[player_id].append(entity)
            elif kind == CardType.HERO:
                self.hero[player_id] = entity
            elif kind == CardType.HERO_POWER:
                self.power[player_id] = entity
            elif kind == CardType.WEAPON:
                self.weapons[player_id].append(entity)
                self.weapon[player_id] = self.weapon[player_id] or entity
            elif kind == CardType.ENCHANTMENT:
                self._enter_enchantment(entity)
            if self.asking.enter(entity):
                self.players_stale = True
        self._listen(entity)

    def _enter_enchantment(self, entity: Entity) -> None:
        host = self.entities.get(entity.tags.get(ATTACHED, 0))
        if host is not None and entity not in host.attached:
            host.attached.append(entity)
            self.dirty[host.id] = host

    def _leave(self, entity: Entity) -> None:
        zone, player_id = entity.zone, entity.controller
        if zone == Zone.PLAY:
            self._leave_play(entity, player_id)
        elif zone in (Zone.HAND, Zone.DECK, Zone.SECRET):
            hidden = self.deck if zone == Zone.DECK else self.secrets
            rows = self.hand if zone == Zone.HAND else hidden
            drop(rows[player_id], entity)
            self.asking.leave(entity)
            self.auras_dirty = True
            self._unlisten(entity)

    def _leave_play(self, entity: Entity, player_id: int) -> None:
        drop(self.in_play[player_id], entity)
        self.auras_dirty = True
        kind = entity.type
        if kind in BOARD_TYPES:
            drop(self.board[player_id], entity)
        elif kind == CardType.HERO and self.hero[player_id] is entity:
            self.hero[player_id] = None
        elif kind == CardType.HERO_POWER and self.power[player_id] is entity:
            self.power[player_id] = None
        elif kind == CardType.WEAPON:
            weapons = self.weapons[player_id]
            drop(weapons, entity)
            if self.weapon[player_id] is entity:
                self.weapon[player_id] = weapons[-1] if weapons else None
        elif kind == CardType.ENCHANTMENT:
            host = self.entities.get(entity.tags.get(ATTACHED, 0))
            if host is not None and entity in host.attached:
                host.attached.remove(entity)
                self.dirty[host.id] = host
        self._unlisten(entity)
        self._note_gone(entity)

    def _note_gone(self, entity: Entity) -> None:
        """Ask the text of an entity that leaves play once more, to end what it gave."""
        asked = entity in self.asking.stats
        if self.asking.leave(entity):
            self.players_stale = True
        if asked or entity.type in (CardType.WEAPON, CardType.MINION) or entity.gives_its_player:
            self.left_since_update.append(entity)

    # --- what is pending -------------------------------------------------------------------

    def touch(self, entity: Entity) -> None:
        """Queue an entity, so that the next update recomputes and writes its stats."""
        self.dirty[entity.id] = entity

    def untouch(self, entity_id: int) -> None:
        """Take an entity out of that queue, so that its stats stay as they are."""
        self.dirty.pop(entity_id, None)

    def touch_auras(self) -> None:
        """Mark the auras as changed, so that the next update evaluates them anew."""
        self.auras_dirty = True

    def touch_players(self) -> None:
        """Mark what cards in play give to PLAYER entities as changed, and the auras with it."""
        self.players_stale = self.auras_dirty = True

    def may_die(self, entity: Entity) -> None:
        """Queue an entity, so that the next death phase checks whether it is doomed."""
        self.maybe_dead[entity.id] = entity

    # --- listeners -----------------------------------------------------------------------

    def _listen(self, entity: Entity) -> None:
        script: Script | None = entity.script
        if script is None or not script.triggers:
            return
        zone = entity.zone
        for trigger in script.triggers:
            if trigger.zone == zone:
                row = (entity.controller, entity.order, entity, trigger)
                insort(self.listeners.setdefault(trigger.event, []), row, key=_listener_order)

    def _unlisten(self, entity: Entity) -> None:
        script: Script | None = entity.script
        if script is None or not script.triggers:
            return
        for trigger in script.triggers:
            rows = self.listeners.get(trigger.event)
            if rows:
                rows[:] = [row for row in rows if row[2] is not entity]

    # --- caches from tags ----------------------------------------------------------------

    def index(self) -> None:
        """Rebuild every cache from the tags; entities enter by present `order`, then by id."""
        self._clear_zones()
        self.arrivals.clear()
        self.to_mirror.clear()
        everyone = sorted(self.entities.values(), key=lambda e: (e.order, e.id))
        for entity in everyone:
            tags = entity.tags
            entity.zone, entity.controller = tags.get(ZONE, 0), side_of(tags)
            entity.type = tags.get(CARDTYPE, 0)
            entity.attached = []
            if tags.get(SUMMONED_THIS_ACTION, 0):
                self.arrivals[entity.id] = entity
            self.next_id = max(self.next_id, entity.id + 1)
        for entity in everyone:
            self._enter(entity)
        for player_id in (1, 2):
            player = self.player[player_id]
            hero = self.entities.get(player.tags.get(HERO_ENTITY, 0)) if player else None
            if hero is not None and hero.zone == Zone.PLAY:
                self.hero[player_id] = hero
        self.take_up_weapons()

    def take_up_weapons(self) -> None:
        """Make the weapon that MAIN_HAND_WEAPON_ENTITY names, if in play, its player's `weapon`."""
        for player_id in (1, 2):
            player = self.player[player_id]
            named = player.tags.get(MAIN_HAND_WEAPON_ENTITY, 0) if player is not None else 0
            worn = self.entities.get(named)
            if worn is not None and worn.zone == Zone.PLAY and worn.type == CardType.WEAPON:
                self.weapon[player_id] = worn

    # --- views ---------------------------------------------------------------------------

    def characters(self) -> list[Entity]:
        """Return all minions and heroes in play, by age unless a ruleset orders them."""
        found = [e for side in (1, 2) for e in self.in_play[side] if e.type in (3, 4)]
        found.sort(key=_by_order)
        return found if self.ruleset is None else self.ruleset.line_up(self, found)

    def minions(self) -> list[Entity]:
        """Return all minions in play, by age unless a ruleset orders them."""
        found = [e for side in (1, 2) for e in self.board[side] if e.type == CardType.MINION]
        found.sort(key=_by_order)
        return found if self.ruleset is None else self.ruleset.line_up(self, found)

    def row(self, player_id: int) -> list[Entity]:
        """Return the board of one side from left to right."""
        return self.in_row(self.board[player_id])

    def in_row(self, cards: list[Entity]) -> list[Entity]:
        """Return entities sorted by ZONE_POSITION."""
        return sorted(cards, key=lambda each: each.tags.get(ZONE_POSITION, 0))
