/** The tables that this browser has keys to, and which of them waits for its reader. */
import { mine, Refusal } from './house';
import { forget, keptCodes } from './keys';
import { inOrder } from './order';
import type { Mine } from './protocol';

const MOST = 24; // tables that are asked about at once
const GONE = ['missing', 'forbidden']; // the table is not there any more, or the key is none of its keys

/** All of them, as they are now. Keys that open nothing any more are thrown away. */
export async function myTables(): Promise<Mine[]> {
  const found = await Promise.all(keptCodes().slice(0, MOST).map((code) => mine(code).catch((error: unknown) => {
    if (error instanceof Refusal && GONE.includes(error.code)) forget(code);
    return null;
  })));
  return inOrder(found.filter((table) => table !== null));
}

/** The number on the icon of the installed page: tables where it is the reader's turn. */
export function badge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // it is not installed
}
