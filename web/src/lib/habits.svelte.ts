/** What this browser remembers of its owner: language, name, face, and how the table shall be. */
import { FACES } from './pieces/faces';
import type { Lang, Settings } from './protocol';

export const LANGUAGES: Lang[] = ['en', 'de', 'bg'];

export interface Habits {
  lang: Lang;
  name: string;
  avatar: string;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean; // off: it is quiet, and nothing buzzes
  volume: number; // percent
  vibration: boolean;
  notify: boolean;
  list: boolean; // the accessible list instead of the drawn table
  cup: boolean; // this phone is a cup: a TV shows the table
  pace: NonNullable<Settings['pace']>; // at which a host wants reveals told
  confirm: boolean; // ask before what cannot be taken back
}

function guessed(): Lang {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2) as Lang);
  return spoken.find((lang) => LANGUAGES.includes(lang)) ?? 'en';
}

function remembered(): Partial<Habits> {
  try {
    return JSON.parse(localStorage.getItem('habits') ?? '{}') as Partial<Habits>;
  } catch {
    return {};
  }
}

const anyFace = (): string => FACES[Math.floor(Math.random() * FACES.length)]!;

export const habits: Habits = $state({
  lang: guessed(),
  name: '',
  avatar: anyFace(),
  theme: 'auto',
  sound: true,
  volume: 80,
  vibration: true,
  notify: false,
  list: false,
  cup: false,
  pace: 'normal',
  confirm: true,
  ...remembered(),
});

/** Keep what changes from now on; called once. */
export function remember(): void {
  $effect.root(() => {
    $effect(() => localStorage.setItem('habits', JSON.stringify(habits)));
    $effect(() => {
      document.documentElement.lang = habits.lang;
      document.documentElement.dataset.theme = habits.theme;
    });
  });
}
