import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('clauses of sentences, and their units', () => {
  it.each<[string, string[]]>([
    [
      '1. Effluent of the bay shall not contain oil in excess of 10 mg/l. Oil content of bilge water shall be less than 15 ppm.',
      ['effluent | oil | 10 | mg/l', 'effluent | Oil content | 15 | ppm'],
    ],
    [
      '1. Hydrochloric acid vapour and mist from the vent shall be below 20 mg/Nm3.',
      ['emission | Hydrochloric acid vapour and mist | 20 | mg/Nm3'],
    ],
    [
      '1. Treated sewage standards (mg/l): BOD-10; TSS-10; FC (MPN/100 ml) – 100. pH – 6.5 to 9.0.',
      [
        'sewage | pH | 6.5 to 9.0',
        'sewage | BOD | 10 | mg/l',
        'sewage | TSS | 10 | mg/l',
        'sewage | FC | 100 | MPN/100 ml',
      ],
    ],
    [
      '1. Hazardous waste generation: Cat. 5.1 used oil 600 LPA; Cat. 35.3 ETP sludge 12 TPA.',
      ['hazardous_waste | 5.1 used oil | 600 | LPA', 'hazardous_waste | 35.3 ETP sludge | 12 | TPA'],
    ],
    [
      '1. Analysis report of the lab dated 02.03.2024: BOD 18 mg/l, COD 92 mg/l, found within the limits.',
      [],
    ],
    ['1. The feed water TDS of 1,800 mg/l is reduced by RO.', []],
    [
      '1. Particulate emission from each of the bag filters is restricted to 50 mg/Nm3, that from the rotary dryer to 100 mg/Nm3.',
      [
        'emission | Particulate emission | 50 | mg/Nm3',
        'emission | @ rotary dryer | Particulate emission | 100 | mg/Nm3',
      ],
    ],
    [
      '1. The urea dust from the prilling tower shall be limited to 0.5 kg/tonne of urea or 50 mg/Nm3.',
      ['emission | urea dust | 0.5 | kg/tonne of urea', 'emission | urea dust | 50 | mg/Nm3'],
    ],
    [
      '1. Limits: (a) effluent – pH 6.5-8.5, TSS 100, BOD 30 and O&G 10 (mg/l except pH); (b) boiler stack – PM 150 mg/Nm3.',
      [
        'effluent | pH | 6.5-8.5',
        'effluent | TSS | 100 | mg/l',
        'effluent | BOD | 30 | mg/l',
        'effluent | O&G | 10 | mg/l',
        'emission | @ boiler stack | PM | 150 | mg/Nm3',
      ],
    ],
    [
      '1. Water reused in cooling towers shall have turbidity less than 5 NTU and conductivity less than 1500 µS/cm.',
      ['effluent | turbidity | 5 | NTU', 'effluent | conductivity | 1500 | µS/cm'],
    ],
    [
      '1. The air blast at the nearest house shall be less than 115 dB(L).',
      ['noise | air blast | 115 | dB(L)'],
    ],
    [
      '1. TVOC at the vent of the carbon bed shall be within 50 mg/Nm3 as carbon.',
      ['emission | @ vent of the carbon bed | TVOC | 50 | mg/Nm3'],
    ],
    [
      '1. Treated water: BOD 5 mg/l (max.), TN 10 mg/l (max.).',
      ['effluent | BOD | 5 | mg/l', 'effluent | TN | 10 | mg/l'],
    ],
    [
      '1. The lead in blood of any worker shall be below 42 µg/dl.',
      ['ambient_air | lead in blood | 42 | µg/dl'],
    ],
    ['1. The forage fluoride shall not exceed 40 ppm.', ['ambient_air | forage fluoride | 40 | ppm']],
    [
      '1. Fluoride in forage shall not exceed 40 ppm as annual average.',
      ['ambient_air | Fluoride in forage | 40 | ppm | over annual average'],
    ],
    [
      '1. Hazardous wastes, namely used oil (0.3 KL/annum), spent carbon (4 TPA) and discarded containers (1,100 Nos./annum), shall be handled as per the rules.',
      [
        'hazardous_waste | used oil | 0.3 | KL/annum',
        'hazardous_waste | spent carbon | 4 | TPA',
        'hazardous_waste | discarded containers | 1,100 | Nos./annum',
      ],
    ],
    [
      '1. Used oil of 1.5 KL/annum shall be given to authorised recyclers.',
      ['hazardous_waste | Used oil | 1.5 | KL/annum'],
    ],
    ['1. During inspection the BOD of treated effluent was 62 mg/l.', []],
    ['1. Hexane consumption shall be noted daily and the loss shall be kept below 3 kg per tonne.', []],
  ])('%s', (line, limits) => {
    expect(limitsOfPages(line)).toEqual(limits);
  });
});
