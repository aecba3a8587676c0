/** Values of a calculator by the names of its fields, as they were typed. */
export type Values = Readonly<Record<string, string>>;

/** A field of a calculator. */
export type FieldSpec = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
} & (
  | { kind: 'day' }
  | { kind: 'number'; unit: 'days' | 'year'; min: number; max: number }
  | { kind: 'choice'; options: readonly { value: string; label: string }[]; placeholder: string }
);

/** One line of the arithmetic: what was counted, what came out, and why. */
export type Step = { sum: string; result: string; why: string };

/** What a calculator says. `dates` are the days for a calendar (`YYYY-MM-DD`). */
export type Outcome = {
  tone: 'ok' | 'warn' | 'danger';
  answer: string;
  steps: readonly Step[];
  dates: readonly { day: string; title: string }[];
};

/** A calculator: its fields, and what it makes of them. */
export type Calculator = {
  title: string;
  lead: string;
  fields: readonly FieldSpec[];
  /** Values whose arithmetic stands there before anything was typed. */
  example: Values;
  /** Act, rule and form, and whether they are verified. */
  source: string;
  /** Counts. @param values that have no error @param today `YYYY-MM-DD`, the day in India */
  work: (values: Values, today: string) => Outcome;
};
