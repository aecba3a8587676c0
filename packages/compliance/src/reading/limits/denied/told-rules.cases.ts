import { toFamily } from '../../rule-family.test-support.ts';
import { isTold, TOLD_RULES } from './told-rules.ts';

/** Whether sentences tell what was measured, forecast, declared or is there. */
export const toldSentences = toFamily({
  name: 'sentence that only tells',
  rules: TOLD_RULES,
  run: (text: string, rules) => isTold(text, rules),
  cases: {
    'led-on': {
      accepts: [['Spent wash with COD up to 4,000 mg/l shall go to the digester', true]],
      rejects: [['Waste with COD up to 250 mg/l shall leave the outlet', false]],
    },
    untreated: {
      accepts: [['Raw effluent, limit of COD 3,000 mg/l', true]],
      rejects: [
        ['The raw effluent shall be treated to COD 250 mg/l', false],
        ['PM of the raw mill shall be below 30 mg/Nm3', false],
      ],
    },
    met: {
      accepts: [['The outlet met the standards with BOD 24 mg/l', true]],
      rejects: [
        ['The outlet that meets the norms with BOD 24 mg/l shall be watched', false],
        ['The outlet shall meet the standards with BOD 24 mg/l', false],
      ],
    },
    found: {
      accepts: [
        ['The BOD was found to be 168 mg/l, above the limit', true],
        ['The analysis report dated 2 May, limit 30 mg/l', true],
      ],
      rejects: [['The BOD, if found above the limit of 30 mg/l', false]],
    },
    forecast: {
      accepts: [['The incremental PM10 will be 1.9 µg/m3', true]],
      rejects: [['The incremental PM10 shall be below 1.9 µg/m3', false]],
    },
    declared: {
      accepts: [
        ['As per the application the effluent will have BOD 30 mg/l', true],
        ['The unit has declared a maximum of 30 mg/l', true],
      ],
      rejects: [['As per the application the effluent shall have BOD 30 mg/l', false]],
    },
    measured: {
      accepts: [
        ['SO2 is recorded as 40 ppm', true],
        ['Noise varied between 58 and 62 dB(A)', true],
      ],
      rejects: [['SO2 is recorded and shall be 40 ppm', false]],
    },
    moved: {
      accepts: [
        ['The lead has come down to 11 µg/m3', true],
        ['PM fell from 92 mg/Nm3', true],
      ],
      rejects: [['The lead must come down to 11 µg/m3', false]],
    },
    holds: {
      accepts: [['The spring has nitrate of 38 mg/l', true]],
      rejects: [['The outlet shall have nitrate of 38 mg/l', false]],
    },
    state: {
      accepts: [['The existing quality of the water is poor in TDS 1840', true]],
      rejects: [['The existing quality of the water is the limit, TDS 1840', false]],
    },
    source: {
      accepts: [
        ['BOD 2.4 mg/l as per the report of the laboratory', true],
        ['a fine, paid for PM of 180 mg/Nm3', true],
      ],
      rejects: [['BOD 2.4 mg/l as per the report, which shall be kept', false]],
    },
    meant: {
      accepts: [
        ['The design outlet of the plant: TDS 150 mg/l', true],
        ['Proposes to bring COD to 180 mg/l', true],
      ],
      rejects: [['The design outlet shall be TDS 150 mg/l', false]],
    },
    past: {
      accepts: [
        ['Data of the last season, COD 180 mg/l', true],
        ['Base line of the well: COD 180 mg/l', true],
      ],
      rejects: [['Limits of the plant: COD 180 mg/l', false]],
    },
    reported: {
      accepts: [['MLSS of the tank 3,400 mg/l', true]],
      rejects: [['MLSS of the tank not to exceed 3,400 mg/l', false]],
    },
    states: {
      accepts: [['Reject with TDS around 18,000 mg/l is fed into the evaporator', true]],
      rejects: [
        ['Reject with TDS below 18,000 mg/l is fed into the evaporator', false],
        ['SO2 40 ppm', false],
      ],
    },
  },
});
