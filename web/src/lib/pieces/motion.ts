/** Motion with manners: who asked the device for less gets none. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** Milliseconds, or none at all: `in:fly={{ y: 20, duration: lasting(300) }}`. */
export const lasting = (milliseconds: number): number => (prefersReducedMotion.current ? 0 : milliseconds);

/** A piece that is put on the table: it falls a little and settles. */
export function putDown(_node: Element, { delay = 0, height = 24 } = {}): TransitionConfig {
  return {
    delay: lasting(delay),
    duration: lasting(260),
    easing: cubicOut,
    css: (t) => `transform: translateY(${(t - 1) * height}px) scale(${0.9 + 0.1 * t}); opacity: ${t}`,
  };
}
