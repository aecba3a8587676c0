import type { ApiError } from '@anupalan/api-client/api-error';

/** What the server said about a form. A field's message holds as long as the value it was said about. */
export type FormStatus = {
  fields: Readonly<Record<string, { message: string; value: unknown }>>;
  /** A sentence about the whole. */
  message: string | null;
};

/** Whether Formik's status is ours. */
export function isFormStatus(status: unknown): status is FormStatus {
  return typeof status === 'object' && status !== null && 'fields' in status && 'message' in status;
}

/**
 * The server's answer as a form shows it: known fields at their fields, the rest and the sentences of `shown`
 * statuses above the form. The toast has been raised already where the catalogue wants one (D33).
 */
export function toFormStatus(
  error: ApiError,
  values: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>>,
  shown: readonly number[],
): FormStatus {
  const fields: Record<string, { message: string; value: unknown }> = {};
  const others: string[] = [];
  for (const { field, message } of error.errors) {
    // The server may name a field by its place in the body: `data.email`.
    const bare = field.replace(/^data\./, '');
    const name = aliases[bare] ?? bare;
    if (name in values) fields[name] ??= { message, value: values[name] };
    else others.push(message);
  }
  const isSaid = error.status === 422 || error.status === 400 || shown.includes(error.status);
  if (Object.keys(fields).length === 0 && others.length === 0 && isSaid) others.push(error.message);
  return { fields, message: others.length > 0 ? others.join('\n') : null };
}
