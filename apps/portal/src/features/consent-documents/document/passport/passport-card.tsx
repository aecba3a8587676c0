import type { ConsentDocument, ScheduledTask } from '@anupalan/api-client/types';
import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { VALIDITY_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Card, CardBody, type Stat, StatStrip, ValidityRibbon } from '@anupalan/ui';
import { EntryList, FactText } from '@anupalan/ui/document';
import { CalendarDays, Clock, ListChecks } from 'lucide-react';
import { formatLongDate, formatWeekday } from '../../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../../shared/tasks/task-links.ts';
import { toReferenceWords } from '../../../../shared/tasks/task-reference.ts';
import { Source } from '../facts-card.tsx';
import { toPassportRibbon, toRenewalFigure, toValidityFigure } from './passport-words.ts';
import { useCanSeeTasks, useDueDates } from './use-due-dates.ts';

/** "Tomorrow, Tue, 24 Nov", "Today, …", "In 12 days, …". */
function toWhen(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate);
  const words = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`;
  return `${words}, ${days > 300 ? formatLongDate(dueDate) : formatWeekday(dueDate)}`;
}

type NextDue = { row: ScheduledTask | undefined; isLoading: boolean; hasFailed: boolean };

/** What is due next, in the state of its call. */
function toNextStat({ row, isLoading, hasFailed }: NextDue, today: string, href: string | null): Stat {
  const stat = { id: 'next', title: 'Next due', icon: ListChecks, isWide: true };
  if (row === undefined) {
    const value = isLoading ? 'Loading' : hasFailed ? 'Not known' : 'No further dates';
    const note = hasFailed ? 'The due dates could not be loaded.' : undefined;
    return { ...stat, value, note };
  }
  const note = `${toWhen(row.dueDate, today)}. ${toReferenceWords(row)}`;
  return { ...stat, value: row.name, note, ...(href === null ? {} : { href }) };
}

/** Apply by, valid until and next due; how much of the validity is used; and the words that say so. */
export function PassportCard({ document, today }: { document: ConsentDocument; today: string }) {
  const links = useTaskLinks();
  const canSeeTasks = useCanSeeTasks();
  const isInForce = document.duties !== null;
  const next = useDueDates(document.id, 'pending', isInForce);
  const [row] = next.data?.rows ?? [];
  const renewal = toRenewalFigure(document, today);
  const ribbon = toPassportRibbon(document, today);
  const { facts, validity } = document;
  const citation = facts.renewalLeadDays?.citation ?? facts.validUpto?.citation ?? null;
  const stats: Stat[] = [
    ...(renewal === null ? [] : [{ id: 'renewal', icon: Clock, ...renewal }]),
    { id: 'validity', icon: CalendarDays, ...toValidityFigure(document, today) },
    ...(canSeeTasks && isInForce
      ? [
          toNextStat(
            { row, isLoading: next.isLoading, hasFailed: next.isError },
            today,
            row === undefined ? null : links.toOccurrence(row),
          ),
        ]
      : []),
  ];
  return (
    <Card aria-label="Validity and next steps">
      <StatStrip isPlain label="Dates of this order" stats={stats} />
      {ribbon !== null && (
        <ValidityRibbon isAlone label="Validity of this order" ribbons={[ribbon]} today={today} />
      )}
      {validity.length > 1 && (
        <>
          <CardBody>
            <FactText kind="note">Where periods differ, the earliest end counts.</FactText>
          </CardBody>
          <EntryList
            aria-label="Periods of validity"
            entries={validity.map(({ medium, from, upto, citation: place }, index) => ({
              id: `${medium}-${index}`,
              title: medium === null ? 'Whole order' : VALIDITY_MEDIUM_LABELS[medium],
              content: `${from === null ? '' : `${formatLongDate(from)} `}${
                upto === null ? 'without an end date' : `to ${formatLongDate(upto)}`
              }`,
              source: <Source documentId={document.id} citation={place} />,
            }))}
          />
        </>
      )}
      {citation !== null && validity.length <= 1 && (
        <EntryList
          aria-label="The words of the order"
          entries={[
            { id: 'words', content: null, source: <Source documentId={document.id} citation={citation} /> },
          ]}
        />
      )}
    </Card>
  );
}
