/** The keys to one's seats: a secret token a table, kept by this browser alone. */
const NAME = (code: string) => `key:${code.toUpperCase()}`;

export const keyOf = (code: string): string | null => localStorage.getItem(NAME(code));
export const keep = (code: string, token: string): void => localStorage.setItem(NAME(code), token);
/** The tables that this browser has keys to. */
export const keptCodes = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith('key:')).map((name) => name.slice(4));
export function forget(code: string): void {
  localStorage.removeItem(NAME(code));
  keepRecovery(code, null);
}

/** The code by which one's seat can be taken to another device, and its QR code: shown again by the device that asked for it. */
export type Recovery = { code: string; qr: string };
const RECOVERY = (code: string) => `recovery:${code.toUpperCase()}`;

export function recoveryOf(code: string): Recovery | null {
  const kept = localStorage.getItem(RECOVERY(code));
  return kept ? (JSON.parse(kept) as Recovery) : null;
}

export function keepRecovery(code: string, recovery: Recovery | null): void {
  if (recovery) localStorage.setItem(RECOVERY(code), JSON.stringify(recovery));
  else localStorage.removeItem(RECOVERY(code));
}

/** Ask for something that is given once; asked again, because the answer was lost on its way, a house knows by this number that it is the same device. */
export async function once<T>(what: string, ask: (number: string) => Promise<T>): Promise<T> {
  const name = `once:${what.toUpperCase().replace(/[^A-Z]/g, '')}`;
  const number = localStorage.getItem(name) ?? crypto.getRandomValues(new Uint32Array(5)).join('-');
  localStorage.setItem(name, number);
  const answer = await ask(number);
  localStorage.removeItem(name);
  return answer;
}

/** A recovery code that a link brought behind its `#`; it is taken off the address. */
export function takeRecovery(): string | null {
  const [, typed] = /^#take=([A-Za-z]+)$/.exec(location.hash) ?? [];
  if (!typed) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return typed;
}

/**
 * A personal link brings its key behind the `#`, where no server sees it; it is taken off the address. Where this browser has another key
 * already, the new one is only given back: somebody may want to lure the reader into another's chair, so he is asked.
 */
export function takeFromAddress(code: string): string | null {
  const token = location.hash.slice(1);
  if (!token) return null;
  history.replaceState(null, '', location.pathname + location.search);
  const own = keyOf(code);
  if (own !== null && own !== token) return token;
  keep(code, token);
  return null;
}

/** The link by which this seat can be taken over on another device. */
export const personalLink = (code: string): string => `${location.origin}/t/${code}#${keyOf(code) ?? ''}`;
export const inviteLink = (code: string): string => `${location.origin}/t/${code}`;
