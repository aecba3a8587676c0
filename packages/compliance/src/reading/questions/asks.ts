import type { PeriodUnit } from '../language/dates.ts';

/**
 * What the answer to a question sets, and which answers there are.
 * `period`: how often (codes of periods). `deadline`: how long after the issue (as well). `day`: the day of what is due once; `day_of_year`: of what is due every year
 * (`MM-DD`); `valid_upto`: the end of the order; `issued_on`: the day of its issue. Without options any day is an answer.
 * `consent_no`, `industry_name`, `category`: which of two that the order prints is its own. `begins`:
 * the first day of a series. `count`: the number that is missing before its unit, in a deadline or in "once in … months".
 */
export type Asks =
  | { kind: 'period' | 'deadline'; options: string[] }
  | { kind: 'day' | 'day_of_year' | 'valid_upto' | 'issued_on'; options: string[] }
  | { kind: 'consent_no' | 'industry_name' | 'category'; options: string[] }
  | { kind: 'begins' }
  | { kind: 'count'; unit: PeriodUnit; of: 'deadline' | 'period' };

/** A question in words, and what its answer sets. */
export type Asked = { question: string; asks: Asks };

/** Every period that a person may mean where the order says none ("periodically"). */
export const EVERY_PERIOD = ['P1D', 'P1W', 'P1M', 'P3M', 'P6M', 'P1Y'];

/** The fact of an order that the answer to a question of a kind sets; questions of other kinds set when a duty is due. */
export const ASKED_FACTS = {
  issued_on: 'issuedOn',
  valid_upto: 'validUpto',
  consent_no: 'consentNo',
  industry_name: 'industryName',
  category: 'category',
} as const;

/** A fact of an order that a question can ask for. */
export type AskedFact = (typeof ASKED_FACTS)[keyof typeof ASKED_FACTS];

/** The fact that the answer to a question sets; null: it sets when a duty is due. */
export const toAskedFact = ({ kind }: Asks): AskedFact | null =>
  kind in ASKED_FACTS ? ASKED_FACTS[kind as keyof typeof ASKED_FACTS] : null;
