import { describe, expect, it } from 'vitest';
import { type ToldLimit, toLimitWhy } from './why.ts';

const BOD: ToldLimit = {
  medium: 'effluent',
  point: null,
  parameter: 'BOD',
  limit: '30',
  unit: 'mg/l',
  averaging: null,
};

describe('a limit tells how it was read', () => {
  it.each<[Partial<ToldLimit>, string]>([
    [{}, '“30” for “BOD” is a single figure, so it is an upper limit: at most 30 mg/l.'],
    [{ limit: 'Not to exceed 30' }, '“Not to exceed 30” for “BOD” is an upper limit: at most 30 mg/l.'],
    [
      { parameter: 'pH', limit: '5.5 to 9.0', unit: null },
      '“5.5 to 9.0” for “pH” is a range: at least 5.5 and at most 9.',
    ],
    [
      { parameter: 'Available chlorine', limit: 'min. 1' },
      '“min. 1” for “Available chlorine” is a lower limit: at least 1 mg/l.',
    ],
    [
      { parameter: 'Dissolved oxygen', limit: '4' },
      '“4” for “Dissolved oxygen” is a lower limit, because more of it is better: at least 4 mg/l.',
    ],
    [
      { parameter: 'Bio-assay test', limit: '90 % survival of fish', unit: null },
      '“90 % survival of fish” for “Bio-assay test” is a lower limit, because more of it is better: at least 90 %.',
    ],
    [{ parameter: 'Phenols', limit: 'Nil', unit: null }, '“Nil” for “Phenols” allows none.'],
    [
      { parameter: 'Odour', limit: 'Agreeable', unit: null },
      '“Agreeable” for “Odour” gives no single number, so results are not compared with it.',
    ],
    [
      { medium: 'ambient_air', parameter: 'PM10', limit: '100', unit: 'µg/m3', averaging: '24 hours' },
      '“100” for “PM10” is a single figure, so it is an upper limit: at most 100 µg/m3, as a mean over 24 hours.',
    ],
    [
      { medium: 'hazardous_waste', parameter: '5.1 Used oil', limit: '1.2', unit: 'KL/A' },
      '“1.2” for “5.1 Used oil” is how much of this waste the order allows.',
    ],
    [
      { medium: 'hazardous_waste', parameter: 'Lead', limit: '100', unit: 'ppm' },
      '“100” for “Lead” is a single figure, so it is an upper limit: at most 100 ppm.',
    ],
  ])('%o', (changed, why) => {
    expect(toLimitWhy({ ...BOD, ...changed })).toBe(why);
  });
});
