"""What of a recording is the text of a card, or of a scenario, that is not implemented."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Meta, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CONTROLLER,
    COST,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    LIFESTEAL,
    MISSION_EVENT,
    NEXT_STEP,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    QUESTLINE,
    SECRET,
    SIGIL,
    TAG_1416,
    TAG_SCRIPT_DATA_NUM_2,
    TRIGGER_VISUAL,
    TURN,
    TURN_DRAWN,
    ZONE,
)
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.packets import (
    Block,
    FullEntity,
    MetaData,
    Packet,
    TagChange,
)
from hsreplay_sim.replay.revelations import Ties
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.adoption import HIDDEN, SCENARIO
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import YETI, Table, table


def adopted(t: Table, *packets: Packet) -> LogOracle:
    """The oracle when the engine has nothing to say about the packets."""
    oracle = LogOracle({})
    oracle.begin(Tape(list(packets)))
    oracle.finish(t.game)
    return oracle


def trigger(entity: Entity, *packets: Packet, keyword: int = 0) -> Block:
    return Block(BlockType.TRIGGER, entity.id, list(packets), trigger_keyword=keyword)


def test_what_the_game_entity_does_besides_its_steps_is_the_scenario() -> None:
    t = table("HERO_01")
    hero = t.hero(1)
    oracle = adopted(t, trigger(t.game.root, TagChange(hero.id, HEALTH, 15)))
    assert oracle.adopter.adopted.cards == {SCENARIO}
    assert hero.tags[HEALTH] == 15


def test_a_step_of_the_game_entity_is_no_scenario() -> None:
    t = table("HERO_01")
    step = trigger(t.game.root, TagChange(t.game.root.id, NEXT_STEP, Step.MAIN_READY))
    assert not adopted(t, step).adopter.adopted.cards


def test_an_empty_trigger_of_the_game_entity_is_no_scenario() -> None:
    t = table("HERO_01")
    assert not adopted(t, trigger(t.game.root)).adopter.adopted.packets


def test_a_scenario_that_only_has_the_client_speak_is_none() -> None:
    t = table("HERO_01")
    line = trigger(t.game.root, TagChange(t.game.root.id, MISSION_EVENT, 103))
    assert not adopted(t, line).adopter.adopted.cards


@pytest.mark.parametrize(("keyword", "cards"), [(0, set()), (TRIGGER_VISUAL, {"no class"})])
def test_a_text_that_changes_nothing_is_adopted_if_it_shows(keyword: int, cards: set[str]) -> None:
    """It listens in vain (U189:909), or it acts elsewhere: a spell is cast twice (U555:5947)."""
    t = table("HERO_01")
    passive = t.minion()
    passive.card_id, passive.script = "no class", None
    assert adopted(t, trigger(passive, keyword=keyword)).adopter.adopted.cards == cards


def test_what_listens_in_vain_hides_nothing_behind_it() -> None:
    """U189:755: the adoption of what follows does not wait."""
    t = table("HERO_01")
    passive, hero = t.minion(), t.hero(1)
    passive.script = None
    oracle = LogOracle({})
    oracle.begin(Tape([trigger(passive), trigger(passive, TagChange(hero.id, HEALTH, 15))]))
    oracle.event(t.game)
    assert hero.tags[HEALTH] == 15


def test_a_trigger_of_a_card_without_text_is_not_implemented() -> None:
    t = table("HERO_01")
    hero, player = t.hero(1), t.game.owner(2)
    oracle = adopted(t, trigger(hero, TagChange(player.id, TAG_SCRIPT_DATA_NUM_2, 1)))
    assert oracle.adopter.adopted.cards == {hero.card_id}


@pytest.mark.parametrize("makes", [True, False])
def test_what_a_boss_makes_beyond_its_text_is_adopted(makes: bool) -> None:
    """U189:15848: its next hero power and deck; what its text writes is the engine's."""
    t = table("HERO_01", "ULDA_BOSS_39h", build=33717)
    boss = t.hero(2)
    made = FullEntity(900, "ULDA_115", ((ZONE, Zone.SETASIDE), (CONTROLLER, 1)))
    oracle = adopted(t, trigger(boss, made if makes else TagChange(boss.id, TAG_1416, 5)))
    assert oracle.adopter.adopted.cards == ({"ULDA_BOSS_39h"} if makes else set())


def test_a_keyword_of_a_card_without_text_is_the_engines() -> None:
    t = table("HERO_01")
    change = TagChange(t.game.owner(2).id, TAG_SCRIPT_DATA_NUM_2, 1)
    assert not adopted(t, trigger(t.hero(1), change, keyword=1)).adopter.adopted.cards


def test_the_options_own_counters_inside_a_text_are_not_adopted() -> None:
    """U017:1693: the choice of a text that is not implemented holds them up."""
    t = table("HERO_01")
    player = t.game.owner(1)
    counter = TagChange(player.id, NUM_OPTIONS_PLAYED_THIS_TURN, 1)
    data = TagChange(player.id, TAG_SCRIPT_DATA_NUM_2, 1)
    oracle = adopted(t, trigger(t.hero(1), counter, data))
    adopted_ones = [oracle.tape.packets[at] for at in oracle.adopter.adopted.packets]
    assert data in adopted_ones
    assert counter not in adopted_ones
    assert player.tags.get(NUM_OPTIONS_PLAYED_THIS_TURN, 0) == 0


def unseen(t: Table, zone: int) -> Entity:
    """An entity of the second player that the recording never names."""
    entity = Entity(900, "", {ZONE: zone, CONTROLLER: 2})
    t.game.attach_card(entity, "")
    t.game.adopt(entity)
    return entity


def test_the_effect_of_a_card_that_is_never_shown_is_hidden() -> None:
    """U167: an enchantment without a card ends itself at the end of the turn."""
    t = table("HERO_01")
    entity = unseen(t, Zone.PLAY)
    oracle = adopted(t, trigger(entity, TagChange(entity.id, ZONE, Zone.GRAVEYARD)))
    assert oracle.adopter.adopted.cards == {HIDDEN}
    assert entity.zone == Zone.GRAVEYARD


def test_a_hidden_card_that_only_glows_hides_nothing() -> None:
    """U038:1852"""
    t = table("HERO_01")
    entity = unseen(t, Zone.HAND)
    glow = MetaData(Meta.TARGET, 0, (entity.id,))
    assert not adopted(t, trigger(entity, glow)).adopter.adopted.cards


def test_an_aura_on_a_card_out_of_sight_is_hidden() -> None:
    """U275:5430, outside of every block; it goes with its host (U380:23519)."""
    t = table("HERO_01")
    made = FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 2)))
    oracle = adopted(t, made, TagChange(900, ZONE, Zone.PLAY))
    assert oracle.adopter.adopted.cards == {HIDDEN}
    assert t.game.entities[900].zone == Zone.PLAY
    left = TagChange(900, ZONE, Zone.REMOVED)
    assert adopted(t, Block(BlockType.PLAY, 0, [left])).adopter.adopted.packets == {1}


def test_what_a_text_makes_out_of_sight_is_no_aura() -> None:
    t = table("HERO_01")
    made = FullEntity(900, "", ((ZONE, Zone.SETASIDE), (CONTROLLER, 2)))
    power = Block(BlockType.POWER, t.hero(1).id, [made, TagChange(900, ZONE, Zone.PLAY)])
    assert not adopted(t, power).adopter.adopted.cards


def test_a_hidden_card_that_a_text_makes_is_its_own_though_no_packet_names_the_maker() -> None:
    """Overmine shuffles two Bombs in (U214), which Blastmaster Boom counts at step 85."""
    t = table("HERO_01")
    made = FullEntity(900, "", ((ZONE, Zone.DECK), (CONTROLLER, 2)))
    adopted(t, trigger(t.hero(1), made))
    assert t.game.entities[900].get(CREATOR) == t.hero(1).id


@pytest.mark.parametrize(("build", "noted"), [(43246, 0), (45310, 1)])
def test_a_hidden_card_that_a_text_draws_notes_the_turn(build: int, noted: int) -> None:
    """A quest counts what was drawn in this turn (U321@18)."""
    t = table("HERO_01", build=build)
    (drawn,) = t.deck("CS2_029")
    t.game.root.tags[TURN] = 1
    adopted(t, trigger(t.hero(1), TagChange(drawn.id, ZONE, Zone.HAND)))
    assert (drawn.zone, drawn.get(TURN_DRAWN)) == (Zone.HAND, noted)


def test_behind_the_engines_last_step_nothing_is_simulated() -> None:
    """An engine that does nothing predicts nothing, not even that a Secret is gone (U173)."""
    t = table("HERO_01")
    secret = Entity(900, "ICC_082", {ZONE: Zone.SECRET, CONTROLLER: 2, SECRET: 1})
    t.game.attach_card(secret, "ICC_082")
    t.game.adopt(secret)
    secret.script = None
    since = len(t.game.out)
    oracle = adopted(t, trigger(secret, TagChange(secret.id, ZONE, Zone.GRAVEYARD)))
    assert oracle.adopter.adopted.cards == {"ICC_082"}
    assert t.game.out[since:] == []
    assert secret.zone == Zone.GRAVEYARD


def test_a_part_of_a_questline_that_is_not_implemented_leaves_by_the_rules() -> None:
    """U431:2793: its text sets it aside and lays the next part; the rules bury it."""
    t = table("HERO_01", build=88998)
    quest = t.game.create("SW_052", 1, Zone.SECRET, tags={HIDDEN_ZONE_OWNER: 1})
    quest.script = None
    text = [TagChange(quest.id, HIDDEN_ZONE_OWNER, 1), TagChange(quest.id, ZONE, Zone.SETASIDE)]
    reward = trigger(quest, *text, keyword=QUESTLINE)
    oracle = LogOracle({})
    oracle.begin(Tape([Block(BlockType.PLAY, t.hero(1).id, [reward])]))
    oracle.opened(t.game, BlockType.PLAY, t.hero(1), 0)
    oracle.closing(t.game, BlockType.PLAY, t.hero(1))
    assert oracle.adopter.adopted.cards == {"SW_052"}
    assert (quest.zone, quest.tags[HIDDEN_ZONE_OWNER]) == (Zone.GRAVEYARD, 0)
    predicted = [(tag, value) for _, entity, tag, value, _ in t.game.out if entity == quest.id]
    assert (ZONE, Zone.GRAVEYARD) in predicted
    assert (ZONE, Zone.SETASIDE) not in predicted


def test_a_sigil_that_is_not_implemented_is_revealed_and_leaves_by_the_rules() -> None:
    """U567:1223: its text sets it aside and buries it; that it counts its turns anew is no text."""
    t = table("HERO_10", build=223542)
    sigil = t.game.create("CATA_528", 1, Zone.SECRET, tags={NUM_TURNS_IN_PLAY: 2})
    sigil.script = None
    text = [TagChange(sigil.id, ZONE, zone) for zone in (Zone.SETASIDE, Zone.GRAVEYARD)]
    oracle = LogOracle({})
    oracle.begin(
        Tape([Block(BlockType.PLAY, t.hero(1).id, [trigger(sigil, *text, keyword=SIGIL)])])
    )
    oracle.opened(t.game, BlockType.PLAY, t.hero(1), 0)
    oracle.closing(t.game, BlockType.PLAY, t.hero(1))
    assert oracle.adopter.adopted.cards == {"CATA_528"}
    assert (sigil.zone, sigil.get(NUM_TURNS_IN_PLAY)) == (Zone.GRAVEYARD, 0)


def test_a_deathrattle_waits_until_the_engine_comes_to_its_minion() -> None:
    """U568:26706: the death of another minion is the event before it."""
    t = table("HERO_01")
    unknown = t.minion()
    unknown.script = None
    change = TagChange(t.hero(1).id, HEALTH, 15)
    oracle = LogOracle({})
    oracle.begin(Tape([trigger(unknown, change, keyword=DEATHRATTLE)]))
    oracle.event(t.game)
    assert not oracle.adopter.adopted.packets
    oracle.foreign_power(t.game, unknown)
    assert t.hero(1).tags[HEALTH] == 15


def test_lifesteal_of_an_unknown_card_is_the_engines() -> None:
    """U249:27937: adopted as the card's text, the engine healed a second time."""
    t = table("HERO_01")
    unknown = t.minion()
    unknown.script = None
    heal = trigger(unknown, TagChange(t.hero(1).id, DAMAGE, 0), keyword=LIFESTEAL)
    assert not adopted(t, heal).adopter.adopted.cards


def test_an_enchantment_on_a_hidden_card_counts_before_anybody_sees_it() -> None:
    """U168: a text without a class makes a spell of the deck cheaper; drawn, it shows what."""
    t = table("HERO_08", build=95431)
    (spell,), made = t.deck("CS2_029"), 900
    oracle = LogOracle({made: "BT_002e"}, Ties({made: spell.id}, {}, {}, {}, {}))
    stranger = t.minion()
    stranger.script = None
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1))
    oracle.begin(Tape([Block(BlockType.POWER, stranger.id, [FullEntity(made, "", tags)])]))
    oracle.finish(t.game)
    update_auras(t.game)
    assert spell.get(COST) == 3


def test_the_note_of_an_enchantment_on_a_hidden_card_is_what_it_is_shown_with() -> None:
    """U207:2108: Unlocked Potential notes the Health of a minion of the deck."""
    t = table("HERO_08", build=33717)
    (minion,), made = t.deck(YETI), 900
    oracle = LogOracle({made: "ULDA_009e"}, Ties({made: minion.id}, {}, {}, {}, {made: 5}))
    stranger = t.minion()
    stranger.script = None
    tags = ((ZONE, Zone.PLAY), (CONTROLLER, 1))
    oracle.begin(Tape([Block(BlockType.POWER, stranger.id, [FullEntity(made, "", tags)])]))
    oracle.finish(t.game)
    update_auras(t.game)
    assert minion.get(ATK) == 5


@pytest.mark.parametrize("dead", [True, False])
def test_what_a_dead_minion_does_is_no_text_of_another(*, dead: bool) -> None:
    """It was given a deathrattle; up to 18336 no trigger says that it is one."""
    t = table(build=18336)
    body = t.minion()
    if dead:
        t.kill(body)
    text = FullEntity(900, "CS2_172", ((ZONE, Zone.HAND), (CONTROLLER, 1)))
    oracle = adopted(t, Block(BlockType.TRIGGER, body.id, [text]))
    assert (900 in t.game.entities) is not dead
    assert bool(oracle.adopter.adopted.cards) is not dead
