import type { ApiError } from '@anupalan/api-client/api-error';
import type { ServerProblems } from '@anupalan/ui/forms';

/**
 * The server's answer as a form shows it: known fields at their fields, the rest and the sentences of `shown`
 * statuses above the form. The toast has been raised already where the catalogue wants one (D33).
 */
export function toServerProblems(
  error: ApiError,
  values: Readonly<Record<string, unknown>>,
  aliases: Readonly<Record<string, string>>,
  shown: readonly number[],
): ServerProblems {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const { field, message } of error.errors) {
    // The server may name a field by its place in the body: `data.email`.
    const bare = field.replace(/^data\./, '');
    const name = aliases[bare] ?? bare;
    if (name in values) fields[name] ??= message;
    else others.push(message);
  }
  const isSaid = error.status === 422 || error.status === 400 || shown.includes(error.status);
  if (Object.keys(fields).length === 0 && others.length === 0 && isSaid) others.push(error.message);
  return { fields, message: others.length > 0 ? others.join('\n') : null };
}
