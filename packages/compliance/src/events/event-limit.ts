import type { EVENT_LIMIT_DIRECTIONS, EVENT_LIMIT_UNITS } from '@anupalan/enums/obligations';
import { COUNT, parseCount } from '../reading/language/numbers.ts';
import { SPAN_UNIT, toSpanUnit } from '../reading/periods/span-unit.ts';
import { addDays, addMonths } from '../schedules/dates.ts';
import type { DateString } from '../schedules/types.ts';

/**
 * The time limit of a duty that begins when something happens: so long after the event, or before one that is planned
 * ("15 days before the start of the season"). An amount of 0 is the day itself ("forthwith").
 */
export type EventLimit = {
  amount: number;
  unit: (typeof EVENT_LIMIT_UNITS)[number];
  counts: (typeof EVENT_LIMIT_DIRECTIONS)[number];
};

const SPAN = new RegExp(`\\b(${COUNT})[\\s-]*${SPAN_UNIT}(?![a-z])`, 'i');
const COUNTS_BACK = /^\s*(?:in\s+)?(?:before|prior|advance|earlier|ahead)\b/i;
const BEFORE_EACH = /^\s*(?:before|prior\s+to)\b/i;
const ON_THE_DAY =
  /\b(?:forthwith|immediately|without\s+(?:any\s+|further\s+|undue\s+)?delay|promptly|at\s+once|as\s+soon\s+as\s+possible|(?:along\s+with|with|before|after|prior\s+to|at\s+the\s+time\s+of|on)\s+(?:every|each))\b/i;

/**
 * The time limit in an order's words: "within 24 hours", "15 days prior", "forthwith".
 * @returns null where the words have none ("whenever the ownership changes")
 */
export function parseEventLimit(words: string): EventLimit | null {
  const span = SPAN.exec(words);
  const amount = span === null ? null : parseCount(span[1] ?? '');
  if (span !== null && amount !== null && amount > 0) {
    const unit = toSpanUnit(span[2] ?? '');
    const after = words.slice(span.index + span[0].length);
    return {
      amount: amount * (unit?.factor ?? 1),
      unit: unit?.unit ?? 'hour',
      counts: COUNTS_BACK.test(after) ? 'before' : 'after',
    };
  }
  if (!ON_THE_DAY.test(words)) return null;
  return { amount: 0, unit: 'day', counts: BEFORE_EACH.test(words) ? 'before' : 'after' };
}

/**
 * The day on which a duty is due that began on a day. A due date has no hour: of hours only whole days count, so that
 * it is never later than the order allows. Working days count as days for the same reason. Without a time limit it is
 * the day itself.
 */
export function toEventDueDate(limit: EventLimit | null, happenedOn: DateString): DateString {
  if (limit === null) return happenedOn;
  const amount = limit.counts === 'before' ? -limit.amount : limit.amount;
  switch (limit.unit) {
    case 'hour':
      return addDays(happenedOn, Math.floor(amount / 24));
    case 'day':
      return addDays(happenedOn, amount);
    case 'week':
      return addDays(happenedOn, amount * 7);
    case 'month':
      return addMonths(happenedOn, amount);
    case 'year':
      return addMonths(happenedOn, amount * 12);
  }
}
