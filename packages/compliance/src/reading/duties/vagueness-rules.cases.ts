import { toFamily } from '../rule-family.test-support.ts';
import { findVagueness, VAGUENESS_RULES } from './vagueness-rules.ts';

const toQuestion = (word: string): string =>
  `The order says "${word}" and not how often. Which period should be kept?`;

/** What is asked about a sentence. */
export const vagueness = toFamily({
  name: 'vagueness',
  rules: VAGUENESS_RULES,
  run: findVagueness,
  cases: {
    periodically: {
      accepts: [
        ['The tanks shall be cleaned periodically.', toQuestion('periodically')],
        [
          'Periodical reports must be submitted, and the data shall be updated at regular intervals.',
          toQuestion('periodical'),
        ],
      ],
      rejects: [['The tanks shall be cleaned in that period.', null]],
    },
    'some-intervals': {
      accepts: [
        ['Samples shall be analysed at regular intervals.', toQuestion('at regular intervals')],
        ['Workers to be medically examined at regular intervals.', toQuestion('at regular intervals')],
        ['The valves shall be checked at frequent interval.', toQuestion('at frequent interval')],
        ['Ground water shall be monitored at suitable intervals.', toQuestion('at suitable intervals')],
      ],
      rejects: [
        ['Samples shall be analysed at equal intervals.', null],
        ['The valves shall be checked frequently.', null],
        ['The valves shall be checked at regular intervals of 3 months.', null],
      ],
    },
    'regular-basis': {
      accepts: [['The staff shall be trained on a regular basis.', toQuestion('on a regular basis')]],
      rejects: [['The staff shall be trained regularly.', null]],
    },
  },
});
