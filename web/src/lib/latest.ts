/** From which line on all that happened fits into so many letters: what came last decides, and stays. */
export const latest = (lines: string[], letters: number): number =>
  lines.findIndex((_, i) => i === lines.length - 1 || lines.slice(i).join(' ').length <= letters);
