import type { FormError } from '../error-summary/error-summary.tsx';
import { toFieldId, useFormShared, useFormState } from './form-context.ts';
import { findServerMessage, isFormStatus } from './server-problems.ts';

/** The errors of a form after a submit. */
export type FormProblems = {
  /** The errors in the order of the fields on the page. */
  errors: readonly FormError[];
  /** The server's message about the whole form. */
  message: string | null;
};

/** Sorts errors by the position of their control on the page. Errors without a control are last. */
function byPlace(one: FormError, other: FormError): number {
  const [first, second] = [one, other].map(({ id }) =>
    id === undefined ? null : document.getElementById(id),
  );
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * The errors of the surrounding form after a refused submit. There are none before the first submit and while the form
 * is sent. Use it outside the form, for example for "Error: " in the title of the page.
 */
export function useFormProblems(): FormProblems {
  const { id } = useFormShared();
  const form = useFormState();
  if (!form || form.submitCount === 0 || form.isSubmitting) return { errors: [], message: null };
  const { errors, status, values } = form;
  const said = new Map<string, string>();
  for (const [name, message] of Object.entries(errors)) {
    if (typeof message === 'string') said.set(name, message);
  }
  for (const name of Object.keys(isFormStatus(status) ? status.fields : {})) {
    const message = findServerMessage(status, name, values[name]);
    if (message !== undefined && !said.has(name)) said.set(name, message);
  }
  const listed = [...said].map(([name, message]): FormError => {
    const place = toFieldId(id, name);
    return document.getElementById(place) ? { id: place, message } : { message };
  });
  return { errors: listed.toSorted(byPlace), message: isFormStatus(status) ? status.message : null };
}
