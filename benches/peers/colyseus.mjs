// My Treasure on Colyseus, in memory: every seat is sent its view after every move. PORT comes from the environment.
import { createRequire } from 'node:module';

import { isOver, legal, play, start, view } from './game.mjs';

const require = createRequire(process.env.PEERS + '/');
const { Server, Room, matchMaker } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');

class Table extends Room {
  onCreate({ seats }) {
    this.maxClients = seats;
    this.seats = [];
    this.patchRate = null;
    this.autoDispose = true;
    this.onMessage('play', (client, { move, id }) => {
      const seat = this.seats.indexOf(client);
      if (!play(this.game, seat, move, Math.random)) return client.send('refused', id);
      this.show(client, id);
      // The table is kept for the next game.
      if (isOver(this.game)) this.begin();
    });
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === this.maxClients) this.begin();
  }

  begin() {
    this.game = start(this.maxClients, Math.random);
    this.show();
  }

  show(mover, id) {
    this.seats.forEach((client, seat) => client.send('view', { view: view(this.game, seat), legal: legal(this.game, seat), ack: client === mover ? id : undefined }));
  }

  onLeave(client) {
    this.seats = this.seats.filter((other) => other !== client);
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('table', Table);
await server.listen(Number(process.env.PORT));
process.send?.('ready');
