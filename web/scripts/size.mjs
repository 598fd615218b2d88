// The budget: what the door loads, and what each skin adds to a table, as gzipped script.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const built = fileURLToPath(new URL('../../src/bluffhouse/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));
const DOOR = 60_000;
const SKIN = 25_000;

/** An entry and everything it cannot do without. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key].imports ?? []) closure(other, found);
  return found;
}

const weigh = (keys) =>
  [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(built + manifest[key].file)).length, 0);

const keys = Object.keys(manifest);
const texts = keys.filter((key) => /virtual:texts\/\w\w$/.test(key));
const part = (name) => keys.find((key) => key.startsWith(`_${name}-`) && key.endsWith('.js')); // groups of vite.config.ts
const table = closure(part('table'));
const heaviest = Math.max(...texts.map((key) => weigh(closure(key))));
const weights = [['door', weigh(closure(part('house'))) + heaviest, DOOR]];
for (const key of keys.filter((key) => /^src\/games\/\w+\/Skin\.svelte$/.test(key))) {
  const own = [...closure(key)].filter((part) => !table.has(part));
  weights.push([key.split('/')[2], weigh(own), SKIN]);
}

let heavy = texts.length ? 0 : 1;
for (const [name, bytes, most] of weights) {
  console.log(`${name.padEnd(16)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${most / 1000} kB`);
  if (bytes > most) heavy += 1;
}
process.exit(heavy ? 1 : 0);
