import { toFamily } from '../rule-family.test-support.ts';
import { endsReferences, REFERENCE_END_RULES, type ReferenceLine } from './reference-end-rules.ts';

const LISTED: ReferenceLine = {
  text: '2. Consent order dated 06/03/2020.',
  above: '1. Your letter dated 01/02/2025.',
  count: 2,
  isSingle: false,
};

/** Whether a list of references ends before a line; what a case does not name is that of an ordinary list. */
export const referenceEnds = toFamily({
  name: 'reference end',
  rules: REFERENCE_END_RULES,
  run: (line: Partial<ReferenceLine>, rules) => endsReferences({ ...LISTED, ...line }, rules),
  cases: {
    address: {
      accepts: [
        [{ text: 'Sir,' }, true],
        [{ text: '“Madam,' }, true],
        [{ text: 'To' }, true],
        [{ text: 'For : the dyeing of yarn' }, true],
        [{ text: 'M/s Blue Hill Mills' }, true],
      ],
      rejects: [
        [{ text: 'To us by mail' }, false],
        [{ text: 'A sir of old' }, false],
      ],
    },
    part: {
      accepts: [
        [{ text: 'Sub. Consent' }, true],
        [{ text: 'Preamble' }, true],
        [{ text: 'FORM 2' }, true],
        [{ text: '* * *' }, true],
        [{ text: '-----' }, true],
        [{ text: '1.2 The unit' }, true],
        [{ text: 'Order' }, true],
      ],
      rejects: [
        [{ text: 'Formal letter' }, false],
        [{ text: '2. Order of the Board' }, false],
        [{ text: '--' }, false],
      ],
    },
    'granted-paper': {
      accepts: [
        [{ text: 'Consents under the Acts' }, true],
        [{ text: 'Renewal of it' }, true],
        [{ text: 'AUTHORIZATION' }, true],
      ],
      rejects: [
        [{ text: '(3) Consent of 2019' }, false],
        [{ text: 'Renewal' }, false],
      ],
    },
    'first-words': {
      accepts: [
        [{ text: 'With reference to it' }, true],
        [{ text: 'Whereas the unit' }, true],
        [{ text: 'As per the report' }, true],
        [{ text: 'Under section 25' }, true],
        [{ text: 'The Board' }, true],
      ],
      rejects: [
        [{ text: 'With us' }, false],
        [{ text: 'Theory of wells' }, false],
      ],
    },
    'numbered-first-words': {
      accepts: [
        [{ text: '(i) In exercise of the powers' }, true],
        [{ text: '1. Whereas the unit' }, true],
        [{ text: 'a) This is to certify' }, true],
      ],
      rejects: [[{ text: '3. Letter in exercise of the powers' }, false]],
    },
    grants: {
      accepts: [[{ text: 'NOC is hereby granted to it' }, true]],
      rejects: [[{ text: '2. NOC granted on 06/03/2020' }, false]],
    },
    'takes-up': {
      accepts: [
        [{ text: 'Your application No. 7 for consent' }, true],
        [{ text: 'Your online application', above: '3. Visit of 28/01/2025' }, true],
      ],
      rejects: [
        [{ text: 'Your application No. 7 for consent', above: '3. Letter of the Board on' }, false],
        [{ text: 'Your application No. 7 for consent', count: 1 }, false],
        [{ text: 'Your application No. 7 for consent', isSingle: true }, false],
      ],
    },
    'own-number': {
      accepts: [[{ text: '1. Authorisation Number : B-29016', isSingle: true }, true]],
      rejects: [
        [{ text: '1. Authorisation No. B-29016 dated 19.12.2017' }, false],
        [{ text: '2. Authorisation No. B-29016 dated 19.12.2017', isSingle: true }, false],
      ],
    },
    'too-long': {
      accepts: [[{ text: '14. Letter', count: 14 }, true]],
      rejects: [[{ text: '13. Letter', count: 13 }, false]],
    },
  },
});
