import { getIn } from 'formik';
import { useState } from 'react';
import { toFieldId, useFormShared, useFormState } from './form-context.ts';
import { findServerMessage } from './server-problems.ts';

/** A field of the surrounding form. */
export type FormField<Value> = {
  /** The id of the control. The summary links to it. */
  id: string;
  /** The value in the form. */
  value: Value;
  /** The message to show. It is set once the reader has left the field, or after a submit. */
  error: string | undefined;
  /** Sets the value in the form. */
  onChange: (value: Value) => void;
  /** Called when the reader leaves the field. From then on its message is shown. */
  onBlur: () => void;
};

/**
 * Binds a control to the surrounding form by its name. `empty` is the control's value if the form has none. Outside a
 * form, the field keeps its own value.
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
