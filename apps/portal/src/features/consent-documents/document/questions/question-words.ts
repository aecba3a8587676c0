import type { CatchUpRow, Question } from '@anupalan/api-client/types';
import { toAnswerWords } from '../../../../shared/last-done/last-done-words.ts';
import { formatLongDate } from '../../../../shared/tasks/task-dates.ts';

/** "2 to answer, 3 answered". */
export function toQuestionNote(toAnswer: number, given: number): string {
  const words = [
    ...(toAnswer > 0 ? [`${toAnswer} to answer`] : []),
    ...(given > 0 ? [`${given} answered`] : []),
  ];
  return words.join(', ');
}

/** The answer to a question of the reader in words, or that there is none. */
export function toAnswerText({ answer, answerKind, options }: Question): string {
  if (answer === null) return 'Not answered yet';
  const label = options.find(({ value }) => value === answer)?.label;
  return `Answer: ${label ?? (answerKind === 'date' ? formatLongDate(answer) : answer)}`;
}

/** The question about a due date of before acceptance: a cycle, or what was due once. */
export function toPastQuestion({ kind, obligation }: CatchUpRow): string {
  return kind === 'once' ? `Was “${obligation.title}” done?` : `When was “${obligation.title}” last done?`;
}

/** What was answered about it, and what follows from that. */
export function toPastAnswer({ kind, obligation }: CatchUpRow): { text: string; note: string } {
  if (kind === 'once') return { text: 'Done', note: 'It was due once' };
  return toAnswerWords(obligation.lastDone) ?? { text: 'Not answered yet', note: '' };
}

/** Where it is printed, and when it was due: "Condition 10.2. It was due on 31 Mar 2026." */
export function toPastPlace({ dueDate, obligation }: CatchUpRow): string {
  const place = obligation.conditionNo ? `Condition ${obligation.conditionNo}. ` : '';
  return `${place}It was due on ${formatLongDate(dueDate)}.`;
}
