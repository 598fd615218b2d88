import { describe, expect, it } from 'vitest';
import { announcements, isFresh, keepMove, ownDice, saidDetails, sayMove, suggested } from './kniffel';

describe('announcing', () => {
  const moves = ['keep', 'keep 4', 'say fours 1', 'say fours 2', 'say three 5', 'say fullhouse', 'believe'];
  it('groups what is on offer by combination', () => {
    expect([...announcements(moves)]).toEqual([['fours', [1, 2]], ['three', [5]], ['fullhouse', []]]);
  });
  it('says it as the notation does', () => {
    expect(sayMove('fours', 2)).toBe('say fours 2');
    expect(sayMove('fullhouse', null)).toBe('say fullhouse');
    expect(saidDetails('three 19')).toEqual({ combination: 'three', dice: 19, points: 19 });
  });
  it('starts at what lies there, if that is on offer', () => {
    expect(suggested('fours', [1, 2, 3, 4, 5], [4, 4, 4, 1, 2])).toBe(3);
    expect(suggested('fours', [1, 2, 3, 4, 5], [1, 1, 1, 1, 2])).toBe(1);
    expect(suggested('chance', [14, 15, 16], [4, 4, 4, 1, 2])).toBe(15);
    expect(suggested('kniffel', [], [4, 4, 4, 4, 4])).toBeNull();
  });
});

describe('dice', () => {
  it('are left in ascending order', () => {
    expect(keepMove([5, 2, 4])).toBe('keep 2 4 5');
    expect(keepMove([])).toBe('keep');
  });
  it('that lie come first, each once', () => {
    expect(ownDice([2, 4, 4, 4, 5], [4, 4])).toEqual([
      { value: 4, lying: true }, { value: 4, lying: true },
      { value: 2, lying: false }, { value: 4, lying: false }, { value: 5, lying: false },
    ]);
  });
});

describe('the card', () => {
  const card = (points: Record<string, number | 'x'>, lies: Record<string, number>) => ({ points, lies });
  it('lights what was written or struck', () => {
    expect(isFresh(card({}, {}), card({ fours: 8 }, {}), 'fours')).toBe(true);
    expect(isFresh(card({ fours: 8 }, {}), card({ fours: 8 }, { ones: 1 }), 'fours')).toBe(false);
    expect(isFresh(card({ fours: 8 }, {}), card({ fours: 8 }, { ones: 1 }), 'ones')).toBe(true);
    expect(isFresh(undefined, card({ fours: 8 }, {}), 'fours')).toBe(false);
  });
});
