import { toFamily } from '../../rule-family.test-support.ts';
import { isReported, REPORTED_RULES } from './reported-rules.ts';

/** Whether words report figures of a document, a day or a plant as it runs. */
export const reportedWords = toFamily({
  name: 'words that report',
  rules: REPORTED_RULES,
  run: (text: string, rules) => isReported(text, rules),
  cases: {
    'was-named': {
      accepts: [['Ambient air at the gate in September was PM10 54', true]],
      rejects: [['The emission was reduced, PM10 54', false]],
    },
    sludge: {
      accepts: [
        ['MLSS of the aeration tank 3,400 mg/l', true],
        ['run at F/M 0.12', true],
      ],
      rejects: [['Sludge of the tank 3 MT', false]],
    },
    'last-time': {
      accepts: [['The PM of the last quarter, 26 mg/Nm3', true]],
      rejects: [['The PM of the next quarter, 26 mg/Nm3', false]],
    },
    'document-says': {
      accepts: [['The report of M/s. Ganga Test House gives PM of 96 mg/Nm3', true]],
      rejects: [['The report on PM of 96 mg/Nm3', false]],
    },
    'was-measured': {
      accepts: [['Air measured by the applicant was poor in dust', true]],
      rejects: [['Air measured by the applicant, 62', false]],
    },
    'dated-figure': {
      accepts: [
        ['PM10 164 µg/m3 on 15/09/2022', true],
        ['COD 88 mg/l in May 2024', true],
      ],
      rejects: [['PM10 164 µg/m3 on each station', false]],
    },
    'was-running': {
      accepts: [['The softener (TDS 310 mg/l) was in operation', true]],
      rejects: [['The softener (TDS 310 mg/l) in operation', false]],
    },
    'for-design': {
      accepts: [
        ['Values taken for design by the supplier', true],
        ['BOD 10 mg/l by design', true],
      ],
      rejects: [['Values taken from the standards', false]],
    },
    'result-was': {
      accepts: [['The result of the kiln was Dust 96 mg/Nm3', true]],
      rejects: [['The result of the kiln, PM 96 mg/Nm3', false]],
    },
    'of-day': {
      accepts: [
        ['PM 24 mg/Nm3 (daily average of 12.03.2022)', true],
        ['Inspection dated 28/11/2023: SO2 40 ppm', true],
        ['Last JVS result of 14th March, 2024: SO2 40 ppm', true],
      ],
      rejects: [
        ['Samples of 2 days: SO2 40 ppm', false],
        ['Readings of 12 stations', false],
      ],
    },
    expected: {
      accepts: [['HCl is expected to be about 8 mg/Nm3', true]],
      rejects: [['HCl is to be about 8 mg/Nm3', false]],
    },
  },
});
