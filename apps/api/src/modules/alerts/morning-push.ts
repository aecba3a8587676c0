import { describeDaysLeft, describeValidityLeft } from '@anupalan/compliance/alerts/describe';
import { describeApplyBy } from '@anupalan/compliance/renewal/describe';
import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { BRAND } from '@anupalan/enums/brand';
import type { AlertSubject } from '@anupalan/enums/notifications';
import type { AppRole } from '@anupalan/enums/roles';
import type { PushMessage } from '../../push/push-service.ts';
import { toOccurrencePath, toOccurrencesPath, toOrderPath } from '../notifications/links.ts';
import type { LedgerEntry } from './ledger.ts';

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
      const dates = [
        ...new Map(all.map((line) => [`${line.subject} ${line.subjectId} ${line.dueDate}`, line])).values(),
      ];
      return [userId, toMessage(dates, type, today)];
    }),
  );
}

function toMessage(dates: readonly ToldLine[], type: AppRole, today: string): PushMessage {
  const tag = `morning-${today}`;
  const [first] = dates;
  if (first && dates.length === 1) {
    const { subject, subjectId, dueDate } = first;
    const isTask = subject === 'task';
    return {
      title: first.name,
      body: toBody[subject](dueDate, today),
      path: isTask ? toOccurrencePath(type, { taskId: subjectId, dueDate }) : toOrderPath(subjectId),
      tag,
    };
  }
  const tasks = dates.filter(({ subject }) => subject === 'task');
  const count = (isCounted: (date: string) => boolean) =>
    tasks.filter(({ dueDate }) => isCounted(dueDate)).length;
  const countOf = (wanted: AlertSubject) => dates.filter(({ subject }) => subject === wanted).length;
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
    inNumber(countOf('renewal'), 'renewal to apply for', 'renewals to apply for'),
    inNumber(countOf('order'), 'consent expires', 'consents expire'),
  ];
  return {
    title: `${BRAND.name}: ${dates.length} dates need your attention`,
    body: parts.flat().join(', '),
    path: tasks.length > 0 ? toOccurrencesPath(type) : toOrderPath(first?.subjectId ?? ''),
    tag,
  };
}

const toBody: Record<AlertSubject, (dueDate: string, today: string) => string> = {
  task: (dueDate, today) => describeDaysLeft(daysBetween(today, dueDate)),
  order: (dueDate, today) => describeValidityLeft(daysBetween(today, dueDate)),
  renewal: describeApplyBy,
};

const inWords = (count: number, what: string) => (count === 0 ? [] : `${count} ${what}`);
const inNumber = (count: number, one: string, more: string) => inWords(count, count === 1 ? one : more);
