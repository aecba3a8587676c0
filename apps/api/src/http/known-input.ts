import { type AnySchema, ArraySchema, ObjectSchema } from 'yup';

/**
 * What of an input a schema may see: of objects the own keys that it names (all where it names none: texts by key), of
 * lists their entries. Yup looks names
 * up on objects that inherit (`constructor` is found there), and calls `toString` of what stands where a text is
 * expected: an object in the wrong place is therefore an empty one for it, which is as wrong and does nothing.
 * @returns a copy; the input is not changed
 */
export function keepKnown(schema: AnySchema, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  if (Array.isArray(input)) {
    if (!(schema instanceof ArraySchema)) return [];
    const { innerType } = schema;
    return innerType ? input.map((each) => keepKnown(innerType as AnySchema, each)) : input;
  }
  if (isByKey(schema)) return withoutObjects(input);
  if (!(schema instanceof ObjectSchema)) return {};
  const fields = schema.fields as Readonly<Record<string, AnySchema>>;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(input, name))
      .map(([name, field]) => [name, keepKnown(field, (input as Record<string, unknown>)[name])]),
  );
}

/** Whether a schema takes texts under keys that nobody knows beforehand. */
function isByKey(schema: AnySchema): boolean {
  const { meta } = schema.spec;
  return typeof meta === 'object' && meta !== null && 'values' in meta;
}

function withoutObjects(input: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null ? {} : value,
    ]),
  );
}
