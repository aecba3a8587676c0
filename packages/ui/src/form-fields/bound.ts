import type { ReactNode } from 'react';

/** Props that every form field has besides those of its control. */
export type Bound = {
  /** The name of the field in the form's values. */
  name: string;
  /** The label above the control. */
  label: ReactNode;
  /** A hint under the label. */
  hint?: ReactNode;
  /** Adds "(optional)" to the label. Required fields have no mark. */
  isOptional?: boolean;
};

/** A field with room at the right of its label. */
export type BoundAside = Bound & {
  /** Text at the right of the label: the source of the value, for example "read from page". */
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
