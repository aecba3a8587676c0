import { describe, expect, it } from 'vitest';
import { limitsOfPages } from '../limits-of-pages.test-support.ts';
import { readTextLimits } from '../text-limits.ts';
import { findReportingLead, isReported } from './reported-rules.ts';

const limitsOf = (text: string): string[] =>
  readTextLimits(text, null).map(({ parameter, limit, unit }) => `${parameter} ${limit} ${unit}`);

describe('figures that a sentence reports', () => {
  it.each([
    'The last report of M/s. Ganga Test House dated 03/05/2023 gives PM of 96 mg/Nm3 and CO of 210 mg/Nm3.',
    'The certificate of the maker shows 72 dB(A) at 1 metre.',
    'Ambient air measured by the applicant in June 2023 at the gate was PM10 62, PM2.5 28 and SO2 14 µg/m3.',
    'Ambient air near the gate: PM10 164, PM2.5 82 and NO2 34 µg/m3 on 15/09/2022.',
    'The nitrogen plant and the softener (reject 0.9 KL/hr, TDS 310 mg/l) were in operation.',
    'Values taken for design by the supplier are: inlet BOD 250-300 mg/l; outlet BOD less than 10 mg/l, TSS less than 10 mg/l.',
    'Load on the ETP in October 2022: flow 488 KLD; dissolved oxygen in the aeration tank 2.1 mg/l.',
    'Results of the laboratory for samples of 18.06.2023: pH 7.9, chlorine 0.2 mg/l; outlet 2 oil and grease 2 mg/l.',
    'OCEMS of the kiln stack: PM 24 mg/Nm3 (daily average of 12.03.2022), SO2 88 mg/Nm3.',
    'After the scrubber HCl is expected to be about 8 mg/Nm3.',
    'The result of 04.05.2022 was BOD 96 mg/l.',
    'The average PM emission of the last quarter from the kiln stack is 26 mg/Nm3.',
    'Sampling on 11.05.2022 at the final outlet: pH 7.4 BOD 18 mg/l COD 96 mg/l TSS 30 mg/l',
    'MLSS of the aeration tank is 3,400 mg/l and DO 2.1 mg/l.',
    'Chlorine at 3 mg/l shall be dosed into the treated sewage.',
    'Ambient air at the gate during September 2022 was PM10 54, SO2 6 and NO2 12 (all µg/m3).',
    'Particulars of water systems: desalination plant 2 x 1,800 KLD (TDS of permeate 280 mg/l).',
  ])('sets no limit: %s', (text) => {
    expect(limitsOf(text)).toEqual([]);
  });

  it.each([
    ['The report of the unit shall show PM of not more than 50 mg/Nm3.', 'PM 50 mg/Nm3'],
    ['Noise measured at 1 metre shall not exceed 75 dB(A).', null],
    ['Standards of the outlet: BOD 30 mg/l.', 'BOD 30 mg/l'],
    ['The treated effluent shall meet: BOD 10 mg/l.', 'BOD 10 mg/l'],
  ])('keeps what a sentence bounds: %s', (text, limit) => {
    if (limit === null) expect(limitsOf(text)).toHaveLength(1);
    else expect(limitsOf(text)).toEqual([limit]);
  });

  it('leaves the figures of a sample in brackets out of a command', () => {
    expect(
      limitsOf(
        'The drained acid (lead 240 mg/l, iron 95 mg/l in the sample of 08/01/2024) shall be neutralised.',
      ),
    ).toEqual([]);
  });

  it('takes no limit from the letters of a list that a laboratory reported', () => {
    expect(
      limitsOfPages(`
        1. The laboratory of the Board reported the following:
        (a) pH : 7.2
        (b) BOD : 18 mg/l
        (c) COD : 110 mg/l
      `),
    ).toEqual([]);
  });

  it('goes on with a second outlet of the same results', () => {
    expect(
      limitsOfPages(`
        1. The treated effluent shall be reused.
        2. Results of the sample collected on 14/05/2023 from the permeate tank: pH 7.1, TDS 384 mg/l.
        STP outlet: BOD 9 mg/l, COD 44 mg/l, TSS 14 mg/l.
      `),
    ).toEqual([]);
  });

  it.each([
    ['The emission shall conform to: PM 50 mg/Nm3', null],
    ['Results of the visit on 01.02.2023: PM 50 mg/Nm3', 'Results of the visit on 01.02.2023'],
  ])('tells what announces results: %s', (text, lead) => {
    expect(findReportingLead(text)).toBe(lead);
  });

  it('does not call what is to be kept reported', () => {
    expect(isReported('The emission is 50 mg/Nm3 for the boiler.')).toBe(false);
  });
});

describe('limits in other words', () => {
  it.each([
    [
      'Particulate matter of the 3 TPH boiler shall be within 250 mg/Nm3 (stack 24 m), and that of the 1.5 TPH stand-by boiler within 150 mg/Nm3.',
      ['Particulate matter 250 mg/Nm3', 'Particulate matter 150 mg/Nm3'],
    ],
    [
      'Ambient air within the premises shall not exceed (annual, microgram/m3): PM10 60, SO2 50, NO2 40.',
      ['PM10 60 microgram/m3', 'SO2 50 microgram/m3', 'NO2 40 microgram/m3'],
    ],
    [
      'The waste oil of the workshop shall be limited to 2.4 KL/annum and oily cotton to 0.3 T/annum.',
      ['waste oil 2.4 KL/annum', 'oily cotton 0.3 T/annum'],
    ],
    [
      'The effluent shall not exceed BOD 30, COD 250 and TSS 100 (all mg/l).',
      ['BOD 30 mg/l', 'COD 250 mg/l', 'TSS 100 mg/l'],
    ],
  ])('reads %s', (text, limits) => {
    expect(limitsOf(text)).toEqual(limits);
  });
});
