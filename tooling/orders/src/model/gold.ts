import type { Due, DutyKind, Frequency, Interval } from './order.ts';

/** The seven facts that every order is asked for; null where the paper does not print one. */
export interface GoldFacts {
  kind: 'cte' | 'cto' | 'cca' | 'ec' | 'hw_authorisation' | 'bmw_authorisation' | 'other';
  authority: string;
  consentNo: string;
  industryName: string;
  category: 'red' | 'orange' | 'green' | 'white' | 'blue' | null;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
  /** `YYYY-MM-DD`, or null where the end is an event or not stated. */
  validUpto: string | null;
}

/** From when until when the whole order is valid, `YYYY-MM-DD`; `from` null where the order does not say. */
export interface GoldValidity {
  medium: null;
  from: string | null;
  upto: string | null;
}

/** Something that a person has to decide, and the page that leaves it open. */
export interface GoldQuestion {
  page: number;
  text: string;
}

/** A duty of the order, with the page (from 1) on which its words stand. */
export interface GoldObligation {
  id: string;
  page: number;
  quote: string;
  /** What it is to be called: a verb and its object in at most 60 characters. */
  name: string;
  /** The whole condition or table row in which it stands, without its number. */
  condition: string;
  frequency: Frequency | null;
  interval: Interval | null;
  stated: string;
  due: Due;
  kind: DutyKind;
  recurring: boolean;
  /** Finding it is right, missing it is not wrong. */
  optional: boolean;
}

/** Words that must not be taken for a duty. */
export interface GoldTrap {
  page: number;
  quote: string;
  why: string;
}

/** A figure of the standards. */
export interface GoldLimit {
  page: number;
  medium: 'effluent' | 'sewage' | 'emission' | 'ambient_air' | 'noise' | 'hazardous_waste';
  parameter: string;
  limit: string;
  unit: string;
  /** The stack, outlet or station, and the time that the figure is a mean of, where the order says so. */
  point?: string;
  averaging?: string;
}

/** What an analyser should find in one file. */
export interface Gold {
  file: string;
  board: string;
  form: 'text' | 'docx' | 'mixed' | 'scan';
  pages: number;
  facts: GoldFacts;
  validity: GoldValidity[];
  /** Days between the day on which renewal has to be applied for and the end; null where the order does not say. */
  renewalLeadDays: number | null;
  /** Pages that are pictures, ascending: without recognition nothing on them is read. */
  picturedPages: number[];
  questions: GoldQuestion[];
  obligations: GoldObligation[];
  notObligations: GoldTrap[];
  limits: GoldLimit[];
}
