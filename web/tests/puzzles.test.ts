import { beforeEach, expect, test, vi } from 'vitest';
import { answers, dayBefore, dayOf, remember, streak } from '../src/lib/puzzles';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test('days are those of the calendar, across months, years and changed clocks', () => {
  expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2026-03-30')).toBe('2026-03-29');
});

test('a streak goes on while the puzzle of today is open, and ends with a wrong answer', () => {
  const right = { move: 'liar', right: true };
  const wrong = { move: '7x5', right: false };
  expect(streak({}, '2026-11-18')).toBe(0);
  expect(streak({ '2026-11-17': right, '2026-11-16': right }, '2026-11-18')).toBe(2);
  expect(streak({ '2026-11-18': right, '2026-11-17': right }, '2026-11-18')).toBe(2);
  expect(streak({ '2026-11-18': wrong, '2026-11-17': right }, '2026-11-18')).toBe(0);
  expect(streak({ '2026-11-16': right }, '2026-11-18')).toBe(0);
});

test('the first answer of a day counts, and what cannot be read is nothing', () => {
  remember('2026-11-18', 'liar', false);
  remember('2026-11-18', '7x5', true);
  expect(answers()).toEqual({ '2026-11-18': { move: 'liar', right: false } });
  localStorage.setItem('puzzles', '{');
  expect(answers()).toEqual({});
});
