/** Ways to a table of one's own that take one tap. */
import { go } from './address.svelte';
import { habits } from './habits.svelte';
import { games, openLesson, openTable } from './house';
import { keep } from './keys';
import type { Welcome } from './protocol';
import { settingsFor } from './settings';
import { say } from './words.svelte';

const guest = () => ({ name: habits.name || say('web-guest'), avatar: habits.avatar });

function enter({ code, token }: Welcome): void {
  keep(code, token);
  go(`/t/${code}`);
}

/** A match against bots, begun at once. */
export async function playBots(game: string): Promise<void> {
  const info = (await games()).find(({ id }) => id === game)!;
  enter(await openTable({ settings: settingsFor(info, habits.lang), ...guest(), bots: true }));
}

/** A first match with a guide. */
export async function learn(game: string): Promise<void> {
  enter(await openLesson({ game, lang: habits.lang, ...guest() }));
}
