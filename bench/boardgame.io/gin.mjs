// The gin-like game of `../gin/` for boardgame.io 0.50: a measurement fixture of ours, written to its documented game object.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url); // its folders are CommonJS packages that only `require` finds
const { INVALID_MOVE } = require('boardgame.io/core');

const DECK = Array.from({ length: 52 }, (_, card) => card);

const draw = ({ G, playerID }) => {
  if (G.drew || G.secret.deck.length === 0) return INVALID_MOVE;
  G.players[playerID].hand.push(G.secret.deck.pop());
  G.deckCount = G.secret.deck.length;
  G.drew = true;
};

const discard = ({ G, playerID, events }, card) => {
  const { hand } = G.players[playerID];
  const place = hand.indexOf(card);
  if (!G.drew || place < 0) return INVALID_MOVE;
  hand.splice(place, 1);
  G.discard.push(card);
  G.drew = false;
  events.endTurn();
};

/** The other hand is a count, and the deck is not there. */
const playerView = ({ G: { secret: _, players, ...open }, playerID }) => {
  const shown = Object.entries(players).map(([seat, { hand }]) => [seat, seat === playerID ? { hand } : { hand: hand.length }]);
  return { ...open, players: Object.fromEntries(shown) };
};

export const gin = {
  name: 'gin-like',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(DECK);
    const players = { 0: { hand: deck.splice(0, 10) }, 1: { hand: deck.splice(0, 10) } };
    const open = [deck.pop()];
    return { secret: { deck }, players, discard: open, deckCount: deck.length, drew: false };
  },
  playerView,
  moves: { draw: { move: draw, client: false, undoable: false }, discard: { move: discard } },
  endIf: ({ G }) => (G.deckCount === 0 && !G.drew ? { draw: true } : undefined),
};
