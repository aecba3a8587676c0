import { createContext, type RefObject, useContext } from 'react';

/** What the parts of a form share: its id, and whether it is being sent at this very moment. */
type FormContextValue = { id: string; isSending: RefObject<boolean> };

const FormContext = createContext<FormContextValue>({ id: 'form', isSending: { current: false } });

/** Gives the parts of a form what they share. */
export const FormContextProvider = FormContext.Provider;

/** The id of a field's control; two forms on a page never share one. */
export function useFieldId(name: string): string {
  return toFieldId(useContext(FormContext).id, name);
}

/** The id of the form that a part stands in. */
export function useFormId(): string {
  return useContext(FormContext).id;
}

/** Whether the form is being sent; true before the next render knows of it. */
export function useIsSending(): RefObject<boolean> {
  return useContext(FormContext).isSending;
}

/** The id of a form's control. */
export function toFieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
