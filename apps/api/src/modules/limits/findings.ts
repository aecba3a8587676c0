import type { LimitMedium } from '@anupalan/enums/consents';
import type { FindingSource, ParticularKind } from '@anupalan/enums/particulars';
import type { Citation } from '@anupalan/validators/entities/citation';

/** What a limit says, apart from who found it. */
export type LimitValues = {
  medium: LimitMedium;
  point: string | null;
  parameter: string;
  limit: string;
  unit: string | null;
  averaging: string | null;
};

/** What a particular says, apart from who found it. */
export type ParticularValues = {
  kind: ParticularKind;
  name: string;
  value: string | null;
  unit: string | null;
};

/** A row of an order: what it says, where that is printed, and who found it. */
export type Finding<V> = {
  id: string;
  values: V;
  citation: Citation;
  confidence: number;
  source: FindingSource;
  /** What the reader had found before a person corrected it. */
  readAs: Printed<V> | null;
};

/** What a row says, and where the order prints it. */
export type Printed<V> = { values: V; citation: Citation };

/** A sort of rows of an order: its table, and how its values are called there and in sentences. */
export type FindingSort<V> = {
  table: 'consentLimits' | 'consentParticulars';
  /** As in "That limit does not exist". */
  noun: 'limit' | 'particular';
  /** The column of each value. */
  columns: Readonly<Record<keyof V & string, string>>;
  /** How a person knows a row again: "COD 250 mg/l". */
  toWords: (values: V) => string;
  /** What two readings of the same row have in common: its name, and its value. */
  toIdentity: (values: V) => { name: string; value: string };
};

const joined = (...words: (string | null)[]): string => words.filter(Boolean).join(' ');

/** Standards that must be kept. */
export const LIMITS: FindingSort<LimitValues> = {
  table: 'consentLimits',
  noun: 'limit',
  columns: {
    medium: 'medium',
    point: 'point',
    parameter: 'parameter',
    limit: 'limitValue',
    unit: 'unit',
    averaging: 'averaging',
  },
  toWords: ({ parameter, limit, unit }) => joined(parameter, limit, unit),
  toIdentity: ({ parameter, limit }) => ({ name: parameter, value: limit }),
};

/** What an order says of the plant besides. */
export const PARTICULARS: FindingSort<ParticularValues> = {
  table: 'consentParticulars',
  noun: 'particular',
  columns: { kind: 'kind', name: 'name', value: 'value', unit: 'unit' },
  toWords: ({ name, value, unit }) => joined(name, value, unit),
  toIdentity: ({ name, value }) => ({ name, value: value ?? '' }),
};
