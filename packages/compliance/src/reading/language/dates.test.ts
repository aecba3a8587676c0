import { describe, expect, it } from 'vitest';
import { addToDate, findDates, findFirstOnOrAfter, toIsoDate } from './dates.ts';

describe('findDates', () => {
  it.each([
    ['31/03/2026', '2026-03-31'],
    ['03/04/2026', '2026-04-03'],
    ['5.4.2026', '2026-04-05'],
    ['30-09-2019', '2019-09-30'],
    ['18 .04.2018', '2018-04-18'],
    ['30.03,2022', '2022-03-30'],
    ['19.02.09', '2009-02-19'],
    ['31-Mar-2026', '2026-03-31'],
    ['31st March, 2026', '2026-03-31'],
    ['30 th January 2015', '2015-01-30'],
    ['March 31, 2024', '2024-03-31'],
    ['March 31, 2024.', '2024-03-31'],
    ['2 Jun 2014', '2014-06-02'],
    ['31st day of March 2026', '2026-03-31'],
    ['2022.03.21', '2022-03-21'],
    ['the thirty first day of March, two thousand twenty six', '2026-03-31'],
    ['31st March Two Thousand And Fifteen', '2015-03-31'],
    ['ending with the31/03/2013', '2013-03-31'],
    ['29/02/2024', '2024-02-29'],
    ['Dt.12.05.2023', '2023-05-12'],
    ['till the 31st day of March of the year 2028', '2028-03-31'],
    ['31/03 /2026', '2026-03-31'],
    ['31/ 03/ 2026', '2026-03-31'],
    ['31-12-99', '1999-12-31'],
    ['31-12-70', '2070-12-31'],
    ["5th Aug'19", '2019-08-05'],
    ['Date: 18th Oct, 23', '2023-10-18'],
    ['dt. 18 Oct 23', '2023-10-18'],
    ['valid upto 31/03/2026-', '2026-03-31'],
    ['31.03.2026. The unit', '2026-03-31'],
    ['2022-03-21T10:00', '2022-03-21'],
  ])('reads %s', (text, iso) => {
    expect(findDates(text).map((date) => date.iso)).toEqual([iso]);
  });

  it('reads both ends of a period without blanks', () => {
    expect(findDates('01.04.2023-31.03.2028').map(({ iso }) => iso)).toEqual(['2023-04-01', '2028-03-31']);
  });

  it.each([
    ['30th June', 6, 30],
    ['June 30', 6, 30],
    ['thirtieth day of September', 9, 30],
    ['1st of January', 1, 1],
  ])('reads %s as a day of the year', (text, month, day) => {
    expect(findDates(text)).toMatchObject([{ year: null, iso: null, month, day }]);
  });

  it('gives them in the order of the text, each once', () => {
    const text = 'From March 5, 2024 (letter 2024-03-01 of 1st April, 2023) to 31/03/2026 and 30th June';
    expect(findDates(text).map((date) => text.slice(date.start, date.end))).toEqual([
      'March 5, 2024',
      '2024-03-01',
      '1st April, 2023',
      '31/03/2026',
      '30th June',
    ]);
    const days = 'on 31/03/2026 and by 2025-04-30 and 1.6.2024';
    expect(findDates(days).map(({ iso }) => iso)).toEqual(['2026-03-31', '2025-04-30', '2024-06-01']);
    expect(findDates('31 March 5, 2024').map(({ text: found }) => found)).toEqual(['31 March']);
  });

  it('leaves out days that no year has', () => {
    expect(findDates('by 31st June, by 0 March and by 30th February')).toEqual([]);
    expect(findDates('by 29th February')).toMatchObject([{ month: 2, day: 29 }]);
  });

  it.each(['31/02/2026', '31st September, 2026', '29/02/2023', '15/13/2024', '01/01/1919'])(
    'does not guess what %s may mean',
    (text) => {
      expect(findDates(text).map((date) => date.iso)).toEqual([null]);
    },
  );

  it.each([
    'may 2 stacks',
    '20.05.05.2014',
    '7 tank process',
    'Sr. No. 1.2 above',
    '1800.50 MT',
    'Rs. 44,12,85,000/-',
    'Survey No. 12/2022-03-21',
    'Plot 7-2022-03-21',
    '2022-03-211',
    'File 12-04-2019-5',
    'the may day of the unit',
  ])('finds no full date in %s', (text) => {
    expect(findDates(text).filter((date) => date.iso)).toEqual([]);
  });
});

describe('toIsoDate', () => {
  it.each([
    [1973, 12, 31, null],
    [1974, 1, 1, '1974-01-01'],
    [2099, 12, 31, '2099-12-31'],
    [2100, 1, 1, null],
    [2024, 2, 29, '2024-02-29'],
    [2025, 2, 29, null],
    [2025, 4, 31, null],
    [2025, 0, 1, null],
  ])('%i-%i-%i is %s', (year, month, day, expected) => {
    expect(toIsoDate(year, month, day)).toBe(expected);
  });
});

describe('addToDate', () => {
  it.each([
    ['2022-09-12', 15, 'day', '2022-09-27'],
    ['2022-09-12', 1, 'week', '2022-09-19'],
    ['2024-01-31', 1, 'month', '2024-02-29'],
    ['2023-01-31', 1, 'month', '2023-02-28'],
    ['2029-05-31', -3, 'month', '2029-02-28'],
    ['2024-02-29', 1, 'year', '2025-02-28'],
    ['2027-08-31', -60, 'day', '2027-07-02'],
    ['2021-12-31', 1, 'day', '2022-01-01'],
  ] as const)('%s %i %s', (from, amount, unit, expected) => {
    expect(addToDate(from, amount, unit)).toBe(expected);
  });
});

describe('findFirstOnOrAfter', () => {
  it.each([
    ['2022-09-30', ['09-30'], '2022-09-30'],
    ['2022-10-01', ['09-30'], '2023-09-30'],
    ['2022-07-01', ['06-01', '12-01'], '2022-12-01'],
    ['2022-12-02', ['06-01', '12-01'], '2023-06-01'],
    ['2022-03-01', ['02-29'], '2024-02-29'],
    ['2020-03-01', ['02-29'], '2024-02-29'],
    ['2021-03-01', ['02-29'], '2024-02-29'],
    ['2022-07-01', ['12-01', '09-30'], '2022-09-30'],
    ['2022-07-01', ['02-30'], null],
  ])('%s, %s', (from, days, expected) => {
    expect(findFirstOnOrAfter(from, days)).toBe(expected);
  });
});
