/** What is uncovered before everybody's eyes, such as a showdown: it takes its time, and the frame keeps the end to itself. */
import { onDestroy } from 'svelte';
import type { Heard, Seen } from '../protocol';
import type { SkinProps } from '../skin';
import { lasting } from './motion';

interface Uncovered {
  event: string; // what tells that there is something new
  there: boolean; // the view still has it
  elsewhere: number | null; // milliseconds that a TV takes to show it, if this is only a phone
}

type Given = Pick<SkinProps<Seen, Heard>, 'events' | 'previous' | 'suspense'>;

export class Uncovering {
  /** It is being shown, all of it is told, or it is looked at again; null: the table is seen. */
  open: 'now' | 'told' | 'again' | null = $state(null);
  private heard: unknown = null;

  /** Call it while a skin is set up. */
  constructor(given: () => Given & Uncovered) {
    // Before anything is drawn: at the end of a match it would be taken for an old one.
    $effect.pre(() => {
      const { events, previous, event, suspense } = given();
      if (!previous || this.heard === events || !events.some((one) => one.event === event)) return;
      this.heard = events;
      this.open = 'now';
      suspense(true);
    });
    $effect(() => {
      const { there, suspense } = given();
      if (!there) this.open = null; // a new match
      if (this.open !== 'now') suspense(false);
    });
    const elsewhere = $derived(given().elsewhere); // alone: what happens meanwhile does not begin it anew
    $effect(() => {
      if (this.open !== 'now' || elsewhere === null) return;
      const seen = setTimeout(this.tell, lasting(elsewhere));
      return () => clearTimeout(seen);
    });
    onDestroy(() => given().suspense(false));
  }

  tell = (): void => void (this.open = 'told');
  look = (): void => void (this.open = 'again');
  leave = (): void => void (this.open = null);
}
