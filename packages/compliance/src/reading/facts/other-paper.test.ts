import { describe, expect, it } from 'vitest';
import { isOfOtherPaper, toOpenEnd } from './other-paper.ts';

describe('a number or date among words', () => {
  it.each([
    ['The previous authorisation No. ', ''],
    ['in supersession of order dt. ', ''],
    ['Sub: Amendment in CC&A Order No. ', ''],
    ['the existing consent order dated ', ''],
    ['The unit was granted clearance vide no. EC/12 dated 18/06/2013 and CCA order no. ', ''],
    ['Consent order No. ', '4471/2019 which expired on 31/03/2024'],
    ['Authorisation No. ', '4471/2018 stands cancelled'],
    ['Your CCA ', 'UK/Con/2018/998 of the old works'],
    ['Authorisation ', '22.09.2017 was issued on plain paper'],
  ])('is of another paper in “%s…%s”', (before, behind) => {
    expect(isOfOtherPaper(before, behind)).toBe(true);
  });

  it.each([
    ['Consent Order No. ', '4471/2024 dated 05/06/2024'],
    ['The previous one has ended. Consent Order No. ', '4471/2024'],
    ['Consent order No. ', '4471/2024. The consent of 2019 was granted earlier'],
    ['Consent for existing or new discharge. Order No. ', '4471/2024'],
  ])('is of the order itself in “%s…%s”', (before, behind) => {
    expect(isOfOtherPaper(before, behind)).toBe(false);
  });
});

describe('the end of a line', () => {
  it('goes on in the next where no mark closes it', () => {
    expect(toOpenEnd('for 84 beds. The previous')).toBe('for 84 beds. The previous ');
    expect(toOpenEnd('vide no. EC/12 dated 18/06/2013', 'and CCA order no. 14')).toBe(
      'vide no. EC/12 dated 18/06/2013 ',
    );
    expect(toOpenEnd('dated 18/06/2013', 'Order no. 14')).toBe('');
    expect(toOpenEnd('dated 18/06/2013.', 'and order no. 14')).toBe('');
    expect(toOpenEnd('at Leh.')).toBe('');
    expect(toOpenEnd('Dear Sir,')).toBe('');
    expect(toOpenEnd(undefined)).toBe('');
  });
});
