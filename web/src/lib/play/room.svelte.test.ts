import { describe, expect, it, vi } from 'vitest';

import type { Frame, FromServer } from '$lib/generated/protocol';

import type { TableConnection } from './connection';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
Object.defineProperty(document, 'hidden', { get: () => false });
const { Moments } = await import('$lib/stage/moments.svelte');
const { Room } = await import('./room.svelte');

/** A connection that sends what the test tells it to. */
function table() {
  let receive: (message: FromServer) => void = () => undefined;
  const connection = {
    id: 'table',
    open: (ears: { receive: (message: FromServer) => void }) => (receive = ears.receive),
    close: () => undefined,
    refresh: () => undefined,
    send: () => true,
  } as unknown as TableConnection;
  const frame = (number: number, legal: unknown[] = []): Frame =>
    ({ number, view: { number }, legal, events: [{}], turn: { must: [], may: [] }, clocks: [], resumed: false }) as unknown as Frame;
  return { connection, show: (number: number, legal?: unknown[]) => receive({ type: 'view', ...frame(number, legal) } as FromServer) };
}

describe('a room', () => {
  it('shows views at the pace of the reader, and skips to their turn when asked', async () => {
    vi.useFakeTimers();
    const { connection, show } = table();
    const room = new Room(connection, new Moments(() => true), () => 10_000);
    // Long after the page was opened.
    await vi.advanceTimersByTimeAsync(20_000);
    show(1);
    show(2);
    show(3);
    await vi.advanceTimersByTimeAsync(100);
    expect(room.number).toBe(1);
    room.skip();
    await vi.advanceTimersByTimeAsync(100);
    expect(room.number).toBe(3);
    expect(room.skipping).toBe(true);
    // After the reader's turn, views are paced again.
    show(4, [{}]);
    await vi.advanceTimersByTimeAsync(100);
    expect([room.number, room.skipping]).toEqual([4, false]);
    show(5);
    await vi.advanceTimersByTimeAsync(100);
    expect(room.number).toBe(4);
    room.close();
    vi.useRealTimers();
  });
});
