/**
 * Where the name of a wall card may be divided. Browsers know that of a language only where somebody has installed it; this
 * rule does for our names in all five: a syllable begins with the consonant before its vowel, and of several consonants the
 * first stays behind.
 */
const VOWEL = 'aeiouyäöüàâéèêëîïôûùœаеёиоуыэюяєії';
/** Two and three letters that are one consonant. */
const ONE = 'sch|ch|ck|ph|sh|th';
const CONSONANT = `(?:${ONE}|(?!${ONE})[^${VOWEL}])`;
const BEGIN = new RegExp(`(?<=[${VOWEL}]${CONSONANT})(?=${CONSONANT}+[${VOWEL}])|(?<=[${VOWEL}])(?=${CONSONANT}[${VOWEL}])`, 'giu');
const SOFT_HYPHEN = '\u00AD';
/** Nothing shorter stands alone in a line. */
const LEAST = 3;
/** With this many letters in a line, larger letters are worth more hyphens. */
const LINE = 8;

/** The parts of a word between which it may be divided. */
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

/** The words of a name as they may be divided, and how many letters a line has to hold for all of them. */
export function divided(name: string): { words: string[]; letters: number } {
  const words = name.split(' ').map((word) => word.split(/(?<=-)/).map(syllables));
  const needed = words.flat().map((parts) => {
    const longest = Math.max(...parts.map(({ length }) => length));
    return Math.min(parts.join('').length, Math.max(longest, LINE));
  });
  return { words: words.map((parts) => parts.map((part) => part.join(SOFT_HYPHEN)).join('')), letters: Math.max(...needed) };
}
