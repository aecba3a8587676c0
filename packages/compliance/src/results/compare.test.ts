import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareResult } from './compare.ts';
import type { OrderLimit, ReportValue } from './types.ts';

const citation = { page: 1, quote: '', rects: [] };
const toValue = (value: Partial<ReportValue>): ReportValue => ({
  medium: 'effluent',
  point: null,
  parameter: 'COD',
  value: '120',
  unit: 'mg/l',
  averaging: null,
  method: null,
  printedLimit: null,
  sampledOn: null,
  citation,
  ...value,
});
const toLimit = (limit: Partial<OrderLimit>, at = 0): OrderLimit => ({
  id: `limit-${at}`,
  medium: 'effluent',
  point: null,
  parameter: 'COD',
  limit: '250',
  unit: 'mg/l',
  averaging: null,
  ...limit,
});
const compare = (value: Partial<ReportValue>, ...limits: Partial<OrderLimit>[]) =>
  compareResult(toValue(value), (limits.length > 0 ? limits : [{}]).map(toLimit));

test('a figure that was lost is not compared, and keeps its limit', () => {
  expect(compare({ value: '' })).toMatchObject({
    state: 'not_compared',
    limitId: 'limit-0',
    reason: 'The figure could not be read: enter it from the report.',
  });
});

test.each<[string, Partial<ReportValue>, string]>([
  ['beside its limit', { value: '312' }, 'exceeded'],
  ['without a limit', { value: '312', parameter: 'Zinc' }, 'not_compared'],
])('a figure that may have been misread, %s, says so', (_, value, state) => {
  const compared = compare({ ...value, citation: { ...citation, doubts: ['312'] } });
  expect(compared.state).toBe(state);
  expect(compared.reason).toMatch(/The scan is hard to read at “312”: compare it with the page\.$/);
  expect(compare(value).reason ?? '').not.toContain('hard to read');
});

test('a day of sampling that cannot be right is told beside the other reasons', () => {
  const told = 'The day of sampling is after the day on which the report was read: check it in the report.';
  const isToCome = { citation: { ...citation, isToCome: true as const } };
  expect(compare({ value: '312', ...isToCome })).toMatchObject({ state: 'exceeded', reason: told });
  expect(compare({ parameter: 'Zinc', ...isToCome }).reason).toBe(`The order has no limit for Zinc. ${told}`);
});

describe('a result beside its limit', () => {
  test.each<[string, string, string]>([
    ['0', '250', 'within'],
    ['237.49', '250', 'within'],
    ['237.5', '250', 'close'],
    ['250', '250', 'close'],
    ['250.0', '250', 'close'],
    ['250.01', '250', 'exceeded'],
    ['1,250', '250', 'exceeded'],
    ['7.4', '5.5 to 9.0', 'within'],
    ['8.54', '5.5 to 9.0', 'within'],
    ['8.55', '5.5 to 9.0', 'close'],
    ['9.0', '5.5 to 9.0', 'close'],
    ['9.1', '5.5 to 9.0', 'exceeded'],
    ['5.78', '5.5 to 9.0', 'within'],
    ['5.775', '5.5 to 9.0', 'close'],
    ['5.49', '5.5 to 9.0', 'exceeded'],
    ['3.9', 'min. 4', 'exceeded'],
    ['4.2', 'min. 4', 'close'],
    ['4.21', 'min. 4', 'within'],
    ['<5', '250', 'within'],
    ['<250', '250', 'within'],
    ['<300', '250', 'not_compared'],
    ['BDL', '250', 'within'],
    ['BDL', '5.5 to 9.0', 'not_compared'],
    ['>250', '250', 'exceeded'],
    ['>200', '250', 'not_compared'],
    ['>5', 'min. 4', 'within'],
    ['>3', 'min. 4', 'not_compared'],
    ['BDL', 'Nil', 'within'],
    ['0', 'Nil', 'within'],
    ['BDL (DL 2)', 'Nil', 'within'],
    ['1', 'Nil', 'exceeded'],
    ['Agreeable', '250', 'not_compared'],
    ['120', 'As low as can be', 'not_compared'],
  ])('%s, limit %s: %s', (value, limit, state) => {
    const compared = compare({ value }, { limit });
    expect(compared.state).toBe(state);
    expect(compared.limitId).toBe('limit-0');
    expect(compared.reason === null).toBe(state !== 'not_compared');
  });

  test('is told in the unit of the limit', () => {
    expect(
      compare({ value: '900', unit: 'µg/l', parameter: 'Zinc' }, { parameter: 'Zinc', limit: '1' }),
    ).toEqual({
      state: 'within',
      limitId: 'limit-0',
      reason: null,
      value: 0.9,
      min: null,
      max: 1,
    });
    expect(compare({ value: '0.3', unit: 'g/l' }).state).toBe('exceeded');
    expect(compare({ value: '300', unit: 'ppm' }).state).toBe('exceeded');
  });

  test('has the unit of the limit from its words where no column names it', () => {
    expect(compare({}, { limit: '250 mg/l', unit: null }).state).toBe('within');
    expect(compare({ unit: 'mg/kg' }, { limit: '250 mg/l', unit: null }).state).toBe('not_compared');
  });

  test.each<[Partial<ReportValue>, Partial<OrderLimit>]>([
    [
      { parameter: 'pH', unit: null },
      { parameter: 'pH value', unit: 'pH units', limit: '150' },
    ],
    [
      { parameter: 'SAR', unit: 'ratio' },
      { parameter: 'SAR', unit: null, limit: '150' },
    ],
    [
      { parameter: 'Bio-assay test', value: '100', unit: '% survival' },
      { parameter: 'Bioassay', limit: '90 % survival of fish after 96 hours in 100 % effluent', unit: null },
    ],
  ])('needs no unit where there is none: %j', (value, limit) => {
    expect(compare(value, limit).state).toBe('within');
  });
});

const emission = { medium: 'emission', parameter: 'PM', unit: 'mg/Nm3' } as const;

describe('what cannot be compared says why', () => {
  test.each<[string, Partial<ReportValue>, Partial<OrderLimit>[], string]>([
    ['another parameter', { parameter: 'Zinc' }, [{}], 'The order has no limit for Zinc.'],
    [
      'another medium',
      { medium: 'sewage' },
      [{}],
      'The order limits COD in trade effluent, and this was measured in sewage.',
    ],
    [
      'a medium that is not told',
      { medium: null },
      [{}, { medium: 'sewage' }],
      'The report does not say whether this is trade effluent or sewage, and the order limits both.',
    ],
    [
      'what was sampled is not told',
      { medium: null, parameter: 'Ammonia', unit: null },
      [
        { parameter: 'Ammonia', medium: 'emission' },
        { parameter: 'Ammonia', medium: 'ambient_air' },
      ],
      'The report does not say what was sampled, and the order limits Ammonia in emissions and ambient air.',
    ],
    [
      'before treatment',
      { point: 'ETP inlet' },
      [{}],
      'This was sampled before or within treatment, and limits are for what leaves the works.',
    ],
    [
      'within treatment',
      { point: 'Aeration tank' },
      [{}],
      'This was sampled before or within treatment, and limits are for what leaves the works.',
    ],
    [
      'another point',
      { point: 'Stack 2' },
      [{ point: 'Stack 1' }],
      'The order has no limit for COD at “Stack 2”.',
    ],
    [
      'a point that is not named',
      {},
      [
        { point: 'Stack 1', limit: '100' },
        { point: 'Stack 2', limit: '150' },
      ],
      'The report does not name the point, and the order has other limits for COD at each.',
    ],
    [
      'a point that could be two',
      { point: 'Scrubber of reactor' },
      [
        { point: 'Scrubber of tank farm', limit: '100' },
        { point: 'Scrubber of old plant', limit: '150' },
      ],
      'Which limit of the order is meant by “Scrubber of reactor” cannot be told for sure.',
    ],
    [
      'two limits',
      {},
      [{ limit: '100' }, { limit: '250' }],
      'The order has several limits for COD: 100, 250.',
    ],
    [
      'an annual mean',
      { medium: 'ambient_air', parameter: 'PM10', unit: 'µg/m3' },
      [{ medium: 'ambient_air', parameter: 'PM10', unit: 'µg/m3', averaging: 'Annual' }],
      'The limit is a mean over a year, and one sample is none.',
    ],
    [
      'another averaging time',
      { medium: 'ambient_air', parameter: 'CO', unit: 'mg/m3', averaging: '1 hour' },
      [{ medium: 'ambient_air', parameter: 'CO', unit: 'mg/m3', averaging: '8 hours' }],
      'The limit is a mean over 8 hours, and this was measured over 1 hour.',
    ],
    [
      'another test',
      { parameter: 'BOD (5 days, 20 °C)' },
      [{ parameter: 'BOD (3 days, 27 °C)' }],
      'This was measured over 5 days, and the limit is for 3 days.',
    ],
    [
      'day or night',
      { medium: 'noise', parameter: 'Leq', unit: 'dB(A)' },
      [{ medium: 'noise', parameter: 'Noise, day time', unit: 'dB(A)' }],
      'The report does not say whether this was measured by day or by night.',
    ],
    ['no unit of the result', { unit: null }, [{}], 'The report gives no unit, and the limit is in mg/l.'],
    ['no unit of the limit', {}, [{ unit: null }], 'The limit has no unit, and this was measured in mg/l.'],
    [
      'another volume',
      { ...emission, unit: 'mg/m3' },
      [emission],
      'This was measured in mg/m3 and the limit is in mg/Nm3: one cannot be turned into the other exactly.',
    ],
    [
      'parts of a gas',
      { ...emission, unit: 'ppm' },
      [emission],
      'This was measured in ppm and the limit is in mg/Nm3: one cannot be turned into the other exactly.',
    ],
    [
      'no oxygen',
      emission,
      [{ ...emission, unit: 'mg/Nm3 at 6 % O2' }],
      'The limit is for 6 % oxygen, and the report names no oxygen.',
    ],
    [
      'no oxygen of a limit in words',
      emission,
      [{ ...emission, limit: '150 @ 6% O2' }],
      'The limit is for 6 % oxygen, and the report names no oxygen.',
    ],
    [
      'other oxygen',
      { ...emission, unit: 'mg/Nm3 @ 11% O2' },
      [{ ...emission, unit: 'mg/Nm3 @ 6% O2' }],
      'This is for 11 % oxygen, and the limit is for 6 % oxygen.',
    ],
    [
      'oxygen of the result alone',
      { ...emission, unit: 'mg/Nm3 @ 11% O2' },
      [emission],
      'This is for 11 % oxygen, and the limit names no oxygen.',
    ],
    ['words', { value: 'Agreeable' }, [{}], 'The report gives no number.'],
    ['a limit of words', {}, [{ limit: '100 / 50' }], 'The order gives no single number: “100 / 50”.'],
    [
      'detection above the limit',
      { value: '<300' },
      [{}],
      'The laboratory can detect it only above the limit.',
    ],
  ])('%s', (_name, value, limits, reason) => {
    expect(compare(value, ...limits)).toMatchObject({ state: 'not_compared', reason });
  });
});

describe('which limit is meant', () => {
  test.each<[string, Partial<ReportValue>, Partial<OrderLimit>[], string]>([
    ['its medium', { medium: 'sewage' }, [{}, { medium: 'sewage' }], 'limit-1'],
    ['the only medium', { medium: null }, [{}], 'limit-0'],
    [
      'its point',
      { point: 'Stack attached to boiler 10 TPH' },
      [
        { point: 'Boiler stack', limit: '150' },
        { point: 'D.G. set', limit: '75' },
      ],
      'limit-0',
    ],
    [
      'a point that the order calls otherwise',
      { point: 'Final outlet' },
      [{ point: 'ETP outlet' }],
      'limit-0',
    ],
    ['the same limit at each point', {}, [{ point: 'Stack 1' }, { point: 'Stack 2' }], 'limit-0'],
    [
      'the day of two averaging times',
      { medium: 'ambient_air', parameter: 'PM10' },
      [
        { medium: 'ambient_air', parameter: 'PM10', limit: '60', averaging: 'Annual' },
        { medium: 'ambient_air', parameter: 'PM10', limit: '100', averaging: '24 hours' },
      ],
      'limit-1',
    ],
    [
      'its averaging time',
      { medium: 'ambient_air', parameter: 'CO', averaging: '8-hourly' },
      [
        { medium: 'ambient_air', parameter: 'CO', limit: '2', averaging: '8 hours' },
        { medium: 'ambient_air', parameter: 'CO', limit: '4', averaging: '1 hour' },
      ],
      'limit-0',
    ],
    [
      'the same test',
      { parameter: 'BOD', method: 'IS 3025 (Part 44), 3 days' },
      [{ parameter: 'BOD (3 days, 27 °C)' }],
      'limit-0',
    ],
  ])('by %s', (_name, value, limits, id) => {
    expect(compare(value, ...limits)).toMatchObject({ limitId: id, reason: null });
  });
});

describe('whatever the numbers', () => {
  const number = fc
    .integer({ min: 1, max: 10_000_000 })
    .map((thousandths) => (thousandths / 1000).toFixed(3));
  const states = ['within', 'close', 'exceeded'];

  test('a unit changes nothing', () => {
    fc.assert(
      fc.property(number, number, (value, limit) => {
        const inMicro = String(Math.round(Number(value) * 1000));
        expect(compare({ value: inMicro, unit: 'µg/l' }, { limit }).state).toBe(
          compare({ value }, { limit }).state,
        );
      }),
    );
  });

  test('more is never better below an upper limit, and what is over is over', () => {
    fc.assert(
      fc.property(number, number, number, (one, other, limit) => {
        const [less, more] = Number(one) <= Number(other) ? [one, other] : [other, one];
        const [first, second] = [less, more].map((value) => compare({ value }, { limit }).state ?? '');
        expect(states.indexOf(first ?? '')).toBeLessThanOrEqual(states.indexOf(second ?? ''));
        expect(second === 'exceeded').toBe(
          Math.round(Number(more) * 1000) > Math.round(Number(limit) * 1000),
        );
      }),
    );
  });

  test('any texts give a state and never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (value, unit, limit, parameter) => {
        const compared = compare({ value, unit, parameter }, { limit, parameter });
        expect([...states, 'not_compared']).toContain(compared.state);
        expect(compared.reason === null).toBe(compared.state !== 'not_compared');
      }),
    );
  });
});
