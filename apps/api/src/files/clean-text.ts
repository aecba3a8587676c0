// Tabs and the ends of lines stay. The C1 controls go as well: they are letters of another encoding, read wrongly.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/**
 * A text out of a file, as the database can hold it: without control characters (a font may map a glyph to U+0000),
 * each half of a pair of surrogates replaced by U+FFFD.
 */
export function cleanText(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}

/** The same for every text in a value of lists and plain objects. @returns a copy */
export function cleanTexts<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, clean(each)]));
}
