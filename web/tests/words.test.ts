import { expect, test } from 'vitest';
import { Words } from '../src/lib/wording';

test('whole numbers choose plural forms and are not grouped', () => {
  const words = new Words('bg', ['die = { $n ->\n    [one] { $n } зар\n   *[other] { $n } зара\n}']);
  expect(words.say('die', { n: 1 })).toBe('1 зар');
  expect(words.say('die', { n: 12345 })).toBe('12345 зара');
});

test('chances are percentages, as in the terminal', () => {
  const words = new Words('en', ['odd = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }']);
  expect(words.say('odd', { chance: 0.256 })).toBe('26%');
});

test('an event names the players, and knows the reader', () => {
  const words = new Words('en', ['event-call = { $who ->\n    [you] “Liar!” you say to { $bidder }.\n   *[other] “Liar!” says { $player } to { $bidder }.\n}']);
  const event = { event: 'call', player: 1, bidder: 0 };
  expect(words.tell(event, ['Ann', 'Bob'], 0)).toBe('“Liar!” says Bob to Ann.');
  expect(words.tell(event, ['Ann', 'Bob'], 1)).toBe('“Liar!” you say to Ann.');
});

test('a key without a text is shown itself', () => {
  expect(new Words('en', []).say('no-such-text')).toBe('no-such-text');
});

test('what the house refuses is said in the reader’s language, whatever the table speaks', async () => {
  const { house } = await import('virtual:all-texts');
  const words = new Words('de', [(await house.de!()).default]);
  for (const key of ['table-stale', 'table-no-match', 'http-missing']) expect(words.has(key)).toBe(true);
});
