import { readPassage } from '@anupalan/compliance/reading/duties/read-passage';
import { describe, expect, test } from 'vitest';
import { type AddedValues, toAddedSchema, toAddedValues, toAddRequest } from './added-obligation.ts';

const TODAY = '2026-11-21';
const WORDS = 'The unit shall test the stack once in a month.';
const passage = { text: WORDS, page: 3, quote: WORDS, rects: [{ x: 0.1, y: 0.2, width: 0.5, height: 0.02 }] };
const reading = readPassage(WORDS, { issuedOn: '2026-02-10', validUpto: null });
const initial = toAddedValues({ conditionNo: '', words: WORDS }, reading, TODAY);
const request = (changes: Partial<AddedValues>) =>
  toAddRequest({ ...initial, ...changes }, initial, passage, reading);

test('the fields are what the words say', () => {
  expect(initial).toMatchObject({
    text: WORDS,
    category: 'monitoring',
    repeats: 'monthly',
    firstDue: '2026-12-10',
  });
});

describe('what is sent', () => {
  test('without a schedule where nobody has changed it: the server reads the words', () => {
    expect(request({ title: ' Test the stack ', conditionNo: ' 7 ' })).toEqual({
      title: 'Test the stack',
      text: WORDS,
      category: 'monitoring',
      conditionNo: '7',
      citation: { page: 3, quote: WORDS, rects: passage.rects },
    });
  });

  test('with the schedule that a person chose', () => {
    expect(request({ repeats: 'once', firstDue: '2027-01-31' }).schedule).toEqual({
      frequency: null,
      startDate: '2027-01-31',
    });
  });

  test('with none where a person says that it has none', () => {
    expect(request({ repeats: 'none', firstDue: '' }).schedule).toBeNull();
  });
});

describe('the form', () => {
  const check = (changes: Partial<AddedValues>) =>
    toAddedSchema(initial).isValidSync({ ...initial, ...changes });

  test.each<[string, Partial<AddedValues>, boolean]>([
    ['as it was read', {}, true],
    ['without a name', { title: ' ' }, false],
    ['with a name that is too long', { title: 'x'.repeat(61) }, false],
    ['without words', { text: '' }, false],
    ['that repeats without a first date', { firstDue: '' }, false],
    ['without a date at all', { repeats: 'none', firstDue: '' }, true],
  ])('%s', (_name, changes, isValid) => {
    expect(check(changes)).toBe(isValid);
  });

  test('may leave a date open that the reading has left open', () => {
    const open = { ...initial, firstDue: '' };
    expect(toAddedSchema(open).isValidSync(open)).toBe(true);
    expect(toAddedSchema(open).isValidSync({ ...open, repeats: 'yearly' })).toBe(false);
  });
});
