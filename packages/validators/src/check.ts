import { type AnyObject, type AnySchema, type InferType, ValidationError } from 'yup';

/** An invalid field. `field` is its path ('schedule.startDate'); it is empty for the whole input. */
export type FieldProblem = { field: string; message: string };

/**
 * The result of a check. `malformed` (400): a wrong JSON type, or a value outside an enumeration. `invalid` (422): a
 * broken rule, or a missing required field. `value` has unknown keys removed and texts trimmed.
 */
export type CheckResult<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'malformed' | 'invalid'; problems: FieldProblem[] };

/** Types of Yup's errors that say "this cannot be understood" rather than "this breaks a rule". */
const MALFORMED_TYPES: ReadonlySet<string> = new Set(['typeError', 'oneOf']);

function flatten(error: ValidationError): ValidationError[] {
  return error.inner.length === 0 ? [error] : error.inner.flatMap(flatten);
}

/** A missing name is also too short. The first message of a field says what to do; the others would repeat it. */
function firstPerField(errors: readonly ValidationError[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const { path = '', errors: messages } of errors) {
    const [message] = messages;
    if (message !== undefined && !problems.has(path)) problems.set(path, { field: path, message });
  }
  return [...problems.values()];
}

/**
 * Checks an input against a schema. If some fields are malformed and others break a rule, only the malformed ones are
 * reported. Never throws because of the input.
 */
export function checkInput<S extends AnySchema>(
  schema: S,
  input: unknown,
  context: AnyObject = {},
): CheckResult<InferType<S>> {
  try {
    const value = schema.validateSync(input, {
      abortEarly: false,
      stripUnknown: true,
      context,
    }) as InferType<S>;
    return { kind: 'ok', value };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const all = flatten(error);
    const malformed = all.filter(
      (one) => MALFORMED_TYPES.has(one.type ?? '') || (one.type === 'nullable' && !one.path),
    );
    const shown = malformed.length > 0 ? malformed : all;
    return { kind: malformed.length > 0 ? 'malformed' : 'invalid', problems: firstPerField(shown) };
  }
}
