import { expect, test } from 'vitest';
import { drawn, drawnMatch, wrapped } from '../src/evening/picture';
import { botFace, DRAWINGS, faceOf } from '../src/lib/pieces/faces';
import type { Evening, Presence, TableInfo } from '../src/lib/protocol';
import { reaction } from '../src/lib/reactions';
import { interleaved, standIns, type Remark } from '../src/lib/remarks';

const note = (what: Remark['what'], move: number, match = 1): Remark => ({ at: 0, what, who: 'Ben', match, move });

test('remarks stand after the move that they followed, those of other matches nowhere', () => {
  const story = [{ at: 0 }, { at: 1 }, { at: 4 }];
  const told = interleaved(story, [note('join', 0), note('leave', 2), note('host', 9), note('kick', 1, 2)], 1);
  expect(told.map(({ chapter, remarks }) => [chapter?.at, remarks.map(({ what }) => what)])).toEqual([
    [0, ['join']], [1, ['leave']], [4, ['host']],
  ]);
});

test('before the deal is told, remarks stand alone', () => {
  expect(interleaved([], [note('leave', 0)], 1)).toHaveLength(1);
  expect(interleaved([], [], 1)).toHaveLength(0);
});

test('a bot steps in, and its person is back', () => {
  const presence = (stands_in: number[], online: number[]): Presence => ({ t: 'presence', online, watchers: 0, away: {}, stands_in });
  const info = { seats: [{ guest: 7, name: 'Ada' }, { guest: 8, name: 'Ben' }] } as TableInfo;
  const play = { number: 2, at: 5 };
  const [gone] = standIns(presence([], [7, 8]), presence([1], [7]), info, play);
  expect(gone).toMatchObject({ what: 'bot', who: 'Ben', match: 2, move: 5 });
  expect(standIns(presence([1], [7]), presence([], [7, 8]), info, play)).toMatchObject([{ what: 'back', who: 'Ben' }]);
  expect(standIns(presence([1], [7]), presence([], [7]), info, play)).toEqual([]); // the match is over, he is not here
});

test('a bot reacts to what everybody knows, and to nothing else', () => {
  const worlds = [{ winners: [1], scores: [3, 9], seed: 'a' }, { winners: [1], scores: [8, 9], seed: 'b' }];
  for (const bot of ['thumb', 'calculator/reckless', 'thinker/suspicious', 'mine/odd']) {
    const shown = worlds.map((outcome) => [0, 1].map((seat) => reaction(bot, seat, 3, outcome)));
    expect(shown[0]).toEqual(shown[1]);
  }
  expect(reaction.length).toBe(4); // nothing of a hand goes in
});

test('no two seats of bots look the same, nor two people with one face, and not by their ground alone', () => {
  for (const bot of ['thumb', 'thumb/honest']) {
    const looks = Array.from({ length: 20 }, (_, seat) => faceOf(botFace(bot, seat), true));
    expect(new Set(looks.map(({ drawing }) => drawing)).size).toBe(20);
    expect(new Set(looks.map(({ ground }) => ground)).size).toBe(20);
  }
  const foxes = ['fox', ...Array.from({ length: 16 }, (_, i) => `fox.${i + 2}`)].map((name) => faceOf(name, false));
  expect(new Set(foxes.map(({ ground }) => ground)).size).toBe(17);
  expect(new Set(foxes.slice(0, 6).map(({ drawing }) => drawing)).size).toBe(6);
  expect(foxes.every(({ drawing }) => drawing.startsWith(DRAWINGS.fox!.drawing))).toBe(true);
  expect(faceOf('', false)).toBe(faceOf('nobody knows', false));
});

test('what people typed is text in the picture, and nothing is fetched', () => {
  const games = { any: { matches: 1, won: 1, points: 0 } };
  const line = { guest: 0, name: '<image href="http://x/">&"\'', avatar: 'fox', here: true, since: 1, matches: 1, won: 1, share: 1, owes: 2, games };
  const evening: Evening = { code: 'KMRTXBPC', began: 0, closed: true, matches: 1, house: 0, lines: [line], ended: [], options: {} };
  const svg = drawn(evening, { title: 'T', when: 'W', columns: ['a', 'b', 'c'], owes: '', link: 'http://h/', share: String });
  expect(svg).not.toContain('<image');
  expect(svg).not.toMatch(/<[^>]*href/);
  expect(svg).toContain('&#60;image');
});

test('the picture of a match says who won and why, and takes what people typed as text', () => {
  const placed = [{ name: '<Ada> & "Co"', avatar: 'fox', bot: false, score: '3 points', won: true }, { name: 'Boris', avatar: '', bot: true, score: '', won: false }];
  const words = { title: 'Lügen', result: 'Ada wins!', why: 'Boris holds all beer mats.', facts: ['Ada lied six times, and was caught twice.'], link: 'http://x/t/AB' };
  const svg = drawnMatch(placed, words);
  for (const said of ['Lügen', 'Ada wins!', 'Boris holds all beer mats.', 'lied six times', '3 points', 'http://x/t/AB']) expect(svg).toContain(said);
  expect(svg).not.toContain('<Ada>');
  expect(svg.match(/fill="#f6dca4"/g)).toHaveLength(1); // the winner's line
  const [, , width, height] = /viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
  const deepest = Math.max(...[...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y)));
  expect(width).toBe(1080);
  expect(deepest).toBeLessThan(height!);
});

test('words are wrapped, and a long one is not lost', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('Donaudampfschifffahrt ahoi', 5)).toEqual(['Donaudampfschifffahrt', 'ahoi']);
});
