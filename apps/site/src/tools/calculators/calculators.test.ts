import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readToolAddress, toToolAddress } from './address.ts';
import { CALCULATOR_IDS, CALCULATORS, type CalculatorId } from './calculators.ts';
import { checkValues } from './check.ts';
import { toIcs } from './to-ics.ts';
import type { Calculator, Values } from './types.ts';

const TODAY = '2026-11-27';
const work = (id: CalculatorId, values: Values) => (CALCULATORS[id] as Calculator).work(values, TODAY);

/** Tool, values, and in what comes out: the answer, and result by result. */
const CASES: readonly [CalculatorId, Values, RegExp, readonly string[]][] = [
  // The order's own period, else that of its kind, else 120 days.
  [
    'renewal',
    { ends: '2030-04-30', lead: '60' },
    /^Apply by 1 Mar 2030, in 3 years 3 months\.$/,
    ['Apply by 1 Mar 2030', 'Start on 1 Dec 2029'],
  ],
  ['renewal', { ends: '2099-03-31' }, /^Apply by 1 Dec 2098/, ['Apply by 1 Dec 2098', 'Start on 2 Sep 2098']],
  [
    'renewal',
    { ends: '2027-05-31', kind: 'hw_authorisation' },
    /^Apply by 28 Feb 2027/,
    ['Apply by 28 Feb 2027', 'Start on 30 Nov 2026'],
  ],
  [
    'renewal',
    { ends: '2027-05-31', kind: 'hw_authorisation', lead: '10' },
    /^Apply by 21 May 2027/,
    ['Apply by 21 May 2027', 'Start on 20 Feb 2027'],
  ],
  [
    'renewal',
    { ends: '2026-12-31', lead: '60' },
    /^The apply-by date passed on 1 Nov 2026\.$/,
    ['Apply by 1 Nov 2026', 'Start on 3 Aug 2026'],
  ],
  [
    'form-v',
    { year: '2027' },
    /^Form V for FY 2026-27 is due on 30 Sep 2027, in 307 days\.$/,
    ['FY 2026-27', 'Due on 30 Sep 2027'],
  ],
  ['form-v', { year: '2026' }, /was due on 30 Sep 2026, 58 days ago/, ['FY 2025-26', 'Due on 30 Sep 2026']],
  [
    'half-yearly',
    { from: '2026-06-02' },
    /^The next report is due on 1 Dec 2026, in 4 days\.$/,
    ['Due on 1 Dec 2026', 'Due on 1 Jun 2027', 'Due on 1 Dec 2027', 'Due on 1 Jun 2028'],
  ],
  [
    'half-yearly',
    { from: '2020-01-01' },
    /^All four reports were due before today/,
    ['Due on 1 Jun 2020', 'Due on 1 Dec 2020', 'Due on 1 Jun 2021', 'Due on 1 Dec 2021'],
  ],
  [
    'hazardous-waste',
    { stored: '2026-11-27' },
    /^The last day in store is 25 Feb 2027, in 90 days\.$/,
    ['Last day 25 Feb 2027', 'Book by 10 Feb 2027'],
  ],
  [
    'hazardous-waste',
    { stored: '2026-09-01' },
    /is 30 Nov 2026, in 3 days/,
    ['Last day 30 Nov 2026', 'Book by 15 Nov 2026'],
  ],
  [
    'hazardous-waste',
    { stored: '2026-01-01' },
    /^The last day in store was 1 Apr 2026\.$/,
    ['Last day 1 Apr 2026', 'Book by 17 Mar 2026'],
  ],
  [
    'hazardous-waste',
    { stored: '2027-12-01', days: '180' },
    /29 May 2028/,
    ['Last day 29 May 2028', 'Book by 14 May 2028'],
  ],
];

test.each(CASES)('%s of %j', (id, values, answer, results) => {
  const outcome = work(id, values);
  expect(outcome.answer).toMatch(answer);
  expect(outcome.steps.map(({ result }) => result)).toEqual(results);
  for (const { why, sum } of outcome.steps) expect(why.length * sum.length).toBeGreaterThan(0);
});

test.each([
  ['renewal', {}, { ends: 'Enter a valid date' }],
  ['renewal', { ends: '2027-02-29' }, { ends: 'Enter a valid date' }],
  ['renewal', { ends: '2027-02-28', lead: '366' }, { lead: 'Enter a number of days from 1 to 365' }],
  ['renewal', { ends: '2027-02-28', lead: '1.5' }, { lead: 'Enter a number of days from 1 to 365' }],
  ['renewal', { ends: '2027-02-28', kind: 'constructor' }, { kind: 'Select one from the list' }],
  ['form-v', { year: '1992' }, { year: 'Enter a year from 1993 to 2099' }],
  ['form-v', { year: '27' }, { year: 'Enter a year from 1993 to 2099' }],
  ['hazardous-waste', { stored: '2027-01-01', days: '0' }, { days: 'Enter a number of days from 1 to 365' }],
  ['hazardous-waste', { stored: '2027-01-01' }, {}],
] as const)('%s finds what is wrong with %j', (id, values, errors) => {
  expect(checkValues(CALCULATORS[id].fields, values)).toEqual(errors);
});

test.each(CALCULATOR_IDS)('the example of %s can be counted, and its address carries it', (id) => {
  const { example, fields } = CALCULATORS[id] as Calculator;
  expect(checkValues(fields, example)).toEqual({});
  expect(work(id, example).dates.length).toBeGreaterThan(0);
  const { search, hash, pathname } = new URL(toToolAddress(id, example), 'https://site.example');
  expect([pathname, hash]).toEqual(['/tools', `#${id}`]);
  expect(readToolAddress(id, search)).toMatchObject(example);
  const other = CALCULATOR_IDS.find((one) => one !== id) ?? 'renewal';
  expect(readToolAddress(other, search)).toBeNull();
});

test('the file for a calendar has one all-day event a date, the same for the same values', () => {
  const { dates } = work('renewal', { ends: '2030-04-30', lead: '60' });
  const at = new Date('2026-11-27T04:30:00Z');
  const text = toIcs('Renewal', dates, 'https://site.example/tools?tool=renewal', at);
  expect(toIcs('Renewal', dates, 'https://site.example/tools?tool=renewal', at)).toBe(text);
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
  expect(events.map(({ startDate, summary }) => [startDate.toString(), startDate.isDate, summary])).toEqual([
    ['2029-12-01', true, 'Start the renewal of the consent'],
    ['2030-03-01', true, 'Last day to apply for the renewal'],
    ['2030-04-30', true, 'Last valid day of the consent'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
});
