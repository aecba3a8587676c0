/** The timing of an obligation without anything that is due. */
export const UNTIMED = {
  frequency: null,
  recurring: false,
  dueDate: null,
  schedule: null,
  recurrence: null,
  basis: null,
} as const;
