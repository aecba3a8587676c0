import { shape, wholeNumber } from '../primitives.ts';

/** The number of duties in each state (D44). A type test compares it with `DutyCounts` of the lists. */
export const dutyCountsSchema = shape({
  total: wholeNumber().defined(),
  late: wholeNumber().defined(),
  unanswered: wholeNumber().defined(),
  at_risk: wholeNumber().defined(),
  kept: wholeNumber().defined(),
  proven: wholeNumber().defined(),
  keptLate: wholeNumber().defined(),
  not_due_yet: wholeNumber().defined(),
  standing: wholeNumber().defined(),
  untracked: wholeNumber().defined(),
});
