import { toLines } from '../facts/head.test-support.ts';
import { toPassage } from '../layout/passage.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { findTextLimits } from './text-limits.ts';

/** The limits of a sentence that stands alone, as wide as its blanks are. */
export const textLimits = toFamily({
  name: 'limit in a sentence',
  rules: TEXT_LIMIT_RULES,
  run: (sentence: string, rules) =>
    findTextLimits(
      toPassage(toLines([sentence]).map((line) => ({ ...line, text: sentence }))),
      null,
      rules,
    ).map(({ medium, parameter, limit, unit }) => `${medium}: ${parameter} ${limit} ${unit}`),
  cases: {
    noise: {
      accepts: [
        [
          'Noise shall not exceed 75 dB(A) in day time and 70 dB(A) in night time.',
          ['noise: day time 75 dB(A)', 'noise: night time 70 dB(A)'],
        ],
        [
          'By day time (6 am to 10 pm) 55 dB(A), by night time (10 pm to 6 am) 45 dB(A).',
          ['noise: day time (6 am to 10 pm) 55 dB(A)', 'noise: night time (10 pm to 6 am) 45 dB(A)'],
        ],
        ...[
          'day-time',
          'day - time',
          'daytime',
          'night time',
          'night - time',
          'nighttime',
          'day time (from 6 am to 10 pm)',
          'day time (between 6.00 am and 10.00 pm)',
          'day time ( 6 am to 10 pm)',
          'between 6 am and 10 pm',
          'between 6 a.m. and 10 p.m.',
          'between 06.00 a. m. to 10.00 p. m.',
          'between 10:00 PM to 6:00 AM',
          '6 am to 10 pm',
          '6.00 am to 10.00 pm',
          '06:00 a.m. - 10:00 p.m.',
          '6AM-10PM',
          '10.00 p. m. to 06.30 a. m.',
        ].map((time): [string, string[]] => [
          `At the boundary, ${time}, it shall be 55 dB(A).`,
          [`noise: ${time} 55 dB(A)`],
        ]),
        [
          'In the day time i.e. 6 am to 10 pm it is 55 dB(A) and in the night time (10 pm to 6 am) it is 45 dB(A).',
          ['noise: day time 55 dB(A)', 'noise: night time (10 pm to 6 am) 45 dB(A)'],
        ],
        [
          'It is 55 dB(A) day time, 6 am to 10 pm and 45 dB(A) night time, 10 pm to 6 am.',
          ['noise: day time 55 dB(A)', 'noise: night time 45 dB(A)'],
        ],
        [
          'Between 6 am and 10 pm (day) it is 55 dB(A), by night 45 dB(A).',
          ['noise: Between 6 am and 10 pm 55 dB(A)', 'noise: night time 45 dB(A)'],
        ],
        [
          'By day it is 55 dB(A), at night (10 pm to 6 am) 45 dB(A).',
          ['noise: day time 55 dB(A)', 'noise: night time (10 pm to 6 am) 45 dB(A)'],
        ],
        ['It is 75 dB(A) at the wall and 55 dB(A) at the gate by day.', ['noise: day time 55 dB(A)']],
        [
          'The hood shall have an insertion loss of 25 dB(A), and the noise of the set shall not exceed 75 dB(A) by day.',
          ['noise: day time 75 dB(A)'],
        ],
        ['By day it is 55 dB(A) at the gate, 75 dB(A) at the wall.', ['noise: day time 55 dB(A)']],
        [
          'By night 45 dB(A), at the stack 35 mg/Nm3 of PM.',
          ['noise: night time 45 dB(A)', 'emission: PM 35 mg/Nm3'],
        ],
      ],
      rejects: [
        ['By day the fan takes 55 kg/hr.', []],
        ['The hood shall have an insertion loss of 25 dB(A) and the boundary 55 dB(A) by day.', []],
        ['Birthday and midnight shifts have 75 dB(A).', []],
        ['The hood shall have an insertion  loss of 25 dB(A) by day.', []],
        ['The DG set shall give 75 dB(A) at most.', []],
        ['The muffler shall give a loss of 25 dB(A) in day time.', []],
      ],
    },
    acidity: {
      accepts: [
        ['The pH shall be between 5.5 and 9.0.', ['effluent: pH 5.5 and 9.0 null']],
        ['Treated sewage has pH 6.5-8.5.', ['sewage: pH 6.5-8.5 null']],
        ...[
          ['pH value shall be within 6 to 9', '6 to 9'],
          ['pH must be kept between 6.5 and 8.5', '6.5 and 8.5'],
          ['pH should be maintained in the range of 10.5 to 11.25', '10.5 to 11.25'],
          ['pH of the bath shall be within the range of 5.25-10', '5.25-10'],
          ['pH of the treated bath must be from 6.0 – 8.50', '6.0 – 8.50'],
          ['pH:5.5-9.0', '5.5-9.0'],
          ['pH – 6.5 to 9.0', '6.5 to 9.0'],
          ['pH (6.5-9.0)', '6.5-9.0'],
          ['pH = 7 to 8', '7 to 8'],
          ['pH - 6.5 - 8.5', '6.5 - 8.5'],
        ].map(([words, range]): [string, string[]] => [`The ${words}.`, [`effluent: pH ${range} null`]]),
        [
          'The BOD is 30 mg/l, the pH 6.5-8.5, the COD 250 mg/l.',
          ['effluent: pH 6.5-8.5 null', 'effluent: BOD 30 mg/l', 'effluent: COD 250 mg/l'],
        ],
      ],
      rejects: [
        ['The graph 5.5-9.0 is kept.', []],
        ['The pH 7 to 8 % of the time is logged.', []],
        ['The pH log of 5-6/2024 is kept.', []],
        ['The pH shall be tested daily.', []],
        ['The BOD shall be below 30 mg/l.', ['effluent: BOD 30 mg/l']],
      ],
    },
    concentration: {
      accepts: [
        ['Particulate Matter shall not exceed 115 mg/Nm3.', ['emission: Particulate Matter 115 mg/Nm3']],
        ['The effluent has at most 30 mg/l of BOD.', ['effluent: BOD 30 mg/l']],
        ['SO2 and NOx stay below 80 µg/m3.', ['ambient_air: SO2 80 µg/m3', 'ambient_air: NOx 80 µg/m3']],
        ['The limit is 150 mg / Nm3 for PM.', ['emission: PM 150 mg / Nm3']],
        ['It gives off at most 50 mg/N m3 for SO2.', ['emission: SO2 50 mg/N m3']],
        ['The ambient air has below 60 micrograms/m3 of PM10.', ['ambient_air: PM10 60 micrograms/m3']],
        [
          'The outlet has at most 10 mg/l of BOD and 50 mg/l of COD.',
          ['effluent: BOD 10 mg/l', 'effluent: COD 50 mg/l'],
        ],
        ['The outlet has 100 mg/l of Suspended solids.', ['effluent: Suspended solids 100 mg/l']],
        ['The outlet has 100 mg/l of Suspended solids and others.', ['effluent: Suspended solids 100 mg/l']],
        [
          'Oil & Grease: 10 mg/l, Chlorides (as Cl) 600 mg/l.',
          ['effluent: Oil & Grease 10 mg/l', 'effluent: Chlorides (as Cl) 600 mg/l'],
        ],
        ['Oxides of nitrogen shall be below 30 mg/l.', ['effluent: Oxides of nitrogen 30 mg/l']],
        ['Dissolved solids, exceeding 2100 mg/l, are not allowed.', ['effluent: Dissolved solids 2100 mg/l']],
        ['Sulphur dioxide standards are 80 µg/m3.', ['ambient_air: Sulphur dioxide 80 µg/m3']],
        ['Carbon monoxide standard, as 2 mg/Nm3, is kept.', ['emission: Carbon monoxide 2 mg/Nm3']],
        ['The COD  <  250 mg/l.', ['effluent: COD 250 mg/l']],
        ['The CO – 4 µg /m3 is kept.', ['ambient_air: CO 4 µg /m3']],
        ['The Nickel is below 3 mg /l.', ['effluent: Nickel 3 mg /l']],
        ['It has 30 mg/ l of BOD5 and more.', ['effluent: BOD5 30 mg/ l']],
        ['HCl is limited to 20 mg/Nm 3.', ['emission: HCl 20 mg/Nm 3']],
        [
          'Oxides, exceeded at 80 µg/m3, and SO2 of 90 µg/m3.',
          ['ambient_air: Oxides 80 µg/m3', 'ambient_air: SO2 90 µg/m3'],
        ],
        ['BOD (3 days at 27 °C) shall not exceed 30 mg/l.', ['effluent: BOD (3 days at 27 °C) 30 mg/l']],
        [
          'PM10 (particulate matter of less than 10 µm) - 100 µg/m3; NOx (as NO2) at 15% O2 dry basis 710 ppmv.',
          ['ambient_air: PM10 100 µg/m3', 'emission: NOx (as NO2) 710 ppmv'],
        ],
        [
          'The suspended particulate matter at 40 metres shall be less than 600 micrograms per cubic metre.',
          ['ambient_air: suspended particulate matter 600 micrograms per cubic metre'],
        ],
        [
          'The dissolved solids shall not exceed 2100 milligrams per litre.',
          ['effluent: dissolved solids 2100 milligrams per litre'],
        ],
        ['The NOx expressed as NO2 400 mg/Nm3.', ['emission: NOx 400 mg/Nm3']],
        ['The dissolved oxygen shall be more than 4 mg/l.', ['effluent: dissolved oxygen 4 mg/l']],
        ['The NMHC (as C) is 100 mg/Nm3.', ['emission: NMHC (as C) 100 mg/Nm3']],
        [
          'Dust from the raw mill stack and the kiln stack shall be within 30 mg/Nm3 and 50 mg/Nm3 respectively.',
          ['emission: Dust 30 mg/Nm3', 'emission: Dust 50 mg/Nm3'],
        ],
        ['HF of 5 µg/m3 and CO, 4 mg/Nm3.', ['ambient_air: HF 5 µg/m3', 'emission: CO 4 mg/Nm3']],
      ],
      rejects: [
        ['The outlet has 100 mg/l of Total B.O.D. now.', []],
        ['The additive is dosed with 115 mg/l.', []],
        ['The COD shall be more than 4 mg/l.', []],
        ['The BOD shall be brought down by 90 %.', []],
        ['The span of the analyser of PM shall be 0-500 mg/Nm3.', []],
      ],
    },
    'bare-number': {
      accepts: [
        [
          'Treated effluent on land shall have percent sodium not exceeding 60 and SAR not exceeding 18.',
          ['effluent: percent sodium 60 null', 'effluent: SAR 18 null'],
        ],
      ],
      rejects: [
        ['The SAR of the land, tested twice, is told in 18 reports.', []],
        ['SAR shall not exceed 18 mg/l.', ['effluent: SAR 18 mg/l']],
      ],
    },
    'bio-assay': {
      accepts: [
        [
          'The effluent shall pass the bioassay test with 90% survival of fish after 96 hours.',
          ['effluent: bioassay test 90% survival of fish after 96 hours null'],
        ],
      ],
      rejects: [['The effluent shall pass the bioassay test of the Board.', []]],
    },
    load: {
      accepts: [
        [
          'The final treated effluent discharge is restricted to 100 litres per tonne of cane crushed.',
          ['effluent: final treated effluent discharge 100 litres per tonne of cane crushed'],
        ],
        [
          'Waste water generation, at most 8 m3/tonne of paper.',
          ['effluent: Waste water generation 8 m3/tonne of paper'],
        ],
      ],
      rejects: [
        ['The dyes take 100 litres per tonne of yarn.', []],
        ['The effluent discharge is restricted to 100 litres per day.', []],
      ],
    },
    temperature: {
      accepts: [
        ['The temperature of the treated effluent shall not exceed 40 °C.', ['effluent: temperature 40 °C']],
        ['Temperature of the sewage, at the outlet, within 35 deg C.', ['sewage: Temperature 35 deg C']],
        [
          'The discharge shall keep its temperature not more than 5 °C above the receiving stream water.',
          ['effluent: temperature above the receiving stream water 5 °C'],
        ],
      ],
      rejects: [
        ['The temperature of the secondary chamber shall not exceed 1050 °C.', []],
        ['The temperature of the effluent is 40 °C on most days.', []],
        ['The effluent has 30 mg/l of BOD (3 days at 27 °C).', ['effluent: BOD 30 mg/l']],
        ['BOD at 27 °C and the temperature of the effluent shall be within the range.', []],
      ],
    },
    'hazardous-waste': {
      accepts: [
        [
          'The unit may give off 12 MT/annum of phosphate sludge (Cat. 12.5) and 1.8 KL per annum of used oil (5.1).',
          [
            'hazardous_waste: phosphate sludge (Cat. 12.5) 12 MT/annum',
            'hazardous_waste: used oil (5.1) 1.8 KL per annum',
          ],
        ],
        [
          'The unit shall not generate used oil (S-5.1) beyond 4.0 KL/annum.',
          ['hazardous_waste: used oil (S-5.1) 4.0 KL/annum'],
        ],
        ['Paint sludge (Cat. 21.1) - 4.8 MTA.', ['hazardous_waste: Paint sludge (Cat. 21.1) 4.8 MTA']],
        [
          'Of hazardous waste the unit may store 3 MT per month of spent carbon.',
          ['hazardous_waste: spent carbon 3 MT per month'],
        ],
        [
          'Hazardous wastes are limited to used oil 8 KL/annum and flue dust of bag filter 2,850 TPA.',
          ['hazardous_waste: used oil 8 KL/annum', 'hazardous_waste: flue dust of bag filter 2,850 TPA'],
        ],
        [
          'Hazardous waste: used oil 6.5 KL/annum and spent grease 0.4 MT/annum.',
          ['hazardous_waste: used oil 6.5 KL/annum', 'hazardous_waste: spent grease 0.4 MT/annum'],
        ],
        [
          'Hazardous wastes shall be sent off within the following quantities: ash 58 MT/year and used oil 0.3 KL/year.',
          ['hazardous_waste: ash 58 MT/year', 'hazardous_waste: used oil 0.3 KL/year'],
        ],
        [
          'Hazardous waste shall be limited to used oil (5.1): 1.8 KL/year.',
          ['hazardous_waste: used oil (5.1) 1.8 KL/year'],
        ],
      ],
      rejects: [
        ['The unit may make 12 MT/annum of zinc bolts (IS 12.5 grade).', []],
        ['Of non-hazardous waste it has 3 MT per month of spent grain.', []],
        ['Of hazardous waste 3 MT are stored.', []],
        ['Hazardous waste: used oil 6.5 KL/annum was generated in 2022.', []],
      ],
    },
  },
});
