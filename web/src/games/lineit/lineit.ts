/** Line-it: how its lines are read, and what stands printed on its cards. */
import type { SuitName } from '$lib/pieces/suits';
import type { View as LineitView } from '../../generated/views/lineit';

export type { GameEvent, Options, View as LineitView } from '../../generated/views/lineit';

const PRINTED: SuitName[] = ['red', 'blue', 'green', 'yellow'];

export const isBet = (card: string): boolean => card.startsWith('+');

/** The colour a card is printed in; bets have none. */
export const suitOf = (card: string): SuitName | null => (isBet(card) ? null : PRINTED[(Number(card) - 1) % 4]!);

export const numbersOf = (line: string[]): string[] => line.filter((card) => !isBet(card));

/** Where a line runs, as anybody sees it: `open` while it has not two numbers. */
export function wayOf(line: string[]): 'rises' | 'falls' | 'open' {
  const numbers = numbersOf(line).map(Number);
  if (numbers.length < 2) return 'open';
  return numbers[1]! > numbers[0]! ? 'rises' : 'falls';
}

/** The bet in a line, and how many numbers follow it. */
export function betOf(line: string[]): { value: number; after: number } | null {
  const place = line.findIndex(isBet);
  return place < 0 ? null : { value: Number(line[place]), after: line.length - place - 1 };
}

/** How many cards a seat holds, shown or not. */
export const heldBy = (view: LineitView, seat: number): number => view.hands[seat]?.length ?? view.held?.[seat] ?? 0;

/** Cards with keys that last: a number is there once, alike bets are told apart by their order. */
export function keyed(cards: string[]): { card: string; key: string }[] {
  return cards.map((card, i) => ({ card, key: `${card}:${cards.slice(0, i).filter((other) => other === card).length}` }));
}
