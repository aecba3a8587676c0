import { type AnyObject, type AnySchema, ValidationError } from 'yup';
import { checkInput, type FieldProblem } from './check.ts';

/** The message of a field after a check, as a form shows it, or null. */
export function findMessage(
  schema: AnySchema,
  input: unknown,
  field: string,
  context?: AnyObject,
): string | null {
  const result = checkInput(schema, input, context);
  if (result.kind === 'ok') return null;
  return result.problems.find((problem) => problem.field === field)?.message ?? null;
}

/** What a check answers: 'ok', or the kind of the failure with its fields. */
export function outcomeOf(schema: AnySchema, input: unknown, context?: AnyObject): string {
  const result = checkInput(schema, input, context);
  if (result.kind === 'ok') return 'ok';
  return `${result.kind}: ${result.problems.map((problem: FieldProblem) => problem.field).join(', ')}`;
}

/** The first message of a single field's schema, or null. */
export function messageOf(schema: AnySchema, value: unknown): string | null {
  try {
    schema.validateSync(value, { abortEarly: false });
    return null;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.errors[0] ?? null;
  }
}

/** A text of so many characters. */
export function textOf(length: number, character = 'a'): string {
  return character.repeat(length);
}
