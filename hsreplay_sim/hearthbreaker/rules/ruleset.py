"""The primitives that work otherwise than on the server: damage, deaths, order of events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, PlayState, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATTACHED,
    AURA_ATTACHED,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    EXTRA_MINION_DEATHRATTLES_BASE,
    HEALING_DOES_DAMAGE,
    HEALTH,
    IMMUNE,
    NUM_ATTACKS_THIS_TURN,
    PLAYSTATE,
    POISONOUS,
    SPELL_HEALING_DOUBLE,
    STEALTH,
    TO_BE_DESTROYED,
    ZONE_POSITION,
)
from hsreplay_sim.builds.profile import Profile, profile_for
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.damage import freeze, freezes, spell_power
from hsreplay_sim.engine.rules.death import deathrattles, die, run_deathrattle
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import detach, update_auras
from hsreplay_sim.engine.rules.stats import flush_dirty, recompute
from hsreplay_sim.engine.rules.summon import copy_enchantments
from hsreplay_sim.engine.rules.zones import close_gap
from hsreplay_sim.engine.ruleset import Hit
from hsreplay_sim.engine.state.entities import CHARACTER_TYPES, Entity
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.rules.auras import AuraLists

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game, Listener
    from hsreplay_sim.engine.text import Effect

CARD_BUILD = 10833
"""The first build with The Grand Tournament: its cards are those of the summer of 2015."""


def profile() -> Profile:
    """The profile of the oldest build with a mulligan, under the build of the cards.

    Murlocs help those of both sides, as in that build.
    """
    return profile_for(13740).but(build=CARD_BUILD, murlocs_help_their_own=False)


class Hearthbreaker:
    """The ruleset of one game, with the history that its dumps tell and tags do not."""

    def __init__(self) -> None:
        self.placed_minions: list[int] = []
        """Entity ids of minions, one entry each time one came to a board: its sequence number."""
        self.graveyards: tuple[list[int], list[int], list[int]] = ([], [], [])
        """Entity ids of the dead by PLAYER_ID, in the order of their burials."""
        self.decks: tuple[list[int], list[int], list[int]] = ([], [], [])
        """Entity ids of all cards of a deck by PLAYER_ID, drawn ones too: a deck never moves."""

        self.auras = AuraLists()
        self.spent: set[int] = set()
        """Entity ids of minions that were played: their cards have lost the text of their cost."""
        self.undead: set[int] = set()
        """Entity ids of minions that Shadow Madness gave back mortally wounded: they live on."""
        self.shielded: set[int] = set()
        """Entity ids of minions that Hand of Protection shields: silence leaves that shield."""
        self.former_heroes: dict[int, tuple[int, dict[int, int]]] = {}
        """PLAYER_ID → entity id and tags of the hero that Ragnaros has replaced."""
        self.copied: dict[int, int] = {}
        """Entity id of a card that shares its text with an older one → that of the oldest."""
        self.sharing: dict[int, list[Entity]] = {}
        """Entity id of the oldest card of a family → all copies that share what one is given."""
        self.same_card: dict[int, int] = {}
        """Entity id of a card → that of the one which is the same card for hearthbreaker."""
        self.overfull: dict[int, int] = {}
        """Entity id of a minion with health beyond its maximum → that maximum."""
        self.unheard = False
        """Whether a minion is being summoned of which nobody hears."""
        self.arriving = 0
        """Entity id of a minion that is being played: it hears nothing yet."""
        self.lent: set[int] = set()
        """Entity ids of cards that Lorewalker Cho or Gallywix copied: another player's cards."""
        self.countered: set[int] = set()
        """Entity ids of spells that were countered, and are for ever."""
        self.echoes: dict[int, tuple[int, int]] = {}
        """Entity id of an Echoing Ooze in a hand → that and the sequence number of the minion."""
        self.disarmed = False
        """Whether no secret answers any more: a turn ends, and its dead are buried."""
        self.fresh_secrets: set[int] = set()
        """Entity ids of secrets that a death has brought: they answer when all dead are buried."""
        self.burying = 0
        """How many burials are under way, one inside the other."""
        self.late: dict[int, int] = {}
        """Entity id of an enchantment for a turn that was laid as that turn ended → PLAYER_ID."""

    def first_of(self, card: Entity) -> int:
        """The card of which this is a copy of a copy; itself when it is none."""
        return self.copied.get(card.id, card.id)

    def share(self, game: Game, card: Entity, copy: Entity) -> None:
        """Note a copy of a card: what either is given from now on, the other is given as well."""
        copy_enchantments(game, card, copy)
        self.note_family(card, copy)

    def note_family(self, card: Entity, copy: Entity) -> None:
        """Note that two cards share what they are given."""
        first = self.first_of(card)
        self.copied[copy.id] = first
        self.sharing.setdefault(first, [card]).append(copy)

    def begin_anew(self, game: Game, card: Entity) -> None:
        """Let a card that is played share no more; what else is the same card loses its gifts."""
        self.spent.add(card.id)
        mine = self.object_of(card)
        same = [e for e in self._family(card) if e is not card and self.object_of(e) == mine]
        for each in same:
            for gift in [e for e in each.attached if not e.get(AURA_ATTACHED)]:
                if each.zone == Zone.HAND:
                    detach(game, gift)
        if not same and card in self._family(card):
            self._family(card).remove(card)

    def _family(self, card: Entity) -> list[Entity]:
        return self.sharing.get(self.first_of(card), [])

    def object_of(self, card: Entity) -> int:
        """The entity id that stands for the card as hearthbreaker has it."""
        return self.same_card.get(card.id, card.id)

    def owner_of(self, game: Game, card: Entity) -> int:
        """PLAYER_ID of the player to whom a card counts as "your card"."""
        first = self.first_of(card) if card.id in self.lent else card.id
        return game.entities[first].controller

    def is_dead(self, entity: Entity) -> bool:
        """Whether a character was killed, buried or not.

        A maximum that sinks to the wounds of a minion kills it only when it is hit again; one that
        sinks to nothing kills.
        """
        nothing = entity.type == CardType.MINION and entity.tags.get(HEALTH, 0) <= 0
        killed = nothing or entity.tags.get(TO_BE_DESTROYED, 0)
        return bool(killed) and entity.id not in self.undead

    def deck_order(self, game: Game, player_id: int) -> dict[int, int]:
        """Entity id → place in the deck; cards shuffled in lie at its end."""
        deck = self.decks[player_id]
        known = set(deck)
        deck.extend(card.id for card in game.deck[player_id] if card.id not in known)
        return {number: place for place, number in enumerate(deck)}

    # --- damage and healing --------------------------------------------------------------

    def deal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> list[Hit]:
        """Hit one target after the other, each with all that follows."""
        in_play = [target for target in targets if target.zone == Zone.PLAY]
        if in_play:
            game.meta(Meta.TARGET, 0, in_play)
        return [
            (source, target, harm(game, source, target, amount))
            for target in in_order(_others(in_play, source), source)
        ]

    def hit(self, game: Game, source: Entity, target: Entity, amount: int) -> int:
        """Hit with all that follows: nothing is left for the caller."""
        harm(game, source, target, amount)
        return 0

    def heal(self, game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> int:
        """Heal; listeners are told before, with the whole amount, and even at full health.

        Prophet Velen doubles what any source heals. Where it becomes damage, Spell Damage adds to
        it, whatever the source is, but for a hero power.
        """
        player = game.owner(source.controller)
        twice = player.get(SPELL_HEALING_DOUBLE)
        if source.type not in (CardType.SPELL, CardType.HERO_POWER):
            amount <<= twice
        if player.get(HEALING_DOES_DAMAGE):
            if source.type != CardType.HERO_POWER:
                amount += spell_power(game, source.controller, 0) << twice
            self.deal(game, source, targets, amount)
            return 0
        total = 0
        for target in in_order(_others(targets, source), source):
            hero = target.type == CardType.HERO
            beyond = target.doomed if hero else len(targets) > 1 and self.is_dead(target)
            if target.zone != Zone.PLAY or amount <= 0 or beyond:
                continue
            frame = Frame(target=source, subject=target, amount=amount)
            events.fire(game, events.HEALED, frame)
            restored = min(amount, target.tags.get(DAMAGE, 0))
            if restored > 0:
                game.meta(Meta.HEALING, restored, (target,))
                game.add(target, DAMAGE, -restored)
                game.touch_auras()
            total += restored
        return total

    # --- deaths ----------------------------------------------------------------------------

    def settle(self, game: Game) -> None:
        """Bury the dead in a single pass; what dies of the consequences waits for the next one."""
        update_auras(game)
        candidates = list(game.maybe_dead.values())
        game.maybe_dead.clear()
        dead = [e for e in candidates if e.zone == Zone.PLAY and self.is_dead(e)]
        dead.sort(key=_by_order)
        self.burying += 1
        for entity in dead:
            if entity.type == CardType.MINION:
                self._bury(game, entity)
            elif entity.type == CardType.WEAPON:
                break_weapon(game, entity)
        self.burying -= 1
        if not self.burying:
            self.fresh_secrets.clear()
        for side in (1, 2):
            worn = game.weapon[side]
            if worn is not None and worn.doomed:
                break_weapon(game, worn)
        update_auras(game)

    def _bury(self, game: Game, entity: Entity) -> None:
        if entity.zone != Zone.PLAY:
            return
        side, position = entity.controller, entity.tags.get(ZONE_POSITION, 0)
        effects = deathrattles(game, entity)
        game.open(BlockType.DEATHS, game.root)
        die(game, entity)
        game.close()
        update_auras(game)
        for body in (entity, *(carrier for carrier, _ in effects)):
            game.untagged.fell_at[body.id] = position
        for effect in effects:
            self._rattle(game, side, entity, effect)
        frame = Frame(subject=entity)
        frame.value = position
        events.fire(game, events.DIED, frame)
        for body in (entity, *(carrier for carrier, _ in effects)):
            game.untagged.fell_at.pop(body.id, None)
        self.graveyards[side].append(entity.id)

    def _rattle(self, game: Game, side: int, entity: Entity, effect: tuple[Entity, Effect]) -> None:
        """Run a deathrattle, and once more if its player has Baron Rivendare by then."""
        run_deathrattle(game, entity, effect)
        self.settle(game)
        if game.owner(side).tags.get(EXTRA_MINION_DEATHRATTLES_BASE, 0):
            run_deathrattle(game, entity, effect)
            self.settle(game)

    # --- events ------------------------------------------------------------------------------

    def arrange(
        self, game: Game, event: int, frame: Frame, rows: Sequence[Listener]
    ) -> Sequence[Listener]:
        """The listeners in the order in which they began to listen; stats are as of now.

        When a character is hurt, what it hears of itself comes before what its player hears; when
        it attacks, behind that.
        """
        if game.auras_dirty or game.dirty:
            update_auras(game)
            flush_dirty(game)
        if self.unheard and event == events.AFTER_SUMMONED:
            return ()
        if self.arriving:
            rows = [row for row in rows if row[2].id != self.arriving]
        if self.disarmed or self.fresh_secrets:
            rows = [row for row in rows if not self._is_deaf(row[2])]
        source, subject = frame.target, frame.subject
        late, hurt = event == events.ATTACKS, event == events.DAMAGED

        def rank(row: Listener) -> tuple[int, int]:
            own = _own(row[2])
            if late:
                own_attack = subject is not None and own == subject.id
                return int(own_attack and row[2].card_id != MOGOR), row[1]
            if source is not None and own == source.id:
                return 0, row[1]
            first = hurt and subject is not None and own == subject.id
            return (1 if first and row[2].card_id in HEAR_OWN_DAMAGE else 2), row[1]

        return sorted(rows, key=rank)

    def _is_deaf(self, listener: Entity) -> bool:
        return listener.zone == Zone.SECRET and (self.disarmed or listener.id in self.fresh_secrets)

    # --- bodies ------------------------------------------------------------------------------

    def line_up(self, game: Game, entities: Sequence[Entity]) -> list[Entity]:
        """The characters of the player who waits, then the current one's; boards left to right.

        Dead minions are left out.
        """
        current = game.hero[game.current]
        living = [e for e in entities if e.type == CardType.HERO or not self.is_dead(e)]
        return in_order(living, current) if current is not None else living

    def refresh_auras(self, game: Game) -> None:
        """Take the auras of those that left off the lists.

        Health beyond a maximum goes as the maximum sinks.
        """
        self.auras.refresh(game, self.sequence_number)
        for body in game.minions():
            if body.tags.get(DAMAGE, 0) < 0:
                if body.get(HEALTH) < self.overfull.get(body.id, 0):
                    game.set(body, DAMAGE, 0)
                self.overfull[body.id] = body.get(HEALTH)

    def silenced(self, game: Game, body: Entity, lost: Sequence[int]) -> None:
        """Leave a shield that no enchantment gave; health beyond the maximum is gone."""
        if body.tags.get(DAMAGE, 0) < 0:
            game.set(body, DAMAGE, 0)
        if DIVINE_SHIELD in lost and body.id in self.shielded:
            game.set(body, DIVINE_SHIELD, 1)

    def placed(self, game: Game, body: Entity) -> None:
        """Give a minion the next sequence number; it is asleep whatever its keywords say."""
        self.placed_minions.append(body.id)
        game.renew(body)
        game.set(body, EXHAUSTED, 1)
        game.set(body, NUM_ATTACKS_THIS_TURN, 0)
        game.touch_auras()
        update_auras(game)

    def transformed(self, game: Game, body: Entity) -> None:
        """Treat it as a new minion, to which auras give health twice (d0003, move 107)."""
        self.spent.discard(body.id)
        self.placed(game, body)
        again = sum(
            each.script.deltas.health(game, each, Frame())
            for each in body.attached
            if each.get(AURA_ATTACHED)
            and each.script is not None
            and each.script.deltas is not None
            and each.script.deltas.health is not None
        )
        game.add(body, DAMAGE, -again)

    def sequence_number(self, body: Entity) -> int:
        """How many minions had been placed when this one was last placed."""
        placed = self.placed_minions
        return len(placed) - placed[::-1].index(body.id) if body.id in placed else 0

    def slot(self, game: Game, source: Entity, player_id: int, index: int) -> int:
        """Right, left, right of the minion that summons; if it is dead, all where it fell."""
        fell_at = game.untagged.died_at(source.id)
        if player_id != source.controller:
            return 0
        if fell_at:
            return fell_at
        source = game.entities.get(_own(source), source)
        if source.type != CardType.MINION or source.zone != Zone.PLAY:
            return 0
        return source.tags.get(ZONE_POSITION, 0) + (0 if index % 2 else 1)

    def returned(self, game: Game, entity: Entity) -> None:
        """Take the text from a card that a minion has become: it reduces its cost no more.

        A minion that is a copy has a card of its own, which nobody has played.
        """
        if entity.id in self.spent and entity.script is not None and entity.script.cost is not None:
            entity.script = replace(entity.script, cost=None)
            recompute(game, entity)

    def remain(self, game: Game, old: Entity, new: Entity) -> None:
        """Note that a minion or a card of the hand is made of the card of an older minion.

        So it is with Echo of Medivh, Kel'Thuzad, Reincarnate and Redemption; Faceless Manipulator,
        Ancestral Spirit and Resurrect take a card that nobody has played.
        """
        if old.id in self.spent:
            self.spent.add(new.id)
            if new.zone == Zone.HAND:
                self.returned(game, new)

    def take_control(self, game: Game, entity: Entity, player_id: int) -> bool:
        """Move a minion to the right end as a new one, as ready to attack as it was.

        There is always room: it may be the eighth. It is as hurt as it was, whatever auras come and
        go; what lessens its health lessens its wounds again.
        """
        update_auras(game)
        flush_dirty(game)
        self.spent.discard(entity.id)
        wounds, lessened = entity.tags.get(DAMAGE, 0), _lessened(game, entity)
        close_gap(game, game.board[entity.controller], entity.tags.get(ZONE_POSITION, 0))
        game.give_control(entity, player_id)
        game.set(entity, ZONE_POSITION, len(game.board[player_id]))
        kept = {tag: entity.tags.get(tag, 0) for tag in (EXHAUSTED, NUM_ATTACKS_THIS_TURN)}
        self.placed(game, entity)
        for tag, value in kept.items():
            game.set(entity, tag, value)
        flush_dirty(game)
        game.set(entity, DAMAGE, max(wounds - lessened, 0) if lessened else wounds)
        events.fire(game, events.CONTROL_CHANGED, Frame(subject=entity))
        return True


INCLUDES_ITSELF = frozenset(("NEW1_009", "NEW1_020"))
"""Healing Totem and Wild Pyromancer: their texts affect the minion itself too."""


MOGOR = "GVG_112"
"""Mogor hears its player's events: its own attack as any other, and even when it has left."""


HEAR_OWN_DAMAGE = frozenset(
    ("BRM_006", "BRM_016", "BRM_019", "BRM_022", "EX1_007", "GVG_034", "GVG_049")
)
"""The minions that hear of their own damage themselves; all others hear it from their player.

Imp Gang Boss, Axe Flinger, Grim Patron, Dragon Egg, Acolyte of Pain, Mech-Bear-Cat, Gahz'rilla:
their dumped effects name the event `damaged`, those of Gurubashi Berserker `character_damaged`.
"""


def _others(targets: Sequence[Entity], source: Entity) -> Sequence[Entity]:
    if len(targets) < 2 or source.type != CardType.MINION or source.card_id in INCLUDES_ITSELF:
        return targets
    return [target for target in targets if target is not source]


def _by_order(entity: Entity) -> int:
    return entity.order


def _own(listener: Entity) -> int:
    return listener.tags.get(ATTACHED, 0) or listener.id


def in_order(targets: Sequence[Entity], source: Entity) -> list[Entity]:
    """The opponent's minions, own minions, the opponent's hero, own hero; boards left to right."""

    def key(entity: Entity) -> tuple[bool, bool, int]:
        own = entity.controller == source.controller
        return entity.type == CardType.HERO, own, entity.tags.get(ZONE_POSITION, 0)

    return sorted(targets, key=key)


def _rules(game: Game) -> Hearthbreaker:
    assert isinstance(game.ruleset, Hearthbreaker)
    return game.ruleset


def harm(game: Game, source: Entity, target: Entity, amount: int) -> int:
    """Deal damage, even of 0, with all that follows. Returns what got past the armour."""
    if game.auras_dirty or game.dirty:
        update_auras(game)
    if target.tags.get(DIVINE_SHIELD, 0):
        game.set(target, DIVINE_SHIELD, 0)
        game.meta(Meta.DAMAGE, 0, (target,))
        return 0
    absorbed = min(target.tags.get(ARMOR, 0), amount)
    if absorbed > 0:
        game.add(target, ARMOR, -absorbed)
        amount -= absorbed
        if not amount:
            _keywords_of_source(game, source, target)
            return 0
    if _rules(game).is_dead(target):
        return 0
    frame = Frame(subject=target, amount=amount)
    events.fire(game, events.PREDAMAGE, frame)
    if target.tags.get(IMMUNE, 0):
        return 0
    amount = frame.amount
    game.meta(Meta.DAMAGE, amount, (target,))
    game.affect(target, source)
    game.add(target, DAMAGE, min(amount, target.health_left))
    game.touch_auras()
    _keywords_of_source(game, source, target)
    if source.type in CHARACTER_TYPES and source is not target:
        game.set(source, STEALTH, 0)
    events.fire(game, events.DAMAGED, Frame(target=source, subject=target, amount=amount))
    if target.health_left <= 0:
        kill(game, target)
    return amount


def _keywords_of_source(game: Game, source: Entity, target: Entity) -> None:
    tags = source.tags
    if tags.get(POISONOUS, 0) and target.type == CardType.MINION:
        kill(game, target)
    if freezes(source):
        freeze(game, target)


def kill(game: Game, target: Entity) -> None:
    """Kill: a minion waits for the next burial; the death of a hero ends the game at once."""
    game.set(target, TO_BE_DESTROYED, 1)
    _rules(game).undead.discard(target.id)
    if target.type == CardType.HERO:
        owner = game.owner(target.controller)
        if owner.tags.get(PLAYSTATE, 0) == PlayState.PLAYING:
            game.set(owner, PLAYSTATE, PlayState.LOSING)
    else:
        game.may_die(target)


def break_weapon(game: Game, weapon: Entity) -> None:
    """Bury a weapon at once and run its deathrattle."""
    effects = deathrattles(game, weapon)
    game.open(BlockType.DEATHS, game.root)
    die(game, weapon)
    game.close()
    update_auras(game)
    for effect in effects:
        run_deathrattle(game, weapon, effect)
        settle(game)


def attack_without_auras(game: Game, weapon: Entity) -> int:
    """The attack of a weapon with its enchantments but without auras."""
    total = weapon.card.atk if weapon.card is not None else 0
    for enchantment in weapon.attached:
        deltas = enchantment.script.deltas if enchantment.script is not None else None
        if deltas is not None and deltas.atk is not None and not enchantment.get(AURA_ATTACHED):
            total += deltas.atk(game, enchantment, Frame())
    return total


def _lessened(game: Game, body: Entity) -> int:
    """By how much enchantments that are no auras have lessened the health of a minion."""
    health, lessened = body.card.health if body.card is not None else 0, 0
    for each in body.attached:
        deltas = each.script.deltas if each.script is not None else None
        if deltas is None or each.get(AURA_ATTACHED):
            continue
        before = health
        if deltas.set_health is not None:
            health = deltas.set_health(game, each, Frame())
        if deltas.health is not None:
            health += deltas.health(game, each, Frame())
        lessened += max(before - health, 0)
    return lessened


def immunities(game: Game, hero: Entity) -> int:
    """How many texts and enchantments make a hero Immune: the dumps tell the number."""
    texts = sum(
        holds(game, body, Frame())
        for body in game.board[hero.controller]
        if body.script is not None and not body.silenced
        for tag, holds in body.script.hero_keywords
        if tag == IMMUNE
    )
    worn = sum(
        (IMMUNE, 1) in each.script.deltas.tags
        for each in hero.attached
        if each.script is not None and each.script.deltas is not None
    )
    return texts + worn if hero.get(IMMUNE) else 0
