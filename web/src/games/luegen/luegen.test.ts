import { describe, expect, it } from 'vitest';
import { around, bidOf, countedOf, held, lifting, MIDDLE, nearest, spread, wander, wheelOf } from './luegen';

const shown = { bidder: 0, caller: 1, loser: 1 };

describe('a showdown', () => {
  it('lays hands side by side so that dice are large, and no row is nearly empty', () => {
    expect(spread(4, 336, 320)).toEqual({ across: 2, size: 22 }); // a phone
    expect(spread(3, 340, 330).across).toBe(3);
    expect(spread(20, 336, 320)).toEqual({ across: 3, size: 22 });
    expect(spread(2, 1000, 500)).toEqual({ across: 2, size: 60 }); // a desk
    expect(spread(6, 1000, 500).size).toBeGreaterThan(40);
  });
  it('has no cell that is wider than its place', () => {
    for (const wide of [300, 336, 700, 1000])
      for (let hands = 2; hands <= 20; hands++)
        for (const high of [250, 400, 700]) {
          const { across, size } = spread(hands, wide, high);
          expect(across * Math.max(102, 3 * size + 26)).toBeLessThanOrEqual(wide - 28 + 1e-6);
        }
  });
});

describe('the wheel', () => {
  it('offers what the moves offer, face by face', () => {
    const wheel = wheelOf(['3x1', '5x6', '6x2', '6x3', '4x1', 'liar']);
    expect([...wheel]).toEqual([[1, [3, 4]], [6, [5]], [2, [6]], [3, [6]]]);
    expect(bidOf('liar')).toBeNull();
  });
  it('goes to the nearest count on offer', () => {
    expect(nearest([5, 6, 7], 2)).toBe(5);
    expect(nearest([5, 6, 7], 6)).toBe(6);
    expect(nearest([5, 6, 7], 20)).toBe(7);
  });
  it('tells plain and wild dice apart', () => {
    expect(held([1, 1, 5, 5, 5, 6], 5, 1)).toEqual({ plain: 3, wild: 2 });
    expect(held([1, 1, 5, 5, 5, 6], 1, 1)).toEqual({ plain: 2, wild: 0 });
    expect(held([1, 1, 5, 5, 5, 6], 5, 0)).toEqual({ plain: 3, wild: 0 });
  });
});

describe('the showdown', () => {
  it('lifts last what decides', () => {
    const hands = countedOf({ ...shown, bid: '4x5', count: 4, dice: [[1, 5, 5, 6], [], [2, 3, 4, 5]] }, 1);
    expect(hands.map(({ seat, worth }) => [seat, worth])).toEqual([[0, 3], [2, 1]]);
    expect(lifting(hands)).toEqual([2, 0]);
  });
  it('gives straights what the dice alone do not explain', () => {
    const dice = [[1, 1, 3, 5, 5, 6], [2, 3, 4, 5, 5, 6], [1, 2, 3, 4, 5, 6]];
    const hands = countedOf({ ...shown, bid: '14x5', count: 16, dice }, 1);
    expect(hands.map(({ worth, straight }) => [worth, straight])).toEqual([[4, false], [2, false], [10, true]]);
    expect(lifting(hands).at(-1)).toBe(2);
  });
  it('sees no straight where the house counted none', () => {
    const hands = countedOf({ ...shown, bid: '2x5', count: 2, dice: [[1, 2, 3, 4, 5, 6]] }, 1);
    expect(hands[0]).toMatchObject({ straight: false, worth: 2 });
  });
});

describe('seats', () => {
  it('stand equally far apart, the first at the top', () => {
    const seats = around(12);
    expect(seats[0]![1]).toBeCloseTo(-1);
    const gaps = seats.map(([x, y], i) => Math.hypot((x - seats[(i + 1) % 12]![0]) * 2.5, y - seats[(i + 1) % 12]![1]));
    expect(Math.min(...gaps) / Math.max(...gaps)).toBeGreaterThan(0.75);
  });
  it('face a single opponent', () => {
    expect(around(1, [186, 354])[0]![1]).toBeCloseTo(-1, 1);
  });
});

describe('mats', () => {
  it('begin in the middle, and only those move that must', () => {
    const start = wander([], { middle: 3, mats: [0, 0] });
    expect(start).toEqual([MIDDLE, MIDDLE, MIDDLE]);
    const taken = wander(start, { middle: 2, mats: [0, 1] });
    expect(taken.filter((place) => place === 1)).toHaveLength(1);
    const given = wander(taken, { middle: 0, mats: [2, 1] });
    expect(given[taken.indexOf(1)]).toBe(1);
    expect(given.filter((place) => place === 0)).toHaveLength(2);
    expect(wander(given, { middle: 3, mats: [0, 0] })).toEqual(start);
  });
});
