/** Codes of tables: eight letters; six at tables that are older. */
export const isCode = (text: string): boolean => /^[A-Z]{6}([A-Z]{2})?$/.test(text);

/** What somebody typed or pasted, in whatever groups, as a code. */
export const asCode = (typed: string): string => typed.replace(/[^a-z]/gi, '').toUpperCase();

/** In two halves, as one says it. */
export const spelled = (code: string): string => (code.length > 6 ? `${code.slice(0, 4)} ${code.slice(4)}` : code);
