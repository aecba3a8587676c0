import { addDays, slashed } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import { duty, item, limit, para, space, table, trap } from '../../model/write.ts';
import { FACTS } from './facts.ts';

const waste = (
  no: string,
  name: string,
  figure: string,
  unit: string,
  treatment: string,
  disposal: string,
) => [no, name, limit('hazardous_waste', name, figure, unit, figure), unit, treatment, disposal];

/** Items 5 to 16 of the body, fees, signature, copies. */
export const body: Block[] = [
  item('5.', 'Emissions, allowed under the Air (P & CP) Act, 1981:'),
  table(
    ['Sr No', 'Stack No.', 'Source', 'Number of stacks', 'Standards'],
    [1, 2, 5, 2, 3],
    [
      ['1', 'S-1', 'Thermic fluid heater (6 Lac Kcal/Hr)', '1', 'As per Schedule-II'],
      ['2', 'S-2', 'Plating line A, acid fume extraction', '1', 'As per Schedule-II'],
      ['3', 'S-3', 'Chrome bath fume extraction', '1', 'As per Schedule-II'],
      ['4', 'S-4', 'Curing oven of the coating line', '1', 'As per Schedule-II'],
      ['5', 'S-5', 'D.G. set 750 KVA', '1', 'As per Schedule-II'],
    ],
  ),
  item('6.', 'Solid wastes that are not hazardous:'),
  table(
    ['Sr No', 'Waste', 'Quantity', 'UoM', 'Treatment', 'Disposal'],
    [1, 4, 2, 2, 3, 4],
    [
      ['1', 'Steel scrap and turnings', '31', 'MT/M', 'Bailing', 'Sale to re-melter'],
      ['2', 'Packing wood and paper', '2.5', 'MT/M', 'Sorting', 'Sale'],
      ['3', 'Canteen waste', '40', 'Kg/D', 'Composting', 'Own garden'],
    ],
  ),
  item('7.', 'Hazardous wastes, allowed under the rules of 2016:'),
  table(
    ['Sr No', 'Category and type', 'Quantity', 'UoM', 'Treatment', 'Disposal'],
    [1, 5, 2, 2, 3, 4],
    [
      waste('1', '12.2 Spent acid and alkali', '18', 'MT/A', 'Neutralisation', 'Own ETP'),
      waste('2', '12.5 Plating metal sludge', '74', 'MT/A', 'Drying', 'CHWTSDF'),
      waste('3', '5.1 Used or spent oil', '3.6', 'KL/A', 'Storage', 'Authorised re-refiner'),
      waste(
        '4',
        '33.1 Contaminated barrels and containers',
        '1,150',
        'Nos./Y',
        'Washing',
        'Authorised recycler',
      ),
      waste('5', '21.1 Paint sludge and wastes', '12.8', 'MT/A', 'Pre-processing', 'Cement kiln'),
    ],
  ),
  item(
    '8.',
    trap(
      'power of the board',
      'The Board keeps the right to review, alter, suspend or withdraw this consent',
    ),
    ' at any time, and the industry is bound by what it decides.',
  ),
  item(
    '9.',
    'Nothing in this consent frees the industry from permissions that other authorities may require.',
  ),
  item(
    '10.',
    duty(
      'B-10',
      'other',
      'once',
      'The industry shall furnish an undertaking on stamp paper of Rs. 500/-',
      'within 30 days of this order',
      addDays(FACTS.issuedOn, 30),
    ),
    ' within 30 days of this order, to the effect that the chrome line works with closed drains.',
  ),
  item(
    '11.',
    'Trivalent passivation has replaced the hexavalent one on line B. ',
    duty(
      'B-11',
      'other',
      'once',
      'Line A shall likewise be converted to trivalent passivation',
      'not later than 31.03.2027',
      '2027-03-31',
    ),
    ' not later than 31.03.2027, and the conversion be shown by the bath maker’s certificate.',
  ),
  item(
    '12.',
    duty(
      'B-12',
      'reporting',
      'half_yearly',
      'A compliance report on every condition of this consent shall reach the Regional Office at Pune',
      'on 1st January and 1st July of each year',
      ['01-01', '07-01'],
    ),
    ' on 1st January and 1st July of each year, with photographs of the treatment units.',
  ),
  item(
    '13.',
    'Consent fees have been paid in full. ',
    trap('fee period', `The fees received cover the period that ends on ${slashed(FACTS.validUpto)}`),
    '; an excess of Rs. 42,600/- stays with the Board for the next renewal.',
  ),
  item(
    '14.',
    'This consent follows the approval given by the competent authority in the matter on 11/06/2025.',
  ),
  para('Fees received:'),
  table(
    ['Sr.No', 'Amount (Rs.)', 'Receipt No.', 'Date', 'Mode'],
    [1, 3, 4, 3, 2],
    [
      ['1', '9,43,700.00', 'MPCB-DR-30418', '27/01/2025', 'NEFT'],
      ['2', '1,25,000.00', 'MPCB-DR-31002', '14/04/2025', 'RTGS'],
    ],
  ),
  {
    type: 'signature',
    digital: [
      'Signature Not Verified',
      'Digitally signed by Joint Director (APC)',
      'Date: 2025.06.18 16:12:09 +05:30',
    ],
    lines: ['For and on behalf of the', 'Maharashtra Pollution Control Board'],
  },
  para('Copy to:'),
  item(
    '1.',
    'Regional Officer, Pune and Sub-Regional Officer, Pune-II, who shall see to it that the conditions are kept.',
  ),
  item('2.', 'Chief Accounts Officer, for the fees mentioned above.'),
  item('3.', 'Desk of the Consent Committee, for record and for the website.'),
  space(6),
];
