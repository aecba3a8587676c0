import { expect, test } from 'vitest';
import { idsOf } from './body-ids.ts';

test.each<[string, unknown, string[]]>([
  ['one id', { id: 'a' }, ['a']],
  ['a list of ids', { id: ['a', 'b'] }, ['a', 'b']],
  ['ids under two names, in the order of the names', { ids: ['b', 'c'], id: 'a' }, ['a', 'b', 'c']],
  ['an empty list', { id: [] }, []],
  ['an empty text', { id: '' }, []],
  ['a number', { id: 5 }, []],
  ['a list with a number', { id: ['a', 5] }, []],
  ['an object', { id: { id: 'a' } }, []],
  ['another name', { other: 'a' }, []],
  ['a name that is inherited', Object.create({ id: 'a' }), []],
  ['nothing', undefined, []],
  ['null', null, []],
  ['a text', 'id', []],
  ['null for an id', { id: null }, []],
])('%s', (_, data, ids) => {
  expect(idsOf(data, 'id', 'ids')).toEqual(ids);
});
