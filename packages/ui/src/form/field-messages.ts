import { type ObjectSchema, ValidationError } from 'yup';

/**
 * The first message of each field that breaks a rule, by the path of the field (`days[1]` for an item of a list); empty
 * if all values are valid. `context` is Yup's, for rules that need more than the form.
 */
export async function toFieldMessages(
  schema: ObjectSchema<object>,
  values: unknown,
  context: object = {},
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: Record<string, string> = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      if (path !== undefined && path !== '') messages[path] ??= message;
    }
    return messages;
  }
}

/** The field that a path belongs to: the messages of `days[1]` and `range.start` are shown at `days` and `range`. */
export function toFieldName(path: string, names: readonly string[]): string | null {
  if (names.includes(path)) return path;
  const bare = /^[^.[]+/.exec(path)?.[0] ?? path;
  return names.includes(bare) ? bare : null;
}

/**
 * The first message of each field, by field name. A message without a field keeps its path, so that the form stays
 * invalid and the summary shows it.
 */
export function toErrors(messages: Readonly<Record<string, string>>, values: object): Record<string, string> {
  const names = Object.keys(values);
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(messages))
    errors[toFieldName(path, names) ?? path] ??= message;
  return errors;
}
