/** Lessons: scripted games, played once by the real rules when the page is generated, and stepped through here. */

export interface LessonStep {
  /** The message that explains this step; none where others simply act. */
  say?: string;
  /** What the learner sees. */
  view: unknown;
  legal: unknown[];
  events: unknown[];
  /** The move the learner is asked to make. */
  wait?: unknown;
}

export interface Lesson {
  game: string;
  steps: LessonStep[];
}

type Loader = () => Promise<{ default: Lesson }>;

export const LESSONS: Record<string, Loader> = {
  'my-treasure': () => import('./generated/lesson-my-treasure.json') as unknown as ReturnType<Loader>,
  'treasure-maps': () => import('./generated/lesson-treasure-maps.json') as unknown as ReturnType<Loader>,
  'lost-mines': () => import('./generated/lesson-lost-mines.json') as unknown as ReturnType<Loader>,
  klatz: () => import('./generated/lesson-klatz.json') as unknown as ReturnType<Loader>,
};

/** Whether two moves are the same, whatever the order of their fields. */
export function sameMove(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => sameMove((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
