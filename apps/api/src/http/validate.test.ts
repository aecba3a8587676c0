import { choice, numeric, text } from '@anupalan/validators/primitives';
import { request } from '@anupalan/validators/requests/envelope';
import { queryNumber } from '@anupalan/validators/requests/list-query';
import { describe, expect, test } from 'vitest';
import { AppError } from './problem.ts';
import { validateBody, validateQuery } from './validate.ts';

const schema = request({
  name: text().required('Enter a name').max(5, 'At most 5 characters'),
  kind: choice(['a', 'b']),
  before: text().test('before', 'Not after today', (value, { options }) => {
    const today = (options.context as { today?: string } | undefined)?.today;
    return !value || !today || value <= today;
  }),
});
const query = request({ pageSize: numeric().max(100, 'At most 100') });

function problemOf(check: () => unknown): unknown {
  try {
    return { taken: check() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.status, error.message, error.errors];
  }
}

const NO_OBJECT = [400, 'The data of the request must be an object.', undefined];
const NO_NAME = [422, 'Enter a name', [{ field: 'name', message: 'Enter a name' }]];

test('the query of a list is read the same each time, and belongs to whoever asked', () => {
  const list = request({ pageSize: queryNumber().max(100, 'At most 100') });
  for (let time = 0; time < 3; time++) {
    const value = validateQuery(list, { pageSize: '5' });
    expect(value).toEqual({ pageSize: 5 });
    value.pageSize = 7;
  }
  expect(validateQuery(list, { pageSize: '6' })).toEqual({ pageSize: 6 });
  for (let time = 0; time < 2; time++)
    expect(problemOf(() => validateQuery(list, { pageSize: '101' }))).toEqual([
      400,
      'At most 100',
      [{ field: 'pageSize', message: 'At most 100' }],
    ]);
  const other = request({ pageSize: queryNumber(), name: text() });
  expect(validateQuery(other, { pageSize: '5', name: 'x' })).toEqual({ pageSize: 5, name: 'x' });
  expect(validateQuery(list, { pageSize: '5', name: 'x' })).toEqual({ pageSize: 5 });
});

describe('a body', () => {
  test.each<[string, unknown, unknown]>([
    ['with what is asked for', { name: 'Asha' }, { taken: { name: 'Asha' } }],
    ['with unknown keys', { name: 'Asha', more: 1 }, { taken: { name: 'Asha' } }],
    ['without what is required', {}, NO_NAME],
    [
      'with a text that is too long',
      { name: 'Ashaben' },
      [422, 'At most 5 characters', [{ field: 'name', message: 'At most 5 characters' }]],
    ],
    ['that is a text', '{"name":"Asha"}', NO_OBJECT],
    ['that is a list', [{ name: 'Asha' }], NO_OBJECT],
    ['that is null', null, NO_OBJECT],
    ['that is nothing', undefined, NO_OBJECT],
  ])('%s', (_, data, expected) => {
    expect(problemOf(() => validateBody(schema, data))).toEqual(expected);
  });

  test('with a value that cannot be is malformed, whatever else is wrong', () => {
    expect(problemOf(() => validateBody(schema, { kind: 'c' }))).toEqual([
      400,
      expect.any(String),
      [{ field: 'kind', message: expect.any(String) }],
    ]);
    expect(problemOf(() => validateBody(schema, { name: 5 }))).toEqual([
      400,
      expect.any(String),
      [{ field: 'name', message: expect.any(String) }],
    ]);
  });

  test('is checked with what the rules need to know besides', () => {
    const data = { name: 'Asha', before: '2026-11-22' };
    expect(problemOf(() => validateBody(schema, data, { today: '2026-11-21' }))).toEqual([
      422,
      'Not after today',
      [{ field: 'before', message: 'Not after today' }],
    ]);
    expect(problemOf(() => validateBody(schema, data, { today: '2026-11-22' }))).toEqual({ taken: data });
  });
});

describe('a text that cannot be stored', () => {
  const UNSTORABLE = 'name has a character that cannot be stored.';

  test.each(['a\u0000b', '\ud800'])('breaks a rule of a body: %j', (name) => {
    expect(problemOf(() => validateBody(schema, { name, kind: 'a' }))).toEqual([
      422,
      UNSTORABLE,
      [{ field: 'name', message: UNSTORABLE }],
    ]);
  });

  test('is told beside what else is wrong, once for a field', () => {
    expect(problemOf(() => validateBody(schema, { name: 'too long\u0000', before: '\u0000' }))).toEqual([
      422,
      'At most 5 characters',
      [
        { field: 'name', message: 'At most 5 characters' },
        { field: 'before', message: 'before has a character that cannot be stored.' },
      ],
    ]);
  });

  test('does not matter where nobody reads it', () => {
    expect(problemOf(() => validateBody(schema, { name: 'Asha', more: '\u0000' }))).toEqual({
      taken: { name: 'Asha' },
    });
  });

  test('is malformed in a query', () => {
    const words = request({ keyword: text() });
    expect(problemOf(() => validateQuery(words, { keyword: '\u0000' }))).toEqual([
      400,
      'keyword has a character that cannot be stored.',
      [{ field: 'keyword', message: 'keyword has a character that cannot be stored.' }],
    ]);
  });
});

test('a query is malformed whatever rule it breaks', () => {
  const ask = (pageSize: unknown) => problemOf(() => validateQuery(query, { pageSize }));
  expect(ask(100)).toEqual({ taken: { pageSize: 100 } });
  expect(ask(101)).toEqual([400, 'At most 100', [{ field: 'pageSize', message: 'At most 100' }]]);
  expect(ask(['1', '2'])).toEqual([
    400,
    expect.any(String),
    [expect.objectContaining({ field: 'pageSize' })],
  ]);
});
