import { expect, test } from 'vitest';
import { array, number, object, string } from 'yup';
import { toErrors, toFieldMessages, toFieldName } from './field-messages.ts';

const schema = object({
  name: string().required('Enter a name').min(3, 'At least 3 letters'),
  days: array(number().max(31, 'No such day')).min(1, 'Choose a day'),
});

test.each([
  [{ name: 'Asha', days: [1] }, {}],
  [{ name: '', days: [1] }, { name: 'Enter a name' }],
  [
    { name: 'As', days: [] },
    { name: 'At least 3 letters', days: 'Choose a day' },
  ],
  [
    { name: 'Asha', days: [1, 32, 40] },
    { 'days[1]': 'No such day', 'days[2]': 'No such day' },
  ],
])('%j has the messages %j', async (values, messages) => {
  expect(await toFieldMessages(schema, values)).toEqual(messages);
});

test('rules may ask for more than the form', async () => {
  const aware = object({
    name: string().test('other', 'Not your own', (value, { options }) => value !== options.context?.own),
  });
  expect(await toFieldMessages(aware, { name: 'a' }, { own: 'a' })).toEqual({ name: 'Not your own' });
  expect(await toFieldMessages(aware, { name: 'b' }, { own: 'a' })).toEqual({});
});

test('what is no finding is thrown on', async () => {
  const broken = object({
    name: string().test('x', 'x', () => {
      throw new TypeError('broken rule');
    }),
  });
  await expect(toFieldMessages(broken, { name: 'a' })).rejects.toThrow('broken rule');
});

test.each([
  ['days', 'days'],
  ['days[1]', 'days'],
  ['days.start', 'days'],
  ['data.email', null],
  ['', null],
])('the path %j is said at %j', (path, name) => {
  expect(toFieldName(path, ['days', 'name'])).toBe(name);
});

test('a field says the first of its messages; what has no field is kept', () => {
  const messages = { 'days[1]': 'first', 'days[2]': 'second', other: 'third' };
  expect(toErrors(messages, { days: [] })).toEqual({ days: 'first', other: 'third' });
});
