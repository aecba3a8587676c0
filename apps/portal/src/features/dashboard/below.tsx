import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Grid, GridItem } from '@anupalan/ui';
import type { ReactNode } from 'react';
import { useAccess, useAppRole } from '../../shared/session/use-session.ts';
import { AccreditationCard } from './accreditation-card.tsx';
import { Changes } from './changes.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { MoreScreens } from './more-screens.tsx';
import { Results } from './results.tsx';

/** Props of {@link Below}. */
export type BelowProps = {
  figures: Dashboard;
  /** The card of the year, which a laboratory has here; nothing for who sees no tasks. */
  year: ReactNode;
  /** Whether to say what changed, also that nothing has. */
  hasChanges: boolean;
};

/** Results and changes, and for a laboratory its enquiries and other screens: what comes below what is due. */
export function Below({ figures, year, hasChanges }: BelowProps) {
  const isCompany = useAppRole() === 'company';
  const canSeeTasks = useAccess('Reporting Task');
  const canSeeDocuments = useAccess('Consent Documents');
  const canSeeAnalyzer = useAccess('Consent Analyzer');
  const canSeeConsents = canSeeDocuments || canSeeAnalyzer;
  return (
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
      {isCompany && canSeeConsents && (
        <GridItem span={12}>
          <Results figures={figures} />
        </GridItem>
      )}
      {hasChanges && (
        <GridItem span={isCompany ? 12 : 8} isFilled>
          <Changes figures={figures} />
        </GridItem>
      )}
      {!isCompany && year && (
        <GridItem span={4} isFilled>
          {year}
        </GridItem>
      )}
      {!isCompany && (
        <GridItem span={12} isFilled>
          <MoreScreens />
        </GridItem>
      )}
    </Grid>
  );
}
