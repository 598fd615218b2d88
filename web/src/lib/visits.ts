/** Ways to a table of one's own that take one tap. */
import { go } from './address.svelte';
import { habits } from './habits.svelte';
import { games, openLesson, openTable } from './house';
import { keep } from './keys';
import type { Welcome } from './protocol';
import { settingsFor } from './settings';
import { say } from './words.svelte';

const HURRY = 'hurry';
const guest = () => ({ name: habits.name || say('web-guest'), avatar: habits.avatar });

function enter({ code, token }: Welcome): void {
  keep(code, token);
  go(`/t/${code}`);
}

/** A match against bots, begun as soon as this device has a hand in its chance. */
export async function playBots(game: string): Promise<void> {
  const info = (await games()).find(({ id }) => id === game)!;
  const welcome = await openTable({ settings: settingsFor(info, habits.lang), ...guest() });
  sessionStorage.setItem(HURRY, welcome.code);
  enter(welcome);
}

/** Whether somebody came to this table to play at once; true only once. */
export function takeHurry(code: string): boolean {
  const hurry = sessionStorage.getItem(HURRY) === code;
  if (hurry) sessionStorage.removeItem(HURRY);
  return hurry;
}

/** A first match with a guide. */
export async function learn(game: string): Promise<void> {
  enter(await openLesson({ game, lang: habits.lang, pace: habits.pace, ...guest() }));
}
