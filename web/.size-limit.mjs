/** The first load: what `index.html` names, the files it needs beside, and the words of the language that needs most. */
import { readdirSync, readFileSync, statSync } from 'node:fs';

const page = readFileSync('dist/index.html', 'utf8');
const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map(([, name]) => `dist/${name}`);

const WORDS = 'dist/assets/words';
const spoken = (language) =>
  readdirSync(`${WORDS}/${language}`)
    .filter((name) => /^(common|web)-[\w-]{8}\.js$/.test(name))
    .map((name) => `${WORDS}/${language}/${name}`);
const weight = (files) => files.reduce((sum, file) => sum + statSync(file).size, 0);
const [longest] = readdirSync(WORDS)
  .map(spoken)
  .sort((a, b) => weight(b) - weight(a));

if (named.length < 3 || longest.length !== 2) throw new Error('the first load is not what it was: look at dist/index.html');

export default [{ name: 'first load', path: ['dist/index.html', ...named, ...longest], gzip: true, limit: '60 kB' }];
