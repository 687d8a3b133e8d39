// One seat at each of the servers. A seat calls `table.acted(ms)` when its move came back, and plays again when it is asked to.
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

import { legal } from './game.mjs';

const require = createRequire(process.env.PEERS + '/');
const { WebSocket } = require('ws');
const { Client: ColyseusClient } = require('colyseus.js');

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const now = () => performance.now();

/** What all seats have in common: thinking, and measuring how long a move takes to come back. */
class Seat {
  constructor(run) {
    this.run = run;
    this.flying = undefined;
  }

  /** The table asks this seat for one of these. */
  asked(moves, send) {
    if (this.flying !== undefined || moves.length === 0) return;
    this.flying = -1;
    const think = this.run.think * 2 * Math.random();
    const go = () => {
      if (this.run.done) return;
      this.flying = now();
      send(pick(moves));
    };
    if (think > 0) setTimeout(go, think);
    else go();
  }

  /** Its move came back. */
  made() {
    if (this.flying === undefined || this.flying < 0) return;
    this.run.acted(now() - this.flying);
    this.flying = undefined;
  }
}

async function json(url, body, headers = {}) {
  const response = await fetch(url, { method: body === undefined ? 'GET' : 'POST', headers: { 'content-type': 'application/json', ...headers }, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

const sockets = new Set();
function open(url, options, run, hear) {
  const socket = new WebSocket(url, options);
  sockets.add(socket);
  socket.on('message', (data, binary) => {
    run.heard(data.length);
    hear(binary ? data : data.toString());
  });
  socket.on('close', () => {
    sockets.delete(socket);
    if (!run.done && !socket.meant) run.failed('a socket was closed');
  });
  socket.on('error', (error) => run.failed(String(error)));
  return socket;
}

export function hangUp() {
  for (const socket of sockets) {
    socket.meant = true;
    socket.terminate();
  }
}

/** Klad: changes are followed as docs/protocol.md says, and the next game is played on the same sockets. */
export const klad = (url, seats, run) => kladTable(url, seats, run, true);

/** The same with another table and other sockets for each game. */
export const kladAnew = (url, seats, run) => kladTable(url, seats, run, false);

async function kladTable(url, seats, run, stays) {
  const guests = [];
  for (let seat = 0; seat < seats; seat++) {
    const { token } = await json(`${url}/api/me`, { name: `peer ${seat}`, picture: seat, bearer: true });
    guests.push({ headers: { authorization: `Bearer ${token}` } });
  }
  const post = (guest, path, body) => json(`${url}/api/tables${path}`, body ?? {}, guest.headers);
  const next = async () => {
    const open = Array.from({ length: seats }, () => ({ type: 'open' }));
    const { id } = await post(guests[0], '', { game: 'my-treasure', options: {}, seats: open, clock: { type: 'none' }, chat: 'off', listed: false });
    let over = 0;
    const ended = () => {
      if (++over === seats && !run.done) next().catch((error) => run.failed(String(error)));
    };
    for (const guest of guests) await post(guest, `/${id}/sit`, { commitment: commit(guest) });
    for (const guest of guests) kladSeat(url, id, guest, run, stays ? undefined : ended);
    await post(guests[0], `/${id}/start`);
    if (!stays) await Promise.all(guests.map((guest) => post(guest, `/${id}/reveal`, { nonce: guest.nonce })));
  };
  await next();
}

/** Draws a nonce, and returns the commitment to it. */
function commit(guest) {
  const nonce = randomBytes(32);
  guest.nonce = nonce.toString('hex');
  return createHash('sha256').update('klad/2 nonce').update(nonce).digest('hex');
}

function patched(old, patch) {
  if (Array.isArray(patch) && patch.length === 1) return patch[0];
  if (Array.isArray(patch)) return [...old.slice(0, patch[0]), ...patch[2], ...old.slice(patch[0] + patch[1])];
  const fresh = Array.isArray(old) ? [...old] : { ...old };
  for (const name in patch) fresh[name] = patched(old[name], patch[name]);
  return fresh;
}

/** Without `ended`, the next game is played on the same socket. */
function kladSeat(url, id, guest, run, ended) {
  const seat = new Seat(run);
  let shown;
  let known;
  let ids = 1;
  let revealed;
  const send = (message) => socket.send(JSON.stringify(message));
  const socket = open(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers: guest.headers }, run, (text) => {
    const message = JSON.parse(text);
    const { table } = message;
    if (!ended && table?.draw?.reveal_by && revealed !== table.id) {
      revealed = table.id;
      send({ type: 'reveal', nonce: guest.nonce });
    }
    const frame = message.type === 'welcome' ? message.frame : message;
    if (message.type === 'change') {
      if (message.moves) known.push(...message.moves);
      shown = patched(shown, message.patch);
    } else if (message.type === 'view' || (message.type === 'welcome' && frame)) {
      known = [...frame.legal];
      shown = { view: frame.view, legal: known.map((_, place) => place), turn: frame.turn, clocks: frame.clocks, outcome: frame.outcome };
    } else {
      if (message.type === 'refused' || message.type === 'error') run.failed(text);
      return;
    }
    const legal = shown.legal.map((place) => known[place]);
    if (frame.ack === ids - 1) seat.made();
    if (shown.outcome && !ended) return send({ type: 'rematch', commitment: commit(guest) });
    if (shown.outcome) {
      socket.meant = true;
      socket.close();
      return ended();
    }
    seat.asked(legal, (move) => send({ type: 'play', seen: frame.number, move, id: ids++ }));
  });
}

/** boardgame.io: its messages over a bare socket.io connection. */
export async function boardgameio(url, seats, run) {
  const players = Array.from({ length: seats }, (_, number) => bgioPlayer(url, String(number), run));
  await Promise.all(players.map((player) => player.ready));
  const next = async () => {
    const { matchID } = await json(`${url}/games/my-treasure/create`, { numPlayers: seats });
    let over = 0;
    for (const player of players) {
      const { playerCredentials } = await json(`${url}/games/my-treasure/${matchID}/join`, { playerID: player.id, playerName: `peer ${player.id}` });
      player.begin(matchID, playerCredentials, () => {
        if (++over === seats && !run.done) next().catch((error) => run.failed(String(error)));
      });
    }
  };
  await next();
}

function bgioPlayer(url, id, run) {
  const seat = new Seat(run);
  const player = { id };
  let ready;
  player.ready = new Promise((resolve) => (ready = resolve));
  const socket = open(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {}, run, (text) => {
    if (text[0] === '0') return socket.send('40/my-treasure,');
    if (text === '2') return socket.send('3');
    if (text.startsWith('40')) return ready();
    if (!text.startsWith('42')) return;
    const [kind, matchID, data] = JSON.parse(text.slice(text.indexOf(',') + 1));
    if (matchID !== player.match || (kind !== 'update' && kind !== 'sync')) return;
    const state = kind === 'sync' ? data.state : data;
    if (state._stateID < player.seen) return;
    player.seen = state._stateID;
    if (player.mine !== undefined && state._stateID > player.mine) {
      player.mine = undefined;
      seat.made();
    }
    if (state.ctx.gameover) {
      player.match = undefined;
      return player.ended();
    }
    seat.asked(moves(state.G, Number(id)), (move) => {
      player.mine = state._stateID;
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: id, credentials: player.credentials } };
      socket.send(`42/my-treasure,${JSON.stringify(['update', action, state._stateID, player.match, id])}`);
    });
  });
  player.begin = (match, credentials, ended) => {
    Object.assign(player, { match, credentials, ended, seen: -1, mine: undefined });
    seat.flying = undefined;
    socket.send(`42/my-treasure,${JSON.stringify(['sync', match, id, credentials, 3])}`);
  };
  return player;
}

/** The legal moves out of a view, for servers that do not send them. */
function moves(view, seat) {
  const spots = view.spots.map(({ open, height }) => ({ open, cards: { length: height } }));
  return legal({ ...view, spots }, seat);
}

/** Colyseus: its own client. */
export async function colyseus(url, seats, run) {
  const client = new ColyseusClient(url.replace('http', 'ws'));
  const first = await client.create('table', { seats });
  const rooms = [first];
  colyseusSeat(first, run);
  while (rooms.length < seats) {
    const room = await client.joinById(first.roomId);
    rooms.push(room);
    colyseusSeat(room, run);
  }
}

function colyseusSeat(room, run) {
  const seat = new Seat(run);
  let ids = 1;
  const socket = room.connection.transport.ws;
  sockets.add({ terminate: () => room.connection.close(), set meant(_) {} });
  socket.addEventListener('message', ({ data }) => run.heard(data.byteLength ?? data.length));
  room.onMessage('refused', () => run.failed('refused'));
  room.onMessage('__playground_message_types', () => {});
  room.onMessage('view', ({ legal, ack }) => {
    if (ack !== undefined && ack === ids - 1) seat.made();
    seat.asked(legal, (move) => room.send('play', { move, id: ids++ }));
  });
  room.onLeave(() => {
    if (!run.done) run.failed('a room was left');
  });
}
