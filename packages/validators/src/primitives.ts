import {
  type AnyObject,
  array,
  boolean,
  type ISchema,
  mixed,
  number,
  type ObjectShape,
  object,
  string,
} from 'yup';

/** Yup's own sentence of a wrong type repeats the value, which may be a password. A path of "this" is the whole. */
function wrongType(what: string) {
  return ({ path }: { path: string }) => `${path === 'this' ? 'The value' : path} must be ${what}`;
}

/**
 * The building blocks of every schema. Unlike Yup's own they never turn one JSON type into another: the number 5
 * where a text is expected is an error of type `typeError`, which the API answers with 400. They can be cast with
 * `stripUnknown`, which Yup's `strict` would switch off.
 */

/** A text. An empty text is a text; `required(message)` refuses it. */
export function text() {
  return string()
    .typeError(wrongType('a text'))
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' || original === undefined || original === null ? value : original,
    );
}

/** A text without spaces around it. Yup's own `trim` would throw on what is no text. */
export function trimmedText() {
  return text().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

/** A JSON number (never a text of digits). */
export function numeric() {
  return number()
    .typeError(wrongType('a number'))
    .transform((value: unknown, original: unknown) =>
      typeof original === 'number' || original === undefined || original === null ? value : original,
    );
}

/** A JSON number without a fraction. */
export function wholeNumber() {
  return numeric().integer();
}

/** A JSON true or false. */
export function flag() {
  return boolean()
    .typeError(wrongType('true or false'))
    .transform((value: unknown, original: unknown) =>
      typeof original === 'boolean' || original === undefined || original === null ? value : original,
    );
}

/** One of a list, for responses. An unlisted value is an error of type `oneOf`, answered with 400. */
export function choice<const T extends string>(list: readonly T[]) {
  return text().oneOf(list);
}

/** An array. */
export function listOf<T>(schema: ISchema<T, AnyObject>) {
  return array().of(schema).typeError(wrongType('a list'));
}

/** An object inside another: absent stays absent, and absent is refused unless `.optional()` follows. */
export function shape<S extends ObjectShape>(fields: S) {
  return object(fields).typeError(wrongType('an object')).default(undefined).defined();
}

/** Texts by their keys, which are not known beforehand; null as a value where there is none. */
export function textsByKey() {
  return mixed<Record<string, string | null>>({
    type: 'texts by key',
    check: (value): value is Record<string, string | null> =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  })
    .typeError(wrongType('an object'))
    .test('typeError', (value, context) => {
      const wrong = Object.entries(value ?? {}).find(([, each]) => each !== null && typeof each !== 'string');
      if (!wrong) return true;
      const path = `${context.path}.${wrong[0]}`;
      return context.createError({ path, message: wrongType('a text')({ path }) });
    })
    .meta({ values: 'string' });
}

/** An id (UUIDv7). Its form is not checked here: an id that cannot be is as unknown as one that is not there. */
export function identifier() {
  return text().meta({ format: 'uuid' });
}

/** An instant, ISO 8601 in UTC, in answers. */
export function instant() {
  return text().meta({ format: 'date-time' });
}

/** A calendar date, `YYYY-MM-DD`, in answers. */
export function calendarDate() {
  return text().meta({ format: 'date' });
}
