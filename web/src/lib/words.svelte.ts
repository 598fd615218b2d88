/** The words of the house in the reader's language, from the Fluent files that the server uses as well. */
import { house, rooms } from 'virtual:all-texts';
import { habits } from './habits.svelte';
import type { Lang } from './protocol';
import { Words, type Arguments } from './wording';
import { byOrder } from '../games/order';

export { named, Words, type Arguments } from './wording';

interface Loaded {
  words: Words;
  games: Record<string, Words>; // what the door says of each
}

let current: Loaded | null = $state.raw(null);

/** Load the house's words in the language of the habits, and again when that changes. */
export async function speak(lang: Lang): Promise<void> {
  const { default: source, door } = await house[lang]!();
  const games = Object.fromEntries(Object.entries(door!).map(([game, text]) => [game, new Words(lang, [text])]));
  if (habits.lang === lang) current = { words: new Words(lang, [source]), games };
}

export const spoken = (): boolean => current !== null;

/** A text of the house. */
export const say = (key: string, details?: Arguments): string => current?.words.say(key, details) ?? '';

/** The ids of the games, as the door shows them. */
export const doorGames = (): string[] => Object.keys(current?.games ?? {}).sort(byOrder);

/** What the door says of a game: `name`, `pitch`, `players`, `minutes`. */
export const doorSay = (game: string, key: string): string => current?.games[game]?.say(key) ?? game;

/** Everything a table of one game says: the house's words and the game's own. */
export async function wordsOf(game: string, lang: Lang): Promise<Words> {
  const room = rooms[`${lang}/${game}`];
  const [{ default: source }, { default: own }] = await Promise.all([house[lang]!(), room ? room() : { default: '' }]);
  return new Words(lang, [source, own]);
}

/** The rules as players read them: sections with a title and a body in Markdown. */
export async function rulesOf(game: string, lang: Lang): Promise<{ title: string; body: string }[]> {
  const { default: source } = await rooms[`${lang}/${game}/rules`]!();
  const words = new Words(lang, [source]);
  const keys = Array.from({ length: 40 }, (_, i) => `rules-${String(i + 1).padStart(2, '0')}`);
  return keys.filter((key) => words.has(key)).map((key) => ({ title: words.say(key), body: words.say(`${key}.body`) }));
}
