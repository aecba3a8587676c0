/** The states that a component's stories show; a component names those that do not apply to it. */
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

/** What the docs page says of a component before its props: when to use it, and how well and badly. */
export type Usage = {
  /** One or two sentences: what it is for, and what to take instead for something else. */
  when: string;
  /** Short imperative sentences. */
  do: readonly string[];
  /** Short sentences that begin with "Don't". */
  dont: readonly string[];
  /** States that the component cannot be in, so that it has no story of that name. */
  without?: readonly StateName[];
};
