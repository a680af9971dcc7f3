"""The attributes of a card that are its tags: costs, stats and keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.engine.rules.events import TURN_START
from hsreplay_sim.engine.rules.stats import health_tag
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.play.views.view import Flag, Number, View, whole, yes_or_no

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.text import Guard

_ELUSIVE = (t.ELUSIVE, t.CANT_BE_TARGETED_BY_SPELLS, t.CANT_BE_TARGETED_BY_HERO_POWERS)


def _counts_turns(enchantment: Entity) -> bool:
    """Whether an enchantment counts turns, up to the number that it notes."""
    script = enchantment.script
    listens = script is not None and any(each.event == TURN_START for each in script.triggers)
    return listens and enchantment.get(t.SCORE_VALUE_1) > 0


class Body(View):
    """The properties of a card; writing one sets a position up."""

    __slots__ = ()

    cost = Number(t.COST, "What it costs now.")
    atk = Number(t.ATK, "Attack now; a hero's includes its weapon.")
    damage = Number(t.DAMAGE, "Damage taken.")
    armor = Number(t.ARMOR, "Armour of a hero.")
    spell_damage = Number(t.SPELLPOWER, "Spell Damage that it gives.")
    attacks_this_turn = Number(t.NUM_ATTACKS_THIS_TURN, "How often it has attacked this turn.")
    turns_in_play = Number(t.NUM_TURNS_IN_PLAY, "How many turns it has been in play.")

    taunt = Flag(t.TAUNT, "It has Taunt.")
    divine_shield = Flag(t.DIVINE_SHIELD, "It has Divine Shield.")
    charge = Flag(t.CHARGE, "It has Charge.")
    rush = Flag(t.RUSH, "It has Rush.")
    windfury = Flag(t.WINDFURY, "It has Windfury.")
    stealthed = Flag(t.STEALTH, "It has Stealth.")
    frozen = Flag(t.FROZEN, "It is frozen.")
    immune = Flag(t.IMMUNE, "It is Immune.")
    poisonous = Flag(t.POISONOUS, "It is Poisonous.")
    lifesteal = Flag(t.LIFESTEAL, "It has Lifesteal.")
    reborn = Flag(t.REBORN, "It has Reborn.")
    dormant = Flag(t.DORMANT, "It is Dormant.")
    cant_attack = Flag(t.CANT_ATTACK, "It can't attack.")
    silenced = Flag(t.SILENCED, "It has been silenced.")
    has_battlecry = Flag(t.BATTLECRY, "It has a Battlecry.")
    has_deathrattle = Flag(t.DEATHRATTLE, "It has a Deathrattle.")
    has_combo = Flag(t.COMBO, "It has a Combo.")
    has_inspire = Flag(t.INSPIRE, "It has Inspire.")
    choose_one = Flag(t.CHOOSE_ONE, "Its player chooses one of its options.")
    mega_windfury = Flag(t.MEGA_WINDFURY, "It has Mega-Windfury.")
    cannot_attack_heroes = Flag(t.CANNOT_ATTACK_HEROES, "It can't attack heroes.")
    immune_while_attacking = Flag(t.IMMUNE_WHILE_ATTACKING, "It is Immune while attacking.")

    @property
    def exhausted(self) -> bool:
        """Whether it has acted this turn, or has just arrived; False makes it ready to act."""
        return self.entity.get(t.EXHAUSTED) > 0

    @exhausted.setter
    def exhausted(self, value: bool) -> None:
        self.game.put(self, t.EXHAUSTED, int(yes_or_no(value, "exhausted")))
        if not value and self._is_body:
            self.attacks_this_turn = 0
            self.turns_in_play = max(self.turns_in_play, 1)

    @property
    def progress(self) -> int:
        """How far it is: a quest, or a card in the hand that counts (a Spellstone)."""
        return self.entity.get(self._counted[0])

    @progress.setter
    def progress(self, value: int) -> None:
        self.game.put(self, self._counted[0], whole(value, "progress"))

    @property
    def progress_total(self) -> int:
        """How far it has to come; 0 for a card that counts nothing."""
        return self.entity.get(self._counted[1])

    @property
    def _counted(self) -> tuple[int, int]:
        """The tags of how far it is and how far it has to come."""
        quest = t.QUEST_PROGRESS, t.QUEST_PROGRESS_TOTAL
        stone = t.TAG_SCRIPT_DATA_NUM_1, t.TAG_SCRIPT_DATA_NUM_2
        return stone if self.entity.get(stone[1]) and not self.entity.get(quest[1]) else quest

    @property
    def overload(self) -> int:
        """The mana crystals that it locks as it is played; its tag is a mark in many builds."""
        card = self.entity.card
        if card is None or not self.entity.get(t.OVERLOAD):
            return 0
        return max(card.tags.get(t.OVERLOAD, 0), card.tags.get(t.OVERLOAD_OWED, 0))

    @property
    def damaged(self) -> bool:
        """Whether it has damage."""
        return self.entity.get(t.DAMAGE) > 0

    @property
    def collectible(self) -> bool:
        """Whether a deck may hold its card."""
        return self.entity.card is not None and self.entity.card.collectible

    @property
    def max_durability(self) -> int:
        """The durability of a weapon or a location without damage."""
        return self.max_health

    @property
    def dormant_turns(self) -> int:
        """The turns until it awakens; 0 for one that is awake, or that waits for anything else."""
        if not self.dormant:
            return 0
        counting = [each for each in self.entity.attached if _counts_turns(each)]
        return max(
            (each.get(t.SCORE_VALUE_1) - each.get(t.SCORE_VALUE_2) for each in counting), default=0
        )

    @property
    def discarded(self) -> bool:
        """Whether it lies in the graveyard because it was discarded."""
        gone = self.game.engine.untagged.discarded
        return self.entity.zone == Zone.GRAVEYARD and any(e.id == self.entity_id for _, e in gone)

    @property
    def powered_up(self) -> bool:
        """Whether it would do more now: a Combo or an Outcast works, or its "if" holds.

        An "if" about its target is not asked.
        """
        entity, script, engine = self.entity, self.entity.script, self.game.engine
        if script is None or entity.zone != Zone.HAND:
            return False
        if script.combo is not None and engine.owner(entity.controller).get(t.COMBO_ACTIVE):
            return True
        row = engine.in_row(engine.hand[entity.controller])
        if script.outcast is not None and entity in (row[0], row[-1]):
            return True
        return script.lights is not None and self._would_hold(script.lights)

    def _would_hold(self, asks: Guard) -> bool:
        """Whether a condition would hold once the card has left the hand, to be played."""
        engine, entity = self.game.engine, self.entity
        hand = engine.hand[entity.controller]
        engine.hand[entity.controller] = [each for each in hand if each is not entity]
        try:
            return asks(engine, entity, Frame())
        finally:
            engine.hand[entity.controller] = hand

    @property
    def elusive(self) -> bool:
        """Whether spells and hero powers cannot target it.

        Only recent builds have the tag ELUSIVE.
        """
        return any(self.entity.get(tag) > 0 for tag in _ELUSIVE)

    @elusive.setter
    def elusive(self, value: bool) -> None:
        number = int(yes_or_no(value, "elusive"))
        for tag in _ELUSIVE:
            self.game.put(self, tag, number)

    @property
    def max_health(self) -> int:
        """Its Health without damage: HEALTH now, of an old weapon DURABILITY."""
        return self.entity.get(health_tag(self.entity))

    @max_health.setter
    def max_health(self, value: int) -> None:
        self.game.put(self, health_tag(self.entity), whole(value, "max_health"))

    @property
    def health(self) -> int:
        """Health left; writing it deals damage or takes it back, and raises `max_health`."""
        return self.entity.health_left if self._is_body else self.max_health - self.damage

    @health.setter
    def health(self, value: int) -> None:
        left = whole(value, "health")
        self.max_health = max(self.max_health, left)
        self.damage = self.max_health - left

    @property
    def durability(self) -> int:
        """The durability left of a weapon or a location."""
        return self.max_health - self.damage

    @durability.setter
    def durability(self, value: int) -> None:
        self.health = value

    @property
    def _is_body(self) -> bool:
        return self.entity.type in (CardType.HERO, CardType.MINION)
