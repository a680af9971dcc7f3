"""State that no tag holds: the unexplained part of stats, and what happened earlier in the game.

A logged state may hold enchantments that nobody can see. What they add is stored here when the
state is loaded, so that later changes come out right. A game, its copy and its saved state each
have an object of their own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import CANT_PLAY, CONTROLLER, CREATOR, TURN
from hsreplay_sim.engine.state.piles import Piles

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from hsreplay_sim.engine.state.entities import Entity

Stats = tuple[int, int, int]
"""(ATK, HEALTH, COST)"""

Past = tuple[int, "Entity"]
"""(the TURN in which it happened, a copy of the entity as it was then)"""

Laid = tuple[int, str, int]
"""(entity id of the source, card id of the enchantment, entity id of the host or 0)"""

NOTHING: Stats = (0, 0, 0)


@dataclass(slots=True)
class UntaggedState:
    """What a game knows that is in no tag: unexplained stats, cards played, dead, summoned."""

    residues: dict[int, Stats] = field(default_factory=dict)
    """Entity id → the part of its stats that printed card, text, enchantments and auras do not
    explain."""
    innate: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Entity id → (ATK, HEALTH) that the card had beyond the printed ones when it was created."""
    makers: dict[int, str] = field(default_factory=dict)
    """Enchantment id → card id of its creator, if that entity has become another card since."""
    player_residues: dict[tuple[int, int], int] = field(default_factory=dict)
    """(PLAYER_ID, tag) → the part of a sum on a PLAYER entity that no card in play explains."""
    fell_at: dict[int, int] = field(default_factory=dict)
    """Entity id → the board position at which a minion that died now summons; for one death phase.

    Minions that died to its left, or were summoned there since, shift it (R85): of 32 tokens whose
    position decides, 16 agree and none is where the minion had been before (U029:6092, U074:7369).
    """

    deaths_since: int = 0
    """`Game.clock` when the present death phase began; 0 between the phases."""
    bare_auras: dict[int, list[Entity]] = field(default_factory=dict)
    """Entity id → the auras on its cost that are kept here, because the build has no card for them.
    """
    plain_costs: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """Entity id → (clock, change) of each change of its cost that has no enchantment, in order."""
    costs_that_return: dict[int, int] = field(default_factory=dict)
    """Entity id of a minion in play → the change of its cost that returns to the hand with it."""
    told: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entity id → the logged tags of a hidden card that the present action creates."""
    played: list[Past] = field(default_factory=list)
    """The cards played from a hand, in order; in a loaded state only those played since."""
    died: list[Past] = field(default_factory=list)
    """The minions that died, in order; in a loaded state also those in a graveyard."""
    summoned: list[Past] = field(default_factory=list)
    """The minions that came into play, in order; in a loaded state also those in play."""
    discarded: list[Past] = field(default_factory=list)
    """The cards discarded from a hand, in order; in a loaded state only those discarded since."""
    attacks: dict[int, int] = field(default_factory=dict)
    """PLAYER_ID → how often characters of that player have attacked."""
    spell_damage: dict[int, tuple[int, int]] = field(default_factory=dict)
    """PLAYER_ID → the last TURN in which spells of that player dealt damage, and how much then."""
    discovered: list[Past] = field(default_factory=list)
    """The cards discovered, in order; in a loaded state only those discovered since."""
    passed_over: tuple[int, ...] = ()
    """Entity ids of the cards of the latest offer that were not picked."""
    tallies: dict[int, int] = field(default_factory=dict)
    """100 times the PLAYER_ID, plus the number of a tally → how far texts have raised it."""
    held_from: dict[int, int] = field(default_factory=dict)
    """Entity id of a card in a hand → the place in `played` of the first play that it was held for.
    """
    arriving: int = 0
    """Entity id of the card being played; a minion counts as summoned only after its text has run.
    """
    joined: Entity | None = None
    """A copy of the minion that was played last, as it was before its text."""
    undying: set[int] = field(default_factory=set)
    """Entity ids of what came to the graveyard without dying as a minion in play."""
    completed: dict[int, int] = field(default_factory=dict)
    """Entity id of a completed quest → PLAYER_ID of its mover, or 0; its reward is still due."""
    overruled_auras: set[Laid] = field(default_factory=set)
    """The auras that the log lays on a host and the engine does not, or the other way round."""
    kept_auras: set[int] = field(default_factory=set)
    """Entity ids of the auras that the log kept in play though their source gives them no longer.
    """
    overruled_tags: dict[tuple[int, int], int] = field(default_factory=dict)
    """(entity id, tag) → the value of a keyword or mark that the log contradicts."""

    ages_at_death: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Entity id → its age in play, and that of the card before another card brought it there."""
    power_used_at: dict[int, int] = field(default_factory=dict)
    """PLAYER_ID → the clock of the game when the hero power was last used."""
    hero_hurt: dict[int, tuple[int, int]] = field(default_factory=dict)
    """PLAYER_ID → the last TURN in which the hero took damage, and how often it did then."""
    opening: list[Past] = field(default_factory=list)
    """The cards of both hands after the mulligan, without the Coin."""
    known_since: int = 0
    """The TURN in which a running game was loaded, whose past nobody knows; 0: all is known."""
    recalled_unknown: bool = False
    """A text has asked for what happened before that."""
    piles: Piles = field(default_factory=Piles)
    """What is known of the order of the decks."""

    def copy(self) -> UntaggedState:
        """Return an independent object with the same contents.

        The bare auras in it are the same objects: nothing changes one after it is attached.
        """
        return UntaggedState(
            dict(self.residues),
            dict(self.innate),
            dict(self.makers),
            dict(self.player_residues),
            dict(self.fell_at),
            self.deaths_since,
            {host: list(held) for host, held in self.bare_auras.items()},
            {host: list(changes) for host, changes in self.plain_costs.items()},
            dict(self.costs_that_return),
            dict(self.told),
            list(self.played),
            list(self.died),
            list(self.summoned),
            list(self.discarded),
            dict(self.attacks),
            dict(self.spell_damage),
            list(self.discovered),
            self.passed_over,
            dict(self.tallies),
            dict(self.held_from),
            self.arriving,
            self.joined,
            set(self.undying),
            dict(self.completed),
            set(self.overruled_auras),
            set(self.kept_auras),
            dict(self.overruled_tags),
            dict(self.ages_at_death),
            dict(self.power_used_at),
            dict(self.hero_hurt),
            list(self.opening),
            self.known_since,
            self.recalled_unknown,
            self.piles.copy(),
        )

    def recall(self, first: int) -> None:
        """Note that a text asks for what happened from a turn on."""
        if self.known_since and first <= self.known_since:
            self.recalled_unknown = True

    def note_play(self, turn: int, card: Entity) -> None:
        """Append a copy of a card that is being played to `played`.

        If the last entry is the same card in the same turn, do nothing.
        """
        if not self.played or (self.played[-1][0], self.played[-1][1].id) != (turn, card.id):
            self.played.append((turn, card.likeness()))

    def note_hurt(self, turn: int, side: int) -> None:
        """Count in `hero_hurt` that the hero of a player takes damage."""
        before, times = self.hero_hurt.get(side, (turn, 0))
        self.hero_hurt[side] = (turn, times + 1 if before == turn else 1)

    def note_discard(self, turn: int, card: Entity) -> None:
        """Append a copy of a card that is being discarded to `discarded`."""
        self.discarded.append((turn, card.likeness()))

    def note_attack(self, side: int) -> None:
        """Count in `attacks` that a character of a player attacks."""
        self.attacks[side] = self.attacks.get(side, 0) + 1

    def note_spell_damage(self, turn: int, side: int, amount: int) -> None:
        """Add to `spell_damage` what a spell of a player deals."""
        before, dealt = self.spell_damage.get(side, (turn, 0))
        self.spell_damage[side] = (turn, dealt + amount if before == turn else amount)

    def note_discovery(self, turn: int, card: Entity, side: int) -> None:
        """Append a copy of a card that a player has discovered to `discovered`, as that player's.

        It may be a card of the other deck.
        """
        found = card.likeness()
        found.tags[CONTROLLER] = found.controller = side
        self.discovered.append((turn, found))

    def note_countered(self, card: Entity) -> None:
        """Mark a play in `played` as one that was countered, by CANT_PLAY of the copy."""
        if self.played and self.played[-1][1].id == card.id:
            self.played[-1][1].tags[CANT_PLAY] = 1

    def has_arrived(self, entity: Entity) -> bool:
        """Whether an entity is not the card that is being played (`arriving`).

        A minion that is played counts as summoned only after its text (U066:1328, 30 of 30).
        """
        return entity.id != self.arriving

    def note_arrival(self, game: Entity | None, entity: Entity) -> None:
        """Append a copy of `entity` to `summoned` if it is a minion in play; note a hand card.

        A card that comes into a deck lies nowhere yet. The TURN is read from `game`, the GAME
        entity; without one it is 0.
        """
        self.piles.note_arrival(entity.id, in_deck=entity.zone == Zone.DECK)
        if entity.zone == Zone.HAND:
            self.note_held(entity)
        if entity.zone == Zone.PLAY and entity.type == CardType.MINION:
            self.summoned.append((game.get(TURN) if game else 0, entity.likeness()))

    def note_held(self, card: Entity) -> None:
        """Note that `card` is held from now on: a play that brings it was before."""
        self.held_from[card.id] = len(self.played)

    def note_remade(self, card: Entity, card_id: str) -> None:
        """Note that a known card of a hand becomes `card_id`, which is held from now on."""
        if card.zone == Zone.HAND and card.card_id not in ("", card_id):
            self.note_held(card)

    def note_burial(self, turn: int, entity: Entity) -> None:
        """Note an entity that is about to go to the graveyard.

        A copy of a minion in play is appended to `died`; the id of anything else is added to
        `undying`.
        """
        if entity.zone == Zone.PLAY and entity.type == CardType.MINION:
            self.died.append((turn, entity.likeness()))
            self.undying.discard(entity.id)
        else:
            self.undying.add(entity.id)

    def note_relocation(self, turn: int, entity: Entity, zone: int) -> None:
        """Note that the log has moved `entity` to `zone`, before its cached zone changes.

        A move to the graveyard counts as a burial. A move from the graveyard into play removes its
        last death from `died`.
        """
        if zone == Zone.GRAVEYARD and entity.zone != zone:
            self.note_burial(turn, entity)
        elif zone == Zone.PLAY and entity.zone == Zone.GRAVEYARD:
            deaths = [place for place, (_, dead) in enumerate(self.died) if dead.id == entity.id]
            if deaths:
                del self.died[deaths[-1]]

    def left_alone(self, source: int, card_id: str, differs: Collection[int]) -> set[int]:
        """Return the ids of the hosts for which the log overruled an aura of this source.

        `differs` are the hosts that the aura selects and that lack it, or the other way round: for
        all others the log is followed no longer.
        """
        if not self.overruled_auras:
            return set()
        before = {each for each in self.overruled_auras if each[:2] == (source, card_id)}
        left = {each for each in before if each[2] in differs}
        self.overruled_auras -= before - left
        return {host for _, _, host in left}

    def overrules(self, entity_id: int, tag: int, value: int) -> bool:
        """Whether the log contradicts this value of a keyword or mark; another value ends that."""
        if self.overruled_tags.get((entity_id, tag)) == value:
            return True
        self.overruled_tags.pop((entity_id, tag), None)
        return False

    def residue(self, entity_id: int) -> Stats:
        """Return the unexplained part of an entity's (ATK, HEALTH, COST), zeros if none is."""
        return self.residues.get(entity_id, NOTHING)

    def died_at(self, entity_id: int) -> int:
        """Return the board position at which a minion that just died summons, or 0.

        It is 0 unless the death phase of the minion is running.
        """
        return self.fell_at.get(entity_id, 0)

    def return_cost(self, entity_id: int) -> None:
        """Let a card that comes back to the hand have the discount that comes back with it."""
        if change := self.costs_that_return.pop(entity_id, 0):
            self.keep(entity_id, (0, 0, change))

    def keep(self, entity_id: int, left: Stats) -> None:
        """Store the unexplained (ATK, HEALTH, COST) of an entity; zeros remove its entry."""
        if any(left):
            self.residues[entity_id] = left
        else:
            self.residues.pop(entity_id, None)

    def note_size(self, entity_id: int, size: Stats) -> None:
        """Store how far a new card's stats exceed its print, both as innate and as residue.

        Call it before the stats are computed.
        """
        self.innate[entity_id] = size[:2]
        self.keep(entity_id, size)

    def keep_size(self, entity_id: int) -> None:
        """Reduce the residue of an entity to the size beyond its print with which it came."""
        self.keep(entity_id, (*self.innate.get(entity_id, (0, 0)), 0))

    def note_makers(self, entities: Iterable[Entity], creator: Entity) -> None:
        """Store the card id of `creator`, about to change, for the enchantments that it created.

        Only enchantments among `entities` count; an entry that is there already stays.
        """
        for each in entities:
            if each.type == CardType.ENCHANTMENT and each.tags.get(CREATOR, 0) == creator.id:
                self.makers.setdefault(each.id, creator.card_id)

    def forget(self, entity_id: int) -> None:
        """Drop the unexplained and innate stats of a card that is reset or becomes another one."""
        self.residues.pop(entity_id, None)
        self.innate.pop(entity_id, None)
        self.plain_costs.pop(entity_id, None)

    def lose_gains(self, entity_id: int) -> bool:
        """Reset a body's residue to its innate stats; return whether the residue changed.

        Recordings: U363:18329, U507:9248.
        """
        gained = self.residues.pop(entity_id, None)
        innate = self.innate.get(entity_id)
        if innate is None:
            return gained is not None
        self.residues[entity_id] = (*innate, 0)
        return gained != (*innate, 0)
