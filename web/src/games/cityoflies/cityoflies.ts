/** City of Lies: how its moves fall into cards and targets. */
import type { Laid, Noted } from '../../generated/views/cityoflies';

export type { GameEvent, Options, View as CityView } from '../../generated/views/cityoflies';

export type Evidence = keyof Laid;
export type Note = keyof Noted;
export const EVIDENCE: Evidence[] = ['sure', 'double', 'hidden', 'false'];
export const NOTES: Note[] = ['+1', '+2', 'false'];

export interface Pile {
  card: string;
  count: number;
}

/** Equal cards in one pile each, in the order in which they come. */
export function piles(cards: string[]): Pile[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

const HANDLING = new Set(['give', 'discard', 'show']); // moves that name a card of the hand after the verb
const PLAIN = new Set(['allow', 'block', 'draw', 'bury', 'enough', 'name', 'random']); // moves without a card of the hand

/** The card of the hand that a move begins with; null if it needs none. */
export function cardOf(move: string): string | null {
  const [verb, card] = move.split(' ');
  if (PLAIN.has(verb!)) return null;
  return HANDLING.has(verb!) ? card! : verb!;
}

export interface Target {
  player: number | null; // null: nobody is aimed at
  choices: { move: string; evidence: Evidence | null }[];
}

/** What a chosen card can be aimed at, a line a player. */
export function targets(moves: string[], card: string): Target[] {
  const lines = new Map<number | null, Target>();
  for (const move of moves.filter((each) => cardOf(each) === card)) {
    const [verb, at, evidence] = move.split(' ');
    const player = HANDLING.has(verb!) || at === undefined ? null : Number(at);
    if (!lines.has(player)) lines.set(player, { player, choices: [] });
    lines.get(player)!.choices.push({ move, evidence: (evidence as Evidence | undefined) ?? null });
  }
  return [...lines.values()];
}

/** The cards of another's hand that a trap may take by name. */
export function namesOf(moves: string[]): { move: string; card: string }[] {
  return moves.filter((move) => move.startsWith('name ')).map((move) => ({ move, card: move.split(' ')[1]! }));
}

/** A move to ask the house about, for a card that cannot be played. */
export function tryOut(card: string, other: number): string {
  if (card === 'block' || card === 'sure' || card === 'double' || card === 'hidden') return card;
  return card === 'forge' || card === 'confiscate' ? `${card} ${other} sure` : `${card} ${other}`;
}
