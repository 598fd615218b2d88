import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const { './sound.ts': made = '', ...others } = sources;
const all = Object.values(others).join('\n');

test('every sound is heard somewhere', () => {
  const names = [...made.slice(made.indexOf('sounds = {')).matchAll(/^  (\w+): \(/gm)].map(([, name]) => name!);
  expect(names).toContain('lift');
  const heard = (name: string) => all.includes(`sounds.${name}`) || new RegExp(`SOUNDS = .*'${name}'|\\?\\? '${name}'`).test(all);
  expect(names.filter((name) => !heard(name))).toEqual([]);
});
