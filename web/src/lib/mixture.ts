/** How often to make which move, for a sentence: the likeliest ones. */
const SHOWN = 3;

export function mixed(mixture: Record<string, number>, lang: string, label: (move: string) => string): string {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const told = Object.entries(mixture).sort(([, a], [, b]) => b - a);
  const said = told.slice(0, SHOWN).map(([move, share]) => `${label(move)} ${percent.format(share)}`);
  return [...said, ...(told.length > SHOWN ? ['…'] : [])].join(', ');
}
