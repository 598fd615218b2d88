/** Cards that travel: from the market to a line or a hand, from a hand to a line. */
import { lasting } from '$lib/pieces/motion';
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

export const [send, receive] = crossfade({
  duration: () => lasting(380),
  easing: cubicOut,
  fallback: (_node, _parameters, coming) => ({
    duration: lasting(coming ? 300 : 240),
    easing: cubicOut,
    css: (t) => `transform: translateY(${(t - 1) * (coming ? 18 : 30)}px) scale(${0.8 + 0.2 * t}); opacity: ${t}`,
  }),
});
