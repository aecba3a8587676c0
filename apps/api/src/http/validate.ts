import { type AnySchema, type InferType, ValidationError } from 'yup';
import { AppError, type FieldError } from './problem.ts';

// What makes a request malformed (400) rather than against a rule (422): the wrong JSON type, a value outside an
// enumeration.
const MALFORMED = new Set(['typeError', 'oneOf']);

/**
 * Checks the data of a body. The JSON types are checked before anything is cast ("5" is no number), the rules after
 * the schema's own transforms (trimming). Unknown keys are dropped.
 * @throws AppError malformed (400) or invalid (422), with the fields
 */
export function validateBody<S extends AnySchema>(
  schema: S,
  data: unknown,
  context: Record<string, unknown> = {},
): InferType<S> {
  const types = collect(() => schema.validateSync(data, { strict: true, abortEarly: false, context }));
  const malformed = types.errors.filter((error) => MALFORMED.has(error.type));
  if (malformed.length > 0) throw toError('malformed', malformed);
  const result = collect(() => schema.validateSync(data, { abortEarly: false, stripUnknown: true, context }));
  if (result.errors.length === 0) return result.value as InferType<S>;
  const wrong = result.errors.filter((error) => MALFORMED.has(error.type));
  throw wrong.length > 0 ? toError('malformed', wrong) : toError('invalid', result.errors);
}

/**
 * Reads a query string: values are text and are cast. A parameter given twice is malformed.
 * @throws AppError malformed (400)
 */
export function validateQuery<S extends AnySchema>(schema: S, query: unknown): InferType<S> {
  const result = collect(() => schema.validateSync(query, { abortEarly: false, stripUnknown: true }));
  if (result.errors.length > 0) throw toError('malformed', result.errors);
  return result.value as InferType<S>;
}

type Found = { type: string; field: string; message: string };

function collect(run: () => unknown): { value?: unknown; errors: Found[] } {
  try {
    return { value: run(), errors: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return {
      errors: each.map((one) => ({
        type: one.type ?? '',
        field: one.path ?? '',
        message: one.errors[0] ?? one.message,
      })),
    };
  }
}

function toError(code: 'malformed' | 'invalid', found: Found[]): AppError {
  const errors: FieldError[] = [];
  for (const { field, message } of found) {
    // One sentence a field: the first rule it breaks.
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  }
  return new AppError(code, errors[0]?.message ?? 'The request cannot be read.', { errors });
}
