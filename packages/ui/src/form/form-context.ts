import { FormikContext, type FormikContextType } from 'formik';
import { createContext, type RefObject, useContext } from 'react';

/** What the parts of a form share: its id, and whether it is being sent at this very moment. */
type FormContextValue = { id: string; isSending: RefObject<boolean> };

const FormContext = createContext<FormContextValue>({ id: 'form', isSending: { current: false } });

/** Gives the parts of a form what they share. */
export const FormContextProvider = FormContext.Provider;

/** The values of any form, by the names of its fields. */
export type FormValues = Record<string, unknown>;

/** Formik's state of the form above; undefined outside a form. */
export function useFormState(): FormikContextType<FormValues> | undefined {
  return useContext(FormikContext) as FormikContextType<FormValues> | undefined;
}

/** The id of a form's control; two forms on a page never share one. */
export function toFieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What the form above shares with its parts. */
export function useFormShared(): FormContextValue {
  return useContext(FormContext);
}
