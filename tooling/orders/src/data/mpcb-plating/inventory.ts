import type { Block } from '../../model/order.ts';
import { centred, heading, item, para, standards, table, trap } from '../../model/write.ts';

const MATERIALS: [name: string, quantity: string, unit: string, store: string][] = [
  ['Steel wire rod, spheroidised', '905', 'MT/M', 'Covered yard'],
  ['Zinc anodes', '11.4', 'MT/M', 'Metal store'],
  ['Zinc oxide', '1.9', 'MT/M', 'Metal store'],
  ['Nickel sulphate', '3.2', 'MT/M', 'Chemical store 1'],
  ['Nickel chloride', '0.8', 'MT/M', 'Chemical store 1'],
  ['Nickel anodes', '2.6', 'MT/M', 'Metal store'],
  ['Boric acid', '0.7', 'MT/M', 'Chemical store 1'],
  ['Chromic acid flakes', '0.45', 'MT/M', 'Locked room'],
  ['Trivalent passivation concentrate', '1.3', 'KL/M', 'Chemical store 2'],
  ['Hydrochloric acid (33 %)', '46', 'KL/M', 'Tank T-1'],
  ['Sulphuric acid (98 %)', '8.5', 'KL/M', 'Tank T-2'],
  ['Caustic soda lye (48 %)', '22', 'KL/M', 'Tank T-3'],
  ['Hydrated lime', '14', 'MT/M', 'Silo'],
  ['Sodium metabisulphite', '2.1', 'MT/M', 'Chemical store 2'],
  ['Ferrous sulphate', '3.6', 'MT/M', 'Chemical store 2'],
  ['Polyelectrolyte', '0.12', 'MT/M', 'Chemical store 2'],
  ['Electro-deposition paint, resin', '9.8', 'KL/M', 'Cooled room'],
  ['Electro-deposition paint, pigment paste', '2.2', 'KL/M', 'Cooled room'],
  ['Degreasing salts', '4.9', 'MT/M', 'Chemical store 2'],
  ['Cold forging oil', '6.7', 'KL/M', 'Oil store'],
];

const MACHINES: [name: string, number: string, hall: string][] = [
  ['Bolt makers, six stations', '9', 'A'],
  ['Nut formers', '6', 'A'],
  ['Thread rolling machines', '14', 'A'],
  ['Heat treatment line with oil quench', '2', 'B'],
  ['Barrel plating line, zinc', '2', 'C'],
  ['Rack plating line, nickel and chrome', '1', 'C'],
  ['Barrel plating line, zinc-nickel', '1', 'C'],
  ['Cathodic coating line with ultrafiltration', '1', 'D'],
  ['Curing oven, gas fired', '1', 'D'],
  ['Thermic fluid heater', '1', 'E'],
  ['Compressors with dryers', '4', 'E'],
  ['Cooling towers', '3', 'E'],
  ['D.G. set 750 KVA', '1', 'E'],
  ['Overhead cranes', '7', 'A to D'],
];

/** Schedule-V: what the application lists. Long tables in which nothing is asked for, but for the standards of the air. */
export const inventory: Block[] = [
  { type: 'pageBreak' },
  heading('SCHEDULE-V'),
  centred('Particulars taken over from the application'),
  item('1.', 'Raw materials:'),
  table(
    ['Sr No', 'Raw material', 'Quantity', 'UOM', 'Stored in'],
    [1, 6, 2, 2, 4],
    MATERIALS.map((row, i) => [`${i + 1}`, ...row]),
  ),
  item('2.', 'Machinery:'),
  table(
    ['Sr No', 'Machine', 'Number', 'Hall'],
    [1, 8, 2, 2],
    MACHINES.map((row, i) => [`${i + 1}`, ...row]),
  ),
  item('3.', 'Tanks for liquids in bulk:'),
  table(
    ['Tank', 'Holds', 'Volume in KL', 'Made of', 'Kerb in KL'],
    [1, 5, 3, 4, 3],
    [
      ['T-1', 'Hydrochloric acid (33 %)', '2 x 20', 'FRP', '24'],
      ['T-2', 'Sulphuric acid (98 %)', '10', 'Mild steel', '12'],
      ['T-3', 'Caustic soda lye (48 %)', '20', 'Mild steel', '22'],
      ['T-4', 'HSD', '9', 'Mild steel', '10'],
      ['T-5', 'Spent pickling acid', '30', 'FRP', '36'],
    ],
  ),
  item('4.', 'The air outside the works is held against these standards, averaged over 24 hours:'),
  standards(
    'ambient_air',
    ['Sr No', 'Parameter', 'Standard'],
    [
      ['PM10', '100', 'microgram/m3'],
      ['PM2.5', '60', 'microgram/m3'],
      ['SO2', '80', 'microgram/m3'],
      ['NOx', '80', 'microgram/m3'],
    ],
    { averaging: '24 hours' },
  ),
  item(
    '5.',
    'Bath volumes: zinc 2 x 42 m3, nickel 18 m3, chrome 9 m3, zinc-nickel 31 m3, coating 64 m3. Drag-out is returned to the bath from which it comes.',
  ),
  para(
    trap('prohibition', 'Materials that the list does not name shall not be brought into the plating hall'),
    ' unless the Board has been asked.',
  ),
];
