"""What changes a cost beside enchantments: a card's own text, and the bare auras of older builds.

"Your spells cost (1) less" changes COST without an enchantment there.
Up to 23966 the server had no cards for such enchantments (94 sources on hands and hero powers).
Since 25770 it has them and attaches them (U062:5043, all 38 sources since 28855); so the card data
decide, and there is no switch. A few have none to this day: "your next Hero Power costs (0)"
(U373:8210). COST follows the aura in every build (U010:3682, U098:1931, U143:2044): an enchantment
that only changes COST and has no card is kept in the untagged state, beside the entities, and
counts in the computed stats (U283:2001, U303:2403). Enrage was as bare up to 10833 (U159:1420,
U161:2774); since 13030 it has an enchantment (U036:10982, U582:13489).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    AURA_ATTACHED,
    CARDTYPE,
    CONTROLLER,
    COST,
    CREATOR,
    ECHO,
    ZONE,
)
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import EMPTY, Aura, Deltas, Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


_NO_CHANGE = Deltas()
_LEAST_OF_AN_ECHO = 1


def is_bare(game: Game, aura: Aura) -> bool:
    """Whether an aura creates no enchantment in this build.

    Its script says so, or its enchantment has no card and only changes COST or is a mark that does
    nothing (Brann's, U012, U609:5367), or it is Enrage, up to 10833, Spiteful Smith's as well.
    """
    if aura.bare is not None:
        return True
    if (aura.own or aura.wielded) and not game.profile.enrage_attaches:
        return True
    if game.cards.get(aura.enchantment) is not None:
        return False
    script = game.scripts.find(None, aura.enchantment)
    deltas = script.deltas if script is not None else None
    if script is not None and deltas == _NO_CHANGE:
        return replace(script, card_id="", deltas=None) == EMPTY
    if deltas is None or (deltas.cost is None and deltas.set_cost is None):
        return False
    others = (deltas.atk, deltas.health, deltas.set_atk, deltas.set_health)
    return not deltas.tags and all(other is None for other in others)


def change_plainly(game: Game, source: Entity, host: Entity, card_id: str) -> bool:
    """If the enchantment `card_id` has no card in this build, change COST of `host` without it.

    Return whether that was done. The change goes into the residue of the host and ends with its
    play. Freezing Trap and Fire Plume Harbinger do so up to 22611 (U098:2671, U604a:9137,
    U311:3317); the text of the source gives the amount. A cost that is set is taken for a change.
    """
    if game.cards.get(card_id) is not None:
        return False
    script = game.scripts.find(None, card_id)
    deltas = script.deltas if script is not None else None
    if deltas is None:
        return False
    atk, health, cost = game.untagged.residue(host.id)
    frame = Frame()
    frame.text = source.card
    if deltas.cost is not None:
        change = deltas.cost(game, host, frame)
    elif deltas.set_cost is not None:
        change = deltas.set_cost(game, host, frame) - host.get(COST)
    else:
        return False
    game.untagged.residues[host.id] = atk, health, cost + change
    game.untagged.plain_costs.setdefault(host.id, []).append((game.clock, change))
    game.touch(host)
    return True


def plain_changes(game: Game, host: Entity) -> list[tuple[int, int]]:
    """Return (clock, change) of the plain changes of a cost, if nothing else is unexplained."""
    changes = game.untagged.plain_costs.get(host.id, [])
    known = sum(change for _, change in changes)
    return changes if known == game.untagged.residue(host.id)[2] else []


def in_order_of_time(
    game: Game, held: list[Entity], changes: list[tuple[int, int]]
) -> list[Entity | int]:
    """Return the enchantments and plain changes of a cost in the order in which they came to it.

    An aura comes to a card with an update: behind what the text has laid that drew the card
    (hs-bugs#368). A plain change of a Trap comes behind every aura whose source was there.
    """
    auras = [each for each in held if each.tags.get(AURA_ATTACHED, 0)]
    steps: list[tuple[int, int, Entity | int]] = [
        (each.order, int(each in auras), each) for each in held
    ]
    for clock, change in changes:
        before = [each.order for each in auras if since(game, each) < clock]
        steps.append((max([clock, *before]), 2, change))
    return [step for _, _, step in sorted(steps, key=lambda each: each[:2])]


def since(game: Game, aura: Entity) -> int:
    """When an enchantment came, or the source of an aura: its order."""
    if not aura.tags.get(AURA_ATTACHED, 0):
        return aura.order
    source = game.entities.get(aura.tags.get(CREATOR, 0), aura)
    return source.order


def behind_a_gift(game: Game, card: Entity, held: list[Entity]) -> list[Entity]:
    """Return what changes a cost, without the auras that a cost given with the card comes behind.

    From April 2018 on a card that a text makes is reached by auras before that text gives it its
    cost, so that this replaces what they did (hs-bugs#932).
    """
    if not game.profile.gifts_come_behind_auras:
        return held
    maker = card.tags.get(CREATOR, 0)
    gift = next((e for e in held if sets_cost(e) and e.tags.get(CREATOR, 0) == maker), None)
    if gift is None or gift.tags.get(AURA_ATTACHED, 0):
        return held
    return [e for e in held if not e.tags.get(AURA_ATTACHED, 0) or since(game, e) > gift.order]


def sets_cost(enchantment: Entity) -> bool:
    """Whether an enchantment sets a cost to a value."""
    script = enchantment.script
    return script is not None and script.deltas is not None and script.deltas.set_cost is not None


def update(game: Game) -> list[Entity]:
    """Give every host the bare auras that their sources now select; return the hosts that changed.

    No packet is written.
    """
    wanted = _wanted(game)
    present = game.untagged.bare_auras
    if not wanted and not present:
        return []
    hosts = {host for host in (*wanted, *present) if wanted.get(host) != _keys(present, host)}
    for host in hosts:
        before = {(each.tags[CREATOR], each.card_id): each for each in present.get(host, ())}
        held = [before.get(key) or _bare(game, host, *key) for key in wanted.get(host, ())]
        if held:
            present[host] = held
        else:
            present.pop(host, None)
    return [game.entities[host] for host in hosts if host in game.entities]


def _wanted(game: Game) -> dict[int, list[tuple[int, str]]]:
    """Return host id → (source id, enchantment) of each bare aura that the host should have."""
    wanted: dict[int, list[tuple[int, str]]] = {}
    for source in game.asking.auras:
        if source.script is None or source.silenced:
            continue
        for aura in source.script.auras:
            if not is_bare(game, aura):
                continue
            if aura.active is None or aura.active(game, source, Frame()):
                for host in aura.select(game, source, Frame()):
                    wanted.setdefault(host.id, []).append((source.id, aura.enchantment))
    return wanted


def _keys(present: dict[int, list[Entity]], host: int) -> list[tuple[int, str]]:
    return [(each.tags[CREATOR], each.card_id) for each in present.get(host, ())]


def _bare(game: Game, host: int, source: int, card_id: str) -> Entity:
    """Return a new enchantment for a bare aura; it is not added to the game's entities."""
    tags = {
        CARDTYPE: CardType.ENCHANTMENT,
        ZONE: Zone.PLAY,
        CONTROLLER: game.entities[source].controller,
        ATTACHED: host,
        CREATOR: source,
        AURA_ATTACHED: 1,
    }
    bare = Entity(0, card_id, tags)
    bare.order = game.clock
    game.attach_card(bare, card_id)
    if not card_id:
        script = game.entities[source].script
        auras = script.auras if script is not None else ()
        bare.script = next((aura.bare for aura in auras if aura.bare is not None), None)
    return bare


def text_prices(entity: Entity) -> bool:
    """Whether an entity's own text may change its COST: it is in a hand, or is a hero power."""
    return entity.zone == Zone.HAND or entity.type == CardType.HERO_POWER


def adds_to_set_cost(game: Game, entity: Entity) -> bool:
    """Whether a card's own text may change a cost that was set: in 9.0 and 9.1 a minion's alone."""
    return game.profile.discounts_under_naga or entity.type == CardType.MINION


def own_cost(game: Game, card: Entity, cost: int, *, last: bool) -> int:
    """Return what the text of a card makes of its cost: since 22.0 last of all, before that not."""
    own = card.script.cost if card.script is not None and text_prices(card) else None
    if own is None or game.profile.own_costs_come_last is not last:
        return cost
    return own(game, card, Frame(amount=cost))


def final_cost(game: Game, card: Entity, cost: int) -> int:
    """Return a cost after what comes last of all: the card's own text, and the floor of an Echo.

    A card that only says "repeatable this turn" has no floor (outof.games Echo).
    """
    cost = own_cost(game, card, cost, last=True)
    if cost < _LEAST_OF_AN_ECHO and card.tags.get(ECHO, 0) and game.profile.echoes_cost_mana:
        return _LEAST_OF_AN_ECHO
    return cost
