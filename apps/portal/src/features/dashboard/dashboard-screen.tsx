import { type Dashboard, useGetDashboardQuery } from '@anupalan/api-client/endpoints/dashboard';
import type { ScheduledTask } from '@anupalan/api-client/types';
import { FREQUENCY_LABELS } from '@anupalan/enums/frequencies';
import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { Card, Grid, GridItem, LoadError, Page, SkeletonRows, Stack } from '@anupalan/ui';
import { useDeferredValue } from 'react';
import { useAccess, useAppRole } from '../../shared/session/use-session.ts';
import { type Orders, useOrders } from '../../shared/tasks/use-orders.ts';
import { ActNow } from './act-now.tsx';
import { Changes } from './changes.tsx';
import { Consents } from './consents.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { Figures } from './figures.tsx';
import { AccreditationCard, LabFigures } from './lab-panels.tsx';
import { MoreScreens } from './more-screens.tsx';
import { Results } from './results.tsx';
import { Year } from './year.tsx';

/** Names the order of a row and how often it comes; a task by hand says so. */
function toRowMeta(figures: Dashboard, orders: Orders): (row: ScheduledTask) => string {
  return (row) => {
    const consent = figures.consents.find(({ id }) => id === row.consentDocumentId);
    const title = consent?.title ?? orders.find(row.consentDocumentId)?.title;
    const often = row.frequency === null ? '' : FREQUENCY_LABELS[row.frequency];
    return [title ?? TASK_ORIGIN_LABELS[row.origin], often].filter((words) => words !== '').join(', ');
  };
}

function Panels({ figures, orders }: { figures: Dashboard; orders: Orders }) {
  const isCompany = useAppRole() === 'company';
  const canSeeAlerts = useAccess('Tasks & Alerts');
  const canSeeTasks = useAccess('Reporting Task');
  const canSeeDocuments = useAccess('Consent Documents');
  const canSeeAnalyzer = useAccess('Consent Analyzer');
  const canSeeConsents = canSeeDocuments || canSeeAnalyzer;
  const canSeeWork = canSeeAlerts || canSeeTasks;
  const toMeta = toRowMeta(figures, orders);
  return (
    <Stack gap={5}>
      {isCompany ? <Figures figures={figures} /> : <LabFigures figures={figures} />}
      <Grid>
        {figures.lab !== null && (
          <>
            {canSeeTasks && (
              <GridItem span={8} isFilled>
                <EnquiriesCard figures={figures} side="lab" />
              </GridItem>
            )}
            <GridItem span={canSeeTasks ? 4 : 12} isFilled>
              <AccreditationCard lab={figures.lab} />
            </GridItem>
          </>
        )}
        {canSeeWork && (
          <GridItem span={isCompany ? 8 : 12} isFilled>
            <ActNow figures={figures} toMeta={toMeta} />
          </GridItem>
        )}
        {isCompany && (
          <GridItem span={4} isFilled>
            <Consents figures={figures} />
          </GridItem>
        )}
        {isCompany && canSeeConsents && (
          <GridItem span={12}>
            <Results figures={figures} />
          </GridItem>
        )}
        <GridItem span={8} isFilled>
          <Changes figures={figures} />
        </GridItem>
        <GridItem span={4} isFilled>
          <Year figures={figures} />
        </GridItem>
        {isCompany && canSeeTasks && (
          <GridItem span={8} isFilled>
            <EnquiriesCard figures={figures} side="company" />
          </GridItem>
        )}
        <GridItem span={isCompany && canSeeTasks ? 4 : 12} isFilled>
          <MoreScreens />
        </GridItem>
      </Grid>
    </Stack>
  );
}

/** What is due, what is late and what changed. */
export function DashboardScreen() {
  const answer = useGetDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isError, isFetching, refetch } = answer;
  // Asked for beside the figures, not after them.
  const orders = useOrders();
  // All panels at once are a long piece of work: they are drawn when there is time.
  const data = useDeferredValue(answer.data);
  return (
    <Page>
      {data !== undefined && <Panels figures={data} orders={orders} />}
      {data === undefined && isError && (
        <LoadError
          title="The dashboard could not be loaded"
          text="Your tasks and consents are safe; only their figures are missing here."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && !isError && (
        <Card aria-label="Dashboard">
          <SkeletonRows label="Loading the dashboard" />
        </Card>
      )}
    </Page>
  );
}
