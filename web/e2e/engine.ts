import { existsSync, readdirSync } from 'node:fs';

/** Whether the page was built with the engines of these games. Without a WebAssembly compiler there is none, and the page says so. */
export function hasEngine(...slugs: string[]): boolean {
  const built = existsSync('dist/assets') ? readdirSync('dist/assets') : [];
  return slugs.every((slug) => built.some((name) => name.startsWith(`${slug}-`) && name.endsWith('.wasm')));
}
