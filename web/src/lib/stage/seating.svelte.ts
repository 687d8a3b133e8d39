/** Who sits at the table, for every component below it: names, faces, presence, clocks, who is to act. */
import { getContext, setContext } from 'svelte';

import type { ClockFace, Emote } from '$lib/generated/protocol';

/** How somebody looks: a guest's picture, or the face of a character that a bot plays. */
export type Looks = { type: 'picture'; number: number } | { type: 'character'; level: string; index: number } | { type: 'nobody' };

export interface Person {
  seat: number;
  /** As it stands alone: "Otto", "Ada". */
  name: string;
  looks: Looks;
  /** A bot's level. */
  level: string | undefined;
  /** It is us. */
  own: boolean;
}

export interface Seating {
  people: Person[];
  /** Who is to act. */
  must: readonly number[];
  clocks: readonly ClockFace[];
  /** When the clocks were read (`performance.now`). */
  arrived: number;
  emotes: readonly { seat: number; emote: Emote; id: number }[];
  /** Whether a person is connected; nothing where nobody can know. */
  online: (seat: number) => boolean | undefined;
  /** A bot plays for this person, who is away. */
  away: (seat: number) => boolean;
  /** What can be done about somebody who keeps the table waiting. */
  standIn?: (seat: number) => void;
  watchers: number;
}

const KEY = Symbol('seating');

/** To be called by whoever shows a table: a live one, a lesson, a replay. */
export function provideSeating(read: () => Seating): void {
  setContext(KEY, read);
}

/** Reads who sits here. */
export function seating(): () => Seating {
  return getContext<() => Seating>(KEY);
}
