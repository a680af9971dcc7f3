"""What came of each action, out of its packets: the same sentences in every output.

A sentence names what a card does to others (``Fireball #12 deals 6 damage to Chillwind Yeti #59``)
and speaks of what the recording tells and nothing else: nothing is played for it. Cards have the
names that they have at that place; one that the recording does not show is ``a card``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.replay.decisions.choice import offered
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
    walk,
)
from hsreplay_sim.replay.story import sentences as s
from hsreplay_sim.replay.story.changes import change, close
from hsreplay_sim.replay.story.moves import move
from hsreplay_sim.replay.story.offers import Offers
from hsreplay_sim.replay.story.scene import Scene
from hsreplay_sim.replay.story.sentences import Happening, Ref, Sentence, Words
from hsreplay_sim.replay.story.wounds import heal, hurt

if TYPE_CHECKING:
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.walkthrough import Walkthrough


def told(game: Walkthrough) -> tuple[tuple[Sentence, ...], ...]:
    """The sentences on each action of a game, in the order in which its packets tell them."""
    teller = _Teller(game)
    return tuple(teller.tell(action) for action in game.course.actions)


class _Teller:
    def __init__(self, game: Walkthrough) -> None:
        self._game = game
        self._fold = Fold().apply_all(game.course.setup)
        self._scene = Scene(self._fold)
        self._offers = Offers()
        self._named_hurt = _names_victims(game.packets)

    def tell(self, action: Action) -> tuple[Sentence, ...]:
        """Go through an action, and put what happens in it into words."""
        scene = self._scene
        scene.begin(action.packets, mixed=action.kind in (Kind.DEAL, Kind.MULLIGAN))
        self._choose(action)
        self._run(action.packets, is_deal=action.kind is Kind.DEAL)
        close(scene)
        words = Words(self._game.named, self._game.player_name, self._fold.state.cards)
        return tuple(map(words.sentence, scene.told))

    def _choose(self, action: Action) -> None:
        """Tell which option of a Choose One was taken, where the recording lists the options."""
        offer = offered(self._game.course.actions, action) if action.sub_option >= 0 else None
        for option in offer.options if offer is not None else ():
            if option.entity == action.entity and action.sub_option < len(option.sub_options):
                card = self._scene.ref(option.sub_options[action.sub_option].entity)
                owner = self._scene.seat(action.entity)
                self._scene.note(Happening(s.CHOSEN, (card,), action.line, None, owner))
                return

    def _run(self, packets: list[Packet], *, is_deal: bool = False) -> None:
        for packet in packets:
            if type(packet) is Block:
                self._block(packet)
            elif type(packet) is SubSpell:
                self._run(packet.packets, is_deal=is_deal)
            elif type(packet) is TagChange:
                self._change(packet)
            elif type(packet) in (FullEntity, ShowEntity, ChangeEntity, HideEntity):
                self._describe(packet, is_deal=is_deal)
            else:
                self._fold.apply(packet)
                self._say(packet)

    def _block(self, block: Block) -> None:
        scene = self._scene
        if block.kind == BlockType.GAME_RESET:
            self._fold.apply(block)
            self._fold.apply_all(block.packets)
            scene.note(Happening(s.RESET, (), block.line))
            return
        if block.kind == BlockType.TRIGGER and block.entity in scene.leaving - scene.revealed:
            get = scene.state.get
            if get(block.entity, t.ZONE) == Zone.SECRET and scene.is_secret(block.entity):
                scene.revealed.add(block.entity)
                owner = scene.seat(block.entity)
                scene.note(
                    scene.about(s.REVEALED, block.line, block.entity)._replace(
                        subject=None, owner=owner
                    )
                )
        self._fold.apply(block)
        scene.enter(block)
        self._run(block.packets)
        scene.leave()

    # --- packets -----------------------------------------------------------------------------

    def _change(self, packet: TagChange) -> None:
        before = self._fold.state.get(packet.entity, packet.tag)
        self._fold.apply(packet)
        if packet.tag == t.ZONE:
            move(self._scene, packet.entity, before, packet.line)
        elif before != packet.value:
            change(self._scene, packet, before, named_hurt=self._named_hurt)

    def _describe(self, packet: Packet, *, is_deal: bool) -> None:
        """An entity is made, shown, made another one, or hidden."""
        assert isinstance(packet, FullEntity | ShowEntity | ChangeEntity | HideEntity)
        scene, entity = self._scene, packet.entity
        state = scene.state
        zone, was = state.get(entity, t.ZONE), state.cards.get(entity, "")
        self._fold.apply(packet)
        after = state.get(entity, t.ZONE)
        if type(packet) is FullEntity:
            scene.made.add(entity)
        if type(packet) is ChangeEntity:
            if packet.card_id not in ("", was):
                subject = scene.subject
                if subject is not None and subject.entity == entity:
                    subject = None
                old, new = Ref(entity, was or None), scene.ref(entity)
                scene.note(Happening(s.TRANSFORMED, (old,), packet.line, subject, other=new))
        elif is_deal and after == Zone.DECK:
            return
        elif state.get(entity, t.CARDTYPE) == CardType.ENCHANTMENT:
            self._enchant(packet)
        elif zone != after:
            move(scene, entity, zone, packet.line)
        elif type(packet) is ShowEntity and not was and zone in (Zone.HAND, Zone.DECK):
            self._show(packet)

    def _show(self, packet: ShowEntity) -> None:
        """A card is shown where it lies, and stays there: what leaves it is told as that."""
        scene = self._scene
        if packet.entity in scene.made or scene.within(BlockType.JOUST):
            return
        if not scene.played(packet.entity):
            told = scene.about(s.SHOWN, packet.line, packet.entity)
            if told.subject == told.cards[0]:
                told = told._replace(subject=None)
            scene.note(told._replace(owner=scene.seat(packet.entity)))

    def _enchant(self, packet: Packet) -> None:
        """A text gives a card an enchantment: it is named if it has a name of its own."""
        if not isinstance(packet, FullEntity | ShowEntity) or not packet.card_id:
            return
        scene = self._scene
        get, subject = scene.state.get, scene.subject
        host = get(packet.entity, t.ATTACHED)
        if subject is None or get(packet.entity, t.CREATOR) != subject.entity:
            return
        if scene.is_root(host) or get(host, t.ZONE) not in (Zone.PLAY, Zone.HAND):
            return
        name = self._game.named(packet.card_id)
        own = self._game.named(scene.state.cards.get(subject.entity, ""))
        if name and name != own:
            scene.note(scene.about(s.ENCHANTED_AS, packet.line, host)._replace(amount=name))
        else:
            scene.note(scene.about(s.ENCHANTED, packet.line, host))

    # --- what only a packet says -------------------------------------------------------------

    def _say(self, packet: Packet) -> None:
        scene = self._scene
        if type(packet) is MetaData:
            self._meta(packet)
        elif type(packet) is Choices:
            self._offers.offer(scene, packet)
        elif type(packet) is ChosenEntities:
            self._offers.take(scene, packet)

    def _meta(self, packet: MetaData) -> None:
        scene = self._scene
        if packet.meta in (Meta.DAMAGE, Meta.HEALING) and packet.data > 0:
            strike = hurt if packet.meta == Meta.DAMAGE else heal
            for each in packet.info:
                strike(scene, each, packet.data, packet.line)
        elif packet.meta == Meta.JOUST:
            form = s.JOUST if packet.data else s.JOUST_LOST
            cards = tuple(map(scene.ref, packet.info))
            winner = scene.ref(packet.data) if packet.data else None
            scene.note(Happening(form, cards, packet.line, None, other=winner))


def _names_victims(packets: list[Packet]) -> bool:
    """Whether META_DATA says who was hurt; terse logs leave that to the tags."""
    return any(
        type(each) is MetaData and each.meta == Meta.DAMAGE and each.info for each in walk(packets)
    )
