import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

const TABLE = `
      4. Emission standards of the power plant:
      Parameter            Limit (mg/Nm3)
      Particulate matter   50
      SO2                  600 *
      NOx                  300 **`;
const OWN = [
  'emission | Particulate matter | 50 | mg/Nm3',
  'emission | SO2 | 600 | mg/Nm3',
  'emission | NOx | 300 | mg/Nm3',
];

describe('notes below a table', () => {
  it.each<[string, string, string[]]>([
    [
      'another value of what bears the mark',
      `* 700 mg/Nm3 when imported coal is burnt.
      ** 450 for units installed before 31.12.2003.`,
      ['emission | SO2 | 700 | mg/Nm3', 'emission | NOx | 450 | mg/Nm3'],
    ],
    [
      'a value behind what it is for',
      '* For the standby boiler 800 mg/Nm3.',
      ['emission | SO2 | 800 | mg/Nm3'],
    ],
    [
      'what is no value',
      `* at 6 % O2, dry basis.
      ** 24 hours average of the analyser.`,
      [],
    ],
  ])('reads %s', (_, notes, limits) => {
    expect(limitsOfPages(`${TABLE}\n\n      ${notes}`)).toEqual([...OWN, ...limits]);
  });
});
