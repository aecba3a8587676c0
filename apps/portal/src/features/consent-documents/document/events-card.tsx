import { useListDutyEventsQuery } from '@anupalan/api-client/endpoints/duty-events';
import type { ConsentDocument, DutyEvent } from '@anupalan/api-client/types';
import { PAGINATION } from '@anupalan/enums/limits';
import { Button, CardBody, CardHead, FoldingCard, Inline, LoadError, Stack, StatusTag } from '@anupalan/ui';
import { EntryList } from '@anupalan/ui/document';
import { useState } from 'react';
import { toLastWords, toLimitWords, toStartState } from '../../../shared/events/event-words.ts';
import { StartDialog } from '../../../shared/later-dialogs.tsx';
import { useAccess } from '../../../shared/session/use-session.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { Source } from './facts-card.tsx';
import { eventWords } from './words.ts';

/** Accepted conditions of the order that begin when something happens; nothing where it has none. */
export function EventsCard({ document }: { document: ConsentDocument }) {
  const today = useToday();
  const canStart = useAccess('Reporting Task', 'manage');
  const [starting, setStarting] = useState<DutyEvent | null>(null);
  const { data, isError, isFetching, refetch } = useListDutyEventsQuery(
    { consentDocumentId: document.id, isPagination: PAGINATION.off },
    { refetchOnMountOrArgChange: true },
  );
  if (data === undefined && !isError) return null;
  if (data !== undefined && data.rows.length === 0) return null;
  return (
    <FoldingCard foldName={eventWords.foldName} aria-labelledby="when-it-happens">
      <CardHead title={eventWords.title} id="when-it-happens" />
      {data === undefined ? (
        <CardBody>
          <LoadError title={eventWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        </CardBody>
      ) : (
        <EntryList
          entries={data.rows.map((event) => ({
            id: event.id,
            title: event.title,
            content: [toLimitWords(event.event), toLastWords(event) && eventWords.last(toLastWords(event))]
              .filter(Boolean)
              .join('; '),
            source: (
              <Stack gap={2}>
                <Source documentId={document.id} citation={event.citation} />
                <Inline justify="between">
                  <StatusTag {...toStartState(event, today)} />
                  {canStart && (
                    <Button
                      size="sm"
                      aria-label={eventWords.startOf(event.title)}
                      onClick={() => setStarting(event)}
                    >
                      {eventWords.start}
                    </Button>
                  )}
                </Inline>
              </Stack>
            ),
          }))}
        />
      )}
      {starting !== null && <StartDialog event={starting} today={today} onClose={() => setStarting(null)} />}
    </FoldingCard>
  );
}
