// My Treasure on boardgame.io. PORT and, for its file store, FOLDER come from the environment.
import { createRequire } from 'node:module';

import { isOver, play, start, view } from './game.mjs';

const require = createRequire(process.env.PEERS + '/');
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const game = {
  name: 'my-treasure',
  setup: ({ ctx, random }) => start(ctx.numPlayers, () => random.Number()),
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
  turn: { activePlayers: { all: 'act' }, stages: { act: {} } },
  moves: {
    play: { move: ({ G, playerID, random }, move) => (play(G, Number(playerID), move, () => random.Number()) ? undefined : INVALID_MOVE), client: false },
  },
  endIf: ({ G }) => (isOver(G) ? { purses: G.purses } : undefined),
};
game.turn.stages.act = { moves: { play: game.moves.play } };

const db = process.env.FOLDER ? new FlatFile({ dir: process.env.FOLDER }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) });
await server.run({ port: Number(process.env.PORT), callback: () => process.send?.('ready') });
