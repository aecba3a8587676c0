import { describe, expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { findTrap } from './trap-rules.ts';

const readTrap = (sentence: string): string | null =>
  findTrap(sentence, sentence, findPeriods(sentence)[0]?.start ?? sentence.length);

/** The trap that a sentence is in, which is the same where its blanks are wider. */
const trapOf = (sentence: string): string | null => {
  const trap = readTrap(sentence);
  expect(readTrap(sentence.replaceAll(' ', '  '))).toBe(trap);
  return trap;
};

describe('a right', () => {
  it.each([
    'An appeal shall lie within 30 days.',
    'Appeals lie within 30 days.',
    'The appeal lies with the court, within 30 days.',
    'An appeal that is preferred by the unit is heard within 30 days.',
    'Appeals to the appellate authority take 30 days.',
    'An appeal may be filed by 30th June.',
    'An appeal, if one files it, is heard every month.',
    'The appeal to be made by 30th June is free.',
    'An appeal to the tribunal takes a month.',
    'The unit may prefer appeal by 30th June.',
    'The unit may prefer an appeal by 30th June.',
    'Who is aggrieved is heard every month.',
    'An appeal that one would prefer is heard every month.',
    'An appeal may one file every month.',
  ])('%s', (sentence) => {
    expect(trapOf(sentence)).toBe('right');
  });

  it.each([
    'The appeal; the log lies open every month.',
    'The appealing view lies open every month.',
    'The belief that water is free shall be given up every year.',
  ])('not: %s', (sentence) => {
    expect(trapOf(sentence)).toBeNull();
  });
});

describe('a power', () => {
  it.each([
    'who reserves rights for a month',
    'who reserve its rights for a month',
    'who reserves the right for a month',
    'the sum is forfeited within 15 days',
    'a forfeiture follows within 15 days',
    'the guarantee is encashed within 15 days',
    'the guarantee, if one may encash it within 15 days, is lost',
    'it is deemed to be closed within 15 days',
    'it is deemed to have ended within 15 days',
    'it is deemed cancelled within 15 days',
    'it is deemed withdrawn within 15 days',
    'it is deemed revoked within 15 days',
    'it is deemed refused within 15 days',
    'who fails is liable for it within 15 days',
    'who fails is liable to a fine within 15 days',
    'it may be revoked within 15 days',
    'it will be suspended within 15 days',
    'it shall be cancelled within 15 days',
    'it may be withdrawn within 15 days',
    'a show cause is sent within 15 days',
  ])('%s', (sentence) => {
    expect(trapOf(sentence)).toBe('power');
  });

  it.each([
    'The meter shall be fixed within 15 days, failing which it is forfeited.',
    'The meter shall be fixed within 15 days failing this it is forfeited.',
    'The meter shall be fixed within 15 days, otherwise it is forfeited.',
    'The meter shall be fixed within 15 days or else it is forfeited.',
    'The meter shall be fixed within 15 days, in default of which it is forfeited.',
    'The meter shall be fixed within 15 days,  failing  which it is forfeited.',
    'The fine to which one is liable to pay shall be paid within 15 days.',
    'The forfeited sum should be remitted within 15 days.',
    'The forfeited sum must be deposited within 15 days.',
    'The show cause reply is to be furnished within 15 days.',
    'The show cause reply shall be submitted within 15 days.',
    'The unit shall renew the forfeited bond within 15 days.',
    'The unit shall remit the forfeited sum within 15 days.',
    'The fine is reliable to the month.',
  ])('not: %s', (sentence) => {
    expect(trapOf(sentence)).toBeNull();
  });
});

describe('a fee that is paid', () => {
  it.each([
    'The fee paid is up to 31/08/2027.',
    'The fees remitted are for 5 years, each of 12 months.',
    'The fee is adequate till 31/08/2027.',
    'The fee that is calculated for a year is enough.',
    'The fee received towards one year is enough.',
    'The fee covers the period to 31/08/2027.',
    'The fee is valid upto 31/08/2027.',
    'The fee paid for the year ending 31st March is enough.',
    'The fee paid is adequate.',
    'The fees will cover the period of a month.',
    'Fees are paid upto a month.',
  ])('%s', (sentence) => {
    expect(trapOf(sentence)).toBe('fee');
  });

  it.each([
    'The fees. What is paid is for one year.',
    'The coffee is paid for each month.',
    'The fee covers nothing, each month.',
    `The fee ${'of the new and old plant '.repeat(3)} is paid for one year.`,
    'The fee that covers a period shall be renewed every year.',
    'The unit shall renew the fee that covers a period every year.',
  ])('not: %s', (sentence) => {
    expect(trapOf(sentence)).toBeNull();
  });
});

describe('a statement of validity', () => {
  it.each([
    'This consent is valid for five years.',
    'This RENEWAL OF CONSENT is valid for a period ending with the 31.03.2028 (Thirty First March Two Thousand).',
    'The authorisation shall be in force for five years.',
    'The authorization remains effective for five years.',
    'The clearance remain valid for five years.',
    'The order will be in  force for five years.',
    'The CTE be valid for five years.',
    'The CTO is valid for five years.',
    'The NOC is valid for five years.',
    'Validity for a period of 5 years.',
    'Valid up to 31/03/2029.',
    'Valid upto 31/03/2029.',
    'Valid until the 31/03/2029.',
    'Validity from 01/04/2024.',
    'Valid for the period of 5 years.',
    'It is granted for period of two years.',
    'It is granted for a further period of two years.',
  ])('%s', (sentence) => {
    expect(trapOf(sentence)).toBe('validity');
  });

  it.each([
    'The bank guarantee of the consent is valid for five years.',
    'The BG of this order is valid for five years.',
    'The B.G. of this order is valid for five years.',
    'An agreement under this order is valid for five years.',
    'The membership under this order is valid for five years.',
    'The insurance under this order is valid for five years.',
    'The policy under this order is valid for five years.',
    'The policies under this order will be valid for five years.',
    'The licence under this order is valid for five years.',
    'The license under this order is valid for five years.',
    'This order is valid; apply every year.',
    'This order is valid; send an application every year.',
    'This order is valid; renew it every year.',
    'This order is valid; submit a form every year.',
    'This order is valid; furnish a form every year.',
    'This order is valid; monitor the stack every year.',
    'This. It is valid every year.',
    `This ${'new and old plant '.repeat(4)} is valid for years, as is told every year.`,
    'The invalid count is for 5 days told each month.',
  ])('not: %s', (sentence) => {
    expect(trapOf(sentence)).toBeNull();
  });
});

describe('a prohibition', () => {
  it.each([
    'Waste shall not stay for 90 days.',
    'Waste should never stay for 90 days, within 2 years.',
    'Waste may neither stay nor go within 90 days.',
    'Waste can not stay within 90 days.',
    'Waste will not stay within 90 days.',
    'Waste must not stay within 90 days.',
    'In no case is waste brought within 90 days.',
    'In  no  case is waste brought within 90 days.',
    'No waste shall stay within 90 days.',
    'No waste of the new old plant is brought within 90 days.',
    'No bags are kept within 90 days.',
    'Waste, not be stored within 90 days.',
    'Waste, not be allowed within 90 days.',
    'Waste, not to exceed 10 bags within 90 days.',
    'Waste, not exceeding 10 bags within 90 days.',
    'Waste, not stored within 90 days.',
    'Waste, not to store within 90 days.',
    'The unit shall keep a log; waste shall not stay within 90 days.',
    'The unit shall keep a log, and waste shall not stay within 90 days.',
    'The unit shall keep a log but waste shall not stay within 90 days.',
    'In no case a bypass opens more than once a year.',
    'The unit shall not store wastes, which shall not be kept beyond a month.',
  ])('%s', (sentence) => {
    expect(trapOf(sentence)).toBe('prohibition');
  });

  it.each([
    'Waste shall not stay and shall be sold every month.',
    'Waste shall not stay but must also be sold every month.',
    'Waste shall not stay; it has to be sold every month.',
    'Waste shall not stay; the bags are to be sold every month.',
    'Waste shall not stay; the unit will always sell it every month.',
    'Waste shall not stay; the unit should further sell it every month.',
    'Waste shall not stay; it is to go every month.',
    'Waste shall not stay; they have to go every month.',
    'The case is no news to us every month.',
    'A knot is made every month.',
    'Notes are kept every month.',
    'The unit shall not use the well, which shall be tested every year.',
    'The unit shall not use the well, which is to be tested every year.',
    'The unit shall not use wells, which have to be tested every year.',
    'The unit shall not use wells, which are to be tested every year.',
    'The unit shall not use the well, which has to be tested every year.',
  ])('not: %s', (sentence) => {
    expect(trapOf(sentence)).toBeNull();
  });
});

describe('who acts', () => {
  it.each([
    ...[
      'applicant',
      'unit',
      'industry',
      'industries',
      'occupier',
      'occuppier',
      'proponent',
      'company',
      'firm',
    ],
    ...['facility', 'HCF', 'HCE', 'PP', 'operator', 'hospital', 'authorised person', 'authorized person'],
    ...['person authorised', 'management', 'factory', 'mill'],
  ])('the %s does, after the board was named', (holder) => {
    expect(trapOf(`The Board may call, and the ${holder} shall keep a log every month.`)).toBeNull();
    expect(trapOf(`The Board may call, and the ${holder}s keep a log every month.`)).toBe('board');
  });

  it.each(['at his own cost', 'at its own cost', 'at their own cost'])('the unit %s does', (words) => {
    expect(trapOf(`The Board may call, and the unit ${words} shall keep a log every month.`)).toBeNull();
  });

  it.each(['shall', 'should', 'must', 'will', 'has to', 'have to', 'is to', 'are to'])('you %s', (modal) => {
    expect(trapOf(`The Board may call, and you ${modal} keep a log every month.`)).toBeNull();
  });
});
