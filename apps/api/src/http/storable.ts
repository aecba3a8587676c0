import { unstorableMessage } from '@anupalan/enums/field-messages';
import type { FieldError } from './problem.ts';

/**
 * Whether PostgreSQL stores a text as it is: U+0000 is refused in every type, half of a pair of surrogates in JSON,
 * and replaced elsewhere.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The texts of a checked or unchecked input that cannot be stored, each by its path: `parts[1].text`. */
export function listUnstorable(input: unknown, path = ''): FieldError[] {
  if (typeof input === 'string')
    return isStorable(input) ? [] : [{ field: path, message: unstorableMessage(path || 'The value') }];
  if (typeof input !== 'object' || input === null) return [];
  if (Array.isArray(input)) return input.flatMap((each, index) => listUnstorable(each, `${path}[${index}]`));
  return Object.entries(input).flatMap(([name, value]) =>
    listUnstorable(value, path === '' ? name : `${path}.${name}`),
  );
}
