/**
 * Where the name of a wall card may be hyphenated. Browsers can hyphenate a language only if its dictionary is installed; this rule is
 * good enough for our names in all five languages: a syllable starts with the consonant before its vowel, and of several consonants the
 * first stays behind.
 */
const VOWEL = 'aeiouyäöüàâéèêëîïôûùœаеёиоуыэюяєії';
/** Two or three letters that form one consonant. */
const ONE = 'sch|ch|ck|ph|sh|th';
const CONSONANT = `(?:${ONE}|(?!${ONE})[^${VOWEL}])`;
const BEGIN = new RegExp(`(?<=[${VOWEL}]${CONSONANT})(?=${CONSONANT}+[${VOWEL}])|(?<=[${VOWEL}])(?=${CONSONANT}[${VOWEL}])`, 'giu');
const SOFT_HYPHEN = '\u00AD';
/** No part of a word is shorter than this. */
const LEAST = 3;
/** Beyond this many letters per line, a hyphen is better than smaller type. */
const LINE = 8;

/** The parts of a word between which it may be hyphenated. */
export function syllables(word: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of word.matchAll(BEGIN)) {
    if (index - from < LEAST || word.length - index < LEAST) continue;
    parts.push(word.slice(from, index));
    from = index;
  }
  return [...parts, word.slice(from)];
}

/** The words of a name with soft hyphens, and how many letters a line must fit for all of them. */
export function divided(name: string): { words: string[]; letters: number } {
  const words = name.split(' ').map((word) => word.split(/(?<=-)/).map(syllables));
  const needed = words.flat().map((parts) => {
    const longest = Math.max(...parts.map(({ length }) => length));
    return Math.min(parts.join('').length, Math.max(longest, LINE));
  });
  return { words: words.map((parts) => parts.map((part) => part.join(SOFT_HYPHEN)).join('')), letters: Math.max(...needed) };
}
