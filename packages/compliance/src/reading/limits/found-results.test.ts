import { expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

it.each<[string, string]>([
  [
    'a day and a laboratory beside each figure',
    `
      4. The result was found above the norm, hence condition no. 16 is imposed.
      Location         PM (mg/Nm3)     Date           Agency
      Kiln No. 1       41.6            11/07/2023     Board
      Kiln No. 2       58.2            11/07/2023     Board`,
  ],
  [
    'the days of sampling in front',
    `
      2. The standards are met at all times. The characteristics as found during the last visits are:
      Date of sampling     pH      BOD mg/l     COD mg/l
      14/10/2022           7.3     18           172
      19/01/2023           7.6     22           208`,
  ],
  [
    'a base line',
    `
      6. Samples from the wells shall be analysed and compared with the base line given below.
      Well           TDS (mg/l)     Chloride (mg/l)
      PZ-1           680            112
      PZ-2           910            164`,
  ],
  [
    'the least and the most that were measured',
    `
      4. Base line environment as reported is given below.
      Parameter          Minimum     Maximum     Location of maximum
      PM10 (µg/m3)       46.1        71.8        Village A
      NO2 (µg/m3)        14.2        28.5        Site`,
  ],
  [
    'what comes in, as a list below a norm of something else',
    `
      4) VOC shall be less than the norms.
      5) Leachate shall be treated. Leachate as received has the following quality:
      Leachate as received (average of 2020)          Value
      COD, mg/l                                       14,600
      TDS, mg/l                                       38,200`,
  ],
  [
    'products that bear the name of a parameter',
    `
      1. The unit may produce as below.
      S. No.    Name of the Product           Existing, TPD     After expansion, TPD
      1         Refined lead (99.97%)         12.0              46.0
      2         Sodium sulphate               --                4.6`,
  ],
])('no limits: %s', (_, page) => {
  expect(limitsOfPages(page)).toEqual([]);
});

it('are limits where the heads say so, however the rows are dated', () => {
  expect(
    limitsOfPages(`
      The result of the last monitoring was found in order.
      Parameter     Limit           Applicable from
      BOD           30 mg/l         01/04/2024
      COD           250 mg/l        01/04/2024`),
  ).toEqual(['effluent | BOD | 30 | mg/l', 'effluent | COD | 250 | mg/l']);
});
