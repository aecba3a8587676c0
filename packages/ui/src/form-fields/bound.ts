import type { ReactNode } from 'react';

/** What every field of a form has beside what its control has. */
export type Bound = {
  /** Its name among the form's values. */
  name: string;
  /** The label above the control. */
  label: ReactNode;
  /** Under the label, before anything is typed. */
  hint?: ReactNode;
  /** Says "(optional)" after the label. Required fields carry no mark. */
  isOptional?: boolean;
};

/** A field whose label has room at its right. */
export type BoundAside = Bound & {
  /** At the right of the label: where the value came from, for example "read from page". */
  aside?: ReactNode;
};

/** The props of a control that the form does not set. */
export type Unbound<Props> = Omit<
  Props,
  | keyof BoundAside
  | 'id'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'error'
  | 'invalid'
  | 'describedBy'
>;
