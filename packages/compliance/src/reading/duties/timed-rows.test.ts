import { expect, it } from 'vitest';
import { drawPage } from '../limits/drawn-page.test-support.ts';
import { readOrder } from '../read-order.ts';

const dutiesOf = (page: string): string[] =>
  readOrder({ form: 'pdf', pages: [drawPage(1, page)] }).obligations.map(
    ({ title, statedFrequency }) => `${title} | ${statedFrequency}`,
  );

it.each<[string, string, string[]]>([
  [
    'each row a duty, whatever its heads are called',
    `
    6. Monitoring by the unit shall be done as per the schedule below:

    What is to be monitored                            Interval
    Process stacks P-1 to P-4                          Monthly
    VOC at the solvent storage area                    Once in two months`,
    [
      'Monitor process stacks P-1 to P-4 | Monthly',
      'Monitor VOC at the solvent storage area | Once in two months',
    ],
  ],
  [
    'heads whose question takes two lines',
    `
    7. Sampling by the unit shall be done as told below :

               What is to                For which          How many
               be sampled                parameters           times
    Water of final tank (Outlet 1)       All, and TDS       every month
    Boiler emission after ESP            PM, SO2, NOx       every three months
    Heater emission after bag house      PM                 two times in a year`,
    [
      'Monitor water of final tank | every month',
      'Monitor boiler emission | every three months',
      'Monitor heater emission | two times in a year',
    ],
  ],
  [
    'heads that name no time at all',
    `
    7. The applicant shall carry out the following.

    Work                                               Gap
    Desilting of storm drains                          Every six months
    Cleaning of bag filters of the                     Weekly
    packing plant`,
    ['Desilt storm drains | Every six months', 'Clean bag filters | Weekly'],
  ],
  [
    'nothing where only one row says how often',
    `
    8. The unit has the following.

    Works                                              Town
    Head office                                        Monthly
    Plant                                              Nashik`,
    [],
  ],
])('rows that say how often: %s', (_, page, duties) => {
  expect(dutiesOf(page)).toEqual(duties);
});
