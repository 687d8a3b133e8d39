import { beforeEach, expect, test, vi } from 'vitest';

import type { LocalTable } from '$lib/engine/types';
import type { Frame, FromServer, Occupant } from '$lib/generated/protocol';

import { LocalConnection } from './connection.svelte';
import { saves } from './saves';

vi.mock('./saves', () => ({ saves: { put: vi.fn(() => Promise.resolve()), remove: vi.fn(() => Promise.resolve()), get: vi.fn() } }));

const frame = (must: number[], more: Partial<Frame> = {}) =>
  ({ number: 1, view: {}, legal: [], events: [], resumed: false, turn: { must, may: [] }, clocks: [], outcome: null, ack: null, ...more }) as Frame;

/** A table that sends what a test tells it to, and remembers who was connected. */
function table(occupants: Occupant['type'][]) {
  const connected: (number | null)[] = [];
  const sent: unknown[] = [];
  let must = [0];
  let hear: (message: FromServer) => void = () => {};
  const fake = {
    id: 'abc',
    info: { id: 'abc', game: 'ferry', options: {}, seats: occupants.map((type, seat) => ({ occupant: { type, id: `p${seat}`, name: `P${seat}`, picture: 0, level: 'easy' } })) },
    onsave: undefined as ((saved: string) => void) | undefined,
    connect: (seat: number | null, to: typeof hear) => {
      connected.push(seat);
      hear = to;
      to({ type: 'welcome', seat, frame: frame(must) } as unknown as FromServer);
      return { send: (message: unknown) => sent.push(message), close: () => undefined };
    },
    takeBack: vi.fn(() => Promise.resolve()),
    transcript: () => Promise.resolve('klad transcript 1'),
    save: () => Promise.resolve('{}'),
    pause: vi.fn(),
    close: () => undefined,
  };
  return {
    fake: fake as unknown as LocalTable & { pause: typeof fake.pause },
    connected,
    sent,
    /** The table continues: these seats must act now. */
    goesOn(now: number[], more: Partial<Frame> = {}) {
      must = now;
      hear({ type: 'view', ...frame(now, more) } as FromServer);
    },
  };
}

function open(occupants: Occupant['type'][]) {
  const there = table(occupants);
  const connection = new LocalConnection(there.fake);
  const heard: FromServer[] = [];
  connection.open({ receive: (message) => heard.push(message), linked: () => undefined });
  return { ...there, connection, heard };
}

beforeEach(() => void vi.clearAllMocks());

test('a single person holds the device from the start', () => {
  const { connection, connected } = open(['person', 'bot', 'bot']);
  expect(connected).toEqual([0]);
  expect(connection.curtain).toBe(false);
  expect(connection.next).toBeUndefined();
});

test('with two people the page is a spectator until one of them takes the device', () => {
  const { connection, connected, fake } = open(['person', 'person']);
  expect(connected).toEqual([null]);
  expect(connection.curtain).toBe(true);
  expect(connection.send({ type: 'resume' })).toBe(false);
  expect(fake.pause).toHaveBeenLastCalledWith(true);
  connection.lift();
  expect(connected).toEqual([null, 0]);
  expect(connection.curtain).toBe(false);
  expect(fake.pause).toHaveBeenLastCalledWith(false);
});

test('the next person to act is asked for, and gets the device behind the curtain', () => {
  const { connection, connected, goesOn } = open(['person', 'bot', 'person']);
  connection.lift();
  goesOn([0]);
  expect(connection.next).toBeUndefined();
  // Nobody is asked for when a bot must act.
  goesOn([1]);
  expect(connection.next).toBeUndefined();
  goesOn([2]);
  expect(connection.next).toBe(2);
  connection.pass();
  expect(connected.at(-1)).toBeNull();
  expect(connection.curtain).toBe(true);
  connection.lift();
  expect(connected.at(-1)).toBe(2);
});

test('a move can be taken back until the device has been passed on', async () => {
  const { connection, goesOn, fake } = open(['person', 'person']);
  connection.lift();
  expect(connection.canTakeBack).toBe(false);
  goesOn([1], { ack: 1 });
  expect(connection.canTakeBack).toBe(true);
  await connection.takeBack();
  expect(fake.takeBack).toHaveBeenCalledWith(0);
  goesOn([1], { ack: 2 });
  connection.pass();
  connection.lift();
  expect(connection.canTakeBack).toBe(false);
});

test('a finished game is saved with its transcript, and the curtain no longer comes down', async () => {
  const { connection, goesOn, fake } = open(['person', 'person']);
  connection.lift();
  goesOn([], { outcome: { scores: [1, 0], places: [1, 2] } });
  expect(connection.curtain).toBe(false);
  expect(connection.next).toBeUndefined();
  fake.onsave?.('{"over":true}');
  await vi.waitFor(() => expect(saves.put).toHaveBeenLastCalledWith({ id: 'abc', saved: '{"over":true}', transcript: 'klad transcript 1' }));
});

test('a full device is reported, and a later successful save clears the warning', async () => {
  const { connection, fake } = open(['person', 'bot']);
  await vi.waitFor(() => expect(saves.put).toHaveBeenCalled());
  vi.mocked(saves.put).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  fake.onsave?.('{"at":1}');
  await vi.waitFor(() => expect(connection.unsaved).toBe(true));
  fake.onsave?.('{"at":2}');
  await vi.waitFor(() => expect(connection.unsaved).toBe(false));
});
