/** What a game's skin gets, and all it may use: see web/README.md. */
import type { Component } from 'svelte';
import type { GameEvent, Heard, Odd, Options, Outcome, Seen, View } from './protocol';
import { games } from './house';
import type { SoundName } from './sound';
import type { Arguments } from './words.svelte';

export interface SeatLook {
  seat: number;
  name: string;
  avatar: string;
  colour: string; // a CSS colour, AA on paper in light and dark
  bot: string | null; // its level
  online: boolean;
  acting: boolean; // may act now
}

/** A move that is being uncovered: what comes of it, and how far that may be seen. */
export interface Telling<V extends Seen = View, E extends Heard = GameEvent> {
  beat: number; // from 0
  beats: number; // as many as the game's `beats` asks for
  view: V; // after the move
  events: E[]; // the first of them says what was done, the others what comes of it
  outcome: Outcome | null;
}

/** What the game shows and tells, and its options: `View`, `GameEvent` and `Options` of `generated/views/<id>`. */
export interface SkinProps<V extends Seen = View, E extends Heard = GameEvent, O extends object = Options> {
  mode: 'table' | 'phone' | 'tv' | 'replay';
  view: V;
  previous: V | null; // before the last move; null after a reload
  events: E[]; // of the last move, as this viewer heard it
  views: V[] | null; // all cups lifted, in a replay or for who watches with a delay: every seat's view, else null
  me: number | null; // one's own seat; null for a spectator, on TV and in most replays
  seats: SeatLook[];
  options: O; // an older table may lack the newest
  moves: string[]; // what can be played now, in the notation; [] if nothing
  busy: boolean; // a move is on its way: do not offer another
  play(move: string, careful?: boolean): void; // careful: ask first, if the player wants to be asked
  ask(move: string): void; // a move that is not in `moves`: the house says why not
  telling: Telling<V, E> | null; // what comes next, while it is uncovered: all else here is as it was before
  label(move: string): string; // a move in words
  text(key: string, details?: Arguments): string; // a text of the game or the house
  tell(event: E): string; // an event in words
  odds: Odd[] | null; // if the player has switched them on
  outcome: Outcome | null; // once the match is over
}

export type Skin = Component<SkinProps>;

/**
 * A skin; the events that tell what lies under one's own cup: those are not read out beside it; and which events sound
 * how (`any`: all others).
 */
export interface Drawn {
  default: Skin;
  COVERED?: string[];
  DECIDES?: string[]; // events that say why a match ended, where its last one does not
  SOUNDS?: Partial<Record<string, SoundName>>;
}

/** Each takes its own game's view; that it gets no other is known here alone, where the id chooses it. */
const skins = import.meta.glob<Drawn>('../games/*/Skin.svelte');

/** The skin of a game, or null: then the generic table plays it. */
export async function skinOf(game: string): Promise<Drawn | null> {
  const load = skins[`../games/${game}/Skin.svelte`];
  if (load) return load();
  const guest = (await games()).find(({ id }) => id === game)?.skin;
  return guest ? import('../table/GuestSkin.svelte') : null;
}
