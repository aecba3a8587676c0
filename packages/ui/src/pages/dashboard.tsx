import { Card } from '../card/card.tsx';
import { EmptyState, LoadError } from '../empty-state/empty-state.tsx';
import { Grid, GridItem, Stack } from '../layout/layout.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { ActNow } from './act-now.tsx';
import { Changes, Consents, Figures, Year } from './dashboard-panels.tsx';

/** What a dashboard can be. */
export type DashboardState = 'filled' | 'empty' | 'loading' | 'failed' | 'restricted';

/** Props of {@link Dashboard}. */
export type DashboardProps = { state: DashboardState; isLab?: boolean };

/** The first screen of both areas: a lab has no consents of its own. */
export function Dashboard({ state, isLab = false }: DashboardProps) {
  if (state === 'loading') {
    return (
      <Card aria-label="Dashboard">
        <SkeletonRows label="Loading the dashboard" />
      </Card>
    );
  }
  if (state === 'failed') {
    return (
      <LoadError
        level={2}
        title="The dashboard could not be loaded"
        text="Your tasks and consents are safe; only their figures are missing here."
        onRetry={() => undefined}
      />
    );
  }
  const isEmpty = state === 'empty';
  return (
    <Stack gap={5}>
      <Figures isEmpty={isEmpty} keptTitle={isLab ? 'Tasks kept' : 'Conditions kept'} />
      <Grid>
        <GridItem span={isLab ? 12 : 8} isFilled>
          {state === 'restricted' ? (
            <Card aria-label="Act now">
              <EmptyState
                title="Tasks are not shown to you"
                text="Who manages the users of your organisation can grant Reporting Task or Tasks & Alerts."
              />
            </Card>
          ) : (
            <ActNow isEmpty={isEmpty} />
          )}
        </GridItem>
        {!isLab && (
          <GridItem span={4} isFilled>
            <Consents isEmpty={isEmpty} />
          </GridItem>
        )}
        <GridItem span={8} isFilled>
          <Changes isEmpty={isEmpty} />
        </GridItem>
        <GridItem span={4} isFilled>
          <Year isEmpty={isEmpty} />
        </GridItem>
      </Grid>
    </Stack>
  );
}
