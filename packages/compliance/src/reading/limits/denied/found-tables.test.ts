import { expect, it } from 'vitest';
import { limitsOfPages } from '../limits-of-pages.test-support.ts';

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
  [
    'readings that were taken',
    `
      4. The unit was visited on 24-08-2023. The following readings were taken by the laboratory:
      Place                PM (mg/m3)     Lead (µg/m3)     Remark
      Cutting table        1.8            22               Hood not effective
      Shredder hall        2.6            9                In operation`,
  ],
  [
    'a time that is over',
    `
      4. Air quality of the area in winter 2023.
      Station              PM10 (µg/m3)     SO2 (µg/m3)
      School               82               12
      Market               91               14`,
  ],
  [
    'a trial',
    `
      4. During the trial run the performance was as follows.
      Parameter            Inlet (mg/l)     Outlet (mg/l)
      COD                  3200             210
      BOD                  1400             26`,
  ],
  [
    'amounts of what bears the name of a parameter',
    `
      6. Dispatch of the section
      Item                       MT/year        Buyer
      Zinc oxide                 286            Traders
      Lead plates                118            Smelter`,
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

it('are limits where a command stands above, whatever was found before', () => {
  expect(
    limitsOfPages(`
      6. The samples were drawn on 01.02.2024. From the year 2025 the outlet shall conform to the following.
      Parameter     Value (mg/l)
      BOD           30
      COD           250`),
  ).toEqual(['effluent | BOD | 30 | mg/l', 'effluent | COD | 250 | mg/l']);
});

it('are limits where amounts stand beside concentrations', () => {
  expect(
    limitsOfPages(`
      6. Emissions shall be kept within the following.
      Stack         Fuel TPD     PM (mg/Nm3)
      Boiler        12           50
      Kiln          8            30`),
  ).toEqual(['emission | @ Boiler | PM | 50 | mg/Nm3', 'emission | @ Kiln | PM | 30 | mg/Nm3']);
});
