import { createContext, useContext } from 'react';

const FormIdContext = createContext('form');

/** Gives the fields of a form ids of their own, so that two forms on a page never share one. */
export const FormIdProvider = FormIdContext.Provider;

/** The id of a field's control. */
export function useFieldId(name: string): string {
  return toFieldId(useContext(FormIdContext), name);
}

/** The id of the form that a field stands in. */
export function useFormId(): string {
  return useContext(FormIdContext);
}

/** The id of a form's control. */
export function toFieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
