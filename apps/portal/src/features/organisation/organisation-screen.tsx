import { useGetOrganisationQuery } from '@anupalan/api-client/endpoints/organisation';
import type { LabPage } from '@anupalan/api-client/types';
import { Card, Grid, GridItem, LoadError, Page, SkeletonRows, Stack, TabLinks } from '@anupalan/ui';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../shared/session/use-session.ts';
import { DomainCard } from './domain-card.tsx';
import { FactsForm } from './facts-form.tsx';
import { FactsView } from './facts-view.tsx';
import { LabForm } from './lab-form.tsx';
import { LabView } from './lab-view.tsx';
import { UsageCard } from './usage-card.tsx';
import { organisationWords } from './words.ts';

function LabTabs({ isPage }: { isPage: boolean }) {
  return (
    <TabLinks
      label={organisationWords.label}
      items={[
        { href: '?', label: organisationWords.tabs.facts, isCurrent: !isPage },
        { href: '?tab=page', label: organisationWords.tabs.page, isCurrent: isPage },
      ]}
    />
  );
}

function LabPart({ page, canChange }: { page: LabPage; canChange: boolean }) {
  return canChange ? <LabForm page={page} /> : <LabView page={page} />;
}

/** Who the organisation is and what its tasks depend on; people who may not change it read it. */
export function OrganisationScreen() {
  const { data, isError, isFetching, refetch } = useGetOrganisationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [params] = useSearchParams();
  const isPage = params.get('tab') === 'page';
  const canManage = useAccess('User Management', 'manage');
  if (data === undefined) {
    return (
      <Page>
        {isError ? (
          <LoadError
            title={organisationWords.loadError}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Card aria-label={organisationWords.label}>
            <SkeletonRows label={organisationWords.loading} />
          </Card>
        )}
      </Page>
    );
  }
  const canChange = canManage && !data.isReadOnly;
  return (
    <Page>
      <Stack gap={5}>
        {data.lab !== null && <LabTabs isPage={isPage} />}
        {data.lab !== null && isPage ? (
          <LabPart page={data.lab} canChange={canChange} />
        ) : (
          <Grid>
            <GridItem span={8}>
              {canChange ? <FactsForm organisation={data} /> : <FactsView organisation={data} />}
            </GridItem>
            <GridItem span={4}>
              <Stack gap={5}>
                <DomainCard domain={data.verifiedDomain} />
                <UsageCard storage={data.storage} reading={data.reading} />
              </Stack>
            </GridItem>
          </Grid>
        )}
      </Stack>
    </Page>
  );
}
