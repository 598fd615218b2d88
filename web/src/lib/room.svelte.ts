/** What a table needs to show one game: its words, the names of its moves, its skin. */
import { habits } from './habits.svelte';
import { labels } from './house';
import type { GameEvent, Label, Options } from './protocol';
import { reasonsOf } from './reasons';
import { skinOf, type Drawn, type Skin } from './skin';
import { sounds } from './sound';
import { named, wordsOf, type Words } from './words.svelte';

export class Room {
  words: Words | null = $state.raw(null);
  skin: Skin | null | undefined = $state.raw(undefined); // null: there is none; undefined: it is on its way
  covered: string[] = $state.raw([]); // events that the skin keeps under one's cup
  decides: string[] = $state.raw([]); // events that say why a match ended, beside its last one
  private voices: Drawn['SOUNDS'] = {};
  private names: Record<string, Label> = $state.raw({});

  /** Call it while a component is set up: the words follow the language. */
  constructor(
    readonly game: string,
    readonly options: Options,
  ) {
    $effect(() => {
      const lang = habits.lang;
      void wordsOf(game, lang).then((loaded) => habits.lang === lang && (this.words = loaded));
    });
    void skinOf(game).then((drawn) => {
      this.skin = drawn?.default ?? null;
      this.covered = drawn?.COVERED ?? [];
      this.decides = drawn?.DECIDES ?? [];
      this.voices = drawn?.SOUNDS ?? {};
    });
    labels(game, options).then(
      (names) => (this.names = names),
      () => {}, // without names, moves are shown in their notation
    );
  }

  text = (key: string, details?: Record<string, unknown>): string => this.words?.say(key, details) ?? '';

  /** What happened, for the ear. */
  sound(events: GameEvent[]): void {
    const own = events.map(({ event }) => this.voices?.[event]).find(Boolean);
    sounds[own ?? this.voices?.any ?? 'move']();
  }

  /** What somebody ended with, in the game's own unit: points, unless it says otherwise. */
  score = (score: number): string => this.text(this.words?.has('skin-score') ? 'skin-score' : 'web-score', { score });

  /** A move in words, or in its notation as long as it has none. */
  label = (move: string, players: string[]): string => {
    const name = this.names[move];
    return name && this.words?.has(name.key) ? this.words.say(name.key, named(name, players)) : move;
  };

  /** Moves of one kind are named alike, and begin alike. */
  kind = (move: string): string => `${this.names[move]?.key} ${move.replace(/\d+/g, '#').split(' ')[0]}`;

  reasons = (events: GameEvent[]): GameEvent[] => reasonsOf(events, this.decides);

  tell = (event: GameEvent, names: string[], me: number | null): string => this.words?.tell(event, names, me) ?? '';
}
