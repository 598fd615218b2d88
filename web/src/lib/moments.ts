/** Moments as people say them. */
import { habits } from './habits.svelte';

/** Until when: day and hour, in the reader's language and time zone. */
export const until = (at: number): string =>
  new Intl.DateTimeFormat(habits.lang, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(at);

/** A day of the calendar (YYYY-MM-DD), wherever the reader is. */
export const calendarDay = (date: string): string =>
  new Intl.DateTimeFormat(habits.lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
