import type { Block } from '../../model/order.ts';
import { at, duty, item, limit, standards, sub, table, trap } from '../../model/write.ts';
import { FACTS } from './facts.ts';

const chapter = (label: string, text: string): Block => ({
  type: 'heading',
  text: `${label} ${text}`,
  align: 'left',
});
const waste = (no: number, name: string, figure: string, category: string, way: string) => [
  `${no}`,
  name,
  limit('hazardous_waste', name, figure, 'MT/Year'),
  category,
  way,
];

/** Chapter 3. */
export const water: Block[] = [
  chapter('3.', 'CONDITIONS UNDER THE WATER ACT'),
  item('3.1', 'Fresh water from the village scheme shall not be more than 214.000 KL/Day in total:'),
  sub('a)', 'Body preparation and polishing : 181.000 KL/Day'),
  sub('b)', 'Domestic : 24.000 KL/Day'),
  sub('c)', 'Garden : 9.000 KL/Day'),
  item(
    '3.2',
    trap('prohibition', 'There shall be no discharge of industrial effluent'),
    '; 640.000 KL/Day of polishing water circulate through the settling tanks and go back to the process.',
  ),
  item('3.3', 'Sewage of 19.000 KL/Day is treated in the STP and serves the garden, within these norms:'),
  standards(
    'sewage',
    ['Sr.', 'PARAMETERS', 'GPCB NORMS'],
    [
      ['pH', '6.5 to 9.0', ''],
      ['BOD (3 days at 27 deg. C)', '20', 'mg/L'],
      ['Suspended solids', '30', 'mg/L'],
      ['Fecal coliform', '1000', 'MPN/100 ml'],
    ],
  ),
  item(
    '3.4',
    duty(
      '3.4',
      'record',
      'daily',
      'Readings of the flow meters at the borewell, the STP and the recycling line shall be noted',
      'daily',
    ),
    ' daily, and the book be produced whenever an officer asks for it.',
  ),
  item(
    '3.5',
    duty(
      '3.5',
      'monitoring',
      'monthly',
      'Treated sewage shall be tested by a laboratory that the Board recognises',
      'once in a month',
    ),
    ' once in a month.',
  ),
  item(
    '3.6',
    'Settling tanks have a liner of clay and HDPE. ',
    duty(
      '3.6',
      'monitoring',
      'half_yearly',
      'Water of the three piezometers beside the tanks shall be examined for boron, zinc and TDS',
      'every six months',
    ),
    ' every six months.',
  ),
  item(
    '3.7',
    duty(
      '3.7',
      'other',
      { every: 3, unit: 'year' },
      'The liner of the settling tanks shall be checked for tears',
      'once in three years',
    ),
    ' once in three years by a competent person, with the tanks emptied one by one.',
  ),
  item('3.8', 'Ground water may be drawn under the permission of the Central Ground Water Authority only.'),
];

/** Chapter 4. */
export const air: Block[] = [
  chapter('4.', 'CONDITIONS UNDER THE AIR ACT'),
  item('4.1', 'Fuel:'),
  table(
    ['Sr. No.', 'Fuel', 'Quantity'],
    [1, 6, 4],
    [
      ['1', 'Natural gas, kilns and dryers', '61,500 SCM/Day'],
      ['2', 'Bio-briquettes, hot air generator', '38 MT/Day'],
      ['3', 'HSD, D.G. sets (stand by)', '140 Lit/Hr'],
    ],
  ),
  item('4.2', 'Control equipment shall be put in and worked so that the norms below are kept.'),
  item('4.3', 'Flue gas from the stacks of fuel burning shall keep to:'),
  table(
    ['Stack No.', 'Stack attached to', 'Height in Meter', 'Control system', 'Parameter', 'Permissible Limit'],
    [1.3, 4, 2, 4, 3, 3],
    [
      [
        '1',
        'Roller kiln A',
        '31',
        '-',
        'NOx',
        at({ point: 'Roller kiln A' }, limit('emission', 'NOx', '600', 'mg/NM3')),
      ],
      [
        '2',
        'Hot air generator of spray dryer',
        '33',
        'Cyclone + Bag filter',
        'Particulate Matter',
        at(
          { point: 'Hot air generator of spray dryer' },
          limit('emission', 'Particulate Matter', '150', 'mg/NM3'),
        ),
      ],
      [
        '3',
        'D.G. sets (2 x 625 KVA)',
        '12',
        '-',
        'SO2',
        at({ point: 'D.G. sets (2 x 625 KVA)' }, limit('emission', 'SO2', '100', 'ppm')),
      ],
    ],
  ),
  item('4.4', 'Vents of the process shall keep to:'),
  table(
    ['Sr.', 'Vent', 'Parameter', 'Permissible Limit'],
    [1, 5, 4, 3],
    [
      [
        '1',
        'Ball mill hopper, bag filter',
        'Dust',
        at({ point: 'Ball mill hopper, bag filter' }, limit('emission', 'Dust', '100', 'mg/NM3')),
      ],
      [
        '2',
        'Glaze spray booth, wet scrubber',
        'Lead',
        at({ point: 'Glaze spray booth, wet scrubber' }, limit('emission', 'Lead', '8', 'mg/NM3')),
      ],
      [
        '3',
        'Kiln exhaust',
        'Fluoride',
        at({ point: 'Kiln exhaust' }, limit('emission', 'Fluoride', '4', 'mg/NM3')),
      ],
    ],
  ),
  item(
    '4.5',
    'Ambient air within the premises shall hold, averaged over 24 hours, not more than ',
    at({ averaging: '24 hours' }, limit('ambient_air', 'PM10', '100', 'microgram/M3', '100 microgram/M3')),
    ' of PM10 and ',
    at({ averaging: '24 hours' }, limit('ambient_air', 'PM2.5', '60', 'microgram/M3', '60 microgram/M3')),
    ' of PM2.5.',
  ),
  item(
    '4.6',
    'Port holes, platforms and ladders shall be there for whoever draws samples. The plan of monitoring is:',
  ),
  table(
    ['Sr.', 'Monitoring point', 'Parameters', 'Frequency'],
    [1, 5, 4, 4],
    [
      ['a', duty('4.6a', 'monitoring', 'monthly', 'Spray dryer stack', 'Monthly'), 'PM', 'Monthly'],
      [
        'b',
        duty('4.6b', 'monitoring', 'quarterly', 'Kiln exhaust and glaze booth vent', 'Once in a quarter'),
        'Fluoride, lead',
        'Once in a quarter',
      ],
      [
        'c',
        duty(
          '4.6c',
          'monitoring',
          { every: 1, unit: 'week', times: 2 },
          'Ambient air at the two village ends',
          'Twice a week',
        ),
        'PM10, PM2.5',
        'Twice a week',
      ],
      [
        'd',
        duty('4.6d', 'monitoring', 'yearly', 'Free silica in the air of the press shop', 'Once in a year'),
        'Respirable dust',
        'Once in a year',
      ],
    ],
  ),
  item(
    '4.7',
    duty(
      '4.7',
      'record',
      'daily',
      'Pressure over every bag filter shall be entered in the log',
      'in each shift',
    ),
    ' in each shift. ',
    duty(
      '4.7b',
      'other',
      'half_yearly',
      'All bags of the spray dryer filter shall be replaced',
      'at least twice a year',
    ),
    ' at least twice a year.',
  ),
  item(
    '4.8',
    'Roads inside are paved. ',
    duty(
      '4.8',
      'other',
      'daily',
      'Roads and the clay yard shall be swept by machine and sprinkled',
      'every day',
    ),
    ' every day of work.',
  ),
];

/** Chapter 5. */
export const hazardousWaste: Block[] = [
  chapter('5.', 'AUTHORISATION FOR HAZARDOUS WASTES (Form 2, rule 6(2))'),
  item('5.1', `Number of authorisation: ${FACTS.consentNo}. The unit may handle:`),
  table(
    ['Sr.', 'Waste', 'Quantity', 'Category', 'Way of disposal'],
    [1, 5, 3, 2, 6],
    [
      waste(1, 'ETP sludge with glaze residues', '310', 'I-35.3', 'Collection, storage, common landfill'),
      waste(2, 'Used oil', '4.2', 'I-5.1', 'Collection, storage, sale to re-refiner'),
      waste(3, 'Discarded containers and liners', '15.5', 'I-33.1', 'Cleaning, sale to recycler'),
    ],
  ),
  item('5.2', trap('storage limit', 'No waste of the table may stay on the premises beyond 90 days'), '.'),
  item(
    '5.3',
    duty(
      '5.3',
      'return',
      'yearly',
      'The annual return in Form 4 shall reach the Board',
      'by 30th June',
      '06-30',
    ),
    ' by 30th June for the financial year before.',
  ),
  item(
    '5.4',
    duty(
      '5.4',
      'reporting',
      'monthly',
      'Waste sent out and waste in stock shall be reported in the XGN',
      'within 7 days of the end of each month',
      { dayOfMonth: 7 },
    ),
    ' within 7 days of the end of each month.',
  ),
  item(
    '5.5',
    duty(
      '5.5',
      'record',
      'weekly',
      'The display board outside the gate shall show the waste in store',
      'once in a week',
    ),
    ' and be written anew once in a week.',
  ),
];
