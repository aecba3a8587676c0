import { FormikContext, type FormikContextType } from 'formik';
import { createContext, type RefObject, useContext } from 'react';

/** What the parts of a form share: its id, and whether it is being submitted now. */
type FormContextValue = { id: string; isSending: RefObject<boolean> };

const FormContext = createContext<FormContextValue>({ id: 'form', isSending: { current: false } });

/** Provides what the parts of a form share. */
export const FormContextProvider = FormContext.Provider;

/** The values of a form, by field name. */
export type FormValues = Record<string, unknown>;

/** Formik's state of the surrounding form; undefined outside a form. */
export function useFormState(): FormikContextType<FormValues> | undefined {
  return useContext(FormikContext) as FormikContextType<FormValues> | undefined;
}

/** The id of a form control. Two forms on a page never share one. */
export function toFieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What the surrounding form shares with its parts. */
export function useFormShared(): FormContextValue {
  return useContext(FormContext);
}
