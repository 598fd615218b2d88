/** Where the reader is in the house: six kinds of pages, told by the path. */
export type Place =
  | { page: 'door' }
  | { page: 'puzzle'; day: string | null } // null: today
  | { page: 'table' | 'tv' | 'evening'; code: string }
  | { page: 'replay'; code: string; match: number };

function read(path: string): Place {
  const puzzle = /^\/puzzle(?:\/(\d{4}-\d\d-\d\d))?\/?$/.exec(path);
  if (puzzle) return { page: 'puzzle', day: puzzle[1] ?? null };
  const [, code, rest, number] = /^\/t\/([A-Za-z]{6}(?:[A-Za-z]{2})?)(?:\/(tv|replay|evening)(?:\/(\d+))?)?\/?$/.exec(path) ?? [];
  if (!code) return { page: 'door' };
  if (rest === 'replay') return { page: 'replay', code: code.toUpperCase(), match: Number(number ?? 1) };
  return { page: rest === 'tv' || rest === 'evening' ? rest : 'table', code: code.toUpperCase() };
}

let place: Place = $state.raw(read(location.pathname));
addEventListener('popstate', () => (place = read(location.pathname)));

export const here = (): Place => place;

export function go(path: string): void {
  history.pushState(null, '', path);
  place = read(location.pathname);
  scrollTo(0, 0);
}

/** Follow links of the house without loading the page again: `<a href="/…" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute('href')!);
}
