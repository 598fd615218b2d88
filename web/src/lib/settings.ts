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

interface Timing {
  id: string;
  clock: Settings['clock'];
  slow: Settings['slow'];
}

/** The clocks a host can choose from, and days for a move; the first is neither. */
export const TIMINGS: Timing[] = [
  { id: 'none', clock: null, slow: null },
  { id: 'fast', clock: { budget: 120, increment: 10 }, slow: null },
  { id: 'calm', clock: { budget: 600, increment: 30 }, slow: null },
  ...([1, 2, 3, 7] as const).map((days) => ({ id: `days-${days}`, clock: null, slow: { days, late: 'wait' as const } })),
];

export const timingOf = ({ clock, slow }: Settings): Timing =>
  TIMINGS.find((timing) => timing.clock?.budget === clock?.budget && timing.slow?.days === slow?.days) ?? TIMINGS[0]!;

/** Seconds by which watchers can be behind. */
export const DELAYS = [0, 30, 60, 120, 300, 600];

/** What can happen at a slow table when somebody's time is over. */
export const LATE = ['wait', 'bot'] as const;
