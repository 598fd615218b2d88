/** Who stands where on a podium. */
import type { Outcome } from '../lib/protocol';

export interface Place {
  place: number; // from 1
  seats: number[];
}

const STEPS = 4;

/** The winners first, then the others by their points, those with the same ones together; the last step takes all who are left. */
export function placesOf({ winners, scores }: Pick<Outcome, 'winners' | 'scores'>): Place[] {
  const rest = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat)).sort((a, b) => scores[b]! - scores[a]!);
  const groups: number[][] = winners.length ? [[...winners]] : [];
  for (const seat of rest) {
    const last = groups.at(-1);
    const same = last && !winners.includes(last[0]!) && scores[last[0]!] === scores[seat];
    if (last && (same || groups.length === STEPS)) last.push(seat);
    else groups.push([seat]);
  }
  return groups.map((seats, i) => ({ place: i + 1, seats }));
}
