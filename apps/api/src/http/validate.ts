import { checkInput, type FieldProblem } from '@anupalan/validators/check';
import { type AnySchema, type InferType, ObjectSchema } from 'yup';
import { keepKnown } from './known-input.ts';
import { AppError } from './problem.ts';
import { listUnstorable } from './storable.ts';

/**
 * Checks the data of a body; unknown keys are dropped before the schema sees them.
 * @param context what rules need to know besides, as the day of today
 * @throws AppError malformed (400: a wrong JSON type, a value outside an enumeration) or invalid (422: a broken rule, a
 * text that cannot be stored)
 */
export function validateBody<S extends AnySchema>(
  schema: S,
  data: unknown,
  context: Record<string, unknown> = {},
): InferType<S> {
  // Yup would read a text as JSON where an object is expected.
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new AppError('malformed', 'The data of the request must be an object.');
  }
  const known = keepKnown(schema, data);
  const result = checkInput(schema, known, context);
  if (result.kind === 'malformed') throw toError('malformed', result.problems);
  const unstorable = listUnstorable(known);
  if (result.kind === 'ok' && unstorable.length === 0) return result.value;
  const broken = result.kind === 'ok' ? [] : result.problems;
  throw toError('invalid', [
    ...broken,
    ...unstorable.filter(({ field }) => broken.every((problem) => problem.field !== field)),
  ]);
}

/**
 * Reads a query string: values are texts and are cast. A parameter given twice is malformed, and so is a text that
 * cannot be stored: nothing that is stored can match it.
 * @throws AppError malformed (400)
 */
export function validateQuery<S extends AnySchema>(schema: S, query: unknown): InferType<S> {
  if (!isOfList(schema)) return checkQuery(schema, query);
  const text = JSON.stringify(query);
  const found = taken.get(schema)?.get(text);
  // Whoever changes what they are given changes their own.
  if (found) return { ...found };
  const value = checkQuery(schema, query);
  if (text.length <= LONGEST_TAKEN) take(schema, text, value);
  return value;
}

/** Longer ones are hardly asked twice, in characters of JSON. */
const LONGEST_TAKEN = 300;
const MOST_TAKEN = 50;
/** Queries of lists that were taken, with what was read of them: the same few come again and again. */
const taken = new WeakMap<AnySchema, Map<string, object>>();

/** Whether a query is that of a list: it holds numbers and texts, and never a secret. */
function isOfList(schema: AnySchema): boolean {
  return schema instanceof ObjectSchema && Object.hasOwn(schema.fields, 'pageSize');
}

function take(schema: AnySchema, text: string, value: object): void {
  const ofSchema = taken.get(schema) ?? new Map<string, object>();
  if (ofSchema.size >= MOST_TAKEN) ofSchema.clear();
  ofSchema.set(text, { ...value });
  taken.set(schema, ofSchema);
}

function checkQuery<S extends AnySchema>(schema: S, query: unknown): InferType<S> {
  const known = keepKnown(schema, query);
  const unstorable = listUnstorable(known);
  if (unstorable.length > 0) throw toError('malformed', unstorable);
  const result = checkInput(schema, known);
  if (result.kind !== 'ok') throw toError('malformed', result.problems);
  return result.value;
}

function toError(code: 'malformed' | 'invalid', errors: FieldProblem[]): AppError {
  return new AppError(code, errors[0]?.message ?? 'The request cannot be understood.', { errors });
}
