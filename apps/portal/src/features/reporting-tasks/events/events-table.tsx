import type { DutyEvent } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { Button, Stack, StatusTag, TextLink, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { toLastWords, toLimitWords, toStartState } from '../../../shared/events/event-words.ts';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { toPlaceWords } from '../../../shared/tasks/task-source.tsx';

/** Props of {@link EventsTable}: the list's states are the table's. `onStart` null: view only. */
export type EventsTableProps = ListTableProps<DutyEvent> & {
  today: DateString;
  onStart: ((event: DutyEvent) => void) | null;
};

function toPlace({ documentTitle, citation, conditionNo }: DutyEvent): string {
  return [documentTitle, toPlaceWords(citation.page, conditionNo)].filter((part) => part !== '').join(', ');
}

/** The latest start and the way to its task. */
function LastStart({ event }: { event: DutyEvent }) {
  const links = useTaskLinks();
  const [last] = event.starts;
  if (last === undefined) return <span className="subtle">Not yet</span>;
  const href = links.toTask(last.taskId);
  const words = toLastWords(event);
  return href === null ? words : <TextLink href={href}>{words}</TextLink>;
}

function StartButton({ event, onStart }: { event: DutyEvent; onStart: (event: DutyEvent) => void }) {
  return (
    <Button size="sm" aria-label={`Start task: ${event.title}`} onClick={() => onStart(event)}>
      Start task
    </Button>
  );
}

/** Conditions that wait for something to happen; as stacked rows on a phone. */
export function EventsTable({ today, onStart, rows = [], sort, ...rest }: EventsTableProps) {
  const links = useTaskLinks();
  const toHref = (event: DutyEvent) =>
    links.toSource({ ...event, obligationId: event.id }) ?? links.toDocument(event.consentDocumentId);
  const columns: DataColumn<DutyEvent>[] = [
    {
      id: 'title',
      header: 'Condition',
      isRowHeader: true,
      isSortable: true,
      cell: (event) => (
        <TwoLines
          main={event.title}
          sub={toPlace(event)}
          {...(toHref(event) === null ? {} : { href: toHref(event) ?? '' })}
        />
      ),
    },
    {
      id: 'limit',
      header: 'Time limit',
      width: 'fifth',
      cell: ({ event }) => toLimitWords(event),
    },
    { id: 'last', header: 'Last time', width: 'fifth', cell: (event) => <LastStart event={event} /> },
    {
      id: 'state',
      header: 'State',
      width: 'person',
      cell: (event) => <StatusTag {...toStartState(event, today)} />,
    },
    ...(onStart === null
      ? []
      : [
          {
            id: 'start',
            header: 'Start',
            width: 'action' as const,
            cell: (event: DutyEvent) => <StartButton event={event} onStart={onStart} />,
          },
        ]),
  ];
  return (
    <DataTable
      {...rest}
      caption="When it happens"
      words={toDataWords('conditions')}
      density="comfortable"
      columns={columns}
      rows={rows}
      sort={sort}
      toId={({ id }) => id}
      toStacked={(event) => ({
        title: event.title,
        ...(toHref(event) === null ? {} : { href: toHref(event) ?? '' }),
        meta: (
          <Stack gap={1}>
            <span>{toPlace(event)}</span>
            <span>{toLimitWords(event.event)}</span>
            <div>
              <StatusTag {...toStartState(event, today)} />
            </div>
          </Stack>
        ),
        when: toLastWords(event),
        end: onStart !== null && <StartButton event={event} onStart={onStart} />,
      })}
    />
  );
}
