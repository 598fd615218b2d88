import { describe, expect, it } from 'vitest';
import { betOf, keyed, suitOf, wayOf } from './lineit';

describe('what is seen of a line', () => {
  it('runs where its first two numbers run, bets aside', () => {
    expect(wayOf(['10', '+4', '21'])).toBe('rises');
    expect(wayOf(['+4', '21', '10'])).toBe('falls');
    expect(wayOf(['+4', '21'])).toBe('open');
  });
  it('counts the numbers after a bet', () => {
    expect(betOf(['10', '+4', '21', '30'])).toEqual({ value: 4, after: 2 });
    expect(betOf(['10'])).toBeNull();
  });
  it('is printed in four colours', () => expect(['1', '2', '3', '100', '+3'].map(suitOf)).toEqual(['red', 'blue', 'green', 'yellow', null]));
  it('tells alike bets apart', () => expect(keyed(['+3', '7', '+3']).map(({ key }) => key)).toEqual(['+3:0', '7:0', '+3:1']));
});
