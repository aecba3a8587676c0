import type { DoubtReason } from '@anupalan/enums/doubts';
import type { Frequency, Recurrence, Schedule } from '../schedules/types.ts';
import type { Mapping } from './pages/mapping.ts';
import type { Asks } from './questions/asks.ts';

/**
 * One run of text as the page prints it. Points, origin top left of the page; `y` is the top of the run. `confidence`
 * (0..1): the recogniser's confidence in it; absent where the file has the text itself.
 */
export type PageItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  confidence?: number;
  /** What a second, closer look at the word gave, where it gave something else. */
  other?: string;
  /** A rule of a table stands on the page between this word and the one before it. */
  startsCell?: true;
  /** Where a rule runs between this word and those above it. */
  ruleAbove?: number;
  /** Where rules stand left and right of this word. */
  cell?: { x0: number; x1: number };
};

/** What a page is made of: only `text` pages can be read without character recognition. */
export type PageKind = 'text' | 'scan' | 'blank' | 'garbled';

/**
 * A page of a PDF. `number` counts from 1, `width` and `height` are in points. The words of a page that was recognised
 * stand as if its paper lay straight; `toPaper` takes shares (0..1) of the straight page to shares of the page as it is.
 */
export type InputPage = {
  number: number;
  width: number;
  height: number;
  kind: PageKind;
  items: PageItem[];
  /** Its words in Indian scripts come out of the file otherwise than they are drawn. */
  isBroken?: boolean;
  toPaper?: Mapping;
  /** Lines of a recognised page that could not be read. */
  unreadLines?: Omit<UnreadLines, 'page'>[];
};

/** Where a paragraph of a DOCX stands inside a table: all three count from 0. */
export type CellPosition = { table: number; row: number; cell: number };

/** A paragraph of a DOCX, in the order of the document. `index` counts from 0 and is what a citation names. */
export type InputParagraph = { index: number; text: string; cell?: CellPosition };

/** An order, ready to be read: positioned text of a PDF, or paragraphs of a DOCX, which has no pages. */
export type OrderInput = { form: 'pdf'; pages: InputPage[] } | { form: 'docx'; paragraphs: InputParagraph[] };

/** A line of a quote on its page, as shares (0..1) of the page, origin top left. `page` only where it differs from the citation's. */
export type CitationRect = { page?: number; x: number; y: number; width: number; height: number };

/** Where a finding stands: the very words, and the page (null for a DOCX, which has `paragraph` instead). */
export type Citation = { page: number | null; paragraph?: number; quote: string; rects: CitationRect[] };

/** A value read from the order, with its source and the reader's confidence (0..1). */
export type Fact<T> = { value: T; citation: Citation | null; confidence: number };

export type OrderKind = 'cte' | 'cto' | 'cca' | 'ec' | 'hw_authorisation' | 'bmw_authorisation' | 'other';
export type OrderCategory = 'red' | 'orange' | 'green' | 'white';
export type OpenEnded = 'until_cancelled' | 'one_time' | 'until_commissioning' | 'not_stated';

/** The facts of an order. A fact that the order does not print is absent. Dates are `YYYY-MM-DD`. */
export type OrderFacts = {
  kind?: Fact<OrderKind>;
  authority?: Fact<string>;
  consentNo?: Fact<string>;
  industryName?: Fact<string>;
  category?: Fact<OrderCategory>;
  issuedOn?: Fact<string>;
  /** The earliest end, where water and air end on different days. */
  validUpto?: Fact<string>;
  openEnded?: Fact<OpenEnded>;
  renewalLeadDays?: Fact<number>;
};

/** One period of validity. Water and air may have different ones; `medium` null: the whole order. */
export type ValidityPeriod = {
  medium: 'water' | 'air' | 'waste' | null;
  from: string | null;
  upto: string | null;
  citation: Citation | null;
};

export type LimitMedium = 'effluent' | 'sewage' | 'emission' | 'ambient_air' | 'noise' | 'hazardous_waste';

/**
 * A standard that must be kept. `limit` is as printed ("5.5 to 9.0", "4,200"), `unit` as printed or null; `point`: the
 * stack, outlet or station it is for; `averaging`: the time it is a mean of ("24 hours").
 */
export type ReadLimit = {
  medium: LimitMedium;
  point: string | null;
  parameter: string;
  limit: string;
  unit: string | null;
  averaging: string | null;
  citation: Citation;
  confidence: number;
};

export type ParticularKind = 'product' | 'fuel' | 'stack' | 'water' | 'waste' | 'equipment' | 'other';

/** What an order says of the plant besides its limits: a product with its capacity, a fuel, a stack with its height. */
export type ReadParticular = {
  kind: ParticularKind;
  name: string;
  value: string | null;
  unit: string | null;
  citation: Citation;
  confidence: number;
};

/** A duty that waits for an answer; `after` is the place of the duty before it (-1: it would be the first). */
export type AskedDuty = Pick<ReadObligation, 'title' | 'text' | 'conditionNo' | 'category'> & {
  after: number;
};

/** Something a person has to decide, because the order allows two readings or prints what cannot be. */
export type ReadQuestion = {
  text: string;
  citation: Citation | null;
  asks: Asks;
  /** The duty that an answer makes, where the words make none without it ("cleaned periodically"). */
  duty?: AskedDuty;
};

export type ObligationCategory =
  | 'monitoring'
  | 'reporting'
  | 'return'
  | 'renewal'
  | 'record'
  | 'fee'
  | 'other';

/**
 * A duty with a period, a date or a deadline.
 * `dueDate`: once, the deadline; recurring with a printed day, its first date on or after the issue date
 * (unknown issue date: in the year 2000, to be shown as day and month); else null.
 * `schedule` is complete where it can be told from the order alone; `recurrence` is the same without bounds, so
 * that an order without a known issue date can be scheduled on acceptance (null: once).
 * `basis`: the day is printed in the order, or worked out from its issue date or its end; null: no day.
 */
export type ReadObligation = {
  title: string;
  text: string;
  conditionNo: string | null;
  category: ObligationCategory;
  frequency: Frequency | null;
  recurring: boolean;
  statedFrequency: string | null;
  dueDate: string | null;
  schedule: Schedule | null;
  recurrence: Recurrence | null;
  basis: 'printed' | 'worked_out' | null;
  citation: Citation;
  confidence: number;
};

/** An obligation that says how it was read, in a sentence or two. */
export type ToldObligation = ReadObligation & { why: string };

/**
 * How many lines of a page could not be read, because of their script (`Gujarati`) or, where that is null, their quality,
 * and where they stand; one rectangle a line.
 */
export type UnreadLines = { page: number; count: number; script: string | null; rects: CitationRect[] };

/**
 * A figure or unit of a recognised page that a person has to compare with the page, and where it stands (shares of the
 * page). `reason`: the recogniser was not sure, it holds a sign that no figure has, a second look gave `other`, or it
 * breaks the pattern of what stands beside it or of what is usual.
 */
export type Doubt = {
  page: number;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  reason: DoubtReason;
  other: string | null;
};

/** All that the reader found. It never throws for a finding; what it cannot tell is a question or absent. */
export type OrderReading = {
  facts: OrderFacts;
  validity: ValidityPeriod[];
  limits: ReadLimit[];
  particulars: ReadParticular[];
  questions: ReadQuestion[];
  /** Numbers of the pages that could not be read (scans, garbled text), ascending. */
  unreadPages: number[];
  /** Lines of read pages that could not be read, by page and script; absent where nothing was recognised. */
  unreadLines?: UnreadLines[];
  /** Figures of recognised pages that are never trusted alone, where a finding cites them; absent where there are none. */
  doubts?: Doubt[];
  obligations: ToldObligation[];
};
