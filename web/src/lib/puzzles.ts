/** What this browser remembers of puzzles: which answer was given on which day. Nobody else is told. */
export type Answers = Record<string, { move: string; right: boolean }>;

const KEPT = 400; // days

/** A day as the calendar of this device has it. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function dayBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return dayOf(new Date(year, month - 1, date - 1, 12)); // at noon: no clock is changed then
}

export function answers(): Answers {
  try {
    return JSON.parse(localStorage.getItem('puzzles') ?? '{}') as Answers;
  } catch {
    return {};
  }
}

/** The first answer of a day counts. */
export function remember(day: string, move: string, right: boolean): void {
  const kept = Object.entries({ [day]: { move, right }, ...answers() }).sort(([a], [b]) => (a < b ? 1 : -1));
  localStorage.setItem('puzzles', JSON.stringify(Object.fromEntries(kept.slice(0, KEPT))));
}

/** Right answers on days in a row, up to today: or up to yesterday, as long as today's is open. */
export function streak(given: Answers, today: string): number {
  let day = given[today] ? today : dayBefore(today);
  let days = 0;
  for (; given[day]?.right; day = dayBefore(day)) days += 1;
  return days;
}
