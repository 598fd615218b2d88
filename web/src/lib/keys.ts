/** The keys to one's seats: a secret token a table, kept by this browser alone. */
const NAME = (code: string) => `key:${code.toUpperCase()}`;

export const keyOf = (code: string): string | null => localStorage.getItem(NAME(code));
export const keep = (code: string, token: string): void => localStorage.setItem(NAME(code), token);
export const forget = (code: string): void => localStorage.removeItem(NAME(code));

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
