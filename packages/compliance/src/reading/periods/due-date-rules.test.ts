import { describe, expect, it } from 'vitest';
import { findDueDates } from './find-due-dates.ts';
import { told } from './told.test-support.ts';

const due = (text: string): string[] => findDueDates(text).map(told);

describe('a printed date is due after', () => {
  it.each([
    ...['by', 'before', 'on', 'latest', 'not later than', 'within', 'yearly'],
    ...['annually', 'on or before', 'on or before the', 'by or before the', 'by the', 'latest by'],
    ...['on or before date', 'on or before dated', 'yearly or before', 'by  the'],
  ])('“%s”', (words) => {
    expect(due(`The return shall be sent ${words} 30th June.`)).toEqual(['open 06-30']);
  });

  it.each([
    ...[
      'i.e.',
      'i.e.,',
      'i. e.',
      'ie',
      'viz.',
      'viz',
      'namely',
      'namely on',
      'namely: on',
      'viz. by',
      'i.e. by',
    ],
  ])('“every year, %s”', (words) => {
    expect(due(`The return shall be sent every year, ${words} 30th June.`)).toEqual(['open 06-30']);
  });

  it.each(['i.e.', 'namely'])('“before the monsoon, %s”, also with its year', (words) => {
    expect(due(`It shall be lined before the monsoon, ${words} 31.05.2027.`)).toEqual(['once on 2027-05-31']);
    expect(due(`It shall be lined in the summer, ${words} 31.05.2027.`)).toEqual([]);
  });

  it.each(['half yearly (', 'half yearly ( ', 'The last days:', 'The last days: '])('“%s”', (words) => {
    expect(due(`${words}30th June`)).toEqual(['open 06-30']);
  });
});

describe('a printed date is not due after', () => {
  it.each([
    ...[
      'ending',
      'ended',
      'ending on',
      'at the end',
      'the year that ends on the',
      'as on',
      'as at',
      'of the year',
    ],
    ...['from', 'for the period', 'dated', 'date', 'dtd.', 'dtd', 'dt.', 'valid', 'validity', 'expiring on'],
    ...['expiry on the', 'since', 'of', 'held on', 'held on the', 'w.e.f.', 'wef', 'w.e.f', 'notification'],
    ...[
      'vide',
      'between',
      'starting',
      'starting on',
      'commencing',
      'closing',
      'closing on the',
      'thereby',
      'upon',
    ],
  ])('“%s”', (words) => {
    expect(due(`The return is the one ${words} 30th June.`)).toEqual([]);
  });
});

describe('a printed date after “up to” or “till”', () => {
  it.each([
    'The unit shall line the pit up to 15/03/2027',
    'The unit shall line the pit upto 15/03/2027',
    'The unit should line the pit upto the 15/03/2027',
    'The pit must be lined till the dated 15/03/2027',
    'The pit shall be lined till date 15/03/2027',
    'The pit shall  be  lined till 15/03/2027',
  ])('is due where something is ordered: %s', (text) => {
    expect(due(text)).toEqual(['once on 2027-03-15']);
  });

  it.each([
    'The pit was lined up to 15/03/2027',
    'The unit shall remain shut till 15/03/2027',
    'The unit shall not run till 15/03/2027',
    'The unit shall be kept shut till 15/03/2027',
    'The unit shall be maintained till 15/03/2027',
    'The unit shall continue till 15/03/2027',
    'The unit shall apply and is valid till 15/03/2027',
    'The unit shall pay, and the validity is till 15/03/2027',
    'The unit shall pay the fee up to 15/03/2027',
    'The unit shall pay the fees up to 15/03/2027',
    'The unit shall stay in force till 15/03/2027',
    'The unit shall stay in  force till 15/03/2027',
    'The unit shall name the period till 15/03/2027',
    'The unit shall give a guarantee till 15/03/2027',
    'The unit shall see that it is paid till 15/03/2027',
    'The unit shall see that it expires till 15/03/2027',
    'The unit shall log from May till 15/03/2027',
    'The unit shall see the consent extended up to 15/03/2027',
    'The unit shall use the leave granted up to 15/03/2027',
  ])('is none where something lasts: %s', (text) => {
    expect(due(text)).toEqual([]);
  });
});

describe('a day of every year', () => {
  it.each([
    '30th June of every year',
    '30th June every year',
    '30th June each year',
    '30th June of each calendar year',
    '30th June of every financial year',
    '30th June every succeeding year',
    '30th June  of  every  year',
  ])('%s', (words) => {
    expect(due(`The last day is ${words}.`)).toEqual(['open 06-30']);
  });

  it.each([
    '30th June of the year',
    '30th June of every month',
    '30th June 2027 of every year',
    '30th June, in every year',
  ])('not %s', (words) => {
    expect(due(`The last day is ${words}.`)).toEqual([]);
  });
});

describe('several days', () => {
  it.each([...['and', '&', ',', ', and', 'or', '/', ';', 'and by', 'and on the', 'and by the', '; on']])(
    'are joined by “%s”',
    (words) => {
      const periods = findDueDates(`It shall be sent by 1st June ${words} 1st December to us.`);
      expect(periods.map(told)).toEqual(['open 06-01+12-01']);
      expect(periods[0]?.text).toBe(`1st June ${words} 1st December`);
    },
  );

  it.each<[string, string[]]>([
    ['by 1st June for the year ending 31st March', ['open 06-01']],
    ['by 1st June, of the work from 31st March and 30th April', ['open 06-01']],
    ['by 1st June and by 31.12.2026', ['open 06-01', 'once on 2026-12-31']],
    ['by 31.12.2026 and 1st June', ['once on 2026-12-31']],
    ['by 31.12.2026 and by 1st June', ['once on 2026-12-31', 'open 06-01']],
    ['by 1st June, 1st September, 1st December and 1st March', ['open 06-01+09-01+12-01+03-01']],
    ['by 31/02/2027', ['once null undefined']],
  ])('%s', (text, expected) => {
    const periods = findDueDates(`It shall be sent ${text}.`);
    expect(periods.map((period) => (period.kind === 'once' && !period.date ? 'once' : told(period)))).toEqual(
      expected.map((each) => each.replace(' null undefined', '')),
    );
  });

  it('ask where a date cannot be', () => {
    expect(findDueDates('It shall be sent by 31/02/2027.')[0]?.question).toBe(
      'The order prints 31/02/2027, which is no day of the calendar. Which day is meant?',
    );
    expect(findDueDates('It shall be sent by 28/02/2027.')[0]?.question).toBeNull();
  });
});

describe('what cannot be one day', () => {
  it.each([
    ['by 31st September every year', '31st September', ['09-30', '10-01']],
    ['on or before 30th February of each year', '30th February', ['02-28', '03-01']],
  ])('asks for the day: %s', (words, text, options) => {
    const [period] = findDueDates(`The return shall be filed ${words}.`);
    expect(period).toMatchObject({
      text,
      frequency: 'yearly',
      monthDays: [],
      asks: { kind: 'day_of_year', options },
    });
    expect(period?.question).toBe(
      `The order prints ${text}, which is no day of the calendar. Which day is meant?`,
    );
  });

  it.each([
    'filed for the period ending 31st September',
    'filed by 45 March',
    'filed by 29th February every year',
  ])('asks nothing: %s', (words) => {
    expect(findDueDates(`The return shall be ${words}.`).filter(({ asks }) => asks !== null)).toEqual([]);
  });

  it.each(['31/03/2027 or 31/12/2026', '31/03/2027 / 31.12.2026', '31/03/2027 or by 31/12/2026'])(
    'takes the first of two days and asks: by %s',
    (dates) => {
      expect(findDueDates(`The meter shall be installed by ${dates}.`)).toMatchObject([
        { date: '2027-03-31', text: dates, asks: { kind: 'day', options: ['2026-12-31', '2027-03-31'] } },
      ]);
    },
  );

  it('leaves the same day, printed twice, and two days that are both due', () => {
    for (const dates of ['31/03/2027 or 31.03.2027', '31/03/2027 and by 31/12/2027'])
      expect(
        findDueDates(`The meter shall be installed by ${dates}.`).filter(({ asks }) => asks !== null),
      ).toEqual([]);
  });
});
