import type { ASKED_FACTS, Asks } from '@anupalan/compliance/reading/questions/asks';
import { expect, test } from 'vitest';
import { type Answered, answerFacts } from './plan.ts';

const answered = (kind: keyof typeof ASKED_FACTS, value: string | null): Answered => {
  const asks: Asks = { kind, options: [] };
  return { question: { id: 'q1', text: 'When?', citation: null, asks, obligationId: null }, value };
};

test.each([
  ['issued_on', 'issuedOn'],
  ['valid_upto', 'validUpto'],
  ['consent_no', 'consentNo'],
  ['industry_name', 'industryName'],
  ['category', 'category'],
] as const)(
  'an answer to %s corrects %s, and gives back what stood there when it is withdrawn',
  (kind, name) => {
    for (const before of [{}, { [name]: '2020-01-01' }]) {
      const first = answerFacts({ answers: {}, correctedFacts: before }, [answered(kind, '2026-05-17')]);
      expect(first.facts).toEqual({ [name]: '2026-05-17' });
      const after = answerFacts({ answers: first.answers, correctedFacts: first.facts }, [
        answered(kind, '2026-05-12'),
      ]);
      expect(after.facts).toEqual({ [name]: '2026-05-12' });
      const withdrawn = answerFacts({ answers: after.answers, correctedFacts: after.facts }, [
        answered(kind, null),
      ]);
      expect(withdrawn).toEqual({ facts: before, answers: {} });
    }
  },
);

test('an answer about a duty corrects no fact', () => {
  const question = { ...answered('valid_upto', null).question, asks: { kind: 'begins' } as const };
  expect(answerFacts({ answers: {}, correctedFacts: {} }, [{ question, value: '2026-05-17' }])).toEqual({
    facts: {},
    answers: {},
  });
});
