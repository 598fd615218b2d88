/** The Lie Zie: how its cards are read, and how neighbours of a hand are picked. */
import type { SuitName } from '$lib/pieces/suits';
import type { Telling } from '$lib/skin';
import type { GameEvent, View as LiezieView } from '../../generated/views/liezie';

export type { GameEvent, Options, View as LiezieView } from '../../generated/views/liezie';

/** A side of a card, such as r3. */
export type Side = string;

const COLOURS: Record<string, SuitName> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' };

export const suitOf = (side: Side): SuitName => COLOURS[side[0]!]!;
export const markOf = (side: Side): string => side[1]!;
export const wordsOf = (side: Side) => ({ colour: side[0], number: Number(side[1]) });

/** Front and back of a card; where only the back is known the front is null. */
export function sidesOf(card: string): { front: Side | null; back: Side } {
  const [first, second] = card.split('|') as [string, string?];
  return second ? { front: first, back: second } : { front: null, back: first };
}

/** Neighbours in a hand: where they begin (from 1), and how many they are. */
export interface Run {
  first: number;
  count: number;
}

export const runsOf = (moves: string[]): Run[] =>
  moves.filter((move) => move.startsWith('play ')).map((move) => {
    const [, first, count] = move.split(' ');
    return { first: Number(first), count: Number(count) };
  });

export const moveOf = ({ first, count }: Run): string => `play ${first} ${count}`;
export const holds = ({ first, count }: Run, place: number): boolean => place >= first && place < first + count;

/**
 * What is picked after a tap on a place of the hand. A neighbour joins what is picked if they can be played together;
 * a second tap on the first card lets go; any other begins anew. Undefined: nothing that can be played has this card.
 */
export function tapped(runs: Run[], picked: Run | null, place: number): Run | null | undefined {
  if (picked?.first === place) return null;
  const shortest = (fits: (run: Run) => boolean): Run | undefined =>
    runs.filter(fits).sort((one, other) => one.count - other.count)[0];
  if (picked && (place === picked.first - 1 || place === picked.first + picked.count)) {
    const both = (run: Run) => holds(run, place) && holds(run, picked.first) && holds(run, picked.first + picked.count - 1);
    const joined = shortest((run) => both(run) && run.first === Math.min(place, picked.first)) ?? shortest(both);
    if (joined) return joined;
  }
  return shortest((run) => run.first === place) ?? shortest((run) => holds(run, place));
}

type Tale = Telling<LiezieView, GameEvent>;

const RESULT = 2; // beats

/** Whether all prizes lie open. */
export const allTurned = ({ beat, beats }: Tale): boolean => beat >= beats - RESULT;

/** The table while something is told: what was played last lies there, and in the end prizes are turned one by one. */
export function asTold(view: LiezieView, telling: Tale): LiezieView {
  if (telling.outcome) {
    const turned = (cards: string[]) => cards.map((card, i) => (i < telling.beat ? card : sidesOf(card).back));
    return { ...telling.view, prizes: telling.view.prizes.map(turned) };
  }
  const laid = telling.events.find((told) => told.event === 'lead' || told.event === 'beat');
  if (!laid) return view;
  const cards = [...laid.number].map((digit) => laid.colour + digit);
  const number = Number(laid.number);
  return { ...view, led: laid.colour, number, best: laid.player, plays: [...view.plays, { player: laid.player, cards, number }] };
}
