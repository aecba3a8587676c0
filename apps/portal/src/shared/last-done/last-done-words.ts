import type { CatchUpRow, LastDone } from '@anupalan/api-client/types';
import { daysBetween } from '@anupalan/compliance/schedules/dates';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { formatLongDate } from '../tasks/task-dates.ts';
import { toDayText } from '../time-zone.ts';
import { toCount } from '../to-count.ts';

function days(count: number): string {
  return toCount(count, 'day');
}

/** How a day of work stands to its due date: "On the day", "On time, 13 days early", "5 days late". */
export function toTimingWords(completedOn: DateString, dueDate: DateString): string {
  const late = daysBetween(dueDate, completedOn);
  if (late === 0) return 'On the day';
  return late > 0 ? `${days(late)} late` : `On time, ${days(-late)} early`;
}

/** Who answered and when: "Vikas Gaikwad, 18 Nov 2026"; nothing where that is not known. */
export function toWhoWords(answered: CatchUpRow['answered']): string {
  if (answered === null || answered === undefined) return '';
  return `${answered.by}, ${formatLongDate(toDayText(answered.on))}`;
}

/** What has been answered: in a word, and what follows from it. Null: nobody has answered. */
export function toAnswerWords({
  answer,
  completedOn,
  dueDate,
}: LastDone): { text: string; note: string; tone: 'ok' | 'danger' | 'neutral' } | null {
  if (answer === null || dueDate === null) return null;
  if (answer === 'done' && completedOn !== null)
    return {
      text: `Done on ${formatLongDate(completedOn)}`,
      note: toTimingWords(completedOn, dueDate),
      tone: 'ok',
    };
  if (answer === 'not_yet')
    return { text: 'Not yet', note: `Late task since ${formatLongDate(dueDate)}`, tone: 'danger' };
  return { text: 'Did not apply then', note: 'Left out of the register', tone: 'neutral' };
}
