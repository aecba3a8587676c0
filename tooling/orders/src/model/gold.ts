import type { Due, DutyKind, Frequency } from './order.ts';

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

/** A duty of the order, with the page (from 1) on which its words stand. */
export interface GoldObligation {
  id: string;
  page: number;
  quote: string;
  frequency: Frequency | null;
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
}

/** What an analyser should find in one file. */
export interface Gold {
  file: string;
  board: string;
  form: 'text' | 'docx' | 'mixed' | 'scan';
  pages: number;
  facts: GoldFacts;
  obligations: GoldObligation[];
  notObligations: GoldTrap[];
  limits: GoldLimit[];
}
