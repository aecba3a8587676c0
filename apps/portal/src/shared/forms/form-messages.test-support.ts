import { type AnyObject, type AnySchema, ValidationError } from 'yup';

/** What a form says of its values: the first message of each field that breaks a rule; empty when all is well. */
export async function toFormMessages(
  schema: AnySchema,
  values: unknown,
  context: AnyObject = {},
): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const pairs = error.inner.map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(pairs.toReversed());
  }
}
