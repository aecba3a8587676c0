import { describe, expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { findTrap } from './trap-rules.ts';

const trapOf = (sentence: string): string | null =>
  findTrap(sentence, sentence, findPeriods(sentence)[0]?.start ?? sentence.length);

describe('what is no duty of the holder', () => {
  it.each([
    ['The Sub-Regional Officer, Nira shall collect samples once in every quarter.', 'board'],
    ['The Regional Office shall monitor the compliance twice a year.', 'board'],
    ['The AEE of the Board shall inspect the unit once in six months and collect data.', 'board'],
    ['CPCB officials shall collect samples once in three months.', 'board'],
    ['The Environmental Engineer, Zonal Office-1, Jalandhar shall check the stock every quarter.', 'board'],
    ['Board officers shall inspect the unit once in six months.', 'board'],
    ['An officer of the Board shall inspect the unit annually.', 'board'],
    ["The Board's vigilance team may collect samples every month.", 'board'],
    ['The clinics will be inspected by the AE/AEE once in every quarter.', 'board'],
    ['The Assistant Engineer shall visit the unit once in three months.', 'board'],
    ['Any person aggrieved may prefer an appeal within thirty days.', 'right'],
    ['An appeal against this order shall lie within 30 days of receipt.', 'right'],
    ['The guarantee will be forfeited within 15 days without notice.', 'power'],
    ['The fee paid is adequate for the period up to 31/08/2027.', 'fee'],
    ['This consent shall be valid for a period of five years.', 'validity'],
    ['Untreated waste shall not be kept for more than 48 hours.', 'prohibition'],
    ['The unit shall not start production without consent within 2 years.', 'prohibition'],
  ])('%s', (sentence, trap) => {
    expect(trapOf(sentence)).toBe(trap);
  });
});

describe('what is one', () => {
  it.each([
    'The unit shall submit the report to the Board every month.',
    'The board at the main gate shall be updated each Monday.',
    'The unit shall get samples collected by the Board officials and analysed every month.',
    'The unit shall keep the Member Secretary informed, and shall calibrate the meters every six months.',
    'The Bio-Medical Waste Management Committee shall meet once in six months.',
    'The consent fee for the next year shall be paid by 31st March.',
    'The unit shall apply for renewal of this consent 60 days before it expires.',
    'The bank guarantee shall be submitted within 15 days, failing which it will be forfeited.',
    'The Board shall be informed by the unit within 15 days.',
    'The meter shall be fixed within a month, failing which this order shall be deemed to be withdrawn.',
  ])('%s', (sentence) => {
    expect(trapOf(sentence)).toBeNull();
  });
});
