import { expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

/** A sentence on the lines of a page. */
const wrap = (sentence: string): string =>
  sentence
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1) ?? '';
      if (last === '' || last.length + word.length > 95) lines.push(word);
      else lines[lines.length - 1] = `${last} ${word}`;
      return lines;
    }, [])
    .join('\n');

/** "medium|@point|parameter|limit|unit|time", what is not said left out. */
it.each<[string, string[]]>([
  [
    `
    4. Emission norms for stacks:
    Stack No   Stack attached to       PM (mg/Nm3)   SO2 (mg/Nm3)
    1          Coal fired boiler       50            600
    2          Rotary kiln             30            100
    5. Ladders shall be fixed.`,
    [
      'emission|@Coal fired boiler|PM|50|mg/Nm3',
      'emission|@Rotary kiln|PM|30|mg/Nm3',
      'emission|@Coal fired boiler|SO2|600|mg/Nm3',
      'emission|@Rotary kiln|SO2|100|mg/Nm3',
    ],
  ],
  [
    `
    5. National ambient air quality standards:
    Pollutant                 Time Weighted Average   Industrial, Residential, Rural   Ecologically Sensitive
    Ozone (O3) µg/m3          8 hours                 100                              90
                              1 hour                  180                              170
    Lead (Pb) µg/m3           Annual                  0.5                              0.4
    6. Samplers shall be run.`,
    [
      'ambient_air|Ozone (O3)|100|µg/m3|8 hours',
      'ambient_air|Ozone (O3)|90|µg/m3|8 hours',
      'ambient_air|Ozone (O3)|180|µg/m3|1 hour',
      'ambient_air|Ozone (O3)|170|µg/m3|1 hour',
      'ambient_air|Lead (Pb)|0.5|µg/m3|Annual',
      'ambient_air|Lead (Pb)|0.4|µg/m3|Annual',
    ],
  ],
  [
    `
    6. DG set emissions:
    S.N.   Parameter              Limit (g/kW-hr)
    1      NOx + HC               4.0
    2      CO                     3.5
    7. Logs shall be kept.`,
    ['emission|NOx + HC|4.0|g/kW-hr', 'emission|CO|3.5|g/kW-hr'],
  ],
  [
    `
    8. Trade effluent generation:
    S.No   Source                 Generation (KLD)   COD (mg/l) of stream   Treatment
    1      High COD stream        40                 32000                  Evaporator
    2      Low COD stream         120                2500                   ETP
    9. Logs shall be kept.`,
    [],
  ],
  [
    `
    9. Production capacity:
    Sl. No.   Product                  Quantity
    1         Sodium chloride          20 TPD
    2         Zinc sulphate            4 TPD
    10. Logs shall be kept.`,
    [],
  ],
  [
    `
    10. Tolerance limits for discharge of sewage:
    Sl. No.   Parameter                           Tolerance limit (Max)
    1         Biochemical Oxygen Demand           20 mg/l
              (3 days at 27 C)
    2         Faecal coliform                     < 1000 MPN/100 ml
    11. Logs shall be kept.`,
    ['sewage|Biochemical Oxygen Demand (3 days at 27 C)|20|mg/l', 'sewage|Faecal coliform|< 1000|MPN/100 ml'],
  ],
  [
    `
    12. Green belt and roads:
    Sr   Area                Extent (m2)   Trees
    1    Boundary green belt 12000         2400
    2    Lead storage yard   300           0
    13. Logs shall be kept.`,
    [],
  ],
  [
    '1. HCl mist at the outlet of the scrubber shall not exceed 20 mg/Nm3 and chlorine 9 mg/Nm3.',
    ['emission|HCl mist|20|mg/Nm3', 'emission|chlorine|9|mg/Nm3'],
  ],
  [
    '1. SO2 emission from the recovery boiler shall be kept below 100 mg/Nm3 at 7 % O2.',
    ['emission|@recovery boiler|SO2|100|mg/Nm3 at 7 % O2'],
  ],
  [
    '1. Leq at the boundary: 65 dB(A) between 6 am and 10 pm and 55 dB(A) between 10 pm and 6 am.',
    ['noise|@boundary|between 6 am and 10 pm|65|dB(A)', 'noise|@boundary|between 10 pm and 6 am|55|dB(A)'],
  ],
  [
    '1. The unit plans to reduce the particulate matter from 150 mg/Nm3 to 30 mg/Nm3; it reduces it from April.',
    [],
  ],
  [
    '1. Dioxins and furans shall not exceed 0.1 ng TEQ/Nm3 at 11 % O2.',
    ['emission|Dioxins and furans|0.1|ng TEQ/Nm3 at 11 % O2'],
  ],
  [
    '1. Colour of the treated effluent shall be less than 150 Hazen units.',
    ['effluent|Colour|150|Hazen units'],
  ],
  [
    '1. Total chromium 2 mg/l and hexavalent chromium 0.1 mg/l shall not be exceeded at the outlet of the CETP.',
    [
      'effluent|@outlet of the CETP|Total chromium|2|mg/l',
      'effluent|@outlet of the CETP|hexavalent chromium|0.1|mg/l',
    ],
  ],
  [
    `
    9. Stack emission limits:
    Parameter            Unit       Boiler stack   DG stack
    Particulate matter   mg/Nm3     50             75
    Sulphur dioxide      mg/Nm3     600            -
    10. A log shall be kept.`,
    [
      'emission|@Boiler stack|Particulate matter|50|mg/Nm3',
      'emission|@DG stack|Particulate matter|75|mg/Nm3',
      'emission|@Boiler stack|Sulphur dioxide|600|mg/Nm3',
    ],
  ],
  [
    '1. Noise from the DG set shall not exceed 75 dB(A) at 1 m from the enclosure.',
    ['noise|@DG set|Noise|75|dB(A)'],
  ],
  [
    '1. The pH at the final outlet shall be between 6.5 and 8.5 and oil and grease below 10 mg/l.',
    ['effluent|@final outlet|pH|6.5 and 8.5', 'effluent|@final outlet|oil and grease|10|mg/l'],
  ],
  ['1. The plant shall treat 250 KLD with an MLSS of 3500 mg/l in the aeration tank.', []],
  ['1. The laboratory shall detect lead down to 0.01 mg/l by AAS.', []],
])('%s', (text, limits) => {
  const found = limitsOfPages(text.startsWith('\n') ? text : wrap(text)).map((line) =>
    line.replace(' | over ', '|').replaceAll(' | ', '|').replace('@ ', '@'),
  );
  expect(found.toSorted()).toEqual(limits.toSorted());
});
