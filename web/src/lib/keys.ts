/** The keys to one's seats: a secret token a table, kept by this browser alone. */
const NAME = (code: string) => `key:${code.toUpperCase()}`;

export const keyOf = (code: string): string | null => localStorage.getItem(NAME(code));
export const keep = (code: string, token: string): void => localStorage.setItem(NAME(code), token);
export const forget = (code: string): void => localStorage.removeItem(NAME(code));

/** A personal link brings its key behind the `#`, where no server sees it; it is taken off the address. */
export function takeFromAddress(code: string): void {
  const token = location.hash.slice(1);
  if (!token) return;
  keep(code, token);
  history.replaceState(null, '', location.pathname + location.search);
}

/** The link by which this seat can be taken over on another device. */
export const personalLink = (code: string): string => `${location.origin}/t/${code}#${keyOf(code) ?? ''}`;
export const inviteLink = (code: string): string => `${location.origin}/t/${code}`;
