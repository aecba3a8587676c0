type Values = Readonly<Record<string, unknown>>;

/** Whether a value of a form is a file or a list of files. A draft cannot hold them: they are chosen again. */
function isFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some(isFile));
}

/** What a draft keeps of a form: everything but its files. */
export function toDraftValues(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value)));
}

/** Whether anything that a draft keeps differs from what the form began with; a chosen file alone is nothing typed. */
export function isTyped(values: Values, initialValues: Values): boolean {
  return Object.entries(toDraftValues(values)).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(initialValues[name]),
  );
}

/** The form with a draft put back: only fields that it still has, and a file that was chosen since stays. */
export function restoreDraft(values: Values, draft: Values): Record<string, unknown> {
  const known = Object.entries(draft).filter(([name]) => name in values && !isFile(values[name]));
  return { ...values, ...Object.fromEntries(known) };
}
