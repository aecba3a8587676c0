import { describe, expect, test } from 'vitest';
import { isStorable, listUnstorable } from './storable.ts';

test.each<[string, boolean]>([
  ['', true],
  ['Zähler – विषय 😀', true],
  ['\u0001\u001f\u007f\uffff', true],
  ['\ufffd', true],
  ['\u0000', false],
  ['a\u0000b', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('%j can be stored: %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected);
});

describe('what cannot be stored is told by its path', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing', { name: 'x', size: 1, tags: ['y', null], inner: null }, []],
    ['a field', { name: '\u0000', other: 'x' }, ['name']],
    ['fields of an object in a list', { parts: [{ text: 'x' }, { text: '\ud800' }] }, ['parts[1].text']],
    ['an entry of a list', { tags: ['x', '\u0000', '\u0000'] }, ['tags[1]', 'tags[2]']],
  ])('%s', (_, input, fields) => {
    expect(listUnstorable(input).map(({ field }) => field)).toEqual(fields);
  });

  test('with a sentence', () => {
    expect(listUnstorable({ name: '\u0000' })).toEqual([
      { field: 'name', message: 'name has a character that cannot be stored.' },
    ]);
    expect(listUnstorable('\u0000')).toEqual([
      { field: '', message: 'The value has a character that cannot be stored.' },
    ]);
  });
});
