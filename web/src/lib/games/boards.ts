/** The boards by game, each loaded when a table needs it. */
import type { Component } from 'svelte';

import type { Names } from '$lib/play/names';
import type { Room } from '$lib/play/room.svelte';

/** The props of every board. It draws the view and calls back with a move from `legal`. */
export interface BoardProps<View = unknown, Move = unknown, Event = unknown> {
  /** The game's own view, as the server sent it. */
  view: View;
  /** The moves this seat may make. The board filters them and never computes legality. */
  legal: Move[];
  /** What happened since the last frame, to be animated unless `resumed`. */
  events: Event[];
  resumed: boolean;
  /** Increases with every frame. */
  number: number;
  /** Our seat; undefined for spectators and replays. */
  seat: number | undefined;
  names: Names;
  /** A move is on its way or the connection is lost, so there is no input. */
  busy: boolean;
  play: (move: Move) => void;
  /** The room, for games with an arbiter; undefined in replays. */
  room?: Room;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

export const BOARDS: Record<string, Loader> = {
  'my-treasure': () => import('./my-treasure/Board.svelte') as unknown as ReturnType<Loader>,
  'treasure-maps': () => import('./treasure-maps/Board.svelte') as unknown as ReturnType<Loader>,
  'lost-mines': () => import('./lost-mines/Board.svelte') as unknown as ReturnType<Loader>,
  klatz: () => import('./klatz/Board.svelte') as unknown as ReturnType<Loader>,
};
