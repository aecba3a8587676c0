import { describe, expect, test } from 'vitest';
import { readBounds } from './bounds.ts';
import { formatDecimal } from './decimal.test-support.ts';

const toWords = (limit: string, parameter: string): string => {
  const bounds = readBounds(limit, parameter);
  if (bounds === null) return 'none';
  const { min, max } = bounds;
  return `${min ? formatDecimal(min) : ''}..${max ? formatDecimal(max) : ''}`;
};

describe('a limit as printed', () => {
  test.each([
    ['100', 'COD', '..100'],
    ['100 mg/l', 'COD', '..100'],
    ['4,200', 'TDS', '..4200'],
    ['5.5 to 9.0', 'pH', '5.5..9'],
    ['6.5-8.5', 'pH', '6.5..8.5'],
    ['Between 5.5 and 9.0', 'pH', '5.5..9'],
    ['Not to exceed 35', 'Temperature', '..35'],
    ['Shall not exceed 150', 'PM', '..150'],
    ['Max. 30', 'BOD', '..30'],
    ['< 10', 'Oil and grease', '..10'],
    ['≤ 10', 'Oil and grease', '..10'],
    ['min. 4', 'Dissolved oxygen', '4..'],
    ['Not less than 4', 'Oxygen', '4..'],
    ['≥ 4', 'Oxygen', '4..'],
    ['4', 'Dissolved oxygen', '4..'],
    ['90 % survival of fish after 96 hours in 100 % effluent', 'Bio-assay test', '90..'],
    ['Nil', 'Sewage', '..0'],
    ['150 at 6 % O2', 'PM', '..150'],
    ['30 (3 days at 27 °C)', 'BOD', '..30'],
    ['1000 MPN/100 ml', 'Faecal coliform', '..1000'],
    ['10 x 10^3', 'Faecal coliform', '..10000'],
    ['75 / 70', 'Noise', 'none'],
    ['100 (existing) 50 (new)', 'PM', 'none'],
    ['All efforts to remove it', 'Colour', 'none'],
    ['As per standards', 'PM', 'none'],
  ])('%s of %s is %s', (limit, parameter, words) => {
    expect(toWords(limit, parameter)).toBe(words);
  });
});
