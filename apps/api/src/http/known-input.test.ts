import { choice, flag, listOf, numeric, shape, text, textsByKey } from '@anupalan/validators/primitives';
import { request } from '@anupalan/validators/requests/envelope';
import { expect, test } from 'vitest';
import { keepKnown } from './known-input.ts';

const schema = request({
  name: text(),
  size: numeric(),
  isDone: flag(),
  kind: choice(['a']),
  tags: listOf(text()),
  inner: shape({ text: text() }),
  parts: listOf(shape({ text: text() })),
  answers: textsByKey(),
});

test.each<[string, unknown, unknown]>([
  [
    'what it names is kept',
    { name: 'x', size: 1, isDone: false, kind: 'a' },
    { name: 'x', size: 1, isDone: false, kind: 'a' },
  ],
  ['null and a missing value stay', { name: null }, { name: null }],
  ['unknown names are left out', { name: 'x', other: 1 }, { name: 'x' }],
  [
    'inherited names are left out',
    JSON.parse('{"__proto__": {"name": "x"}, "constructor": 1, "toString": 2, "hasOwnProperty": {}}'),
    {},
  ],
  ['names of what an object inherits are not its own', Object.create({ name: 'x' }), {}],
  ['an object is no text', { name: { toString: 'x' }, size: { valueOf: 1 } }, { name: {}, size: {} }],
  ['a list is no text', { name: [{ toString: 'x' }], size: [1] }, { name: [], size: [] }],
  ['an object is no list', { tags: { length: 5, map: 1 } }, { tags: {} }],
  ['a list is no object', { inner: [{ text: 'x' }] }, { inner: [] }],
  ['lists keep their entries', { tags: ['x', null, { toString: 1 }, [1]] }, { tags: ['x', null, {}, []] }],
  ['objects inside are looked at', { inner: { text: 'x', constructor: 1 } }, { inner: { text: 'x' } }],
  [
    'objects in lists are looked at',
    { parts: [{ text: 'x', toString: 1 }, null, 'x'] },
    { parts: [{ text: 'x' }, null, 'x'] },
  ],
  [
    'texts by key keep every own key, and nothing that is an object',
    { answers: JSON.parse('{"q1": "x", "q2": null, "q3": {"toString": 1}, "q4": ["x"]}') },
    { answers: { q1: 'x', q2: null, q3: {}, q4: {} } },
  ],
  ['a list has no keys', { answers: ['x'] }, { answers: [] }],
  ['a text stays one', 'x', 'x'],
  ['nothing stays nothing', undefined, undefined],
])('%s', (_, input, known) => {
  expect(keepKnown(schema, input)).toStrictEqual(known);
});

test('an input that inherits nothing, as a query, is read', () => {
  const query: unknown = Object.assign(Object.create(null), { name: 'x', valueOf: 'y' });
  expect(keepKnown(schema, query)).toStrictEqual({ name: 'x' });
});
