/**
 * Was chance fair? The check of a match against what this device itself saw of it: see docs/fairness.md.
 *
 * The house's own check, `bluffhouse verify`, is in core/deal.py and core/receipt.py. What is found wrong has the
 * same name in both: `fair-fault-…` says it in words.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Deal, Options } from './protocol';

export type ByGuest = Record<string, string>;
export type Seats = (number | null)[];

/** What lay on the table at a moment. */
interface Laid {
  seats: Seats;
  game: string;
  options: Options;
}

/** What a device saw first, of each thing: the same in a file that `bluffhouse verify --receipt` reads. */
export interface Receipt {
  is: 'receipt';
  format: 1;
  code: string;
  number: number;
  guest: number | null; // null: somebody who only watches
  seal: string;
  share: string | null; // its own
  given: boolean; // the house has acknowledged the share
  anew: boolean; // the house has sealed or called the same match once more
  called: (Laid & { pledges: ByGuest }) | null; // no pledge was taken any more
  begun: (Laid & { shares: ByGuest; commitment: string }) | null;
  seen: Record<string, string>; // digests of views, by moves played
}

/** What the house says of a match; seed and its own part when it is over. */
export interface Proof {
  code: string;
  deal: Deal | null;
  commitment: string;
  seed?: string;
  house?: string;
}

export type Fault = 'seal' | 'anew' | 'pledge' | 'shares' | 'mine' | 'seed' | 'commitment' | 'table';

/** BLAKE2b personalisation is 16 bytes, filled with zeros (as in core/seeds.py). */
const PROMISE = utf8ToBytes('bluffhouse seed\0');

export function commitmentOf(seed: string): string {
  return bytesToHex(blake2b(utf8ToBytes(seed), { dkLen: 32, personalization: PROMISE }));
}

const hash = (...lines: (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));

export const sealOf = (code: string, number: number, house: string): string => hash('bluffhouse seal', code, number, house);

export const pledgeOf = (code: string, number: number, seal: string, guest: number | string, share: string): string =>
  hash('bluffhouse pledge', code, number, seal, guest, share);

export function seedOf(house: string, shares: ByGuest): string {
  const guests = Object.keys(shares).sort((a, b) => Number(a) - Number(b));
  return `b:${hash('bluffhouse deal', house, ...guests.map((guest) => `${guest} ${shares[guest]}`))}`;
}

/** JSON with sorted keys and no spaces: the same of the same things. */
export function plain(thing: unknown): string {
  if (Array.isArray(thing)) return `[${thing.map(plain).join()}]`;
  if (thing === null || typeof thing !== 'object') return JSON.stringify(thing);
  const entries = Object.entries(thing).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${plain(value)}`).join()}}`;
}

/** A short hash of a view. */
export const digest = (view: unknown): string => bytesToHex(sha256(utf8ToBytes(plain(view)))).slice(0, 32);

export const same = (a: unknown, b: unknown): boolean => plain(a) === plain(b);
const isHex = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
const areShares = (shares: ByGuest): boolean => Object.entries(shares).every(([guest, share]) => /^\d{1,7}$/.test(guest) && isHex(share));

/** Who pledged a share and did not tell it. */
export const withheld = (deal: Deal): string[] => Object.keys(deal.pledges ?? {}).filter((guest) => !(guest in (deal.shares ?? {})));

/** Whether this device has made the chance of the match, too. */
export const isPartOf = (receipt: Receipt, deal: Deal): boolean =>
  receipt.share !== null && deal.shares?.[String(receipt.guest)] === receipt.share;

/** What is wrong with a match: by its own words, and by the receipt, if this device has one. */
export function faultsOf(proof: Proof, receipt: Receipt | null): Fault[] {
  const found = new Set<Fault>();
  if (proof.seed !== undefined && commitmentOf(proof.seed) !== proof.commitment) found.add('commitment');
  if (proof.deal) for (const fault of ofDeal(proof, proof.deal)) found.add(fault);
  if (receipt) for (const fault of byReceipt(proof, receipt)) found.add(fault);
  return [...found];
}

function* ofDeal({ code, seed, house }: Proof, deal: Deal): Generator<Fault> {
  const { number, seal, pledges = {}, shares = {}, seats } = deal;
  const sat = new Set((seats ?? []).map(String));
  const kept = ([guest, share]: [string, string]) => pledgeOf(code, number, seal, guest, share) === pledges[guest];
  if (!areShares(shares) || !Object.entries(shares).every(kept) || !Object.keys(pledges).every((guest) => sat.has(guest))) yield 'pledge';
  if (seed === undefined) return; // it is still played
  if (!house || !isHex(house) || sealOf(code, number, house) !== seal) yield 'seal';
  if (seedOf(house ?? '', shares) !== seed) yield 'seed';
}

function* byReceipt({ deal, commitment }: Proof, receipt: Receipt): Generator<Fault> {
  const { called, begun } = receipt;
  if (!deal || deal.seal !== receipt.seal) yield 'seal';
  if (receipt.anew || (called && !same(called.pledges, deal?.pledges ?? {}))) yield 'anew';
  if (begun && !same(begun.shares, deal?.shares ?? {})) yield 'shares';
  if (receipt.given && !(deal && isPartOf(receipt, deal))) yield 'mine';
  if (begun && begun.commitment !== commitment) yield 'commitment';
  if (called && begun && !satStill(called, begun)) yield 'table';
}

/** Whether nobody changed places, and no rule, once shares were known: a bot may follow who has left, a newcomer a bot. */
function satStill(was: Laid, now: Laid): boolean {
  if (was.game !== now.game || !same(was.options, now.options) || was.seats.length !== now.seats.length) return false;
  return was.seats.every((before, seat) => {
    const after = now.seats[seat] ?? null;
    return after === before || after === null || (before === null && !was.seats.includes(after));
  });
}
