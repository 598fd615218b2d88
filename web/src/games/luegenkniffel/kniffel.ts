/** Lügen-Kniffel: how its view is laid out to be seen. No rules: those are the house's. */
import type { Card } from '../../generated/views/luegenkniffel';

export type { Card, GameEvent, Reveal, View as KniffelView } from '../../generated/views/luegenkniffel';

export const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
export const LOWER = ['three', 'four', 'fullhouse', 'small', 'large', 'kniffel', 'chance'];
export const COMBINATIONS = [...UPPER, ...LOWER];
export const NUMBERED = [...UPPER, 'three', 'four', 'chance']; // announced with a number

/** The face that an upper combination is about; 0 for the lower ones. */
export const faceOf = (combination: string): number => UPPER.indexOf(combination) + 1;

export interface Said {
  combination: string;
  number: number | null; // of dice, or the total
}

export function saidOf(words: string): Said {
  const [combination = '', number] = words.split(' ');
  return { combination, number: number ? Number(number) : null };
}

/** As the texts want it: `said-words`. */
export function saidDetails(words: string): Record<string, unknown> {
  const { combination, number } = saidOf(words);
  return { combination, dice: number ?? 0, points: number ?? 0 };
}

/** The announcements among the moves: for every combination its numbers, rising; [] if it has none. */
export function announcements(moves: string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const move of moves) {
    if (!move.startsWith('say ')) continue;
    const { combination, number } = saidOf(move.slice(4));
    found.set(combination, [...(found.get(combination) ?? []), ...(number === null ? [] : [number])]);
  }
  return found;
}

export const sayMove = (combination: string, number: number | null): string =>
  number === null ? `say ${combination}` : `say ${combination} ${number}`;

/** What leaves these dice lying, as the notation writes it. */
export const keepMove = (faces: number[]): string => ['keep', ...faces.toSorted((a, b) => a - b)].join(' ');

/** The number that the dice themselves suggest, if it is on offer: else the nearest. */
export function suggested(combination: string, numbers: number[], dice: number[]): number | null {
  const face = faceOf(combination);
  const shown = face ? dice.filter((die) => die === face).length : dice.reduce((sum, die) => sum + die, 0);
  return numbers.reduce<number | null>(
    (best, number) => (best === null || Math.abs(number - shown) < Math.abs(best - shown) ? number : best),
    null,
  );
}

export interface OwnDie {
  value: number;
  lying: boolean;
}

/** One's dice, those that lie first. */
export function ownDice(dice: number[], lying: number[]): OwnDie[] {
  const rest = [...dice];
  for (const face of lying) rest.splice(rest.indexOf(face), 1);
  return [...lying.map((value) => ({ value, lying: true })), ...rest.map((value) => ({ value, lying: false }))];
}

/** Whether a field of a card was just written or struck. */
export function isFresh(before: Card | undefined, now: Card, combination: string): boolean {
  if (!before) return false;
  return before.points[combination] !== now.points[combination] || before.lies[combination] !== now.lies[combination];
}
