import { describeDaysLeft, describeValidityLeft } from '@anupalan/compliance/alerts/describe';
import { describeApplyBy } from '@anupalan/compliance/renewal/describe';
import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import type { AlertSubject } from '@anupalan/enums/notifications';
import type { AppRole } from '@anupalan/enums/roles';
import { toOccurrencePath, toOrderPath } from '../notifications/links.ts';
import type { PersonalNotification } from '../notifications/service.ts';
import type { LedgerEntry } from './ledger.ts';

type Context = {
  organisation: { id: string; type: AppRole };
  subject: AlertSubject;
  /** Names of tasks and titles of orders by id. */
  names: ReadonlyMap<string, string>;
  today: string;
  now: Date;
};

/** Dates of a task that its notification names; the rest is counted. */
const DATES_NAMED = 10;

/** One for each user and task (or order) a morning, however many of its due dates it names (D24). */
export function toNotifications(entries: readonly LedgerEntry[], context: Context): PersonalNotification[] {
  const groups = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.channel !== 'in_app' || entry.result !== 'sent') continue;
    const key = `${entry.recipientId} ${entry.subjectId}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].flatMap((group) => toNotification(group, context));
}

function toNotification(group: readonly LedgerEntry[], context: Context): PersonalNotification[] {
  const dates = [...group].sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  const [first] = dates;
  if (!first) return [];
  const { subjectId, dueDate } = first;
  const { subject, today } = context;
  const name = context.names.get(subjectId) ?? '';
  const toWhen = (date: string) => describeDaysLeft(daysBetween(today, date));
  const toList = (all: readonly string[]) => {
    const named = all.slice(0, DATES_NAMED).map((date) => `${formatDate(date)} (${toWhen(date)})`);
    const rest = all.length - named.length;
    return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
  };
  const base = {
    organisationId: context.organisation.id,
    userId: first.recipientId,
    type: 'alert',
    now: context.now,
  } as const;
  const order = { ...base, link: toOrderPath(subjectId) };
  if (subject === 'renewal')
    return [
      {
        ...order,
        title: `${describeApplyBy(dueDate, today)}: ${name}`,
        message:
          dueDate < today
            ? 'No application is recorded. Apply for the renewal, then record the application to end these alerts.'
            : 'Apply for the renewal of this consent, then record the application.',
      },
    ];
  if (subject === 'order')
    return [
      {
        ...order,
        title: `${describeValidityLeft(daysBetween(today, dueDate))}: ${name}`,
        message: `This consent ${dueDate < today ? 'was' : 'is'} valid until ${formatDate(dueDate)}. Upload the order that renews it.`,
      },
    ];
  return [
    {
      ...base,
      title: `${toWhen(dueDate)}: ${name}`,
      message:
        dates.length === 1
          ? `Due on ${formatDate(dueDate)}.`
          : `${dates.length} dates: ${toList(dates.map((each) => each.dueDate))}.`,
      link: toOccurrencePath(context.organisation.type, { taskId: subjectId, dueDate }),
    },
  ];
}
