import { isDate } from '../renewal-dates.ts';
import type { FieldSpec, Values } from './types.ts';

/** What is wrong with a field, or undefined. */
function findError(field: FieldSpec, value: string): string | undefined {
  if (value === '' && field.isOptional) return undefined;
  switch (field.kind) {
    case 'day':
      return isDate(value) ? undefined : 'Enter a valid date';
    case 'choice':
      return field.options.some((option) => option.value === value) ? undefined : 'Select one from the list';
    case 'number': {
      const isWithin = /^\d+$/.test(value) && Number(value) >= field.min && Number(value) <= field.max;
      const what = field.unit === 'days' ? 'a number of days' : 'a year';
      return isWithin ? undefined : `Enter ${what} from ${field.min} to ${field.max}`;
    }
  }
}

/** Messages by the name of the field; empty where everything can be counted. */
export function checkValues(fields: readonly FieldSpec[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = findError(field, values[field.name]?.trim() ?? '');
      return error ? [[field.name, error]] : [];
    }),
  );
}
