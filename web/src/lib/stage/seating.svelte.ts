/** Who sits at the table, for every component below it: names, faces, presence, clocks, whose turn it is. */
import { getContext, setContext } from 'svelte';

import type { ClockReading, Emote } from '$lib/generated/protocol';

/** What somebody looks like: a guest's picture, or the face of a bot's character. */
export type Looks = { type: 'picture'; number: number } | { type: 'character'; level: string; index: number } | { type: 'nobody' };

export interface Person {
  seat: number;
  /** The name as a label: "Otto", "Ada". */
  name: string;
  looks: Looks;
  /** The level, if it is a bot. */
  level: string | undefined;
  /** Whether it is us. */
  own: boolean;
}

export interface Seating {
  people: Person[];
  /** The seats that must act. */
  must: readonly number[];
  clocks: readonly ClockReading[];
  /** When the clocks were read (`performance.now`). */
  arrived: number;
  emotes: readonly { seat: number; emote: Emote; id: number }[];
  /** Whether a person is connected; undefined if that cannot be known. */
  online: (seat: number) => boolean | undefined;
  /** Whether a bot plays for this person, who is away. */
  away: (seat: number) => boolean;
  /** Lets a bot take over for somebody who keeps the table waiting. */
  standIn?: (seat: number) => void;
  watchers: number;
}

const KEY = Symbol('seating');

/** Called by the component that shows a table: a live one, a lesson, a replay. */
export function provideSeating(read: () => Seating): void {
  setContext(KEY, read);
}

/** A function that reads who sits here. */
export function seating(): () => Seating {
  return getContext<() => Seating>(KEY);
}
