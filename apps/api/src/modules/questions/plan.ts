import { findAnswerProblem } from '@anupalan/compliance/reading/questions/answer';
import { toAskedFact } from '@anupalan/compliance/reading/questions/asks';
import { AppError, type FieldError, notFound } from '../../http/problem.ts';
import { parseQuestions, type StoredAnswers, type StoredQuestion } from './stored.ts';

/** A question that a person answers; `value` null withdraws the answer. */
export type Answered = { question: StoredQuestion; value: string | null };

/**
 * The questions of an order that are answered, in the order of the document. An answer that is there already is none.
 * @throws AppError not_found for an id of no question; invalid with the field of each value that does not fit
 */
export function planAnswers(
  row: { id: string; questions: unknown; answers: unknown },
  values: Readonly<Record<string, string | null>>,
): Answered[] {
  const questions = parseQuestions(row);
  if (Object.keys(values).some((id) => !questions.some((question) => question.id === id)))
    throw notFound('question');
  const before = row.answers as StoredAnswers;
  const answered = questions
    .filter(({ id }) => Object.hasOwn(values, id))
    .map((question) => ({ question, value: values[question.id] ?? null }));
  const errors = answered.flatMap(({ question, value }): FieldError[] => {
    const message = value === null ? null : findAnswerProblem(question.asks, value);
    return message === null ? [] : [{ field: `answers.${question.id}`, message }];
  });
  if (errors[0]) throw new AppError('invalid', errors[0].message, { errors });
  return answered.filter(({ question, value }) => (before[question.id]?.value ?? null) !== value);
}

/** What answers say of the facts of the order, as corrections; and each answer with what it replaces. */
export function answerFacts(
  row: { answers: unknown; correctedFacts: unknown },
  answered: readonly Answered[],
): { facts: Record<string, unknown>; answers: StoredAnswers } {
  const facts = { ...(row.correctedFacts as Record<string, unknown>) };
  const answers = { ...(row.answers as StoredAnswers) };
  for (const { question, value } of answered) {
    const name = toAskedFact(question.asks);
    if (name === null) continue;
    const corrected = facts[name] as string | null | undefined;
    const before = answers[question.id]?.[name] ?? (corrected === undefined ? {} : { corrected });
    if (value !== null) {
      facts[name] = value;
      answers[question.id] = { value, [name]: before };
      continue;
    }
    delete answers[question.id];
    if ('corrected' in before) facts[name] = before.corrected;
    else delete facts[name];
  }
  return { facts, answers };
}
