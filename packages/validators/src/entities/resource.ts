import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { RESOURCE_KINDS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECTS, STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import type { InferType } from 'yup';
import { calendarDate, choice, flag, identifier, listOf, shape, text } from '../primitives.ts';

/** An act, rules, a form or guidance. */
export const resourceSchema = shape({
  slug: text().defined(),
  title: text().defined(),
  kind: choice(RESOURCE_KINDS).defined(),
  topic: choice(STATUTORY_SUBJECTS).defined(),
  summary: text().defined(),
  authority: text().defined(),
  /** The relevant section, rule or form. */
  reference: text().nullable().defined(),
  /** The address at which the authority publishes it. */
  address: text().nullable().defined(),
  /** The text from which the facts were taken. */
  source: text().nullable().defined(),
  verification: choice(STATUTORY_VERIFICATIONS).defined(),
  /** The day on which the entry was written from its source. */
  writtenOn: calendarDate().defined(),
  states: listOf(choice(INDIAN_STATES).defined()).nullable().defined(),
  isReplaced: flag().defined(),
  /** Duties of the statutory catalogue that follow from it. */
  statutory: listOf(shape({ id: identifier().defined(), title: text().defined() })).defined(),
});

/** An act, rules, a form or guidance. */
export type Resource = InferType<typeof resourceSchema>;
