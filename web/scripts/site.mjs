/**
 * Turns the built page into a folder for any static host: `node scripts/site.mjs KLAD DIST DIR`. The games and rules that a server would
 * return become files, every address of the page becomes a document, and a content security policy in each document confines all requests
 * to the site.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const [klad, dist, site] = process.argv.slice(2);
if (!klad || !dist || !site) {
  console.error('wanted: node scripts/site.mjs KLAD DIST DIR');
  process.exit(2);
}
if (existsSync(site) && readdirSync(site).length > 0) {
  console.error(`found files in ${site}, wanted an empty folder or none`);
  process.exit(2);
}

const write = (name, text) => {
  const path = join(site, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Asks a server of our own for everything that never changes. */
async function ask(languages) {
  const port = await freePort();
  const store = mkdtempSync(join(tmpdir(), 'klad-site-'));
  const server = spawn(klad, ['serve', '--listen', `127.0.0.1:${port}`, '--store', `sqlite:${join(store, 'klad.sqlite')}`, '--log', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; !(await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false)); tries++) {
      if (tries > 600 || server.exitCode !== null) throw new Error('the server does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const text = async (path) => {
      const answer = await fetch(`${url}${path}`);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    };
    const games = await text('/api/games');
    write('api/games.json', games);
    const slugs = JSON.parse(games).map(({ slug }) => slug);
    for (const slug of slugs)
      for (const language of languages) write(`api/rules/${slug}.${language}.json`, await text(`/api/games/${slug}/rules?lang=${language}`));
    return slugs;
  } finally {
    server.kill('SIGTERM');
    rmSync(store, { recursive: true, force: true });
  }
}

mkdirSync(site, { recursive: true });
cpSync(dist, site, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
const languages = readdirSync(join(site, 'pages'))
  .map((name) => /^shell\.(\w+)\.html$/.exec(name)?.[1])
  .filter(Boolean);
const slugs = await ask(languages);

const allowed = JSON.parse(readFileSync(join(site, 'policy.json'), 'utf8'));
const policy = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' ${allowed['script-src']}`,
  `style-src 'self' ${allowed['style-src']}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const document = (kind) =>
  readFileSync(join(site, `pages/${kind}.en.html`), 'utf8').replace(
    '<head>',
    () => `<head><meta http-equiv="content-security-policy" content="${policy}"><meta name="klad-site" content="no server">`,
  );

// The script switches to another language if needed; hosts send 404.html for unknown addresses.
write('index.html', document('landing'));
const shell = document('shell');
write('404.html', shell);
const routes = ['learn', 'about', 'me', 'replays', 'local', 'review', ...slugs.flatMap((slug) => [`learn/${slug}`, `rules/${slug}`, `play/${slug}`])];
for (const route of routes) write(`${route}/index.html`, shell);
rmSync(join(site, 'pages'), { recursive: true });
rmSync(join(site, 'policy.json'));
console.log(`${site}: ${languages.length} languages, ${slugs.length} games`);
