/** The states that a component's stories show. A component lists the states that do not apply to it. */
export const stateNames = [
  'Default',
  'Variants',
  'Hover',
  'Focus',
  'Disabled',
  'Invalid',
  'Loading',
  'Empty',
  'LongText',
  'Hindi',
] as const;

/** One of the states that stories show. */
export type StateName = (typeof stateNames)[number];

/** The text of a docs page before the props: when to use the component, and what to do and not to do. */
export type Usage = {
  /** One or two sentences: what it is for, and what to use instead for other needs. */
  when: string;
  /** Short imperative sentences. */
  do: readonly string[];
  /** Short sentences that begin with "Don't". */
  dont: readonly string[];
  /** States that the component cannot have, so there is no story for them. */
  without?: readonly StateName[];
};
