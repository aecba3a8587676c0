import { DESCRIPTION_MAX_LENGTH, OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { describe, expect, test } from 'vitest';
import { toTestCondition } from '../test-data.ts';
import {
  findDraftErrors,
  isDirty,
  parseDrafts,
  toChanges,
  toCleanDraft,
  toDraftSchedule,
  toDraftValues,
  toRowErrors,
} from './condition-draft.ts';

const TODAY = '2026-11-21';
const condition = toTestCondition();

describe('a draft', () => {
  test('shows what was found until something is typed', () => {
    expect(toDraftValues(condition, {}, TODAY)).toEqual({
      title: condition.title,
      text: condition.text,
      repeats: 'monthly',
      firstDue: '2026-12-10',
    });
    expect(toDraftValues(condition, { firstDue: null }, TODAY).firstDue).toBeNull();
  });

  test.each([
    ['what is as before', { text: condition.text, repeats: 'monthly', firstDue: '2026-12-10' }, {}],
    ['a name that was typed as it was', { title: condition.title }, {}],
    ['a changed name', { title: 'Sample at the outlet' }, { title: 'Sample at the outlet' }],
    ['a changed text', { text: 'Other words' }, { text: 'Other words' }],
    ['an emptied date', { firstDue: null }, { firstDue: null }],
  ] as const)('keeps only changes: %s', (_name, draft, expected) => {
    const clean = toCleanDraft(condition, draft, TODAY);
    expect(clean).toEqual(expected);
    expect(isDirty(clean)).toBe(Object.keys(expected).length > 0);
  });

  test.each([
    ['nothing', {}, {}],
    ['a name, trimmed', { title: ' Sample at the outlet ' }, { title: 'Sample at the outlet' }],
    ['a text, trimmed', { text: '  Other words ' }, { text: 'Other words' }],
    [
      'a frequency, with the date in sight',
      { repeats: 'yearly' },
      {
        frequency: 'yearly',
        dueDate: '2026-12-10',
        schedule: { frequency: 'yearly', month: 'december', dayOfMonth: 10, startDate: '2026-12-10' },
      },
    ],
    ['a frequency without a date', { repeats: 'yearly', firstDue: null }, { frequency: 'yearly' }],
  ] as const)('asks for %s', (_name, draft, expected) => {
    expect(toChanges(condition, draft, TODAY)).toEqual(expected);
  });

  test('previews the schedule that it makes', () => {
    expect(toDraftSchedule(condition, {}, TODAY)).toBe(condition.schedule);
    expect(toDraftSchedule(condition, { repeats: 'once' }, TODAY)).toEqual({
      frequency: null,
      startDate: '2026-12-10',
    });
    expect(toDraftSchedule(condition, { repeats: 'once', firstDue: null }, TODAY)).toBeNull();
  });

  test.each([
    ['nothing typed', {}, {}],
    ['an empty name', { title: ' ' }, { title: 'Name is required' }],
    ['the longest name', { title: 'x'.repeat(OBLIGATION_TITLE_MAX_LENGTH) }, {}],
    [
      'a longer name',
      { title: 'x'.repeat(OBLIGATION_TITLE_MAX_LENGTH + 1) },
      { title: 'Name must be at most 60 characters' },
    ],
    ['an empty text', { text: '  ' }, { text: 'Text is required' }],
    ['the longest text', { text: 'x'.repeat(DESCRIPTION_MAX_LENGTH) }, {}],
    [
      'a longer one',
      { text: 'x'.repeat(DESCRIPTION_MAX_LENGTH + 1) },
      { text: 'Text must be at most 5,000 characters' },
    ],
    ['once without a date', { repeats: 'once', firstDue: null }, { firstDue: 'Due date is required' }],
    ['a series without a date', { repeats: 'weekly', firstDue: null }, {}],
  ] as const)('is checked: %s', (_name, draft, expected) => {
    expect(findDraftErrors(condition, draft, TODAY)).toEqual(expected);
  });
});

test('a long name that was read is no error until it is typed anew', () => {
  const read = toTestCondition({ title: 'x'.repeat(OBLIGATION_TITLE_MAX_LENGTH + 1) });
  expect(findDraftErrors(read, { text: 'Other words' }, TODAY)).toEqual({});
});

test('the server’s errors go to their fields', () => {
  const fields = [
    'text',
    'data.frequency',
    'schedule.interval.every',
    'schedule.startDate',
    'state',
    'title',
  ];
  const errors = fields.map((field, index) => ({ field, message: `Message ${index}` }));
  expect(toRowErrors(errors)).toEqual({
    text: 'Message 0',
    repeats: 'Message 1',
    firstDue: 'Message 3',
    title: 'Message 5',
  });
});

test('stored drafts are read back, and nothing else', () => {
  const stored = {
    a: { title: 'Name', text: 'Words', repeats: 'weekly', firstDue: '2026-12-01' },
    b: { firstDue: null },
    c: { text: 4 },
    d: 'words',
    e: null,
  };
  expect(parseDrafts(stored)).toEqual({ a: stored.a, b: stored.b });
});
