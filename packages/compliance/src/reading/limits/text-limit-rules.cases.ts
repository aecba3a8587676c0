import { toLines } from '../facts/head.test-support.ts';
import { toPassage } from '../layout/passage.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { findTextLimits } from './text-limits.ts';

/** The limits of a sentence that stands alone. */
export const textLimits = toFamily({
  name: 'limit in a sentence',
  rules: TEXT_LIMIT_RULES,
  run: (sentence: string, rules) =>
    findTextLimits(toPassage(toLines([sentence])), null, rules).map(
      ({ medium, parameter, limit, unit }) => `${medium}: ${parameter} ${limit} ${unit}`,
    ),
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
      ],
      rejects: [
        ['The DG set shall give 75 dB(A) at most.', []],
        ['The muffler shall give a loss of 25 dB(A) in day time.', []],
      ],
    },
    acidity: {
      accepts: [
        ['The pH shall be between 5.5 and 9.0.', ['effluent: pH 5.5 and 9.0 null']],
        ['Treated sewage has pH 6.5-8.5.', ['sewage: pH 6.5-8.5 null']],
      ],
      rejects: [
        ['The pH shall be tested daily.', []],
        ['The BOD shall be below 30 mg/l.', ['effluent: BOD 30 mg/l']],
      ],
    },
    concentration: {
      accepts: [
        ['Particulate Matter shall not exceed 115 mg/Nm3.', ['emission: Particulate Matter 115 mg/Nm3']],
        ['The effluent has at most 30 mg/l of BOD.', ['effluent: BOD 30 mg/l']],
        ['SO2 and NOx stay below 80 µg/m3.', ['ambient_air: NOx 80 µg/m3']],
      ],
      rejects: [
        ['The additive is dosed with 115 mg/l.', []],
        ['The BOD shall be brought down by 90 %.', []],
      ],
    },
  },
});
