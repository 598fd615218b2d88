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

/** Milliseconds for a verdict to sink in before the frame tells the rest. */
export const VERDICT = 1500;

/** One after another: a promise that is kept after a while, or at once where motion is unwanted. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, lasting(milliseconds)));
