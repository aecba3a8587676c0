import { type ObjectSchema, ValidationError } from 'yup';

/** The first message of each field that breaks a rule; nothing when all is well. */
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
