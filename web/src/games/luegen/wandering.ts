/** Mats that leave one pile arrive on another: the pair of transitions that all piles of a table share. */
import { crossfade } from 'svelte/transition';
import { lasting } from '$lib/pieces/motion';

export const wanderingMats = () => crossfade({ fallback: () => ({ duration: lasting(300), css: (t) => `opacity: ${t}` }) });

export type Wandering = ReturnType<typeof wanderingMats>;
