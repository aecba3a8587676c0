import { OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { nameIn } from '../duties/name-clauses.ts';
import { UNNAMED } from '../indic/names.ts';
import type { ReadObligation } from '../types.ts';
import { toName } from './to-name.ts';

/** Counts up when names are made otherwise than before: what has an older number is named anew, once. */
export const NAME_RULE = 18;

/** Between the cells of a row of a table, in the text of its duty. */
const CELLS = ' | ';
const LABEL = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]?$/i;

/** What the name of a stored duty is made of. */
export type Named = Pick<ReadObligation, 'title' | 'text' | 'statedFrequency' | 'category'> & {
  quote: string;
};

/**
 * The name of a duty that was stored by an earlier version, as this one names it. A row of a table was named by its
 * head and its neighbours, which are not stored: its name stays unless it is cut or too long.
 */
export const rename = ({ title, text, quote, statedFrequency, category }: Named): string => {
  if (!text.includes(CELLS)) {
    const name =
      nameIn(text, quote, statedFrequency ?? '') ||
      toName(quote, { period: statedFrequency ?? '', category });
    // The number of its condition, which is not asked here, says more.
    return name && name !== UNNAMED ? name : title;
  }
  if (title.length <= OBLIGATION_TITLE_MAX_LENGTH && !/(?:…|\.\.\.)$/.test(title)) return title;
  const cells = text.split(CELLS).filter((cell) => !LABEL.test(cell.trim()) && cell !== statedFrequency);
  return toName(cells[0] ?? quote, { category }) || title;
};
