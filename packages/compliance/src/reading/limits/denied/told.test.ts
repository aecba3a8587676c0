import { describe, expect, it } from 'vitest';
import { readTextLimits } from '../text-limits.ts';
import { isTold } from './told-rules.ts';

const limitsOf = (text: string): string[] =>
  readTextLimits(text, null).map(({ parameter, limit, unit }) => `${parameter} ${limit} ${unit}`);

describe('values that were measured', () => {
  it.each([
    'The BOD of the outlet was found to be 168 mg/l during the visit of 12.02.2024.',
    'The average of PM10 at the three stations is recorded as 84 µg/m3.',
    'The air monitored in the winter of 2021-22 shows PM10 of 62 to 91 µg/m3 and SO2 of 8 to 19 µg/m3.',
    'SPM in the stack is observed to be 72 mg/Nm3 as per the laboratory.',
    'Noise levels varied between 58 dB(A) in day time and 47 dB(A) in night time.',
    'The existing ground water has TDS of 1840 mg/l and fluoride of 2.1 mg/l.',
    'The treated effluent characteristics reported by the unit are BOD 22 mg/l and COD 180 mg/l.',
    'The predicted incremental concentration of PM10 is 2.4 µg/m3.',
    'The online data of March 2024 recorded COD as high as 310 mg/l.',
    'The TDS of the outlet was measured as 2650 mg/l.',
    'The concentration of chromium in the bore well came to 0.42 mg/l.',
    'The values of SO2 were between 12 and 26 µg/m3 and of NOx between 18 and 34 µg/m3.',
    'Effluent with COD of 3400 mg/l is generated from the first section.',
    'The TSS level of 188 mg/l detected in the sample is a violation.',
    'After the repair the dissolved oxygen rose to 4.6 mg/l in the sample of 12.02.2024.',
    'PM fell from 92 mg/Nm3 to 41 mg/Nm3 after the bags were changed.',
    'The lead in the workplace has come down to 11 µg/m3.',
    'The spring has nitrate of 38 mg/l and chloride of 210 mg/l.',
    'The sample dated 12.02.2024 had BOD of 22 mg/l, COD of 134 mg/l and residual chlorine of 0.4 mg/l.',
    'On the day of the visit TSS stood at 140 mg/l.',
    'The BOD is 2.4 mg/l as per the report of the laboratory.',
    'At the time of the visit the meter read 82 dB(A) by day near the boundary.',
    'The unit paid a compensation of Rs. 1 lakh for PM of 180 mg/Nm3.',
    'The company proposes to bring the COD to 180 mg/l.',
    'The design outlet of the plant is TDS 150 mg/l.',
    'Reject with TDS around 18,000 mg/l is fed into the evaporator.',
    'The notice was issued for COD of 412 mg/l and BOD of 88 mg/l.',
    'The incremental PM10 will be 1.9 µg/m3.',
    'Chlorine of 3 mg/l and alum of 40 mg/l are dosed.',
    'The final outlet had COD 188 mg/l and BOD 64 mg/l.',
    'As per visit of the officer on 22/08/2023 the outlet showed a BOD of 71 mg/l.',
    'Rs. 1 lakh was forfeited for exceedance of BOD (48 mg/l).',
    'The quantity of domestic waste water shall not exceed 8.4 KL/day.',
  ])('sets no limit: %s', (text) => {
    expect(limitsOf(text)).toEqual([]);
  });

  it.each([
    ['PM shall not exceed 50 mg/Nm3 measured in the stack.', ['PM 50 mg/Nm3']],
    ['PM shall be maintained below 50 mg/Nm3 as recorded by the analyser.', ['PM 50 mg/Nm3']],
    ['The effluent let into the drain is to be kept at BOD 30 mg/l.', ['BOD 30 mg/l']],
    ['The limit of BOD is 30 mg/l, and it is recorded daily.', ['BOD 30 mg/l']],
    ['BOD shall not exceed 30 mg/l; it was found to be 44 mg/l in the last sample.', ['BOD 30 mg/l']],
    ['BOD 30 mg/l and COD 250 mg/l, recorded in the log book.', ['BOD 30 mg/l', 'COD 250 mg/l']],
    ['The unit shall have treated effluent with BOD of 30 mg/l.', ['BOD 30 mg/l']],
    ['The COD was found to be 168 mg/l against the limit of 100 mg/l.', ['COD 100 mg/l']],
    ['BOD was observed as 45 mg/l, exceeding the standard of 30 mg/l.', ['BOD 30 mg/l']],
    ['COD 260 mg/l was recorded against the standard of COD 250 mg/l.', ['COD 250 mg/l']],
    ['TDS shall be brought down to 50 mg/l.', ['TDS 50 mg/l']],
    ['BOD must come down to 50 mg/l.', ['BOD 50 mg/l']],
    ['PM shall be brought down from 100 mg/Nm3 to 50 mg/Nm3 by 31.03.2025.', ['PM 50 mg/Nm3']],
    ['The PM, which was found to be 168 mg/Nm3, shall be brought down to 50 mg/Nm3.', ['PM 50 mg/Nm3']],
  ])('keeps the limit of: %s', (text, limits) => {
    expect(limitsOf(text)).toEqual(limits);
  });

  it('is not told where words bound as well', () => {
    expect(isTold('SO2 is recorded as 40 ppm')).toBe(true);
    expect(isTold('SO2 is recorded and shall be 40 ppm')).toBe(false);
    expect(isTold('SO2 40 ppm')).toBe(false);
    expect(isTold('Inspection dated 28/11/2023: SO2 40 ppm')).toBe(true);
    expect(isTold('Last JVS result of 14th March, 2024: SO2 40 ppm')).toBe(true);
    expect(isTold('Samples of 2 days: SO2 40 ppm')).toBe(false);
  });
});
