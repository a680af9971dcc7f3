// The toy engine again, in another language: attacks, and minions without text that are played.
//
// hsreplay-sim verify Power.log --engine-command "node docs/examples/toy_engine.mjs"
//
// One JSON object a line, in and out, as docs/adapter-1.schema.json describes them.

import { createInterface } from "node:readline";

const CARDTYPE = 202, CONTROLLER = 50, ZONE = 49, ZONE_POSITION = 263;
const ATK = 47, HEALTH = 45, DAMAGE = 44, ARMOR = 292, DURABILITY = 187, COST = 48;
const DIVINE_SHIELD = 194, EXHAUSTED = 43, RESOURCES_USED = 25, PLAYER_ID = 30;
const ATTACKS = 297, WINDFURY = 189;
const IN_PLAY = 1, HAND = 3, GRAVEYARD = 4;
const PLAYER = 2, HERO = 3, MINION = 4, WEAPON = 7;

const TAGS = [
  ZONE, ZONE_POSITION, DAMAGE, ARMOR, DIVINE_SHIELD, EXHAUSTED, RESOURCES_USED, ATTACKS,
];
const DESCRIPTION = {
  name: "toy in JavaScript", version: "1", cards: [], plain: true, tags: TAGS,
  zones: [IN_PLAY, HAND, GRAVEYARD],
};

let tags = new Map(); // entity -> {tag: value}
let before = new Map();

const get = (entity, tag) => tags.get(entity)[tag] ?? 0;
const set = (entity, tag, value) => { tags.get(entity)[tag] = value; };

// The entities of the same player in a zone, of a type (0 for all), in their order.
function row(entity, zone, kind) {
  const side = get(entity, CONTROLLER);
  return [...tags.keys()]
    .filter((each) => get(each, ZONE) === zone && get(each, CONTROLLER) === side)
    .filter((each) => kind === 0 || get(each, CARDTYPE) === kind)
    .sort((one, other) => get(one, ZONE_POSITION) - get(other, ZONE_POSITION));
}

// Both strike each other; a hero wears its weapon down, and does not strike back.
function attack(attacker, defender) {
  const blows = [[defender, get(attacker, ATK)]];
  if (get(defender, CARDTYPE) !== HERO) blows.push([attacker, get(defender, ATK)]);
  set(attacker, ATTACKS, get(attacker, ATTACKS) + 1);
  if (get(attacker, ATTACKS) > get(attacker, WINDFURY)) set(attacker, EXHAUSTED, 1);
  for (const [struck, amount] of blows) hit(struck, amount);
  if (get(attacker, CARDTYPE) === HERO) {
    for (const weapon of row(attacker, IN_PLAY, WEAPON)) {
      set(weapon, DAMAGE, get(weapon, DAMAGE) + 1);
      if (get(weapon, DAMAGE) >= get(weapon, DURABILITY)) set(weapon, ZONE, GRAVEYARD);
    }
  }
  const dead = [defender, attacker].filter((each) => get(each, DAMAGE) >= get(each, HEALTH));
  for (const each of dead) {
    leave(each, GRAVEYARD);
    if (get(each, CARDTYPE) === MINION) {
      set(each, DAMAGE, 0);
      set(each, EXHAUSTED, 0);
    }
  }
}

// A Divine Shield takes all damage, Armor takes it first.
function hit(struck, amount) {
  if (amount && get(struck, DIVINE_SHIELD)) {
    set(struck, DIVINE_SHIELD, 0);
    return;
  }
  const armor = Math.min(amount, get(struck, ARMOR));
  set(struck, ARMOR, get(struck, ARMOR) - armor);
  set(struck, DAMAGE, get(struck, DAMAGE) + amount - armor);
}

// Pay for a minion, and put it on the board.
function play(minion, position) {
  const players = [...tags.keys()].filter((each) => get(each, CARDTYPE) === PLAYER);
  const owner = players.find((each) => get(each, PLAYER_ID) === get(minion, CONTROLLER));
  set(owner, RESOURCES_USED, get(owner, RESOURCES_USED) + get(minion, COST));
  const board = row(minion, IN_PLAY, MINION);
  leave(minion, IN_PLAY);
  const place = position || board.length + 1;
  for (const each of board.slice(place - 1)) {
    set(each, ZONE_POSITION, get(each, ZONE_POSITION) + 1);
  }
  set(minion, ZONE_POSITION, place);
  set(minion, EXHAUSTED, 1);
}

// Move a card out of a row, which closes up.
function leave(card, zone) {
  const kind = get(card, ZONE) === IN_PLAY ? get(card, CARDTYPE) : 0;
  const cards = row(card, get(card, ZONE), kind);
  for (const each of cards.slice(cards.indexOf(card) + 1)) {
    set(each, ZONE_POSITION, get(each, ZONE_POSITION) - 1);
  }
  set(card, ZONE, zone);
  set(card, ZONE_POSITION, 0);
}

function load(state) {
  tags = new Map(state.entities.map((each) => [each.id, { ...each.tags }]));
  before = new Map(state.entities.map((each) => [each.id, each.tags ?? {}]));
}

function apply(move) {
  if (move.kind === "attack") attack(move.entity, move.target);
  else if (move.kind === "play" && get(move.entity, CARDTYPE) === MINION) {
    play(move.entity, move.position ?? 0);
  } else return { unsupported: `the toy has no ${move.kind}` };
  const changed = [];
  for (const [entity, held] of tags) {
    for (const tag of TAGS) {
      if ((held[tag] ?? 0) !== (before.get(entity)[tag] ?? 0)) changed.push([entity, tag, held[tag]]);
    }
  }
  return { tags: changed };
}

function reply(request) {
  switch (request.type) {
    case "describe": return { type: "described", description: DESCRIPTION };
    case "load": load(request.state); return { type: "done" };
    case "apply": return { type: "applied", changes: apply(request.move) };
    default: return { type: "failed", message: `nothing is done at ${request.type}` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.type === "end") break;
  process.stdout.write(JSON.stringify(reply(request)) + "\n");
}
process.exit(0);
