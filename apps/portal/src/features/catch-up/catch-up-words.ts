import type { CatchUpRow } from '@anupalan/api-client/types';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { toRepeatsWords } from '../../shared/tasks/repeats-words.ts';
import { toReferenceWords } from '../../shared/tasks/task-reference.ts';
import { words } from './words.ts';

/** "CTO, condition 7.1"; the order's title where its kind has no short name. */
export function toPlaceOf({ documentTitle, documentKind, obligation }: CatchUpRow): string {
  const { consentDocumentId, conditionNo } = obligation;
  if (documentKind === null || documentKind === 'other')
    return conditionNo ? words.open.condition(documentTitle, conditionNo) : documentTitle;
  return toReferenceWords({ consentDocumentId, consentKind: documentKind, conditionNo });
}

/** How often it is due: "Every year", "Every 45 days", the order's own words, or "Once". */
export function toRepeats({ kind, obligation }: CatchUpRow): string {
  if (kind === 'once') return words.open.once;
  if (obligation.frequency !== null) return toRepeatsWords(obligation);
  if (obligation.schedule !== null) return describeSchedule(obligation.schedule);
  return obligation.statedFrequency ?? '';
}

/** "9: 6 done, 2 not yet, 1 not asked". */
export function countAnswers(rows: readonly CatchUpRow[]): string {
  const done = rows.filter(
    ({ kind, obligation }) => kind === 'once' || obligation.lastDone.answer === 'done',
  );
  const notYet = rows.filter(({ obligation }) => obligation.lastDone.answer === 'not_yet');
  const notAsked = rows.filter(({ obligation }) => obligation.lastDone.answer === 'not_asked');
  const parts = [
    [done.length, words.answered.done],
    [notYet.length, words.answered.notYet],
    [notAsked.length, words.answered.notAsked],
  ] as const;
  const counted = parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return `${rows.length}: ${counted.join(', ')}`;
}
