import { readOrder } from '../read-order.ts';
import type { Citation, InputPage, OrderReading, ToldObligation } from '../types.ts';
import type { PagesSoFar } from './recognised-page.ts';

/** What is known of an order while pages of it are still being read. Limits and questions are told at the end. */
export type ReadingSoFar = Pick<OrderReading, 'facts' | 'validity' | 'obligations' | 'doubts'>;

const toUnread = (page: InputPage): InputPage => ({ ...page, kind: 'scan', items: [] });

const lastPageOf = ({ page, rects }: Citation): number =>
  Math.max(page ?? 0, ...rects.map((rect) => rect.page ?? 0));

/** A condition at the foot of a page may go on on the next one: half of it is no duty yet. */
const withoutOpenEnds = (
  found: readonly ToldObligation[],
  waiting: ReadonlySet<number>,
): ToldObligation[] => {
  const lastOf = new Map(found.map((each) => [lastPageOf(each.citation), each]));
  return found.filter((each) => {
    const page = lastPageOf(each.citation);
    const last = lastOf.get(page);
    if (!last || !waiting.has(page + 1)) return true;
    return each !== last && (each.conditionNo === null || each.conditionNo !== last.conditionNo);
  });
};

/**
 * Reads the pages of an order that are there, as if those that wait could not be read. Leaves out what may change with
 * the next page; a finding that is there cites what it will cite in the end.
 */
export const readSoFar = ({ pages, waiting }: PagesSoFar): ReadingSoFar => {
  const {
    facts,
    validity,
    obligations,
    doubts = [],
  } = readOrder({
    form: 'pdf',
    pages: pages.map((page) => (waiting.has(page.number) ? toUnread(page) : page)),
  });
  return { facts, validity, doubts, obligations: withoutOpenEnds(obligations, waiting) };
};

/** Until so many pages are read each of them is worth a look at all; then an eighth more has to be. */
const EACH_UNTIL = 8;

/** Whether a look at the pages so far is due, for it costs more the more there are: `before` were there at the last one. */
export const isLookDue = (read: number, before: number): boolean =>
  read >= before + Math.max(1, Math.floor(before / EACH_UNTIL));
