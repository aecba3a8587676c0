import type { CatchUpRow, Question } from '@anupalan/api-client/types';
import { toAnswerWords } from '../../../../shared/last-done/last-done-words.ts';
import { formatLongDate } from '../../../../shared/tasks/task-dates.ts';
import { questionWords } from '../words.ts';

/** "2 to answer, 3 answered". */
export function toQuestionNote(toAnswer: number, given: number): string {
  const words = [
    ...(toAnswer > 0 ? [questionWords.toAnswer(toAnswer)] : []),
    ...(given > 0 ? [questionWords.answered(given)] : []),
  ];
  return words.join(', ');
}

/** The answer to a question of the reader in words, or that there is none. */
export function toAnswerText({ answer, answerKind, options }: Question): string {
  if (answer === null) return questionWords.notAnswered;
  const label = options.find(({ value }) => value === answer)?.label;
  return questionWords.answer(label ?? (answerKind === 'date' ? formatLongDate(answer) : answer));
}

/** The question about a due date of before acceptance: a cycle, or what was due once. */
export function toPastQuestion({ kind, obligation }: CatchUpRow): string {
  return kind === 'once'
    ? questionWords.wasDone(obligation.title)
    : questionWords.whenLastDone(obligation.title);
}

/** What was answered about it, and what follows from that. */
export function toPastAnswer({ kind, obligation }: CatchUpRow): { text: string; note: string } {
  if (kind === 'once') return { text: questionWords.done, note: questionWords.dueOnce };
  return toAnswerWords(obligation.lastDone) ?? { text: questionWords.notAnswered, note: '' };
}

/** Where it is printed, and when it was due: "Condition 10.2. It was due on 31 Mar 2026." */
export function toPastPlace({ dueDate, obligation }: CatchUpRow): string {
  const { conditionNo } = obligation;
  const day = formatLongDate(dueDate);
  return conditionNo ? questionWords.conditionWasDueOn(conditionNo, day) : questionWords.wasDueOn(day);
}
