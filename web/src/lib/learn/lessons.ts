/** The lessons, loaded on demand. */
import { LESSONS, type Lesson } from '$lib/generated/lesson';

const FILES = import.meta.glob<Lesson>('../generated/lesson-*.json', { import: 'default' });

/** Whether a game has a lesson. */
export const isLesson = (slug: string): boolean => (LESSONS as readonly string[]).includes(slug);

export function load(slug: string): Promise<Lesson> {
  const file = FILES[`../generated/lesson-${slug}.json`];
  return file ? file() : Promise.reject(new Error(`there is no lesson ${slug}`));
}
