/** The settings of a new table. */
import { habits } from './habits.svelte';
import type { GameInfo, Lang, Options, Settings } from './protocol';

const USUAL_COMPANY = 4;

/** Every option at its default; as many seats as the game is best with. */
export function defaultOptions(game: GameInfo): Options {
  const players = Math.min(game.most, Math.max(game.least, USUAL_COMPANY));
  const options: Options = {};
  for (const { name, default: usual } of game.options) if (usual != null) options[name] = usual;
  return { ...options, players };
}

export function settingsFor(game: GameInfo, lang: Lang): Settings {
  return { game: game.id, options: defaultOptions(game), lang, pace: habits.pace };
}

/** How quickly a reveal can be told. */
export const PACES = ['off', 'quick', 'normal', 'dramatic'] as const;

/** The clocks a host can choose from; the first is none. */
export const CLOCKS = [
  { id: 'none', clock: null },
  { id: 'fast', clock: { budget: 120, increment: 10 } },
  { id: 'calm', clock: { budget: 600, increment: 30 } },
  { id: 'days', clock: { budget: 3 * 86_400, increment: 86_400 } },
] as const;
