/** Lügen: how its view is laid out to be seen. No rules: those are the house's. */
import type { Showdown, View as LuegenView } from '../../generated/views/luegen';

export type { GameEvent, Options, Showdown, View as LuegenView } from '../../generated/views/luegen';

export interface Bid {
  count: number;
  face: number;
}

export const FACES = [1, 2, 3, 4, 5, 6];

export function bidOf(move: string): Bid | null {
  const [, count, face] = /^(\d+)x(\d)$/.exec(move) ?? [];
  return count && face ? { count: Number(count), face: Number(face) } : null;
}

export const moveOf = ({ count, face }: Bid): string => `${count}x${face}`;

/** The bids among the moves: for every face its counts, rising. */
export function wheelOf(moves: string[]): Map<number, number[]> {
  const wheel = new Map<number, number[]>();
  for (const bid of moves.map(bidOf)) if (bid) wheel.set(bid.face, [...(wheel.get(bid.face) ?? []), bid.count]);
  for (const counts of wheel.values()) counts.sort((a, b) => a - b);
  return wheel;
}

/** The count on offer that is nearest to the wanted one. */
export const nearest = (counts: number[], wanted: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best), counts[0] ?? 0);

/** All six faces in one hand. */
export const isRow = (dice: number[]): boolean => dice.length === 6 && FACES.every((face) => dice.includes(face));

/** How many dice of a hand show a face, and how many are wild for it. */
export function held(dice: number[], face: number, wild: number): { plain: number; wild: number } {
  const showing = (value: number) => dice.filter((die) => die === value).length;
  return { plain: showing(face), wild: wild && wild !== face ? showing(wild) : 0 };
}

export interface Counted {
  seat: number;
  hits: number[]; // which of his dice count
  straight: boolean;
  worth: number;
}

/**
 * Hand by hand, what each adds to the house's count. If the dice alone do not add up to it, hands with all
 * six faces were straights, and what is missing is theirs.
 */
export function countedOf({ dice, bid, count }: Showdown, wild: number): Counted[] {
  const { face } = bidOf(bid)!;
  const hands = dice.flatMap((hand, seat): Counted[] => {
    const hits = hand.flatMap((die, i) => (die === face || (wild && die === wild) ? [i] : []));
    return hand.length ? [{ seat, hits, straight: false, worth: hits.length }] : [];
  });
  const missing = count - hands.reduce((sum, { worth }) => sum + worth, 0);
  const rows = hands.filter(({ seat }) => isRow(dice[seat]!));
  if (missing === 0 || rows.length === 0) return hands;
  for (const row of rows) Object.assign(row, { straight: true, hits: [0, 1, 2, 3, 4, 5], worth: row.worth + missing / rows.length });
  return hands;
}

/** In which order the cups go up: who has most to the count decides, and is the last. */
export const lifting = (hands: Counted[]): number[] => hands.toSorted((a, b) => a.worth - b.worth).map(({ seat }) => seat);

const AROUND = { frame: 28, told: 137, name: 42, sides: 26, rows: 2.45, dice: 3, least: 102 }; // pixels; `rows` and `dice` of them
const SMALLEST = 22;
const LARGEST = 60;

/** How many hands of a showdown stand side by side, and how large their dice are, so that all are as large as there is room. */
export function spread(hands: number, wide: number, high: number): { across: number; size: number } {
  const width = wide - AROUND.frame;
  const most = Math.max(1, Math.min(hands, Math.floor(width / AROUND.least)));
  const fits = Array.from({ length: most }, (_, i) => {
    const across = i + 1;
    const each = (high - AROUND.frame - AROUND.told) / Math.ceil(hands / across);
    return { across, size: Math.min((width / across - AROUND.sides) / AROUND.dice, (each - AROUND.name) / AROUND.rows) };
  });
  const best = fits.reduce((a, b) => (b.size > a.size ? b : a));
  const rows = Math.ceil(hands / (best.size < SMALLEST ? most : best.across)); // a crowd is scrolled, but as little as can be
  return { across: Math.ceil(hands / rows), size: Math.max(SMALLEST, Math.min(LARGEST, best.size)) };
}

const FINE = 180;

/** Places at equal distances around a table that is `stretch` times as wide as high, as [x, y] from -1 to 1; from the top, or along an arc in degrees. */
export function around(many: number, arc?: [number, number], stretch = 2.5): [number, number][] {
  const [from, to] = arc ?? [-90, 270];
  const points = Array.from({ length: FINE + 1 }, (_, i): [number, number] => {
    const angle = ((from + ((to - from) * i) / FINE) * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  });
  let walked = 0;
  const way = points.map(([x, y], i) => {
    const [a, b] = points[Math.max(0, i - 1)]!;
    return (walked += Math.hypot((x - a) * stretch, y - b));
  });
  const at = (part: number) => points[way.findIndex((length) => length >= part * walked - 1e-9)]!;
  return Array.from({ length: many }, (_, i) => at(!arc ? i / many : many === 1 ? 0.5 : i / (many - 1)));
}

/** Where each beer mat lies: a seat, or the middle (-1). */
export const MIDDLE = -1;

/** Mats keep their identity when they wander, so that one can see them go. */
export function wander(places: number[], view: Pick<LuegenView, 'middle' | 'mats'>): number[] {
  const due = new Map([[MIDDLE, view.middle], ...view.mats.map((mats, seat): [number, number] => [seat, mats])]);
  const all = [...due.values()].reduce((sum, mats) => sum + mats, 0);
  const take = (place: number): boolean => {
    const left = due.get(place) ?? 0;
    due.set(place, left - 1);
    return left > 0;
  };
  const kept = Array.from({ length: all }, (_, mat) => {
    const place = places[mat];
    return place !== undefined && take(place) ? place : null;
  });
  return kept.map((place) => place ?? [...due].find(([to]) => take(to))?.[0] ?? MIDDLE);
}
