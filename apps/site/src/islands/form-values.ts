/**
 * What was typed into a form before its code was there, by the names of its fields. At the build there is no document,
 * and the values are the given ones.
 * @param formId id of the form
 */
export function readTyped<T extends Record<string, string>>(formId: string, empty: T): T {
  const data = readForm(formId);
  if (!data) return empty;
  const typed = Object.keys(empty).map((name) => [name, String(data.get(name) ?? '')]);
  return { ...empty, ...Object.fromEntries(typed) };
}

/** What stands in a form of this page; null at the build. @param formId id of the form */
export function readForm(formId: string): FormData | null {
  if (typeof document === 'undefined') return null;
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? new FormData(form) : null;
}
