/** The boards, each loaded when a table needs it. Nothing else on the page names a game. */
import type { Component } from 'svelte';

import type { Names } from '$lib/play/names';
import type { Room } from '$lib/play/room.svelte';

/** What every board is handed. It draws the view, and gives back a move out of `legal`. */
export interface BoardProps<View = unknown, Move = unknown, Event = unknown> {
  /** The game's own view, as the server sent it. */
  view: View;
  /** The moves this seat may make; the board filters them and never works them out. */
  legal: Move[];
  /** What happened since the last frame, to be animated unless `resumed`. */
  events: Event[];
  resumed: boolean;
  /** Goes up with every frame. */
  number: number;
  /** Where we sit; nothing for spectators and replays. */
  seat: number | undefined;
  names: Names;
  /** A move is on its way, or the connection is lost: no input. */
  busy: boolean;
  play: (move: Move) => void;
  /** The connection, for games with an arbiter; nothing in replays. */
  room?: Room;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

export const BOARDS: Record<string, Loader> = {
  'my-treasure': () => import('./my-treasure/Board.svelte') as unknown as ReturnType<Loader>,
  'treasure-maps': () => import('./treasure-maps/Board.svelte') as unknown as ReturnType<Loader>,
  'lost-mines': () => import('./lost-mines/Board.svelte') as unknown as ReturnType<Loader>,
  klatz: () => import('./klatz/Board.svelte') as unknown as ReturnType<Loader>,
};
