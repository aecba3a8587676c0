import type { CatchUpRow } from '@anupalan/api-client/types';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { toPlace } from '../../shared/viewer/condition.ts';

/** "Consent to operate, page 4, condition 7.1". */
export function toPlaceOf({ documentTitle, obligation }: CatchUpRow): string {
  const place = toPlace(obligation);
  return place === '' ? documentTitle : `${documentTitle}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
}

/** How often it is due: "Every year on 30 September", the order's own words, or "Once". */
export function toRepeats({ kind, obligation }: CatchUpRow): string {
  if (kind === 'once') return 'Once';
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
    [done.length, 'done'],
    [notYet.length, 'not yet'],
    [notAsked.length, 'not asked'],
  ] as const;
  const words = parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return `${rows.length}: ${words.join(', ')}`;
}
