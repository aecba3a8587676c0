/**
 * The lines before a table that say what it is about; `told`: the last words further up that spoke of water let out;
 * `after`: the first words below it.
 */
export type LimitContext = { section: string | null; before: string; told?: string; after?: string };

/** The head of a column of units. */
export const UNIT_HEAD = /^(?:units?(?!\s*[-#]?\s*(?:\d|[IVX]+\b))|uo\s?m|u\/m)\b/i;
/** The number or letter of a row. */
export const LABEL = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]?$/i;
