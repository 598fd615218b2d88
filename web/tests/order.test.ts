import { expect, test } from 'vitest';
import { inOrder } from '../src/lib/order';
import type { Mine } from '../src/lib/protocol';

const table = (code: string, state: Mine['state'], turn = false): Mine => ({ code, game: 'g', state, lesson: false, seat: 0, turn, people: [] });

test('where it is my turn comes first, then what is played; closed tables are not listed', () => {
  const found = inOrder([
    table('A', 'over'), table('B', 'waiting'), table('C', 'playing'), table('D', 'closed'), table('E', 'playing', true), table('F', 'paused'),
  ]);
  expect(found.map(({ code }) => code).join('')).toBe('ECFBA');
});
