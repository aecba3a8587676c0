import { checkInput, type FieldProblem } from '@anupalan/validators/check';
import type { AnySchema, InferType } from 'yup';
import { AppError } from './problem.ts';

/**
 * Checks the data of a body; unknown keys are dropped.
 * @param context what rules need to know besides, as the day of today
 * @throws AppError malformed (400: a wrong JSON type, a value outside an enumeration) or invalid (422: a broken rule)
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
  const result = checkInput(schema, data, context);
  if (result.kind !== 'ok') throw toError(result.kind, result.problems);
  return result.value;
}

/**
 * Reads a query string: values are texts and are cast. A parameter given twice is malformed.
 * @throws AppError malformed (400)
 */
export function validateQuery<S extends AnySchema>(schema: S, query: unknown): InferType<S> {
  const result = checkInput(schema, query);
  if (result.kind !== 'ok') throw toError('malformed', result.problems);
  return result.value;
}

function toError(code: 'malformed' | 'invalid', errors: FieldProblem[]): AppError {
  return new AppError(code, errors[0]?.message ?? 'The request cannot be understood.', { errors });
}
