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
import { passportWords } from '../words.ts';
import { toPassportRibbon, toRenewalFigure, toValidityFigure } from './passport-words.ts';
import { useCanSeeTasks, useDueDates } from './use-due-dates.ts';

/** "Tomorrow, Tue, 24 Nov", "Today, …", "In 12 days, …". */
function toWhen(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate);
  const words = passportWords.when(days);
  return `${words}, ${days > 300 ? formatLongDate(dueDate) : formatWeekday(dueDate)}`;
}

type NextDue = { row: ScheduledTask | undefined; isLoading: boolean; hasFailed: boolean };

/** What is due next, in the state of its call. */
function toNextStat({ row, isLoading, hasFailed }: NextDue, today: string, href: string | null): Stat {
  const stat = { id: 'next', title: passportWords.nextDue, icon: ListChecks, isWide: true };
  if (row === undefined) {
    const value = isLoading
      ? passportWords.loading
      : hasFailed
        ? passportWords.notKnown
        : passportWords.noFurtherDates;
    const note = hasFailed ? passportWords.nextError : undefined;
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
    <Card aria-label={passportWords.label}>
      <StatStrip isPlain label={passportWords.dates} stats={stats} />
      {ribbon !== null && (
        <ValidityRibbon isAlone label={passportWords.validity} ribbons={[ribbon]} today={today} />
      )}
      {validity.length > 1 && (
        <>
          <CardBody>
            <FactText kind="note">{passportWords.periodsNote}</FactText>
          </CardBody>
          <EntryList
            aria-label={passportWords.periods}
            entries={validity.map(({ medium, from, upto, citation: place }, index) => ({
              id: `${medium}-${index}`,
              title: medium === null ? passportWords.wholeOrder : VALIDITY_MEDIUM_LABELS[medium],
              content: `${from === null ? '' : `${formatLongDate(from)} `}${
                upto === null ? passportWords.noEnd : passportWords.to(formatLongDate(upto))
              }`,
              source: <Source documentId={document.id} citation={place} />,
            }))}
          />
        </>
      )}
      {citation !== null && validity.length <= 1 && (
        <EntryList
          aria-label={passportWords.quoted}
          entries={[
            { id: 'words', content: null, source: <Source documentId={document.id} citation={citation} /> },
          ]}
        />
      )}
    </Card>
  );
}
