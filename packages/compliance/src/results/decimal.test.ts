import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal } from './decimal.test-support.ts';
import { compareDecimals, parseDecimal, shiftDecimal, timesDecimal, toNumber } from './decimal.ts';

describe('a number as it is printed', () => {
  test.each([
    ['7.2', '7.2'],
    ['0.050', '0.05'],
    ['1,200', '1200'],
    ['.5', '0.5'],
    ['-2.5', '-2.5'],
    ['1.8 x 10^3', '1800'],
    ['1.8 × 10³', '1800'],
    ['2.5e-3', '0.0025'],
    ['0', '0'],
    ['100', '100'],
  ])('%s is %s', (text, plain) => {
    const number = parseDecimal(text);
    expect(number && formatDecimal(number)).toBe(plain);
  });

  test.each(['', '.', '-', 'BDL', '7.2.1', '12 mg', '1e99', '9'.repeat(31), '1/2'])('%s is none', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});

const printed = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, thousandths]) => `${whole}.${String(thousandths).padStart(3, '0')}`);

describe('arithmetic is exact', () => {
  test('0.1 + 0.2 is no matter: 0.3 is 300 thousandths', () => {
    const [milli, one] = [parseDecimal('300'), parseDecimal('0.3')];
    expect(milli && one && compareDecimals(shiftDecimal(milli, -3), one)).toBe(0);
    expect(one && formatDecimal(timesDecimal(one, 100))).toBe('30');
    expect(one && toNumber(one)).toBe(0.3);
  });

  test('a unit there and back leaves the number', () => {
    fc.assert(
      fc.property(printed, fc.integer({ min: -12, max: 12 }), (text, by) => {
        const number = parseDecimal(text);
        expect(number && compareDecimals(shiftDecimal(shiftDecimal(number, by), -by), number)).toBe(0);
      }),
    );
  });

  test('the order is that of thousandths', () => {
    fc.assert(
      fc.property(printed, printed, (one, two) => {
        const [a, b] = [parseDecimal(one), parseDecimal(two)];
        const difference = Number(one.replace('.', '')) - Number(two.replace('.', ''));
        expect(a && b && Math.sign(compareDecimals(a, b))).toBe(Math.sign(difference));
      }),
    );
  });

  test('what is written is read again', () => {
    fc.assert(
      fc.property(printed, fc.integer({ min: -6, max: 6 }), (text, by) => {
        const number = parseDecimal(text);
        const again = number && parseDecimal(formatDecimal(shiftDecimal(number, by)));
        expect(number && again && compareDecimals(again, shiftDecimal(number, by))).toBe(0);
      }),
    );
  });
});
