import { expect, test } from 'vitest';
import { bot, character, level } from '../src/lib/bots';

test.each([
  ['thumb', 'thumb', ''],
  ['thumb/honest', 'thumb', 'honest'],
  ['', '', ''],
])('%j is a bot of the level %j with the character %j', (name, its, persona) => {
  expect(level(name)).toBe(its);
  expect(character(name)).toBe(persona);
  expect(bot(its, persona)).toBe(name);
});

test('who sends a bot away sends its character away, too', () => {
  expect(bot('', 'honest')).toBe('');
});
