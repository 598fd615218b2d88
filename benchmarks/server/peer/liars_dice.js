// Lügen for boardgame.io, as far as a load needs it: four cups of six dice, wild ones, bids that rise, a
// call that lifts all cups, beer mats. Everybody is shown as much as at our table: the round's bids, the last
// showdown, the mats. When the mats are out, a new half begins, so that a match never runs out.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const DICE = 6;
const FACES = 6;
const MATS = 8;

const roll = (random, players) =>
  Array.from({ length: players }, () => random.Die(FACES, DICE).sort());

const worth = (bid) => bid.count * (bid.face === 1 ? 2 : 1);

const higher = (bid, last) =>
  last === null || worth(bid) > worth(last) || (worth(bid) === worth(last) && bid.face > last.face);

const straight = (cup) => cup.every((die, i) => die === i + 1);

const shown = (cup, face) =>
  straight(cup) ? 10 : cup.filter((die) => die === face || die === 1).length;

function bid({ G, ctx, playerID, events }, number, face) {
  const next = { count: number, face };
  const sound =
    Number.isInteger(number) && number >= 1 && number <= 10 * ctx.numPlayers &&
    Number.isInteger(face) && face >= 1 && face <= FACES;
  if (!sound || !higher(next, G.bid)) return INVALID_MOVE;
  G.bid = next;
  G.bidder = playerID;
  G.bids.push({ player: playerID, bid: next });
  events.endTurn();
}

function liar({ G, ctx, playerID, random, events }) {
  if (G.bid === null) return INVALID_MOVE;
  const count = G.cups.reduce((sum, cup) => sum + shown(cup, G.bid.face), 0);
  const loser = count >= G.bid.count ? playerID : G.bidder;
  G.showdown = { dice: G.cups, bid: G.bid, bidder: G.bidder, caller: playerID, count, loser };
  if (G.middle > 0) {
    G.middle -= 1;
    G.mats[loser] += 1;
  } else {
    G.half_losers = [...G.half_losers.slice(-1), loser];
    G.stage = 3 - G.stage;
    G.middle = MATS;
    G.mats = G.mats.map(() => 0);
  }
  G.cups = roll(random, ctx.numPlayers);
  G.bid = G.bidder = null;
  G.bids = [];
  events.endTurn();
}

const luegen = {
  name: "liars-dice",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => ({
    stage: 1,
    middle: MATS,
    mats: Array(ctx.numPlayers).fill(0),
    active: Array(ctx.numPlayers).fill(true),
    cups: roll(random, ctx.numPlayers),
    bid: null,
    bidder: null,
    bids: [],
    showdown: null,
    rolloff: [random.Die(FACES, ctx.numPlayers)],
    half_losers: [],
  }),
  moves: { bid, liar },
  playerView: ({ G, playerID }) => ({
    ...G,
    cups: G.cups.map((cup, seat) => (String(seat) === playerID ? cup : null)),
  }),
};

const port = Number(process.argv[2]);
// Without `db` it keeps matches in memory, its fastest storage.
Server({ games: [luegen], origins: [/127\.0\.0\.1/] }).run({ port });
