import type { Comparison, ReportValue } from '@anupalan/compliance/results/types';
import type { CitedLimit } from './limits.ts';

/** Results named in one notification. */
const NAMED_MAX = 5;
const QUOTE_MAX = 160;

/** A value with how it is to its limit. */
export type Judged = { value: ReportValue; comparison: Comparison };

const joined = (...words: (string | null)[]): string => words.filter(Boolean).join(' ');

/**
 * What a notification says of the results of a report: those that exceed their limit and those that come close, each with
 * the limit, its page and the words of the order. Null where there are none.
 */
export function describeResults(
  judged: readonly Judged[],
  limits: readonly CitedLimit[],
): { title: string; message: string } | null {
  const exceeded = judged.filter(({ comparison }) => comparison.state === 'exceeded');
  const close = judged.filter(({ comparison }) => comparison.state === 'close');
  const all = [...exceeded, ...close];
  if (all.length === 0) return null;
  const named = all.slice(0, NAMED_MAX).map((each) => describeOne(each, limits));
  const more = all.length - named.length;
  return {
    title: toTitle(exceeded, close),
    message: [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' '),
  };
}

function toTitle(exceeded: readonly Judged[], close: readonly Judged[]): string {
  const [first] = exceeded;
  if (first && exceeded.length === 1 && close.length === 0)
    return `${first.value.parameter} exceeds its limit`.slice(0, 200);
  const [near] = close;
  if (near && exceeded.length === 0 && close.length === 1)
    return `${near.value.parameter} is close to its limit`.slice(0, 200);
  if (exceeded.length === 0) return `${close.length} results are close to their limits`;
  const over =
    exceeded.length === 1 ? '1 result exceeds its limit' : `${exceeded.length} results exceed their limits`;
  return close.length === 0
    ? over
    : `${over}, ${close.length} more ${close.length === 1 ? 'is' : 'are'} close`;
}

/** "COD at ETP outlet is 312 mg/l, limit 250 mg/l (page 4: “COD … 250 mg/l”)." */
function describeOne({ value, comparison }: Judged, limits: readonly CitedLimit[]): string {
  const limit = limits.find(({ id }) => id === comparison.limitId);
  const measured = joined(value.parameter, value.point && `at ${value.point}`, 'is', value.value, value.unit);
  if (!limit) return `${measured}.`;
  const { page, quote } = limit.citation;
  const words = quote.length > QUOTE_MAX ? `${quote.slice(0, quote.lastIndexOf(' ', QUOTE_MAX))} …` : quote;
  const source = page === null ? `“${words}”` : `page ${page}: “${words}”`;
  // Why it may be wrong: a figure of a scan that was hard to read.
  const doubt = comparison.reason === null ? '' : ` ${comparison.reason}`;
  return `${measured}, limit ${joined(limit.limit, limit.unit)} (${source}).${doubt}`;
}
