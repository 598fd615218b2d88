/** The words of the house in the reader's language, from the Fluent files that the server uses as well. */
import { house, rooms } from 'virtual:all-texts';
import { habits } from './habits.svelte';
import { games, Refusal, textsOf } from './house';
import { byPlace } from './places';
import type { Lang } from './protocol';
import { Words, type Arguments } from './wording';

export { named, Words, type Arguments } from './wording';
export type Part = 'learn' | '@puzzle'; // of the game; with @, of the house

interface Loaded {
  words: Words;
  games: Record<string, Words>; // what the door says of each
  untaught: string[]; // guests without a lesson
}

let current: Loaded | null = $state.raw(null);

/** Load the house's words in the language of the habits, and again when that changes. */
export async function speak(lang: Lang): Promise<void> {
  const { default: source, door } = await house[lang]!();
  const rooms = Object.fromEntries(Object.entries(door!).map(([game, text]) => [game, new Words(lang, [text])]));
  if (habits.lang === lang) current = { words: new Words(lang, [source]), games: rooms, untaught: [] };
  void hearGuests(lang).catch(() => {}); // the house's own games are there without them
}

/** Games that were installed after the pages were built: the house says their words itself. */
async function hearGuests(lang: Lang): Promise<void> {
  const guests = (await games()).filter(({ id }) => !(`${lang}/${id}` in rooms));
  for (const { id, lesson } of guests) {
    const words = new Words(lang, [await textsOf(id, lang)]);
    if (!current || habits.lang !== lang) return;
    current = { ...current, games: { ...current.games, [id]: words }, untaught: lesson ? current.untaught : [...current.untaught, id] };
  }
}

export const spoken = (): boolean => current !== null;

/** A text of the house. */
export const say = (key: string, details?: Arguments): string => current?.words.say(key, details) ?? '';

/** The ids of the games, as the door shows them. */
export const doorGames = (): string[] => Object.keys(current?.games ?? {}).sort(byPlace);

/** Whether a first match of a game can be learnt with a guide. */
export const taught = (game: string): boolean => !current?.untaught.includes(game);

/** What the door says of a game: `name`, `pitch`, `players`, `minutes`. */
export const doorSay = (game: string, key: string): string => current?.games[game]?.say(key) ?? game;

/** Everything a table of one game says: the house's words and the game's own, and those of parts that are apart. */
export async function wordsOf(game: string, lang: Lang, ...parts: Part[]): Promise<Words> {
  const paths = [`${lang}/${game}`, ...parts.map((part) => (part[0] === '@' ? `${lang}/${part}` : `${lang}/${game}/${part}`))];
  const told = async () => ({ default: await textsOf(game, lang) });
  const own = paths.map((path, i) => rooms[path]?.() ?? (i ? { default: '' } : told()));
  const loaded = await Promise.all([house[lang]!(), ...own]);
  return new Words(lang, loaded.map(({ default: source }) => source));
}

/** What a review says, as the terminal does. */
export async function reviewWords(lang: Lang): Promise<Words> {
  return new Words(lang, [(await rooms[`${lang}/@review`]!()).default]);
}

/** Names as they are listed in a sentence. */
export const listed = (names: string[]): string => new Intl.ListFormat(habits.lang).format(names);

/** Why the house refused something, or that it could not be reached. */
export function reason(error: unknown): string {
  const why = error instanceof Refusal ? error.why : null;
  if (!why) return say('web-offline');
  return current?.words.has(why.key) ? say(why.key, why.details) : why.text;
}

/** The words of a game's rules. */
export async function rulesWords(game: string, lang: Lang): Promise<Words> {
  return new Words(lang, [(await rooms[`${lang}/${game}/rules`]?.())?.default ?? (await textsOf(game, lang))]);
}
