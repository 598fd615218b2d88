/** The receipts that this browser keeps of the deals it saw; the oldest are forgotten. */
import type { Receipt } from './fairness';

const LIST = 'receipts';
const KEPT = 40;
const at = (code: string, number: number, guest: number | null) => `receipt:${code}:${number}:${guest ?? ''}`;

export interface Shelf {
  get(code: string, number: number, guest: number | null): Receipt | null;
  put(receipt: Receipt): void;
}

function read(key: string): Receipt | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Receipt | null;
  } catch {
    return null;
  }
}

const listed = (): string[] => (localStorage.getItem(LIST) ?? '').split('\n').filter(Boolean);

export const shelf: Shelf = {
  get: (code, number, guest) => read(at(code, number, guest)),

  put(receipt) {
    const key = at(receipt.code, receipt.number, receipt.guest);
    const keys = [...listed().filter((other) => other !== key), key];
    for (const old of keys.splice(0, keys.length - KEPT)) localStorage.removeItem(old);
    try {
      localStorage.setItem(key, JSON.stringify(receipt));
      localStorage.setItem(LIST, keys.join('\n'));
    } catch {
      // The browser has no room: this page still has it in mind.
    }
  },
};

/** What this browser knows of a match, whoever looked: somebody who played rather than somebody who watched. */
export function receiptOf(code: string, number: number): Receipt | null {
  const found = listed().filter((key) => key.startsWith(`receipt:${code}:${number}:`)).map(read);
  return found.find((receipt) => receipt?.share) ?? found.find((receipt) => receipt) ?? null;
}
