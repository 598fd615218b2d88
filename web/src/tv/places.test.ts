import { expect, test } from 'vitest';
import { placesOf } from './places';

test('winners stand highest, others by their points', () => {
  expect(placesOf({ winners: [2], scores: [5, 9, 12, 9] })).toEqual([
    { place: 1, seats: [2] },
    { place: 2, seats: [1, 3] },
    { place: 3, seats: [0] },
  ]);
});

test('who won with fewer points still stands first', () => {
  expect(placesOf({ winners: [0], scores: [0, 3] }).map(({ seats }) => seats)).toEqual([[0], [1]]);
});

test('a crowd finds room on the last step', () => {
  const places = placesOf({ winners: [0, 1], scores: Array.from({ length: 9 }, (_, seat) => seat) });
  expect(places).toHaveLength(4);
  expect(places.flatMap(({ seats }) => seats).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
