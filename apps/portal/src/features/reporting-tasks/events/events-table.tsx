import type { DutyEvent } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { Button, Stack, StatusTag, TextLink, TwoLines } from '@anupalan/ui';
import { type DataColumn, DataTable, toDataWords } from '@anupalan/ui/table';
import { toLastWords, toLimitWords, toStartState } from '../../../shared/events/event-words.ts';
import type { ListTableProps } from '../../../shared/lists/list-rows.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { toPlaceWords } from '../../../shared/tasks/task-source.tsx';
import { words } from './words.ts';

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
  if (last === undefined) return <span className="subtle">{words.notYet}</span>;
  const href = links.toTask(last.taskId);
  const text = toLastWords(event);
  return href === null ? text : <TextLink href={href}>{text}</TextLink>;
}

function StartButton({ event, onStart }: { event: DutyEvent; onStart: (event: DutyEvent) => void }) {
  return (
    <Button size="sm" aria-label={words.startOf(event.title)} onClick={() => onStart(event)}>
      {words.start}
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
      header: words.columns.condition,
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
      header: words.columns.limit,
      width: 'fifth',
      cell: ({ event }) => toLimitWords(event),
    },
    { id: 'last', header: words.columns.last, width: 'fifth', cell: (event) => <LastStart event={event} /> },
    {
      id: 'state',
      header: words.columns.state,
      width: 'person',
      cell: (event) => <StatusTag {...toStartState(event, today)} />,
    },
    ...(onStart === null
      ? []
      : [
          {
            id: 'start',
            header: words.columns.start,
            width: 'action' as const,
            actions: 'unprinted' as const,
            cell: (event: DutyEvent) => <StartButton event={event} onStart={onStart} />,
          },
        ]),
  ];
  return (
    <DataTable
      {...rest}
      caption={words.title}
      words={toDataWords(words.noun)}
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
