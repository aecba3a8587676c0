import { describe, expect, it } from 'vitest';
import { findPeriods } from './find-periods.ts';

const read = (sentence: string) =>
  findPeriods(sentence).map(({ frequency, months }) => `${frequency} ${months.join('+') || 'all'}`);

const DRY = '1+2+3+4+5+10+11+12';

describe('months of periods in one sentence', () => {
  it.each([
    [
      'Drains shall be cleaned monthly in other months and weekly in the monsoon.',
      [`monthly ${DRY}`, 'weekly 6+7+8+9'],
    ],
    [
      'Wells shall be sampled once a month in the non-monsoon season and once a week in the monsoon.',
      [`monthly ${DRY}`, 'weekly 6+7+8+9'],
    ],
    [
      'In the monsoon months (June to September) slopes shall be inspected daily; in the remaining months, weekly.',
      ['daily 6+7+8+9', `weekly ${DRY}`],
    ],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual(expected);
  });

  it('“otherwise” leaves out nothing where no other period has months', () => {
    expect(read('Drains shall be cleaned daily in the dry season and weekly otherwise.')).toEqual([
      'daily all',
      'weekly all',
    ]);
  });

  it('a season whose months are known is not asked about', () => {
    const [period] = findPeriods(
      'The effluent shall be analysed weekly during the season (October to March).',
    );
    expect(period?.question).toBeNull();
  });
});
