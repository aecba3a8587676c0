import { addDays } from '../../model/dates.ts';
import type { Block } from '../../model/order.ts';
import {
  at,
  bold,
  centred,
  duty,
  heading,
  item,
  limit,
  optionalDuty,
  para,
  standards,
  sub,
  table,
  trap,
} from '../../model/write.ts';
import { FACTS } from './facts.ts';

const within21Days = addDays(FACTS.issuedOn, 21);

/** Schedule-I: water. */
export const scheduleWater: Block[] = [
  { type: 'pageBreak' },
  heading('SCHEDULE-I'),
  centred('Conditions that serve the control of water pollution'),
  item(
    '1.',
    bold('A] '),
    'You state in your application that an effluent treatment plant of 100 CMD is in place: chrome reduction, cyanide-free stream equalisation, two-stage lime dosing, clariflocculator, filter press, sand and carbon filters, ultrafiltration, reverse osmosis in three stages, and a multiple effect evaporator of 12 KLD.',
  ),
  sub(
    'B]',
    'The plant shall be worked so that the treated effluent, before it enters the reverse osmosis, keeps within:',
  ),
  standards(
    'effluent',
    ['Sr No', 'Parameter', 'Not to exceed'],
    [
      ['pH', '6.0 to 9.0', ''],
      ['Suspended solids', '80', 'mg/l'],
      ['COD', '200', 'mg/l'],
      ['Oil & Grease', '8', 'mg/l'],
      ['Hexavalent chromium', '0.1', 'mg/l'],
      ['Total chromium', '1.5', 'mg/l'],
      ['Nickel', '2', 'mg/l'],
      ['Zinc', '4', 'mg/l'],
      ['Fluoride', '12', 'mg/l'],
    ],
  ),
  sub(
    'C]',
    trap('prohibition', 'No drop of effluent may leave the works, treated or not'),
    '; permeate goes back to the rinse tanks and the evaporator condensate to the cooling tower.',
  ),
  sub(
    'D]',
    duty(
      'I-1.D',
      'monitoring',
      'weekly',
      'The chemist of the works shall test the filtered effluent for nickel, zinc and total chromium',
      'every week',
    ),
    ' every week and keep the bench sheets for two years.',
  ),
  sub(
    'E]',
    duty(
      'I-1.E',
      'monitoring',
      'monthly',
      'a composite sample of the RO permeate shall be analysed by a laboratory accredited by NABL',
      'once every month',
    ),
    ' once every month for the parameters of the table above; the report is to be uploaded on the consent portal.',
  ),
  item(
    '2.',
    bold('A] '),
    'A sewage treatment plant of 25 CMD (moving bed reactor, tube settler, ozone) is in place for 19 CMD of sewage.',
  ),
  sub('B]', 'Treated sewage shall keep within:'),
  standards(
    'sewage',
    ['Sr No', 'Parameter', 'Not to exceed'],
    [
      ['BOD (3 days, 27 deg C)', '10', 'mg/l'],
      ['Suspended Solids', '20', 'mg/l'],
      ['Fecal Coliform', '230', 'MPN/100 ml'],
    ],
  ),
  sub(
    'C]',
    'It may be spread on 0.62 hectare of garden. During the rains it shall be stored in the lined tank of 120 m3.',
  ),
  item(
    '3.',
    trap(
      'power of the board',
      'The Board may call for drawings, specifications or other data of the treatment works',
    ),
    ' and judge them. No unit may be added to the plant or taken out of it before the Board has agreed.',
  ),
  item(
    '4.',
    'Water drawn from the industrial estate is metered for each use, and ',
    duty(
      'I-4',
      'record',
      'daily',
      'the readings of all eleven water meters shall be written into the log',
      'each day',
    ),
    ' at the end of the day shift, each day, over the signature of the utility in-charge. Quantities allowed:',
  ),
  table(
    ['Sr. No.', 'Purpose', 'Quantity (CMD)'],
    [1, 7, 2],
    [
      ['1', 'Cooling, boiler make-up', '34.00'],
      ['2', 'Domestic', '24.00'],
      ['3', 'Processing that leaves pollutants which break down', '6.00'],
      ['4', 'Processing that leaves toxic pollutants', '98.00'],
    ],
  ),
  item(
    '5.',
    'The return on water consumption that the Water (Prevention and Control of Pollution) Act asks for, ',
    duty(
      'I-5',
      'return',
      'monthly',
      'the statement of metered water in the form in use shall be uploaded',
      'by the 5th of the month that follows',
      { dayOfMonth: 5 },
    ),
    ' by the 5th of the month that follows.',
  ),
  item(
    '6.',
    'Two observation wells stand on the south boundary. ',
    duty(
      'I-6',
      'monitoring',
      'half_yearly',
      'Water of the observation wells shall be examined for chromium, nickel and conductivity',
      'before and after the monsoon, twice a year',
    ),
    ' before and after the monsoon, twice a year.',
  ),
];

/** Schedule-II: air. */
export const scheduleAir: Block[] = [
  { type: 'pageBreak' },
  heading('SCHEDULE-II'),
  centred('Conditions that serve the control of air pollution'),
  item('1.', 'The equipment of the application, the stacks and the fuel are as follows:'),
  table(
    ['Stack', 'Attached to', 'Control equipment', 'Height in m', 'Fuel', 'Pollutant', 'Standard'],
    [1.2, 3, 3, 1.6, 2.6, 1.8, 2.4],
    [
      [
        'S-1',
        'Thermic fluid heater',
        'Stack only',
        '24',
        'PNG 1,900 SCM/D',
        'NOx',
        at({ point: 'Thermic fluid heater' }, limit('emission', 'NOx', '120', 'ppm')),
      ],
      [
        'S-2',
        'Acid pickling, line A',
        'Packed bed scrubber',
        '18',
        '-',
        'HCl',
        at({ point: 'Acid pickling, line A' }, limit('emission', 'HCl', '30', 'mg/Nm3')),
      ],
      [
        'S-3',
        'Chrome baths',
        'Mist eliminator and scrubber',
        '18',
        '-',
        'Chromium',
        at({ point: 'Chrome baths' }, limit('emission', 'Chromium', '0.4', 'mg/Nm3')),
      ],
      [
        'S-4',
        'Curing oven',
        'Thermal oxidiser',
        '21',
        'PNG 640 SCM/D',
        'VOC',
        at({ point: 'Curing oven' }, limit('emission', 'VOC', '45', 'mg/Nm3')),
      ],
      [
        'S-5',
        'D.G. set',
        'Acoustic hood',
        '9',
        'HSD 95 Ltr/Hr',
        'SO2',
        at({ point: 'D.G. set' }, limit('emission', 'SO2', '37', 'Kg/Day')),
      ],
    ],
  ),
  item('2.', 'The control equipment shall be in use whenever the source that it serves is.'),
  item('3.', 'Samples shall be drawn and analysed through an accredited laboratory as follows:'),
  table(
    ['Sr', 'Where', 'What', 'Frequency'],
    [1, 5, 5, 4],
    [
      [
        'a',
        duty('II-3.a', 'monitoring', 'monthly', 'Scrubber outlets S-2 and S-3', 'Every month'),
        'HCl, chromium',
        'Every month',
      ],
      [
        'b',
        duty('II-3.b', 'monitoring', 'quarterly', 'Heater stack S-1', 'Once in three months'),
        'NOx, CO',
        'Once in three months',
      ],
      [
        'c',
        duty(
          'II-3.c',
          'monitoring',
          { every: 4, unit: 'month' },
          'Oxidiser stack S-4',
          'Once in four months',
        ),
        'VOC',
        'Once in four months',
      ],
      [
        'd',
        duty(
          'II-3.d',
          'monitoring',
          'half_yearly',
          'Ambient air at the gate and at the colony',
          'Six monthly',
        ),
        'PM10, PM2.5, SO2, NOx',
        'Six monthly',
      ],
      [
        'e',
        duty('II-3.e', 'monitoring', 'yearly', 'Work place air of the plating hall', 'Yearly'),
        'Acid mist, chromium',
        'Yearly',
      ],
    ],
  ),
  item(
    '4.',
    duty(
      'II-4',
      'record',
      'daily',
      'pH of the scrubbing liquor and the pressure drop over the packing shall be noted',
      'in every shift of the day',
    ),
    ' in every shift of the day. Liquor that is spent goes to the effluent plant.',
  ),
  item(
    '5.',
    duty(
      'II-5',
      'other',
      { every: 2, unit: 'year' },
      'The lining of the exhaust ducts shall be inspected from inside',
      'once in two years',
    ),
    ' once in two years by a firm that the Board has listed.',
  ),
  item(
    '6.',
    trap(
      'power of the board',
      'Should technology improve, the Board may change any condition of this schedule',
    ),
    ', and equipment shall then be changed at the cost of the industry.',
  ),
];

/** Schedule-III: bank guarantees. */
export const scheduleBank: Block[] = [
  heading('SCHEDULE-III'),
  centred('Bank guarantees'),
  table(
    ['Sr. No.', 'Consent', 'Amount', 'To be lodged', 'Purpose', 'Compliance period', 'Valid up to'],
    [1, 2, 2.4, 2, 5, 3, 2.4],
    [
      [
        '1',
        'Renewal',
        'Rs. 5.00 Lakh',
        '21 days',
        optionalDuty(
          'III-1',
          'fee',
          'once',
          'Running of the effluent plant and the evaporator',
          '21 days',
          within21Days,
        ),
        'Throughout',
        '31/10/2030',
      ],
      [
        '2',
        'Renewal',
        'Rs. 3.00 Lakh',
        '21 days',
        optionalDuty(
          'III-2',
          'fee',
          'once',
          'Conversion of line A to trivalent passivation',
          '21 days',
          within21Days,
        ),
        '31/03/2027',
        '30/09/2027',
      ],
    ],
  ),
  para(
    duty(
      'III',
      'fee',
      'once',
      'The guarantees named above shall be lodged with the Regional Officer at Pune',
      'within 21 days of the date of issue',
      within21Days,
    ),
    ' within 21 days of the date of issue. Guarantees lodged under the earlier consent may be renewed for this purpose.',
  ),
  para(
    'In case of default ',
    trap('power of the board', 'the Board will encash the guarantee without giving notice'),
    '. Guarantees encashed so far: none.',
  ),
];
