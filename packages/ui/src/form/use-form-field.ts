import { getIn } from 'formik';
import { useState } from 'react';
import { toFieldId, useFormShared, useFormState } from './form-context.ts';
import { findServerMessage } from './server-problems.ts';

/** A field of the form it stands in. */
export type FormField<Value> = {
  /** Of the control: the summary leads there. */
  id: string;
  /** What the form holds. */
  value: Value;
  /** The message to show: only once the field was left, or after a submit. */
  error: string | undefined;
  /** Puts a value into the form. */
  onChange: (value: Value) => void;
  /** The field was left: from now on its message shows. */
  onBlur: () => void;
};

/**
 * Binds a control to the form above by its name. `empty` is what the control shows while the form holds nothing
 * under that name; outside a form the field keeps its value itself.
 */
export function useFormField<Value>(name: string, empty: Value): FormField<Value> {
  const form = useFormState();
  const { id: formId } = useFormShared();
  const [own, setOwn] = useState(empty);
  const id = toFieldId(formId, name);
  if (form === undefined)
    return { id, value: own, error: undefined, onChange: setOwn, onBlur: () => undefined };
  const value = (getIn(form.values, name) as Value | null | undefined) ?? empty;
  const message: unknown = form.errors[name];
  const isTouched = Boolean(getIn(form.touched, name));
  const refused = isTouched && typeof message === 'string' ? message : undefined;
  return {
    id,
    value,
    error: refused ?? findServerMessage(form.status, name, value),
    onChange: (next) => void form.setFieldValue(name, next),
    onBlur: () => void form.setFieldTouched(name, true),
  };
}
