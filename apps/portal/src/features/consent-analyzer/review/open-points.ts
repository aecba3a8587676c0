import type { Question } from '@anupalan/api-client/types';
import { type Condition, needsDate } from '../../../shared/viewer/condition.ts';
import { hasOpenQuestion, isPastQuestion } from './conditions.ts';
import { acceptAllWords } from './words.ts';

/** What a condition still needs from a person before a task can be made of it. */
export type OpenPoint = { id: string; title: string; reason: string };

function findReason(condition: Condition, questions: readonly Question[], today: string): string | null {
  if (condition.taskId !== null || condition.done === true) return null;
  if (hasOpenQuestion(condition, questions)) return acceptAllWords.points.question;
  if ((condition.doubts ?? []).length > 0) return acceptAllWords.points.figure;
  // What begins when something happens needs no date.
  if (needsDate(condition)) return condition.event ? null : acceptAllWords.points.noDate;
  if (isPastQuestion(condition, today)) return acceptAllWords.points.passed;
  if (condition.lastDone.asked && condition.lastDone.answer === null) return acceptAllWords.points.neverDone;
  return null;
}

/** What accepting conditions leaves open: questions, missing dates, past dates and cycles, in the order of the document. */
export function listOpenPoints(
  conditions: readonly Condition[],
  questions: readonly Question[],
  today: string,
): OpenPoint[] {
  return conditions.flatMap((condition) => {
    const reason = findReason(condition, questions, today);
    return reason === null ? [] : [{ id: condition.id, title: condition.title, reason }];
  });
}
