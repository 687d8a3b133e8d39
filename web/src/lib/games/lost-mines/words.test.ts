import { beforeAll, expect, it } from 'vitest';

import { CARDS } from '$lib/generated/lost-mines';
import { LANGUAGES, words } from '$lib/words.svelte';

import { shortText } from './words';

beforeAll(() => words.need('lost-mines'));

it('the label below every card begins with a capital letter, in every language', async () => {
  for (const language of LANGUAGES) {
    await words.change(language);
    const labels = new Set(Object.values(CARDS).map((face) => shortText(face!)));
    expect(labels.size).toBeGreaterThan(8);
    for (const label of labels) expect(label.charAt(0), label).toBe(label.charAt(0).toLocaleUpperCase(language));
  }
});
