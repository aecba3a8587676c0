import { useListCalendarAddressesQuery } from '@anupalan/api-client/endpoints/calendar';
import { CALENDAR_SCOPES } from '@anupalan/enums/calendar';
import { Card, CardBody, CardHead, LoadError, SkeletonRows, Stack } from '@anupalan/ui';
import { useAccess } from '../../shared/session/use-session.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { calendarWords } from './words.ts';

/** Due dates in the calendars that a user has besides; absent for people who may not see tasks. */
export function CalendarCard() {
  const seesTasks = useAccess('Tasks & Alerts');
  const seesReporting = useAccess('Reporting Task');
  return seesTasks || seesReporting ? <Addresses /> : null;
}

function Addresses() {
  const { data, isLoading, isError, isFetching, refetch } = useListCalendarAddressesQuery();
  return (
    <Card aria-labelledby="calendar-head">
      <CardHead id="calendar-head" title={calendarWords.title} note={calendarWords.note} />
      {isLoading && <SkeletonRows label={calendarWords.loading} />}
      {isError && data === undefined && (
        <LoadError title={calendarWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data !== undefined && (
        <CardBody>
          <Stack gap={6}>
            {CALENDAR_SCOPES.map((scope) => (
              <CalendarAddress
                key={scope}
                scope={scope}
                createdAt={data.find((each) => each.scope === scope)?.createdAt ?? null}
              />
            ))}
          </Stack>
        </CardBody>
      )}
    </Card>
  );
}
