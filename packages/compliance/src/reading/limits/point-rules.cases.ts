import { toFamily } from '../rule-family.test-support.ts';
import { findPoint, POINT_RULES } from './point-rules.ts';

/** The point that a sentence speaks of. */
export const points = toFamily({
  name: 'point of a limit',
  rules: POINT_RULES,
  run: findPoint,
  cases: {
    label: {
      accepts: [
        ['Boiler blow down : Suspended solids 100 mg/l, Oil & grease 20 mg/l.', 'Boiler blow down'],
        ['D.G. sets (2 x 320 KVA): noise 75 dB(A) at 1 metre.', 'D.G. sets'],
        ['Annealing furnace (LPG 1.2 T/day), stack 15 m AGL: SPM 150 mg/Nm3.', 'Annealing furnace'],
      ],
      rejects: [
        ['Standards for boilers : PM 50 mg/Nm3.', null],
        ['Trade effluent : COD 250 mg/l.', null],
        ['Water : COD 250 mg/l.', null],
      ],
    },
    attached: {
      accepts: [
        [
          'The stack attached to the boiler of 10 TPH shall not exceed 50 mg/Nm3.',
          'stack attached to the boiler of 10 TPH',
        ],
        [
          'Emission through vents connected to the reactors, in all shifts.',
          'vents connected to the reactors',
        ],
      ],
      rejects: [['Each stack shall have a ladder attached.', null]],
    },
    'named-stack': {
      accepts: [
        ['Particulate matter from the kiln stack shall be below 30 mg/Nm3.', 'kiln stack'],
        ['HCl at process vents is limited.', 'process vents'],
      ],
      rejects: [
        ['The stack shall have a platform.', null],
        ['The kiln stack height is 45 m.', null],
      ],
    },
    'sized-plant': {
      accepts: [
        ['Dust in the flue gas of the 40 TPH boiler shall stay below 30 mg/Nm3.', '40 TPH boiler'],
        ['SO2 of the 500 KVA DG set is limited.', '500 KVA DG set'],
      ],
      rejects: [['The boilers burn 40 TPH of husk.', null]],
    },
    source: {
      accepts: [['SO2 from the recovery boiler shall be below 100 mg/Nm3.', 'recovery boiler']],
      rejects: [['SO2 from the boiler shall be below 100 mg/Nm3.', null]],
    },
    'noise-source': {
      accepts: [
        ['The noise from the DG set of 500 KVA shall not be more than 75 dB(A).', 'DG set of 500 KVA'],
        ['The noise emanating from the DG set shall be below 75 dB(A).', 'DG set'],
        ['Noise level of compressors shall be within 85 dB(A).', 'compressors'],
      ],
      rejects: [['The noise from its sources shall be within 75 dB(A).', null]],
    },
    'work-place': {
      accepts: [['Ammonia in the work place shall be below 25 ppm.', 'work place']],
      rejects: [['The work shall keep ammonia below 25 ppm.', null]],
    },
    stream: {
      accepts: [
        ['The TDS of the RO permeate shall be kept below 500 mg/l.', 'RO permeate'],
        ['MEE condensate with COD below 400 mg/l is reused.', 'MEE condensate'],
      ],
      rejects: [['The RO permeate tank shall hold water of less than 500 mg/l TDS.', null]],
    },
    fugitive: {
      accepts: [['Fugitive emission in the crushing yard shall be kept below 1200 µg/m3.', 'crushing yard']],
      rejects: [
        ['Fugitive emissions from any source shall be below 500 µg/m3.', null],
        ['The fugitive emission of dust shall be below 500 µg/m3.', null],
      ],
    },
    outlet: {
      accepts: [
        ['The effluent at the outlet of the ETP shall conform.', 'outlet of the ETP'],
        ['At the final outlet BOD is 30 mg/l.', 'final outlet'],
        ['The STP outlet shall keep 10 mg/l.', 'STP outlet'],
      ],
      rejects: [['There are two outlets.', null]],
    },
    'treated-from': {
      accepts: [
        ['The treated sewage from STP shall keep BOD 10 mg/l.', 'STP'],
        ['Final effluent from the ETP shall conform.', 'ETP'],
      ],
      rejects: [['Sewage shall be led to the STP, BOD 10 mg/l.', null]],
    },
    shop: {
      accepts: [
        ['Fluoride in the pot room shall not exceed 0.65 mg/m3.', 'pot room'],
        ['Dust near the crusher shall be below 600 µg/m3.', 'crusher'],
        ['Chlorine inside the cell house shall be below 1 ppm.', 'cell house'],
      ],
      rejects: [
        ['The crusher shall be closed.', null],
        ['PM of the kiln stack shall be below 50 mg/Nm3.', 'kiln stack'],
      ],
    },
    boundary: {
      accepts: [
        ['Noise at the boundary shall not exceed 75 dB(A).', 'boundary'],
        ['Dust at the north boundary is measured.', 'north boundary'],
        ['Noise at the factory boundary is 75 dB(A).', 'factory boundary'],
      ],
      rejects: [['The village is 2 km to the north.', null]],
    },
  },
});
