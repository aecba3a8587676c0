import { describe, expect, it } from 'vitest';
import { toBlocks } from '../layout/blocks.ts';
import { findFacts } from './find-facts.ts';
import { toLines } from './head.test-support.ts';

const read = (...lines: string[]) => {
  const all = toLines(lines);
  return findFacts(all, all, toBlocks(all));
};
const ISSUED = 'Date of issue: 03/09/2021.';
const periodsOf = (...lines: string[]) =>
  read(...lines).validity.map(({ medium, upto }) => `${medium ?? 'all'} ${upto}`);

describe('the end of an order', () => {
  it('is cited, and sure', () => {
    expect(read(ISSUED, 'The consent is valid up to 30/06/2028.').facts).toMatchObject({
      validUpto: {
        value: '2028-06-30',
        citation: { quote: 'The consent is valid up to 30/06/2028.' },
        confidence: 0.93,
      },
    });
  });

  it('comes after its issue, where that is known', () => {
    expect(periodsOf(ISSUED, 'The consent is valid up to 04/09/2021.')).toEqual(['all 2021-09-04']);
    expect(periodsOf('The consent is valid up to 03/09/2021.')).toEqual(['all 2021-09-03']);
    const { facts, validity, questions } = read(ISSUED, 'The consent is valid up to 03/09/2021.');
    expect(facts.validUpto).toBeUndefined();
    expect(validity).toEqual([]);
    expect(questions).toEqual([
      {
        text: 'This order appears to expire on 3 Sep 2021, before it was issued. Until when is it valid?',
        citation: expect.objectContaining({ quote: 'The consent is valid up to 03/09/2021.' }),
        asks: { kind: 'valid_upto', options: [] },
      },
    ]);
  });

  it('is not asked for because of the consent before, which the order quotes', () => {
    const { facts, questions } = read(
      ISSUED,
      'The earlier consent was in force up to 31/03/2021.',
      'The consent is valid up to 30/06/2028.',
    );
    expect(facts.validUpto?.value).toBe('2028-06-30');
    expect(questions).toEqual([]);
    const ofOtherMedium = [
      'The consent under the Water Act is valid up to 30/06/2028.',
      'The consent under the Air Act is valid up to 03/09/2021.',
    ];
    expect(read(ISSUED, ...ofOtherMedium).questions).toHaveLength(1);
  });

  it('is the earliest of its media', () => {
    const lines = [
      'The consent under the Water Act is valid up to 30/06/2028.',
      'The consent under the Air Act is valid up to 30/06/2027.',
    ];
    expect(periodsOf(...lines)).toEqual(['water 2028-06-30', 'air 2027-06-30']);
    expect(read(...lines).facts.validUpto?.value).toBe('2027-06-30');
    expect(read(...lines.toReversed()).facts.validUpto?.value).toBe('2027-06-30');
  });

  it('is what is stated first, but for another medium', () => {
    expect(
      periodsOf('The consent is valid up to 30/06/2028.', 'The order is valid up to 30/06/2026.'),
    ).toEqual(['all 2028-06-30']);
    expect(
      periodsOf(
        'The consent under the Water Act is valid up to 30/06/2028.',
        'The order under the Water Act is valid up to 30/06/2026.',
        'The order is valid up to 30/06/2025.',
      ),
    ).toEqual(['water 2028-06-30']);
  });

  it('may be an event, of which commissioning comes before any date', () => {
    const commissioning = 'The consent is valid up to the commissioning of the unit.';
    const cancelled = 'The consent is valid until revoked.';
    const dated = 'The consent is valid up to 30/06/2028.';
    expect(read(commissioning).facts.openEnded).toEqual({
      value: 'until_commissioning',
      citation: expect.objectContaining({ quote: commissioning }),
      confidence: 0.85,
    });
    expect(read(dated, commissioning)).toMatchObject({
      facts: { openEnded: { value: 'until_commissioning' } },
      validity: [],
    });
    expect(read(dated, commissioning).facts).not.toHaveProperty('validUpto');
    expect(read(cancelled).facts.openEnded?.value).toBe('until_cancelled');
    expect(read(dated, cancelled).facts).not.toHaveProperty('openEnded');
    expect(read(dated, cancelled).facts.validUpto?.value).toBe('2028-06-30');
  });

  it('may not be stated', () => {
    const { facts, validity } = read(ISSUED);
    expect(facts.openEnded).toEqual({ value: 'not_stated', citation: null, confidence: 0.6 });
    expect(validity).toEqual([]);
  });
});

describe('the colour category', () => {
  it.each<[string, string | undefined]>([
    ['Sub: Consent to operate', 'red'],
    ['Sub: Authorisation for hazardous wastes', 'red'],
    ['Sub: Authorisation for bio-medical waste', undefined],
    ['Sub: Environmental clearance under the EIA notification', undefined],
  ])('of “%s” is %s', (subject, colour) => {
    expect(read(subject, 'RED CATEGORY').facts.category?.value).toBe(colour);
  });

  it('of a facility for bio-medical waste is the one that is said to be its own', () => {
    const { facts } = read(
      'Sub: Authorisation for bio-medical waste',
      'Yellow category: 120 kg/day',
      'Red category: 60 kg/day',
      'Category of the facility: ORANGE',
    );
    expect(facts.category?.value).toBe('orange');
  });

  it('is quoted to the end of its words', () => {
    const quoteOf = (line: string) => read('Sub: Consent to operate', line).facts.category?.citation?.quote;
    expect(quoteOf('Renewal under RED/LSI Category')).toBe('RED/LSI Category');
    expect(quoteOf('Industries of the orange categories')).toBe('orange categories');
  });

  it('is looked for in 110 lines', () => {
    const lines = Array.from({ length: 110 }, (_, at) => `Hall ${at + 1}`);
    expect(read(...lines.slice(1), 'RED CATEGORY').facts.category?.value).toBe('red');
    expect(read(...lines, 'RED CATEGORY').facts.category).toBeUndefined();
  });
});
