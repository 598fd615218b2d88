import { describe, expect, it } from 'vitest';
import { runsOf, tapped } from './liezie';

const runs = runsOf(['play 4 1', 'play 4 2', 'play 4 3', 'play 5 1', 'play 5 2', 'play 6 1', 'play 8 3', 'pass']);

describe('picking neighbours of a hand', () => {
  it('begins with the shortest that can be played from there', () => {
    expect(tapped(runs, null, 4)).toEqual({ first: 4, count: 1 });
    expect(tapped(runs, null, 8)).toEqual({ first: 8, count: 3 });
  });
  it('joins a neighbour on either side', () => {
    expect(tapped(runs, { first: 4, count: 1 }, 5)).toEqual({ first: 4, count: 2 });
    expect(tapped(runs, { first: 4, count: 2 }, 6)).toEqual({ first: 4, count: 3 });
    expect(tapped(runs, { first: 5, count: 2 }, 4)).toEqual({ first: 4, count: 3 });
  });
  it('finds what holds a card in its middle', () => expect(tapped(runs, null, 9)).toEqual({ first: 8, count: 3 }));
  it('lets go', () => expect(tapped(runs, { first: 4, count: 2 }, 4)).toBeNull());
  it('begins anew inside of what is picked', () => expect(tapped(runs, { first: 4, count: 3 }, 5)).toEqual({ first: 5, count: 1 }));
  it('knows when nothing can be played', () => expect(tapped(runs, null, 1)).toBeUndefined());
});
