import { toFamily } from '../../rule-family.test-support.ts';
import { FIGURE_RULES, isDenied } from './figure-rules.ts';

type Input = { text: string; figure: string; isHeld?: boolean };

/** Whether figures of sentences are no limits. */
export const deniedFigures = toFamily({
  name: 'figure of a sentence that is no limit',
  rules: FIGURE_RULES,
  run: ({ text, figure, isHeld = false }: Input, rules) => {
    const start = text.indexOf(figure);
    const unit = figure.replace(/^[\d.,]+\s*/, '');
    return isDenied({ text, start, end: start + figure.length, unit, lead: '', isHeld }, rules);
  },
  cases: {
    'held-against': {
      accepts: [
        [{ text: 'COD 168 mg/l against the limit of 100 mg/l', figure: '168 mg/l', isHeld: true }, true],
      ],
      rejects: [
        [{ text: 'COD 168 mg/l against the limit of 100 mg/l', figure: '100 mg/l', isHeld: true }, false],
      ],
    },
    was: {
      accepts: [
        [{ text: 'The BOD was 62 mg/l', figure: '62 mg/l' }, true],
        [{ text: 'It tested about 62 mg/l', figure: '62 mg/l' }, true],
      ],
      rejects: [[{ text: 'The BOD shall be 62 mg/l', figure: '62 mg/l' }, false]],
    },
    state: {
      accepts: [[{ text: 'compared with the base line TDS of 620 mg/l', figure: '620 mg/l' }, true]],
      rejects: [[{ text: 'compared with the previous limit of 620 mg/l', figure: '620 mg/l' }, false]],
    },
    'measured-ahead': {
      accepts: [[{ text: 'PM as measured on 12.03.2024 62 mg/Nm3', figure: '62 mg/Nm3' }, true]],
      rejects: [[{ text: 'PM as measured by day shall not exceed 62 mg/Nm3', figure: '62 mg/Nm3' }, false]],
    },
    'measured-behind': {
      accepts: [[{ text: 'PM 45 mg/Nm3 recorded on the day', figure: '45 mg/Nm3' }, true]],
      rejects: [
        [{ text: 'PM shall not exceed 45 mg/Nm3 recorded by the analyser', figure: '45 mg/Nm3' }, false],
      ],
    },
    'of-sample': {
      accepts: [
        [
          {
            text: 'The acid (lead 240 mg/l in the sample of 08/01/2024) shall be neutralised',
            figure: '240 mg/l',
          },
          true,
        ],
      ],
      rejects: [[{ text: 'lead 240 mg/l in any sample', figure: '240 mg/l' }, false]],
    },
    'held-behind': {
      accepts: [[{ text: 'BOD 66 mg/l (limit 30)', figure: '66 mg/l' }, true]],
      rejects: [[{ text: 'BOD 66 mg/l (3 days)', figure: '66 mg/l' }, false]],
    },
    dose: {
      accepts: [[{ text: 'Chlorine at 3 mg/l shall be dosed', figure: '3 mg/l' }, true]],
      rejects: [[{ text: 'Chlorine of 3 mg/l shall be kept', figure: '3 mg/l' }, false]],
    },
    clause: {
      accepts: [
        [{ text: 'PM was found to be 40 mg/Nm3; SO2 shall be below 100 mg/Nm3', figure: '40 mg/Nm3' }, true],
      ],
      rejects: [
        [
          { text: 'PM was found to be 40 mg/Nm3; SO2 shall be below 100 mg/Nm3', figure: '100 mg/Nm3' },
          false,
        ],
      ],
    },
    'taken-away': {
      accepts: [
        [{ text: 'The enclosure shall have an insertion loss of 25 dB(A)', figure: '25 dB(A)' }, true],
      ],
      rejects: [
        [
          {
            text: 'The noise shall not exceed 75 dB(A) with an insertion loss of 25 dB(A)',
            figure: '75 dB(A)',
          },
          false,
        ],
      ],
    },
    method: {
      accepts: [[{ text: 'BOD at 27 °C', figure: '27 °C' }, true]],
      rejects: [[{ text: 'Temperature 40 °C', figure: '40 °C' }, false]],
    },
    basis: {
      accepts: [[{ text: 'corrected to 15 % O2', figure: '15 %' }, true]],
      rejects: [[{ text: 'opacity 15 % of the smoke', figure: '15 %' }, false]],
    },
    instrument: {
      accepts: [[{ text: 'Detectors shall alarm at 5 ppm', figure: '5 ppm' }, true]],
      rejects: [[{ text: 'Ammonia shall be below 5 ppm', figure: '5 ppm' }, false]],
    },
    aimed: {
      accepts: [[{ text: 'with a target of COD 50 mg/l', figure: '50 mg/l' }, true]],
      rejects: [[{ text: 'with a limit of COD 50 mg/l', figure: '50 mg/l' }, false]],
    },
    described: {
      accepts: [[{ text: 'RO permeate (TDS 400 mg/l, design recovery 92 %)', figure: '400 mg/l' }, true]],
      rejects: [[{ text: 'RO permeate (TDS 400 mg/l)', figure: '400 mg/l' }, false]],
    },
    unbound: {
      accepts: [[{ text: 'when the level is above 60 mg/l', figure: '60 mg/l' }, true]],
      rejects: [[{ text: 'the level must not be above 60 mg/l', figure: '60 mg/l' }, false]],
    },
  },
});
