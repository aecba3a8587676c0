import { describe, expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

describe('sentences as boards write them', () => {
  it.each<[string, string[]]>([
    [
      '1. The emission from the stack attached to the boiler of 10 TPH shall not exceed 50 mg/Nm3 of particulate matter.',
      ['emission | @ stack attached to the boiler of 10 TPH | particulate matter | 50 | mg/Nm3'],
    ],
    [
      '1. Treated sewage: pH 6.5-9.0; BOD5 20; SS 30; faecal coliform 230 (all in mg/l except pH and coliform in MPN/100ml).',
      [
        'sewage | pH | 6.5-9.0',
        'sewage | BOD5 | 20 | mg/l',
        'sewage | SS | 30 | mg/l',
        'sewage | faecal coliform | 230 | MPN/100ml',
      ],
    ],
    ['1. Besides particulate matter, CO within 1 % shall be achieved.', ['emission | CO | 1 | %']],
    ['1. Sound of the set at 1 m from the enclosure shall be <= 75 dB(A).', ['noise | Noise | 75 | dB(A)']],
    [
      '1. Residual chlorine in the treated water to be 0.5 mg/l minimum.',
      ['effluent | Residual chlorine | minimum 0.5 | mg/l'],
    ],
    [
      '1. Noise: residential side – 55 dB(A) (day), 45 dB(A) (night); other sides - 75 dB(A) (day), 70 dB(A) (night).',
      [
        'noise | @ residential side | day time | 55 | dB(A)',
        'noise | @ residential side | night time | 45 | dB(A)',
        'noise | @ other sides | day time | 75 | dB(A)',
        'noise | @ other sides | night time | 70 | dB(A)',
      ],
    ],
    [
      '1. Between 9 p.m. and 6 a.m. noise at the compound wall shall be within 45 dB(A); at other hours 55 dB(A).',
      [
        'noise | @ compound wall | Between 9 p.m. and 6 a.m. | 45 | dB(A)',
        'noise | @ compound wall | other hours | 55 | dB(A)',
      ],
    ],
    [
      '1. Domestic sewage shall be led to a soak pit. BOD shall not be above 30 mg/l and SS not above 50 mg/l.',
      ['sewage | BOD | 30 | mg/l', 'sewage | SS | 50 | mg/l'],
    ],
    [
      '1. Fire wood boiler (600 kg/hr): the chimney emission of dust to be limited to 500 mg per Nm3.',
      ['emission | @ Fire wood boiler | dust | 500 | mg per Nm3'],
    ],
    [
      '1. The ammonia smell at the fence must not be more than 400 µg/m3 as NH3 (24 hours).',
      ['ambient_air | @ fence | ammonia smell as NH3 | 400 | µg/m3 | over 24 hours'],
    ],
    [
      '(ii) Hazardous waste residue containing oil, Cat. 5.2 of Schedule-I : 3.6 MT per year - incineration.',
      ['hazardous_waste | Hazardous waste residue containing oil | 3.6 | MT per year'],
    ],
    [
      '(ii) Discarded drums (33.1): 400 nos. per year - sale.',
      ['hazardous_waste | Discarded drums (33.1) | 400 | nos. per year'],
    ],
    [
      '1. Particulate matter from the kiln stack shall be kept below 30 mg/Nm3 at 10 % O2.',
      ['emission | @ kiln stack | Particulate matter | 30 | mg/Nm3 at 10 % O2'],
    ],
    [
      '1. The noise level at the boundary shall not exceed 75 dB(A) during day time and 70 dB(A) during night time.',
      ['noise | @ boundary | day time | 75 | dB(A)', 'noise | @ boundary | night time | 70 | dB(A)'],
    ],
    [
      '1. BOD and COD of the treated effluent at the outlet of the ETP shall not exceed 30 mg/l and 250 mg/l respectively.',
      [
        'effluent | @ outlet of the ETP | BOD | 30 | mg/l',
        'effluent | @ outlet of the ETP | COD | 250 | mg/l',
      ],
    ],
    [
      '1. PM10 in the ambient air shall not exceed 100 µg/m3 as 24-hourly average and 60 µg/m3 as annual average.',
      [
        'ambient_air | PM10 | 100 | µg/m3 | over 24-hourly average',
        'ambient_air | PM10 | 60 | µg/m3 | over annual average',
      ],
    ],
    [
      '1. The ambient air shall hold, averaged over 24 hours, not more than 100 µg/m3 of PM10 and 60 µg/m3 of PM2.5.',
      [
        'ambient_air | PM10 | 100 | µg/m3 | over 24 hours',
        'ambient_air | PM2.5 | 60 | µg/m3 | over 24 hours',
      ],
    ],
    [
      '1. Carbon monoxide in the ambient air shall not exceed 2 mg/m3 (8-hourly average).',
      ['ambient_air | Carbon monoxide | 2 | mg/m3 | over 8-hourly average'],
    ],
    [
      '1. Fecal coliform in the treated sewage shall be less than 1000 MPN/100 ml.',
      ['sewage | Fecal coliform | 1000 | MPN/100 ml'],
    ],
    ['1. The pH of the treated effluent shall be between 6.5 and 8.5.', ['effluent | pH | 6.5 and 8.5']],
    [
      '1. The dissolved oxygen of the treated sewage shall not be less than 4 mg/l.',
      ['sewage | dissolved oxygen | not be less than 4 | mg/l'],
    ],
    [
      '1. The fugitive emission of dust, measured 10 m from the crusher, shall not exceed 600 µg/m3.',
      ['ambient_air | dust | 600 | µg/m3'],
    ],
    [
      '1. The emission of SO2 from the sulphuric acid plant shall not exceed 1.5 kg/t of acid.',
      ['emission | SO2 | 1.5 | kg/t of acid'],
    ],
    [
      '1. Total dissolved solids shall not exceed 2100 mg/l, chlorides 600 mg/l and sulphates 1000 mg/l.',
      [
        'effluent | Total dissolved solids | 2100 | mg/l',
        'effluent | chlorides | 600 | mg/l',
        'effluent | sulphates | 1000 | mg/l',
      ],
    ],
    [
      '1. The concentration of PM10 & PM2.5 shall not exceed 100 & 60 micro gram/cum respectively at the boundary.',
      [
        'ambient_air | @ boundary | PM10 | 100 | micro gram/cum',
        'ambient_air | @ boundary | PM2.5 | 60 | micro gram/cum',
      ],
    ],
    [
      '1. The noise in day time and night time shall be kept within 75 dB(A) and 70 dB(A) respectively.',
      ['noise | day time | 75 | dB(A)', 'noise | night time | 70 | dB(A)'],
    ],
    [
      '1. Fugitive emission in the crushing yard shall be kept below 1200 µg/m3 (SPM, 8 hours).',
      ['ambient_air | @ crushing yard | Fugitive emission | 1200 | µg/m3 | over 8 hours'],
    ],
    [
      '1. Fugitive emission shall not exceed 2000 µg/m3 till 31.12.2024 and 1200 µg/m3 thereafter.',
      ['ambient_air | Fugitive emission | 2000 | µg/m3', 'ambient_air | Fugitive emission | 1200 | µg/m3'],
    ],
    [
      '1. The MEE takes feed TDS of 60,000 mg/l; the treated effluent shall have COD below 500 mg/l.',
      ['effluent | COD | 500 | mg/l'],
    ],
    [
      '1. The odour at the boundary shall be below 5 OU/m3 and ammonia in the work place below 25 ppm.',
      ['ambient_air | @ boundary | odour | 5 | OU/m3', 'ambient_air | @ work place | ammonia | 25 | ppm'],
    ],
    ['1. The gas shall be washed to less than 200 ppm of H2S.', ['emission | H2S | 200 | ppm']],
    [
      '1. The chlorides in treated effluent shall be 1000 mg/l max. and the SAR 26 max.',
      ['effluent | SAR | 26', 'effluent | chlorides | 1000 | mg/l'],
    ],
    ['1. An analyser of range 0-500 mg/Nm3 for PM shall be installed.', []],
    [
      '1. Limits are (i) Temperature not more than 45 deg. C of the effluent (ii) Colour 400 Hazen units (iii) Chromium 2.0 mg/l.',
      [
        'effluent | Colour | 400 | Hazen units',
        'effluent | Temperature | 45 | deg. C',
        'effluent | Chromium | 2.0 | mg/l',
      ],
    ],
    [
      '1. Used transformer oil of 45 KL/annum and spent resin of 8 MT/annum may be generated and stored.',
      [
        'hazardous_waste | Used transformer oil | 45 | KL/annum',
        'hazardous_waste | spent resin | 8 | MT/annum',
      ],
    ],
    ['1. Used oil of 45 KL/annum was found in the shed.', []],
    [
      '1. Condenser cooling water : Temperature rise not more than 5 °C above the intake; free available chlorine 0.5 mg/l. Boiler blow down : Iron 1.0 mg/l, copper 2.0 mg/l.',
      [
        'effluent | @ Condenser cooling water | free available chlorine | 0.5 | mg/l',
        'effluent | @ Condenser cooling water | Temperature rise above the intake | 5 | °C',
        'effluent | @ Boiler blow down | Iron | 1.0 | mg/l',
        'effluent | @ Boiler blow down | copper | 2.0 | mg/l',
      ],
    ],
    [
      '1. PM10 and PM2.5 shall be kept below 100 and 60 µg/m3 (24 hours) respectively.',
      [
        'ambient_air | PM10 | 100 | µg/m3 | over 24 hours',
        'ambient_air | PM2.5 | 60 | µg/m3 | over 24 hours',
      ],
    ],
    [
      '1. The emission shall not exceed : SPM - 150 mg/Nm3 for the thermic fluid heater; ammonia at the boundary 0.4 mg/m3.',
      [
        'emission | @ thermic fluid heater | SPM | 150 | mg/Nm3',
        'ambient_air | @ boundary | ammonia | 0.4 | mg/m3',
      ],
    ],
    [
      '1. PM in the exhaust of the DG sets shall be below 0.2 g/kW-hr and smoke opacity below 0.7 m-1.',
      ['emission | @ DG sets | PM | 0.2 | g/kW-hr', 'emission | @ DG sets | smoke opacity | 0.7 | m-1'],
    ],
    [
      '1. The hexane in the vent shall not exceed 150 mg/Nm3, its loss of hexane shall be below 4 kg per MT of bran.',
      ['emission | hexane | 150 | mg/Nm3', 'emission | hexane | 4 | kg per MT of bran'],
    ],
    [
      '1. The ambient air at the boundary shall be PM10 - 100, SO2 - 80 and NO2 - 60 in microgram per cubic metre.',
      [
        'ambient_air | @ boundary | PM10 | 100 | microgram per cubic metre',
        'ambient_air | @ boundary | SO2 | 80 | microgram per cubic metre',
        'ambient_air | @ boundary | NO2 | 60 | microgram per cubic metre',
      ],
    ],
    [
      '1. The effluent discharge shall not exceed 40 m3/ton of paper and the rest is reused.',
      ['effluent | effluent discharge | 40 | m3/ton of paper'],
    ],
    [
      '1. The treated effluent shall not impart colour above 150 Pt-Co units.',
      ['effluent | colour | 150 | Pt-Co units'],
    ],
    [
      '1. Noise: 75 dB(A) (06.00 to 22.00 hrs) and 70 dB(A) (22.00 to 06.00 hrs).',
      ['noise | 06.00 to 22.00 hrs | 75 | dB(A)', 'noise | 22.00 to 06.00 hrs | 70 | dB(A)'],
    ],
    ['1. The dust outlet shall be less than 1 mg/Nm3.', ['emission | dust | 1 | mg/Nm3']],
    ['1. The ammonia detectors shall alarm at 25 ppm.', []],
    ['1. Tar of 36 MT/year (category 13.4) may be sold.', ['hazardous_waste | Tar | 36 | MT/year']],
    [
      '1. Particulate matter from the 10 TPH coal fired boiler shall be within 50 mg/Nm3.',
      ['emission | @ 10 TPH coal fired boiler | Particulate matter | 50 | mg/Nm3'],
    ],
    [
      '1. D.G. set: noise level at 1 m from the enclosure not to exceed 75 dB(A).',
      ['noise | @ D.G. set | noise level | 75 | dB(A)'],
    ],
    [
      '1. The ambient air shall conform to PM10 (100 µg/m3), SO2 (80 µg/m3) on 24 hourly average basis.',
      [
        'ambient_air | PM10 | 100 | µg/m3 | over 24 hourly average',
        'ambient_air | SO2 | 80 | µg/m3 | over 24 hourly average',
      ],
    ],
    ['1. Spent lees with BOD up to 2,500 mg/l shall go to the polishing unit.', []],
    [
      '1. Water at the outlet of the condensate polishing unit: COD 100 mg/l, TDS 500 mg/l.',
      [
        'effluent | @ outlet of the condensate polishing unit | COD | 100 | mg/l',
        'effluent | @ outlet of the condensate polishing unit | TDS | 500 | mg/l',
      ],
    ],
    ['1. Used oil (5.1) 0.8 KL/annum shall be handed over to authorised re-refiners.', []],
    ['1. The ETP of 60 KLD and two filter presses shall be run.', []],
    ['1. The boiler of 10 TPH shall have a stack of 45 m height and 0.9 m diameter.', []],
    ['1. The scrubber shall reduce HCl by 99 % and shall have 2 stages.', []],
    ['1. The ETP shall remove 95 % of the COD.', []],
    ['1. The raw effluent has a COD of 4200 mg/l, as the applicant states.', []],
    ['1. The unit may use 32 MT/day of coal with 0.5 % sulphur.', []],
    ['1. The acoustic enclosure shall give an insertion loss of 25 dB(A).', []],
    ['1. Effluent with COD above 25,000 mg/l shall be sent to the evaporator.', []],
    ['1. Hypo of 10 % and 5 mg/l chlorine dose shall be added at the contact tank.', []],
  ])('%s', (sentence, expected) => {
    const words = sentence.split(' ');
    const lines = words.reduce<string[]>((all, word) => {
      const last = all.at(-1) ?? '';
      if (last === '' || last.length + word.length > 100) all.push(word);
      else all[all.length - 1] = `${last} ${word}`;
      return all;
    }, []);
    expect(limitsOfPages(lines.join('\n'))).toEqual(expected);
  });
});
