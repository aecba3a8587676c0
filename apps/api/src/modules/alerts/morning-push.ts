import { describeDaysLeft, describeValidityLeft } from '@anupalan/compliance/alerts/describe';
import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { BRAND } from '@anupalan/enums/brand';
import type { AppRole } from '@anupalan/enums/roles';
import type { PushMessage } from '../../push/push-service.ts';
import { toOccurrencePath, toOccurrencesPath, toOrderPath } from '../notifications/links.ts';
import type { AlertSubject, LedgerEntry } from './ledger.ts';

/** A line of the ledger with what it is of. */
export type ToldLine = Pick<LedgerEntry, 'subjectId' | 'dueDate' | 'recipientId' | 'result'> & {
  subject: AlertSubject;
  name: string;
};

/**
 * What each person is told of a morning in their browsers: one message, whatever there is (D49). A date that is told in
 * more than one channel counts once; what the person has switched off everywhere does not count.
 */
export function toMorningMessages(
  lines: readonly ToldLine[],
  { type, today }: { type: AppRole; today: string },
): Map<string, PushMessage> {
  const told = Map.groupBy(
    lines.filter(({ result }) => result !== 'skipped'),
    ({ recipientId }) => recipientId,
  );
  return new Map(
    [...told].map(([userId, all]) => {
      const dates = [...new Map(all.map((line) => [`${line.subjectId} ${line.dueDate}`, line])).values()];
      return [userId, toMessage(dates, type, today)];
    }),
  );
}

function toMessage(dates: readonly ToldLine[], type: AppRole, today: string): PushMessage {
  const tag = `morning-${today}`;
  const [first] = dates;
  if (first && dates.length === 1) {
    const left = daysBetween(today, first.dueDate);
    return first.subject === 'task'
      ? {
          title: first.name,
          body: describeDaysLeft(left),
          path: toOccurrencePath(type, { taskId: first.subjectId, dueDate: first.dueDate }),
          tag,
        }
      : { title: first.name, body: describeValidityLeft(left), path: toOrderPath(first.subjectId), tag };
  }
  const tasks = dates.filter(({ subject }) => subject === 'task');
  const count = (isCounted: (date: string) => boolean) =>
    tasks.filter(({ dueDate }) => isCounted(dueDate)).length;
  const orders = dates.length - tasks.length;
  const parts = [
    inWords(
      count((date) => date < today),
      'overdue',
    ),
    inWords(
      count((date) => date === today),
      'due today',
    ),
    inWords(
      count((date) => date > today),
      'coming up',
    ),
    orders === 0 ? [] : orders === 1 ? '1 consent ends' : `${orders} consents end`,
  ];
  return {
    title: `${BRAND.name}: ${dates.length} dates need you`,
    body: parts.flat().join(', '),
    path: tasks.length > 0 ? toOccurrencesPath(type) : toOrderPath(first?.subjectId ?? ''),
    tag,
  };
}

const inWords = (count: number, what: string) => (count === 0 ? [] : `${count} ${what}`);
