import { expect, test } from 'vitest';
import { asCode, isCode, spelled } from '../src/lib/codes';

test('a code is read however it was typed', () => {
  for (const typed of ['kmrtxbwq', 'KMRT XBWQ', ' kmrt-xbwq', 'k m r t x b w q']) expect(asCode(typed)).toBe('KMRTXBWQ');
});

test('codes have eight letters, or six at older tables', () => {
  expect(['KMRTXBWQ', 'KMRTXB', 'KMRTXBW', 'KMRTX', 'KMRTXBWQZ', 'KMRTX1'].map(isCode)).toEqual([true, true, false, false, false, false]);
});

test('a code is shown in two halves, and can be typed as it is shown', () => {
  expect(spelled('KMRTXBWQ')).toBe('KMRT XBWQ');
  expect(spelled('KMRTXB')).toBe('KMRTXB');
  expect(asCode(spelled('KMRTXBWQ'))).toBe('KMRTXBWQ');
});
