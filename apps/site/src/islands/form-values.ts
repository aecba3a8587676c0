/**
 * What was typed into a form before its code was there, by the names of its fields. At the build there is no document,
 * and the values are the given ones.
 * @param formId id of the form
 */
export function readTyped<T extends Record<string, string>>(formId: string, empty: T): T {
  if (typeof document === 'undefined') return empty;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return empty;
  const data = new FormData(form);
  const typed = Object.keys(empty).map((name) => [name, String(data.get(name) ?? '')]);
  return { ...empty, ...Object.fromEntries(typed) };
}
