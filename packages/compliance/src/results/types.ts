import type { Citation, InputPage, LimitMedium } from '../reading/types.ts';

/** A report of a laboratory, ready to be read: positioned text of a PDF, or the cells of a sheet as texts. */
export type ReportInput =
  | { form: 'pdf'; pages: InputPage[] }
  | { form: 'sheet'; rows: string[][]; title?: string };

/**
 * Where a result stands; `doubts`: its figures that a recogniser may have misread in a picture, as they were read;
 * `isToCome`: its day of sampling had not come yet when the report was read.
 */
export type ResultCitation = Citation & { doubts?: string[]; isToCome?: true };

/** The value of a result whose figure a recogniser lost: a person enters it. */
export const NOT_READ = '';

/**
 * One result of a report. `value`, `unit` and `printedLimit` are as printed; `point`: the stack, outlet or station that
 * was sampled; `medium`: what was sampled, null where neither words nor units tell; `averaging`: over what time;
 * `sampledOn`: `YYYY-MM-DD`. The citation of a sheet has no page; its `paragraph` is the row, counted from 0.
 */
export type ReportValue = {
  medium: LimitMedium | null;
  point: string | null;
  parameter: string;
  value: string;
  unit: string | null;
  averaging: string | null;
  method: string | null;
  printedLimit: string | null;
  sampledOn: string | null;
  citation: ResultCitation;
};

/** What a report says. Pages that could not be read are named, as of an order. */
export type ReportReading = { values: ReportValue[]; unreadPages: number[] };

/** A limit of an order, as it is kept: texts as printed. */
export type OrderLimit = {
  id: string;
  medium: LimitMedium;
  point: string | null;
  parameter: string;
  limit: string;
  unit: string | null;
  averaging: string | null;
};

/** How a result is to its limit: close from 95 % of it on. */
export type ResultState = 'within' | 'close' | 'exceeded' | 'not_compared';

/**
 * A result beside its limit. `limitId` is null where no limit fits; `reason` is a sentence where it was not compared, or
 * where a figure of it may have been misread.
 * `value`, `min` and `max` are in the unit of the limit, for pictures only; null where there is no such number.
 */
export type Comparison = {
  state: ResultState;
  limitId: string | null;
  reason: string | null;
  value: number | null;
  min: number | null;
  max: number | null;
};

/** The head of a column; `above`: the head that runs across it and its neighbours ("Results" above "Inlet | Outlet"). */
export type ReportHead = { text: string; above: string | null };
