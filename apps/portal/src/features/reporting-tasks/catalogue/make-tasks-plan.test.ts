import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../shared/lists/list-address.ts';
import { toAddressText } from './entry-sources.tsx';
import { listTaskDates, toLaw, toPlaces } from './entry-words.ts';
import { catalogueAddress } from './filters.ts';
import { planTasks } from './make-tasks-plan.ts';
import { OLD_ENTRY, ROLLING_ENTRY, TASK_ENTRY, toTestEntry, UNKNOWN_ENTRY } from './test-data.ts';

const today = '2026-11-21';
const ready = toTestEntry();
const nothing = { readIds: new Set<string>(), firstDates: {} };
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe('what will be made of the chosen entries', () => {
  test('those that are ready, and those whose source was read', () => {
    const all = [ready, ROLLING_ENTRY, OLD_ENTRY, TASK_ENTRY, UNKNOWN_ENTRY];
    const plan = planTasks(all, nothing, today);
    expect(titles(plan.toMake)).toEqual(['Ash pond return']);
    expect(titles(plan.unread)).toEqual(['Test of the crane']);
    expect(plan.left.map(({ entry, reason }) => [entry.title, reason])).toEqual([
      ['Salt cess return', 'The rule is not in force'],
      ['Lime kiln statement', 'It is already in your tasks'],
      ['Kiln workers’ list', 'It has no fixed due date'],
    ]);
    const read = planTasks(all, { ...nothing, readIds: new Set([ROLLING_ENTRY.id]) }, today);
    expect(titles(read.toMake)).toEqual(['Ash pond return', 'Test of the crane']);
    expect(titles(read.toConfirm)).toEqual(['Test of the crane']);
  });

  test.each([
    ['nothing chosen yet: today', {}, 0],
    ['today', { [ROLLING_ENTRY.id]: today }, 0],
    ['yesterday', { [ROLLING_ENTRY.id]: '2026-11-20' }, 1],
    ['half of a date', { [ROLLING_ENTRY.id]: null }, 1],
  ])('a rolling one needs a day from today on: %s', (_name, firstDates, count) => {
    const plan = planTasks(
      [ready, ROLLING_ENTRY],
      { readIds: new Set([ROLLING_ENTRY.id]), firstDates },
      today,
    );
    expect(plan.undated).toHaveLength(count);
  });
});

test.each([
  [ready, '2027-03-03', ['2027-06-30', '2028-06-30']],
  [ROLLING_ENTRY, '2027-03-03', ['2027-03-03', '2027-09-03']],
  [
    toTestEntry({
      isRolling: true,
      schedule: { frequency: null, interval: { every: 5, unit: 'year' }, startDate: today },
    }),
    '2027-03-03',
    ['2027-03-03', '2032-03-03'],
  ],
  [OLD_ENTRY, '2027-03-03', []],
])('dates of a task, %#', (entry, firstDate, dates) => {
  expect(listTaskDates(entry, firstDate, 2)).toEqual(dates);
});

test.each([
  [{ form: 'Form 9', act: 'Ash Pond Rules', rule: 'Rule 7' }, 'Form 9, Ash Pond Rules, Rule 7'],
  [{ form: null, act: 'Ash Pond Rules', rule: null }, 'Ash Pond Rules'],
])('a law, %#', (law, words) => {
  expect(toLaw(law)).toBe(words);
});

test.each([
  [[], [], 'All India'],
  [['Kerala'], [], 'Kerala'],
  [[], ['Kerala', 'Goa'], 'All India except Kerala, Goa'],
])('where, %#', (states, exceptStates, words) => {
  expect(toPlaces({ states, exceptStates })).toBe(words);
});

test.each([
  ['https://www.rules.example/ash/', 'rules.example/ash'],
  ['http://rules.example/a?b=1', 'rules.example/a?b=1'],
  [`https://rules.example/${'a'.repeat(80)}`, `rules.example/${'a'.repeat(46)}…`],
])('the address %s', (address, text) => {
  expect(toAddressText(address)).toBe(text);
});

describe('the filters of the catalogue', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readAddress(catalogueAddress, (name) => params.get(name) ?? '');
  };
  test.each<[string, object, boolean]>([
    ['', { pageNo: 1, pageSize: 10 }, false],
    ['view=all&sort=-dueDate', { pageNo: 1, pageSize: 10, sortBy: 'dueDate', sortOrder: 'desc' }, false],
    [
      'subject=waste&source=conflict&state=ready',
      { pageNo: 1, pageSize: 10, subject: 'waste', verification: 'conflict', state: 'ready' },
      true,
    ],
    ['keyword= ash ', { pageNo: 1, pageSize: 10, keyword: 'ash' }, true],
    ['subject=space&source=sure&state=on&sort=note&view=mine', { pageNo: 1, pageSize: 10 }, false],
  ])('"%s"', (query, call, isNarrow) => {
    expect(read(query).query).toEqual(call);
    expect(read(query).isFiltered).toBe(isNarrow);
  });
  test.each([
    ['', ''],
    ['view=other', 'other'],
    ['view=mine', ''],
  ])('the tab of "%s" is "%s"', (query, view) => {
    expect(read(query).own.view ?? '').toBe(view);
  });
});
