/** The house over HTTP: tables, games, replays. */
import { habits } from './habits.svelte';
import { keyOf } from './keys';
import type {
  Acts, DailyPuzzle, Evening, Facts, GameInfo, Hints, Label, Lang, LobbyEntry, MatchEntry, Mine, NewGuest, NewLesson, NewTable, Options,
  Problem, PushKey, Recovery, Replay, Reviewed, Spoken, State, Subscribed, Subscription,
  TableInfo, Welcome, Why,
} from './protocol';

interface Sat {
  names: string[];
  avatars?: string[]; // of people; empty for bots
  bots?: (string | null)[]; // neither is in old records
}

const NOT_YET = 202; // it is being made: ask again after a moment

/** A request that was refused, or never reached the house (`why` is null). */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'offline',
    readonly why: Why | null,
  ) {
    super(why?.text ?? code);
  }
}

async function ask<T>(path: string, code?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': habits.lang };
  const token = code && keyOf(code);
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal('offline', null);
  });
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && answer.status !== NOT_YET) return told as T;
  const problem = told as Problem | null;
  throw new Refusal(problem?.code ?? 'bad', problem?.why ?? null);
}

let shelf: Promise<GameInfo[]> | null = null;

/** The games, asked for once. */
export function games(): Promise<GameInfo[]> {
  shelf ??= ask<GameInfo[]>('/games');
  shelf.catch(() => (shelf = null));
  return shelf;
}

/** Everything a game says, of which the pages know nothing. */
export async function textsOf(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts?lang=${lang}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

export const openTable = (table: NewTable) => ask<Welcome>('/tables', undefined, table);
export const openLesson = (lesson: NewLesson) => ask<Welcome>('/lessons', undefined, lesson);
export const hintsSince = (code: string, since: number) => ask<Hints>(`/tables/${code}/lesson?since=${since}`, code);
export const join = (code: string, guest: NewGuest) => ask<Welcome>(`/tables/${code}/guests`, undefined, guest);
export const tableInfo = (code: string) => ask<TableInfo>(`/tables/${code}`, code);
export const acts = (code: string) => ask<Acts>(`/tables/${code}/acts`, code);
export const mine = (code: string) => ask<Mine>(`/tables/${code}/mine`, code);
export const newRecovery = (code: string, on = true) => ask<Recovery>(`/tables/${code}/recovery`, code, { on });
export const recover = (code: string, typed: string, once: string) => ask<Welcome>(`/tables/${code}/recover`, undefined, { code: typed, once });
export const pushKey = () => ask<PushKey>('/push');
export const subscribe = (code: string, device: Subscription) => ask<Subscribed>(`/tables/${code}/push`, code, device);
export const evening = (code: string) => ask<Evening>(`/tables/${code}/evening`, code);
export const lobby = () => ask<LobbyEntry[]>('/tables');
export const matches = (code: string) => ask<MatchEntry[]>(`/tables/${code}/matches`, code);

export function replay(code: string, match: number, seat: number | null): Promise<Replay> {
  const query = seat === null ? '' : `?seat=${seat}`;
  return ask<Replay>(`/tables/${code}/matches/${match}/replay${query}`, code);
}

/** What stood out in a match: keys of texts with their arguments. */
export const facts = (code: string, match: number) => ask<Facts>(`/tables/${code}/matches/${match}/facts`, code);

export const review = (code: string, match: number) => ask<Reviewed>(`/tables/${code}/matches/${match}/review`, code);

/** The puzzle of a day: it comes from a file of the house, and from no table. */
export const dailyPuzzle = (day: string, lang: Lang) => ask<DailyPuzzle>(`/puzzles?date=${day}&lang=${lang}`);

/** What every move of a game with these options is called. */
export function labels(game: string, options: Options): Promise<Record<string, Label>> {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return ask<{ labels: Record<string, Label> }>(`/games/${game}/labels?${query}`).then((told) => told.labels);
}

export const stateOf = (code: string) => ask<State>(`/tables/${code}/state`, code);

/** The table in words, as this guest sees it: the description that the terminal gives, too. */
export const described = (code: string, lang: Lang) => ask<Spoken>(`/tables/${code}/spoken?lang=${lang}`, code);

const recorded = (code: string, match: number) => `/tables/${code}/matches/${match}/record`;
export const recordPath = (code: string, match: number) => `/api${recorded(code, match)}`;

/** Who sat where when a match ended, by its record. */
export const whoSat = (code: string, match: number) => ask<Sat>(recorded(code, match), code);
export const qrPath = (code: string) => `/api/tables/${code}/qr.svg`;

export function socketAddress(code: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${code}/socket`;
}
