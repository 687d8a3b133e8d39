import { expect, it } from 'vitest';

const FILES = import.meta.glob<string>('../../../../../locales/*/web-klatz.ftl', { query: '?raw', import: 'default', eager: true });

/** Letters that are easily confused in a small picture, mapped to a common representative. */
const ALIKE: Record<string, string> = { З: '3', Ч: '4', Б: '6', О: '0', O: '0', I: '1', l: '1', S: '5', Z: '2', В: 'B', Р: 'P', С: 'C', Х: 'X', А: 'A', М: 'M', Т: 'T', К: 'K' };

it.each(['en', 'de', 'fr', 'ru', 'uk'])('no two wall cards carry letters that look alike: %s', (language) => {
  const words = Object.entries(FILES).find(([path]) => path.includes(`/${language}/`))![1];
  const letters = [...words.matchAll(/^web-klatz-letter-\w+ = (.+)$/gm)].map(([, letter]) => letter!);
  expect(letters).toHaveLength(11);
  expect(new Set(letters.map((letter) => ALIKE[letter] ?? letter)).size).toBe(letters.length);
});
