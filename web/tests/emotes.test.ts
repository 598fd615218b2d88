import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EMOTES as DRAWN } from '../src/lib/pieces/emotes';
import { EMOTES } from '../src/lib/protocol';

const HOUSE = fileURLToPath(new URL('../../src/bluffhouse', import.meta.url));
const PAGES = fileURLToPath(new URL('../src', import.meta.url));
const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ends.test(name)).map((name) => `${folder}/${name}`);

test('every feeling is drawn', () => {
  expect(Object.keys(DRAWN).toSorted()).toEqual(EMOTES.toSorted());
});

test('nothing on a page needs a font with coloured pictures', () => {
  const files = [...filesOf(PAGES, /\.(svelte|ts|css)$/), ...filesOf(HOUSE, /\.ftl$/)];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\p{Emoji_Presentation}/u.test(readFileSync(file, 'utf8')))).toEqual([]);
});
