import type { GoldFacts, GoldLimit, GoldQuestion } from './gold.ts';

/** The six frequencies of the product. */
export type Frequency = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'half_yearly' | 'yearly';

/** A period outside the six: so many times in every so many units. */
export interface Interval {
  every: number;
  unit: 'day' | 'week' | 'month' | 'year';
  /** 1 unless given. */
  times?: number;
}

/** What a duty asks for. */
export type DutyKind = 'monitoring' | 'reporting' | 'record' | 'return' | 'renewal' | 'fee' | 'other';

/**
 * A printed due date: `YYYY-MM-DD` for a one-off, `MM-DD` or several of them for a series, a day of every month or
 * week, or null when the order prints none.
 */
export type Due =
  | string
  | readonly string[]
  | { readonly dayOfMonth: number }
  | { readonly day: 'monday' | 'saturday' }
  | null;

/** Words of an order that ask for something, marked where they stand. */
export interface Duty {
  type: 'duty';
  id: string;
  text: string;
  kind: DutyKind;
  frequency: Frequency | null;
  /** Of a series outside the six frequencies, else null. */
  interval: Interval | null;
  recurring: boolean;
  /** The words of the same condition or table row that say when. */
  stated: string;
  due: Due;
  optional: boolean;
}

/** Words that look like a duty and are none. */
export interface Trap {
  type: 'trap';
  text: string;
  why: string;
}

/** A figure that may not be exceeded, marked at the figure. */
export interface Limit extends Omit<GoldLimit, 'page'> {
  type: 'limit';
  text: string;
}

/** Something the gold file speaks of. */
export type Mark = Duty | Trap | Limit;

/** A part of a text: plain words, bold words, or marked words. */
export type Piece = string | { type: 'bold'; text: string } | Mark;

/** Text with its marks in place. */
export type Text = Piece | readonly Piece[];

/** Where a line of text stands between the margins. */
export type Align = 'left' | 'center' | 'right';

/** A column of a table; `width` is its share of the table. */
export interface Column {
  title: string;
  width: number;
  align?: Align;
}

/** A line of a letterhead; `script` names the font when it is not the body's. */
export interface HeadLine {
  text: string;
  size: number;
  bold?: boolean;
  script?: Script;
}

/** Indian scripts of letterheads and running headers. */
export type Script = 'devanagari' | 'gujarati' | 'kannada' | 'tamil' | 'telugu';

/** One building block of an order, from top to bottom. */
export type Block =
  | { type: 'letterhead'; lines: readonly HeadLine[]; emblem: 'left' | 'center' | 'none' }
  | { type: 'heading'; text: string; align: Align; size?: number; underline?: boolean }
  | { type: 'para'; text: Text; align?: Align; indent?: number; bold?: boolean }
  | { type: 'item'; label: string; text: Text; level: number }
  | { type: 'table'; columns: readonly Column[]; rows: readonly (readonly Text[])[] }
  | { type: 'pair'; left: Text; right: Text; bold?: boolean }
  | { type: 'signature'; lines: readonly string[]; digital?: readonly string[] }
  | { type: 'space'; height: number }
  | { type: 'rule' }
  | { type: 'pageBreak' };

/** What stands on top or at the foot of every page. */
export interface Running {
  left?: string;
  center?: string;
  right?: string;
  size?: number;
  script?: Script;
}

/** How an order's paper looks. Sizes in points. */
export interface Style {
  family: 'sans' | 'serif';
  size: number;
  leading: number;
  margin: number;
  justify: boolean;
  header(page: number, pages: number): readonly Running[];
  footer(page: number, pages: number): readonly Running[];
}

/** An invented order: what it says, in the order in which it says it. */
export interface Order {
  /** File name without its ending. */
  name: string;
  title: string;
  board: string;
  form: 'text' | 'docx' | 'mixed' | 'scan';
  /** Of a mixed document: the pages that are pictures. */
  scannedPages?: readonly number[];
  facts: GoldFacts;
  /** The first day of the validity, where the order says it. */
  validFrom: string | null;
  /** What its duties are to be called, by their ids: a verb and its object in at most 60 characters. */
  names: Readonly<Record<string, string>>;
  /** What a person has to decide, because the order leaves it open. */
  questions: readonly GoldQuestion[];
  style: Style;
  blocks: readonly Block[];
}
