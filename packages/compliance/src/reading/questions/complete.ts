import { toObligationCategory } from '../duties/category-rules.ts';
import { toName } from '../names/to-name.ts';
import { findPeriods } from '../periods/find-periods.ts';
import type { ReadQuestion } from '../types.ts';
import { type Asks, EVERY_PERIOD } from './asks.ts';

const toAsks = (text: string, quote: string): Asks => {
  if (/\bvalid\?$/.test(text)) return { kind: 'valid_upto', options: [] };
  const period = findPeriods(quote).find(({ asks }) => asks !== null);
  return period?.asks ?? { kind: 'period', options: EVERY_PERIOD };
};

/**
 * A question that was stored before questions could be answered, with what it asks: by the words that it cites, and
 * where these tell nothing by its own.
 */
export const completeQuestion = ({
  text,
  citation,
}: Pick<ReadQuestion, 'text' | 'citation'>): ReadQuestion => {
  const quote = citation?.quote ?? '';
  const category = toObligationCategory(quote);
  const duty = { title: toName(quote, { category }), text: quote, conditionNo: null, category, after: -1 };
  return { text, citation, asks: toAsks(text, quote), ...(quote ? { duty } : {}) };
};
